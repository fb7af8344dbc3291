"""What belongs to each seat: one strip below the table."""

from typing import Any

from century.data.component import GOODS
from century.envs.drawing.cards import draw_bonus, draw_exploration, draw_merchant
from century.envs.drawing.shapes import GAP, box, cubes, emblem, seal, symbol, words
from century.game.ruleset import Ruleset

HEIGHT = 82
CARD = 78  # wide, in a hand


def draw_seat(
    ruleset: Ruleset, view: dict[str, Any], seat: int, x: float, y: float, width: float
) -> str:
    owned = view["seats"][seat]
    decides, turn = view["seat"] == seat, view["turn"] == seat
    line = "var(--accent)" if decides else "var(--line-2)"
    soft, thick = f"var(--p{seat + 1}-soft)", 3 if decides else 1.2
    drawn = box(x, y, width, HEIGHT, soft, line, round_by=10, thick=thick)
    drawn += box(x + 6, y + 6, 70, HEIGHT - 12, f"var(--p{seat + 1})", "none")
    on = f"var(--p{seat + 1}-on)"
    drawn += emblem(seat, x + 28, y + 14, 26, on)
    drawn += words(x + 41, y + 60, f"seat {seat}", 13, on, "middle")
    if turn:
        drawn += words(x + 41, y + 72, "turn", 10, on, "middle")
    drawn += _storage(owned["cubes"], x + 84, y + 12)
    left, end = x + 84 + 5 * 27 + 2 * GAP, x + width - GAP
    if ruleset.mode.market == "hand":
        return drawn + _merchant_seat(ruleset, owned, left, y, end)
    return drawn + _settler_seat(ruleset, owned, seat, left, y, end)


def _storage(held: str, x: float, y: float) -> str:
    """Ten hollows; what is too much for them stands beside as a number."""
    drawn = ""
    for i in range(10):
        left, top = x + i % 5 * 27, y + i // 5 * 29
        drawn += box(left, top, 25, 26, "var(--slot)", "var(--tray)", round_by=7)
        drawn += cubes(held[i : i + 1], left + 2, top + 2, 21)
    if len(held) > 10:
        drawn += words(x + 5 * 27 + 2, y + 36, f"+{len(held) - 10}", 12, "var(--warn)")
    return drawn


def _fan(cards: list[Any], x: float, end: float, step: float) -> list[tuple[float, Any]]:
    """Where the cards of a row stand: side by side, or overlapping where space is short."""
    step = min(step, (end - x - step) / max(len(cards) - 1, 1))
    return [(x + i * step, card) for i, card in enumerate(cards)]


def _merchant_seat(ruleset: Ruleset, owned: dict[str, Any], x: float, y: float, end: float) -> str:
    merchants = {card.id: card for card in ruleset.merchants}
    points = {card.id: card for card in ruleset.points}
    drawn = ""
    for i, metal in enumerate(("gold", "silver")):
        drawn += symbol(f"coin-{metal}", x, y + 12 + 30 * i, 26)
        drawn += words(x + 31, y + 31 + 30 * i, f"× {owned[metal]}", 13)
    x += 68
    drawn += words(x, y + 18, f"point cards: {len(owned['points'])}", 10, "var(--ink-3)")
    for left, card in _fan(owned["points"], x, x + 152, 36):
        drawn += seal(points[card].points, left, y + 26, 38)
    x += 168
    share = len(owned["hand"]) / (len(owned["hand"]) + len(owned["played"]))
    split = x + (end - x) * min(max(share, 0.25), 0.75)
    for name, left, right in (("hand", x, split - GAP), ("played", split, end)):
        drawn += words(left, y + 18, f"{name}: {len(owned[name])}", 10, "var(--ink-3)")
        for at, card in _fan(owned[name], left, right, CARD + 4):
            drawn += draw_merchant(merchants[card].effect, at, y + 24, CARD, 50)
    return drawn


def _settler_seat(
    ruleset: Ruleset, owned: dict[str, Any], seat: int, x: float, y: float, end: float
) -> str:
    colour = f"var(--p{seat + 1})"
    drawn = words(x, y + 18, "settlers", 10, "var(--ink-3)")
    drawn += symbol("pawn", x, y + 26, 20, 24, colour) + words(
        x + 24, y + 45, owned["settlers"], 17
    )
    drawn += words(x, y + 70, f"reserve {owned['reserve']}", 10, "var(--ink-3)")
    x += 66
    points = {card.id: card for card in ruleset.points}
    drawn += words(x, y + 18, f"point cards: {len(owned['cards'])}", 10, "var(--ink-3)")
    for left, name in _fan(owned["cards"], x, x + 280, 46):
        card = points[name]
        drawn += box(left, y + 24, 44, 50)
        drawn += seal(card.points, left + 2, y + 25, 24)
        drawn += symbol(f"nw-{card.benefit}", left + 25, y + 27, 17)
        if card.symbol:
            drawn += symbol(f"circ-{card.symbol}", left + 5, y + 51, 19)
        drawn += cubes(card.cube, left + 24, y + 51, 18)
    x += 296
    tiles = [tile for tile in ruleset.bonus if tile.id in owned["bonus"]]
    drawn += words(x, y + 18, "bonus", 10, "var(--ink-3)")
    for left, tile in _fan(tiles, x, x + 150, 40):
        drawn += draw_bonus(tile, left, y + 28, 38)
    x += 166
    explored = [tile for tile in ruleset.exploration if tile.id in owned["explored"]]
    drawn += words(x, y + 18, "explored", 10, "var(--ink-3)")
    for left, tile in _fan(explored, x, x + 120, 38):
        drawn += draw_exploration(tile, left, y + 29, 36)
    x += 136
    if "posts" in owned:
        drawn += _posts(owned["posts"], x, y, colour)
        x += 140
    if "route" in owned:
        drawn += _route(ruleset, owned, x, y, end)
    elif "discard" in owned:
        drawn += words(x, y + 18, f"discard: {len(owned['discard'])}", 10, "var(--ink-3)")
        merchants = {card.id: card for card in ruleset.merchants}
        for left, card in _fan(owned["discard"], x, end, CARD + 4):
            drawn += draw_merchant(merchants[card].effect, left, y + 24, CARD, 50)
    return drawn


def _posts(left: dict[str, int], x: float, y: float, colour: str) -> str:
    drawn = words(x, y + 18, "posts left", 10, "var(--ink-3)")
    for i, good in enumerate(GOODS):
        drawn += symbol(f"good-{good}", x + 32 * i, y + 22, 24)
        drawn += symbol("post", x + 2 + 32 * i, y + 50, 14, colour=colour)
        drawn += words(x + 18 + 32 * i, y + 62, left[good], 13)
    return drawn


def _route(ruleset: Ruleset, owned: dict[str, Any], x: float, y: float, end: float) -> str:
    merchants = {card.id: card for card in ruleset.merchants}
    told = f"route; discard: {len(owned['discard'])}"
    drawn = words(x, y + 18, told, 10, "var(--ink-3)")
    for left, place in _fan(owned["route"], x, end, CARD + 4):
        drawn += draw_merchant(merchants[place["card"]].effect, left, y + 24, CARD, 50)
        if place["settlers"]:
            drawn += words(left + CARD - 4, y + 72, f"{place['settlers']} at work", 10, at="end")
    return drawn
