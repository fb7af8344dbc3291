# The browser client: pages, the table's labels, questions, and what went wrong.

# Pages and their bar.
home = Home
rules = Rules
settings = Settings
language = Language
sound = Sound
theme = Appearance
theme-switch = Light or dark
theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}
menu = Menu
close = Close
skip-link = Skip to the content
loading = One moment …
lost = There is nothing at this address.
contents = Contents

# Home.
home-title = Five games of trade and travel.
home-text = Alone against bots, together on one screen, or with friends by link. No account, nothing to install.
mode-short = { $mode ->
    [spice_road] Spice Road
    [new_world] A New World
    [east_west_1] From East to West I
    [east_west_2] From East to West II
    [east_west_3] From East to West III
   *[other] { $mode }
}
mode-about = { $mode ->
    [spice_road] Build a hand of merchants and turn cheap spice into dear.
    [new_world] Send settlers to work, claim the forts, uncover the land.
    [east_west_1] A trade route of merchants meets the forts of the new land.
    [east_west_2] Sail between islands, build posts, pay your neighbours.
    [east_west_3] Everything on one table: markets, ships, forts.
   *[other] Century, put together anew.
}
mode-time = { $mode ->
    [spice_road] 30 min
    [new_world] 45 min
    [east_west_1] 45 min
    [east_west_2] 60 min
    [east_west_3] 75 min
   *[other] { "" }
}
mode-trust = { $trust ->
    [published] published cards
   *[other] partly reconstructed
}
games = Games
play = Play
play-mode = Play { $mode } now
play-now = Play now
play-now-mode = Play now: { $mode }
play-now-who = you and two bots
set-up = Set up
set-up-mode = Set up { $mode }
new-game = New game
my-games = My games
my-games-none = None yet. Play now, or set up a game.
open-games = Open games
open-games-none = Nobody is waiting for players at the moment.
running-games = Games to watch
running-games-none = No game is being played for everybody to see.
finished-games = Finished games
finished-games-none = No finished game yet.
all = All
join = Join
open = Open
replay = Replay
waiting-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
won-line = { $player } won, { $totals }
running-line = Round { $round }: { $players }
waiting-line = { $open ->
    [one] { $players } – { $open } seat open
   *[other] { $players } – { $open } seats open
}
fan-project = A fan project. Please own the games you love.
trust-link = Which components are published, which are reconstructed
fonts-link = The fonts Figtree and Petrona, and their licence
guest = Guest
your-name = Your name
player = Player
only-mine = Only mine
more-games = More games

# A new game, and waiting for it.
game = Game
more-about = More about it
seats = Seats
player-count = players
players-many = { $count } players
seat-name = Seat { $seat }
seat-me = me
seat-here = a friend here, at this screen
friend = Friend
friend-name = Name of the friend at this screen
seat-link = a friend by link
seat-bot = bot, { $bot }
seat-open = open
bot-level = { $bot ->
    [easy] easy
    [normal] normal
    [hard] hard
    [master] master
    [grandmaster] grandmaster
    [random] random
    [greedy] greedy
    [planner] planner
    [mcts] searching
   *[other] { $bot }
}
options = Options
option = { $option ->
    [board] Fourth board
    [layout] Islands
   *[other] { $option }
}
option-default = as usual
option-value = { $value ->
    [star] star
    [strait] strait
    [delta] delta
    [random] random
   *[other] { $value }
}
clock = Clock
clock-kind = { $clock ->
    [minute] 1 minute a turn
    [minutes] 3 minutes a turn
    [short] 5 minutes, and 10 seconds a turn
    [medium] 15 minutes, and 15 seconds a turn
    [long] 30 minutes, and 30 seconds a turn
    [day] 1 day a turn
    [days] 3 days a turn
   *[none] none
}
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
listed = List it for everybody
create-game = Create the game
start-game = Start
watch-bots = Watch the bots
lobby-text = The game starts when every seat is taken.
your-seat = your seat
connected = connected
away = away
invitation = Invitation
copy = Copy
link-copied = The link is copied.
link-shown = Copy the link from the field.
invited = You are invited to { $mode }
sit-down = Sit down
fill-bots = Fill with bots and start
leave = Leave
delete = Delete the game
delete-ask = Delete this game?
keep-game = Keep it
game-deleted = This game was deleted.
game-missing = There is no such game.

