"""The compiled searches of the bots, over the records of the rules alone.

`judgement/` tells what a position is worth: by a heuristic, and by a learnt net where a mode has
one. Two searches use it: `beam` looks ahead over the own turns, each played out in all ways by
`turn_walk`; `tree` looks at the turns of everybody, finishing them by `plain_turn`, and `reuse`
carries its tree over from one decision to the next. `memory` copies records. Nothing in here asks
which mode is played.
"""
