# Learning: the course, the coach, and lessons in the terminal.

lesson-wrong = You may do this: { $action }. But it is not what this lesson is about. Take it back and try again.
lesson-sound = { $steps ->
    [one] { $file }: sound; a lesson of { $mode } with { $steps } step
   *[other] { $file }: sound; a lesson of { $mode } with { $steps } steps
}
learn-coach = Coach
learn-good-to-know = Good to know
learn-waits = First read on, or take back what you did.
learn-prompt = { $waits ->
    [end] Lesson done. Enter for the next one (again, quit):
    [wrong] Type undo to take it back:
    [act] Number or action (help):
   *[next] Enter to go on:
}
learn-keys =
    Type the number of an action, or the action itself, such as: rest.
    Enter    read on, or the next lesson
    undo     back to the beginning of the step, or to the step before
    again    begin the lesson again
    quit     leave

# Lessons in the browser.
learn = Learn
learn-text = Short lessons at the real table, a minute each. You make real moves, and whatever goes wrong can be taken back.
learn-count = { $done } of { $count }
learn-builds-on = Comes after:
learn-begin = Begin
learn-go-on = Go on
learn-state = { $state ->
    [underway] under way
    [learnt] done
   *[new] not yet done
}
learn-rules-of = Rules: { $lesson }
learn-forget = Forget my progress
learn-forgotten = Your progress is forgotten.
learn-step = Step { $step } of { $steps }
learn-show = Show me
learn-again = Begin again
learn-leave = Leave the lesson
learn-wrong = Not quite
learn-done = Lesson done
learn-reading = The coach explains
learn-back = Take back
learn-next = Go on
learn-all = All lessons
learn-following = Next lesson

learn-try = Try it

# The first game, with the coach.
guide-offer = Your first game of { $mode }
guide-offer-text = The coach stays beside you for ten turns, tells what the others did and shows two good moves. Then you play on alone against an easy opponent.
guide-yes = Play with the coach
guide-lessons = Lessons first
guide-no = Play without
guide-turn = Turn { $turn } of { $turns } with the coach
guide-two = Two good moves. Choose one, or do as you like:
guide-thinking = The coach is thinking about good moves …
guide-none = No advice at the moment. Do as you like.
guide-liked = Well chosen.
guide-else = Another way than mine: let us see what comes of it.
guide-alone = From here on you play alone. Good luck! A hint stays one key away (H).
guide-stop = Go on without the coach

# Do you know it? Questions about real positions.
quiz = Do you know it?
quiz-text = Ten questions about positions of real games, with the reason for each answer.
quiz-ask-settlers = How many settlers does the ringed place ask of you now?
quiz-ask-card = How many cubes does it cost to acquire the ringed card?
quiz-ask-post = How many cubes would a trading post on the ringed island cost you?
quiz-ask-not = { $word ->
    [work] Where can you not work now?
    [play] Which of these cards can you not play now?
    [acquire] Which of these cards can you not acquire now?
   *[claim] Which of these cards can you not claim now?
}
quiz-ask-score = How many points would you have if the game ended now?
quiz-ask-winner = The game is over. Who has won?
quiz-number = { $count }
quiz-part = { label } { $points }
quiz-seat = Seat { $seat }
    .seen = { $player }
quiz-total = Seat { $seat }: { points }
    .seen = { $player }: { points }
quiz-why-empty = Nobody works there, so it is the printed number: { $need }.
quiz-why-oust = { $there ->
    [one] { $there } settler of another player stands there
   *[other] { $there } settlers of another player stand there
}, so it takes one more: { $need }.
quiz-why-aid = { $why } Your aid cards lower that to { $need }.
quiz-why-route = 1, and 1 for each card to its left without settlers ({ $left }): { $need }.
quiz-why-card = One cube on each card to its left: { $count }.
quiz-why-post = { $each } for each post that is there ({ $posts }): { $price }.
quiz-why-score = { $parts }: { $total } in all.
quiz-why-winner = The most points win: { $totals }.
quiz-why-tie = Tied, so the last in turn order wins: { $totals }.
quiz-right = Right.
quiz-wrong = Not right. The answer is: { $answer }
quiz-next = Next question
quiz-result = { $right } of { $count } right
quiz-again = Ten new questions
quiz-question = Question { $number } of { $count }

quiz-ask-worth = How many points does claiming the ringed card bring, with its coin?
quiz-why-worth = { $points } for the card and { $coin } for the coin: { $total }.

# The symbols, the page to print, and the large table.
legend = Symbols
legend-sign = { $sign ->
    [cube-Y] yellow cube, the lowest level
    [cube-R] red cube, the second level
    [cube-G] green cube, the third level
    [cube-B] brown cube, the highest level
    [cube-any] a cube of any colour
    [seal] points of a card
    [produce] take these cubes
    [upgrade] lift a cube to the next colour, as often as the number says
    [trade] give the cubes before the arrow, take those after it
    [coin-gold] gold coin: 3 points
    [coin-silver] silver coin: 1 point
    [pawn-line] settlers that a place asks for
    [pawn] settlers that are there
    [circles] field, hill, river, forest: the signs of places that aid and tool cards name
    [nw-aid] aid: 1 settler fewer at places with this sign
    [nw-tool] tool: this cube first, at places with this sign
    [nw-settlers] new settlers: from the reserve to your player board
    [nw-explore] exploration: take an exploration tile
    [tile] exploration tile: the place below it is closed
    [fort] fort: claim the card above it
    [bonus] bonus tile: points at the end, here 3 for each pair
    [market] market: the merchant card below it
    [renew] renew the market, then another turn
    [adjust] take 1 yellow cube, then exchange two cards of your route
    [sail] ship move: so many tiles
    [sail-any] ship move: to any tile
    [ship-trade] ship trade: where your ship is
    [post-trade] post trade: where you have a trading post
    [post] trading post
    [goods] ginger, chili, tea, cloves: the signs of islands and of rows of posts
    [merchants] merchant cards that you used
   *[rest] rest: take everything back
}
sheet = One page to print
sheet-turn = Your turn
sheet-scoring = Score
sheet-print = Print
sheet-note = Fan project. Symbols drawn by us; the games belong to their publisher.
sheet-part = { $part ->
    [points] printed points of your point cards
    [cards] printed points of your point cards
    [gold] 3 for each gold coin
    [silver] 1 for each silver coin
    [bonus] what your bonus tiles are worth
    [explored] 3 for each exploration tile with points
    [posts] the values that your trading posts have uncovered
    [cubes] 1 for each cube that is not yellow
   *[tie] Among players who are tied, the last in turn order wins.
}
large = Large table
