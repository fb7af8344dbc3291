"""Where games are kept: SQLite in a file, or PostgreSQL.

Read `schema` (what is stored), `database` (connections, with `writer` and `batches` for writing
together what comes together), `migrate` and `migrations` (databases of earlier releases), `store`
(tables to and from rows), `notes` (small facts), `journal` (what a request has changed),
`open_tables` (those in memory) with `looks` (what was seen of them), `files` (SQLite files that are
none of ours) and `backup`. May import nothing else of the server.
"""
