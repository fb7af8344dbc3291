"""The mechanisms as people and programs meet them, one file each.

A file here stands beside the compiled rules of the same name in `rules/mechanisms`: it tells the
constants of its mechanism, its tokens, its keys of the view, how a position of it is read and
checked, its fields of an observation, its words, its questions and its refusals. `mechanism` says
what can be told, `registry` lists them all; a mode is those that its page asks for. May import
`reading`, for its types.
"""
