"""What players do.

Read `players` (who they are), `lobby` (games before they start), `play` (games that run) and `undo`
(taking back). May import `protocol`, `tables` and `storage`.
"""
