# Entscheidungen, Aktionen und Züge. Effekte und Vorteile sind Wendungen aus components.ftl.

ask-turn = Was tust du?
ask-place = Welche Ware legst du auf { $card }?
    .seen = Welche Ware legst du auf diese Karte?
ask-trade = Wie oft tauschst du { $cost } gegen { $gain }?
ask-upgrade = { $steps ->
    [one] Welche Ware wertest du auf? Noch { $steps } Aufwertung.
   *[other] Welche Ware wertest du auf? Noch { $steps } Aufwertungen.
}
ask-discard = Du hast { $cubes } Waren, zu viele für dein Lager. Welche legst du in den Vorrat zurück?
ask-bonus = Welches Bonusplättchen nimmst du?
ask-claim = Erfüllst du die Punktekarte { $card }?
    .seen = Erfüllst du die Punktekarte?
ask-explore = Welches Erkundungsplättchen nimmst du?
ask-market = Was tust du mit { $card }?
    .seen = Was tust du mit der Händlerkarte?
ask-replace = Welche Karte deiner Route wird durch { $card } ersetzt?
    .seen = Welche Karte deiner Route wird durch die neue ersetzt?
ask-swap = Welche zwei Karten deiner Route vertauschst du?
ask-sail = Wohin bewegst du dein Schiff?
ask-pay = Welche Ware bezahlst du an Platz { $seat }?
    .seen = Welche Ware bezahlst du an { $player }?
ask-build = { $price ->
    [0] Baust du kostenlos einen Handelsposten auf Insel { $island }? Der Tausch dort: { $effect }.
    [one] Baust du für { $price } Ware einen Handelsposten auf Insel { $island }? Der Tausch dort: { $effect }.
   *[other] Baust du für { $price } Waren einen Handelsposten auf Insel { $island }? Der Tausch dort: { $effect }.
}
    .seen = { $price ->
        [0] Baust du kostenlos einen Handelsposten?
        [one] Baust du für { $price } Ware einen Handelsposten?
       *[other] Baust du für { $price } Waren einen Handelsposten?
    }
ask-spend = { $steps ->
    [one] Welche Ware bezahlst du für den Handelsposten?
   *[other] Welche Ware bezahlst du für den Handelsposten? Es fehlen noch { $steps }.
}
ask-post = Welchen Handelsposten nutzt du?

action-play = { $card } ausspielen: { $effect }
    .seen = Karte ausspielen: { $effect }
action-acquire = { $price ->
    [0] { $card } ({ $effect }) kostenlos erwerben
    [one] { $card } ({ $effect }) für { $price } Ware erwerben
   *[other] { $card } ({ $effect }) für { $price } Waren erwerben
}
    .seen = { $price ->
        [0] Karte kostenlos erwerben: { $effect }
        [one] Karte für { $price } Ware erwerben: { $effect }
       *[other] Karte für { $price } Waren erwerben: { $effect }
    }
action-acquire-cubes = { $price ->
    [0] { $card } ({ $effect }) kostenlos erwerben, dazu { $cubes } von der Karte
    [one] { $card } ({ $effect }) für { $price } Ware erwerben, dazu { $cubes } von der Karte
   *[other] { $card } ({ $effect }) für { $price } Waren erwerben, dazu { $cubes } von der Karte
}
    .seen = { $price ->
        [0] Karte kostenlos erwerben, dazu { $cubes } von der Karte: { $effect }
        [one] Karte für { $price } Ware erwerben, dazu { $cubes } von der Karte: { $effect }
       *[other] Karte für { $price } Waren erwerben, dazu { $cubes } von der Karte: { $effect }
    }
action-claim-row = { $coin ->
    [gold] { $card } erfüllen: { points } und eine Goldmünze für { $cost }
    [silver] { $card } erfüllen: { points } und eine Silbermünze für { $cost }
   *[none] { $card } erfüllen: { points } für { $cost }
}
    .seen = { $coin ->
        [gold] Punktekarte erfüllen: { points } und eine Goldmünze für { $cost }
        [silver] Punktekarte erfüllen: { points } und eine Silbermünze für { $cost }
       *[none] Punktekarte erfüllen: { points } für { $cost }
    }
action-rest-cards = { $cards ->
    [0] Ausruhen (du hast keine ausgespielte Karte)
    [one] Ausruhen: { $cards } ausgespielte Karte zurücknehmen
   *[other] Ausruhen: { $cards } ausgespielte Karten zurücknehmen
}
action-rest-settlers = { $settlers ->
    [0] Ausruhen (du hast keinen Siedler im Einsatz)
   *[other] Ausruhen: { $settlers } Siedler zurücknehmen
}
action-rest-cards-settlers = Ausruhen: ausgespielte Karten ({ $cards }) und Siedler ({ $settlers }) zurücknehmen
action-place = Auf { $card } legen: { cube }
    .seen = Auf eine Karte legen: { cube }

action-work = Auf { $location } arbeiten: { $action } ({ $settlers } Siedler)
action-work-oust = Auf { $location } arbeiten: { $action } ({ $settlers } Siedler, vertreibt Platz { $seat })
    .seen = Auf { $location } arbeiten: { $action } ({ $settlers } Siedler, vertreibt { $player })
