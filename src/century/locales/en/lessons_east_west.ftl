# The lessons of From East to West: what the coach says. The numbers are those of the tables in lessons/courses/.

lesson-ew1-market = Markets: use a card
lesson-ew1-market-1 = Everything you know from A New World holds here. The markets are new: below each lies a merchant card from Spice Road.
lesson-ew1-market-2 = Work at the ringed market and use its card at once: it produces 1 yellow and 1 red.
lesson-ew1-market-wrong = Taking it would put the card into your route, without its effect. That comes next; here, take it back and use the card.
lesson-ew1-market-end = A used card goes face down to your discard pile; some bonus tiles count it at the end. The row closed up, and a new card came.

lesson-ew1-route = Your trade route
lesson-ew1-route-1 = This time keep the card: work at the ringed market and take the card that produces 2 red.
lesson-ew1-route-wrong = That brings 2 red once. In your route the card would bring them again and again. Take it back.
lesson-ew1-route-2 = The card now lies in your route. Using a card of your route is a turn of its own: put 1 settler on it and get 2 red.
lesson-ew1-route-early = Your route is there to be used. Take it back.
lesson-ew1-route-end = Nobody can oust you from your route. A trade card there must be carried out at least once, as anywhere.

lesson-ew1-cost = What the route costs
lesson-ew1-cost-1 = A card of the route asks for 1 settler, and 1 more for each card to its left without settlers. The second card is in use: it counts no more, and cannot be used again before you rest.
lesson-ew1-cost-2 = Use the fourth card, which produces a brown cube: 1 settler, and 2 for the first and the third card.
lesson-ew1-cost-wrong = Cheaper, and allowed. But look at what the last card costs: take it back and use that one.
lesson-ew1-cost-end = So use your route from left to right, and every card costs 1. Aid and tool cards do not work on the route.

lesson-ew1-full = A full route
lesson-ew1-full-1 = A route holds 5 cards, and yours is full. Whoever takes another card replaces one of them at its place.
lesson-ew1-full-2 = Take the card of the ringed market, which produces brown, and replace your first card. Your 2 settlers on it come home.
lesson-ew1-full-wrong = You may use it once, but a brown cube again and again is better. Take it back and take the card.
lesson-ew1-full-other = That card is worth more than the first one. Take it back.
lesson-ew1-full-end = The replaced card goes face down to your discard pile. You choose which one goes.

lesson-ew1-renew = Renewing the market
lesson-ew1-renew-1 = You can use none of these four cards. The ringed location puts them under the deck and draws four new ones.
lesson-ew1-renew-wrong = Do not rest: see what else the market has. Take it back.
lesson-ew1-renew-2 = Your turn ended there, and you take another one at once. Work at the ringed market and use its card.
lesson-ew1-renew-end = The extra turn is a full one and belongs to the same round. Before it, the limit of 10 cubes is checked.

lesson-ew1-adjust = Adjusting the route
lesson-ew1-adjust-1 = The order of a route matters: what stands at the left is cheap. Your third card produces red, and you would like to use it first.
lesson-ew1-adjust-2 = Work at the ringed location: you get 1 yellow cube and may exchange two cards. Exchange the first and the third.
lesson-ew1-adjust-wrong = You may leave the route as it is, but then you came for a yellow cube only. Take it back.
lesson-ew1-adjust-end = Settlers stay on their card when it moves.

lesson-ew1-explore = Exploring
lesson-ew1-explore-1 = Here most exploration tiles lie beside the board. Claim the exploration card above the ringed fort and take the tile with the green cube.
lesson-ew1-explore-end = With 2 or 3 players two tiles lie on locations and open them when they are taken. You may choose among all the others, too.

lesson-ew1-rest = Resting, and the score
lesson-ew1-rest-1 = Your bonus tile gives 1 point for every 2 merchant cards in your route and discard pile together: 3 and 3 make 3 points.
lesson-ew1-rest-2 = Rest: your settlers come home from the board and from the route.
lesson-ew1-rest-end = Settlers on the route count for the bonus tile of the settlers, too. All else scores as in A New World: cubes that are not yellow 1 point each.

