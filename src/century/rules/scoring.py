"""Points at the end of the game, by category."""

from typing import Annotated

from century.rules.constants import (
    PER_MERCHANTS,
    PER_PAIR,
    PER_SETTLERS,
    PER_SYMBOL,
    Constants,
)
from century.rules.machine.bits import bit, has, signed
from century.rules.machine.compiling import compiled, inlined, shared
from century.rules.machine.cubes import YELLOW, count, total
from century.rules.machine.records import INT64, Ints, Record
from century.rules.state import GOODS, SEATS, State

# Categories, that of cubes last; those that a mode does not have stay at zero
CARDS, GOLD, SILVER, BONUS, EXPLORED, POSTS, CUBES = range(7)
CATEGORIES = 7


class ScoreSheet(Record):
    """The points of all seats."""

    points: Annotated[Ints, INT64, (SEATS, CATEGORIES)]


@inlined
def symbols(c: Constants, s: State, seat: int, benefit: int) -> int:
    """New World symbols of a kind on point cards and exploration tiles (nw.tile.symbol)."""
    number = 0
    for i in range(signed(s.taken_count[seat])):
        if c.point_benefit[s.taken[seat, i]] == benefit:
            number += 1
    for i in range(signed(s.explored_count[seat])):
        if c.tile_benefit[s.explored[seat, i]] == benefit:
            number += 1
    return number


@inlined
def tile_points(c: Constants, s: State, seat: int, tile: int) -> int:
    """nw.score.bonus: as often as the condition of the tile is met."""
    kind = c.bonus_kind[tile]
    if kind == PER_SYMBOL:  # nw.score.bonus.symbol
        times = symbols(c, s, seat, c.bonus_first[tile])
    elif kind == PER_PAIR:  # nw.score.bonus.pair
        times = symbols(c, s, seat, c.bonus_first[tile])
        if c.bonus_first[tile] == c.bonus_second[tile]:
            times //= 2
        else:
            times = min(times, symbols(c, s, seat, c.bonus_second[tile]))
    elif kind == PER_SETTLERS:  # nw.score.bonus.settlers, ew1.score.settlers
        times = (signed(c.settlers) - signed(s.reserve[seat])) // 2
    elif kind == PER_MERCHANTS:  # ew1.score.merchant, ew3.score.merchant
        times = (signed(s.cards_count[seat]) + signed(s.route_count[seat])) // 2
    else:  # nw.score.bonus.flat
        times = 1
    return times * signed(c.bonus_points[tile])


@shared
def bonus_points(c: Constants, s: State, seat: int) -> int:
    """nw.score.bonus: each tile by itself."""
    points = 0
    for i in range(signed(s.bonus_count[seat])):
        points += tile_points(c, s, seat, s.bonus[seat, i])
    return points


@inlined
def post_points(c: Constants, s: State, seat: int) -> int:
    """ew2.score.posts: the values that are no longer covered."""
    points = 0
    for good in range(GOODS):
        for column in range(signed(s.posts_built[seat, good])):
            points += signed(c.post_value[column])
    return points


@inlined
def score(c: Constants, s: State, seat: int, category: int) -> int:
    """The points of a seat in one category (sr.score, nw.score, ew3.score)."""
    points = 0
    if category == CARDS:
        for i in range(signed(s.taken_count[seat])):
            points += signed(c.point_value[s.taken[seat, i]])
    elif category == CUBES:  # score.cubes, ew1.score.cubes
        points = total(s.cubes[seat]) - count(s.cubes[seat], YELLOW)
    elif category == GOLD:
        points = signed(s.gold[seat]) * signed(c.gold_value)
    elif category == SILVER:
        points = signed(s.silver[seat]) * signed(c.silver_value)
    elif c.settlers == 0:  # what follows comes with settlers, and only their seats have it
        points = 0
    elif category == BONUS:
        points = bonus_points(c, s, seat)
    elif category == EXPLORED:  # nw.tile.points
        for i in range(signed(s.explored_count[seat])):
            points += signed(c.tile_points[s.explored[seat, i]])
    elif category == POSTS:
        points = post_points(c, s, seat)
    return points


@shared
def firm_points(c: Constants, s: State, seat: int) -> int:
    """Points that stay: all but those of cubes, which are to be spent."""
    points = 0
    for category in range(CUBES):
        points += score(c, s, seat, category)
    return points


@inlined
def total_score(c: Constants, s: State, seat: int) -> int:
    return firm_points(c, s, seat) + score(c, s, seat, CUBES)


@inlined
def is_ahead(points: int, seat: int, other_points: int, other: int) -> bool:
    """score.winner, score.tie: more points, or as many and the higher seat."""
    return points > other_points or (points == other_points and seat > other)


@shared
def leader_of(c: Constants, s: State, seats: int) -> int:
    """The seat of a set that is ahead of all others in it."""
    best = 0
    best_points = -1
    for seat in range(signed(c.players)):
        if has(seats, seat):
            points = total_score(c, s, seat)
            if is_ahead(points, seat, best_points, best):
                best = seat
                best_points = points
    return best


@inlined
def leader(c: Constants, s: State) -> int:
    """The seat that is ahead of all others."""
    return leader_of(c, s, bit(c.players) - 1)


@compiled
def scores(c: Constants, s: State, sheet: ScoreSheet) -> int:
    """Write the points of all seats by category; tells who leads."""
    for seat in range(signed(c.players)):
        for category in range(CATEGORIES):
            sheet.points[seat, category] = score(c, s, seat, category)
    return leader(c, s)
