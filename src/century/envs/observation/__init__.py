"""Observations: what a learning program sees of a table, as one row of bytes.

`layout` lines up the fields that the mechanisms of a mode tell, `encoding` writes them from a state
(compiled), `decoding` reads a view off them again, `memory` writes several bytes at once. May
import what its package may.
"""
