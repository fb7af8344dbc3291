# The table without a server
engine-loading = Getting the table ready: { $percent } %
engine-slow = This browser is old: bots think slowly here.
update-ready = A new version is ready.
update-now = Use it now
home-text-here = Alone against bots, or together on one screen. Nothing to install, and no net needed once you have played.
games-here = Games in this browser
games-not-kept = This browser keeps no games: they are gone when the page is closed. Save them to a file.
games-write = { $count ->
    [one] Save the game to a file
   *[other] Save all { $count } games to a file
}
games-import = Read games from a file
games-read = { $count ->
    [one] One game was read.
   *[other] { $count } games were read.
}
games-elsewhere = Games from elsewhere
games-elsewhere-text = Games that you played without a server come here as a file: what is finished can be replayed, and what is not goes on.
