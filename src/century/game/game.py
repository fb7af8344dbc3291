"""The game for people and programs: a position, and how it came about."""

import secrets
from collections.abc import Sequence
from os import PathLike
from typing import Any, Self

from century.data.box import load_boxes
from century.data.mode import get_mode
from century.errors import IllegalAction
from century.game.position import Position, Standing, check_seed
from century.game.ruleset import Ruleset, find_ruleset
from century.rules.state import State

Files = str | PathLike[str] | Sequence[str | PathLike[str]] | None


class Game(Standing):
    """One game of any mode.

    Make one with `century.new`, `century.from_position` or `century.load`.
    """

    def __init__(self, position: Position, seed: int | None = None) -> None:
        self._ruleset = position.ruleset
        self._options = position.options
        self._tokens = position._tokens
        self._now = position
        self._seed = seed
        self._start = position  # where the record begins
        self._past: list[tuple[str, Position]] = []  # each action, and the position before it

    @property
    def state(self) -> State:
        """The state itself, for compiled code that reads it; `play` is the way to change it."""
        return self._now.state

    @property
    def kit(self) -> Ruleset:
        """The earlier name of `ruleset`."""
        return self._ruleset

    @property
    def seed(self) -> int | None:
        """The seed that dealt the game; None for a game that began with a position."""
        return self._seed

    @property
    def now(self) -> Position:
        """How the game stands, without its past."""
        return self._now

    @property
    def history(self) -> list[str]:
        """The actions so far."""
        return [token for token, _ in self._past]

    def play(self, token: str) -> Self:
        """Carry out an action of the seat that decides."""
        after = self._now.apply(token)
        self._past.append((token, self._now))
        self._now = after
        return self

    def undo(self) -> Self:
        """Take back the last action."""
        if not self._past:
            raise IllegalAction("there is no action to undo")
        _, self._now = self._past.pop()
        return self

    def copy(self) -> "Game":
        """Another game at the same point, with the same past."""
        other = Game(self._now.copy(), self._seed)
        other._start = self._start
        other._past = list(self._past)
        return other

    __copy__ = copy  # a plain copy.copy would share what `play` changes

    def __deepcopy__(self, _memo: Any) -> "Game":
        return self.copy()

    def beginning(self) -> "Game":
        """This game before its first action."""
        return Game(self._start.copy(), self._seed)

    def redeal(self, seed: int) -> "Game":
        """A copy in which everything unknown at the table is dealt anew.

        Its past is gone: taking back an action would bring back the piles that were hidden.
        """
        return Game(self._now.redeal(seed))

    def record(self) -> str:
        """The game as text, from its beginning; `century.load` replays it."""
        from century.game.record import write_record

        return write_record(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """The beginning and the actions; the positions between follow from them."""
        return _replayed, (self._start, self._seed, self.history)

    def __eq__(self, other: object) -> bool:
        """Whether both began alike and the same has been done since."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self._seed, self._now, self._start, self.history) == (
            other._seed,
            other._now,
            other._start,
            other.history,
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        now = "over" if self.over else f"round {self.round}, seat {self.seat}: {self.decision}"
        return f"<century {self.mode}, {self.players} players, {now}>"


def _replayed(start: Position, seed: int | None, tokens: Sequence[str]) -> Game:
    game = Game(start, seed)
    for token in tokens:
        game.play(token)
    return game


def new(
    mode: str,
    players: int = 2,
    seed: int | None = None,
    *,
    box: Files = None,
    **options: Any,
) -> Game:
    """Set up a game. `seed=None` draws a seed and keeps it."""
    ruleset = find_ruleset(get_mode(mode), load_boxes(box), players, options)
    seed = secrets.randbits(48) if seed is None else check_seed(seed)
    return Game(Position.dealt(ruleset, seed), seed)
