# The lessons of Spice Road: what the coach says. The numbers are those of the tables in lessons/courses/.

lesson-sr-goal = The goal
lesson-sr-goal-1 = You lead a caravan. These are point cards: the number says what a card is worth, the cubes what it costs. Whoever has the most points at the end wins.
lesson-sr-goal-2 = These are your cubes, the spices in your caravan. There are four colours, each worth more than the one before: yellow, red, green, brown.
lesson-sr-goal-3 = The ringed card costs 2 yellow and 2 red cubes, and you have them. Choose the card to claim it.
lesson-sr-goal-wrong = Resting is always allowed, but you already have what a point card costs. Take it back and claim the card.
lesson-sr-goal-end = Your cubes went back to the supply and 6 points are yours. The row closed up, and a new card came in on the right. Claiming a card was your whole turn.

lesson-sr-play = Playing a card, and resting
lesson-sr-play-1 = You get cubes by playing merchant cards from your hand. This one produces 2 yellow cubes. Play it.
lesson-sr-play-2 = You took exactly the cubes shown; the supply never runs out. The card now lies before you and cannot be played again until you rest. Rest: you take all your played cards back.
lesson-sr-play-3 = It is your turn again, and the card is back in your hand. Play it once more.
lesson-sr-play-wrong = You have only just rested: there is nothing to take back. A turn is worth more than that.
lesson-sr-play-end = Everybody has one turn a round, clockwise. In a turn you do one thing only: play a card, acquire one, claim one, or rest.

lesson-sr-upgrade = Upgrading
lesson-sr-upgrade-1 = The card in the row that you want costs 1 yellow, 2 green and 1 brown. You lack a green. Play the upgrade card: each step lifts one cube to the next colour. Lift one yellow cube twice, to red and then to green.
lesson-sr-upgrade-wrong = That lifts your green cube to brown, and you need green ones. Take it back.
lesson-sr-upgrade-2 = Now you hold exactly what the ringed card costs. Claim it for 12 points.
lesson-sr-upgrade-end = You may spread the steps over several cubes, use fewer of them, or none. Brown is the top: it cannot be upgraded.

lesson-sr-trade = Trading
lesson-sr-trade-1 = A trade card gives the cubes after its arrow for those before it, as often as you like and can pay. This one turns 2 yellow into 2 red. Play it, and trade twice. The other trade card asks for 3 red: you cannot play it now.
lesson-sr-trade-wrong = Once is enough for the rules, but you want 4 red cubes. Take it back and trade twice.
lesson-sr-trade-2 = 4 red cubes: that pays the ringed card.
lesson-sr-trade-end = A trade card must be carried out at least once. If you cannot pay it once, you cannot play it.

lesson-sr-acquire = Acquiring merchant cards
lesson-sr-acquire-1 = New cards come from this row. The leftmost one is free, and you also get the cubes that lie on it. Take it.
lesson-sr-acquire-2 = The row closed up; cubes stay on their cards. The ringed card is the third: put one cube on each card to its left. Pay with yellow ones.
lesson-sr-acquire-wrong = You may pay with any colour, but red is worth more than yellow. Take it back.
lesson-sr-acquire-end = You choose the colour for each card. What you pay lies there for whoever takes that card. Payment comes first: cubes on the card you take cannot pay for it.

lesson-sr-coins = Gold and silver
lesson-sr-coins-1 = Coins lie above the first two point cards. The leftmost card brings a gold coin, worth 3 points; the second brings a silver coin, worth 1.
lesson-sr-coins-2 = You can pay both. Claim the leftmost card, and take the last gold coin with it.
lesson-sr-coins-wrong = That card is worth 2 points more, but its silver coin is worth 2 less than gold, and the gold would be gone by your next turn. Take it back.
lesson-sr-coins-3 = The gold is gone, so the silver has moved above the leftmost card. The second card brings nothing any more.
lesson-sr-coins-end = Coins stay at their place when cards move. A cheap card with a gold coin is often as good as a dear one.

lesson-sr-storage = Ten cubes
lesson-sr-storage-1 = Your caravan holds 10 cubes. You may have more during your turn, but at its end the surplus goes back to the supply.
lesson-sr-storage-2 = You have 9. Play the ringed card, which produces 1 yellow and 1 green, then give back the cube that is worth least.
lesson-sr-storage-wrong = Allowed, but a yellow cube is worth least: upgrades start from it, and it scores nothing at the end. Take it back.
lesson-sr-storage-end = You choose which cubes go back. A full caravan is a sign that it is time to claim.

lesson-sr-end = The end, and the score
lesson-sr-end-1 = You have 5 point cards. With 2 or 3 players the sixth ends the game, with 4 or 5 players the fifth. Claim the leftmost card.
lesson-sr-end-wrong = You could wait, but the others are catching up. Take it back and end the game.
lesson-sr-end-2 = The round was played to its end, so that all had the same number of turns. You have 47 points on cards, 9 for 3 gold coins, 1 for a silver coin and 2 for your green and brown cube: 59. Yellow cubes count nothing.
lesson-sr-end-end = The most points win. Among players who are tied, the last in turn order wins. The limit of 10 cubes holds after the last turn, too.

lesson-sr-plan = A plan of three turns
lesson-sr-plan-1 = Good play looks ahead. Your goal is the ringed card: 2 red and 2 green. You have 4 yellow, 1 red, and two trade cards that fit together.
lesson-sr-plan-2 = First make red of yellow: play the ringed card and trade twice.
lesson-sr-plan-wrong = With one trade you would have 3 red: enough for green, but not for red and green together. Take it back and trade twice.
lesson-sr-plan-3 = Now you have 5 red. Make green of two of them: play the ringed card, and trade once.
lesson-sr-plan-4 = 2 red and 2 green, and a red to spare. Claim the card.
lesson-sr-plan-end = Cards that work together are an engine. Pick merchant cards by what you want to claim, and point cards by what your engine makes.

good-sr-setup = Setup is done for you. 5 point cards and 6 merchant cards lie in rows, the others in face-down decks. Everybody starts with the same two merchant cards: produce 2 yellow, and 2 upgrades.
good-sr-start = The start player begins with 3 yellow cubes, the second and third player with 4, the fourth and fifth with 3 and a red one. There are 2 gold and 2 silver coins for each player.
good-decks = Nobody knows the order of a face-down deck. When it is empty, its row stays shorter. Point cards that were claimed lie face down.
good-chain = What a trade brings may pay for its next time.
good-limit = Resting is always allowed, so a game could go on for ever: it ends after round 300 at the latest.
