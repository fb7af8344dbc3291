# The log: what somebody did. A sentence is a list of clauses, each with its verb:
# "Mira works at A1.3 with 2 settlers, upgrades 2 yellow and returns 1 red."

turn-did = Seat { $seat } { $did }.
    .seen = { $player } { $did }.

did-play = plays { $card }
    .seen = plays a card
did-acquire = { $price ->
    [0] acquires { $card } for free
   *[other] acquires { $card }
}
    .seen = { $price ->
        [0] acquires a card for free
       *[other] acquires a card
    }
did-place = pays { $cubes }
did-cubes-on = gets { $cubes } that lay on it
did-claim-row = { $coin ->
    [gold] claims { $card }, { points } and a gold coin for { $cost }
    [silver] claims { $card }, { points } and a silver coin for { $cost }
   *[none] claims { $card }, { points } for { $cost }
}
    .seen = { $coin ->
        [gold] claims { points } and a gold coin for { $cost }
        [silver] claims { points } and a silver coin for { $cost }
       *[none] claims { points } for { $cost }
    }
did-rest-cards = { $cards ->
    [0] rests
    [one] rests and takes back { $cards } card
   *[other] rests and takes back { $cards } cards
}
did-rest-settlers = { $settlers ->
    [0] rests
    [one] rests and takes back { $settlers } settler
   *[other] rests and takes back { $settlers } settlers
}
did-rest-cards-settlers = rests and takes back cards ({ $cards }) and settlers ({ $settlers })
did-work = { $settlers ->
    [one] works at { $location } with { $settlers } settler
   *[other] works at { $location } with { $settlers } settlers
}
did-oust = ousts seat { $seat }
    .seen = ousts { $player }
did-route = { $settlers ->
    [one] uses { $card } at place { $place } of the route with { $settlers } settler
   *[other] uses { $card } at place { $place } of the route with { $settlers } settlers
}
    .seen = { $settlers ->
        [one] uses place { $place } of the route with { $settlers } settler
       *[other] uses place { $place } of the route with { $settlers } settlers
    }
did-produce = takes { $gain }
did-tools = gets { $gain } by tools
did-settlers = { $settlers ->
    [one] gets { $settlers } new settler
   *[other] gets { $settlers } new settlers
}
did-symbol = gets 1 symbol ({ $benefit })
did-points = gets { points }
did-renew = renews the market
did-adjust = takes 1 yellow
did-trade = trades { $cost } for { $gain }
did-upgrade = upgrades { $cubes }
did-discard = returns { $cubes }
did-bonus = takes bonus tile { $tile } ({ $worth })
    .seen = takes a bonus tile ({ $worth })
did-claim = claims { $card }, { points } for { $cost } ({ $benefit })
    .seen = claims { points } for { $cost } ({ $benefit })
did-explore = takes exploration tile { $tile } from { $location }
    .seen = takes the exploration tile from { $location }
did-explore-beside = takes exploration tile { $tile }
    .seen = takes an exploration tile
did-use = uses { $card }
    .seen = uses the merchant card
did-take = takes { $card } into the route
    .seen = takes the merchant card into the route
did-replace = puts it in place of { $card } (place { $place })
    .seen = puts it at place { $place }
did-swap = exchanges { $first } and { $second }
    .seen = exchanges two cards of the route
did-sail = sails to island { $island } ({ $good })
did-sail-sea = sails to the sea tile
did-pay = pays { cube } to seat { $seat }
    .seen = pays { cube } to { $player }
did-build = { $price ->
    [0] builds a trading post on island { $island } for free
   *[other] builds a trading post on island { $island }
}
did-spend = pays { $cubes } for it
did-post = uses the trading post on island { $island }
