"""What a game begins with, and games on their way to the database or to another process."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

import century
from century.game.game import Game
from century.rules.state import STATE, State
from century.server.tables.change import Change

# States of another form, from an older release, are made anew from the actions.
STATE_KEY = hashlib.sha256(repr(STATE.descr).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Deal:
    """Mode, seats, seed and options: from the same of them comes the same game."""

    mode: str
    players: int
    seed: int
    options: dict[str, Any]

    def new(self) -> Game:
        return century.new(self.mode, self.players, self.seed, **self.options)

    def replay(self, actions: Iterable[Change]) -> Game:
        """The game after these actions."""
        game = self.new()
        for action in actions:
            game.play(action.token or "")
        return game

    def thaw(self, state: bytes) -> Game:
        """The game that was frozen, without its past."""
        new = self.new()
        record = cast(State, np.frombuffer(bytearray(state), STATE)[0])
        return Game(new.ruleset, new.options, record, new.seed)


def freeze(game: Game) -> bytes:
    return cast(Any, game.state).tobytes()  # type: ignore[no-any-return]


@dataclass(frozen=True)
class FrozenGame:
    """A game on its way to another process, without its past."""

    deal: Deal
    state: bytes

    @classmethod
    def of(cls, deal: Deal, game: Game) -> "FrozenGame":
        return cls(deal, freeze(game))

    def game(self) -> Game:
        return self.deal.thaw(self.state)
