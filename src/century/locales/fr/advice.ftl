# Conseils : pourquoi une action est bonne, et les titres du terminal.

why-now = Elle prend { $card } tout de suite, pour { $points ->
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
why-rival = La place { $seat } devrait prendre { $card } avant cela.
why-better = Elle gagne { $percent } % plus souvent que { $action }.
why-close = { $action } est à peu près aussi bon.
advise-head = { $column ->
    [action] action
    [does] effet
    [chance] victoire
    [score] score
   *[share] essais
}
advise-seat = La place { $seat } décide. { $simulations } simulations.
advise-line = Suite attendue : { $line }
