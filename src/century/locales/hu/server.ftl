# Egy játék naplója a kiszolgálón, a lépéseken kívül.

log-resigned = { $seat }. hely: feladja.
    .seen = { $player } feladja.
log-flag = { $seat }. hely: lejárt az ideje.
    .seen = { $player } ideje lejárt.
log-took-back = { $seat }. hely visszavonja, ami rejtett lapot mutatott meg.
    .seen = { $player } visszavonja, ami rejtett lapot mutatott meg.
