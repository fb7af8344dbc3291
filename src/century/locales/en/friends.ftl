# Friends: the address of a game as its invitation, and the seats of a game that waits.

invitation-title = Invite your friends
invitation-text = Whoever opens the address of this game may sit down. It is the only key: send it to nobody else.
invitation-code = The address of this game as a QR code
invited-by = { $player } invites you to { $mode }
sit-here = Sit here
seat-kept = kept for { $player }
seat-closed = closed
close-seat = Close
open-seat = Open again
seat-to-bot = Bot
no-free-seat = No seat is free. You can watch.
seats-gone = The last seat has just been taken. You can watch.
seat-missed = Somebody was faster
seat-missed-choice = This seat has just been taken. Choose another one, or watch.
watch-only = Watch

# A person on several devices.
devices = Your devices
devices-text = Each of them has your name, your games and your seats.
device-this = this browser
device-since = since { $date }
device-unnamed = A browser
device-add = Add a device
device-added = The other device is yours now.
device-have-code = I have a code
device-elsewhere = I have played elsewhere
device-out = Sign out
device-out-ask = Sign out { $device }?
device-out-means = Whoever sits there is no longer you. Your games stay with you.
device-out-this = This browser forgets who you are. You come back with a code from another device.
device-keep = Stay
device-code-title = A code for your other device
device-code-scan = The way to your other device as a QR code
device-code-text = Scan it with the other device, or open { $address } there and type:
device-code-once = It works once, until { $time }.
device-code-warning = Whoever uses it is you, with your name and your games. Show it to nobody else.
device-title = Play on here
device-text = You have played in another browser? In its settings, under “Your devices”, you find a code. Here it brings your name, your games, your seats and your settings.
device-code = Code
device-own-code = Use only a code that you have made yourself. Whoever gives you one can see and play your games.
device-enter = That is me
device-welcome = Welcome back, { $player }.
device-instead = Stop being { $player } here?
device-instead-means = This browser forgets { $player }. If no other device knows { $player }, those games and seats are lost.
device-stay = Stay { $player }

# People and games.
seats-ordered = Seats in this order, not by chance
seat-kept-for-you = kept for you
leave-ask = Leave this game?
companions = People you have played with
companion-games = { $games ->
    [one] { $games } game together
   *[other] { $games } games together
}
invite-again = Invite again
result-picture = Picture of the result

# Clocks.
flag-asked = When time is up
flag-choice = { $flag ->
    [wait] the table waits
    [bot] a bot plays the turn
   *[end] the seat goes to a bot for good
}
clock-told = { $kind ->
    [turn] Clock: { $time } for each turn.
    [bank] Clock: { $time } for the whole game, and { $increment } more with each turn.
   *[days] Clock: { $time } for each turn.
}
flag-told = { $flag ->
    [wait] When time is up, the table waits.
    [bot] When time is up, a bot plays the turn.
   *[end] Whoever uses it up loses the seat to a bot.
}
time-left = time left: { $time }
clock-stands = The clock stands while you read, for two minutes at most.

# Being told that it is one's turn.
notices = When it is your turn
notices-text = In games with days for each turn you can be told while you are away.
notices-push = Tell me in this browser, also when it is closed
notices-refused = This browser does not allow notices.
notices-failed = This browser cannot reach its push service. Try again later.
notices-feed = Feed
notices-feed-secret = For a feed reader (RSS). Whoever knows this address sees which games wait for you; it is shown only now.
notices-feed-make = New feed address
notices-feed-drop = Delete the feed
notices-feed-dropped = The feed is deleted.

# Short texts at a table.
chat-allowed = Let people write to each other
chat-told = People at this table may write to each other.
talk = Talk
talk-unread = { $count ->
    [one] Talk: { $count } new text
   *[other] Talk: { $count } new texts
}
talk-none = Nobody has written anything yet.
talk-write = Write to the table
talk-send = Send
talk-means = Everybody with a seat reads it, nobody else. Texts are no part of the record, and after a month they are gone.
report-text = Report
text-reported = The host will read it.
mute-player = Hide what { $player } writes
