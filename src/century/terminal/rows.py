"""The rows of point cards and merchant cards."""

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from century.component import PointCard
from century.kit import Kit
from century.terminal.pieces import Pieces, cubes, effect, lines, seat

View = dict[str, Any]


def row_table(title: str) -> Table:
    return Table(title=title, box=box.ROUNDED, title_justify="left", title_style="bold")


def point_row(view: View, kit: Kit, pieces: Pieces) -> Table:
    """The point cards: with their coins, or above their forts."""
    table = row_table(pieces.words.say("head-points"))
    cells = []
    cards = [pieces.things.points[card] for card in view["points"]["row"]]
    for place in range(kit.mode.point_row):
        card = cards[place] if place < len(cards) else None
        if kit.mode.forts:
            fort = kit.mode.forts[place]
            table.add_column(_place_head(fort, pieces))
            cells.append(lines([*_point_card(card, pieces), *_at_fort(view, fort, pieces)]))
        else:
            table.add_column(str(place + 1))
            cells.append(lines([*_coins(view, place, pieces), *_point_card(card, pieces)]))
    deck = pieces.words.say("deck", count=view["points"]["deck"])
    if "next" in view["points"]:
        table.add_column(pieces.words.say("head-next"))
        following = pieces.things.points[view["points"]["next"]]
        cells.append(lines([*_point_card(following, pieces), Text(deck, "dim")]))
    else:
        table.add_column("")
        cells.append(Text(deck, "dim"))
    table.add_row(*cells)
    return table


def _place_head(place: str, pieces: Pieces) -> str:
    settlers = pieces.things.locations[place].settlers
    return f"{place}\n{pieces.words.say('settlers', settlers=settlers)}"


def _point_card(card: PointCard | None, pieces: Pieces) -> list[Text]:
    if card is None:
        return [Text("–", "dim")]
    told = [Text(f"{card.id} ", "dim") + pieces.points(card), cubes(card.cost)]
    return [*told, pieces.benefit(card)] if card.benefit else told


def _coins(view: View, place: int, pieces: Pieces) -> list[Text]:
    """Gold lies above the first card and silver above the second, or the first without gold."""
    gold, silver = view["coins"]["gold"], view["coins"]["silver"]
    if place == 0 and gold:
        return [Text(pieces.words.say("gold-coins", coins=gold), "yellow")]
    if silver and place == (1 if gold else 0):
        return [Text(pieces.words.say("silver-coins", coins=silver), "bright_black")]
    return [Text("")]


def _at_fort(view: View, fort: str, pieces: Pieces) -> list[Text]:
    told = [
        pieces.bonus(pieces.things.bonus[stack["top"]]) + Text(f" ×{stack['count']}", "dim")
        for space, stack in view["bonus"].items()
        if space.startswith(f"{fort}/")
    ]
    return [*told, *crew(view, fort)]


def crew(view: View, location: str) -> list[Text]:
    """Whose settlers are there, and how many."""
    there = view["locations"].get(location, {})
    return [seat(there["seat"]) + Text(f" ×{there['settlers']}")] if "seat" in there else []


def market_row(view: View, kit: Kit, pieces: Pieces) -> Table:
    """The merchant cards: with their price and cubes, or below their markets."""
    table = row_table(pieces.words.say("head-market"))
    row = view["market"]["row"]
    cells = []
    for place in range(kit.mode.market_row):
        told = [Text("–", "dim")]
        if place < len(row):
            card = pieces.things.merchants[row[place]["card"]]
            told = [Text(card.id, "dim"), effect(card.effect)]
            if row[place].get("cubes"):
                told.append(Text("& ") + cubes(row[place]["cubes"]))
        if kit.mode.markets:
            market = kit.mode.markets[place]
            table.add_column(_place_head(market, pieces))
            told += crew(view, market)
        else:
            table.add_column(f"{place + 1}\n{pieces.words.say('price', price=place)}")
        cells.append(lines(told))
    table.add_column("")
    table.add_row(*cells, Text(pieces.words.say("deck", count=view["market"]["deck"]), "dim"))
    return table
