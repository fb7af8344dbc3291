"""A game that comes from elsewhere as its record: its deal, its seats and its actions."""

from collections.abc import Iterable
from dataclasses import dataclass

import century
from century.bots import BUILT_IN
from century.errors import CenturyError
from century.tables.deal import Deal
from century.tables.refusal import Refusal
from century.tables.table import BOT, HUMAN, Seat

SEATS = "# seats: "  # a line that other readers of records leave out
STAND_IN = "normal"  # plays where the record does not tell who did


@dataclass(frozen=True)
class Recorded:
    """A record that can be played on."""

    deal: Deal
    kinds: tuple[str, ...]  # of the seats: a bot, or a person
    actions: tuple[str, ...]

    def seats(self, player: str, nickname: str) -> list[Seat]:
        """All people of the record are this player, who may have hints."""
        return [
            Seat(HUMAN, player, nickname, hints=True) if kind == HUMAN else Seat(BOT, bot=kind)
            for kind in self.kinds
        ]


def with_seats(record: str, seats: Iterable[Seat]) -> str:
    """A record that also tells who sat where."""
    return f"{record}{SEATS}{' '.join(seat.bot or HUMAN for seat in seats)}\n"


def read_recorded(record: str) -> Recorded:
    """One from elsewhere does not tell the seats: there bots take all but the first."""
    try:
        game = century.load(record)
    except CenturyError as error:
        raise Refusal("invalid", str(error), where="record") from None
    if game.seed is None or game.ruleset.boxes.digest:
        raise Refusal("invalid", "only games from a seed, without a box file", where="record")
    lines = [line for line in record.splitlines() if line.startswith(SEATS)]
    players = lines[-1].removeprefix(SEATS).split() if lines else []
    if len(players) != game.players:
        players = [HUMAN, *[STAND_IN] * (game.players - 1)]
    kinds = tuple(kind if kind in BUILT_IN else HUMAN for kind in players)
    deal = Deal(game.mode, game.players, game.seed, game.options)
    return Recorded(deal, kinds, tuple(game.history))
