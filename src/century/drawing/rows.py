"""The rows of point cards and merchant cards, each with its deck."""

from typing import NamedTuple

from century.drawing.cards import draw_exploration, draw_merchant, draw_points
from century.drawing.coins import coins_above
from century.drawing.shapes import MARK, Pen, box, cubes, deck, note, symbol, words
from century.drawing.subject import Subject

COINS = 26  # the height of the coins above a row
TILE = 36  # of an exploration tile beside the boards, with the space after it
FADED = Pen("var(--table)", "var(--line-strong)", more='fill-opacity=".35" stroke-dasharray="4 3"')


class Row(NamedTuple):
    """Where the cards of a row stand, and how large they are."""

    x: float
    y: float
    step: float  # from one card to the next
    width: float
    height: float
    deck_width: float
    deck_height: float
    deck_x: float | None = None  # else after the last card

    def place(self, index: int) -> float:
        return self.x + self.step * index

    def deck_place(self, cards: int) -> float:
        return self.place(cards) if self.deck_x is None else self.deck_x


def draw_point_row(subject: Subject, row: Row) -> tuple[str, float]:
    """The cards with their coins, the next one if it lies open, and the deck; and their end."""
    shown, coins = subject.view["points"], subject.view.get("coins", {})
    drawn = ""
    for place, name in enumerate(shown["row"]):
        drawn += draw_points(subject.points[name], row.place(place), row.y, row.width, row.height)
    for place, metal in coins_above(subject.ruleset, subject.view).items():
        drawn += symbol(f"coin-{metal}", row.place(place) + 50, row.y - COINS - 6, 30)
        drawn += words(row.place(place) + 84, row.y - COINS + 15, f"× {coins[metal]}", 14)
    if "next" in shown:
        x = row.place(len(shown["row"]))
        drawn += draw_points(subject.points[shown["next"]], x, row.y, row.width, row.height)
        drawn += box(x, row.y, row.width, row.height, FADED)
        middle, text = x + row.width / 2, f"next of {shown['deck']}"
        return drawn + note(middle, row.y - 3, text, 10, "var(--ink-2)", "middle"), x + row.width
    x = row.deck_place(len(shown["row"]))
    drawn += deck(x, row.y, row.deck_width, row.deck_height, shown["deck"])
    return drawn, x + row.deck_width


def draw_market_row(subject: Subject, row: Row) -> tuple[str, float]:
    """The cards with the cubes on them, and the deck; and their end."""
    shown = subject.view["market"]
    drawn = ""
    for place, offer in enumerate(shown["row"]):
        x, on_it = row.place(place), offer.get("cubes", "")
        effect = subject.merchants[offer["card"]].effect
        drawn += draw_merchant(effect, x, row.y, row.width, row.height)
        drawn += cubes(on_it, x + row.width - 20 * len(on_it) - 4, row.y + row.height - 22, 20)
        if subject.view["pending"].get("acquire") == place + 1:
            drawn += box(x, row.y, row.width, row.height, MARK)
    x = row.deck_place(len(shown["row"]))
    drawn += deck(x, row.y, row.deck_width, row.deck_height, shown["deck"])
    return drawn, x + row.deck_width


def draw_beside(subject: Subject, x: float, y: float) -> str:
    """The exploration tiles beside the boards."""
    lying = [tile for name, tile in subject.exploration.items() if name in subject.view["beside"]]
    return "".join(
        draw_exploration(tile, x + i % 3 * TILE, y + i // 3 * TILE, TILE - 3)
        for i, tile in enumerate(lying)
    )
