"""What a game begins with, and games on their way to the database or to another process."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import century
from century.game.game import Game
from century.game.position import Position, Standing
from century.rules.state import State
from century.server.tables.change import Change

# States of another form, from an older release, are made anew from the actions.
STATE_KEY = hashlib.sha256(repr(State.fields).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Deal:
    """Mode, seats, seed and options: from the same of them comes the same game."""

    mode: str
    players: int
    seed: int
    options: Mapping[str, Any]

    def new(self) -> Game:
        return century.new(self.mode, self.players, self.seed, **self.options)

    def replay(self, actions: Iterable[Change]) -> Game:
        """The game after these actions."""
        game = self.new()
        for action in actions:
            game.play(action.token or "")
        return game

    def thaw(self, state: bytes) -> Position:
        """The position that was frozen."""
        return Position.from_bytes(self.new().ruleset, state)


@dataclass(frozen=True)
class FrozenGame:
    """A game on its way to another process, without its past."""

    deal: Deal
    state: bytes

    @classmethod
    def of(cls, deal: Deal, game: Standing) -> "FrozenGame":
        return cls(deal, game.to_bytes())

    def game(self) -> Game:
        return Game(self.deal.thaw(self.state), self.deal.seed)
