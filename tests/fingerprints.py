"""Digests of whole games, state by state: the same however the rules are run.

As a command: `fingerprints.py GAMES MODE...` prints those of these modes as JSON.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator

import century
from century.rules.machine.random_play import playout
from lockstep import TABLES


def fingerprints(mode: str, games: int) -> dict[str, str]:
    """One digest for each game: by player count, and by seed."""
    return {
        f"{mode} {players} {seed}": digest(states(mode, players, seed))
        for known, players in TABLES
        for seed in range(games)
        if known == mode
    }


def digest(parts: Iterator[bytes]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part)
    return found.hexdigest()


def states(mode: str, players: int, seed: int) -> Iterator[bytes]:
    """Every state of a game by tokens, then a redeal played out by the rules' own chance."""
    game = century.new(mode, players, seed)
    dice = random.Random(seed)
    yield game.to_bytes()
    while not game.over:
        game.play(dice.choice(game.actions()))
        yield game.to_bytes()
        if len(game.history) == 100:
            again = game.redeal(seed)
            yield again.to_bytes()
            playout(again.ruleset.constants, again.state, 2**62)
            yield again.to_bytes()
            yield json.dumps(again.scores()).encode()
    yield json.dumps([game.scores(), game.winner]).encode()


if __name__ == "__main__":
    _, count, *modes = sys.argv
    print(json.dumps({k: v for mode in modes for k, v in fingerprints(mode, int(count)).items()}))
