"""Perft: how many sequences of actions there are, and how many positions they lead to.

As a command it recomputes the tables beside this file.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from lockstep import TABLES, answers, children, position_keys, random_game, states_of

FOLDER = Path(__file__).resolve().parent
SEED = 1
AFTER = (0, 60, 150, 300)  # openings reach no ships, routes or late forts
LIMIT = 300_000  # sequences at the deepest level

HEAD = """\
# Made by `make perft`. Each start is a seeded game after some random actions; then, per depth in
# decisions: how many sequences of actions there are, and to how many positions they lead.
"""


def perft(mode: str, players: int, seed: int, after: int, limit: int) -> Iterator[tuple[int, int]]:
    """Sequences and positions, depth by depth, while there are at most so many sequences."""
    game = random_game(mode, players, seed, after)
    box = game.ruleset.constants
    states = states_of(game)
    sequences = np.ones(1, np.int64)  # that lead to each state
    while True:
        parents, _ = answers(states)
        reached = sequences[parents]
        if not 0 < reached.sum() <= limit:
            return
        states = children(box, states)
        _, first, which = np.unique(position_keys(states), return_index=True, return_inverse=True)
        states = states[first]
        sequences = np.zeros(len(first), np.int64)
        np.add.at(sequences, which, reached)
        yield int(sequences.sum()), len(first)


def path(mode: str) -> Path:
    return FOLDER / f"{mode}.toml"


def read(mode: str, players: int) -> list[dict[str, Any]]:
    """The starts of one mode and player count."""
    page = tomllib.loads(path(mode).read_text(encoding="utf-8"))
    return [start for start in page["start"] if start["players"] == players]


def table(mode: str, players: int, after: int) -> str:
    print(f"{mode}, {players} players, after {after} actions", file=sys.stderr)
    sequences, positions = zip(*perft(mode, players, SEED, after, LIMIT), strict=True)
    return f"""
[[start]]
players = {players}
seed = {SEED}
after = {after}
sequences = {list(sequences)}
positions = {list(positions)}
"""


def main() -> None:
    pages: dict[str, str] = {}
    for mode, players in TABLES:
        for after in AFTER:
            pages[mode] = pages.get(mode, HEAD) + table(mode, players, after)
    for mode, page in pages.items():
        path(mode).write_text(page, encoding="utf-8")
    from perft.page import write  # it reads what has just been written

    write()


if __name__ == "__main__":
    main()
