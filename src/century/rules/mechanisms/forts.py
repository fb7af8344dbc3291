"""Forts: a bonus tile, then the point card above; its benefit; exploration tiles."""

from century.rules.constants import AID, SETTLERS, TOOL, Constants
from century.rules.constants import EXPLORE as EXPLORE_CARD
from century.rules.decisions import DO_CLAIM, DONE, EXPLORE, SKIP_CLAIM
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import holds
from century.rules.mechanisms.bonus import tiles_for
from century.rules.mechanisms.rows import leave_points_row
from century.rules.state import BESIDE, NOWHERE, TILES, State


@inlined
def claimable(c: Constants, s: State, location: int, cubes: int) -> bool:
    """nw.loc.fort.claim: there is a card above this fort, and the cubes pay for it."""
    place = signed(c.location_place[location])
    return place < s.points_shown and holds(cubes, c.point_cost[s.points_row[place]])


@inlined
def fort_possible(c: Constants, s: State, location: int, cubes: int) -> bool:
    """nw.loc.fort: at least one of the two."""
    return claimable(c, s, location, cubes) or tiles_for(c, s, c.location_spaces[location]) != 0


@inlined
def fort_bonuses(c: Constants, s: State) -> int:
    """nw.loc.fort.order: the tile first; it may be left out for the sake of the card."""
    answers = tiles_for(c, s, s.spaces)
    if answers == 0 or claimable(c, s, signed(s.location), signed(s.cubes[s.turn])):
        answers |= bit(c.spaces)
    return answers


@inlined
def claims(c: Constants, s: State) -> int:
    answers = 0
    if claimable(c, s, signed(s.location), signed(s.cubes[s.turn])):
        answers |= bit(DO_CLAIM)
    if s.took:
        answers |= bit(SKIP_CLAIM)
    return answers


@inlined
def claim_at_fort(c: Constants, s: State, answer: int) -> None:
    s.decision = DONE
    if answer == SKIP_CLAIM:
        return
    seat = signed(s.turn)
    card = leave_points_row(s, signed(c.location_place[s.location]))  # nw.loc.fort.refill
    s.cubes[seat] -= c.point_cost[card]
    s.taken[seat, s.taken_count[seat]] = card
    s.taken_count[seat] += 1
    if s.taken_count[seat] == c.end_cards:  # nw.end
        s.ending = 1
    learn(c, s, seat, card)
    benefit = c.point_benefit[card]
    if benefit == SETTLERS:  # nw.card.settlers
        recruit(s, seat, c.point_settlers[card])
    elif benefit == EXPLORE_CARD and explorations(s) != 0:  # nw.card.explore.none
        s.decision = EXPLORE


@inlined
def learn(c: Constants, s: State, seat: int, card: int) -> None:
    """The permanent benefits of a card that lies before a seat."""
    symbol = c.point_symbol[card]
    if c.point_benefit[card] == AID:  # nw.card.aid
        s.aid[seat, symbol] += 1
    elif c.point_benefit[card] == TOOL:  # nw.card.tool
        s.tools[seat, symbol] += c.point_cube[card]


@inlined
def recruit(s: State, seat: int, settlers: int) -> None:
    """Move settlers from the reserve to the player board, as many as there are."""
    moved = min(signed(settlers), signed(s.reserve[seat]))
    s.reserve[seat] -= moved
    s.settlers[seat] += moved


@inlined
def explorations(s: State) -> int:
    """nw.card.explore, ew1.explore: the tiles on the board or beside it."""
    tiles = 0
    for tile in range(TILES):
        if s.tile_at[tile] != NOWHERE:
            tiles |= 1 << tile
    return tiles


@inlined
def explore(c: Constants, s: State, tile: int) -> None:
    seat = signed(s.turn)
    if s.tile_at[tile] != BESIDE:
        s.closed &= ~bit(s.tile_at[tile])  # nw.card.explore.uncover
    s.tile_at[tile] = NOWHERE
    s.explored[seat, s.explored_count[seat]] = tile
    s.explored_count[seat] += 1
    s.cubes[seat] += c.tile_cubes[tile]  # nw.tile.cubes
    recruit(s, seat, c.tile_settlers[tile])  # nw.tile.settler
    s.decision = DONE
