# The log of a game on the server, besides its turns.

log-resigned = Seat { $seat } resigns; a bot plays on.
log-flag = The time of seat { $seat } is up; a bot plays on.
