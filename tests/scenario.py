"""A table set for a test, through the public API: say what matters, the rest is dealt.

table = Table("spice_road", players=3)
table.seat(0, cubes="YYRG", hand=["s2", "m10"], points=["p01"])
table.market("m07", ("m12", "YR"))
game = table.play("acquire 2", "place Y")
assert cubes(game, 0) == "YYRRG"
"""

from pathlib import Path
from typing import Any, Literal

import century
from century.game.game import Files
from century.game.schema import SeatView
from century.lessons.setting import Setting, plain_copy

__all__ = [
    "FIXED_BOX",
    "STARTS",
    "Table",
    "cubes",
    "may",
    "plain_copy",
    "row",
    "seat_of",
]

# The numbers of the shipped box are balanced by play, and change; tests of the rules keep to these.
FIXED_BOX = Path(__file__).with_name("components") / "new_world.toml"
STARTS = ("s1", "s2")


class Table(Setting):
    """A setting with components that do not change."""

    def __init__(
        self, mode: str, players: int = 2, seed: int = 0, *, box: Files = FIXED_BOX, **options: Any
    ) -> None:
        super().__init__(mode, players, seed, box=box, **options)

    def play(self, *actions: str) -> century.Game:
        """A game at this table after these actions."""
        game = self.game()
        for action in actions:
            game.play(action)
        return game


def seat_of(game: century.Game, seat: int) -> SeatView:
    """What lies before a seat."""
    return game.view()["seats"][seat]


def cubes(game: century.Game, seat: int) -> str:
    """The storage of a seat."""
    return seat_of(game, seat)["cubes"]


def row(game: century.Game, kind: Literal["points", "market"]) -> list[str]:
    """The cards of the row of point cards or of the market."""
    view = game.view()
    if kind == "points":
        return view["points"]["row"]
    return [offer["card"] for offer in view["market"]["row"]]


def may(game: century.Game, word: str) -> list[str]:
    """The legal actions that begin with this word."""
    return [action for action in game.actions() if action.split()[0] == word]
