"""What any compiled game would need: nothing in here knows a rule.

`records` (fixed-size records from a class), `rows` (arrays of them), `bits` (sets), `cubes` (four
counts in one integer), `chance` (the generator in the state), `random_play`; then how the rules are
run: `compiling` (the marks of what is compiled), `ways` (library, Numba or Python), `library`,
`numba_compiler`, `direct_calls` (calling what it compiled), `cache` (where compiled code is kept)
and `warm_up` (compile all of it now). May import the rules, but no mechanism.
"""
