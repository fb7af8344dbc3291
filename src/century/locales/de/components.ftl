# Was auf Karten, Plättchen und Feldern gedruckt ist.

# $effect ist eine der drei folgenden Meldungen.
merchant-card = Händlerkarte { $card }: { $effect }
    .seen = Händlerkarte: { $effect }
effect-produce = { $gain } produzieren
effect-upgrade = { $steps ->
    [one] einmal aufwerten
   *[other] bis zu { $steps }-mal aufwerten
}
effect-trade = { $cost } gegen { $gain } tauschen

point-card = Punktekarte { $card }: { points } für { $cost }
    .seen = Punktekarte: { points } für { $cost }
point-card-benefit = Punktekarte { $card }: { points } für { $cost }; { $benefit }
    .seen = Punktekarte: { points } für { $cost }; { $benefit }
benefit-aid = Hilfe, 1 Siedler weniger beim Symbol { $symbol }
benefit-tool = Werkzeug, { $gain } beim Symbol { $symbol }
benefit-settlers = { $settlers ->
    [one] { $settlers } neuer Siedler
   *[other] { $settlers } neue Siedler
}
benefit-explore = Erkundung, 1 Erkundungsplättchen

# $action ist ein Effekt oder eine der folgenden Meldungen.
location = Feld { $location } ({ $symbol }), { $settlers } Siedler: { $action }
at-fort = Fort-Feld, ein Bonusplättchen nehmen, die Punktekarte erfüllen oder beides
at-market = Markt-Feld, die Händlerkarte darunter
at-renew = den Markt erneuern, dann noch ein Zug
at-adjust = 1 gelbe nehmen, dann die Route anpassen
at-sail = { $steps ->
    [0] Schiff zu einer beliebigen Insel bewegen
    [1] Schiff zu einer benachbarten Insel bewegen
   *[other] Schiff bis zu { $steps } Inseln weit bewegen
}
at-ship-trade = Schiffshandel, der Tausch der Insel, an der dein Schiff liegt
at-post-trade = Handelsposten, der Tausch einer Insel, auf der du einen Handelsposten hast

bonus-tile = Bonusplättchen { $tile }: { $worth }
    .seen = Bonusplättchen: { $worth }
bonus-symbol = { points } je Symbol „{ $benefit }“
bonus-pair = { points } je 2er-Kombination aus „{ $first }“ und „{ $second }“
bonus-settlers = { points } je 2 Siedler außerhalb der Reserve
bonus-merchants = { points } je 2 Händlerkarten

exploration-tile = Erkundungsplättchen { $tile }: { $gain }
    .seen = Erkundungsplättchen: { $gain }
explore-cubes = { $gain } nehmen
explore-symbol = zählt als 1 Symbol „{ $benefit }“

market-tile = Marktplättchen { $tile } ({ $good }): { $effect }
    .seen = Insel ({ $good }): { $effect }
