"""What a dataset is made of: who plays what, and how often."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import century
from century.arena.tournament import derive, digest
from century.bots.entrant import read_entrant
from century.data.reader import as_whole, shown
from century.errors import InvalidOption
from century.game.position import check_seed

FORMAT = "century-dataset/1"
MAX_GAMES = 10_000_000
SHARD = 50
DRAWS = 20


@dataclass(frozen=True)
class Plan:
    """A dataset that can be made: every game follows from it and its number."""

    mode: str
    players: int
    games: int
    bots: tuple[str, ...]  # by seat
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    draws: int = DRAWS  # so many first decisions of a game are drawn by the shares of the search
    shard: int = SHARD  # games in a file

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a file."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def new_game(self, number: int) -> century.Game:
        return century.new(
            self.mode, self.players, derive(self.seed, "deal", number), **self.options
        )

    def bot_seed(self, number: int, seat: int) -> int:
        return derive(self.seed, "bot", number, seat)

    def header(self) -> dict[str, Any]:
        """What tells this dataset from others."""
        made = asdict(self) | {"bots": list(self.bots)}
        return {"format": FORMAT, **made, "version": century.__version__, "digest": digest(())}

    def check_folder(self, folder: Path) -> None:
        """A folder may hold files of the same plan only; more games may be added."""
        path = folder / "dataset.json"
        if not path.exists():
            return
        known, own = json.loads(path.read_text(encoding="utf-8")), self.header()
        for name in own:
            if name not in ("games", "version") and known.get(name) != own[name]:
                raise InvalidOption(
                    f"{folder}: holds another dataset: {name} {shown(known.get(name))},"
                    f" not {shown(own[name])}; choose another folder"
                )


def make_plan(
    mode: str,
    games: int,
    bots: list[str],
    players: int = 2,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    draws: int = DRAWS,
    shard: int = SHARD,
) -> Plan:
    """A plan that can be carried out; bad input is refused in one line."""
    games = _check_count("games", games, 1)
    draws = _check_count("draws", draws, 0)
    shard = _check_count("shard", shard, 1)
    seed = check_seed(seed)
    players = century.new(mode, players, seed, **(options or {})).players
    names = [str(read_entrant(bot)) for bot in bots]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise InvalidOption(f"{len(names)} bots for {players} seats: name one, or one for each")
    return Plan(mode, players, games, tuple(names), options or {}, seed, draws, shard)


def _check_count(name: str, value: object, low: int) -> int:
    number = as_whole(value)
    if number is None or not low <= number <= MAX_GAMES:
        raise InvalidOption(
            f"{name} {shown(value)}: must be a whole number from {low} to {MAX_GAMES}"
        )
    return number
