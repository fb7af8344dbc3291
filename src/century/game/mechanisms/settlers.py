"""Settlers on the locations of the boards: work, and calling them back by a rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.data.component import COLOURS
from century.data.reader import one_of, shown
from century.game.cubes import MAX_CUBES, unpack
from century.game.mechanisms.exploration import is_covered
from century.game.mechanisms.filling import fill_effect, mask, paid_by, symbol_number
from century.game.mechanisms.mechanism import (
    AMOUNT,
    NAME,
    Field,
    Fields,
    LocationKind,
    Mechanism,
    Stock,
)
from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.reason import Reason, cost_reason, settlers_reason
from century.rules import constants as k
from century.rules import decisions as d
from century.rules.machine.cubes import LIMIT
from century.rules.questions import settlers_required, tool_cubes
from century.rules.state import NOWHERE, SYMBOLS

if TYPE_CHECKING:
    from century.data.component import Boxes
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import LocationView, Pending, SeatPart, TablePart, View
    from century.rules.constants import Constants
    from century.rules.state import State

ALWAYS_USABLE = (k.PLAIN, k.RENEW, k.ADJUST)


class PlainLocation(LocationKind):
    """A location with an effect of its own."""

    name = ""
    number = k.PLAIN
    decisions = (d.TRADE, d.UPGRADE)

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        s.effect = k.LOCATION_EFFECT + s.location
        return set()

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        return cost_reason(s, ruleset.constants.effect_cost[k.LOCATION_EFFECT + location], tools)


class Settlers(Mechanism):
    """Locations and the settlers that work there."""

    locations = (PlainLocation(),)

    def is_in(self, mode: Mode) -> bool:
        return bool(mode.boards)

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        mode = ruleset.mode
        c.settlers = mode.settlers
        c.start_settlers = mode.start_settlers[ruleset.players]
        c.locations = len(ruleset.locations)
        for i, location in enumerate(ruleset.locations):
            c.location_kind[i] = ruleset.location_kind(location).number
            c.location_settlers[i] = location.settlers
            c.location_symbol[i] = symbol_number(ruleset.boxes, location.symbol)
            for row in (mode.forts, mode.markets):
                if location.id in row:
                    c.location_place[i] = row.index(location.id)
            if location.effect:
                fill_effect(c, k.LOCATION_EFFECT + i, location.effect)
        _fill_sets(ruleset, c)
        c.on_every_board = mask([place.board in mode.boards for place in ruleset.locations])
        c.board_choices = len(mode.board_choice)
        c.board = NOWHERE
        for i, board in enumerate(mode.board_choice):
            c.on_board[i] = mask([place.board == board for place in ruleset.locations])
            if board == ruleset.options["board"]:
                c.board = i

    def options(self, ruleset: Ruleset, s: State) -> Mapping[str, str]:
        choice = ruleset.mode.board_choice
        return {"board": choice[s.board]} if choice else {}

    def turn_tokens(self, ruleset: Ruleset) -> Sequence[str]:
        return [f"work {location.id}" for location in ruleset.locations]

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        return {"locations": Stock("new_world", ruleset.locations)}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        return {
            "board_sides": list(mode.boards),
            "board_choice": list(mode.board_choice),
            "settlers": mode.settlers,
        }

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        return {"settlers": s.settlers[seat], "reserve": s.reserve[seat]}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        """Exploration tiles lie on locations too, where nobody works."""
        places: dict[int, LocationView] = {}
        for tile, at in enumerate(s.tile_at):
            if at < len(ruleset.locations):
                places[at] = {"tile": ruleset.exploration[tile].id}
        for location, crew in enumerate(s.crew):
            if crew:
                for seat in range(ruleset.players):
                    if s.held[seat] >> location & 1:
                        places[location] = {"seat": seat, "settlers": crew}
        return {
            "locations": {ruleset.locations[place].id: places[place] for place in sorted(places)}
        }

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        if s.location == NOWHERE or s.decision == d.DISCARD:
            return {}
        return {"location": ruleset.locations[s.location].id}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("settlers", "reserve")

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("locations",)

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s, settlers = table.state, table.ruleset.mode.settlers
        s.settlers[seat] = reader.whole("settlers", 0, settlers)
        s.reserve[seat] = reader.whole("reserve", 0, settlers)

    def read_table(self, table: TableReader) -> None:
        s, ruleset = table.state, table.ruleset
        if ruleset.mode.board_choice and not ruleset.options["board"]:
            choices = one_of(ruleset.mode.board_choice)
            table.top.fail(f"options: board is missing: must be {choices}")
        on_board = int(ruleset.constants.on_every_board)
        if ruleset.mode.board_choice:
            s.board = ruleset.constants.board
            on_board |= int(ruleset.constants.on_board[s.board])
        s.closed = ~on_board
        s.tile_at[:] = NOWHERE
        reader = table.optional(table.top, "locations")
        numbers = {loc.id: i for i, loc in enumerate(ruleset.locations) if on_board >> i & 1}
        for name in reader.table:
            if name not in numbers:
                reader.fail(f"{shown(name)} is no location of this game")
            _read_location(table, numbers[name], reader.inside(name))
        _check_count(table)

    def read_pending(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str] | None:
        by_card = s.decision in (d.TRADE, d.UPGRADE) and not pending.has("location")
        if by_card or s.decision in (d.DISCARD, d.PLACE):
            return None
        name = pending.choice("location", ruleset.location_numbers)
        s.location = ruleset.location_numbers[name]
        kind = ruleset.location_kind(ruleset.locations[s.location])
        if s.decision not in kind.decisions:
            pending.fail(f"location {name}: no {d.NAMES[s.decision]} there")
        if not s.held[s.turn] >> s.location & 1:
            pending.fail(f"location {name}: seat {s.turn} has no settlers there")
        return {"location"} | kind.read(ruleset, s, pending)

    def cube_limit(self, ruleset: Ruleset, s: State) -> int | None:
        if s.location == NOWHERE or s.decision == d.DISCARD:
            return None
        kind = ruleset.location_kind(ruleset.locations[s.location])
        extra = kind.extra_cubes(ruleset, s)
        if extra is None:
            return MAX_CUBES
        tools = tool_cubes(ruleset.constants, s, int(s.turn), int(s.location))  # nw.work.tools
        return LIMIT + len(unpack(tools)) + extra

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        locations = len(ruleset.locations)
        yield Field("location", 1, locations, NAME, "1 + the location being used")
        if choices := len(ruleset.mode.board_choice):
            yield Field("board", 1, choices - 1, NAME, "which of the boards to choose from")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        highest = k.MAX_SETTLERS
        yield Field("settlers", 1, highest, AMOUNT, "settlers on the player board")
        yield Field("reserve", 1, highest, AMOUNT, "settlers in the reserve")
        locations = len(ruleset.locations)
        yield Field("at_work", locations, highest, AMOUNT, "settlers on each location")

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {"settlers": seat["settlers"][0], "reserve": seat["reserve"][0]}

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        locations: dict[str, LocationView] = {}
        for i, location in enumerate(ruleset.locations):
            for seat, own in enumerate(seats):
                if settlers := own["at_work"][i]:
                    locations[location.id] = {"seat": seat, "settlers": settlers}
            if tile := table["location_tile"][i]:
                locations[location.id] = {"tile": ruleset.exploration[tile - 1].id}
        return {"locations": locations}

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        location = table["location"][0]
        return {"location": ruleset.locations[location - 1].id} if location else {}

    def rest_facts(self, scene: Scene) -> Mapping[str, Fact]:
        out = scene.game.ruleset.mode.settlers - scene.own["settlers"] - scene.own["reserve"]
        return {"settlers": out}


def is_on_table(ruleset: Ruleset, view: View, board: str) -> bool:
    """Whether a side of a location board is in this game."""
    return board in ruleset.mode.boards or board == view["options"].get("board")


def _fill_sets(ruleset: Ruleset, c: Constants) -> None:
    """Locations by symbol, settlers and cost, as sets: so the rules ask for many at once."""
    kinds = [int(kind) for kind in c.location_kind[: len(ruleset.locations)]]
    symbols = [int(symbol) for symbol in c.location_symbol[: len(ruleset.locations)]]
    costs = [place.effect.cost if place.effect else "" for place in ruleset.locations]
    c.conditional = mask([kind not in ALWAYS_USABLE for kind in kinds])
    for symbol in range(SYMBOLS):
        c.with_symbol[symbol] = mask([own == symbol for own in symbols])
        for settlers in range(k.MAX_SETTLERS + 1):
            c.manned[symbol, settlers] = mask(
                [
                    own == symbol and location.settlers <= settlers
                    for own, location in zip(symbols, ruleset.locations, strict=True)
                ]
            )
    for colour, letter in enumerate(COLOURS):
        for cubes in range(k.MAX_COST + 1):
            c.locations_paid[colour, cubes] = paid_by(costs, letter, cubes)


def _read_location(table: TableReader, location: int, reader: Reader) -> None:
    s, ruleset = table.state, table.ruleset
    reader.only(("seat", "settlers", "tile"))
    if reader.has("tile"):
        if reader.has("seat") or reader.has("settlers"):
            reader.fail("settlers and an exploration tile: nobody works where one lies")
        if not is_covered(ruleset, ruleset.locations[location]):
            reader.fail("tile: no exploration tile ever lies there")
        tile = table.one(table.exploration, reader.get("tile"), reader, "tile")
        s.tile_at[tile] = location
        s.closed |= 1 << location
    else:
        seat = reader.whole("seat", 0, ruleset.players - 1)
        s.crew[location] = reader.whole("settlers", 1, ruleset.mode.settlers)
        s.held[seat] |= 1 << location
        s.occupied |= 1 << location


def _check_count(table: TableReader) -> None:
    s, settlers = table.state, table.ruleset.mode.settlers
    for seat in range(table.ruleset.players):
        at_work = sum(int(s.crew[i]) for i in range(len(s.crew)) if s.held[seat] >> i & 1)
        number = int(s.settlers[seat]) + int(s.reserve[seat]) + at_work
        number += sum(s.route_settlers[seat])
        if number != settlers:
            table.top.fail(f"seat {seat}: {number} settlers in all, not {settlers}")


# Words


def work(scene: Scene, name: str) -> Phrase:
    ruleset, state = scene.game.ruleset, scene.game.state
    seat, number = int(state.turn), ruleset.location_numbers[name]
    location = ruleset.locations[number]
    action = ruleset.location_kind(location).phrase(scene, location)
    if tools := tool_cubes(ruleset.constants, state, seat, number):
        action = Phrase("at-tools", action=action, gain=cubes_phrase(unpack(tools)))
    facts: dict[str, Fact] = {
        "location": name,
        "action": action,
        "settlers": int(settlers_required(ruleset.constants, state, seat, number)),
    }
    if there := scene.view["locations"].get(name):
        return Phrase("action-work-oust", seat=str(there["seat"]), **facts)
    return Phrase("action-work", **facts)


Settlers.actions = {"work": work}
Settlers.in_sight = {
    "work": lambda ruleset, view, name: is_on_table(ruleset, view, name.partition(".")[0]),
}


# Refusals


def why_no_work(ruleset: Ruleset, s: State, name: str) -> Reason:
    location = ruleset.location_numbers[name]
    for tile, at in enumerate(s.tile_at):
        if at == location:
            line = f"the exploration tile {ruleset.exploration[tile].id} covers it"
            return Reason("reason-covered", line)
    if s.closed >> location & 1:
        return Reason("reason-closed", "its board is not in this game")
    if s.held[s.turn] >> location & 1:
        return Reason("reason-own", f"seat {s.turn} has settlers there")
    needed = settlers_required(ruleset.constants, s, int(s.turn), location)
    if needed > s.settlers[s.turn]:
        return settlers_reason(s, int(needed))
    tools = int(tool_cubes(ruleset.constants, s, int(s.turn), location))
    kind = ruleset.location_kind(ruleset.locations[location])
    return kind.refusal(ruleset, s, location, tools)


Settlers.refusals = {"work": why_no_work}
