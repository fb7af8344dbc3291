"""Where games are kept: SQLite in a file, or PostgreSQL.

Read `schema` (what is stored), `database` (connections, with `writer` and `batches` for writing
together what comes together), `migrate` and `migrations` (databases of earlier releases), `store`
(tables to and from rows), `journal` (what a request has changed) and `open_tables` (those in
memory). May import `protocol` and `tables`.
"""
