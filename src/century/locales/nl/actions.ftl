# Beslissingen, acties en beurten. Effecten en voordelen zijn zinsdelen uit components.ftl.

ask-turn = Wat doe je?
ask-place = Welk blokje leg je op { $card }?
    .seen = Welk blokje leg je op deze kaart?
ask-trade = Hoe vaak ruil je { $cost } voor { $gain }?
ask-upgrade = { $steps ->
    [one] Welk blokje upgrade je? Nog { $steps } upgrade.
   *[other] Welk blokje upgrade je? Nog { $steps } upgrades.
}
ask-discard = Je hebt { $cubes } blokjes, te veel voor je opslag. Welk blokje leg je terug in de algemene voorraad?
ask-bonus = Welke bonustegel neem je?
ask-claim = Pak je puntenkaart { $card }?
    .seen = Pak je de puntenkaart?
ask-explore = Welke verkenningstegel neem je?
ask-market = Wat doe je met { $card }?
    .seen = Wat doe je met de handelskaart?
ask-replace = Welke kaart van je handelsroute wordt vervangen door { $card }?
    .seen = Welke kaart van je handelsroute wordt vervangen door de nieuwe?
ask-swap = Welke twee kaarten van je handelsroute wisselen van plek?
ask-sail = Waar vaar je heen?
ask-pay = Welk blokje betaal je aan plaats { $seat }?
    .seen = Welk blokje betaal je aan { $player }?
ask-build = { $price ->
    [0] Bouw je gratis een handelspost op eiland { $island }? De ruil daar: { $effect }.
    [one] Bouw je een handelspost op eiland { $island } voor { $price } blokje? De ruil daar: { $effect }.
   *[other] Bouw je een handelspost op eiland { $island } voor { $price } blokjes? De ruil daar: { $effect }.
}
    .seen = { $price ->
        [0] Bouw je gratis een handelspost?
        [one] Bouw je een handelspost voor { $price } blokje?
       *[other] Bouw je een handelspost voor { $price } blokjes?
    }
ask-spend = { $steps ->
    [one] Welk blokje betaal je voor de handelspost?
   *[other] Welk blokje betaal je voor de handelspost? Nog { $steps } te betalen.
}
ask-post = Welke handelspost gebruik je?

action-play = { $card } spelen: { $effect }
    .seen = Kaart spelen: { $effect }
action-acquire = { $price ->
    [0] { $card } ({ $effect }) gratis kopen
    [one] { $card } ({ $effect }) kopen voor { $price } blokje
   *[other] { $card } ({ $effect }) kopen voor { $price } blokjes
}
    .seen = { $price ->
        [0] Kaart gratis kopen: { $effect }
        [one] Kaart kopen voor { $price } blokje: { $effect }
       *[other] Kaart kopen voor { $price } blokjes: { $effect }
    }
action-acquire-cubes = { $price ->
    [0] { $card } ({ $effect }) gratis kopen, met { $cubes } erop
    [one] { $card } ({ $effect }) kopen voor { $price } blokje, met { $cubes } erop
   *[other] { $card } ({ $effect }) kopen voor { $price } blokjes, met { $cubes } erop
}
    .seen = { $price ->
        [0] Kaart gratis kopen, met { $cubes } erop: { $effect }
        [one] Kaart kopen voor { $price } blokje, met { $cubes } erop: { $effect }
       *[other] Kaart kopen voor { $price } blokjes, met { $cubes } erop: { $effect }
    }