good-ew1-setup = Boards A1, B1, E2 and C2. Point cards with a black star stay in the box, and so do the bonus tiles marked III. 43 merchant cards: one below each market, the others in a face-down deck. Your player board has 3 bonus spaces.
good-ew1-market = A market without a card cannot be chosen. When few merchant cards are left, renewing fills as many places as it can, from the left; the old cards come back last, the leftmost first.

lesson-ew2-sail = Setting sail
lesson-ew2-sail-1 = Everything you know from A New World holds here. The islands are new. Your ship lies on the sea tile in the middle; every island has a trade and the sign of a good.
lesson-ew2-sail-2 = The ringed location moves your ship by 1 tile. Sail to the ringed island, and build a trading post there: the first on an island is free.
lesson-ew2-sail-wrong = A free post, and you leave it? Take it back and build.
lesson-ew2-sail-end = The ship has to end on another tile; tiles that it passes cost nothing. You took the leftmost post of the row with that sign: the number below it is yours at the end. You may have one post on each island.

lesson-ew2-pay = Other ships, other posts
lesson-ew2-pay-1 = Another ship lies at this island, and its owner has a post there. Whoever arrives pays 1 cube to each other ship.
lesson-ew2-pay-2 = Sail there. Pay with a yellow cube, then build. A post costs 1 cube for each one that is there, with 2 players 2 cubes. Pay with yellow ones.
lesson-ew2-pay-wrong = You may pay with any colour, but why with your best? Take it back.
lesson-ew2-pay-skip = You may do without the post, but you can pay for it. Take it back.
lesson-ew2-pay-end = If you cannot pay all ships there, you cannot end there. They are paid in turn order, from the player after you. Whoever gets cubes may have to give some back: 10 is the limit for everybody at the end of a turn.

lesson-ew2-trade = Trading on arrival
lesson-ew2-trade-1 = Where you arrive you may trade, with or without a post of your own. This island gives 2 red for 2 yellow.
lesson-ew2-trade-2 = Sail there and trade twice. You already have a post there, so you are not asked to build.
lesson-ew2-trade-wrong = As often as you like, also not at all; but you have 4 yellow cubes. Take it back and trade twice.
lesson-ew2-trade-end = Sailing is one whole turn: move, pay, build, trade. A good island is worth the way.

lesson-ew2-column = A whole column
lesson-ew2-column-1 = Your posts lie in rows, one for each good. You have built the first of three rows. When the first of the fourth row goes, too, the column is empty.
lesson-ew2-column-2 = Sail to the island of cloves and build. Then take the tile with 3 points: an emptied column lets you take the top bonus tile of a stack on B2 or F2.
lesson-ew2-column-wrong = You may go without, but the tile is yours for the taking, and you have room for it. Take it back.
lesson-ew2-column-end = What your posts have uncovered counts at the end: here 4 times 1. Columns further to the right are worth 2 and 3 a post.

lesson-ew2-ship-trade = Ship trade
lesson-ew2-ship-trade-1 = Your ship lies at an island that gives 1 green for 2 yellow. The ringed location lets you trade there without moving. Trade twice.
lesson-ew2-ship-trade-wrong = Once is enough for the rules, but you have 4 yellow cubes. Take it back.
lesson-ew2-ship-trade-end = At least one trade, as on land. On the sea tile there is nothing to trade, so the location cannot be chosen.

lesson-ew2-post-trade = Post trade
lesson-ew2-post-trade-1 = Your trading posts trade for you, wherever your ship is. You have two: one at an island of cloves, one at an island of chili.
lesson-ew2-post-trade-2 = The ringed location asks for 2 settlers; your aid card with the forest saves 1. Trade at the island of cloves: 1 brown for 3 yellow.
lesson-ew2-post-trade-wrong = Red for yellow, allowed. But brown is worth more: take it back.
lesson-ew2-post-trade-end = Posts are scattered shops that stay open. Aid and tool cards work here by the sign of the location, as anywhere.

lesson-ew2-fort = Forts, and the score
lesson-ew2-fort-1 = Forts have no bonus tiles here. You only claim the card: this one costs 2 green.
lesson-ew2-fort-2 = Work at the ringed fort.
lesson-ew2-fort-wrong = You hold what the card costs. Take it back.
lesson-ew2-fort-end = You score 5 points for the card and 3 for your posts: two of one row uncover 1 and 2. All else scores as in A New World.

