"""The islands as a wall of bricks: every brick touches six others, like a hexagon."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from century.data.component import SEA
from century.game.schema import IslandView, View
from century.terminal.pieces import POST, SHIP, Pieces, effect, seat

Place = tuple[int, int]

WIDEST, NARROWEST = 22, 14  # of a brick, with one of its two walls
HEIGHT = 4  # of a brick, with one of its two walls
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
WALLS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the sum of the directions in which a line goes on


def islands(view: View, pieces: Pieces, width: int) -> RenderableType:
    """A map if the layout is not too wide for it, else a list."""
    legend = pieces.words.say("islands-legend", ship=SHIP, post=POST)
    title = Text.assemble((f"{pieces.words.say('head-islands')}  ", "bold"), (legend, "dim"))
    bricks = [island(index, at, pieces) for index, at in enumerate(view["islands"])]
    # Axial coordinates: a step in r goes half a brick to the right.
    places = [(2 * q + r, r) for q, r in (at["at"] for at in view["islands"])]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    abreast = (max(x for x, _ in places) - left) / 2 + 1
    wide = min(WIDEST, int((width - 1) / abreast)) // 2 * 2
    table = Table.grid()
    table.add_row(title)
    if wide < NARROWEST:
        for lines in bricks:
            table.add_row(Text("  ").join(lines))
    else:
        corners = [((x - left) * wide // 2, (y - top) * HEIGHT) for x, y in places]
        table.add_row(wall(dict(zip(corners, bricks, strict=True)), wide))
    return table


def island(index: int, at: IslandView, pieces: Pieces) -> list[Text]:
    """The lines of one brick: index and good, trade, ships and posts."""
    name = Text.assemble((f"{index:>2} ", "bold"))
    if at["tile"] == SEA:
        lines = [name.append(pieces.words.say("sea")), Text("")]
    else:
        tile = pieces.things.market_tiles[at["tile"]]
        lines = [name.append(pieces.words.say("good", good=tile.symbol)), effect(tile.effect)]
    there = Text("")
    for sign, seats in ((SHIP, at["ships"]), (POST, at["posts"])):
        if seats:
            there += Text(f"{sign} ") + Text("").join(map(seat, seats)) + Text(" ")
    return [*lines, there]


def wall(bricks: Mapping[Place, list[Text]], wide: int) -> Text:
    """Bricks at the places of their upper left corners, with the walls between them."""
    lines: dict[Place, int] = {}
    signs: dict[Place, Text] = {}
    for (x, y), texts in bricks.items():
        for step in range(wide + 1):
            for row in (y, y + HEIGHT):
                ahead = (LEFT if step else 0) | (RIGHT if step < wide else 0)
                lines[x + step, row] = lines.get((x + step, row), 0) | ahead
        for step in range(HEIGHT + 1):
            for column in (x, x + wide):
                ahead = (UP if step else 0) | (DOWN if step < HEIGHT else 0)
                lines[column, y + step] = lines.get((column, y + step), 0) | ahead
        for row, text in enumerate(texts, 1):
            text.truncate(wide - 3, overflow="ellipsis")
            for column, sign in enumerate(text.divide(range(1, len(text))) if text else ()):
                signs[x + 2 + column, y + row] = sign
    drawn = {place: Text(WALLS[line], "dim") for place, line in lines.items()} | signs
    right, bottom = (max(place[axis] for place in drawn) for axis in (0, 1))
    blank = Text(" ")
    rows = [
        Text("").join(drawn.get((x, y), blank) for x in range(right + 1)) for y in range(bottom + 1)
    ]
    return Text("\n", no_wrap=True).join(rows)
