# Rat: warum eine Aktion gut ist, und die Überschriften im Terminal.

why-now = Sie nimmt { $card } sofort, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .seen = Sie nimmt sofort eine Karte, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-later = Sie bereitet { $card } vor, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, in { $turns ->
    [one] einem weiteren Zug
   *[other] { $turns } weiteren Zügen
}.
    .seen = Sie bereitet eine Karte vor, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, in { $turns ->
        [one] einem weiteren Zug
       *[other] { $turns } weiteren Zügen
    }.
why-rival = Platz { $seat } nimmt voraussichtlich vorher { $card }.
    .seen = { $player } nimmt voraussichtlich vorher eine Karte.
why-better = Sie gewinnt { $percent } % öfter als { $action }.
    .seen = Sie gewinnt { $percent } % öfter als die zweite.
why-close = { $action } ist etwa gleich gut.
    .seen = Die zweite ist etwa gleich gut.
advise-head = { $column ->
    [action] Aktion
    [does] was sie tut
    [chance] Gewinn
    [score] Punkte
   *[share] versucht
}
advise-seat = Platz { $seat } entscheidet. { $simulations } Simulationen.
advise-line = Erwartet: { $line }
