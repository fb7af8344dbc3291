# Wat op kaarten, tegels en locaties gedrukt staat.

# $effect is een van de drie volgende berichten.
merchant-card = Handelskaart { $card }: { $effect }
    .seen = Handelskaart: { $effect }
effect-produce = { $gain } produceren
effect-upgrade = { $steps ->
    [one] één keer upgraden
   *[other] tot { $steps } keer upgraden
}
effect-trade = { $cost } ruilen voor { $gain }

point-card = Puntenkaart { $card }: { points } voor { $cost }
    .seen = Puntenkaart: { points } voor { $cost }
point-card-benefit = Puntenkaart { $card }: { points } voor { $cost }; { $benefit }
    .seen = Puntenkaart: { points } voor { $cost }; { $benefit }
benefit-aid = Hulp, 1 kolonist minder bij het symbool { $symbol }
benefit-tool = Gereedschap, { $gain } bij het symbool { $symbol }
benefit-settlers = { $settlers ->
    [one] { $settlers } nieuwe kolonist
   *[other] { $settlers } nieuwe kolonisten
}
benefit-explore = Verkenning, 1 verkenningstegel

# $action is een effect of een van de volgende berichten.
location = { $settlers ->
    [one] Locatie { $location } ({ $symbol }), { $settlers } kolonist: { $action }
   *[other] Locatie { $location } ({ $symbol }), { $settlers } kolonisten: { $action }
}
at-fort = fortlocatie, een bonustegel nemen, de puntenkaart pakken, of allebei
at-market = marktlocatie, de handelskaart eronder
at-renew = de markt vernieuwen, dan nog een beurt
at-adjust = 1 geel nemen, dan je handelsroute aanpassen
at-sail = { $steps ->
    [0] schip naar een willekeurig eiland verplaatsen
    [1] schip naar een naburig eiland verplaatsen
   *[other] schip tot { $steps } eilanden ver verplaatsen
}
at-ship-trade = scheepshandel, de ruil van het eiland waar je schip ligt
at-post-trade = handelspost, de ruil van een eiland waar je een handelspost hebt

bonus-tile = Bonustegel { $tile }: { $worth }
    .seen = Bonustegel: { $worth }
bonus-symbol = { points } per symbool { $benefit }
bonus-pair = { points } per paar symbolen { $first } en { $second }
bonus-settlers = { points } per 2 kolonisten buiten de reserve
bonus-merchants = { points } per 2 handelskaarten

exploration-tile = Verkenningstegel { $tile }: { $gain }
    .seen = Verkenningstegel: { $gain }
explore-cubes = { $gain } nemen
explore-symbol = telt als 1 symbool { $benefit }

market-tile = Markttegel { $tile } ({ $good }): { $effect }
    .seen = Eiland ({ $good }): { $effect }
