# Beslissingen, acties en beurten. Effecten en voordelen zijn zinsdelen uit components.ftl.

ask-turn = Wat doe je?
ask-place = Welk blokje leg je op { $card }?
ask-trade = Hoe vaak ruil je { $cost } voor { $gain }?
ask-upgrade = { $steps ->
    [one] Welk blokje upgrade je? Nog { $steps } upgrade.
   *[other] Welk blokje upgrade je? Nog { $steps } upgrades.
}
ask-discard = Je hebt { $cubes } blokjes, te veel voor je opslag. Welk blokje leg je terug in de algemene voorraad?
ask-bonus = Welke bonustegel neem je?
ask-claim = Pak je puntenkaart { $card }?
ask-explore = Welke verkenningstegel neem je?
ask-market = Wat doe je met { $card }?
ask-replace = Welke kaart van je handelsroute wordt vervangen door { $card }?
ask-swap = Welke twee kaarten van je handelsroute wisselen van plek?
ask-sail = Waar vaar je heen?
ask-pay = Welk blokje betaal je aan plaats { $seat }?
ask-build = Bouw je een handelspost?
ask-spend = { $steps ->
    [one] Welk blokje betaal je voor de handelspost?
   *[other] Welk blokje betaal je voor de handelspost? Nog { $steps } te betalen.
}
ask-post = Welke handelspost gebruik je?

action-play = { $card } spelen: { $effect }
action-acquire = { $price ->
    [0] { $card } ({ $effect }) gratis kopen
    [one] { $card } ({ $effect }) kopen voor { $price } blokje
   *[other] { $card } ({ $effect }) kopen voor { $price } blokjes
}
action-acquire-cubes = { $price ->
    [0] { $card } ({ $effect }) gratis kopen, met { $cubes } erop
    [one] { $card } ({ $effect }) kopen voor { $price } blokje, met { $cubes } erop
   *[other] { $card } ({ $effect }) kopen voor { $price } blokjes, met { $cubes } erop
}
action-claim-row = { $coin ->
    [gold] { $card } pakken: { points } en een gouden munt voor { $cost }
    [silver] { $card } pakken: { points } en een zilveren munt voor { $cost }
   *[none] { $card } pakken: { points } voor { $cost }
}
action-rest-cards = { $cards ->
    [0] Rusten (je hebt geen gespeelde kaart)
    [one] Rusten: { $cards } gespeelde kaart terugnemen
   *[other] Rusten: { $cards } gespeelde kaarten terugnemen
}
action-rest-settlers = { $settlers ->
    [0] Rusten (je hebt geen kolonist op pad)
    [one] Rusten: { $settlers } kolonist terugnemen
   *[other] Rusten: { $settlers } kolonisten terugnemen
}
action-rest-cards-settlers = Rusten: gespeelde kaarten ({ $cards }) en kolonisten ({ $settlers }) terugnemen
action-place = Op { $card } leggen: { cube }

action-work = { $settlers ->
    [one] Werken op { $location }: { $action } ({ $settlers } kolonist)
   *[other] Werken op { $location }: { $action } ({ $settlers } kolonisten)
}
action-work-oust = { $settlers ->
    [one] Werken op { $location }: { $action } ({ $settlers } kolonist, zet plaats { $seat } uit)
   *[other] Werken op { $location }: { $action } ({ $settlers } kolonisten, zet plaats { $seat } uit)
}
at-tools = { $action }, met { $gain } van je gereedschap
at-fort-card = { $card } pakken, { points } voor { $cost }; { $benefit }
at-fort-bonus = bonustegel { $tile } nemen, { $worth }
at-fort-bonuses = een bonustegel nemen
at-fort-either = een bonustegel nemen, { $card } pakken ({ points }), of allebei
at-market-use = { $card } gebruiken ({ $effect })
at-market-take = { $card } ({ $effect }) in je handelsroute nemen
at-market-either = { $card } gebruiken ({ $effect }) of in je handelsroute nemen
at-ship-trade-here = scheepshandel bij eiland { $island }, { $effect }
action-route = { $settlers ->
    [one] Route, plek { $place }, { $card }: { $effect } ({ $settlers } kolonist)
   *[other] Route, plek { $place }, { $card }: { $effect } ({ $settlers } kolonisten)
}

action-no-trade = Niet ruilen
action-trade = { $times ->
    [1] Eén keer ruilen: { $cost } voor { $gain }
   *[other] { $times } keer ruilen: { $cost } voor { $gain }
}
action-upgrade = { $cube ->
    [Y] Een geel blokje upgraden naar rood
    [R] Een rood blokje upgraden naar groen
   *[G] Een groen blokje upgraden naar bruin
}
action-done = Niet verder upgraden
action-discard = Terugleggen: { cube }
action-bonus = Bonustegel { $tile } van { $space } nemen: { $worth }
skip-bonus = Geen bonustegel nemen
action-claim = { $card } pakken: { points } voor { $cost }; { $benefit }
skip-claim = De puntenkaart niet pakken
action-explore = Verkenningstegel { $tile } van { $location } nemen, die vrijkomt: { $gain }
action-explore-beside = Verkenningstegel { $tile } nemen: { $gain }
action-use = { $card } gebruiken: { $effect }
action-take = { $card } in je handelsroute nemen ({ $effect })
action-replace = { $card } ({ $effect }) op plek { $place } vervangen
action-swap = { $first } en { $second } verwisselen
skip-swap = De handelsroute zo laten
action-sail = { $toll ->
    [0] Naar eiland { $island } varen ({ $good }: { $effect })
    [one] Naar eiland { $island } varen ({ $good }: { $effect }) en { $toll } blokje aan het schip daar betalen
   *[other] Naar eiland { $island } varen ({ $good }: { $effect }) en { $toll } blokjes aan de schepen daar betalen
}
action-sail-sea = { $toll ->
    [0] Naar de zeetegel varen
    [one] Naar de zeetegel varen en { $toll } blokje aan het schip daar betalen
   *[other] Naar de zeetegel varen en { $toll } blokjes aan de schepen daar betalen
}
action-pay = Aan plaats { $seat } betalen: { cube }
action-build = { $price ->
    [0] Gratis een handelspost bouwen op eiland { $island }
    [one] Een handelspost bouwen op eiland { $island } voor { $price } blokje
   *[other] Een handelspost bouwen op eiland { $island } voor { $price } blokjes
}
skip-build = Geen handelspost bouwen
action-spend = Betalen: { cube }
action-post = Handelspost op eiland { $island } gebruiken: { $effect }

# Een beurt in het verslag: de plaats met zijn eerste actie, dan de ene actie na de andere.
turn-told = Plaats { $seat }: { $action }.
turn-next = { $told } { $action }.
