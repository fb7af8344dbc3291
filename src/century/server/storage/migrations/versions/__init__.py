"""One script for each change of the schema.

May import nothing of century.
"""
