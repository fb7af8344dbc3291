# The log of a game on the server, besides its turns.

log-resigned = Platz { $seat } gibt auf; ein Bot spielt weiter.
log-flag = Die Zeit von Platz { $seat } ist abgelaufen; ein Bot spielt weiter.
