# The log of a game on the server, besides its turns.

log-resigned = Plaats { $seat } geeft op; een bot speelt verder.
log-flag = De tijd van plaats { $seat } is om; een bot speelt verder.
