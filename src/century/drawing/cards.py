"""Cards and tiles, each with what is printed on it."""

from century.data.component import BonusTile, Effect, ExplorationTile, Location, PointCard
from century.drawing.shapes import Pen, box, cubes, pile, pile_width, seal, symbol, words

KINDS = {"produce": "var(--field)", "upgrade": "var(--river)", "trade": "var(--hill)"}
EXPLORATION = Pen("var(--nw-explore)", "var(--line-strong)", corner=4, thick=1.6)
USES = {
    "fort": ["ic-fort"],
    "market": ["ic-market"],
    "renew": ["ic-cards", "ic-renew"],
    "ship_trade": ["ship-line", "ic-swap"],
    "post_trade": ["post", "ic-swap"],
}


def effect_width(effect: Effect, size: float) -> float:
    if effect.kind == "upgrade":
        return 3.0 * size
    sign = 0.9 * size
    return pile_width(effect.cost, size) + sign + pile_width(effect.gain, size)


def draw_effect(effect: Effect, centre: float, middle: float, size: float) -> str:
    """A drawn sentence: what is paid, an arrow, what is gained."""
    x = centre - effect_width(effect, size) / 2
    if effect.kind == "upgrade":
        steps = words(x, middle + 0.35 * size, f"{effect.steps}×", size)
        left, top = x + 1.4 * size, middle - 0.6 * size
        return steps + symbol("ic-steps", left, top, 1.7 * size, 1.2 * size)
    paid = pile_width(effect.cost, size)
    sign = "ic-plus" if effect.kind == "produce" else "ic-arrow"
    drawn = pile(effect.cost, x, middle, size)
    drawn += symbol(sign, x + paid + 0.05 * size, middle - 0.4 * size, 0.8 * size)
    return drawn + pile(effect.gain, x + paid + 0.9 * size, middle, size)


def draw_merchant(effect: Effect, x: float, y: float, width: float, height: float) -> str:
    size = min(7 + 0.2 * height, (width - 8) / effect_width(effect, 1))
    strip = box(x, y, width, 5, Pen(KINDS[effect.kind], "none", corner=2))
    middle = y + 3 + height / 2
    return box(x, y, width, height) + strip + draw_effect(effect, x + width / 2, middle, size)


def draw_points(card: PointCard, x: float, y: float, width: float, height: float) -> str:
    """A point card: seal, benefit if it has one, and price."""
    drawn = box(x, y, width, height)
    drawn += box(x, y + height - 26, width, 26, Pen("var(--card-deep)"))
    size = min(22.0, (width - 8) / len(card.cost))
    price = x + (width - size * len(card.cost)) / 2
    drawn += cubes(card.cost, price, y + height - 13 - size / 2, size)
    if card.benefit is None:
        return drawn + seal(card.points, x + width / 2 - 26, y + (height - 26) / 2 - 26, 52)
    drawn += seal(card.points, x + 4, y + 3, 36)
    drawn += draw_benefit(card, x + width / 2 - 31, y + 40)
    return drawn + symbol(f"nw-{card.benefit}", x + width - 31, y + 6, 25)


def draw_benefit(card: PointCard, x: float, y: float) -> str:
    """What a point card is good for, as long as the seat has it."""
    if card.benefit == "aid":
        fewer = words(x, y + 17, "–1", 14) + symbol("pawn-line", x + 18, y + 3, 15, 18)
        return fewer + symbol(f"circ-{card.symbol}", x + 38, y + 1, 22)
    if card.benefit == "tool":
        more = words(x, y + 17, "+", 15) + cubes(card.cube, x + 11, y + 2, 20)
        return more + symbol(f"circ-{card.symbol}", x + 38, y + 1, 22)
    if card.benefit == "settlers":
        pawns = (symbol("pawn", x + 20 + 16 * i, y + 2, 15, 18) for i in range(card.settlers))
        return words(x + 8, y + 17, "+", 15) + "".join(pawns)
    return ""


def draw_bonus(tile: BonusTile, x: float, y: float, size: float) -> str:
    drawn = box(x, y, size, size, Pen("var(--good-soft)", "var(--line-strong)", corner=4))
    if tile.kind == "flat":
        return drawn + words(x + size / 2, y + size * 0.68, tile.points, size * 0.55, at="middle")
    drawn += words(x + size / 2, y + size * 0.45, tile.points, size * 0.42, at="middle")
    small = size * 0.42
    if tile.kind in ("symbol", "pair"):
        left = x + size / 2 - small * len(tile.of) / 2
        for i, name in enumerate(tile.of):
            drawn += symbol(f"nw-{name}", left + small * i, y + size * 0.52, small)
        return drawn
    icon = "pawn" if tile.kind == "settlers" else "ic-cards"
    drawn += words(x + size * 0.3, y + size * 0.85, "2", size * 0.32, at="middle")
    return drawn + symbol(icon, x + size * 0.45, y + size * 0.52, small)


def draw_exploration(tile: ExplorationTile, x: float, y: float, size: float) -> str:
    drawn = box(x, y, size, size, EXPLORATION)
    middle = y + size / 2
    if tile.cubes:
        cube = size * 0.44
        return drawn + pile(tile.cubes, x + (size - pile_width(tile.cubes, cube)) / 2, middle, cube)
    if tile.settlers:
        drawn += words(x + size * 0.14, middle + size * 0.15, "+", size * 0.45)
        return drawn + symbol("pawn", x + size * 0.42, middle - size * 0.26, size * 0.44)
    if tile.symbol:
        return drawn + symbol(f"nw-{tile.symbol}", x + size * 0.2, y + size * 0.2, size * 0.6)
    return drawn + seal(tile.points, x + size * 0.12, y + size * 0.12, size * 0.76)


def draw_use(location: Location, centre: float, middle: float) -> str:
    """What a location without an effect of its own is for."""
    if location.kind == "sail":
        if location.sail:
            return _draw_icons(centre, middle, "ship-line", *["ic-hex"] * location.sail)
        anywhere = words(centre + 26, middle + 5, "any", 12)
        return _draw_icons(centre, middle, "ship-line", "ic-hex") + anywhere
    if location.kind == "adjust":
        return (
            words(centre - 34, middle + 6, "+", 16)
            + cubes("Y", centre - 24, middle - 9, 18)
            + symbol("ic-swap", centre + 4, middle - 10, 20)
        )
    return _draw_icons(centre, middle, *USES[location.kind])


def _draw_icons(centre: float, middle: float, *names: str) -> str:
    left = centre - 12 * len(names)
    return "".join(symbol(name, left + 24 * i, middle - 11, 22) for i, name in enumerate(names))
