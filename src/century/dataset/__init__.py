"""Datasets: self-played games as Parquet, with what a search thought of every decision.

Read `plan` (what is played), `playing` (one game, decision by decision), `shards` (some games as
two tables), `making` (all of them, in several processes, here or on Ray), `card` (what is told
about a dataset) and `loading` (back to arrays). May import `errors`, `data`, `game`, `bots`,
`envs`, `century`, `arena` and `workers`.
"""

from century.dataset.loading import Arrays, load, load_games, parts
from century.dataset.making import make_dataset
from century.dataset.plan import Plan, make_plan

__all__ = ["Arrays", "Plan", "load", "load_games", "make_dataset", "make_plan", "parts"]
