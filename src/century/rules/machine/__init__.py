"""What any compiled game would need: nothing in here knows a rule.

`records` (fixed-size records from a class), `bits` (sets), `cubes` (four counts in one integer),
`chance` (the generator in the state), `random_play`, `compiling` (the four decorators, and where
compiled code is kept) and `warm_up` (compile all of it now). May import the rules, but no
mechanism.
"""