# Settings.
you = You
save = Save
saved-settings = Saved.
appearance = Language and appearance
at-the-table = At the table
setting-confirm = Confirm every turn
setting-places = Show the numbers of places
setting-hints = Allow hints
setting-pace = Turns of the others
pace = { $pace ->
    [slow] slowly
    [fast] fast
    [none] at once
   *[normal] normally
}
overview-again = Explain the turns again

# The table.
players = Players
parts = Parts of the table
tab = { $tab ->
    [table] Table
    [land] Forts
    [frontier] Frontier
    [markets] Markets
    [harbour] Harbour
    [route] Route
    [sea] Islands
   *[players] Players
}
kind = { $kind ->
    [produce] Produce
    [upgrade] Upgrade
   *[trade] Trade
}
card-at = at
storage = Storage
caravan = Caravan
storage-held = Storage: { $cubes }; { $count } of { $most }
held-of = { $count } of { $most }
hand-count = Hand { $count }
played-count = Played { $count }
rest = Rest
settlers-word = Settlers
settlers-where = { $home } home · { $out } out · { $reserve } reserve
settlers-short = home, { $out } out, { $reserve } res.
symbols-held = { $benefit }: { $count }
cards-of = { $have } of { $of } point cards
points-word = { $points ->
    [one] point
   *[other] points
}
race = Race to { $cards } cards
race-end = Card { $cards } starts the last round.
last-round-said = This is the last round.
last-round-begins = The last round has begun.
so-far = Points so far
scores = Points
next-left = Next · { $count } left
merchants-left = { $count } merchant cards in the deck
coins-left = { $count } left
coin-worth = { $coin ->
    [gold] Gold coin: 3 points
   *[silver] Silver coin: 1 point
}
lying-on = On it: { $cubes }
needs-now = Needs { $settlers } now
held-by = { $player } is there with { $settlers }
covered-by = Covered: { $tile }
stack-left = { $count ->
    [one] { $count } tile here
   *[other] { $count } tiles here
}
stack-empty = No bonus tile left here
board-name = Board { $board }
ships-here = Ships: { $players }
posts-here = Trading posts: { $players }
explored-word = Explored
own-area = Your area
own-posts = Your trading posts
own-posts-count = { $points ->
    [one] The open spaces count { $points } point.
   *[other] The open spaces count { $points } points.
}
posts-held = Trading posts left: ginger { $ginger }, chili { $chili }, tea { $tea }, cloves { $cloves }
route-word = Route
route-place = Route, place { $place }
discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
used-cards = { $count ->
    [one] { $count } merchant card used
   *[other] { $count } merchant cards used
}
seat-out = { $why ->
    [flag] out of time, a bot plays on
   *[resigned] resigned, a bot plays on
}
clock-low = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
log = Log
watching = watching
reconnecting = reconnecting …
game-over = The game is over

