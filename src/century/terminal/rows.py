"""The rows of point cards and merchant cards."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from century.data.component import PointCard
from century.game.ruleset import Ruleset
from century.terminal.pieces import SETTLER, Pieces, crew, cubes, effect, lines

View = dict[str, Any]
Column = tuple[str, list[Text]]  # its head, and the lines below
NOTHING = Text("–", "dim")


def point_row(view: View, ruleset: Ruleset, pieces: Pieces) -> Table:
    """The point cards: with their coins, or above their forts."""
    return _table(pieces.words.say("head-points"), _point_columns(view, ruleset, pieces))


def market_row(view: View, ruleset: Ruleset, pieces: Pieces) -> Table:
    """The merchant cards: with their price and cubes, or below their markets."""
    return _table(pieces.words.say("head-market"), _market_columns(view, ruleset, pieces))


def _table(title: str, columns: Iterator[Column]) -> Table:
    table = Table(title=title, box=box.ROUNDED, title_justify="left", title_style="bold")
    cells = []
    for head, told in columns:
        table.add_column(head, overflow="fold")
        cells.append(lines(told))
    table.add_row(*cells)
    return table


def _point_columns(view: View, ruleset: Ruleset, pieces: Pieces) -> Iterator[Column]:
    row = [_point_card(pieces.things.points[card], pieces) for card in view["points"]["row"]]
    row += [[NOTHING]] * (ruleset.mode.point_row - len(row))
    for place, card in enumerate(row):
        if ruleset.mode.forts:
            fort = ruleset.mode.forts[place]
            yield _place_head(fort, pieces), [*card, *_at_fort(view, fort, pieces)]
        else:
            yield str(place + 1), [_coins(view, place, pieces), *card]
    deck = Text(pieces.words.say("deck", count=view["points"]["deck"]), "dim")
    if "next" in view["points"]:
        card = _point_card(pieces.things.points[view["points"]["next"]], pieces)
        yield pieces.words.say("head-next"), [*card, deck]
    else:
        yield "", [deck]


def _point_card(card: PointCard, pieces: Pieces) -> list[Text]:
    told = [Text(card.id, "dim"), pieces.points(card), cubes(card.cost)]
    return [*told, pieces.benefit(card)] if card.benefit else told


def _coins(view: View, place: int, pieces: Pieces) -> Text:
    """Gold lies above the first card and silver above the second, or the first without gold."""
    gold, silver = view["coins"]["gold"], view["coins"]["silver"]
    if place == 0 and gold:
        return Text(pieces.words.say("gold-coins", coins=gold), "yellow")
    if silver and place == (1 if gold else 0):
        return Text(pieces.words.say("silver-coins", coins=silver), "bright_black")
    return Text("")


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
    for place, card in enumerate(row):
        if ruleset.mode.markets:
            market = ruleset.mode.markets[place]
            yield _place_head(market, pieces), [*card, *_crew(view, market)]
        else:
            yield f"{place + 1}\n{pieces.words.say('price', price=place)}", card
    yield "", [Text(pieces.words.say("deck", count=view["market"]["deck"]), "dim")]


def _merchant_card(offer: View, pieces: Pieces) -> list[Text]:
    told = [Text(offer["card"], "dim"), effect(pieces.things.merchants[offer["card"]].effect)]
    return [*told, Text("& ") + cubes(offer["cubes"])] if offer.get("cubes") else told
