"""HTTP and WebSockets: the doors of the server.

Read `connections` (limits of each), `guard` (what every request passes), `routes` (HTTP), each a
`route`, `websocket` (one client), `pages` (the files of the browser client) and `admin_routes`
(what hosts ask, with the page in `admin`). May import `protocol`, `telling`, `thinking`, `playing`
and `running`.
"""
