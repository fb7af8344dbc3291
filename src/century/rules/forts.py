"""Forts: a bonus tile, then the point card above; its benefit; exploration tiles."""

from century.rules.bits import bit, signed
from century.rules.bonus import tiles_for
from century.rules.box import AID, SETTLERS, TOOL, Box
from century.rules.box import EXPLORE as EXPLORE_CARD
from century.rules.compiling import rule
from century.rules.cubes import holds
from century.rules.decisions import DO_CLAIM, DONE, EXPLORE, SKIP_CLAIM
from century.rules.rows import leave_points_row
from century.rules.state import BESIDE, NOWHERE, TILES, State


@rule
def claimable(box: Box, s: State, location: int, cubes: int) -> bool:
    """nw.loc.fort.claim: there is a card above this fort, and the cubes pay for it."""
    place = signed(box.location_place[location])
    return place < s.points_shown and holds(cubes, box.point_cost[s.points_row[place]])


@rule
def fort_possible(box: Box, s: State, location: int, cubes: int) -> bool:
    """nw.loc.fort: at least one of the two."""
    return (
        claimable(box, s, location, cubes) or tiles_for(box, s, box.location_spaces[location]) != 0
    )


@rule
def fort_bonuses(box: Box, s: State) -> int:
    """nw.loc.fort.order: the tile first; it may be left out for the sake of the card."""
    answers = tiles_for(box, s, s.spaces)
    if answers == 0 or claimable(box, s, signed(s.location), signed(s.cubes[s.turn])):
        answers |= bit(box.spaces)
    return answers


@rule
def claims(box: Box, s: State) -> int:
    answers = 0
    if claimable(box, s, signed(s.location), signed(s.cubes[s.turn])):
        answers |= bit(DO_CLAIM)
    if s.took:
        answers |= bit(SKIP_CLAIM)
    return answers


@rule
def claim_at_fort(box: Box, s: State, answer: int) -> None:
    s.decision = DONE
    if answer == SKIP_CLAIM:
        return
    seat = signed(s.turn)
    card = leave_points_row(s, signed(box.location_place[s.location]))  # nw.loc.fort.refill
    s.cubes[seat] -= box.point_cost[card]
    s.taken[seat, s.taken_count[seat]] = card
    s.taken_count[seat] += 1
    if s.taken_count[seat] == box.end_cards:  # nw.end
        s.ending = 1
    learn(box, s, seat, card)
    benefit = box.point_benefit[card]
    if benefit == SETTLERS:  # nw.card.settlers
        recruit(s, seat, box.point_settlers[card])
    elif benefit == EXPLORE_CARD and explorations(s) != 0:  # nw.card.explore.none
        s.decision = EXPLORE


@rule
def learn(box: Box, s: State, seat: int, card: int) -> None:
    """The permanent benefits of a card that lies before a seat."""
    symbol = box.point_symbol[card]
    if box.point_benefit[card] == AID:  # nw.card.aid
        s.aid[seat, symbol] += 1
    elif box.point_benefit[card] == TOOL:  # nw.card.tool
        s.tools[seat, symbol] += box.point_cube[card]


@rule
def recruit(s: State, seat: int, settlers: int) -> None:
    """Move settlers from the reserve to the player board, as many as there are."""
    moved = min(signed(settlers), signed(s.reserve[seat]))
    s.reserve[seat] -= moved
    s.settlers[seat] += moved


@rule
def explorations(s: State) -> int:
    """nw.card.explore, ew1.explore: the tiles on the board or beside it."""
    tiles = 0
    for tile in range(TILES):
        if s.tile_at[tile] != NOWHERE:
            tiles |= 1 << tile
    return tiles


@rule
def explore(box: Box, s: State, tile: int) -> None:
    seat = signed(s.turn)
    if s.tile_at[tile] != BESIDE:
        s.closed &= ~bit(s.tile_at[tile])  # nw.card.explore.uncover
    s.tile_at[tile] = NOWHERE
    s.explored[seat, s.explored_count[seat]] = tile
    s.explored_count[seat] += 1
    s.cubes[seat] += box.tile_cubes[tile]  # nw.tile.cubes
    recruit(s, seat, box.tile_settlers[tile])  # nw.tile.settler
    s.decision = DONE
