"""Draws one by one: what an action turns up from the hidden piles, and what may lie there.

Nothing is drawn by chance after the deal but what lies on top of the piles, so a draw is told by
where it comes from, and any card that nobody has seen may be moved to that place.
"""

from typing import NamedTuple

from century.game.ruleset import Ruleset
from century.rules.state import OWN_BONUS, SETTLER_SEATS, State

POINTS, MARKET, BONUS = 0, 64, 128  # numbers of outcomes: these, and the number of the component


class Draw(NamedTuple):
    """A place in a hidden pile that is turned up; of bonus tiles also the space."""

    pile: int
    at: int
    space: int = 0


def draws_between(ruleset: Ruleset, before: State, after: State) -> list[Draw]:
    """The places whose contents came to light, in the order in which they are drawn."""
    draws = []
    for pile in (POINTS, MARKET):
        cards = _deck(pile, before)
        new = set(_open(ruleset, pile, after)) - set(_open(ruleset, pile, before))
        draws += [Draw(pile, at) for at in reversed(range(len(cards))) if cards[at] in new]
    for space in range(int(ruleset.constants.spaces)):
        count = int(after.stack_count[space])
        if 0 < count < before.stack_count[space]:
            draws.append(Draw(BONUS, count - 1, space))
    return draws


def outcomes(ruleset: Ruleset, state: State, draw: Draw) -> list[int]:
    """What may lie there, all equally likely."""
    if draw.pile != BONUS:
        return sorted(draw.pile + card for card in _deck(draw.pile, state)[: draw.at + 1])
    unseen = int(ruleset.constants.bonus_used)
    for seat in range(SETTLER_SEATS):
        for i in range(int(state.bonus_count[seat])):
            unseen &= ~(1 << int(state.bonus[seat, i]))
    for space in range(int(ruleset.constants.spaces)):
        if state.stack_count[space]:
            unseen &= ~(1 << int(state.stack[space, int(state.stack_count[space]) - 1]))
    return [BONUS + tile for tile in range(unseen.bit_length()) if unseen >> tile & 1]


def put(ruleset: Ruleset, state: State, draw: Draw, outcome: int) -> None:
    """Let that lie there; what lay there takes its place."""
    card = outcome - draw.pile
    if draw.pile != BONUS:
        pile = state.points_deck if draw.pile == POINTS else state.market_deck
        other = next(at for at in range(draw.at + 1) if pile[at] == card)
        pile[other], pile[draw.at] = pile[draw.at], pile[other]
        return
    for space in range(int(ruleset.constants.spaces)):
        for at in range(int(state.stack_count[space])):
            if state.stack[space, at] == card:
                state.stack[space, at] = state.stack[draw.space, draw.at]
    state.stack[draw.space, draw.at] = card  # the other may have been in the box


def name_of(ruleset: Ruleset, outcome: int) -> str:
    if outcome >= BONUS:
        return ruleset.bonus[outcome - BONUS].id
    if outcome >= MARKET:
        return ruleset.merchant_ids[outcome - MARKET]
    return ruleset.point_ids[outcome]


def max_draws(ruleset: Ruleset) -> int:
    """In one action: the whole row of the market, a point card and a bonus tile."""
    return int(ruleset.constants.market_row) + 1 + OWN_BONUS


def _deck(pile: int, state: State) -> list[int]:
    if pile == POINTS:
        return [int(state.points_deck[at]) for at in range(int(state.points_left))]
    return [int(state.market_deck[at]) for at in range(int(state.market_left))]


def _open(ruleset: Ruleset, pile: int, state: State) -> list[int]:
    """The cards of a pile that lie open: in its row, and on a deck that lies face up."""
    if pile == MARKET:
        return [int(state.market_row[at]) for at in range(int(state.market_shown))]
    row = [int(state.points_row[at]) for at in range(int(state.points_shown))]
    top = _deck(POINTS, state)[-1:] if ruleset.constants.face_up else []
    return row + top