# Questions and answers.
question = Your decision
your-turn = Your turn
your-turn-of = { $player }’s turn
your-turn-open = { $count ->
    [one] Your turn. { $count } action is open.
   *[other] Your turn. { $count } actions are open.
}
turn-open = { $count ->
    [one] { $count } action is open to you. Choose a highlighted piece.
   *[other] { $count } actions are open to you. Choose a highlighted piece.
}
thinks = { $player } is thinking
thinks-how = { $host ->
    [getting_ready] The bots are getting ready.
    [waiting] Busy: waits up to { $wait } s, then thinks for { $seconds } s.
    [busy] Thinks for { $seconds } s: busy.
   *[free] Thinks for { $seconds } s.
}
ask-hint = { $decision ->
    [trade] Each time the same again.
    [upgrade] Choose cubes to raise, in any order, or stop.
    [discard] Ten cubes fit into your storage.
    [place] The leftmost card comes first.
    [pay] Wherever another ship lies, its owner gets a cube.
    [spend] The price of the trading post.
    [market] Use it now, or keep it in your route.
    [claim] You can pay for it.
    [swap] Choose two of your cards, one after the other.
    [sail] Choose a highlighted island.
    [post] Choose a highlighted island.
   *[other] Choose a highlighted piece.
}
do-trade = { $times ->
    [0] Do not trade
   *[other] Trade { $times }×
}
do-answer = { $answer ->
    [done] Stop here
    [use] Use it
    [take] Take it
    [claim] Claim it
   *[build] Build
}
do-skip = { $decision ->
    [bonus] No bonus tile
    [claim] Do not claim
    [swap] Leave it so
   *[build] Do not build
}
do-it = Do it
fewer = Fewer
more = More
then = then
goes-back = { $count ->
    [one] { $count } goes back
   *[other] { $count } go back
}
build-then = The trade that follows: { $effect }.
cube-left = { $cube }, { $count } held
undo-step = Undo step
undo-turn = Undo turn
undo-last = Take back
undo-asked = The others are asked whether you may take it back.
undo-ask = { $player } would like to take back the last turn. Do you agree?
undo-waits = Waiting for an answer about taking back.
yes = Yes
no = No
confirm-turn = Confirm turn
confirm-ask = This ends your turn. Confirm it, or undo the step.
skip-playback = Skip

# Help at the table.
command = Type an action
command-wait = It is not your turn.
command-unknown = { $token } cannot be done now.
cube-order = Cubes, from cheap to dear:
keys = Keys
key = { $what ->
    [move] go from piece to piece
    [enter] choose, answer
    [undo] undo a step
    [undo-turn] undo the turn
    [rest] rest
    [hint] ask for a hint
    [log] go to the log
    [places] show the numbers of places
    [legend] show all symbols
    [command] type an action
    [large] a large table
   *[help] these keys
}
emotes = Say something
emote = { $emote ->
    [hello] Hello!
    [good_luck] Good luck!
    [well_played] Well played!
    [thanks] Thank you!
    [oops] Oops!
    [thinking] Let me think …
    [hurry] Your turn!
    [wow] Wow!
   *[other] { $emote }
}
resign = Resign
resign-ask = Resign this game?
resign-means = A bot takes your seat and plays on. You cannot win any more.
keep-playing = Keep playing
hint = Hint
hint-thinking = Thinking …
hint-master = What would a master do?
hint-title = What a master would do
hint-wins = { $percent } % to win
hint-score = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-plan = The whole turn:
hint-line = Expected:
let-us-play = Let us play

