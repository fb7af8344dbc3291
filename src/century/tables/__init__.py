"""A game at a table as people meet it: who sits there, how it stands and changes, what is told.

Nothing is stored or sent here: the server does that for many, a browser for one. Read `deal` (what
a game begins with), `change` (what happened), `table` (one game), `step` (what one request
changes), `action` (carrying one out), `moves` (what people and bots do), `undo` with `past`
(taking back) and `recorded` (a game that comes as its record); then `look` (what lies open),
`rulings` (what the rules say about it) and `effects` (what an action changed). What is told:
`state`, with `log`, and `details` and `needs` for who chooses, `replay` of a finished game, and
`lessons`, in the forms of `responses`, or a `refusal`. `thinking` is what bots do and advise,
`timing` how long people may think, `clock` is time, `ids` are names. May import `errors`, `rules`,
`data`, `game`, `words`, `lessons`, `bots` and `century`.
"""
