"""The location boards, without the places that stand in the rows of cards."""

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from century.data.component import Board, Location
from century.game.ruleset import Ruleset
from century.game.schema import View
from century.terminal.pieces import SETTLER, Pieces, crew, effect
from century.terminal.rows import places_in_rows


def board_tables(view: View, ruleset: Ruleset, pieces: Pieces, columns: int) -> list[Table]:
    """All boards, in a number of tables."""
    boards = ruleset.mode.sides(ruleset.boxes, view["options"].get("board"))
    half = -(-len(boards) // columns)
    return [
        _table(view, ruleset, boards[first : first + half], pieces)
        for first in range(0, len(boards), half)
    ]


def _table(view: View, ruleset: Ruleset, boards: Sequence[Board], pieces: Pieces) -> Table:
    table = Table(box=box.HORIZONTALS, show_header=False, border_style="dim", padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, style="italic")
    table.add_column(overflow="fold")
    for board in boards:
        for location in board.locations:
            if location.id not in places_in_rows(ruleset):
                _add(view, location, pieces, table)
        table.add_section()
    return table


def _add(view: View, location: Location, pieces: Pieces, table: Table) -> None:
    there = view["locations"].get(location.id, {})
    lying = Text("")
    if "tile" in there:
        lying = pieces.exploration(pieces.things.exploration[there["tile"]])
    elif "seat" in there:
        lying = crew(there)
    table.add_row(
        location.id,
        SETTLER * location.settlers,
        _action(location, pieces),
        pieces.words.say("symbol", symbol=location.symbol) if location.symbol else "",
        lying,
        style="dim" if "tile" in there else "",
    )


def _action(location: Location, pieces: Pieces) -> Text:
    if location.effect:
        return effect(location.effect)
    if location.kind == "sail":
        return Text(pieces.words.say("place-sail", steps=location.sail))
    return Text(pieces.words.say("place", kind=location.kind))


def piles(view: View, pieces: Pieces) -> Table:
    """The exploration tiles beside the boards, and the bonus tiles that lie at no fort."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    tiles = [pieces.exploration(pieces.things.exploration[tile]) for tile in view.get("beside", [])]
    if tiles:
        grid.add_row(pieces.words.say("head-beside"), Columns(tiles, padding=(0, 2)))
    stacks = [
        Text(f"{space} ") + pieces.stack(stack)
        for space, stack in view.get("bonus", {}).items()
        if "." not in space
    ]
    if stacks:
        grid.add_row(pieces.words.say("head-bonus"), Columns(stacks, padding=(0, 2)))
    return grid
