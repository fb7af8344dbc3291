# Advies: waarom een actie goed is, het plan van een beurt en de koppen van de terminal.

why-now = Pakt { $card } in deze beurt: { points } voor { $cost }.
    .seen = Pakt in deze beurt { points } voor { $cost }.
why-later = { $turns ->
    [one] In je volgende beurt te verwachten: { $card }, { points } voor { $cost }.
   *[other] Binnen { $turns } beurten te verwachten: { $card }, { points } voor { $cost }.
}
    .seen = { $turns ->
        [one] In je volgende beurt te verwachten: { points } voor { $cost }.
       *[other] Binnen { $turns } beurten te verwachten: { points } voor { $cost }.
    }
why-pays = Na deze beurt heb je wat { $card } kost: { points } voor { $cost }.
    .seen = Na deze beurt heb je wat de kaart van { points } kost: { $cost }.
why-towards = Werkt toe naar { $card }: { points } voor { $cost }.
    .seen = Werkt toe naar { points } voor { $cost }.
why-rival = Vóór je volgende beurt pakt plaats { $seat } naar verwachting { $card }: { points } voor { $cost }.
    .seen = Vóór je volgende beurt pakt { $player } naar verwachting { points } voor { $cost }.
why-better = { $percent ->
    [one] De kans om te winnen is { $percent } procentpunt groter dan bij { $action }.
   *[other] De kans om te winnen is { $percent } procentpunten groter dan bij { $action }.
}
    .seen = { $percent ->
        [one] De kans om te winnen is { $percent } procentpunt groter dan bij de tweede.
       *[other] De kans om te winnen is { $percent } procentpunten groter dan bij de tweede.
    }
why-close = { $action } is ongeveer even goed.
    .seen = De tweede is ongeveer even goed.
why-seldom = { $action } (nr. { $place }) toont een grotere kans, maar is te weinig geprobeerd om op te vertrouwen.
    .seen = Nummer { $place } toont een grotere kans, maar is te weinig geprobeerd om op te vertrouwen.
why-points = { $action } (nr. { $place }) toont een grotere kans, maar een kleinere voorsprong in punten.
    .seen = Nummer { $place } toont een grotere kans, maar een kleinere voorsprong in punten.

# Blokjes van een plan die dezelfde weg gaan.
plan-place = { $cubes } betalen
plan-upgrade = { $cubes } upgraden
plan-discard = { $cubes } terugleggen
plan-spend = { $cubes } betalen voor de handelspost

advise-head = { $column ->
    [action] actie
    [does] wat ze doet
    [chance] winst
    [score] score
   *[share] geprobeerd
}
advise-seat = Plaats { $seat } beslist. { $simulations } simulaties.
advise-line = Verwacht: { $line }
