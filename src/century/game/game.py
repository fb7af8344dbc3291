"""The game for people and programs: tokens in, views out."""

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Self, cast

import numpy as np

from century.data.box import load_boxes
from century.data.mode import get_mode
from century.data.reader import shown
from century.errors import IllegalAction, InvalidOption
from century.game.refusal import refusal
from century.game.ruleset import Ruleset, find_ruleset
from century.game.tokens import tokens_of
from century.game.view import Plain, hidden, view
from century.rules import decisions as d
from century.rules import scoring
from century.rules.engine import apply
from century.rules.setup import redeal, setup
from century.rules.state import STATE, State

MAX_SEED = 2**63 - 1
Files = str | PathLike[str] | Sequence[str | PathLike[str]] | None

SPICE_ROAD_SCORES = {
    "points": scoring.CARDS,
    "gold": scoring.GOLD,
    "silver": scoring.SILVER,
    "cubes": scoring.CUBES,
}
SETTLER_SCORES = {
    "cards": scoring.CARDS,
    "bonus": scoring.BONUS,
    "explored": scoring.EXPLORED,
    "cubes": scoring.CUBES,
}


class Game:
    """One game of any mode.

    Make one with `century.new`, `century.from_position` or `century.load`.
    """

    def __init__(
        self, ruleset: Ruleset, options: Mapping[str, Any], state: State, seed: int | None
    ):
        self._ruleset = ruleset
        self._tokens = tokens_of(ruleset)
        self._options = dict(options)
        self._state = state
        self._seed = seed
        self._start = _bytes(state)  # where the record begins
        self._past: list[tuple[str, bytes]] = []  # each action, and the state before it

    @property
    def mode(self) -> str:
        """The id of the mode."""
        return self._ruleset.mode.id

    @property
    def ruleset(self) -> Ruleset:
        """What the game is played with: mode and components."""
        return self._ruleset

    kit = ruleset  # its earlier name, which programs may use

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._ruleset.players

    @property
    def seed(self) -> int | None:
        """The seed that dealt the game; None for a game that began with a position."""
        return self._seed

    @property
    def options(self) -> dict[str, Any]:
        """The options, with what the seed drew."""
        return dict(self._options)

    @property
    def seat(self) -> int | None:
        """Who decides now."""
        return None if self.over else int(self._state.seat)

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return None if self.over else int(self._state.turn)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return int(self._state.rounds)

    @property
    def decision(self) -> str | None:
        """The kind of the pending decision."""
        return None if self.over else d.NAMES[self._state.decision]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.decision == d.OVER)

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game runs."""
        return self._scores()[1] if self.over else None

    @property
    def state(self) -> State:
        """The state itself, for compiled code that reads it; `play` is the way to change it."""
        return self._state

    def token(self, answer: int) -> str:
        """The token of an answer to the pending decision, as the rules number them."""
        return self._tokens.token(int(self._state.decision), answer)

    @property
    def history(self) -> list[str]:
        """The actions so far."""
        return [token for token, _ in self._past]

    def actions(self) -> list[str]:
        """The legal actions now, in a fixed order."""
        return self._tokens.legal(int(self._state.decision), int(self._state.legal))

    def play(self, token: str) -> Self:
        """Carry out an action of the seat that decides."""
        choice = None
        if not self.over and isinstance(token, str):
            choice = self._tokens.choice(int(self._state.decision), token)
        before = _bytes(self._state)
        if choice is None or not apply(self._ruleset.constants, self._state, choice):
            raise IllegalAction(refusal(self._ruleset, self._state, token))
        self._past.append((token, before))
        return self

    def undo(self) -> Self:
        """Take back the last action."""
        if not self._past:
            raise IllegalAction("there is no action to undo")
        _, before = self._past.pop()
        self._state = _state(before)
        return self

    def copy(self) -> "Game":
        """Another game at the same point, with the same past."""
        other = Game(self._ruleset, self._options, _state(_bytes(self._state)), self._seed)
        other._start = self._start
        other._past = list(self._past)
        return other

    __copy__ = copy  # a plain copy.copy would share the state

    def beginning(self) -> "Game":
        """This game before its first action."""
        return Game(self._ruleset, self._options, _state(self._start), self._seed)

    def redeal(self, seed: int) -> "Game":
        """A copy in which everything unknown at the table is dealt anew.

        Its past is gone: taking back an action would bring back the piles that were hidden.
        """
        state = _state(_bytes(self._state))
        redeal(self._ruleset.constants, state, check_seed(seed))
        return Game(self._ruleset, self._options, state, None)

    def scores(self) -> list[dict[str, int]]:
        """Points by category, one dict per seat; what they would be if the game ended now."""
        points, _ = self._scores()
        names = dict(SPICE_ROAD_SCORES if self._ruleset.mode.market == "hand" else SETTLER_SCORES)
        if self._ruleset.mode.posts:
            names["posts"] = scoring.POSTS
        return [
            {name: int(row[category]) for name, category in names.items()}
            | {"total": int(row.sum())}
            for row in points
        ]

    def _scores(self) -> tuple[Any, int]:
        points = np.zeros((self.players, scoring.CATEGORIES), np.int64)
        return points, int(scoring.scores(self._ruleset.constants, self._state, points))

    def view(self) -> dict[str, Any]:
        """Everything that lies open on the table: the same for all seats and spectators."""
        return view(self._ruleset, self._options, Plain(self._state))

    def position(self) -> dict[str, Any]:
        """The view, and the order of the hidden piles."""
        state = Plain(self._state)
        return view(self._ruleset, self._options, state) | {"hidden": hidden(self._ruleset, state)}

    def record(self) -> str:
        """The game as text, from its beginning; `century.load` replays it."""
        from century.game.record import write_record

        return write_record(self)

    def __repr__(self) -> str:
        now = "over" if self.over else f"round {self.round}, seat {self.seat}: {self.decision}"
        return f"<century {self.mode}, {self.players} players, {now}>"


def _bytes(state: State) -> bytes:
    return cast(Any, state).tobytes()  # type: ignore[no-any-return]


def _state(past: bytes) -> State:
    return cast(State, np.frombuffer(bytearray(past), STATE)[0])


def check_seed(seed: object) -> int:
    """A whole number from 0 to 2^63 - 1."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise InvalidOption(f"seed {shown(seed)}: must be a whole number from 0 to {MAX_SEED}")
    return seed


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
    state = ruleset.new_state()
    setup(ruleset.constants, state, seed)
    return Game(ruleset, drawn_options(ruleset, state), state, seed)


def drawn_options(ruleset: Ruleset, state: State) -> dict[str, Any]:
    """The options with the board that the seed drew."""
    drawn = dict(ruleset.options)
    if ruleset.mode.board_choice:
        drawn["board"] = ruleset.mode.board_choice[state.board]
    return drawn
