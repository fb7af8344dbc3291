# Het verslag: wat iemand deed. Een zin is een lijst van delen, elk met zijn werkwoord:
# „Mira werkt met 2 kolonisten op A1.3, upgradet 2 gele en legt 1 rood terug.”

turn-did = Plaats { $seat } { $did }.
    .seen = { $player } { $did }.

did-play = speelt { $card }
    .seen = speelt een kaart
did-acquire = { $price ->
    [0] koopt gratis { $card }
   *[other] koopt { $card }
}
    .seen = { $price ->
        [0] koopt gratis een kaart
       *[other] koopt een kaart
    }
did-place = betaalt { $cubes }
did-cubes-on = krijgt { $cubes } van de kaart
did-claim-row = { $coin ->
    [gold] pakt { $card }, { points } en een gouden munt voor { $cost }
    [silver] pakt { $card }, { points } en een zilveren munt voor { $cost }
   *[none] pakt { $card }, { points } voor { $cost }
}
    .seen = { $coin ->
        [gold] pakt { points } en een gouden munt voor { $cost }
        [silver] pakt { points } en een zilveren munt voor { $cost }
       *[none] pakt { points } voor { $cost }
    }
did-rest-cards = { $cards ->
    [0] rust
    [one] rust en neemt { $cards } kaart terug
   *[other] rust en neemt { $cards } kaarten terug
}
did-rest-settlers = { $settlers ->
    [0] rust
    [one] rust en neemt { $settlers } kolonist terug
   *[other] rust en neemt { $settlers } kolonisten terug
}
did-rest-cards-settlers = rust en neemt kaarten ({ $cards }) en kolonisten ({ $settlers }) terug
did-work = { $settlers ->
    [one] werkt met { $settlers } kolonist op { $location }
   *[other] werkt met { $settlers } kolonisten op { $location }
}
did-oust = verdrijft plaats { $seat }
    .seen = verdrijft { $player }
did-route = { $settlers ->
    [one] gebruikt { $card } op plek { $place } van de route met { $settlers } kolonist
   *[other] gebruikt { $card } op plek { $place } van de route met { $settlers } kolonisten
}
    .seen = { $settlers ->
        [one] gebruikt plek { $place } van de route met { $settlers } kolonist
       *[other] gebruikt plek { $place } van de route met { $settlers } kolonisten
    }
did-produce = neemt { $gain }
did-tools = krijgt { $gain } door gereedschap
did-settlers = { $settlers ->
    [one] krijgt { $settlers } nieuwe kolonist
   *[other] krijgt { $settlers } nieuwe kolonisten
}
did-symbol = krijgt 1 symbool { $benefit }
did-points = krijgt { points }
did-renew = vernieuwt de markt
did-adjust = neemt 1 geel
did-trade = ruilt { $cost } voor { $gain }
did-upgrade = upgradet { $cubes }
did-discard = legt { $cubes } terug
did-bonus = neemt bonustegel { $tile } ({ $worth })
    .seen = neemt een bonustegel ({ $worth })
did-claim = pakt { $card }, { points } voor { $cost } ({ $benefit })
    .seen = pakt { points } voor { $cost } ({ $benefit })
did-explore = neemt verkenningstegel { $tile } van { $location }
    .seen = neemt de verkenningstegel van { $location }
did-explore-beside = neemt verkenningstegel { $tile }
    .seen = neemt een verkenningstegel
did-use = gebruikt { $card }
    .seen = gebruikt de handelskaart
did-take = neemt { $card } op in de handelsroute
    .seen = neemt de handelskaart op in de handelsroute
did-replace = vervangt daarmee { $card } (plek { $place })
    .seen = vervangt daarmee de kaart op plek { $place }
did-swap = verwisselt { $first } en { $second }
    .seen = verwisselt twee kaarten van de handelsroute
did-sail = vaart naar eiland { $island } ({ $good })
did-sail-sea = vaart naar de zeetegel
did-pay = betaalt { cube } aan plaats { $seat }
    .seen = betaalt { cube } aan { $player }
did-build = { $price ->
    [0] bouwt gratis een handelspost op eiland { $island }
   *[other] bouwt een handelspost op eiland { $island }
}
did-spend = betaalt daarvoor { $cubes }
did-post = gebruikt de handelspost op eiland { $island }
