"""What a seat looks at to judge a position: a list of numbers of about the same size.

The judgement that is made of them is learnt (see `net`); nothing here knows what is good.
"""

from century.rules.constants import BENEFITS, ISLAND_EFFECT, MARKET_TILES, NO_SYMBOL, Constants
from century.rules.machine.bits import has, signed
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.cubes import COLOURS, count, holds, total
from century.rules.machine.records import Ints
from century.rules.mechanisms.hand import card_count
from century.rules.mechanisms.ships import SEA, post_price, reach
from century.rules.scoring import (
    CUBES,
    bonus_points,
    post_points,
    score,
    symbols,
    total_score,
)
from century.rules.state import (
    COLUMNS,
    GOODS,
    ISLANDS,
    LOCATIONS,
    MARKET_ROW,
    MERCHANTS,
    POINT_ROW,
    State,
)
from century.search.worth import (
    effect_steps,
    prize,
    steps,
    trade_gain,
    turns_to_pay,
    usual_rounds,
)

# Where the facts of each kind begin
STANDING = 0
TO_GO = 8  # cards still missing to the end, of this seat and of the nearest rival
ORDER = 16
STORAGE = 22
ROW = 28  # five facts for each point card of the row
BEST = ROW + 5 * POINT_ROW
MARKET = BEST + 3
HAND = MARKET + 2 * MARKET_ROW  # a merchant card in hand or route
OWN = HAND + MERCHANTS
HELD = OWN + 24
OVERSEAS = HELD + LOCATIONS  # ship, posts and islands
POST_ON = OVERSEAS + 20  # a trading post on a market tile
SHIP_AT = POST_ON + MARKET_TILES
FACTS = SHIP_AT + MARKET_TILES


@shared
def points_of(c: Constants, s: State, seat: int) -> int:
    return total_score(c, s, seat)


@inlined
def look(c: Constants, s: State, seat: int, weights: Ints, facts: Ints) -> None:
    """Write down the facts of one seat; `facts` holds zeros before."""
    players = signed(c.players)
    end_cards = signed(c.end_cards)
    own = points_of(c, s, seat)
    own_taken = signed(s.taken_count[seat])
    rival = -100
    rival_taken = 0
    for other in range(players):
        if other != seat:
            rival = max(rival, points_of(c, s, other))
            rival_taken = max(rival_taken, signed(s.taken_count[other]))
    loose = score(c, s, seat, CUBES)
    facts[STANDING] = 1.0
    facts[STANDING + 1] = (own - loose) / 30.0
    facts[STANDING + 2] = loose / 10.0
    facts[STANDING + 3] = (own - rival) / 15.0
    facts[STANDING + 4] = own_taken / end_cards
    facts[STANDING + 5] = rival_taken / end_cards
    facts[STANDING + 6] = min(signed(s.rounds), usual_rounds(c)) / 30.0
    facts[STANDING + 7] = (players - 2) / 3.0
    if end_cards - own_taken < 4:
        facts[TO_GO + end_cards - own_taken] = 1.0
    if end_cards - rival_taken < 4:
        facts[TO_GO + 4 + end_cards - rival_taken] = 1.0

    ahead = (seat - signed(s.turn) + players) % players  # turns of others before the own one
    facts[ORDER] = 1.0 if ahead == 0 else 0.0
    facts[ORDER + 1] = ahead / players
    facts[ORDER + 2] = seat / players  # the last seat wins ties
    if s.ending:
        facts[ORDER + 3] = 1.0
        facts[ORDER + 4] = 1.0 if seat >= s.turn else 0.0  # one more turn
        facts[ORDER + 5] = 1.0 if own > rival or (own == rival and ahead > 0) else 0.0

    cubes = signed(s.cubes[seat])
    for colour in range(COLOURS):
        facts[STORAGE + colour] = count(cubes, colour) / 5.0
    facts[STORAGE + 4] = total(cubes) / 10.0
    facts[STORAGE + 5] = steps(cubes) / 20.0

    rest = 1.0 - max(own_taken, rival_taken) / end_cards
    best = 0.0
    second = 0.0
    for place in range(signed(s.points_shown)):
        cost = signed(c.point_cost[s.points_row[place]])
        value = prize(c, s, seat, place, rest, weights)
        turns = turns_to_pay(cubes, cost, weights)
        soonest = 9.0
        for other in range(players):
            if other != seat:
                soonest = min(soonest, turns_to_pay(signed(s.cubes[other]), cost, weights))
        gain = value / (1.0 + 0.4 * turns)
        facts[ROW + 5 * place] = gain / 10.0
        facts[ROW + 5 * place + 1] = turns / 5.0
        facts[ROW + 5 * place + 2] = soonest / 5.0
        facts[ROW + 5 * place + 3] = 1.0 if holds(cubes, cost) else 0.0
        facts[ROW + 5 * place + 4] = value / 15.0
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    facts[BEST] = best / 10.0
    facts[BEST + 1] = second / 10.0
    facts[BEST + 2] = rest * best / 10.0

    for place in range(signed(s.market_shown)):
        facts[MARKET + 2 * place] = effect_steps(c, signed(s.market_row[place])) / 5.0
        facts[MARKET + 2 * place + 1] = steps(signed(s.market_cubes[place])) / 5.0
    look_at_hand(c, s, seat, facts)
    if c.settlers:
        look_at_board(c, s, seat, facts)
    if c.islands:
        look_at_islands(c, s, seat, facts)


