"""What everything is drawn with: boxes, words, symbols, and cubes in piles."""

from math import ceil
from typing import NamedTuple

GAP = 8


class Pen(NamedTuple):
    """How a box is drawn: its colours, the thickness of its line, the radius of its corners."""

    fill: str = "var(--card)"
    line: str = "var(--line-2)"
    corner: float = 6
    thick: float = 1.2
    more: str = ""  # attributes


CARD = Pen()
MARK = Pen("none", "var(--accent)", thick=3)  # around what is being used


def box(x: float, y: float, width: float, height: float, pen: Pen = CARD) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f' rx="{pen.corner}" fill="{pen.fill}" stroke="{pen.line}" stroke-width="{pen.thick}"'
        f" {pen.more}/>"
    )


def words(
    x: float, y: float, text: object, size: float = 12, fill: str = "var(--ink)", at: str = "start"
) -> str:
    """A line of text on the base line y; `at` is the end of it that x means."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{at}"'
    return f'<text {place} font-size="{size}" fill="{fill}">{text}</text>'


def note(
    x: float,
    y: float,
    text: object,
    size: float = 10,
    fill: str = "var(--ink-3)",
    at: str = "start",
) -> str:
    """English words that say what can be seen: pictures for people of any language hide them."""
    return f'<g class="note">{words(x, y, text, size, fill, at)}</g>'


def symbol(
    name: str, x: float, y: float, width: float, height: float = 0, colour: str = "var(--ink)"
) -> str:
    return (
        f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}"'
        f' height="{height or width:.1f}" color="{colour}"/>'
    )


def emblem(seat: int, x: float, y: float, size: float) -> str:
    """The emblem of a seat, on something that has the colour of the seat."""
    return symbol(f"pl-{seat + 1}", x, y, size, colour=f"var(--p{seat + 1}-on)")


def cubes(held: str, x: float, y: float, size: float) -> str:
    """In one line, from the left."""
    return "".join(symbol(f"cube-{cube}", x + i * size, y, size) for i, cube in enumerate(held))


def pile_width(held: str, size: float) -> float:
    return size * (len(held) if len(held) < 3 else ceil(len(held) / 2))


def pile(held: str, x: float, middle: float, size: float) -> str:
    """In two lines if there are more than two; `middle` is the height of their middle."""
    if len(held) < 3:
        return cubes(held, x, middle - size / 2, size)
    upper, lower = held[: ceil(len(held) / 2)], held[ceil(len(held) / 2) :]
    shift = (len(upper) - len(lower)) * size / 2
    return cubes(upper, x, middle - size, size) + cubes(lower, x + shift, middle, size)


def seal(points: int, x: float, y: float, size: float) -> str:
    """Points, in the seal that is printed on cards."""
    number = words(x + size / 2, y + size * 0.66, points, size * 0.46, "var(--seal-ink)", "middle")
    return symbol("seal", x, y, size, colour="var(--seal)") + number


def deck(x: float, y: float, width: float, height: float, left: int) -> str:
    """The backs of cards, and how many are left."""
    pen = Pen("var(--deck)", "var(--card-deep)")
    back = box(x + 3, y + 3, width, height, pen) + box(x, y, width, height, pen)
    return back + words(x + width / 2, y + height / 2 + 7, left, 20, "var(--deck-ink)", "middle")
