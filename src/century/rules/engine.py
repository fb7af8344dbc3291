"""`answers` and `apply`: the rules of all modes, one decision at a time."""

from century.rules import decisions as d
from century.rules.constants import FORT, SAIL, Constants
from century.rules.machine.bits import bit, first, has, signed
from century.rules.machine.compiling import compiled, inlined
from century.rules.mechanisms.bonus import take_bonus, tiles_for
from century.rules.mechanisms.claims import claim, claim_turns
from century.rules.mechanisms.effects import give_back, returns, trade, trades, upgrade, upgrades
from century.rules.mechanisms.forts import (
    claim_at_fort,
    claims,
    explorations,
    explore,
    fort_bonuses,
)
from century.rules.mechanisms.hand import acquire, hand_turns, place_cube, places, play, take_back
from century.rules.mechanisms.market import leave_market, market_uses, replace_in_route, use_market
from century.rules.mechanisms.route import route_turns, swap, swaps, use_route
from century.rules.mechanisms.settlers import call_back, work, work_turns
from century.rules.mechanisms.ships import (
    build,
    builds,
    pay,
    pays,
    post_trade,
    post_trades,
    put_post,
    sail,
    sails,
    trade_at_island,
)
from century.rules.state import NOWHERE, ROUTE, State
from century.rules.turns import end_turn


@inlined
def turn_answers(c: Constants, s: State) -> int:
    """What the seat may do in its turn: rest, and what each mechanism of the mode adds."""
    allowed = bit(c.rest)
    if c.hands:
        allowed |= hand_turns(c, s)
    if c.row_claims:
        allowed |= claim_turns(c, s) << signed(c.first_claim)
    if c.locations:
        allowed |= work_turns(c, s) << signed(c.first_work)
    if c.routes:
        allowed |= route_turns(c, s) << signed(c.first_route)
    return allowed


@inlined
def take_turn(c: Constants, s: State, choice: int) -> None:
    if choice == c.rest:
        rest(c, s)
    elif choice >= c.first_route:
        use_route(c, s, choice - signed(c.first_route))
    elif choice >= c.first_work:
        work(c, s, choice - signed(c.first_work))
    elif choice >= c.first_claim:
        claim(c, s, choice - signed(c.first_claim))
    elif choice >= c.first_acquire:
        acquire(s, choice - signed(c.first_acquire))
    else:
        play(c, s, choice)


@inlined
def rest(c: Constants, s: State) -> None:
    """Take back the cards that were played, and the settlers that are out."""
    seat = signed(s.turn)
    if c.hands:
        take_back(s, seat)
    if c.settlers:
        call_back(c, s, seat)
    s.decision = d.DONE


@inlined
def answers(c: Constants, s: State) -> int:
    """The legal answers to the pending decision, as a set; `apply` keeps it in `s.legal`."""
    decision = s.decision
    if decision == d.TURN:
        return turn_answers(c, s)
    if decision == d.UPGRADE:
        return upgrades(s)
    if decision == d.TRADE:
        return trades(c, s)
    if decision == d.PLACE:
        return places(s)
    if decision == d.DISCARD or decision == d.SPEND:
        return returns(s)
    if decision == d.BONUS:
        if c.location_kind[s.location] == FORT:
            return fort_bonuses(c, s)
        return tiles_for(c, s, s.spaces) | bit(c.spaces)
    if decision == d.CLAIM:
        return claims(c, s)
    if decision == d.EXPLORE:
        return explorations(s)
    if decision == d.MARKET:
        return market_uses(c, s)
    if decision == d.REPLACE:
        return bit(ROUTE) - 1
    if decision == d.SWAP:
        return swaps(s)
    if decision == d.SAIL:
        return sails(c, s, signed(s.location), signed(s.cubes[s.turn]))
    if decision == d.PAY:
        return pays(s)
    if decision == d.BUILD:
        return builds(c, s)
    if decision == d.POST:
        return post_trades(c, s, signed(s.cubes[s.turn]))
    return 0


@inlined
def answer(c: Constants, s: State, choice: int) -> None:
    """Carry out one legal answer; leaves the next decision or DONE."""
    decision = s.decision
    if decision == d.TURN:
        take_turn(c, s, choice)
    elif decision == d.UPGRADE:
        upgrade(s, choice)
    elif decision == d.TRADE:
        trade(c, s, choice)
    elif decision == d.PLACE:
        place_cube(s, choice)
    elif decision == d.DISCARD:
        if give_back(s, choice):
            s.decision = d.DONE
    elif decision == d.BONUS:
        take_bonus(c, s, choice)
        after_bonus(c, s)
    elif decision == d.CLAIM:
        claim_at_fort(c, s, choice)
    elif decision == d.EXPLORE:
        explore(c, s, choice)
    elif decision == d.MARKET:
        use_market(c, s, choice)
    elif decision == d.REPLACE:
        replace_in_route(s, choice)
    elif decision == d.SWAP:
        swap(s, choice)
    elif decision == d.SAIL:
        sail(c, s, choice)
    elif decision == d.PAY:
        pay(c, s, choice)
    elif decision == d.BUILD:
        build(c, s, choice)
    elif decision == d.SPEND:
        if give_back(s, choice):
            put_post(c, s)
    else:
        post_trade(s, choice)


@inlined
def after_bonus(c: Constants, s: State) -> None:
    """A bonus tile is offered at a fort, for a column of posts or for the fourth merchant."""
    kind = c.location_kind[s.location]
    if kind == FORT:
        s.decision = d.CLAIM
    elif kind == SAIL:
        trade_at_island(s)
    else:
        s.decision = d.DONE


@inlined
def conclude(c: Constants, s: State) -> None:
    """The action is finished: put away the market card that was used, or end the turn."""
    if s.location != NOWHERE and s.place != NOWHERE:
        leave_market(c, s)
    else:
        end_turn(c, s)


@inlined
def settle(c: Constants, s: State) -> None:
    """Go on until somebody has a choice: only the turn is asked even with a single answer."""
    while True:
        while s.decision == d.DONE:
            conclude(c, s)
        s.legal = answers(c, s)
        if s.decision == d.TURN or s.legal & (s.legal - 1) != 0 or s.decision == d.OVER:
            return
        answer(c, s, first(s.legal))


@inlined
def step(c: Constants, s: State, choice: int) -> None:
    """Carry out one of the legal answers."""
    answer(c, s, choice)
    settle(c, s)


@compiled
def apply(c: Constants, s: State, choice: int) -> bool:
    """Carry out one answer; False, and nothing changed, if it is not legal."""
    if choice < 0 or choice >= d.ANSWERS or not has(s.legal, choice):
        return False
    step(c, s, choice)
    return True


@compiled
def answer_only(c: Constants, s: State, choice: int) -> bool:
    """Like `apply`, without the answers that follow because there is no other."""
    if choice < 0 or choice >= d.ANSWERS or not has(s.legal, choice):
        return False
    answer(c, s, choice)
    while s.decision == d.DONE:
        conclude(c, s)
    s.legal = answers(c, s)
    return True


@compiled
def refresh(c: Constants, s: State) -> None:
    """Find the legal answers of a state that was put together by hand."""
    s.legal = answers(c, s)
