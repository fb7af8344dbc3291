"""Alembic's scripts; a release never changes one that an earlier release had."""
