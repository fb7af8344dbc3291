# De tafel in de browser, waar je de stukken ziet: zinnen uit actions.ftl, components.ftl en advice.ftl,
# zonder de nummers van kaarten en tegels, en met namen in plaats van plaatsen.

seen-ask-place = Welk blokje leg je op deze kaart?
seen-ask-claim = Pak je de puntenkaart?
seen-ask-market = Wat doe je met de handelskaart?
seen-ask-replace = Welke kaart van je handelsroute wordt vervangen door de nieuwe?
seen-ask-pay = Welk blokje betaal je aan { $player }?

seen-play = Kaart spelen: { $effect }
seen-acquire = { $price ->
    [0] Kaart gratis kopen: { $effect }
    [one] Kaart kopen voor { $price } blokje: { $effect }
   *[other] Kaart kopen voor { $price } blokjes: { $effect }
}
seen-acquire-cubes = { $price ->
    [0] Kaart gratis kopen, met { $cubes } erop: { $effect }
    [one] Kaart kopen voor { $price } blokje, met { $cubes } erop: { $effect }
   *[other] Kaart kopen voor { $price } blokjes, met { $cubes } erop: { $effect }
}
seen-claim-row = { $coin ->
    [gold] Puntenkaart pakken: { points } en een gouden munt voor { $cost }
    [silver] Puntenkaart pakken: { points } en een zilveren munt voor { $cost }
   *[none] Puntenkaart pakken: { points } voor { $cost }
}
seen-place = Op een kaart leggen: { cube }
seen-work-oust = { $settlers ->
    [one] Werken op { $location }: { $action } ({ $settlers } kolonist, zet { $player } uit)
   *[other] Werken op { $location }: { $action } ({ $settlers } kolonisten, zet { $player } uit)
}
seen-fort-card = de puntenkaart pakken, { points } voor { $cost }; { $benefit }
seen-fort-bonus = een bonustegel nemen, { $worth }
seen-fort-either = een bonustegel nemen, de puntenkaart pakken ({ points }), of allebei
seen-market-use = de handelskaart gebruiken ({ $effect })
seen-market-take = de handelskaart ({ $effect }) in je handelsroute nemen
seen-market-either = de handelskaart gebruiken ({ $effect }) of in je handelsroute nemen
seen-ship-trade = scheepshandel, { $effect }
seen-route = { $settlers ->
    [one] Route, plek { $place }: { $effect } ({ $settlers } kolonist)
   *[other] Route, plek { $place }: { $effect } ({ $settlers } kolonisten)
}
seen-bonus = Bonustegel nemen: { $worth }
seen-claim = Puntenkaart pakken: { points } voor { $cost }; { $benefit }
seen-explore = Verkenningstegel van { $location } nemen, die vrijkomt: { $gain }
seen-explore-beside = Verkenningstegel nemen: { $gain }
seen-use = Handelskaart gebruiken: { $effect }
seen-take = Handelskaart in je handelsroute nemen: { $effect }
seen-replace = Kaart op plek { $place } vervangen: { $effect }
seen-swap = Twee kaarten van je handelsroute verwisselen
seen-sail = { $toll ->
    [0] Naar een eiland varen ({ $good }): { $effect }
    [one] Naar een eiland varen ({ $good }) en { $toll } blokje aan het schip daar betalen: { $effect }
   *[other] Naar een eiland varen ({ $good }) en { $toll } blokjes aan de schepen daar betalen: { $effect }
}
seen-pay = Betalen aan { $player }: { cube }
seen-build = { $price ->
    [0] Gratis een handelspost bouwen
    [one] Een handelspost bouwen voor { $price } blokje
   *[other] Een handelspost bouwen voor { $price } blokjes
}
seen-post = Handelspost gebruiken: { $effect }

seen-merchant = Handelskaart: { $effect }
seen-point = Puntenkaart: { points } voor { $cost }
seen-point-benefit = Puntenkaart: { points } voor { $cost }; { $benefit }
seen-bonus-tile = Bonustegel: { $worth }
seen-exploration-tile = Verkenningstegel: { $gain }
seen-market-tile = Eiland ({ $good }): { $effect }

seen-why-now = Ze neemt meteen een kaart, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
seen-why-later = Ze bereidt een kaart voor, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
seen-why-rival = { $player } neemt naar verwachting eerder een kaart.
seen-why-better = Ze wint { $percent } % vaker dan de tweede.
seen-why-close = De tweede is ongeveer even goed.
