"""The row and the deck of merchant cards; `hand` and `market` tell what is done with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.data.component import COLOURS
from century.game.cubes import unpack
from century.game.mechanisms.filling import fill_effect, paid_by
from century.game.mechanisms.mechanism import (
    AMOUNT,
    BYTE,
    NAME,
    Field,
    Fields,
    Mechanism,
    Stock,
    cubes_of,
    in_row,
)
from century.rules.constants import MAX_COST

if TYPE_CHECKING:
    from century.data.component import Boxes
    from century.data.mode import Mode
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.schema import Hidden, MarketCard, TablePart
    from century.rules.constants import Constants


class Merchants(Mechanism):
    """Merchant cards."""

    def is_in(self, mode: Mode) -> bool:
        return mode.market != "none"

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        cards = ruleset.merchants
        starts = len(ruleset.start_merchants)
        c.market_row = ruleset.mode.market_row
        c.market_count = len(cards) - starts
        c.market_cards[: c.market_count] = range(starts, len(cards))
        c.start_cards[:] = range(starts)
        for i, card in enumerate(cards):
            fill_effect(c, i, card.effect)
        costs = [card.effect.cost for card in cards]
        for colour, letter in enumerate(COLOURS):
            for cubes in range(MAX_COST + 1):
                c.merchants_paid[colour, cubes] = paid_by(costs, letter, cubes)

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        return {"merchants": Stock("spice_road", ruleset.merchants)}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        return {"market": mode.market, "market_row": mode.market_row}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        names = ruleset.merchant_ids
        row: list[MarketCard] = [{"card": names[card]} for card in s.market_row[: s.market_shown]]
        if cubes_lie(ruleset):
            for place, card in enumerate(row):
                card["cubes"] = unpack(s.market_cubes[place])
        return {"market": {"row": row, "deck": s.market_left}}

    def view_hidden(self, ruleset: Ruleset, s: Plain) -> Hidden:
        if not s.market_left:
            return {}
        deck = s.market_deck[: s.market_left][::-1]
        return {"market": [ruleset.merchant_ids[card] for card in deck]}

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("market",)

    def hidden_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("market",)

    def read_table(self, table: TableReader) -> None:
        s = table.state
        reader = table.top.inside("market")
        reader.only(("row", "deck"))
        cards = reader.entries("row")
        row = []
        for card in cards:
            card.only(("card", "cubes") if cubes_lie(table.ruleset) else ("card",))
            row.append(table.one(table.merchants, card.get("card"), reader, "row"))
        deck = table.deck(table.merchants, "market", row, table.ruleset.mode.market_row)
        s.market_shown = table.fill(s.market_row, row)
        s.market_left = table.fill(s.market_deck, deck)
        if cubes_lie(table.ruleset):  # a cube for every other card that somebody took
            highest = len(table.merchants.numbers) - 1
            for place, card in enumerate(cards):
                s.market_cubes[place] = table.cubes(card, "cubes", highest)

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        places, cards = ruleset.mode.market_row, len(ruleset.merchants)
        yield Field("market_row", places, cards, NAME, "1 + the merchant card at each place")
        if cubes_lie(ruleset):
            size = len(COLOURS) * places
            yield Field(
                "market_cubes", size, BYTE, AMOUNT, "cubes on each card of the row: Y R G B"
            )
        yield Field("market_deck", 1, cards, AMOUNT, "merchant cards in the deck")

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        row: list[MarketCard] = [
            {"card": card} for card in in_row(ruleset.merchants, table["market_row"])
        ]
        if cubes_lie(ruleset):
            size = len(COLOURS)
            for place, card in enumerate(row):
                counts = table["market_cubes"][size * place : size * (place + 1)]
                card["cubes"] = cubes_of(counts)
        return {"market": {"row": row, "deck": table["market_deck"][0]}}


def cubes_lie(ruleset: Ruleset) -> bool:
    """sr.acquire.cubes: cubes lie on the cards only where they are paid for."""
    return ruleset.mode.market == "hand"
