"""Alembic's scripts; a release never changes one that an earlier release had.

May import the schema as it is now; a script of `versions` nothing, for it keeps to what the schema
was.
"""
