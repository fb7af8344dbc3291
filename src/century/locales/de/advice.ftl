# Rat: warum eine Aktion gut ist, der Plan eines Zuges und die Überschriften des Terminals.

why-now = Damit erfüllst du { $card } in diesem Zug: { points } für { $cost }.
    .seen = Bringt in diesem Zug { points } für { $cost }.
why-later = { $turns ->
    [one] Im nächsten Zug zu erwarten: { $card }, { points } für { $cost }.
   *[other] Binnen { $turns } Zügen zu erwarten: { $card }, { points } für { $cost }.
}
    .seen = { $turns ->
        [one] Im nächsten Zug zu erwarten: { points } für { $cost }.
       *[other] Binnen { $turns } Zügen zu erwarten: { points } für { $cost }.
    }
why-pays = Nach diesem Zug hast du, was { $card } kostet: { points } für { $cost }.
    .seen = Nach diesem Zug hast du, was die Karte mit { points } kostet: { $cost }.
why-towards = Arbeitet auf { $card } hin: { points } für { $cost }.
    .seen = Arbeitet auf { points } für { $cost } hin.
why-rival = Vor deinem nächsten Zug erfüllt Platz { $seat } wohl { $card }: { points } für { $cost }.
    .seen = Vor deinem nächsten Zug holt { $player } wohl { points } für { $cost }.
why-better = { $percent ->
    [one] Die Gewinnchance ist { $percent } Prozentpunkt höher als bei { $action }.
   *[other] Die Gewinnchance ist { $percent } Prozentpunkte höher als bei { $action }.
}
    .seen = { $percent ->
        [one] Die Gewinnchance ist { $percent } Prozentpunkt höher als beim zweiten Vorschlag.
       *[other] Die Gewinnchance ist { $percent } Prozentpunkte höher als beim zweiten Vorschlag.
    }
why-close = { $action } ist etwa gleich gut.
    .seen = Der zweite Vorschlag ist etwa gleich gut.
why-seldom = { $action } ({ $place }.) zeigt eine größere Chance, wurde aber zu selten versucht, um darauf zu bauen.
    .seen = Nummer { $place } zeigt eine größere Chance, wurde aber zu selten versucht, um darauf zu bauen.
why-points = { $action } ({ $place }.) zeigt eine größere Chance, aber einen kleineren Vorsprung an Punkten.
    .seen = Nummer { $place } zeigt eine größere Chance, aber einen kleineren Vorsprung an Punkten.

# Waren eines Plans, die denselben Weg gehen.
plan-place = { $cubes } bezahlen
plan-upgrade = { $cubes } aufwerten
plan-discard = { $cubes } zurücklegen
plan-spend = { $cubes } für den Handelsposten bezahlen

advise-head = { $column ->
    [action] Aktion
    [does] was sie tut
    [chance] Gewinn
    [score] Punkte
   *[share] versucht
}
advise-seat = Platz { $seat } entscheidet. { $simulations } Simulationen.
advise-line = Erwartet: { $line }
