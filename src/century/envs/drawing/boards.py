"""Location boards: where settlers work, and what lies there."""

from typing import Any

from century.data.component import Location
from century.envs.drawing.cards import draw_bonus, draw_effect, draw_exploration, draw_use
from century.envs.drawing.shapes import GAP, box, emblem, symbol, words
from century.game.ruleset import Ruleset

WIDTH, HEIGHT = 146, 66  # of a location
BOARD_WIDTH = 2 * WIDTH + 3 * GAP


def board_height(ruleset: Ruleset, board: str) -> float:
    many = sum(location.board == board for location in ruleset.locations)
    return 22 + (many + 1) // 2 * (HEIGHT + GAP)


def draw_board(ruleset: Ruleset, view: dict[str, Any], board: str, x: float, y: float) -> str:
    locations = [location for location in ruleset.locations if location.board == board]
    drawn = box(x, y, BOARD_WIDTH, board_height(ruleset, board), "var(--board)", round_by=10)
    drawn += words(x + 100, y + 16, board, 12, "var(--ink-3)", "middle")
    for i, location in enumerate(locations):
        left = x + GAP + i % 2 * (WIDTH + GAP)
        drawn += draw_location(ruleset, view, location, left, y + 22 + i // 2 * (HEIGHT + GAP))
    for i, space in enumerate(space for space in ruleset.spaces if space.startswith(f"{board}/")):
        drawn += draw_stack(ruleset, view, space, x + BOARD_WIDTH - 30 - 32 * i, y - 10, 28)
    return drawn


def draw_location(
    ruleset: Ruleset, view: dict[str, Any], location: Location, x: float, y: float
) -> str:
    there = view["locations"].get(location.id, {})
    special = location.kind in ("fort", "market")
    in_use = view["pending"].get("location") == location.id
    line = "var(--accent)" if in_use else "var(--line-2)"
    fill = "var(--card-deep)" if special else "var(--card)"
    drawn = box(x, y, WIDTH, HEIGHT, fill, line, thick=3 if in_use else 1.2)
    spaces = [space for space in ruleset.spaces if space.startswith(f"{location.id}/")]
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
        drawn += draw_stack(ruleset, view, space, x + WIDTH - 42 - 42 * i, y + 12, 36)
    if "tile" in there:
        tile = next(tile for tile in ruleset.exploration if tile.id == there["tile"])
        drawn += box(x, y, WIDTH, HEIGHT, "var(--table)", "var(--line-strong)", more=VEIL)
        drawn += draw_exploration(tile, x + WIDTH - 46, y + 4, 36)
    if "seat" in there:
        drawn += draw_crew(there["seat"], there["settlers"], x - 5, y - 7)
    return drawn


VEIL = 'fill-opacity=".5" stroke-dasharray="4 3"'


def draw_crew(seat: int, settlers: int, x: float, y: float) -> str:
    """Settlers of a seat."""
    pill = box(x, y, 50, 22, f"var(--p{seat + 1})", "var(--card)", round_by=11, thick=1.6)
    on = f"var(--p{seat + 1}-on)"
    pill += emblem(seat, x + 5, y + 5, 12, on) + symbol("pawn", x + 19, y + 4, 12, 14, on)
    return pill + words(x + 34, y + 16, settlers, 14, on)


def draw_stack(
    ruleset: Ruleset, view: dict[str, Any], space: str, x: float, y: float, size: float
) -> str:
    """A bonus space: its top tile, and how many there are."""
    stack = view["bonus"].get(space)
    if stack is None:
        return box(x, y, size, size, "none", "var(--line-2)", round_by=4, more=EMPTY)
    tile = next(tile for tile in ruleset.bonus if tile.id == stack["top"])
    below = "".join(
        box(x + 2 * n, y - 2 * n, size, size, "var(--good-soft)", "var(--line-strong)", round_by=4)
        for n in range(min(stack["count"], 3) - 1, 0, -1)
    )
    count = words(x + size + 1, y + size + 9, stack["count"], 10, "var(--ink-2)", "end")
    return below + draw_bonus(tile, x, y, size) + count


EMPTY = 'stroke-dasharray="3 3"'
