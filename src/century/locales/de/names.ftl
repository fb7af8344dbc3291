# Namen der Spielarten und des Materials. Schlüssel in eckigen Klammern sind Kennungen des Spiels und bleiben, wie sie sind.

mode = { $mode ->
    [spice_road] Century: Die Gewürzstraße
    [new_world] Century: Eine neue Welt
    [east_west_1] Century: Von Ost nach West – Teil I
    [east_west_2] Century: Von Ost nach West – Teil II
    [east_west_3] Century: Von Ost nach West – Teil III
   *[other] { $mode }
}

# Eine Ware am Ende eines Satzes: „Zurücklegen: eine gelbe Ware“.
cube = { $cube ->
    [Y] eine gelbe Ware
    [R] eine rote Ware
    [G] eine grüne Ware
   *[B] eine braune Ware
}

# Waren einer Farbe: „2 gelbe“.
cubes = { $cube ->
    [Y] { $count } gelbe
    [R] { $count } rote
    [G] { $count } grüne
   *[B] { $count } braune
}
no-cubes = keine Waren

# Listen: „2 gelbe, 1 rote und 1 grüne“.

good = { $good ->
    [ginger] Ingwer
    [chili] Chili
    [tea] Tee
   *[cloves] Gewürznelken
}

# Das Symbol im Kreis eines Feldes; eine Box-Datei kann andere haben.
symbol = { $symbol ->
    [field] Acker
    [hill] Hügel
    [river] Fluss
    [forest] Wald
    [none] ohne Symbol
   *[other] { $symbol }
}

# Die „Neue Welt“-Symbole.
benefit = { $benefit ->
    [aid] Hilfe
    [tool] Werkzeug
    [settlers] Neue Siedler
   *[explore] Erkundung
}

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
