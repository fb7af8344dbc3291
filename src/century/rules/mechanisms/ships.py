"""Ships and trading posts of From East to West II and III."""

from century.rules.constants import ISLAND_EFFECT, Constants
from century.rules.decisions import BUILD, DO_BUILD, DONE, PAY, SKIP_BUILD, SPEND, TRADE
from century.rules.machine.bits import bit, first, has, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import colours_held, holds, one, total
from century.rules.mechanisms.bonus import offer_bonus
from century.rules.state import COLUMNS, GOODS, ISLANDS, State

SEA = 0
ANYWHERE = 0


@inlined
def reach(s: State, island: int, steps: int) -> int:
    """ew2.loc.sail, ew2.loc.sail.through: the other islands within so many steps, as a set."""
    if steps == ANYWHERE:
        islands = bit(ISLANDS) - 1
    else:
        islands = signed(s.near[island])
        if steps == 2:
            neighbours = islands
            while neighbours:
                islands |= signed(s.near[first(neighbours)])
                neighbours &= neighbours - 1
    return islands & ~bit(island)  # ew2.loc.sail.must


@inlined
def ships_at(c: Constants, s: State, island: int) -> int:
    """How many ships of others lie there."""
    ships = 0
    for seat in range(signed(c.players)):
        if seat != s.turn and s.ship[seat] == island:
            ships += 1
    return ships


@inlined
def sails(c: Constants, s: State, location: int, cubes: int) -> int:
    """ew2.loc.sail.pay: the islands in reach whose ships can all be paid, as a set."""
    islands = reach(s, s.ship[s.turn], c.location_sail[location])
    payable = total(cubes)
    if payable < c.players - 1:
        for seat in range(signed(c.players)):
            if ships_at(c, s, signed(s.ship[seat])) > payable:
                islands &= ~bit(s.ship[seat])
    return islands


@inlined
def sail(c: Constants, s: State, island: int) -> None:
    s.ship[s.turn] = island
    s.payee = s.turn
    find_payee(c, s)


@inlined
def find_payee(c: Constants, s: State) -> None:
    """ew2.loc.sail.pay.order: the next owner in turn order, or on with the visit."""
    island = signed(s.ship[s.turn])
    seat = signed(s.payee)
    while True:
        seat = 0 if seat + 1 == c.players else seat + 1
        if seat == s.turn:
            break
        if s.ship[seat] == island:
            s.payee = seat
            s.decision = PAY
            return
    s.payee = 0
    s.decision = DONE if island == SEA else BUILD


@inlined
def pays(s: State) -> int:
    return colours_held(s.cubes[s.turn])


@inlined
def pay(c: Constants, s: State, colour: int) -> None:
    s.cubes[s.turn] = signed(s.cubes[s.turn]) - one(colour)
    s.cubes[s.payee] = signed(s.cubes[s.payee]) + one(colour)
    find_payee(c, s)


@inlined
def post_price(c: Constants, s: State, island: int) -> int:
    """ew2.loc.sail.build.price: a cube for each post that stands there, two with two players."""
    posts = 0
    for seat in range(signed(c.players)):
        if has(s.posts_on[seat], island):
            posts += 1
    return 2 * posts if c.players == 2 else posts


@inlined
def can_build(c: Constants, s: State, seat: int, island: int) -> bool:
    """ew2.loc.sail.build: one post of a seat on a tile, from its row, for its price."""
    return (
        not has(s.posts_on[seat], island)
        and s.posts_built[seat, c.island_good[s.island[island]]] < COLUMNS
        and post_price(c, s, island) <= total(s.cubes[seat])
    )


@inlined
def builds(c: Constants, s: State) -> int:
    answers = bit(SKIP_BUILD)
    if can_build(c, s, signed(s.turn), signed(s.ship[s.turn])):
        answers |= bit(DO_BUILD)
    return answers


@inlined
def build(c: Constants, s: State, answer: int) -> None:
    if answer != DO_BUILD:
        trade_at_island(s)
        return
    s.steps = post_price(c, s, s.ship[s.turn])
    s.colour = 0
    if s.steps > 0:
        s.decision = SPEND
    else:
        put_post(c, s)


@inlined
def put_post(c: Constants, s: State) -> None:
    """ew2.loc.sail.build.take; the leftmost posts go first, so row lengths tell the columns."""
    seat = signed(s.turn)
    island = signed(s.ship[seat])
    good = signed(c.island_good[s.island[island]])
    s.posts_on[seat] |= bit(island)
    s.posts_built[seat, good] += 1
    column = s.posts_built[seat, good]
    for row in range(GOODS):
        if s.posts_built[seat, row] < column:
            trade_at_island(s)
            return
    offer_bonus(s, c.column_spaces)  # ew2.loc.sail.build.column


@inlined
def trade_at_island(s: State) -> None:
    """ew2.loc.sail.trade: optional"""
    s.effect = ISLAND_EFFECT + signed(s.island[s.ship[s.turn]])
    s.optional = 1
    s.decision = TRADE


@inlined
def ship_trade_possible(c: Constants, s: State, cubes: int) -> bool:
    """ew2.loc.ship-trade"""
    island = signed(s.ship[s.turn])
    return island != SEA and holds(cubes, c.effect_cost[ISLAND_EFFECT + signed(s.island[island])])


@inlined
def ship_trade(s: State) -> None:
    s.effect = ISLAND_EFFECT + signed(s.island[s.ship[s.turn]])
    s.decision = TRADE


@inlined
def post_trades(c: Constants, s: State, cubes: int) -> int:
    """ew2.loc.post-trade: islands with an own post whose trade can be paid, as a set."""
    posts = signed(s.posts_on[s.turn])
    islands = 0
    while posts:
        island = first(posts)
        posts &= posts - 1
        if holds(cubes, c.effect_cost[ISLAND_EFFECT + signed(s.island[island])]):
            islands |= bit(island)
    return islands


@inlined
def post_trade(s: State, island: int) -> None:
    s.effect = ISLAND_EFFECT + signed(s.island[island])
    s.decision = TRADE
