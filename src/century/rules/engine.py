"""`legal` and `apply`: the rules of all modes, one decision at a time."""

from century.rules import decisions as d
from century.rules.bits import bit, first, has, signed
from century.rules.bonus import take_bonus, tiles_for
from century.rules.box import FORT, SAIL, Box
from century.rules.compiling import entry, rule
from century.rules.effects import give_back, returns, trade, trades, upgrade, upgrades
from century.rules.forts import claim_at_fort, claims, explorations, explore, fort_bonuses
from century.rules.market import leave_market, market_uses, replace_in_route, use_market
from century.rules.merchants import merchant_turn, merchant_turns, place_cube, places
from century.rules.route import swap, swaps
from century.rules.settlers import settler_turn, settler_turns
from century.rules.ships import (
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


@rule
def answers(box: Box, s: State) -> int:
    """The legal answers to the pending decision, as a set; `apply` keeps it in `s.legal`."""
    decision = s.decision
    if decision == d.TURN:
        return merchant_turns(box, s) if box.hands else settler_turns(box, s)
    if decision == d.UPGRADE:
        return upgrades(s)
    if decision == d.TRADE:
        return trades(box, s)
    if decision == d.PLACE:
        return places(s)
    if decision == d.DISCARD or decision == d.SPEND:
        return returns(s)
    if decision == d.BONUS:
        if box.location_kind[s.location] == FORT:
            return fort_bonuses(box, s)
        return tiles_for(box, s, s.spaces) | bit(box.spaces)
    if decision == d.CLAIM:
        return claims(box, s)
    if decision == d.EXPLORE:
        return explorations(s)
    if decision == d.MARKET:
        return market_uses(box, s)
    if decision == d.REPLACE:
        return bit(ROUTE) - 1
    if decision == d.SWAP:
        return swaps(s)
    if decision == d.SAIL:
        return sails(box, s, signed(s.location), signed(s.cubes[s.turn]))
    if decision == d.PAY:
        return pays(s)
    if decision == d.BUILD:
        return builds(box, s)
    if decision == d.POST:
        return post_trades(box, s, signed(s.cubes[s.turn]))
    return 0


@rule
def answer(box: Box, s: State, choice: int) -> None:
    """Carry out one legal answer; leaves the next decision or DONE."""
    decision = s.decision
    if decision == d.TURN:
        if box.hands:
            merchant_turn(box, s, choice)
        else:
            settler_turn(box, s, choice)
    elif decision == d.UPGRADE:
        upgrade(s, choice)
    elif decision == d.TRADE:
        trade(box, s, choice)
    elif decision == d.PLACE:
        place_cube(s, choice)
    elif decision == d.DISCARD:
        if give_back(s, choice):
            s.decision = d.DONE
    elif decision == d.BONUS:
        take_bonus(box, s, choice)
        after_bonus(box, s)
    elif decision == d.CLAIM:
        claim_at_fort(box, s, choice)
    elif decision == d.EXPLORE:
        explore(box, s, choice)
    elif decision == d.MARKET:
        use_market(box, s, choice)
    elif decision == d.REPLACE:
        replace_in_route(s, choice)
    elif decision == d.SWAP:
        swap(s, choice)
    elif decision == d.SAIL:
        sail(box, s, choice)
    elif decision == d.PAY:
        pay(box, s, choice)
    elif decision == d.BUILD:
        build(box, s, choice)
    elif decision == d.SPEND:
        if give_back(s, choice):
            put_post(box, s)
    else:
        post_trade(s, choice)


@rule
def after_bonus(box: Box, s: State) -> None:
    """A bonus tile is offered at a fort, for a column of posts or for the fourth merchant."""
    kind = box.location_kind[s.location]
    if kind == FORT:
        s.decision = d.CLAIM
    elif kind == SAIL:
        trade_at_island(s)
    else:
        s.decision = d.DONE


@rule
def conclude(box: Box, s: State) -> None:
    """The action is finished: put away the market card that was used, or end the turn."""
    if s.location != NOWHERE and s.place != NOWHERE:
        leave_market(box, s)
    else:
        end_turn(box, s)


@rule
def settle(box: Box, s: State) -> None:
    """Go on until somebody has a choice: only the turn is asked even with a single answer."""
    while True:
        while s.decision == d.DONE:
            conclude(box, s)
        s.legal = answers(box, s)
        if s.decision == d.TURN or s.legal & (s.legal - 1) != 0 or s.decision == d.OVER:
            return
        answer(box, s, first(s.legal))


@rule
def step(box: Box, s: State, choice: int) -> None:
    """Carry out one of the legal answers."""
    answer(box, s, choice)
    settle(box, s)


@entry
def apply(box: Box, s: State, choice: int) -> bool:
    """Carry out one answer; False, and nothing changed, if it is not legal."""
    if choice < 0 or choice > 62 or not has(s.legal, choice):
        return False
    step(box, s, choice)
    return True


@entry
def refresh(box: Box, s: State) -> None:
    """Find the legal answers of a state that was put together by hand."""
    s.legal = answers(box, s)
