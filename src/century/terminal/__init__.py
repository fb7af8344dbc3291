"""Play in a terminal, drawn with Rich.

`table` draws the whole table, from what its view holds: `rows` the cards, `boards` the locations,
`islands` the sea, `players` the seats, `pieces` every single thing. `session` is a game with people
at the keyboard, `learn` a lesson, `replay` a saved game, turn by turn. `files` reads and writes
them, `screen` is the terminal itself, `standings` the table of a tournament. May import `errors`,
`rules`, `data`, `game`, `words`, `lessons`, `bots`, `century`, `drawing` and `arena`.
"""
