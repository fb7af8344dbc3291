"""Exploration tiles: on locations until somebody explores, or beside the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.game.components import exploration_phrase
from century.game.cubes import pack
from century.game.mechanisms.filling import benefit_number, mask
from century.game.mechanisms.mechanism import (
    AMOUNT,
    NAME,
    ORDER,
    Field,
    Fields,
    Mechanism,
    Stock,
    in_order,
)
from century.game.phrase import Phrase
from century.game.reason import Reason
from century.rules import decisions as d
from century.rules.scoring import EXPLORED
from century.rules.state import BESIDE, TILES

if TYPE_CHECKING:
    from century.data.component import Location
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import SeatPart, TablePart
    from century.rules.constants import Constants
    from century.rules.state import State


class Exploration(Mechanism):
    """Exploration tiles; where they lie on locations is told by `settlers`."""

    def is_in(self, mode: Mode) -> bool:
        return bool(mode.boards)

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        c.beside = _lie_beside(ruleset)
        c.covered = mask([is_covered(ruleset, location) for location in ruleset.locations])
        for i, tile in enumerate(ruleset.exploration):
            c.tile_cubes[i] = pack(tile.cubes)
            c.tile_settlers[i] = tile.settlers
            c.tile_points[i] = tile.points
            c.tile_benefit[i] = benefit_number(tile.symbol)

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        return {d.EXPLORE: [f"explore {tile.id}" for tile in ruleset.exploration]}

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        return {"exploration": Stock("new_world", ruleset.exploration)}

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        return {"explored": EXPLORED}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        tiles = s.explored[seat][: s.explored_count[seat]]
        return {"explored": [ruleset.exploration[tile].id for tile in tiles]}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        if not _lie_beside(ruleset):
            return {}
        tiles = (ruleset.exploration[tile].id for tile, at in enumerate(s.tile_at) if at == BESIDE)
        return {"beside": sorted(tiles)}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("explored",)

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("beside",) if _lie_beside(ruleset) else ()

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s = table.state
        tiles = table.all_of(table.exploration, reader, "explored", len(s.explored[seat]))
        s.explored_count[seat] = table.fill(s.explored[seat], tiles)

    def read_table(self, table: TableReader) -> None:
        s, ruleset = table.state, table.ruleset
        beside = _lie_beside(ruleset)
        if beside and table.top.has("beside"):
            for tile in table.all_of(table.exploration, table.top, "beside"):
                s.tile_at[tile] = BESIDE
        in_game = [*ruleset.mode.boards, ruleset.options.get("board")]
        covers = sum(
            is_covered(ruleset, location)
            for location in ruleset.locations
            if location.board in in_game
        )
        every = len(table.exploration.numbers)
        tiles = every if beside else covers
        number = every - len(table.unseen(table.exploration))
        if number != tiles:
            table.top.fail(f"exploration tiles: {number} on the table, not {tiles}")

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        locations = len(ruleset.locations)
        yield Field("location_tile", locations, TILES, NAME, "1 + the exploration tile there")
        if _lie_beside(ruleset):
            yield Field(
                "beside", TILES, 1, AMOUNT, "for each exploration tile: it lies beside the board"
            )

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        meaning = "each exploration tile: its place among theirs"
        yield Field("explored", TILES, TILES, ORDER, meaning)

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {"explored": in_order(ruleset.exploration, seat["explored"])}

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        if not _lie_beside(ruleset):
            return {}
        lying = zip(ruleset.exploration, table["beside"], strict=True)
        return {"beside": sorted(tile.id for tile, beside in lying if beside)}


def is_covered(ruleset: Ruleset, location: Location) -> bool:
    """nw.setup.explore: whether an exploration tile covers it at the start."""
    return location.cover == "explore" or (location.cover == "2-3" and ruleset.players <= 3)


def _lie_beside(ruleset: Ruleset) -> bool:
    """ew1.setup.explore: left-over tiles lie beside the board, where they can be taken."""
    return ruleset.mode.exploration == "beside"


def explore(scene: Scene, tile: str) -> Phrase:
    gain = exploration_phrase(scene.things.exploration[tile])
    for location, there in scene.view["locations"].items():
        if there.get("tile") == tile:
            return Phrase("action-explore", tile=tile, location=location, gain=gain)
    return Phrase("action-explore-beside", tile=tile, gain=gain)


def why_no_explore(ruleset: Ruleset, s: State, name: str) -> Reason:
    tile = [tile.id for tile in ruleset.exploration].index(name)
    for seat in range(ruleset.players):
        if tile in s.explored[seat][: s.explored_count[seat]]:
            return Reason("reason-taken", f"seat {seat} has it")
    return Reason("reason-absent", "it is not in this game")


Exploration.actions = {"explore": explore}
Exploration.questions = {"explore": lambda _: {}}
Exploration.refusals = {"explore": why_no_explore}