# The end, and replays.
result = Result
you-win = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
wins = { $points ->
    [one] { $player } wins with { $points } point
   *[other] { $player } wins with { $points } points
}
rounds-played = { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
you-win-plain = You win
wins-plain = { $player } wins
you-left = { $reason ->
    [flag] Your time ran out
   *[resigned] You resigned
}
host-ended = The host ended the game.
left-line = { $reason ->
    [flag] The time of { $player } ran out.
   *[resigned] { $player } resigned.
}
was-ahead = { $points ->
    [one] { $player } was ahead with { $points } point.
   *[other] { $player } was ahead with { $points } points.
}
you-placed = { $place ->
    [2] You are second
    [3] You are third
    [4] You are fourth
   *[5] You are fifth
}{ $points ->
    [0] .
   *[other] , { $points } behind.
}
tie-explained = A tie at { $points }: it goes to the last of them in turn order.
closest-round = { $points ->
    [0] Closest round: { $round }, level.
    [one] Closest round: { $round }, { $points } point apart.
   *[other] Closest round: { $round }, { $points } points apart.
}
cards-ended = { $count } point cards, began the last round
turning-points = Turning points
turning = { $kind ->
    [lead] In the lead from here on.
    [most] The total grows by { $points }, the most of the game.
   *[last] With it the last round begins.
}
rematch = Rematch
rematch-join = Join the rematch
show-table = The table
share = Share
final-score = Final score
cards-taken = { $count ->
    [one] { $count } point card
   *[other] { $count } point cards
}
points-by-round = Points after each round
bonus-of = Bonus tiles of { $player }
beginning = The beginning
step-back = One step back
step-on = One step on
step-of = Step { $step } of { $steps }
pause = Pause
record = Record
seat-shown = Whose area is shown

# How far the components can be trusted.
trust-title = Which components are published, which are reconstructed
trust-text = { $trust ->
    [published] All cards are those of published lists, compared with one another.
   *[other] Some contents of A New World have never been published as a list. We reconstructed them: they keep to every rule of the game, but they are not what is printed in the box.
}
trust-all = All components.
trust-part = { $part ->
    [new_world-0] Counts: 6 boards, 56 point cards, 17 + 3 + 5 bonus tiles, 10 exploration tiles, 12 settlers.
    [new_world-1] Settler numbers of A2, B2, C1, F2 and of the markets; bonus spaces of B2, D2, F2.
    [new_world-2] The trades of C1.2 (3 red for 2 brown) and D1.3 (1 brown for 6 yellow).
    [new_world-3] All other effects, circle symbols, costs and benefits of cards, values of tiles.
    [eastern_wonders-0] The market tiles.
    [eastern_wonders-1] The layouts of the islands.
   *[other] { $text }
}
box-name = { $box ->
    [spice_road] Spice Road
    [new_world] A New World
   *[eastern_wonders] Eastern Wonders
}
box-title = Do you own the game?
box-text = Put the real contents of your copy in with a box file. It is a plain text, and nothing needs to be compiled.
box-step-export = writes the built-in contents as a starting point.
box-step-check = says whether your file is sound.
box-step-play = plays with it.
sample = Some of the components

# The seed, and what was promised about it.
seed-chosen = The seed { $seed } was chosen by who made the game, who may know every pile.
seed-drawn = The server drew the seed, and promised it before the first turn.
promise = Dealt as promised
promise-verdict = { $verdict ->
    [kept] Checked here: the seed is the one that was promised.
    [broken] The seed is not the one that was promised. Do not trust this game.
   *[unchecked] This page cannot compute hashes without encryption (HTTPS); check the record instead.
}
promise-part = { $part ->
    [commitment] Commitment, told at the start
    [salt] Salt
   *[seed] Seed
}
promise-record = Save the record and check it:
firm = No taking back of what has shown a hidden card
bots-lent = This browser thought for the bots of this game.

# The host, and what the server knows of people.
announcement = Message of the host: { $text }
data-text = The server knows your name, your games, the kind of your devices, what you write at a table, and where you want to be told of your turn; nothing else.
data-save = Save my data
data-erase = Delete my data
data-erase-means = Games that run are given up, and your name is taken off all others. This cannot be undone.
data-keep = Keep it
data-erased = The server has forgotten you.

# What went wrong.
fault = { $code ->
    [stale_number] The game has moved on. Look again.
    [not_your_turn] It is not your turn.
    [illegal_action] The rules do not allow this now.
    [not_your_seat] This seat belongs to somebody else.
    [seat_taken] This seat is taken.
    [seat_closed] This seat is closed.
    [unknown_game] There is no such game.
    [unknown_invitation] This link was used, or never existed.
    [unknown_code] This code was used, is too old, or was mistyped. Make a new one. If it was not you who used it, sign that device out in your settings.
    [unknown_device] You have no such device.
    [too_many_devices] You have too many devices. Sign one out first.
    [last_device] This is your last device: without it nobody could be you any more.
    [already_started] The game has begun.
    [not_running] The game is not running.
    [not_finished] This is told after the end of the game.
    [nothing_to_undo] There is nothing to take back.
    [chat_off] Who made the game allows no texts.
    [hints_off] Not everybody at the table allows hints.
    [too_many_requests] Too fast. Wait a moment.
    [too_many_games] You have too many unfinished games.
    [unavailable] The server cannot be reached. We try again.
    [busy] The server is busy. Try again in a moment.
    [getting_ready] The bots are getting ready. Try again in a minute.
    [engine_lost] The engine did not load, or has stopped. Check the net, and try again.
    [damaged_game] This game was damaged and cannot be opened.
    [store_full] There is no room left in this browser. Save games to a file, and delete some.
    [not_stored] This could not be kept, and so it was not done. Try again.
    [banned] The host has shut you out.
   *[other] This did not work ({ $code }).
}
