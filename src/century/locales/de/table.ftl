# Der Tisch im Browser, wo man die Teile sieht: Sätze aus actions.ftl, components.ftl und advice.ftl,
# ohne die Nummern der Karten und Plättchen und mit Namen statt Plätzen.

seen-ask-place = Welche Ware legst du auf diese Karte?
seen-ask-claim = Erfüllst du die Punktekarte?
seen-ask-market = Was tust du mit der Händlerkarte?
seen-ask-replace = Welche Karte deiner Route wird durch die neue ersetzt?
seen-ask-pay = Welche Ware bezahlst du an { $player }?

seen-play = Karte ausspielen: { $effect }
seen-acquire = { $price ->
    [0] Karte kostenlos erwerben: { $effect }
    [one] Karte für { $price } Ware erwerben: { $effect }
   *[other] Karte für { $price } Waren erwerben: { $effect }
}
seen-acquire-cubes = { $price ->
    [0] Karte kostenlos erwerben, dazu { $cubes } von der Karte: { $effect }
    [one] Karte für { $price } Ware erwerben, dazu { $cubes } von der Karte: { $effect }
   *[other] Karte für { $price } Waren erwerben, dazu { $cubes } von der Karte: { $effect }
}
seen-claim-row = { $coin ->
    [gold] Punktekarte erfüllen: { points } und eine Goldmünze für { $cost }
    [silver] Punktekarte erfüllen: { points } und eine Silbermünze für { $cost }
   *[none] Punktekarte erfüllen: { points } für { $cost }
}
seen-place = Auf eine Karte legen: { cube }
seen-work-oust = Auf { $location } arbeiten: { $action } ({ $settlers } Siedler, vertreibt { $player })
seen-fort-card = Punktekarte erfüllen, { points } für { $cost }; { $benefit }
seen-fort-bonus = ein Bonusplättchen nehmen, { $worth }
seen-fort-either = ein Bonusplättchen nehmen, die Punktekarte erfüllen ({ points }) oder beides
seen-market-use = die Händlerkarte nutzen ({ $effect })
seen-market-take = die Händlerkarte ({ $effect }) in deine Route nehmen
seen-market-either = die Händlerkarte nutzen ({ $effect }) oder in deine Route nehmen
seen-ship-trade = Schiffshandel, { $effect }
seen-route = Route, Stelle { $place }: { $effect } ({ $settlers } Siedler)
seen-bonus = Bonusplättchen nehmen: { $worth }
seen-claim = Punktekarte erfüllen: { points } für { $cost }; { $benefit }
seen-explore = Erkundungsplättchen von { $location } nehmen, das frei wird: { $gain }
seen-explore-beside = Erkundungsplättchen nehmen: { $gain }
seen-use = Händlerkarte nutzen: { $effect }
seen-take = Händlerkarte in deine Route nehmen: { $effect }
seen-replace = Karte an Stelle { $place } ersetzen: { $effect }
seen-swap = Zwei Karten deiner Route vertauschen
seen-sail = { $toll ->
    [0] Zu einer Insel fahren ({ $good }): { $effect }
    [one] Zu einer Insel fahren ({ $good }), { $toll } Ware an das Schiff dort bezahlen: { $effect }
   *[other] Zu einer Insel fahren ({ $good }), { $toll } Waren an die Schiffe dort bezahlen: { $effect }
}
seen-pay = An { $player } bezahlen: { cube }
seen-build = { $price ->
    [0] Kostenlos einen Handelsposten bauen
    [one] Für { $price } Ware einen Handelsposten bauen
   *[other] Für { $price } Waren einen Handelsposten bauen
}
seen-post = Handelsposten nutzen: { $effect }

seen-merchant = Händlerkarte: { $effect }
seen-point = Punktekarte: { points } für { $cost }
seen-point-benefit = Punktekarte: { points } für { $cost }; { $benefit }
seen-bonus-tile = Bonusplättchen: { $worth }
seen-exploration-tile = Erkundungsplättchen: { $gain }
seen-market-tile = Insel ({ $good }): { $effect }

seen-why-now = Sie nimmt sofort eine Karte, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
seen-why-later = Sie bereitet eine Karte vor, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, in { $turns ->
    [one] einem weiteren Zug
   *[other] { $turns } weiteren Zügen
}.
seen-why-rival = { $player } nimmt voraussichtlich vorher eine Karte.
seen-why-better = Sie gewinnt { $percent } % öfter als die zweite.
seen-why-close = Die zweite ist etwa gleich gut.
