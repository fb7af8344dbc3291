"""Positions as plain data, read and checked.

Read `position` (a whole one), `table` (what lies on the table; the mechanisms read their parts with
it) and `turn` (the unfinished one). May import `mechanisms`.
"""
