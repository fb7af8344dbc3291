"""What belongs to each seat: one strip below the table."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from century.data.component import GOODS, PointCard
from century.drawing.cards import draw_bonus, draw_exploration, draw_merchant
from century.drawing.shapes import GAP, Pen, box, cubes, emblem, note, seal, symbol, words
from century.drawing.subject import Subject
from century.game.schema import Metal, SeatView
from century.rules.machine.cubes import LIMIT

HEIGHT = 82
CARD = 78  # wide, in a hand
SLOTS = 5  # of the storage in a line
SLOT_WIDTH, SLOT_HEIGHT = 27, 29

Thing = TypeVar("Thing")


class Strip(NamedTuple):
    """What a seat has, and where its strip is."""

    subject: Subject
    owned: SeatView
    colour: str
    y: float
    end: float


def draw_seat(subject: Subject, seat: int, x: float, y: float, width: float) -> str:
    view = subject.view
    owned = view["seats"][seat]
    decides, turn = view["seat"] == seat, view["turn"] == seat
    colour, on = f"var(--p{seat + 1})", f"var(--p{seat + 1}-on)"
    line, thick = ("var(--accent)", 3) if decides else ("var(--line-2)", 1.2)
    drawn = box(x, y, width, HEIGHT, Pen(f"var(--p{seat + 1}-soft)", line, corner=10, thick=thick))
    drawn += box(x + 6, y + 6, 70, HEIGHT - 12, Pen(colour, "none"))
    drawn += emblem(seat, x + 28, y + 14, 26)
    drawn += note(x + 41, y + 60, f"seat {seat}", 13, on, "middle")
    if turn:
        drawn += note(x + 41, y + 72, "turn", 10, on, "middle")
    drawn += _draw_storage(owned["cubes"], x + 84, y + 12)
    strip = Strip(subject, owned, colour, y, x + width - GAP)
    x += 84 + SLOTS * SLOT_WIDTH + 2 * GAP
    for key, draw in SECTIONS.items():
        if key in owned:
            section, section_width = draw(strip, x)
            drawn, x = drawn + section, x + section_width
    return drawn


def _draw_storage(held: str, x: float, y: float) -> str:
    """The hollows of the caravan; what is too much for them stands beside as a number."""
    drawn = ""
    for i in range(LIMIT):
        left, top = x + i % SLOTS * SLOT_WIDTH, y + i // SLOTS * SLOT_HEIGHT
        drawn += box(left, top, 25, 26, Pen("var(--slot)", "var(--tray)", corner=7))
        drawn += cubes(held[i : i + 1], left + 2, top + 2, 21)
    if len(held) > LIMIT:
        x += SLOTS * SLOT_WIDTH + 2
        drawn += words(x, y + 36, f"+{len(held) - LIMIT}", 12, "var(--warn)")
    return drawn


def _fan(things: Sequence[Thing], x: float, end: float, step: float) -> list[tuple[float, Thing]]:
    """Where the things of a row stand: side by side, or overlapping where space is short."""
    step = min(step, max(end - x - step, 0) / max(len(things) - 1, 1))
    return [(x + i * step, thing) for i, thing in enumerate(things)]


def _draw_coins(strip: Strip, x: float) -> tuple[str, float]:
    metals: tuple[Metal, ...] = ("gold", "silver")
    drawn = ""
    for i, metal in enumerate(metals):
        drawn += symbol(f"coin-{metal}", x, strip.y + 12 + 30 * i, 26)
        drawn += words(x + 31, strip.y + 31 + 30 * i, f"× {strip.owned[metal]}", 13)
    return drawn, 68


def _draw_settlers(strip: Strip, x: float) -> tuple[str, float]:
    y, owned = strip.y, strip.owned
    drawn = note(x, y + 18, "settlers")
    drawn += symbol("pawn", x, y + 26, 20, 24, strip.colour)
    drawn += words(x + 24, y + 45, owned["settlers"], 17)
    return drawn + note(x, y + 70, f"reserve {owned['reserve']}"), 66


def _draw_points(strip: Strip, x: float, names: Sequence[str]) -> tuple[str, float]:
    """Point cards: where they have benefits, with those, else their points only; and the width."""
    points, y = strip.subject.points, strip.y
    drawn = note(x, y + 18, f"point cards: {len(names)}")
    if any(card.benefit for card in points.values()):
        for left, name in _fan(names, x, x + 280, 46):
            drawn += _draw_card(points[name], left, y + 24)
        return drawn, 296
    for left, name in _fan(names, x, x + 152, 36):
        drawn += seal(points[name].points, left, y + 26, 38)
    return drawn, 168


def _draw_card(card: PointCard, x: float, y: float) -> str:
    drawn = box(x, y, 44, 50) + seal(card.points, x + 2, y + 1, 24)
    if card.benefit:
        drawn += symbol(f"nw-{card.benefit}", x + 25, y + 3, 17)
    if card.symbol:
        drawn += symbol(f"circ-{card.symbol}", x + 5, y + 27, 19)
    return drawn + cubes(card.cube, x + 24, y + 27, 18)


def _draw_bonus(strip: Strip, x: float) -> tuple[str, float]:
    tiles = [tile for name, tile in strip.subject.bonus.items() if name in strip.owned["bonus"]]
    drawn = note(x, strip.y + 18, "bonus")
    for left, tile in _fan(tiles, x, x + 150, 40):
        drawn += draw_bonus(tile, left, strip.y + 28, 38)
    return drawn, 166


def _draw_explored(strip: Strip, x: float) -> tuple[str, float]:
    known, explored = strip.subject.exploration, strip.owned["explored"]
    tiles = [tile for name, tile in known.items() if name in explored]
    drawn = note(x, strip.y + 18, "explored")
    for left, tile in _fan(tiles, x, x + 120, 38):
        drawn += draw_exploration(tile, left, strip.y + 29, 36)
    return drawn, 136


def _draw_posts(strip: Strip, x: float) -> tuple[str, float]:
    y = strip.y
    drawn = note(x, y + 18, "posts left")
    for i, good in enumerate(GOODS):
        drawn += symbol(f"good-{good}", x + 32 * i, y + 22, 24)
        drawn += symbol("post", x + 2 + 32 * i, y + 50, 14, colour=strip.colour)
        drawn += words(x + 18 + 32 * i, y + 62, strip.owned["posts"][good], 13)
    return drawn, 140


def _draw_pile(strip: Strip, names: Sequence[str], x: float, end: float) -> str:
    """Merchant cards."""
    return "".join(
        draw_merchant(strip.subject.merchants[name].effect, left, strip.y + 24, CARD, 50)
        for left, name in _fan(names, x, end, CARD + 4)
    )


def _draw_hand(strip: Strip, x: float) -> tuple[str, float]:
    """The hand and the played cards, which share the space by their number."""
    hand, played = strip.owned["hand"], strip.owned["played"]
    share = len(hand) / max(len(hand) + len(played), 1)
    split = x + (strip.end - x) * min(max(share, 0.25), 0.75)
    drawn = note(x, strip.y + 18, f"hand: {len(hand)}")
    drawn += _draw_pile(strip, hand, x, split - GAP)
    drawn += note(split, strip.y + 18, f"played: {len(played)}")
    return drawn + _draw_pile(strip, played, split, strip.end), strip.end - x


def _draw_route(strip: Strip, x: float) -> tuple[str, float]:
    """The route with the settlers at work; of the discarded cards only the number."""
    drawn = note(x, strip.y + 18, f"route; discard: {len(strip.owned.get('discard', ()))}")
    for left, place in _fan(strip.owned["route"], x, strip.end, CARD + 4):
        effect = strip.subject.merchants[place["card"]].effect
        drawn += draw_merchant(effect, left, strip.y + 24, CARD, 50)
        if place["settlers"]:
            at_work = f"{place['settlers']} at work"
            drawn += note(left + CARD - 4, strip.y + 72, at_work, 10, "var(--ink)", "end")
    return drawn, strip.end - x


def _draw_discard(strip: Strip, x: float) -> tuple[str, float]:
    if "route" in strip.owned:
        return "", 0
    discard = strip.owned["discard"]
    drawn = note(x, strip.y + 18, f"discard: {len(discard)}")
    return drawn + _draw_pile(strip, discard, x, strip.end), strip.end - x


# The sections of a strip, by the key that brings each of them. They give what is drawn and how
# wide it is.
SECTIONS: dict[str, Callable[[Strip, float], tuple[str, float]]] = {
    "gold": _draw_coins,
    "settlers": _draw_settlers,
    "points": lambda strip, x: _draw_points(strip, x, strip.owned["points"]),
    "cards": lambda strip, x: _draw_points(strip, x, strip.owned["cards"]),
    "bonus": _draw_bonus,
    "explored": _draw_explored,
    "posts": _draw_posts,
    "hand": _draw_hand,
    "route": _draw_route,
    "discard": _draw_discard,
}
