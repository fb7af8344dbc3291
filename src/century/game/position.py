"""How a game stands: a value that can be looked at, and from which actions lead to others."""

from functools import lru_cache
from typing import Any, Self, cast

from century.data.reader import as_whole, shown
from century.data.schema import Options
from century.errors import IllegalAction, InvalidOption
from century.game.dealing import MAX_WIDE_SEED, deal, deal_again
from century.game.plain import Plain
from century.game.refusal import refusal
from century.game.ruleset import Ruleset
from century.game.schema import SCORE_KEYS, FullView, Scores, View
from century.game.sight import Sight
from century.game.tokens import Tokens, tokens_of
from century.game.view import hidden, view
from century.rules import decisions as d
from century.rules import scoring
from century.rules.engine import apply
from century.rules.state import State


class Standing:
    """What can be read off a position, and off a game that stands at one."""

    _ruleset: Ruleset
    _options: Options
    _tokens: Tokens

    @property
    def state(self) -> State:
        """The state itself, for compiled code that reads it."""
        raise NotImplementedError

    @property
    def now(self) -> "Position":
        """How the game stands, without its past."""
        raise NotImplementedError

    @property
    def mode(self) -> str:
        """The id of the mode."""
        return self._ruleset.mode.id

    @property
    def ruleset(self) -> Ruleset:
        """What the game is played with: mode and components."""
        return self._ruleset

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._ruleset.players

    @property
    def options(self) -> Options:
        """The options, with what the seed drew."""
        return self._options.copy()

    @property
    def seat(self) -> int | None:
        """Who decides now."""
        return None if self.over else int(self.state.seat)

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return None if self.over else int(self.state.turn)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return int(self.state.rounds)

    @property
    def decision(self) -> d.Decision | None:
        """The kind of the pending decision."""
        return None if self.over else d.NAMES[self.state.decision]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.decision == d.OVER)

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game runs."""
        return self._points()[1] if self.over else None

    def token(self, answer: int) -> str:
        """The token of an answer to the pending decision, as the rules number them."""
        return self._tokens.token(int(self.state.decision), answer)

    def actions(self) -> list[str]:
        """The legal actions now, in a fixed order."""
        return self._tokens.legal(int(self.state.decision), int(self.state.legal))

    def scores(self) -> list[Scores]:
        """Points by category, one dict per seat; what they would be if the game ended now."""
        ordered = categories_of(self._ruleset)
        points, _ = self._points()
        return [
            cast(
                Scores,
                {name: row[category] for name, category in ordered} | {"total": sum(row)},
            )
            for row in points
        ]

    def _points(self) -> tuple[list[list[int]], int]:
        sheet = scoring.ScoreSheet()
        leader = int(scoring.scores(self._ruleset.constants, self.state, sheet))
        return sheet.plain("points")[: self.players], leader

    def view(self) -> View:
        """Everything that lies open on the table: the same for all seats and spectators."""
        return view(self._ruleset, self._options, Plain(self.state))

    def position(self) -> FullView:
        """The view, and the order of the hidden piles."""
        plain = Plain(self.state)
        whole = view(self._ruleset, self._options, plain)
        return cast(FullView, whole | {"hidden": hidden(self._ruleset, plain)})

    def to_bytes(self) -> bytes:
        """The state as bytes, for whoever keeps or sends it within one release."""
        return self.state.tobytes()


class Position(Standing):
    """One position of a game; whatever is done with it gives another and leaves it as it is."""

    __slots__ = ("_options", "_ruleset", "_state", "_tokens")

    def __init__(self, ruleset: Ruleset, options: Options, state: State) -> None:
        self._ruleset = ruleset
        self._tokens = tokens_of(ruleset)
        self._options = options
        self._state = state

    @property
    def state(self) -> State:
        return self._state

    @property
    def now(self) -> "Position":
        return self

    @classmethod
    def dealt(cls, ruleset: Ruleset, seed: int) -> Self:
        """The beginning of a game."""
        state = ruleset.new_state()
        deal(ruleset.constants, state, check_seed(seed))
        return cls(ruleset, ruleset.drawn_options(state), state)

    @classmethod
    def from_bytes(cls, ruleset: Ruleset, state: bytes) -> Self:
        """The inverse of `to_bytes`."""
        record = State(state)
        return cls(ruleset, ruleset.drawn_options(record), record)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self._ruleset, self.to_bytes())

    def __eq__(self, other: object) -> bool:
        """Whether both stand the same, hidden piles too, by the same rules and components."""
        if not isinstance(other, Position):
            return NotImplemented
        same_rules = self._ruleset.names == other._ruleset.names
        return same_rules and self._state.memory == other._state.memory

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def copy(self) -> Self:
        """The same position, with a state of its own."""
        return self.at(self._state.copy())

    def at(self, state: State) -> Self:
        """The position of another state of the same game."""
        return type(self)(self._ruleset, self._options, state)

    def sight(self, last: Sight | None = None) -> Sight:
        """The view, and what it takes to see the next one; `last` is that of a position before."""
        return Sight(self._ruleset, self._options, self._state, last)

    def answer(self, token: str) -> int | None:
        """The number of an answer to the pending decision; None for what never is one."""
        if self.over or not isinstance(token, str):
            return None
        return self._tokens.choice(int(self._state.decision), token)

    def apply(self, token: str) -> Self:
        """The position after an action of the seat that decides."""
        choice = self.answer(token)
        state = self._state.copy()
        if choice is None or not apply(self._ruleset.constants, state, choice):
            raise IllegalAction(refusal(self._ruleset, self._state, token))
        return self.at(state)

    def redeal(self, seed: int) -> Self:
        """The position with everything that is unknown at the table dealt anew."""
        state = self._state.copy()
        deal_again(self._ruleset.constants, state, check_seed(seed))
        return self.at(state)


@lru_cache(maxsize=256)
def categories_of(ruleset: Ruleset) -> list[tuple[str, int]]:
    """The categories of points in the order in which they are told, as the rules number them."""
    categories: dict[str, int] = {}
    for mechanism in ruleset.mechanisms:
        categories |= mechanism.scores(ruleset)
    return [(name, categories[name]) for name in SCORE_KEYS if name in categories]


def check_seed(seed: object, limit: int = MAX_WIDE_SEED) -> int:
    """A whole number from 0 to 2^128 - 1, or to another limit."""
    number = as_whole(seed)
    if number is None or not 0 <= number <= limit:
        raise InvalidOption(f"seed {shown(seed)}: must be a whole number from 0 to {limit}")
    return number
