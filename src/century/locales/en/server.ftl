# The log of a game on the server, besides its turns.

log-resigned = Seat { $seat } resigns.
    .seen = { $player } resigns.
log-flag = The time of seat { $seat } is up.
    .seen = { $player } is out of time.
log-took-back = Seat { $seat } takes back what has shown a hidden card.
    .seen = { $player } takes back what has shown a hidden card.
