# The log of a game on the server, besides its turns.

log-resigned = La place { $seat } abandonne ; un bot joue la suite.
log-flag = Le temps de la place { $seat } est écoulé ; un bot joue la suite.
