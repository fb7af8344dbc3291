# Das Protokoll eines Spiels auf dem Server, außer seinen Zügen.

log-resigned = Platz { $seat } gibt auf.
    .seen = { $player } gibt auf.
log-flag = Die Zeit von Platz { $seat } ist abgelaufen.
    .seen = Die Zeit von { $player } ist abgelaufen.
log-took-back = Platz { $seat } nimmt zurück, was eine verdeckte Karte gezeigt hat.
    .seen = { $player } nimmt zurück, was eine verdeckte Karte gezeigt hat.
