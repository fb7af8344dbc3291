# The table in the browser, where pieces are seen: sentences of actions.ftl, components.ftl and
# advice.ftl once more, without the ids of cards and tiles, and with names in place of seats.

seen-ask-place = Which cube do you put on this card?
seen-ask-claim = Do you claim the point card?
seen-ask-market = What do you do with the merchant card?
seen-ask-replace = Which card of your route does the new one replace?
seen-ask-pay = Which cube do you pay to { $player }?

seen-play = Play a card: { $effect }
seen-acquire = { $price ->
    [0] Acquire a card for free: { $effect }
    [one] Acquire a card for { $price } cube: { $effect }
   *[other] Acquire a card for { $price } cubes: { $effect }
}
seen-acquire-cubes = { $price ->
    [0] Acquire a card for free, with { $cubes } lying on it: { $effect }
    [one] Acquire a card for { $price } cube, with { $cubes } lying on it: { $effect }
   *[other] Acquire a card for { $price } cubes, with { $cubes } lying on it: { $effect }
}
seen-claim-row = { $coin ->
    [gold] Claim { points } and a gold coin for { $cost }
    [silver] Claim { points } and a silver coin for { $cost }
   *[none] Claim { points } for { $cost }
}
seen-place = Put { cube } on a card
seen-work-oust = { $settlers ->
    [one] Work at { $location }: { $action } ({ $settlers } settler, sending { $player } home)
   *[other] Work at { $location }: { $action } ({ $settlers } settlers, sending { $player } home)
}
seen-fort-card = claim { points } for { $cost }; { $benefit }
seen-fort-bonus = take a bonus tile, { $worth }
seen-fort-either = take a bonus tile, claim { points }, or both
seen-market-use = use the merchant card ({ $effect })
seen-market-take = take the merchant card ({ $effect }) into your route
seen-market-either = use the merchant card ({ $effect }) or take it into your route
seen-ship-trade = ship trade, { $effect }
seen-route = { $settlers ->
    [one] Route, place { $place }: { $effect } ({ $settlers } settler)
   *[other] Route, place { $place }: { $effect } ({ $settlers } settlers)
}
seen-bonus = Take a bonus tile: { $worth }
seen-claim = Claim { points } for { $cost }; { $benefit }
seen-explore = Take the exploration tile from { $location }, opening it: { $gain }
seen-explore-beside = Take an exploration tile: { $gain }
seen-use = Use the merchant card: { $effect }
seen-take = Take the merchant card into your route: { $effect }
seen-replace = Replace the card at place { $place }: { $effect }
seen-swap = Exchange two cards of your route
seen-sail = { $toll ->
    [0] Sail to an island of { $good }: { $effect }
    [one] Sail to an island of { $good }, paying { $toll } cube to the ship there: { $effect }
   *[other] Sail to an island of { $good }, paying { $toll } cubes to the ships there: { $effect }
}
seen-pay = Pay { cube } to { $player }
seen-build = { $price ->
    [0] Build a trading post for free
    [one] Build a trading post for { $price } cube
   *[other] Build a trading post for { $price } cubes
}
seen-post = Use a trading post: { $effect }

seen-merchant = Merchant card: { $effect }
seen-point = Point card: { points } for { $cost }
seen-point-benefit = Point card: { points } for { $cost }; { $benefit }
seen-bonus-tile = Bonus tile: { $worth }
seen-exploration-tile = Exploration tile: { $gain }
seen-market-tile = Island of { $good }: { $effect }

seen-why-now = It takes a card now, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seen-why-later = It prepares a card, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, in { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
seen-why-rival = { $player } is expected to take a card before that.
seen-why-better = It wins { $percent } % more often than the second.
seen-why-close = The second is about as good.
