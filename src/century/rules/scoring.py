"""Points at the end of the game, by category."""

from century.rules.bits import signed
from century.rules.box import (
    PER_MERCHANTS,
    PER_PAIR,
    PER_SETTLERS,
    PER_SYMBOL,
    Box,
)
from century.rules.compiling import entry, rule
from century.rules.cubes import YELLOW, count, total
from century.rules.records import Ints
from century.rules.state import GOODS, State

# Categories; coins in spice_road, the three after them in the other modes
CARDS, GOLD, SILVER, BONUS, EXPLORED, POSTS, CUBES = range(7)
CATEGORIES = 7


@rule
def symbols(box: Box, s: State, seat: int, benefit: int) -> int:
    """New World symbols of a kind on point cards and exploration tiles (nw.tile.symbol)."""
    found = 0
    for i in range(signed(s.taken_count[seat])):
        if box.point_benefit[s.taken[seat, i]] == benefit:
            found += 1
    for i in range(signed(s.explored_count[seat])):
        if box.tile_benefit[s.explored[seat, i]] == benefit:
            found += 1
    return found


@rule
def bonus_points(box: Box, s: State, seat: int) -> int:
    """nw.score.bonus: each tile by itself, as often as its condition is met."""
    points = 0
    for i in range(signed(s.bonus_count[seat])):
        tile = s.bonus[seat, i]
        kind = box.bonus_kind[tile]
        if kind == PER_SYMBOL:  # nw.score.bonus.symbol
            times = symbols(box, s, seat, box.bonus_first[tile])
        elif kind == PER_PAIR:  # nw.score.bonus.pair
            times = symbols(box, s, seat, box.bonus_first[tile])
            if box.bonus_first[tile] == box.bonus_second[tile]:
                times //= 2
            else:
                times = min(times, symbols(box, s, seat, box.bonus_second[tile]))
        elif kind == PER_SETTLERS:  # nw.score.bonus.settlers, ew1.score.settlers
            times = (signed(box.settlers) - signed(s.reserve[seat])) // 2
        elif kind == PER_MERCHANTS:  # ew1.score.merchant, ew3.score.merchant
            times = (signed(s.cards_count[seat]) + signed(s.route_count[seat])) // 2
        else:  # nw.score.bonus.flat
            times = 1
        points += times * signed(box.bonus_points[tile])
    return points


@rule
def post_points(box: Box, s: State, seat: int) -> int:
    """ew2.score.posts: the values that are no longer covered."""
    points = 0
    for good in range(GOODS):
        for column in range(signed(s.posts_built[seat, good])):
            points += signed(box.post_value[column])
    return points


@rule
def score(box: Box, s: State, seat: int, category: int) -> int:
    """The points of a seat in one category (sr.score, nw.score, ew3.score)."""
    points = 0
    if category == CARDS:
        for i in range(signed(s.taken_count[seat])):
            points += signed(box.point_value[s.taken[seat, i]])
    elif category == CUBES:  # score.cubes, ew1.score.cubes
        points = total(s.cubes[seat]) - count(s.cubes[seat], YELLOW)
    elif box.hands:
        if category == GOLD:
            points = signed(s.gold[seat]) * signed(box.gold_value)
        elif category == SILVER:
            points = signed(s.silver[seat]) * signed(box.silver_value)
    elif category == BONUS:
        points = bonus_points(box, s, seat)
    elif category == EXPLORED:  # nw.tile.points
        for i in range(signed(s.explored_count[seat])):
            points += signed(box.tile_points[s.explored[seat, i]])
    elif category == POSTS:
        points = post_points(box, s, seat)
    return points


@rule
def total_score(box: Box, s: State, seat: int) -> int:
    points = 0
    for category in range(CATEGORIES):
        points += score(box, s, seat, category)
    return points


@rule
def leader(box: Box, s: State) -> int:
    """score.winner, score.tie: among equals the highest seat."""
    best = 0
    most = total_score(box, s, 0)
    for seat in range(1, signed(box.players)):
        points = total_score(box, s, seat)
        if points >= most:
            best = seat
            most = points
    return best


@entry
def scores(box: Box, s: State, out: Ints) -> int:
    """Write the points of all seats by category into `out`; tells who leads."""
    for seat in range(signed(box.players)):
        for category in range(CATEGORIES):
            out[seat, category] = score(box, s, seat, category)
    return leader(box, s)
