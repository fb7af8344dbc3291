"""The game server: games for browsers and programs, told in docs/server.md."""
