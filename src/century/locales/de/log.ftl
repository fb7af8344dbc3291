# Das Protokoll: was jemand getan hat. Ein Satz ist eine Liste von Teilen, jeder mit seinem Verb:
# „Mira arbeitet mit 2 Siedlern auf A1.3, wertet 2 gelbe auf und legt 1 rote zurück.“

turn-did = Platz { $seat } { $did }.
    .seen = { $player } { $did }.

did-play = spielt { $card } aus
    .seen = spielt eine Karte aus
did-acquire = { $price ->
    [0] erwirbt { $card } kostenlos
   *[other] erwirbt { $card }
}
    .seen = { $price ->
        [0] erwirbt kostenlos eine Karte
       *[other] erwirbt eine Karte
    }
did-place = bezahlt { $cubes }
did-cubes-on = erhält { $cubes } von der Karte
did-claim-row = { $coin ->
    [gold] erfüllt { $card }, { points } und eine Goldmünze für { $cost }
    [silver] erfüllt { $card }, { points } und eine Silbermünze für { $cost }
   *[none] erfüllt { $card }, { points } für { $cost }
}
    .seen = { $coin ->
        [gold] erhält { points } und eine Goldmünze für { $cost }
        [silver] erhält { points } und eine Silbermünze für { $cost }
       *[none] erhält { points } für { $cost }
    }
did-rest-cards = { $cards ->
    [0] ruht sich aus
    [one] ruht sich aus und nimmt { $cards } Karte zurück
   *[other] ruht sich aus und nimmt { $cards } Karten zurück
}
did-rest-settlers = { $settlers ->
    [0] ruht sich aus
   *[other] ruht sich aus und nimmt { $settlers } Siedler zurück
}
did-rest-cards-settlers = ruht sich aus und nimmt Karten ({ $cards }) und Siedler ({ $settlers }) zurück
did-work = { $settlers ->
    [one] arbeitet mit { $settlers } Siedler auf { $location }
   *[other] arbeitet mit { $settlers } Siedlern auf { $location }
}
did-oust = vertreibt Platz { $seat }
    .seen = vertreibt { $player }
did-route = { $settlers ->
    [one] nutzt { $card } an Stelle { $place } der Route mit { $settlers } Siedler
   *[other] nutzt { $card } an Stelle { $place } der Route mit { $settlers } Siedlern
}
    .seen = { $settlers ->
        [one] nutzt Stelle { $place } der Route mit { $settlers } Siedler
       *[other] nutzt Stelle { $place } der Route mit { $settlers } Siedlern
    }
did-produce = nimmt { $gain }
did-tools = erhält { $gain } durch Werkzeuge
did-settlers = { $settlers ->
    [one] erhält { $settlers } neuen Siedler
   *[other] erhält { $settlers } neue Siedler
}
did-symbol = erhält 1 Symbol „{ $benefit }“
did-points = erhält { points }
did-renew = erneuert den Markt
did-adjust = nimmt 1 gelbe
did-trade = tauscht { $cost } gegen { $gain }
did-upgrade = wertet { $cubes } auf
did-discard = legt { $cubes } zurück
did-bonus = nimmt Bonusplättchen { $tile } ({ $worth })
    .seen = nimmt ein Bonusplättchen ({ $worth })
did-claim = erfüllt { $card }, { points } für { $cost } ({ $benefit })
    .seen = erhält { points } für { $cost } ({ $benefit })
did-explore = nimmt Erkundungsplättchen { $tile } von { $location }
    .seen = nimmt das Erkundungsplättchen von { $location }
did-explore-beside = nimmt Erkundungsplättchen { $tile }
    .seen = nimmt ein Erkundungsplättchen
did-use = nutzt { $card }
    .seen = nutzt die Händlerkarte
did-take = nimmt { $card } in die Route
    .seen = nimmt die Händlerkarte in die Route
did-replace = ersetzt damit { $card } (Stelle { $place })
    .seen = ersetzt damit die Karte an Stelle { $place }
did-swap = vertauscht { $first } und { $second }
    .seen = vertauscht zwei Karten der Route
did-sail = fährt zu Insel { $island } ({ $good })
did-sail-sea = fährt zum Meerplättchen
did-pay = bezahlt { cube } an Platz { $seat }
    .seen = bezahlt { cube } an { $player }
did-build = { $price ->
    [0] baut kostenlos einen Handelsposten auf Insel { $island }
   *[other] baut einen Handelsposten auf Insel { $island }
}
did-spend = bezahlt dafür { $cubes }
did-post = nutzt den Handelsposten auf Insel { $island }
