"""Rows of cards: they close to the left and fill up from their deck (row.slide)."""

from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined
from century.rules.state import State


@inlined
def leave_points_row(s: State, place: int) -> int:
    """Take the point card at a place; row.empty-deck leaves the row shorter."""
    card = signed(s.points_row[place])
    last = signed(s.points_shown) - 1
    for i in range(place, last):
        s.points_row[i] = s.points_row[i + 1]
    if s.points_left > 0:
        s.points_left -= 1
        s.points_row[last] = s.points_deck[s.points_left]
        s.points_deck[s.points_left] = 0
    else:
        s.points_row[last] = 0
        s.points_shown -= 1
    return card


@inlined
def leave_market_row(s: State, place: int) -> int:
    """Take the merchant card at a place; cubes travel with their card (sr.acquire.refill)."""
    card = signed(s.market_row[place])
    last = signed(s.market_shown) - 1
    for i in range(place, last):
        s.market_row[i] = s.market_row[i + 1]
        s.market_cubes[i] = s.market_cubes[i + 1]
    s.market_cubes[last] = 0
    if s.market_left > 0:
        s.market_left -= 1
        s.market_row[last] = s.market_deck[s.market_left]
        s.market_deck[s.market_left] = 0
    else:
        s.market_row[last] = 0
        s.market_shown -= 1
    return card


@inlined
def draw_market(s: State, places: int) -> None:
    """Deal face up from the deck until the row holds that number of cards or the deck is empty."""
    while s.market_shown < places and s.market_left > 0:
        s.market_left -= 1
        s.market_row[s.market_shown] = s.market_deck[s.market_left]
        s.market_deck[s.market_left] = 0
        s.market_shown += 1
