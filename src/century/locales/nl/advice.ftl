# Advies: waarom een actie goed is, en de koppen van de terminal.

why-now = Ze neemt { $card } meteen, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
    .seen = Ze neemt meteen een kaart, voor { $points ->
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
    .seen = Ze bereidt een kaart voor, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, over { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }.
why-rival = Plaats { $seat } neemt naar verwachting eerder { $card }.
    .seen = { $player } neemt naar verwachting eerder een kaart.
why-better = Ze wint { $percent } % vaker dan { $action }.
    .seen = Ze wint { $percent } % vaker dan de tweede.
why-close = { $action } is ongeveer even goed.
    .seen = De tweede is ongeveer even goed.
advise-head = { $column ->
    [action] actie
    [does] wat ze doet
    [chance] winst
    [score] score
   *[share] geprobeerd
}
advise-seat = Plaats { $seat } beslist. { $simulations } simulaties.
advise-line = Verwacht: { $line }
