"""Games for people and programs: tokens in, views out.

Read `ruleset` (mode, components and players, as the rules take them) and `mechanisms` (each tells
its part of all that follows); `tokens` (the names of all actions), `schema` and `view` (what lies
open, key by key), `sight` (one view after the other), `dealing` (from a seed), `position` (how a
game stands) and `game` (a position with its past); `record` (a game as text), `reading` (positions,
read and checked) and `refusal` with `reason` (why an action is not legal); `choices` (cubes that
people choose in any order).
`phrase`, `components` and `scene` are what is said about them, in no language yet.
May import `errors`, `rules` and `data`.
"""
