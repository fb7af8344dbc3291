"""Ships and trading posts of From East to West II and III."""

from century.rules.bits import bit, first, has, signed
from century.rules.bonus import offer_bonus
from century.rules.box import ISLAND_EFFECT, Box
from century.rules.compiling import rule
from century.rules.cubes import colours_held, holds, one, total
from century.rules.decisions import BUILD, DO_BUILD, DONE, PAY, SKIP_BUILD, SPEND, TRADE
from century.rules.state import COLUMNS, GOODS, ISLANDS, State

SEA = 0
ANYWHERE = 0


@rule
def reach(s: State, island: int, steps: int) -> int:
    """ew2.loc.sail, ew2.loc.sail.through: the other islands within so many steps, as a set."""
    if steps == ANYWHERE:
        found = bit(ISLANDS) - 1
    else:
        found = signed(s.near[island])
        if steps == 2:
            neighbours = found
            while neighbours:
                found |= signed(s.near[first(neighbours)])
                neighbours &= neighbours - 1
    return found & ~bit(island)  # ew2.loc.sail.must


@rule
def ships_at(box: Box, s: State, island: int) -> int:
    """How many ships of others lie there."""
    ships = 0
    for seat in range(signed(box.players)):
        if seat != s.turn and s.ship[seat] == island:
            ships += 1
    return ships


@rule
def sails(box: Box, s: State, location: int, cubes: int) -> int:
    """ew2.loc.sail.pay: the islands in reach whose ships can all be paid, as a set."""
    islands = reach(s, s.ship[s.turn], box.location_sail[location])
    many = total(cubes)
    if many < box.players - 1:
        for seat in range(signed(box.players)):
            if ships_at(box, s, signed(s.ship[seat])) > many:
                islands &= ~bit(s.ship[seat])
    return islands


@rule
def sail(box: Box, s: State, island: int) -> None:
    s.ship[s.turn] = island
    s.payee = s.turn
    find_payee(box, s)


@rule
def find_payee(box: Box, s: State) -> None:
    """ew2.loc.sail.pay.order: the next owner in turn order, or on with the visit."""
    island = signed(s.ship[s.turn])
    seat = signed(s.payee)
    while True:
        seat = 0 if seat + 1 == box.players else seat + 1
        if seat == s.turn:
            break
        if s.ship[seat] == island:
            s.payee = seat
            s.decision = PAY
            return
    s.payee = 0
    s.decision = DONE if island == SEA else BUILD


@rule
def pays(s: State) -> int:
    return colours_held(s.cubes[s.turn])


@rule
def pay(box: Box, s: State, colour: int) -> None:
    s.cubes[s.turn] = signed(s.cubes[s.turn]) - one(colour)
    s.cubes[s.payee] = signed(s.cubes[s.payee]) + one(colour)
    find_payee(box, s)


@rule
def post_price(box: Box, s: State, island: int) -> int:
    """ew2.loc.sail.build.price"""
    posts = 0
    for seat in range(signed(box.players)):
        if has(s.posts_on[seat], island):
            posts += 1
    return posts * signed(box.post_price)


@rule
def builds(box: Box, s: State) -> int:
    """ew2.loc.sail.build: one post of a seat on a tile, from its row, for its price."""
    seat = signed(s.turn)
    island = signed(s.ship[seat])
    answers = bit(SKIP_BUILD)
    if (
        not has(s.posts_on[seat], island)
        and s.posts_built[seat, box.island_good[s.island[island]]] < COLUMNS
        and post_price(box, s, island) <= total(s.cubes[seat])
    ):
        answers |= bit(DO_BUILD)
    return answers


@rule
def build(box: Box, s: State, answer: int) -> None:
    if answer != DO_BUILD:
        trade_at_island(s)
        return
    s.steps = post_price(box, s, s.ship[s.turn])
    s.colour = 0
    if s.steps > 0:
        s.decision = SPEND
    else:
        put_post(box, s)


@rule
def put_post(box: Box, s: State) -> None:
    """ew2.loc.sail.build.take; the leftmost posts go first, so row lengths tell the columns."""
    seat = signed(s.turn)
    island = signed(s.ship[seat])
    good = signed(box.island_good[s.island[island]])
    s.posts_on[seat] |= bit(island)
    s.posts_built[seat, good] += 1
    column = s.posts_built[seat, good]
    for row in range(GOODS):
        if s.posts_built[seat, row] < column:
            trade_at_island(s)
            return
    offer_bonus(s, box.column_spaces)  # ew2.loc.sail.build.column


@rule
def trade_at_island(s: State) -> None:
    """ew2.loc.sail.trade: optional"""
    s.effect = ISLAND_EFFECT + signed(s.island[s.ship[s.turn]])
    s.optional = 1
    s.decision = TRADE


@rule
def ship_trade_possible(box: Box, s: State, cubes: int) -> bool:
    """ew2.loc.ship-trade"""
    island = signed(s.ship[s.turn])
    return island != SEA and holds(cubes, box.effect_cost[ISLAND_EFFECT + signed(s.island[island])])


@rule
def ship_trade(s: State) -> None:
    s.effect = ISLAND_EFFECT + signed(s.island[s.ship[s.turn]])
    s.decision = TRADE


@rule
def post_trades(box: Box, s: State, cubes: int) -> int:
    """ew2.loc.post-trade: islands with an own post whose trade can be paid, as a set."""
    posts = signed(s.posts_on[s.turn])
    islands = 0
    while posts:
        island = first(posts)
        posts &= posts - 1
        if holds(cubes, box.effect_cost[ISLAND_EFFECT + signed(s.island[island])]):
            islands |= bit(island)
    return islands


@rule
def post_trade(s: State, island: int) -> None:
    s.effect = ISLAND_EFFECT + signed(s.island[island])
    s.decision = TRADE
