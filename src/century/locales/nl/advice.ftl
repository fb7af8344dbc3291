# Advies: waarom een actie goed is, en de koppen van de terminal.

why-now = Ze neemt { $card } meteen, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
why-later = Ze bereidt { $card } voor, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
why-rival = Plaats { $seat } neemt naar verwachting eerder { $card }.
why-better = Ze wint { $percent } % vaker dan { $action }.
why-close = { $action } is ongeveer even goed.
advise-head = { $column ->
    [action] actie
    [does] wat ze doet
    [chance] winst
    [score] score
   *[share] geprobeerd
}
advise-seat = Plaats { $seat } beslist. { $simulations } simulaties.
advise-line = Verwacht: { $line }