@inlined
def look_at_hand(c: Constants, s: State, seat: int, facts: Ints) -> None:
    cards = card_count(c, s, seat)
    held = cards - signed(s.played_count[seat])
    for i in range(cards):
        facts[HAND + signed(s.cards[seat, i])] = 1.0 if i < held else 0.6
    facts[OWN] = cards / 10.0
    facts[OWN + 1] = held / 10.0


@inlined
def look_at_board(c: Constants, s: State, seat: int, facts: Ints) -> None:
    facts[OWN] = signed(s.settlers[seat]) / 10.0
    facts[OWN + 1] = signed(s.reserve[seat]) / 10.0
    facts[OWN + 2] = signed(s.bonus_count[seat]) / 3.0
    facts[OWN + 3] = bonus_points(c, s, seat) / 10.0
    facts[OWN + 4] = signed(s.explored_count[seat]) / 3.0
    facts[OWN + 5] = signed(s.cards_count[seat]) / 10.0
    facts[OWN + 6] = signed(s.route_count[seat]) / 5.0
    for benefit in range(1, BENEFITS):
        facts[OWN + 6 + benefit] = symbols(c, s, seat, benefit) / 3.0
    for symbol in range(NO_SYMBOL):
        facts[OWN + 11 + symbol] = signed(s.aid[seat, symbol]) / 2.0
        facts[OWN + 15 + symbol] = steps(signed(s.tools[seat, symbol])) / 4.0
    for place in range(signed(s.route_count[seat])):
        free = s.route_settlers[seat, place] == 0
        facts[HAND + signed(s.route[seat, place])] = 1.0 if free else 0.6
    for location in range(signed(c.locations)):
        if has(s.held[seat], location):
            facts[HELD + location] = 1.0
        elif has(s.occupied, location):
            facts[HELD + location] = -0.25 * signed(s.crew[location])


@inlined
def look_at_islands(c: Constants, s: State, seat: int, facts: Ints) -> None:
    cubes = signed(s.cubes[seat])
    ship = signed(s.ship[seat])
    built = 0
    level = COLUMNS
    for good in range(GOODS):
        posts = signed(s.posts_built[seat, good])
        built += posts
        level = min(level, posts)
        facts[OVERSEAS + good] = posts / 3.0
    facts[OVERSEAS + 4] = built / 6.0
    for good in range(GOODS):
        if s.posts_built[seat, good] > level:
            facts[OVERSEAS + 5] += 0.3  # of the column that will be emptied next
    facts[OVERSEAS + 6] = level / 3.0
    rival = 0
    for other in range(signed(c.players)):
        if other != seat:
            rival = max(rival, post_points(c, s, other))
            if s.ship[other] == ship:
                facts[OVERSEAS + 7] += 0.3
    facts[OVERSEAS + 8] = rival / 10.0
    if ship != SEA:
        tile = signed(s.island[ship])
        facts[SHIP_AT + tile] = 1.0
        facts[OVERSEAS + 9] = trade_gain(c, cubes, ISLAND_EFFECT + tile) / 5.0
    one_away = signed(s.near[ship])
    two_away = reach(s, ship, 2)
    best_post = 0.0
    for island in range(1, ISLANDS):
        tile = signed(s.island[island])
        if has(s.posts_on[seat], island):
            facts[POST_ON + tile] = 1.0
            best_post = max(best_post, trade_gain(c, cubes, ISLAND_EFFECT + tile))
            continue
        posts = signed(s.posts_built[seat, c.island_good[tile]])
        if posts == COLUMNS or island == ship:
            continue
        price = post_price(c, s, island)
        gain = (signed(c.post_value[posts]) - 0.7 * price) / 3.0
        away = 10 if has(one_away, island) else 13 if has(two_away, island) else 16
        facts[OVERSEAS + away] = max(facts[OVERSEAS + away], gain)
        facts[OVERSEAS + away + 1] += 0.2
        if price == 0:
            facts[OVERSEAS + away + 2] += 0.2
    facts[OVERSEAS + 19] = best_post / 5.0
