# Le journal d’une partie sur le serveur, hormis ses tours.

log-resigned = La place { $seat } abandonne.
    .seen = { $player } abandonne.
log-flag = Le temps de la place { $seat } est écoulé.
    .seen = Le temps de { $player } est écoulé.
log-took-back = La place { $seat } reprend un coup qui a montré une carte cachée.
    .seen = { $player } reprend un coup qui a montré une carte cachée.
