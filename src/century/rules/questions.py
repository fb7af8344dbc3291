"""What Python asks the rules about a state, besides its legal answers.

The rules themselves are compiled into whatever calls them; these are the doors to some of them,
kept on disk so that nobody waits for a compiler at the table.
"""

from typing import Annotated

from century.rules import scoring
from century.rules.constants import BENEFITS, Constants
from century.rules.machine.bits import signed
from century.rules.machine.compiling import compiled
from century.rules.machine.records import INT64, Ints, Record
from century.rules.mechanisms import claims, forts, islands, market, route, settlers, ships
from century.rules.state import (
    LOCATIONS,
    OWN_BONUS,
    POINT_ROW,
    ROUTE,
    SEATS,
    SETTLER_SEATS,
    State,
)


class Survey(Record):
    """What the rules say about what lies open."""

    coins: Annotated[Ints, INT64, (POINT_ROW,)]  # above each place of the point row
    payable: Annotated[Ints, INT64, (SEATS,)]  # places of it that a seat can pay for, as a set
    symbols: Annotated[Ints, INT64, (SEATS, BENEFITS)]  # New World symbols of each kind
    bonus: Annotated[Ints, INT64, (SETTLER_SEATS, OWN_BONUS)]  # what each bonus tile counts


class Requirements(Record):
    """The settlers that every place asks of every seat."""

    work: Annotated[Ints, INT64, (SETTLER_SEATS, LOCATIONS)]
    route: Annotated[Ints, INT64, (SETTLER_SEATS, ROUTE)]


@compiled
def settlers_required(c: Constants, s: State, seat: int, location: int) -> int:
    """The settlers that a seat would need to work at a location."""
    return settlers.required(c, s, signed(seat), signed(location))


@compiled
def tool_cubes(c: Constants, s: State, seat: int, location: int) -> int:
    """The cubes that the tools of a seat give at a location, packed."""
    return settlers.tools_at(c, s, signed(seat), signed(location))


@compiled
def route_required(s: State, seat: int, place: int) -> int:
    """The settlers that a seat would need to use a place of its route."""
    return route.route_needs(s, signed(seat), signed(place))


@compiled
def coin_at(s: State, place: int) -> int:
    """The coin above a place of the point row."""
    return claims.coin_at(s, signed(place))


@compiled
def survey(c: Constants, s: State, out: Survey) -> None:
    """Find out all of it at once: asking takes longer than this."""
    for place in range(signed(s.points_shown)):
        out.coins[place] = claims.coin_at(s, place)
    for seat in range(signed(c.players)):
        out.payable[seat] = claims.payable(c, s, seat)
        for benefit in range(BENEFITS):
            out.symbols[seat, benefit] = scoring.symbols(c, s, seat, benefit)
    for seat in range(min(signed(c.players), SETTLER_SEATS)):
        for i in range(signed(s.bonus_count[seat])):
            out.bonus[seat, i] = scoring.tile_points(c, s, seat, signed(s.bonus[seat, i]))


@compiled
def require(c: Constants, s: State, out: Requirements) -> None:
    """Find out all requirements at once."""
    for seat in range(min(signed(c.players), SETTLER_SEATS)):
        for location in range(signed(c.locations)):
            out.work[seat, location] = settlers.required(c, s, seat, location)
        for place in range(signed(s.route_count[seat])):
            out.route[seat, place] = route.route_needs(s, seat, place)


@compiled
def leader_of(c: Constants, s: State, seats: int) -> int:
    """The seat of a set that is ahead of all others in it."""
    return scoring.leader_of(c, s, signed(seats))


@compiled
def discard_bonus_due(c: Constants, s: State, seat: int) -> bool:
    """Whether the discard pile of a seat has just brought a bonus tile."""
    return market.is_bonus_due(c, s, signed(seat))


@compiled
def islands_in_reach(s: State, island: int, steps: int) -> int:
    """The islands that a ship at an island reaches, as a set."""
    return ships.reach(s, signed(island), signed(steps))


@compiled
def ships_to_pay(c: Constants, s: State, island: int) -> int:
    """How many ships of others lie at an island."""
    return ships.ships_at(c, s, signed(island))


@compiled
def post_price(c: Constants, s: State, island: int) -> int:
    """The cubes that a trading post on an island costs now."""
    return ships.post_price(c, s, signed(island))


# Putting together by hand what the rules keep as they go


@compiled
def learn(c: Constants, s: State, seat: int, card: int) -> None:
    """Give a seat the permanent benefits of a point card that lies before it."""
    forts.learn(c, s, signed(seat), signed(card))


@compiled
def find_neighbours(s: State) -> None:
    """Find out which islands touch each other."""
    islands.find_neighbours(s)