action-claim-row = { $coin ->
    [gold] { $card } pakken: { points } en een gouden munt voor { $cost }
    [silver] { $card } pakken: { points } en een zilveren munt voor { $cost }
   *[none] { $card } pakken: { points } voor { $cost }
}
    .seen = { $coin ->
        [gold] Puntenkaart pakken: { points } en een gouden munt voor { $cost }
        [silver] Puntenkaart pakken: { points } en een zilveren munt voor { $cost }
       *[none] Puntenkaart pakken: { points } voor { $cost }
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
    .seen = Op een kaart leggen: { cube }

action-work = { $settlers ->
    [one] Werken op { $location }: { $action } ({ $settlers } kolonist)
   *[other] Werken op { $location }: { $action } ({ $settlers } kolonisten)
}
action-work-oust = { $settlers ->
    [one] Werken op { $location }: { $action } ({ $settlers } kolonist, verdrijft plaats { $seat })
   *[other] Werken op { $location }: { $action } ({ $settlers } kolonisten, verdrijft plaats { $seat })
}
    .seen = { $settlers ->
        [one] Werken op { $location }: { $action } ({ $settlers } kolonist, verdrijft { $player })
       *[other] Werken op { $location }: { $action } ({ $settlers } kolonisten, verdrijft { $player })
    }
at-tools = { $action }, met { $gain } van je gereedschap
at-fort-card = { $card } pakken, { points } voor { $cost }; { $benefit }
    .seen = de puntenkaart pakken, { points } voor { $cost }; { $benefit }
at-fort-bonus = bonustegel { $tile } nemen, { $worth }
    .seen = een bonustegel nemen, { $worth }
at-fort-bonuses = een bonustegel nemen
at-fort-either = een bonustegel nemen, { $card } pakken ({ points }), of allebei
    .seen = een bonustegel nemen, de puntenkaart pakken ({ points }), of allebei
at-market-use = { $card } gebruiken ({ $effect })
    .seen = de handelskaart gebruiken ({ $effect })
at-market-take = { $card } ({ $effect }) in je handelsroute nemen
    .seen = de handelskaart ({ $effect }) in je handelsroute nemen
at-market-either = { $card } gebruiken ({ $effect }) of in je handelsroute nemen
    .seen = de handelskaart gebruiken ({ $effect }) of in je handelsroute nemen
at-ship-trade-here = scheepshandel bij eiland { $island }, { $effect }
    .seen = scheepshandel, { $effect }
action-route = { $settlers ->
    [one] Route, plek { $place }, { $card }: { $effect } ({ $settlers } kolonist)
   *[other] Route, plek { $place }, { $card }: { $effect } ({ $settlers } kolonisten)
}
    .seen = { $settlers ->
        [one] Route, plek { $place }: { $effect } ({ $settlers } kolonist)
       *[other] Route, plek { $place }: { $effect } ({ $settlers } kolonisten)
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
    .seen = Bonustegel nemen: { $worth }
skip-bonus = Geen bonustegel nemen
action-claim = { $card } pakken: { points } voor { $cost }; { $benefit }
    .seen = Puntenkaart pakken: { points } voor { $cost }; { $benefit }
skip-claim = De puntenkaart niet pakken
action-explore = Verkenningstegel { $tile } van { $location } nemen, die vrijkomt: { $gain }
    .seen = Verkenningstegel van { $location } nemen, die vrijkomt: { $gain }
action-explore-beside = Verkenningstegel { $tile } nemen: { $gain }
    .seen = Verkenningstegel nemen: { $gain }
action-use = { $card } gebruiken: { $effect }
    .seen = Handelskaart gebruiken: { $effect }
action-take = { $card } in je handelsroute nemen ({ $effect })
    .seen = Handelskaart in je handelsroute nemen: { $effect }
action-replace = { $card } ({ $effect }) op plek { $place } vervangen
    .seen = Kaart op plek { $place } vervangen: { $effect }
action-swap = { $first } en { $second } verwisselen
    .seen = Twee kaarten van je handelsroute verwisselen
skip-swap = De handelsroute zo laten
action-sail = { $toll ->
    [0] Naar eiland { $island } varen ({ $good }: { $effect })
    [one] Naar eiland { $island } varen ({ $good }: { $effect }) en { $toll } blokje aan het schip daar betalen
   *[other] Naar eiland { $island } varen ({ $good }: { $effect }) en { $toll } blokjes aan de schepen daar betalen
}
    .seen = { $toll ->
        [0] Naar een eiland varen ({ $good }): { $effect }
        [one] Naar een eiland varen ({ $good }) en { $toll } blokje aan het schip daar betalen: { $effect }
       *[other] Naar een eiland varen ({ $good }) en { $toll } blokjes aan de schepen daar betalen: { $effect }
    }
action-sail-sea = { $toll ->
    [0] Naar de zeetegel varen
    [one] Naar de zeetegel varen en { $toll } blokje aan het schip daar betalen
   *[other] Naar de zeetegel varen en { $toll } blokjes aan de schepen daar betalen
}
action-pay = Aan plaats { $seat } betalen: { cube }
    .seen = Betalen aan { $player }: { cube }
action-build = { $price ->
    [0] Gratis een handelspost bouwen op eiland { $island }
    [one] Een handelspost bouwen op eiland { $island } voor { $price } blokje
   *[other] Een handelspost bouwen op eiland { $island } voor { $price } blokjes
}
    .seen = { $price ->
        [0] Gratis een handelspost bouwen
        [one] Een handelspost bouwen voor { $price } blokje
       *[other] Een handelspost bouwen voor { $price } blokjes
    }
skip-build = Geen handelspost bouwen
action-spend = Betalen: { cube }
action-post = Handelspost op eiland { $island } gebruiken: { $effect }
    .seen = Handelspost gebruiken: { $effect }
