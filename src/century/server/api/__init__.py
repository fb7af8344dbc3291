"""HTTP and WebSockets: the doors of the server.

Read `guard` (what every request passes), `routes` (HTTP), `websocket` (one connection) and `pages`
(the files of the browser client). May import `protocol`, `tables`, `telling`, `playing` and
`running`.
"""
