"""Boxes and modes: what is printed on the components, and which of them a mode takes.

Read `component` (what there is), `reader` (one table of a file, with its complaints), `box_file`,
`box_reader` and `box_check` (from a file to a box that can be played with), `box` (the shelf),
`mode_file` (a page of `modes/`) and `mode` (finding one, and its options). The contents are the
TOML files in `boxes/` and `modes/`. May import `errors` and `rules`.
"""
