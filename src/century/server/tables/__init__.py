"""A game on the server: who sits at it, how it stands, and how it changes. Nothing is stored here.

Read `deal` (what a game begins with), `change` (what happened), `table` (one game), `step` (what
one request changes) and `action` (carrying one out); then `look` (what lies open), `rulings` (what
the rules say about it), `effects` (what an action changed) and `past` (what may be taken back). May
import `protocol`.
"""
