"""Whether the boxes can be played with: ids over the whole family, and what every mode needs."""

from collections.abc import Iterator

from century.data.component import Board, Boxes, Location
from century.data.mode_file import Mode, load_modes
from century.errors import CenturyError, InvalidBox
from century.rules.state import LOCATIONS

MAX_SPACES = 8  # bonus spaces of a mode
MIN_CARDS = 5  # point cards of a game


def check_boxes(boxes: Boxes, source: str) -> None:
    """Raise for the first fault, in the name of the box files in `source`.

    Where nothing but the built-in boxes is on the table, it is the page of the mode that is wrong.
    """
    for fault in _same_ids(boxes):
        raise InvalidBox(f"{source or 'built-in boxes'}: {fault}")
    for mode in load_modes().values():
        for fault in _mode_faults(mode, boxes):
            if source:
                raise InvalidBox(f"{source}: {mode.id} {fault}")
            raise CenturyError(f"{mode.id}.toml: {fault}")


def _mode_faults(mode: Mode, boxes: Boxes) -> Iterator[str]:
    for players in mode.players:
        cards = len(mode.point_cards(boxes, players))
        if cards < MIN_CARDS:
            yield (f"with {players} players: must be {MIN_CARDS} point cards or more, not {cards}")
    if mode.boards:
        for board in mode.board_choice or (None,):
            sides = mode.sides(boxes, board)
            tiles = len(mode.bonus_tiles(boxes))
            names = " ".join(side.id for side in sides)
            yield from (f"({names}): {fault}" for fault in _side_faults(mode, sides, tiles))
    locations = sum(
        len(boxes.new_world.boards[board].locations) for board in mode.boards + mode.board_choice
    )
    if locations > LOCATIONS:
        yield f"must be {LOCATIONS} locations or fewer, not {locations}"


def _same_ids(boxes: Boxes) -> Iterator[str]:
    seen: dict[str, str] = {}
    for box, table in (
        ("spice_road", "starts"),
        ("spice_road", "merchants"),
        ("spice_road", "points"),
        ("new_world", "points"),
        ("new_world", "bonus"),
        ("new_world", "exploration"),
        ("eastern_wonders", "markets"),
    ):
        for item in getattr(getattr(boxes, box), table):
            if item.id in seen:
                yield f"{table} {item.id}: the id is taken by {seen[item.id]} {item.id}"
            seen[item.id] = f"{box} {table}"


def _side_faults(mode: Mode, sides: list[Board], tiles: int) -> Iterator[str]:
    locations = [location for side in sides for location in side.locations]
    yield from _kind_faults(mode, locations)
    yield from _cover_faults(mode, locations)
    yield from _bonus_faults(mode, sides, locations, tiles)


def _kind_faults(mode: Mode, locations: list[Location]) -> Iterator[str]:
    for kind, places in {"fort": mode.forts, "market": mode.markets}.items():
        present = {location.id for location in locations if location.kind == kind}
        if present != set(places):
            there = " ".join(sorted(present)) or "none"
            yield f"{kind}: must be {' '.join(places) or 'none'}, not {there}"
    allowed = {
        "renew": mode.market != "none",
        "adjust": mode.market == "route",
        "sail": mode.islands,
        "ship_trade": mode.islands,
        "post_trade": mode.islands,
    }
    for location in locations:
        if not allowed.get(location.kind, True):
            yield f"{location.id}: there is no {location.kind} in this mode"


def _cover_faults(mode: Mode, locations: list[Location]) -> Iterator[str]:
    for cover, count in {"explore": mode.covered, "2-3": mode.covered_2_3}.items():
        present = sum(location.cover == cover for location in locations)
        if present != count:
            yield f'must be {count} locations with cover "{cover}", not {present}'


def _bonus_faults(
    mode: Mode, sides: list[Board], locations: list[Location], tiles: int
) -> Iterator[str]:
    givers = (*mode.column_bonus, *mode.fourth_bonus)
    for side in sides:
        if side.bonus and side.id not in givers:
            yield f"{side.id}: its bonus tiles could never be taken"
    for location in locations:
        if location.bonus and givers:
            yield f"{location.id}: forts have no bonus tiles in this mode"  # ew2.loc.fort
    stacks = [size for side in sides for size in side.bonus]
    stacks += [size for location in locations for size in location.bonus]
    if len(stacks) > MAX_SPACES:
        yield f"must be {MAX_SPACES} bonus spaces or fewer, not {len(stacks)}"
    if sum(stacks) > tiles:
        yield f"must be {tiles} bonus tiles on the boards or fewer, not {sum(stacks)}"
