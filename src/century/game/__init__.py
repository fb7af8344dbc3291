"""Games for people and programs: tokens in, views out.

Read `ruleset` (mode, components and players, as the rules take them), `tokens` (the names of all
actions), `view` (what lies open), `game` (one game with its past), `record` (a game as text),
`choices` (cubes that people choose in any order), `refusal` (why an action is not legal) and
`reading` (positions, read and checked).
"""
