# Namen van spelvarianten en onderdelen. Sleutels tussen rechte haken zijn kenmerken van het spel en blijven zoals ze zijn.

mode = { $mode ->
    [spice_road] Century: De Specerijenroute
    [new_world] Century: Een Nieuwe Wereld
    [east_west_1] Century: Van Oost naar West – Deel I
    [east_west_2] Century: Van Oost naar West – Deel II
    [east_west_3] Century: Van Oost naar West – Deel III
   *[other] { $mode }
}

# Eén blokje aan het eind van een zin: „Terugleggen: een geel blokje”.
cube = { $cube ->
    [Y] een geel blokje
    [R] een rood blokje
    [G] een groen blokje
   *[B] een bruin blokje
}

# Blokjes van één kleur: „2 gele”.
cubes = { $cube ->
    [Y] { $count ->
        [one] { $count } geel
       *[other] { $count } gele
    }
    [R] { $count ->
        [one] { $count } rood
       *[other] { $count } rode
    }
    [G] { $count ->
        [one] { $count } groen
       *[other] { $count } groene
    }
   *[B] { $count ->
        [one] { $count } bruin
       *[other] { $count } bruine
    }
}
no-cubes = geen blokjes

# Lijsten: „2 gele, 1 rood en 1 groen”.

good = { $good ->
    [ginger] gember
    [chili] chilipoeder
    [tea] thee
   *[cloves] kruidnagel
}

# Het symbool in de cirkel van een locatie; een doosbestand kan er andere hebben.
symbol = { $symbol ->
    [field] akker
    [hill] heuvel
    [river] rivier
    [forest] bos
    [none] geen symbool
   *[other] { $symbol }
}

# De Nieuwe Wereld-symbolen.
benefit = { $benefit ->
    [aid] Hulp
    [tool] Gereedschap
    [settlers] Nieuwe kolonisten
   *[explore] Verkenning
}

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