at-tools = { $action }, dazu { $gain } durch deine Werkzeuge
at-fort-card = { $card } erfüllen, { points } für { $cost }; { $benefit }
    .seen = Punktekarte erfüllen, { points } für { $cost }; { $benefit }
at-fort-bonus = Bonusplättchen { $tile } nehmen, { $worth }
    .seen = ein Bonusplättchen nehmen, { $worth }
at-fort-bonuses = ein Bonusplättchen nehmen
at-fort-either = ein Bonusplättchen nehmen, { $card } erfüllen ({ points }) oder beides
    .seen = ein Bonusplättchen nehmen, die Punktekarte erfüllen ({ points }) oder beides
at-market-use = { $card } nutzen ({ $effect })
    .seen = die Händlerkarte nutzen ({ $effect })
at-market-take = { $card } ({ $effect }) in deine Route nehmen
    .seen = die Händlerkarte ({ $effect }) in deine Route nehmen
at-market-either = { $card } nutzen ({ $effect }) oder in deine Route nehmen
    .seen = die Händlerkarte nutzen ({ $effect }) oder in deine Route nehmen
at-ship-trade-here = Schiffshandel an Insel { $island }, { $effect }
    .seen = Schiffshandel, { $effect }
action-route = Route, Stelle { $place }, { $card }: { $effect } ({ $settlers } Siedler)
    .seen = Route, Stelle { $place }: { $effect } ({ $settlers } Siedler)

action-no-trade = Nicht tauschen
action-trade = { $times ->
    [1] Einmal tauschen: { $cost } gegen { $gain }
    [2] Zweimal tauschen: { $cost } gegen { $gain }
   *[other] { $times }-mal tauschen: { $cost } gegen { $gain }
}
action-upgrade = { $cube ->
    [Y] Eine gelbe Ware zu Rot aufwerten
    [R] Eine rote Ware zu Grün aufwerten
   *[G] Eine grüne Ware zu Braun aufwerten
}
action-done = Nicht weiter aufwerten
action-discard = Zurücklegen: { cube }
action-bonus = Bonusplättchen { $tile } von { $space } nehmen: { $worth }
    .seen = Bonusplättchen nehmen: { $worth }
skip-bonus = Kein Bonusplättchen nehmen
action-claim = { $card } erfüllen: { points } für { $cost }; { $benefit }
    .seen = Punktekarte erfüllen: { points } für { $cost }; { $benefit }
skip-claim = Die Punktekarte nicht erfüllen
action-explore = Erkundungsplättchen { $tile } von { $location } nehmen, das frei wird: { $gain }
    .seen = Erkundungsplättchen von { $location } nehmen, das frei wird: { $gain }
action-explore-beside = Erkundungsplättchen { $tile } nehmen: { $gain }
    .seen = Erkundungsplättchen nehmen: { $gain }
action-use = { $card } nutzen: { $effect }
    .seen = Händlerkarte nutzen: { $effect }
action-take = { $card } in deine Route nehmen ({ $effect })
    .seen = Händlerkarte in deine Route nehmen: { $effect }
action-replace = { $card } ({ $effect }) an Stelle { $place } ersetzen
    .seen = Karte an Stelle { $place } ersetzen: { $effect }
action-swap = { $first } und { $second } vertauschen
    .seen = Zwei Karten deiner Route vertauschen
skip-swap = Die Route so lassen
action-sail = { $toll ->
    [0] Zu Insel { $island } fahren ({ $good }: { $effect })
    [one] Zu Insel { $island } fahren ({ $good }: { $effect }), { $toll } Ware an das Schiff dort bezahlen
   *[other] Zu Insel { $island } fahren ({ $good }: { $effect }), { $toll } Waren an die Schiffe dort bezahlen
}
    .seen = { $toll ->
        [0] Zu einer Insel fahren ({ $good }): { $effect }
        [one] Zu einer Insel fahren ({ $good }), { $toll } Ware an das Schiff dort bezahlen: { $effect }
       *[other] Zu einer Insel fahren ({ $good }), { $toll } Waren an die Schiffe dort bezahlen: { $effect }
    }
action-sail-sea = { $toll ->
    [0] Zum Meerplättchen fahren
    [one] Zum Meerplättchen fahren, { $toll } Ware an das Schiff dort bezahlen
   *[other] Zum Meerplättchen fahren, { $toll } Waren an die Schiffe dort bezahlen
}
action-pay = An Platz { $seat } bezahlen: { cube }
    .seen = An { $player } bezahlen: { cube }
action-build = { $price ->
    [0] Auf Insel { $island } kostenlos einen Handelsposten bauen
    [one] Auf Insel { $island } für { $price } Ware einen Handelsposten bauen
   *[other] Auf Insel { $island } für { $price } Waren einen Handelsposten bauen
}
    .seen = { $price ->
        [0] Kostenlos einen Handelsposten bauen
        [one] Für { $price } Ware einen Handelsposten bauen
       *[other] Für { $price } Waren einen Handelsposten bauen
    }
skip-build = Keinen Handelsposten bauen
action-spend = Bezahlen: { cube }
action-post = Handelsposten auf Insel { $island } nutzen: { $effect }
    .seen = Handelsposten nutzen: { $effect }
