"""The game server: games for browsers and programs, kept in a database; told in docs/server.md.

`settings`, `app` (the application) and `run` (a web server with it) stand at the door; `client` is
a program that plays over the network. Inside, lowest first, each may import those before it:

- `protocol`: what is said between clients and server
- `storage`: the database, and tables in memory
- `telling`: states, logs and lists, and who is told of them
- `playing`: what players do
- `thinking`: bots and advice, in other processes
- `running`: the parts of one process put together
- `api`: HTTP and WebSockets

`secret`, `addresses`, `gauges`, `aside`, `background`, `engine` and `settings` are for all of them.
Of the rest of century the server may import `errors`, `rules`, `data`, `game`, `words`, `bots`,
`century`, `drawing`, `tables` and `workers`.
"""
