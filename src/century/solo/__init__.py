"""Games of one person without a server: what a browser runs, in a worker of its own.

It says the same as the server does (docs/server.md), of one person's games, and stores nothing:
whoever calls it is told what to store. Read `game` (one game with its past, and its way to a store
and back), `desk` (what can be asked) and `door` (the same as text, for JavaScript), and
`thinker` (what a worker that thinks is asked). May import `errors`, `data`, `bots`, `analysis`
and `tables`.
"""
