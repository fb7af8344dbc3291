"""Location boards: where settlers work, and what lies there."""

from century.data.component import Board, Location
from century.drawing.cards import draw_bonus, draw_effect, draw_exploration, draw_use
from century.drawing.shapes import GAP, Pen, box, emblem, symbol, words
from century.drawing.subject import Subject

WIDTH, HEIGHT = 146, 66  # of a location
BOARD_WIDTH = 2 * WIDTH + 3 * GAP
HEAD = 22
VEIL = Pen("var(--table)", "var(--line-strong)", more='fill-opacity=".5" stroke-dasharray="4 3"')
EMPTY = Pen("none", "var(--line-2)", corner=4, more='stroke-dasharray="3 3"')


def board_height(board: Board) -> float:
    return HEAD + (len(board.locations) + 1) // 2 * (HEIGHT + GAP)


def draw_board(subject: Subject, board: Board, x: float, y: float) -> str:
    drawn = box(x, y, BOARD_WIDTH, board_height(board), Pen("var(--board)", corner=10))
    drawn += words(x + 100, y + 16, board.id, 12, "var(--ink-3)", "middle")
    for i, location in enumerate(board.locations):
        left, top = x + GAP + i % 2 * (WIDTH + GAP), y + HEAD + i // 2 * (HEIGHT + GAP)
        drawn += draw_location(subject, location, left, top)
    for i, space in enumerate(subject.spaces(board.id)):
        drawn += draw_stack(subject, space, x + BOARD_WIDTH - 30 - 32 * i, y - 10, 28)
    return drawn


def draw_location(subject: Subject, location: Location, x: float, y: float) -> str:
    there = subject.view["locations"].get(location.id, {})
    drawn = box(x, y, WIDTH, HEIGHT, _pen(subject, location))
    spaces = subject.spaces(location.id)
    centre = x + WIDTH / 2 - 20 * len(spaces) - (28 if "tile" in there else 0)
    middle = y + 25
    if location.effect is not None:
        drawn += draw_effect(location.effect, centre, middle, 16 if "tile" not in there else 13)
    else:
        drawn += draw_use(location, centre, middle)
    drawn += words(x + 5, y + HEIGHT - 6, location.id.partition(".")[2], 10, "var(--ink-3)")
    for i in range(location.settlers):
        drawn += symbol("pawn-line", x + 18 + 13 * i, y + HEIGHT - 19, 12, 14, "var(--ink-2)")
    if location.symbol:
        drawn += symbol(f"circ-{location.symbol}", x + WIDTH - 25, y + HEIGHT - 24, 20)
    for i, space in enumerate(spaces):
        drawn += draw_stack(subject, space, x + WIDTH - 42 - 42 * i, y + 12, 36)
    if "tile" in there:
        drawn += box(x, y, WIDTH, HEIGHT, VEIL)
        drawn += draw_exploration(subject.exploration[there["tile"]], x + WIDTH - 46, y + 4, 36)
    if "seat" in there:
        drawn += draw_crew(there["seat"], there["settlers"], x - 5, y - 7)
    return drawn


def _pen(subject: Subject, location: Location) -> Pen:
    fill = "var(--card-deep)" if location.kind in ("fort", "market") else "var(--card)"
    if subject.view["pending"].get("location") == location.id:
        return Pen(fill, "var(--accent)", thick=3)
    return Pen(fill)


def draw_crew(seat: int, settlers: int, x: float, y: float) -> str:
    """Settlers of a seat."""
    colour, on = f"var(--p{seat + 1})", f"var(--p{seat + 1}-on)"
    pill = box(x, y, 50, 22, Pen(colour, "var(--card)", corner=11, thick=1.6))
    pill += emblem(seat, x + 5, y + 5, 12) + symbol("pawn", x + 19, y + 4, 12, 14, on)
    return pill + words(x + 34, y + 16, settlers, 14, on)


def draw_stack(subject: Subject, space: str, x: float, y: float, size: float) -> str:
    """A bonus space: its top tile, and how many there are."""
    stack = subject.view["bonus"].get(space)
    if stack is None:
        return box(x, y, size, size, EMPTY)
    pen = Pen("var(--good-soft)", "var(--line-strong)", corner=4)
    below = "".join(
        box(x + 2 * n, y - 2 * n, size, size, pen) for n in range(min(stack["count"], 3) - 1, 0, -1)
    )
    count = words(x + size + 1, y + size + 9, stack["count"], 10, "var(--ink-2)", "end")
    return below + draw_bonus(subject.bonus[stack["top"]], x, y, size) + count
