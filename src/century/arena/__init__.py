"""Tournaments: bots against bots, many games, on one machine or many, and what comes of it.

Read `entrants` (who takes part), `tournament` (who plays whom, with which seeds), `match` (one
game) and `results` (the file they are kept in). `other_python` asks a bot of another interpreter,
which runs `other_program`. Who plays them: `in_worker` (what a process does), `attempts` (a game
until it has a result), `local` (several processes here) and `cluster` (Ray). What they tell:
`ratings`, `standings`, `shape` and `usage`, and over many tournaments the `ladder`. May import
`errors`, `data`, `game`, `words`, `bots`, `century` and `workers`.
"""
