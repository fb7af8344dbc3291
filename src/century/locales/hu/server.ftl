# The log of a game on the server, besides its turns.

log-resigned = { $seat }. hely feladja; egy bot játszik tovább.
log-flag = { $seat }. hely ideje lejárt; egy bot játszik tovább.
