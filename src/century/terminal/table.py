"""The whole table of any mode."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from century.game import Game
from century.terminal.boards import beside, boards
from century.terminal.islands import islands
from century.terminal.pieces import Pieces, seat
from century.terminal.players import player
from century.terminal.rows import market_row, point_row
from century.words import Words

WIDE = 96  # columns from which two boards, or two players, stand side by side


def draw_table(game: Game, words: Words, names: Sequence[str], width: int) -> Group:
    """Everything that lies open; `names` are those of the seats."""
    view, kit, pieces = game.view(), game.kit, Pieces(game, words)
    parts: list[RenderableType] = [
        Rule(heading(game, words), style="dim"),
        point_row(view, kit, pieces),
    ]
    if "market" in view:
        parts.append(market_row(view, kit, pieces))
    if "locations" in view:
        parts.append(side_by_side(boards(view, kit, pieces), width))
    if "beside" in view:
        parts.append(beside(view, pieces))
    if "islands" in view:
        parts.append(islands(view, pieces, width))
    panels = [player(game, view, number, name, pieces) for number, name in enumerate(names)]
    parts.append(side_by_side(panels, width))
    return Group(*parts)


def heading(game: Game, words: Words) -> Text:
    told = Text(words.say("mode", mode=game.mode), "bold")
    told += Text(f" · {words.say('round', round=game.round)}")
    if game.view()["ending"]:
        told += Text(f" · {words.say('last-round')}", "bold red")
    return told


def side_by_side(drawn: Sequence[RenderableType], width: int) -> RenderableType:
    columns = 2 if width >= WIDE and len(drawn) > 1 else 1
    grid = Table.grid(expand=True, padding=(0, 1) if columns == 2 else 0)
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
        table.add_column(words.say("score", part=part), justify="right")
    for number, points in enumerate(scores):
        style = "bold" if number == game.winner else ""
        name = seat(number) + Text(f" {names[number]}")
        table.add_row(name, *(str(value) for value in points.values()), style=style)
    return table
