"""What is said between clients and server, as docs/server.md tells it.

Read `requests` (what clients may send) and `messages` (what a WebSocket says). Most of what clients
hear stands in `century.tables.responses`. May import nothing else of the server.
"""
