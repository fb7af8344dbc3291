"""The location boards, without the forts and markets that stand in the rows of cards."""

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from century.component import Board, Location
from century.kit import Kit
from century.terminal.pieces import Pieces, effect
from century.terminal.rows import crew

View = dict[str, Any]


def boards(view: View, kit: Kit, pieces: Pieces) -> list[RenderableType]:
    """One table for each board, and what lies beside them."""
    drawn: list[RenderableType] = [
        board_table(view, kit, board, pieces)
        for board in kit.mode.sides(kit.boxes, view["options"].get("board"))
    ]
    return drawn


def board_table(view: View, kit: Kit, board: Board, pieces: Pieces) -> Table:
    table = Table(
        title=pieces.words.say("head-board", board=board.id),
        title_justify="left",
        title_style="bold",
        box=box.ROUNDED,
        show_header=False,
        expand=True,
    )
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=3)
    table.add_column(ratio=4)
    for location in board.locations:
        if location.id not in kit.mode.forts + kit.mode.markets:
            table.add_row(
                location.id,
                pieces.words.say("settlers", settlers=location.settlers),
                _action(location, pieces),
                _there(view, location, pieces),
                style="dim" if "tile" in view["locations"].get(location.id, {}) else "",
            )
    for space, stack in view["bonus"].items():
        if space.startswith(f"{board.id}/"):
            tile = pieces.bonus(pieces.things.bonus[stack["top"]])
            table.add_row(space, f"×{stack['count']}", tile, "")
    return table


def _action(location: Location, pieces: Pieces) -> Text:
    if location.effect:
        told = effect(location.effect)
    elif location.kind == "sail":
        told = Text(pieces.words.say("place-sail", steps=location.sail))
    else:
        told = Text(pieces.words.say("place", kind=location.kind))
    if location.symbol:
        told += Text(f"  {pieces.words.say('symbol', symbol=location.symbol)}", "italic")
    return told


def _there(view: View, location: Location, pieces: Pieces) -> Text:
    there = view["locations"].get(location.id, {})
    if "tile" in there:
        return pieces.exploration(pieces.things.exploration[there["tile"]])
    return Text(" ").join(crew(view, location.id))


def beside(view: View, pieces: Pieces) -> Text:
    """The exploration tiles beside the board."""
    tiles = [pieces.exploration(pieces.things.exploration[tile]) for tile in view["beside"]]
    head = Text(f"{pieces.words.say('head-beside')}  ", "bold")
    return head + (Text(" · ").join(tiles) if tiles else Text("–", "dim"))
