# How a turn works, for the first game in a mode: a few steps, then how the game ends.

overview = How a turn works
overview-goal = Whoever has the most points at the end wins. Most of them come from point cards, which cost cubes: so gather cubes and raise them.
overview-point = Point at anything on the table, and it tells what it is. The key S shows all symbols.
overview-press = Press anything on the table long, and it tells what it is.
step = { $step ->
    [play] Play a card from your hand and carry out its effect: produce, upgrade or trade.
    [acquire] Or acquire a merchant card. The leftmost is free; for any other, put a cube on each card to its left.
    [claim] Or claim a point card by returning the cubes that it shows. The two places on the left may bring a coin.
    [rest-cards] Or rest: take all your played cards back into your hand.
    [work] Work: put settlers on a location and carry out its action. Where others are, you need one settler more than they have, and you oust them.
    [fort] At a fort, return the cubes shown on the point card above it and claim the card. Where bonus tiles lie at the fort, you may take one too.
    [explore] A location under an exploration tile is closed. Exploration cards let you take such a tile and open its location for all.
    [market-route] At a market, use the merchant card below it, or take it into your route.
    [market-use] At a market, use the merchant card below it and keep it. Every fourth one may bring you a bonus tile.
    [route] Or use a card of your route. It needs 1 settler, and 1 more for each card to its left without settlers.
    [sail] A ship move takes your ship to another island. Pay a cube to each ship there; then you may build a trading post, and trade.
    [post] The first trading post on an island is free, the next ones cost cubes. Each uncovers points; an emptied column may bring you a bonus tile.
   *[rest-settlers] Or rest: take all your settlers back to your player board.
}
overview-end = { $mode ->
    [spice_road] You can keep 10 cubes at the end of a turn. The last round is the one in which somebody takes their 5th point card; with 2 or 3 players, their 6th.
   *[other] You can keep { $cubes } cubes at the end of a turn. The last round is the one in which somebody takes their { $cards }th point card.
}
