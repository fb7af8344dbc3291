"""The islands: market tiles around the sea, with ships and trading posts."""

from math import cos, pi, sin, sqrt

from century.data.component import SEA
from century.drawing.cards import draw_effect
from century.drawing.shapes import Pen, box, emblem, symbol, words
from century.drawing.subject import Subject
from century.game.schema import IslandView


def draw_islands(subject: Subject, x: float, y: float, width: float, height: float) -> str:
    """All tiles, as large as the space allows."""
    islands = subject.view["islands"]
    places = [(sqrt(3) * (q + r / 2), 1.5 * r) for q, r in (island["at"] for island in islands)]
    left, right = min(p[0] for p in places) - 0.9, max(p[0] for p in places) + 0.9
    top, bottom = min(p[1] for p in places) - 1.05, max(p[1] for p in places) + 1.05
    size = min((width - 16) / (right - left), (height - 16) / (bottom - top))
    drawn = box(x, y, width, height, Pen("var(--sea)", "var(--sea-deep)", corner=12))
    shift_x = x + width / 2 - size * (left + right) / 2
    shift_y = y + height / 2 - size * (top + bottom) / 2
    for index, (island, (q, r)) in enumerate(zip(islands, places, strict=True)):
        at_x, at_y = shift_x + size * q, shift_y + size * r
        drawn += _draw_tile(subject, island, at_x, at_y, size)
        number_x, number_y = at_x + size * 0.62, at_y - size * 0.36
        drawn += words(number_x, number_y, index, size * 0.18, "var(--ink-3)", "middle")
        drawn += _draw_pieces(island, at_x, at_y, size)
    return drawn


def _hexagon(x: float, y: float, size: float) -> str:
    corners = (pi / 180 * (60 * i - 30) for i in range(6))
    return " ".join(f"{x + size * cos(a):.1f},{y + size * sin(a):.1f}" for a in corners)


def _draw_tile(subject: Subject, island: IslandView, x: float, y: float, size: float) -> str:
    sea = island["tile"] == SEA
    fill, line = ("var(--sea-deep)", "var(--sea)") if sea else ("var(--isle)", "var(--isle-line)")
    drawn = f'<polygon points="{_hexagon(x, y, size - 2)}" fill="{fill}" stroke="{line}"'
    drawn += ' stroke-width="2" stroke-linejoin="round"/>'
    if not sea:
        tile = subject.market_tiles[island["tile"]]
        good = size * 0.36
        drawn += symbol(f"good-{tile.symbol}", x - good / 2, y - size * 0.86, good)
        drawn += draw_effect(tile.effect, x, y - size * 0.12, size * 0.25)
    return drawn


def _draw_pieces(island: IslandView, x: float, y: float, size: float) -> str:
    piece = size * 0.4
    drawn = ""
    for i, seat in enumerate(island["posts"]):
        at = x - size * 0.8 + piece * 0.8 * i
        drawn += symbol("post", at, y + size * 0.18, piece * 0.8, colour=f"var(--p{seat + 1})")
        drawn += emblem(seat, at + piece * 0.22, y + size * 0.3, piece * 0.36)
    for i, seat in enumerate(island["ships"]):
        at = x - piece * len(island["ships"]) / 2 + piece * i
        drawn += symbol("ship", at, y + size * 0.46, piece, colour=f"var(--p{seat + 1})")
        drawn += emblem(seat, at + piece * 0.36, y + size * 0.72, piece * 0.28)
    return drawn
