# The lessons of A New World: what the coach says. The numbers are those of the tables in lessons/courses/.

lesson-nw-work = Settlers at work
lesson-nw-work-1 = You want point cards, and for them you need cubes: yellow, red, green, brown, each worth more than the one before. Your settlers fetch them. 7 stand on your player board; the others wait in reserve.
lesson-nw-work-2 = The pawns on a location say how many settlers it asks for. The ringed one asks for 1 and produces 2 yellow cubes. Choose it.
lesson-nw-work-wrong = Resting brings settlers home, but yours are all at home already. Take it back.
lesson-nw-work-3 = Your settler stays there. The others play, then it is your turn again. The ringed location asks for 2 settlers and produces 2 red.
lesson-nw-work-end = Work is one whole turn: put settlers on a location, then do what it shows. You take exactly the cubes shown; the supply never runs out.

lesson-nw-effects = Trading and upgrading
lesson-nw-effects-1 = An arrow means: give what stands before it, take what stands after it, as often as you can pay. Turn your 3 yellow cubes into 3 red ones.
lesson-nw-effects-wrong = Upgrading three yellow cubes would give 3 red as well, but keep that for the dearer colours. Take it back and trade.
lesson-nw-effects-2 = The steps mean: lift a cube to the next colour, as often as the number says. Work here and lift all three red cubes to green.
lesson-nw-effects-end = A trade has to be carried out at least once: without its price you cannot choose the location. Upgrades are optional, so that location is always open to you.

lesson-nw-rest = Resting
lesson-nw-rest-1 = 6 of your settlers are at work, and only 1 is at home. Most locations ask for more, and where your own settlers stand you cannot work again.
lesson-nw-rest-2 = Rest: all your settlers come home. That is your whole turn.
lesson-nw-rest-3 = Everything is open again. The ringed location asks for 3 settlers and produces one cube each of yellow, red and green.
lesson-nw-rest-end = Settlers in reserve do not count: only those on your player board can work. Rest when you have used what is worth using, not before.

lesson-nw-oust = Ousting
lesson-nw-oust-1 = Somebody else is working here, with 2 settlers. You may oust them with one more: 3 settlers. Choose the ringed location and turn 2 red into 2 green.
lesson-nw-oust-wrong = There is nobody to bring home yet. Take it back.
lesson-nw-oust-2 = Now you were ousted, with 4 settlers. Look: your 3 settlers are home again, at no cost. Ousted settlers need no rest.
lesson-nw-oust-end = One more than those who stand there is enough, even where the printed number is higher. Think twice before you give others their settlers back.

lesson-nw-fort = Forts
lesson-nw-fort-1 = Point cards lie above the forts. This one costs 2 yellow and 2 red and is worth 6 points.
lesson-nw-fort-2 = Work at the fort below it. First take the bonus tile: it scores at the end. Then claim the card.
lesson-nw-fort-wrong = You may leave one of the two, but both are good for you. Take it back.
lesson-nw-fort-end = At a fort you do one or both, the tile first. The cards to the right moved one fort to the left, and the next card of the deck came in. A player board has room for 3 bonus tiles.

lesson-nw-aid = Aid cards
lesson-nw-aid-1 = Both your cards show the hand of aid with the sign of the river. Each saves you 1 settler at every location with a river in its circle, for the rest of the game.
lesson-nw-aid-2 = You have 1 settler at home. The ringed location is printed with 2, and your cards would save 2; but at least 1 settler always goes. Work there.
lesson-nw-aid-wrong = Not yet: 1 settler is enough for the ringed location. Take it back.
lesson-nw-aid-end = Aid cards add up, also when you oust somebody. Fewer settlers per location mean fewer rests.

lesson-nw-tool = Tool cards
lesson-nw-tool-1 = Your card shows a tool with the sign of the field. At every location with a field in its circle you first get the cube shown, here a red one.
lesson-nw-tool-2 = The ringed trade costs 2 red. You have 1, and your tool brings the second before you trade. Work there.
lesson-nw-tool-wrong = That works, and brings a red cube as well. But see what your tool makes possible: take it back.
lesson-nw-tool-end = Tools add up, and work every time. They make trades possible that you could not pay.

lesson-nw-explore = Exploring
lesson-nw-explore-1 = A tile covers this location, so nobody can work there. Exploration cards take such tiles away.
lesson-nw-explore-2 = The card above the ringed fort is one. Work there and claim it; the bonus tile is up to you. Then choose the tile with the green cube.
lesson-nw-explore-3 = You got the green cube, and the location below is open to everybody. It produces 2 green for 3 settlers. Work there before the others do.
lesson-nw-explore-wrong = You could, but then somebody else may be first. Take it back.
lesson-nw-explore-end = Tiles bring cubes at once, a settler from the reserve at once, 3 points at the end, or one more symbol for your bonus tiles.

lesson-nw-settlers = New settlers
lesson-nw-settlers-1 = This card costs 2 yellow and 1 brown. Its pawns bring 2 settlers from your reserve to your player board, for good.
lesson-nw-settlers-2 = Work at the fort below it and claim the card. Whether you also take the bonus tile is up to you.
lesson-nw-settlers-wrong = The card is yours for the taking. Take it back.
lesson-nw-settlers-end = More settlers mean more turns between two rests. If the reserve is empty you get none, but you may still claim the card.

lesson-nw-bonus = Bonus tiles
lesson-nw-bonus-1 = Bonus tiles score at the end, each by itself. Yours gives 3 points for every pair of an aid and a tool symbol: you have 3 aids and 1 tool, so 1 pair.
lesson-nw-bonus-2 = The ringed fort has two stacks. One tile gives 2 points for each aid symbol, the other 3 points in any case. Take the better one.
lesson-nw-bonus-wrong = 3 points are certain, but 3 aids make 6. Take it back.
lesson-nw-bonus-end = One symbol counts for several tiles. Another kind gives 1 point for every 2 settlers that are not in reserve. Choose cards and tiles that go together.

lesson-nw-end = The end, and the score
lesson-nw-end-1 = You have 7 point cards. The eighth ends the game: the round is finished, so that all have had the same number of turns.
lesson-nw-end-2 = Claim the card above the ringed fort. You have no use for the tile, but you may take it.
lesson-nw-end-wrong = You are ahead: end the game while you are. Take it back.
lesson-nw-end-end = Cards, bonus tiles and exploration tiles count, and 1 point for each cube that is not yellow. Among players who are tied, the last in turn order wins. After every turn, also the last, you keep at most 10 cubes.

good-nw-setup = Three location boards are always there, the fourth is D1, E1 or F1. Point cards with a white star stay in the box, with fewer players also those marked "3+" or "=4". The top of the deck of point cards lies face up.
good-nw-tiles = 17 bonus tiles are dealt to the spaces of the forts; only the top of a stack is seen. One exploration tile lies on each location with its symbol, with 2 or 3 players also on those marked "2-3".
good-nw-start = Everybody has 12 settlers: 6 on the player board (7 with 2 players), the others in reserve. The start player begins with 3 yellow cubes, the second and third player with 4, the fourth with 3 and a red one.
good-nw-none = When no exploration tile is left, an exploration card brings none, but may still be claimed.
