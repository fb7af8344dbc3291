# Das Terminal: Überschriften des Tisches, Eingaben, Hilfe, und was nicht ging.

# Der Tisch.
round = Runde { $round }
last-round = letzte Runde
head-points = Punktekarten
head-next = nächste
head-market = Händlerkarten
head-beside = Erkundungsplättchen
head-bonus = Bonusplättchen
head-islands = Inseln
islands-legend = { $ship } Schiff, { $post } Handelsposten
sea = Meer
deck = Zugstapel: { $count }
price = { $price ->
    [0] kostenlos
    [one] { $price } Ware
   *[other] { $price } Waren
}
gold-coins = { $coins } Gold
silver-coins = { $coins } Silber

# Bonusplättchen in wenigen Worten: Punkte, und wofür.
sign-symbol = { $points } je { $benefit }
sign-pair = { $points } je { $first } + { $second }
sign-settlers = { $points } je 2 Siedler
sign-merchants = { $points } je 2 Händlerkarten

place = { $kind ->
    [renew] Markt erneuern
    [adjust] Route anpassen
    [ship_trade] Schiffshandel
   *[post_trade] Handelsposten
}
place-sail = { $steps ->
    [0] Schiff bewegen, beliebig
   *[other] Schiff bewegen, { $steps }
}

# Was vor einem Platz liegt, und was er zählt.
label = { $part ->
    [cubes] Waren
    [settlers] Siedler
    [hand] Hand
    [played] gespielt
    [route] Route
    [discard] Ablage
    [cards] Karten
    [points] Karten
    [coins] Münzen
    [gold] Gold
    [silver] Silber
    [bonus] Bonus
    [explored] Plättchen
    [posts] Posten
    [score] Punkte
   *[total] gesamt
}
settlers-away = { $out } im Einsatz, { $reserve } in Reserve
name = { $kind ->
    [you] Platz { $seat } (du)
    [random] Platz { $seat } (Zufall)
    [bot] Platz { $seat } ({ $bot })
   *[human] Platz { $seat }
}

# Spielen.
chosen = Gewählt:
prompt = Platz { $seat }, Nummer oder Aktion (help):
prompt-over = Das Spiel ist zu Ende (save DATEI, undo, quit):
winner = Platz { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
refused = { $token }: { $reason }
nothing-to-undo = Es gibt nichts zurückzunehmen.
save-where = Wohin speichern? Tippe: save DATEI
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert in { $file }: { $reason }
goodbye = Auf Wiedersehen.
help =
    Tippe die Nummer einer Aktion oder die Aktion selbst, zum Beispiel: rest.
    undo          zurück zur letzten Entscheidung an dieser Tastatur
    save DATEI    speichert das Spiel; century play --load DATEI setzt es fort
    table         zeichnet den Tisch noch einmal
    help          dieser Text
    quit          beendet, ohne zu speichern
    Waren: Y gelb, R rot, G grün, B braun. Ein Lager fasst 10 davon.
    +YY produziert 2 gelbe, ↑2 wertet bis zu 2-mal auf, YY→G tauscht, so oft du willst.
    ● ist ein Siedler: erforderlich auf einem Feld, oder dort im Einsatz.
    Die Regeln (englisch): docs/rules im Projekt.

# Nachspielen.
turn-of = { $turn } von { $turns }.
replay-help = Eingabetaste oder n: nächster Zug; p: voriger Zug; g NUMMER: zu diesem Zug; q: Ende
no-such-turn = Es gibt die Züge 1 bis { $turns }; 0 ist der Anfang.

# Spielarten und Boxen.
modes-head = { $column ->
    [mode] Spielart
    [title] Spiel
    [players] Spieler
    [options] Optionen
   *[trust] Materialdaten
}
trust = { $trust ->
    [published] veröffentlicht
    [single_source] eine einzige Quelle
    [reconstructed] rekonstruiert
   *[own] Wort des Verfassers
}
box-sound = { $file }: in Ordnung; ersetzt Teile von { $box } (Daten: { $trust })
box-table = { $count ->
    [one] { $table }: { $count } Eintrag
   *[other] { $table }: { $count } Einträge
}
box-written = Geschrieben: { $file }

# Whether a seed was the promised one.
verified = { $file }: Die Startzahl ist die zugesagte ({ $commitment }), und sie teilt dieses Spiel aus.
seed-origin = { $how ->
    [chosen] Wer das Spiel angelegt hat, hat sie gewählt und kannte vielleicht jeden Stapel.
   *[drawn] Der Server hat sie gezogen.
}