good-ew2-setup = Boards A2, B2, C1 and F2. Point cards with a white star and bonus tiles marked I or III stay in the box. Your player board has 4 bonus spaces and 12 trading posts: a row of 3 for each good. 7 locations are covered, with 2 or 3 players 9.
good-ew2-sea = The sea tile and 12 islands, 3 of each good, lie at random in a layout that you choose; every tile touches at least two others. All ships start on the sea tile.
good-ew2-order = If several players have too many cubes after a turn, the one whose turn it was gives back first, then the others in turn order.

lesson-ew3-market = Markets without a route
lesson-ew3-market-1 = All three games at one table: boards, merchants and islands. You know most of it already. There is no route here: a market only lets you use its card.
lesson-ew3-market-2 = Work at the ringed market: its card gives 1 brown for 3 yellow.
lesson-ew3-market-wrong = Not yet: the market is better. Take it back.
lesson-ew3-market-end = The used card goes face down to your discard pile, and the row closes up.

lesson-ew3-fourth = Every fourth merchant
lesson-ew3-fourth-1 = You have used 3 merchant cards. With every fourth you may take the top bonus tile of a stack on board D2.
lesson-ew3-fourth-2 = Work at the ringed market, then take the tile that counts merchant cards: 1 point for every 2.
lesson-ew3-fourth-wrong = You may go without, but you have a free space for it. Take it back.
lesson-ew3-fourth-end = The fourth, the eighth, the twelfth: markets are a second way to bonus tiles.

lesson-ew3-renew = Renewing the market
lesson-ew3-renew-1 = As in Part I: the ringed location brings four new cards, and you take another turn at once.
lesson-ew3-renew-wrong = See first what the market has. Take it back.
lesson-ew3-renew-2 = Use the card of the ringed market.
lesson-ew3-renew-end = Two turns in one round: renewing costs settlers, but no time.

lesson-ew3-column = Ships and columns
lesson-ew3-column-1 = Ships sail as in Part II. Your first column is empty but for the cloves.
lesson-ew3-column-2 = Sail to the island of cloves, build, and take the tile with 3 points. A column gives a tile from B2 or F2 only; those of D2 come from the market.
lesson-ew3-column-wrong = You may go without, but you have room for the tile. Take it back.
lesson-ew3-column-other = That one counts merchant cards, and you have none. Take it back.
lesson-ew3-column-end = Two ways to bonus tiles, four spaces for them: choose tiles that fit your plan.

lesson-ew3-bonus = Four tiles, no more
lesson-ew3-bonus-1 = Your 4 bonus spaces are full. From now on you can take no more tiles.
lesson-ew3-bonus-2 = Use the card of the ringed market. It is your fourth, but you are not offered a tile.
lesson-ew3-bonus-wrong = Go on with the market. Take it back.
lesson-ew3-bonus-end = But your tile for merchant cards grows: it counts your discard pile, 1 point for every 2 cards.

lesson-ew3-plan = All three together
lesson-ew3-plan-1 = Your goal is the ringed card: 2 green, 5 points. You have 2 yellow. Market, sea and land lead there.
lesson-ew3-plan-2 = Begin at the ringed market: its card produces 1 yellow and 1 red.
lesson-ew3-plan-3 = Now set sail: to the tea island. Build there for free, then trade 2 yellow for 1 green.
lesson-ew3-plan-4 = Upgrade on land: lift the red cube to green, then stop.
lesson-ew3-plan-5 = 2 green. Claim the card at the ringed fort: here, too, a fort gives only its card.
lesson-ew3-plan-end = At the end, point cards, bonus tiles, posts, exploration tiles and cubes that are not yellow count. You know all of it now.

good-ew3-setup = Boards A2, B2, C1, D2, E2 and F2. Point cards with a black star stay in the box; all bonus tiles are used. 7 locations are covered, with 2 or 3 players 9. 43 merchant cards: one below each market, the others in a face-down deck.
good-ew3-market = A market without a card cannot be chosen.
