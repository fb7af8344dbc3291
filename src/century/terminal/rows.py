"""The rows of point cards and merchant cards."""

from collections.abc import Iterator

from rich import box
from rich.table import Table
from rich.text import Text

from century.data.component import PointCard
from century.drawing.coins import coins_above
from century.drawing.palette import TERMINAL
from century.game.mechanisms.registry import prices_of
from century.game.ruleset import Ruleset
from century.game.schema import MarketCard, Metal, View
from century.terminal.pieces import SETTLER, Pieces, crew, cubes, effect, lines

Column = tuple[str, list[Text]]  # its head, and the lines below
NOTHING = Text("–", "dim")


def places_in_rows(ruleset: Ruleset) -> tuple[str, ...]:
    """The locations whose cards are drawn in a row: forts and markets."""
    return ruleset.mode.forts + ruleset.mode.markets


def point_row(view: View, ruleset: Ruleset, pieces: Pieces) -> Table:
    """The point cards: with their coins, or above their forts."""
    return _table(pieces.words.say("head-points"), _point_columns(view, ruleset, pieces))


def market_row(view: View, ruleset: Ruleset, pieces: Pieces) -> Table:
    """The merchant cards: with their price and cubes, or below their markets."""
    return _table(pieces.words.say("head-market"), _market_columns(view, ruleset, pieces))


def _table(title: str, columns: Iterator[Column]) -> Table:
    table = Table(title=title, box=box.ROUNDED, title_justify="left", title_style="bold")
    cells = []
    for head, texts in columns:
        table.add_column(head, overflow="fold")
        cells.append(lines(texts))
    table.add_row(*cells)
    return table


def _point_columns(view: View, ruleset: Ruleset, pieces: Pieces) -> Iterator[Column]:
    row = [_point_card(pieces.things.points[card], pieces) for card in view["points"]["row"]]
    row += [[NOTHING]] * (ruleset.mode.point_row - len(row))
    forts, metals = ruleset.mode.forts, coins_above(ruleset, view)
    for place, card in enumerate(row):
        coins = [_coins(view, metals.get(place), pieces)] if "coins" in view else []
        if forts:
            fort = forts[place]
            yield _place_head(fort, pieces), [*coins, *card, *_at_fort(view, fort, pieces)]
        else:
            yield str(place + 1), [*coins, *card]
    deck = Text(pieces.words.say("deck", count=view["points"]["deck"]), "dim")
    if "next" in view["points"]:
        card = _point_card(pieces.things.points[view["points"]["next"]], pieces)
        yield pieces.words.say("head-next"), [*card, deck]
    else:
        yield "", [deck]


def _point_card(card: PointCard, pieces: Pieces) -> list[Text]:
    printed = [Text(card.id, "dim"), pieces.points(card), cubes(card.cost)]
    return [*printed, pieces.benefit(card)] if card.benefit else printed


def _coins(view: View, metal: Metal | None, pieces: Pieces) -> Text:
    if metal is None:
        return Text("")
    message = "gold-coins" if metal == "gold" else "silver-coins"
    return Text(pieces.words.say(message, coins=view["coins"][metal]), TERMINAL[metal])


def _place_head(place: str, pieces: Pieces) -> str:
    return f"{place} {SETTLER * pieces.things.locations[place].settlers}"


def _at_fort(view: View, fort: str, pieces: Pieces) -> list[Text]:
    stacks = [
        pieces.stack(stack)
        for space, stack in view["bonus"].items()
        if space.startswith(f"{fort}/")
    ]
    return [*stacks, *_crew(view, fort)]


def _crew(view: View, place: str) -> list[Text]:
    there = view["locations"].get(place, {})
    return [crew(there)] if "seat" in there else []


def _market_columns(view: View, ruleset: Ruleset, pieces: Pieces) -> Iterator[Column]:
    row = [_merchant_card(offer, pieces) for offer in view["market"]["row"]]
    row += [[NOTHING]] * (ruleset.mode.market_row - len(row))
    markets, prices = ruleset.mode.markets, prices_of(ruleset.mode)
    for place, card in enumerate(row):
        if markets:
            yield _place_head(markets[place], pieces), [*card, *_crew(view, markets[place])]
        else:
            price = prices["acquire"][place]
            yield f"{place + 1}\n{pieces.words.say('price', price=price)}", card
    yield "", [Text(pieces.words.say("deck", count=view["market"]["deck"]), "dim")]


def _merchant_card(offer: MarketCard, pieces: Pieces) -> list[Text]:
    printed = [Text(offer["card"], "dim"), effect(pieces.things.merchants[offer["card"]].effect)]
    return [*printed, Text("& ") + cubes(offer["cubes"])] if offer.get("cubes") else printed
