"""Bonus tiles: stacks on the boards, spaces on the player boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from century.data.reader import shown
from century.game.components import bonus_phrase
from century.game.mechanisms.filling import benefit_number, mask
from century.game.mechanisms.forts import NO_TILE
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
from century.rules import constants as k
from century.rules import decisions as d
from century.rules.scoring import BONUS

if TYPE_CHECKING:
    from century.data.component import Boxes
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Hidden, SeatPart, TablePart
    from century.rules.constants import Constants
    from century.rules.state import State

KINDS = {
    "symbol": k.PER_SYMBOL,
    "pair": k.PER_PAIR,
    "settlers": k.PER_SETTLERS,
    "flat": k.FLAT,
    "merchants": k.PER_MERCHANTS,
}


class Bonus(Mechanism):
    """Bonus tiles."""

    skips: ClassVar = {"bonus": "skip-bonus"}

    def is_in(self, mode: Mode) -> bool:
        return bool(mode.boards)

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        mode, spaces = ruleset.mode, ruleset.spaces
        owners = [space.partition("/")[0] for space in spaces]
        c.own_bonus = mode.bonus_spaces
        c.spaces = len(spaces)
        for i, space in enumerate(spaces):
            c.space_size[i] = ruleset.space_size(space)
        c.column_spaces = mask([owner in mode.column_bonus for owner in owners])
        c.fourth_spaces = mask([owner in mode.fourth_bonus for owner in owners])
        for i, location in enumerate(ruleset.locations):
            c.location_spaces[i] = mask([owner == location.id for owner in owners])
        c.bonus_used = mask([tile in ruleset.bonus_in_play for tile in ruleset.bonus])
        for i, tile in enumerate(ruleset.bonus):
            c.bonus_kind[i] = KINDS[tile.kind]
            c.bonus_first[i] = benefit_number(tile.of[0] if tile.of else None)
            c.bonus_second[i] = benefit_number(tile.of[-1] if tile.of else None)
            c.bonus_points[i] = tile.points

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        return {d.BONUS: [*(f"bonus {space}" for space in ruleset.spaces), "skip"]}

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        return {"bonus": Stock("new_world", ruleset.bonus)}

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        return {"bonus": BONUS}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        return {"bonus_spaces": mode.bonus_spaces}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        tiles = s.bonus[seat][: s.bonus_count[seat]]
        return {"bonus": [ruleset.bonus[tile].id for tile in tiles]}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        return {
            "bonus": {
                space: {"top": ruleset.bonus[stack[0]].id, "count": len(stack)}
                for space, stack in _stacks(ruleset, s)
            }
        }

    def view_hidden(self, ruleset: Ruleset, s: Plain) -> Hidden:
        stacks = {
            space: [ruleset.bonus[tile].id for tile in stack]
            for space, stack in _stacks(ruleset, s)
        }
        return {"bonus": stacks} if stacks else {}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("bonus",)

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("bonus",)

    def hidden_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("bonus",)

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s = table.state
        tiles = table.all_of(table.bonus, reader, "bonus", table.ruleset.mode.bonus_spaces)
        s.bonus_count[seat] = table.fill(s.bonus[seat], tiles)

    def read_table(self, table: TableReader) -> None:
        s, ruleset = table.state, table.ruleset
        stacks = table.optional(table.top, "bonus")
        piles = table.optional(table.hidden, "bonus") if table.hidden else None
        for spaces in (stacks, piles):
            for space in spaces.table if spaces else ():
                if spaces and space not in ruleset.spaces:
                    spaces.fail(f"{shown(space)} is no bonus space of this game")
        lying = {}
        for space in ruleset.spaces:
            if stacks.has(space) or (piles and piles.has(space)):
                lying[space] = _read_stack(table, space, stacks.inside(space), piles)
        dealt = sum(ruleset.space_size(space) for space in ruleset.spaces)
        counted = sum(count for count, _ in lying.values()) + sum(s.bonus_count)
        if counted != dealt:
            table.top.fail(f"bonus: {counted} tiles on the table, not {dealt}")
        unseen = [table.bonus.numbers[name] for name in table.unseen(table.bonus)]
        for space, (count, tiles) in lying.items():
            number = ruleset.spaces.index(space)
            below = [] if piles else [unseen.pop() for _ in range(count - 1)]
            s.stack_count[number] = table.fill(s.stack[number], [*below, *tiles[::-1]])
            s.filled |= 1 << number

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        spaces, tiles = len(ruleset.spaces), k.BONUS_TILES
        yield Field("bonus_top", spaces, tiles, NAME, "1 + the top tile of each bonus space")
        yield Field("bonus_count", spaces, tiles, AMOUNT, "tiles on each bonus space")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        own = ruleset.mode.bonus_spaces
        meaning = "each bonus tile: its place among theirs"
        yield Field("bonus", len(ruleset.bonus), own, ORDER, meaning)

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {"bonus": in_order(ruleset.bonus, seat["bonus"])}

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        stacks = zip(ruleset.spaces, table["bonus_top"], table["bonus_count"], strict=True)
        return {
            "bonus": {
                space: {"top": ruleset.bonus[top - 1].id, "count": count}
                for space, top, count in stacks
                if count
            }
        }


def _stacks(ruleset: Ruleset, s: Plain) -> Iterator[tuple[str, list[int]]]:
    """The bonus spaces with tiles left, each with its tiles from the top down."""
    for number, space in enumerate(ruleset.spaces):
        if s.stack_count[number]:
            yield space, s.stack[number][: s.stack_count[number]][::-1]


def _read_stack(
    table: TableReader, space: str, reader: Reader, piles: Reader | None
) -> tuple[int, list[int]]:
    """How many tiles lie on a bonus space, and those that the position tells, top first."""
    reader.only(("top", "count"))
    count = reader.whole("count", 1, table.ruleset.space_size(space))
    top = reader.get("top")
    if not piles:
        return count, [table.one(table.bonus, top, reader, "top")]
    tiles = table.all_of(table.bonus, piles, space)
    if len(tiles) != count:
        reader.fail(f"count {count}: but hidden bonus {space} holds {len(tiles)}")
    first = table.ruleset.bonus[tiles[0]].id
    if top != first:
        reader.fail(f"top {shown(top)}: the top of the stack is {first}")
    return count, tiles


def take(scene: Scene, space: str) -> Phrase:
    tile = scene.things.bonus[scene.view["bonus"][space]["top"]]
    return Phrase("action-bonus", tile=tile.id, space=space, worth=bonus_phrase(tile))


def why_no_bonus(ruleset: Ruleset, s: State, space: str) -> Reason:
    offered = [name for i, name in enumerate(ruleset.spaces) if s.spaces >> i & 1]
    if space not in offered:
        return Reason("reason-offered", f"bonus tiles are offered at {', '.join(offered)} only")
    return NO_TILE


Bonus.actions = {"bonus": take}
Bonus.in_sight = {"bonus": lambda _, view, space: space in view["bonus"]}
Bonus.questions = {"bonus": lambda _: {}}
Bonus.refusals = {"bonus": why_no_bonus}
