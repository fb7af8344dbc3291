# Het verslag van een spel op de server, naast de beurten.

log-resigned = Plaats { $seat } geeft op.
    .seen = { $player } geeft op.
log-flag = De tijd van plaats { $seat } is om.
    .seen = De tijd van { $player } is om.
log-took-back = Plaats { $seat } neemt terug wat een verborgen kaart heeft laten zien.
    .seen = { $player } neemt terug wat een verborgen kaart heeft laten zien.
