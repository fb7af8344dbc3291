"""A tournament: who plays whom, in which seats, with which seeds.

Every game follows from the tournament and its key, so it does not matter who plays it, or when.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import century
from century.arena.entrants import check_entrant, python_of
from century.arena.other_python import about_python
from century.data.box import load_boxes
from century.errors import InvalidOption
from century.game.position import check_seed

FORMAT = "century-arena/1"
SEED_BYTES = 6
MAX_GAMES = 1_000_000
MAX_LIMIT = 3600.0
LIMIT = 60.0  # seconds for a decision

LineUp = tuple[str, ...]


class Key(NamedTuple):
    """Which game: the line-up, the deal, and by how many seats the line-up is turned."""

    line_up: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Tournament:
    """What is played. The number of games is no part of it: more may be added later."""

    bots: tuple[str, ...]
    mode: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    box: tuple[str, ...] = ()
    seed: int = 0
    limit: float = LIMIT

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """Round robin: every choice of bots, once; as many bots as seats are one line-up."""
        return list(dict.fromkeys(combinations(self.bots, self.players)))

    def rotations(self, line_up: int) -> int:
        """How often a line-up can be turned until everybody sits as before."""
        bots = self.line_ups[line_up]
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def keys(self, games: int) -> Iterator[Key]:
        """At least so many games for each line-up, in whole turns around the table.

        The line-ups take turns, so that a tournament cut short is still one.
        """
        deals = -(-games // min(map(self.rotations, range(len(self.line_ups)))))
        for deal in range(deals):
            for line_up in range(len(self.line_ups)):
                rotations = self.rotations(line_up)
                if deal * rotations < games:
                    yield from (Key(line_up, deal, rotation) for rotation in range(rotations))

    def seats(self, key: Key) -> LineUp:
        """Who sits where."""
        bots = self.line_ups[key.line_up]
        return bots[key.rotation :] + bots[: key.rotation]

    def deal_seed(self, key: Key) -> int:
        """The seed of the game: the same for all line-ups and rotations of a deal."""
        return derive(self.seed, "deal", key.deal)

    def bot_seed(self, key: Key, seat: int) -> int:
        return derive(self.seed, "bot", *self.line_ups[key.line_up], *key[1:], seat)

    def new_game(self, key: Key) -> century.Game:
        return century.new(
            self.mode, self.players, self.deal_seed(key), box=self.box or None, **self.options
        )

    def header(self) -> dict[str, Any]:
        """What tells this tournament from others."""
        pythons = sorted({python for python in map(python_of, self.bots) if python})
        others = {python: about_python(python) for python in pythons}
        return {
            "format": FORMAT,
            "mode": self.mode,
            "players": self.players,
            "options": self.options,
            "box": [Path(name).name for name in self.box],
            "bots": list(self.bots),
            "seed": self.seed,
            "limit": self.limit,
            "version": century.__version__,
            "digest": digest(self.box),
            **({"others": others} if others else {}),
        }


def derive(*parts: object) -> int:
    """A seed that follows from these numbers and names, the same on every machine."""
    text = json.dumps([str(part) for part in parts])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])


def digest(box: tuple[str, ...]) -> str:
    """Names the rules, bots and components that games are played with."""
    text = hashlib.sha256(load_boxes(box or None).digest.encode())
    package = Path(century.__file__).parent
    for folder in ("bots", "data", "rules", "search"):
        for page in sorted((package / folder).rglob("*")):
            if page.is_file() and "__pycache__" not in page.parts:
                text.update(page.relative_to(package).as_posix().encode() + page.read_bytes())
    return text.hexdigest()[:16]


def make_tournament(
    bots: list[str],
    mode: str,
    players: int = 2,
    *,
    options: dict[str, Any] | None = None,
    box: list[str] | None = None,
    seed: int = 0,
    limit: float = LIMIT,
) -> Tournament:
    """A tournament that can be played; bad input is refused in one line."""
    names = tuple(check_entrant(text) for text in bots)
    where = tuple(str(Path(name).absolute()) for name in box or ())
    seed = check_seed(seed)
    players = century.new(mode, players, seed, box=where or None, **(options or {})).players
    if len(names) < players:
        raise InvalidOption(
            f"{len(names)} bots for {players} seats: name at least {players};"
            " one may be named several times"
        )
    if not 0 < limit <= MAX_LIMIT:
        raise InvalidOption(f"limit {limit:g}: must be more than 0 seconds, up to {MAX_LIMIT:g}")
    return Tournament(names, mode, players, options or {}, where, seed, float(limit))


def check_games(games: int) -> int:
    if not 1 <= games <= MAX_GAMES:
        raise InvalidOption(f"games {games}: must be a whole number from 1 to {MAX_GAMES}")
    return games
