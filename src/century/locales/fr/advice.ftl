# Conseils : pourquoi une action est bonne, et les titres du terminal.

why-now = Elle prend { $card } tout de suite, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .seen = Elle prend une carte tout de suite, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-later = Elle prépare { $card }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $turns ->
    [one] au tour suivant
   *[other] dans { $turns } tours
}.
    .seen = Elle prépare une carte, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $turns ->
        [one] au tour suivant
       *[other] dans { $turns } tours
    }.
why-rival = La place { $seat } devrait prendre { $card } avant cela.
    .seen = { $player } prendra sans doute une carte avant cela.
why-better = Elle gagne { $percent } % plus souvent que { $action }.
    .seen = Elle gagne { $percent } % plus souvent que la deuxième.
why-close = { $action } est à peu près aussi bon.
    .seen = La deuxième est à peu près aussi bonne.
advise-head = { $column ->
    [action] action
    [does] effet
    [chance] victoire
    [score] score
   *[share] essais
}
advise-seat = La place { $seat } décide. { $simulations } simulations.
advise-line = Suite attendue : { $line }
