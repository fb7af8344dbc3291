"""Golden playthroughs: whole seeded games, with the view after every action and the scores.

As a command it plays them anew and rewrites the files beside this one. A file holds the first
view, then on one line for each action what it changed in the view (null: gone).
"""

import json
import random
import sys
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import century
from lockstep import TABLES

FOLDER = Path(__file__).resolve().parent
ROUNDS = 80  # the first seed whose game ends earlier is taken

Changes = dict[str, Any]  # "seats 0 cubes" -> what it became


def path(mode: str, players: int) -> Path:
    return FOLDER / f"{mode}_{players}.json"


def changes(before: Any, after: Any, place: str = "") -> Changes:
    """What of a view became something else."""
    if before == after:
        return {}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        before, after = dict(enumerate(before)), dict(enumerate(after))
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return {place: after}
    found: Changes = {}
    for key in before | after:
        found |= changes(before.get(key), after.get(key), f"{place} {key}".strip())
    return found


def choose(mode: str, players: int) -> tuple[int, list[str]]:
    """The seed and the actions of a short random game."""
    for seed in count():
        game = century.new(mode, players, seed)
        dice = random.Random(seed)
        while not game.over and game.round < ROUNDS:
            game.play(dice.choice(game.actions()))
        if game.over:
            return seed, game.history
    raise AssertionError


def playthrough(mode: str, players: int, seed: int, actions: list[str]) -> str:
    game = century.new(mode, players, seed)
    head = {"mode": mode, "players": players, "seed": seed, "view": game.view()}
    lines = []
    for token in actions:
        before = game.view()
        game.play(token)
        lines.append(json.dumps([token, changes(before, game.view())]))
    tail = {"scores": game.scores(), "winner": game.winner}
    return "\n".join(
        [
            json.dumps(head, indent=1)[:-2] + ",",
            ' "actions": [',
            ",\n".join(lines),
            " ],",
            json.dumps(tail, indent=1)[2:],
            "",
        ]
    )


def main() -> None:
    for mode, players in TABLES:
        print(f"{mode}, {players} players", file=sys.stderr)
        seed, actions = choose(mode, players)
        text = playthrough(mode, players, seed, actions)
        path(mode, players).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
