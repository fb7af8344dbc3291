"""Point cards: their row, their deck, and those that a seat has taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.data.reader import shown
from century.game.cubes import pack
from century.game.mechanisms.filling import benefit_number, symbol_number
from century.game.mechanisms.mechanism import (
    AMOUNT,
    NAME,
    ORDER,
    Field,
    Fields,
    Mechanism,
    Stock,
    in_row,
)
from century.rules.state import TAKEN

if TYPE_CHECKING:
    from century.data.component import Boxes
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.schema import Hidden, PointsView, TablePart
    from century.rules.constants import Constants


class Points(Mechanism):
    """The row of point cards; how they are claimed is told by `claims` or `forts`."""

    def is_in(self, mode: Mode) -> bool:
        return True

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        c.points_row = ruleset.mode.point_row
        c.face_up = ruleset.mode.points_face_up
        used = [i for i, card in enumerate(ruleset.points) if ruleset.is_in_play(card)]
        c.points_count = len(used)
        c.points_cards[: len(used)] = used
        for i, card in enumerate(ruleset.points):
            c.point_cost[i] = pack(card.cost)
            c.point_value[i] = card.points
            c.point_benefit[i] = benefit_number(card.benefit)
            c.point_symbol[i] = symbol_number(ruleset.boxes, card.symbol)
            c.point_cube[i] = pack(card.cube)
            c.point_settlers[i] = card.settlers

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        return {"points": Stock(ruleset.mode.point_box, ruleset.points)}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        end_cards = {str(players): cards for players, cards in mode.end_cards.items()}
        return {"point_row": mode.point_row, "end_cards": end_cards}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        names = ruleset.point_ids
        points: PointsView = {
            "row": [names[card] for card in s.points_row[: s.points_shown]],
            "deck": s.points_left,
        }
        if ruleset.mode.points_face_up and s.points_left:
            points["next"] = names[s.points_deck[s.points_left - 1]]
        return {"points": points}

    def view_hidden(self, ruleset: Ruleset, s: Plain) -> Hidden:
        if not s.points_left:
            return {}
        deck = s.points_deck[: s.points_left][::-1]
        return {"points": [ruleset.point_ids[card] for card in deck]}

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("points",)

    def hidden_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("points",)

    def read_table(self, table: TableReader) -> None:
        s, mode = table.state, table.ruleset.mode
        reader = table.top.inside("points")
        reader.only(("row", "deck", "next") if mode.points_face_up else ("row", "deck"))
        row = table.all_of(table.points, reader, "row")
        deck = table.deck(table.points, "points", row, mode.point_row, mode.points_face_up)
        s.points_shown = table.fill(s.points_row, row)
        s.points_left = table.fill(s.points_deck, deck)
        if mode.points_face_up:
            top = table.ruleset.points[deck[-1]].id if deck else None
            given = reader.get("next") if reader.has("next") else None
            if given != top:
                reader.fail(f"next {shown(given)}: the top of the deck is {top}")

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        places, cards = ruleset.mode.point_row, len(ruleset.points)
        yield Field("points_row", places, cards, NAME, "1 + the point card at each place")
        yield Field("points_deck", 1, cards, AMOUNT, "point cards in the deck")
        if ruleset.mode.points_face_up:
            yield Field("points_next", 1, cards, NAME, "1 + the top card of the deck")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        cards = len(ruleset.points)
        yield Field("taken", cards, TAKEN, ORDER, "each point card: its place among those taken")

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        row = in_row(ruleset.points, table["points_row"])
        points: PointsView = {"row": row, "deck": table["points_deck"][0]}
        if top := in_row(ruleset.points, table.get("points_next", [])):
            points["next"] = top[0]
        return {"points": points}


def taken_cards(ruleset: Ruleset, s: Plain, seat: int) -> list[str]:
    """The point cards of a seat, in the order taken."""
    names = ruleset.point_ids
    return [names[card] for card in s.taken[seat][: s.taken_count[seat]]]


def read_taken(table: TableReader, seat: int, reader: Reader, key: str) -> list[int]:
    """The inverse of `taken_cards`."""
    s, ruleset = table.state, table.ruleset
    cards = table.all_of(table.points, reader, key, ruleset.mode.end_cards[ruleset.players])
    s.taken_count[seat] = table.fill(s.taken[seat], cards)
    return cards
