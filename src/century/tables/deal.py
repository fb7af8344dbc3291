"""What a game begins with, and games on their way to the database or to another process."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import century
from century.data.box import builtin_boxes
from century.data.mode import get_mode
from century.game.game import Game
from century.game.position import Position, Standing
from century.game.ruleset import find_ruleset
from century.rules.state import State
from century.tables.change import Change
from century.tables.look import imagine
from century.tables.responses import PlainPosition

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
        ruleset = find_ruleset(get_mode(self.mode), builtin_boxes(), self.players, self.options)
        return Position.from_bytes(ruleset, state)


@dataclass(frozen=True)
class FrozenGame:
    """A game on its way to another process or machine, without its past."""

    deal: Deal
    state: bytes

    @classmethod
    def of(cls, deal: Deal, game: Standing) -> "FrozenGame":
        """Without its seed, which nobody elsewhere needs to know."""
        return cls(replace(deal, seed=0), game.to_bytes())

    @classmethod
    def redealt(cls, deal: Deal, game: Standing) -> "FrozenGame":
        """With newly dealt hidden piles: for who must not know how they lie."""
        return cls.of(deal, imagine(game.now))

    @classmethod
    def from_plain(cls, plain: PlainPosition) -> "FrozenGame":
        deal = Deal(plain["mode"], plain["players"], 0, plain["options"])
        return cls(deal, bytes.fromhex(plain["state"]))

    def plain(self) -> PlainPosition:
        deal = self.deal
        return {
            "mode": deal.mode,
            "players": deal.players,
            "options": dict(deal.options),
            "state": self.state.hex(),
        }

    def game(self) -> Game:
        return Game(self.deal.thaw(self.state))
