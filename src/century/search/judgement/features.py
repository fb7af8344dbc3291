"""The features of a seat: what the net looks at, written into the places of `feature_table`.

All are numbers of about the same size. What is good is learnt; nothing here knows it.
"""

from century.rules.constants import BENEFITS, ISLAND_EFFECT, NO_SYMBOL, Constants
from century.rules.machine.bits import has, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import COLOURS, count, holds, total
from century.rules.machine.records import Ints
from century.rules.mechanisms.hand import card_count
from century.rules.mechanisms.ships import SEA, post_price, reach
from century.rules.scoring import (
    CUBES,
    bonus_points,
    leader,
    post_points,
    score,
    symbols,
    total_score,
)
from century.rules.state import COLUMNS, GOODS, ISLANDS, State
from century.search.judgement import feature_table as at
from century.search.judgement.discounts import remaining
from century.search.judgement.heuristic import (
    claim_value,
    effect_steps,
    steps,
    trade_gain,
    turns_to_pay,
)

NOT_SOON = 9.0  # turns


@inlined
def write_features(c: Constants, s: State, seat: int, features: Ints) -> None:
    """Write down the features of one seat."""
    for i in range(at.FEATURES):
        features[i] = 0.0
    write_standing(c, s, seat, features)
    write_storage(s, seat, features)
    write_point_cards(c, s, seat, features)
    write_market(c, s, features)
    write_hand(c, s, seat, features)
    if c.settlers > 0:
        write_board(c, s, seat, features)
    if s.near[SEA] != 0:
        write_posts(c, s, seat, features)
        write_ship(c, s, seat, features)
        write_building_sites(c, s, seat, features)


@inlined
def write_standing(c: Constants, s: State, seat: int, features: Ints) -> None:
    """Points, cards and the order of turns."""
    players = signed(c.players)
    end_cards = signed(c.end_cards)
    points = total_score(c, s, seat)
    cube_points = score(c, s, seat, CUBES)
    cards = signed(s.taken_count[seat])
    rival_points = -100
    rival_cards = 0
    for other in range(players):
        if other != seat:
            rival_points = max(rival_points, total_score(c, s, other))
            rival_cards = max(rival_cards, signed(s.taken_count[other]))
    features[at.ONE] = 1.0
    features[at.FIRM_POINTS] = (points - cube_points) / 30.0
    features[at.CUBE_POINTS] = cube_points / 10.0
    features[at.LEAD] = (points - rival_points) / 15.0
    features[at.CARDS_TAKEN] = cards / end_cards
    features[at.RIVAL_CARDS_TAKEN] = rival_cards / end_cards
    features[at.ROUNDS] = min(signed(s.rounds), signed(c.usual_rounds)) / 30.0
    features[at.PLAYERS] = (players - 2) / 3.0
    if end_cards - cards < at.LAST_CARDS:
        features[at.CARDS_TO_GO + end_cards - cards] = 1.0
    if end_cards - rival_cards < at.LAST_CARDS:
        features[at.RIVAL_CARDS_TO_GO + end_cards - rival_cards] = 1.0

    turns_before = (seat - signed(s.turn) + players) % players
    features[at.ON_TURN] = 1.0 if turns_before == 0 else 0.0
    features[at.TURNS_BEFORE] = turns_before / players
    features[at.SEAT] = seat / players
    if s.ending:
        features[at.ENDING] = 1.0
        features[at.LAST_TURN] = 1.0 if seat >= s.turn else 0.0
        features[at.AHEAD] = 1.0 if leader(c, s) == seat else 0.0


@inlined
def write_storage(s: State, seat: int, features: Ints) -> None:
    cubes = signed(s.cubes[seat])
    for colour in range(COLOURS):
        features[at.CUBES + colour] = count(cubes, colour) / 5.0
    features[at.CUBE_COUNT] = total(cubes) / 10.0
    features[at.CUBE_STEPS] = steps(cubes) / 20.0


@inlined
def write_point_cards(c: Constants, s: State, seat: int, features: Ints) -> None:
    cubes = signed(s.cubes[seat])
    to_come = remaining(c, s)
    best = 0.0
    second = 0.0
    for place in range(signed(s.points_shown)):
        cost = signed(c.point_cost[s.points_row[place]])
        value = claim_value(c, s, seat, place, to_come)
        turns = turns_to_pay(cubes, cost)
        gain = value / (1.0 + 0.4 * turns)
        card = at.POINT_CARDS + at.PER_CARD * place
        features[card + at.CARD_GAIN] = gain / 10.0
        features[card + at.CARD_TURNS] = turns / 5.0
        features[card + at.CARD_RIVAL_TURNS] = rival_turns(c, s, seat, cost) / 5.0
        features[card + at.CARD_PAYABLE] = 1.0 if holds(cubes, cost) else 0.0
        features[card + at.CARD_VALUE] = value / 15.0
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    features[at.BEST_GAIN] = best / 10.0
    features[at.SECOND_GAIN] = second / 10.0
    features[at.BEST_GAIN_TO_COME] = to_come * best / 10.0


@inlined
def rival_turns(c: Constants, s: State, seat: int, cost: int) -> float:
    """The turns that the quickest of the others needs to pay."""
    soonest = NOT_SOON
    for other in range(signed(c.players)):
        if other != seat:
            soonest = min(soonest, turns_to_pay(signed(s.cubes[other]), cost))
    return soonest


