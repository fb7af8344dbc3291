"""The compiled searches of the bots, over the records of the rules alone.

`judgement/` tells what a position is worth: by a heuristic, and by a learnt net where a mode has
one. Two searches use it: `beam` looks ahead over the own turns, each played out in all ways by
`turn_walk`, and keeps the best `lines` of a `ranking`; `tree` looks at the turns of everybody,
finishing them by `plain_turn`, and `reuse` carries it over from one decision to the next. `memory`
is what Numba needs done by hand, `arrays` are the records for NumPy. Nothing in here asks which
mode is played. May import `rules`.
"""
