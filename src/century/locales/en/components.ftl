# What is printed on cards, tiles and locations.

# $effect is one of the three messages below.
merchant-card = Merchant card { $card }: { $effect }
    .seen = Merchant card: { $effect }
effect-produce = produce { $gain }
effect-upgrade = { $steps ->
    [one] upgrade once
   *[other] upgrade up to { $steps } times
}
effect-trade = trade { $cost } for { $gain }

point-card = Point card { $card }: { points } for { $cost }
    .seen = Point card: { points } for { $cost }
point-card-benefit = Point card { $card }: { points } for { $cost }; { $benefit }
    .seen = Point card: { points } for { $cost }; { $benefit }
benefit-aid = aid, 1 settler fewer where the symbol is { $symbol }
benefit-tool = tool, { $gain } where the symbol is { $symbol }
benefit-settlers = { $settlers ->
    [one] { $settlers } new settler
   *[other] { $settlers } new settlers
}
benefit-explore = exploration, 1 exploration tile

# $action is an effect or one of the messages below.
location = { $settlers ->
    [one] Location { $location } ({ $symbol }), { $settlers } settler: { $action }
   *[other] Location { $location } ({ $symbol }), { $settlers } settlers: { $action }
}
at-fort = fort: take a bonus tile, claim the point card, or both
at-market = market: the merchant card below
at-renew = renew the market, then take another turn
at-adjust = take 1 yellow, then adjust your route
at-sail = { $steps ->
    [0] ship move to any island
    [1] ship move to a neighbouring island
   *[other] ship move of up to { $steps } islands
}
at-ship-trade = ship trade: the trade of the island where your ship is
at-post-trade = post trade: the trade of an island with a trading post of yours

bonus-tile = Bonus tile { $tile }: { $worth }
    .seen = Bonus tile: { $worth }
bonus-symbol = { points } per “{ $benefit }” symbol
bonus-pair = { points } per pair of “{ $first }” and “{ $second }” symbols
bonus-settlers = { points } per 2 settlers not in reserve
bonus-merchants = { points } per 2 merchant cards

exploration-tile = Exploration tile { $tile }: { $gain }
    .seen = Exploration tile: { $gain }
explore-cubes = take { $gain }
explore-symbol = counts as 1 “{ $benefit }” symbol

market-tile = Market tile { $tile } ({ $good }): { $effect }
    .seen = Island of { $good }: { $effect }