@inlined
def write_market(c: Constants, s: State, features: Ints) -> None:
    for place in range(signed(s.market_shown)):
        merchant = at.MARKET + at.PER_MERCHANT * place
        gain = effect_steps(c, signed(s.market_row[place]))
        features[merchant + at.MERCHANT_STEPS] = gain / 5.0
        features[merchant + at.MERCHANT_CUBES] = steps(signed(s.market_cubes[place])) / 5.0


@inlined
def write_hand(c: Constants, s: State, seat: int, features: Ints) -> None:
    cards = card_count(c, s, seat)
    held = cards - signed(s.played_count[seat])
    for i in range(cards):
        features[at.OWN_MERCHANTS + signed(s.cards[seat, i])] = 1.0 if i < held else 0.6
    features[at.FORCE] = cards / 10.0
    features[at.RESERVE] = held / 10.0


@inlined
def write_board(c: Constants, s: State, seat: int, features: Ints) -> None:
    """Settlers, tiles, benefits, the route and who works where."""
    features[at.FORCE] = signed(s.settlers[seat]) / 10.0
    features[at.RESERVE] = signed(s.reserve[seat]) / 10.0
    features[at.BONUS_TILES] = signed(s.bonus_count[seat]) / 3.0
    features[at.BONUS_POINTS] = bonus_points(c, s, seat) / 10.0
    features[at.EXPLORED] = signed(s.explored_count[seat]) / 3.0
    features[at.DISCARDED] = signed(s.cards_count[seat]) / 10.0
    features[at.ROUTE] = signed(s.route_count[seat]) / 5.0
    for benefit in range(1, BENEFITS):
        features[at.SYMBOLS + benefit - 1] = symbols(c, s, seat, benefit) / 3.0
    for symbol in range(NO_SYMBOL):
        features[at.AID + symbol] = signed(s.aid[seat, symbol]) / 2.0
        features[at.TOOLS + symbol] = steps(signed(s.tools[seat, symbol])) / 4.0
    for place in range(signed(s.route_count[seat])):
        free = s.route_settlers[seat, place] == 0
        features[at.OWN_MERCHANTS + signed(s.route[seat, place])] = 1.0 if free else 0.6
    for location in range(signed(c.locations)):
        if has(s.held[seat], location):
            features[at.LOCATIONS_HELD + location] = 1.0
        elif has(s.occupied, location):
            features[at.LOCATIONS_HELD + location] = -0.25 * signed(s.crew[location])


@inlined
def write_posts(c: Constants, s: State, seat: int, features: Ints) -> None:
    """The trading posts of the seat, and what they can trade."""
    cubes = signed(s.cubes[seat])
    built = 0
    columns = COLUMNS
    for good in range(GOODS):
        posts = signed(s.posts_built[seat, good])
        built += posts
        columns = min(columns, posts)
        features[at.POSTS + good] = posts / 3.0
    features[at.ALL_POSTS] = built / 6.0
    features[at.COLUMNS_EMPTY] = columns / 3.0
    for good in range(GOODS):
        if s.posts_built[seat, good] > columns:
            features[at.COLUMN_BEGUN] += 0.3
    best_trade = 0.0
    for island in range(1, ISLANDS):
        if has(s.posts_on[seat], island):
            tile = signed(s.island[island])
            features[at.POST_ON + tile] = 1.0
            best_trade = max(best_trade, trade_gain(c, cubes, ISLAND_EFFECT + tile))
    features[at.POST_TRADE] = best_trade / 5.0


@inlined
def write_ship(c: Constants, s: State, seat: int, features: Ints) -> None:
    """The ship of the seat, and the rivals overseas."""
    ship = signed(s.ship[seat])
    rival_points = 0
    for other in range(signed(c.players)):
        if other != seat:
            rival_points = max(rival_points, post_points(c, s, other))
            if s.ship[other] == ship:
                features[at.SHIPS_BESIDE] += 0.3
    features[at.RIVAL_POST_POINTS] = rival_points / 10.0
    if ship != SEA:
        tile = signed(s.island[ship])
        features[at.SHIP_AT + tile] = 1.0
        gain = trade_gain(c, signed(s.cubes[seat]), ISLAND_EFFECT + tile)
        features[at.SHIP_TRADE] = gain / 5.0


@inlined
def write_building_sites(c: Constants, s: State, seat: int, features: Ints) -> None:
    """Where the seat could build a post, by how far its ship is from there."""
    ship = signed(s.ship[seat])
    one_away = signed(s.near[ship])
    two_away = reach(s, ship, 2)
    for island in range(1, ISLANDS):
        posts = signed(s.posts_built[seat, c.island_good[s.island[island]]])
        if has(s.posts_on[seat], island) or posts == COLUMNS or island == ship:
            continue
        price = post_price(c, s, island)
        gain = (signed(c.post_value[posts]) - 0.7 * price) / 3.0
        site = at.BUILD_FAR
        if has(one_away, island):
            site = at.BUILD_NEAR
        elif has(two_away, island):
            site = at.BUILD_TWO_AWAY
        features[site + at.BUILD_GAIN] = max(features[site + at.BUILD_GAIN], gain)
        features[site + at.BUILD_SITES] += 0.2
        if price == 0:
            features[site + at.BUILD_FREE] += 0.2
