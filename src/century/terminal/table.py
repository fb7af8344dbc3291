"""The whole table: what the view holds, from the rows of cards to the seats."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from century.game.game import Game
from century.game.schema import View
from century.terminal.boards import board_tables, piles
from century.terminal.islands import islands
from century.terminal.pieces import SEAT_STYLES, SEATS, Pieces
from century.terminal.players import player
from century.terminal.rows import market_row, point_row
from century.words import Words

WIDE = 96  # columns from which two boards, or two players, stand side by side


def draw_table(game: Game, words: Words, names: Sequence[str], width: int) -> Group:
    """Everything that lies open; `names` are those of the seats."""
    view, ruleset, pieces = game.view(), game.ruleset, Pieces(game, words)
    columns = 2 if width >= WIDE else 1
    parts: list[RenderableType] = [
        Rule(heading(view, words), style="dim"),
        point_row(view, ruleset, pieces),
    ]
    if "market" in view:
        parts.append(market_row(view, ruleset, pieces))
    if "locations" in view:
        parts.append(side_by_side(board_tables(view, ruleset, pieces, columns), columns))
        parts.append(piles(view, pieces))
    if "islands" in view:
        parts.append(islands(view, pieces, width))
    panels = [player(game, view, number, name, pieces) for number, name in enumerate(names)]
    parts.append(side_by_side(panels, columns))
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    title = Text.assemble((words.say("mode", mode=view["mode"]), "bold"))
    title.append(f" · {words.say('round', round=view['round'])}")
    if view["ending"]:
        title.append(f" · {words.say('last-round')}", "bold red")
    return title


def side_by_side(drawn: Sequence[RenderableType], columns: int) -> Table:
    grid = Table.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for first in range(0, len(drawn), columns):
        grid.add_row(*drawn[first : first + columns])
    return grid


def score_table(game: Game, words: Words, names: Sequence[str]) -> Table:
    """The points of all seats by category."""
    table = Table(box=box.ROUNDED)
    table.add_column("")
    scores = game.scores()
    for part in scores[0]:
        table.add_column(words.say("label", part=part), justify="right")
    for number, points in enumerate(scores):
        style = "bold" if number == game.winner else ""
        name = Text(f"{SEATS[number]} {names[number]}", SEAT_STYLES[number])
        table.add_row(name, *(str(value) for value in points.values()), style=style)
    return table
