"""Observations and masks, written by compiled code from what lies open on the table."""

from century.envs.compiling import entry
from century.envs.layout import Offsets
from century.rules import decisions as d
from century.rules.bits import first, has, signed
from century.rules.box import ISLAND_EFFECT, POST_TRADE, Box
from century.rules.compiling import rule
from century.rules.cubes import COLOURS, count
from century.rules.records import Ints
from century.rules.state import BESIDE, COLUMNS, GOODS, ISLANDS, NOWHERE, ROUTE, TILES, State


@rule
def after(box: Box, viewer: int, seat: int) -> int:
    """1 + the place of a seat when the viewer stands first; 0 for nobody."""
    if seat == NOWHERE:
        return 0
    place = signed(seat) - viewer
    return 1 + (place if place >= 0 else place + signed(box.players))


@rule
def write_cubes(out: Ints, at: int, cubes: int) -> None:
    for colour in range(COLOURS):
        out[at + colour] = count(cubes, colour)


@rule
def write_row(out: Ints, at: int, cards: Ints, shown: int) -> None:
    """What lies at each place."""
    for place in range(signed(shown)):
        out[at + place] = cards[place] + 1


@rule
def write_order(out: Ints, at: int, cards: Ints, begin: int, end: int) -> None:
    """The place of each card of a list."""
    for i in range(begin, end):
        out[at + signed(cards[i])] = i + 1 - begin


@rule
def write_pending(box: Box, at: Offsets, s: State, viewer: int, out: Ints) -> None:
    """The unfinished turn: only what the view tells, for older traces of a turn mean nothing."""
    decision = s.decision
    if decision == d.TURN or decision == d.OVER:
        return
    if decision == d.DISCARD:
        if box.routes:
            out[at.again] = s.again
    elif s.location != NOWHERE:
        out[at.location] = s.location + 1
        if decision == d.TRADE and box.location_kind[s.location] == POST_TRADE:
            for island in range(1, ISLANDS):
                if s.island[island] + ISLAND_EFFECT == s.effect:
                    out[at.post] = island
    elif decision == d.PLACE:
        out[at.acquire] = s.place + 1
    elif box.routes:
        for place in range(ROUTE - 1, -1, -1):
            if s.route[s.turn, place] == s.effect:
                out[at.route] = place + 1
    if decision == d.UPGRADE or decision == d.PLACE or decision == d.SPEND:
        out[at.steps] = s.steps
    if decision == d.UPGRADE or decision == d.DISCARD or decision == d.SPEND:
        out[at.colour] = s.colour + 1
    if decision == d.PAY:
        out[at.payee] = after(box, viewer, s.payee)


@rule
def write_table(box: Box, at: Offsets, s: State, viewer: int, out: Ints) -> None:
    out[at.viewer] = viewer
    out[at.rounds] = s.rounds & 0xFF
    out[at.rounds + 1] = s.rounds >> 8
    out[at.turn] = after(box, viewer, s.turn)
    out[at.seat] = after(box, viewer, s.seat)
    out[at.decision] = s.decision
    out[at.ending] = s.ending
    write_pending(box, at, s, viewer, out)
    write_row(out, at.points_row, s.points_row, s.points_shown)
    out[at.points_deck] = s.points_left
    if box.face_up and s.points_left > 0:
        out[at.points_next] = s.points_deck[s.points_left - 1] + 1
    if box.coins:
        out[at.gold_left] = s.gold_left
        out[at.silver_left] = s.silver_left
    if box.market_row:
        write_row(out, at.market_row, s.market_row, s.market_shown)
        out[at.market_deck] = s.market_left
        if box.hands:
            for place in range(signed(s.market_shown)):
                write_cubes(out, at.market_cubes + COLOURS * place, s.market_cubes[place])


@rule
def write_boards(box: Box, at: Offsets, s: State, out: Ints) -> None:
    if box.board_choices:
        out[at.board] = s.board
    for tile in range(TILES):
        place = signed(s.tile_at[tile])
        if place < BESIDE:
            out[at.location_tile + place] = tile + 1
        elif place == BESIDE:
            out[at.beside + tile] = 1
    for space in range(signed(box.spaces)):
        left = signed(s.stack_count[space])
        if left > 0:
            out[at.bonus_top + space] = s.stack[space, left - 1] + 1
            out[at.bonus_count + space] = left


@rule
def write_islands(at: Offsets, s: State, out: Ints) -> None:
    for island in range(ISLANDS):
        if island > 0:
            out[at.island_tile + island] = s.island[island] + 1
        out[at.island_q + island] = signed(s.island_at[island, 0]) + ISLANDS
        out[at.island_r + island] = signed(s.island_at[island, 1]) + ISLANDS


@rule
def write_seat(box: Box, at: Offsets, s: State, seat: int, place: int, out: Ints) -> None:
    """What a seat owns; `place` counts from the viewer."""
    base = at.seats + place * at.seat_size
    write_cubes(out, base + at.cubes, s.cubes[seat])
    write_order(out, base + at.taken, s.taken[seat], 0, signed(s.taken_count[seat]))
    cards = signed(s.cards_count[seat])
    if box.hands:
        held = cards - signed(s.played_count[seat])
        write_order(out, base + at.hand, s.cards[seat], 0, held)
        write_order(out, base + at.played, s.cards[seat], held, cards)
        out[base + at.gold] = s.gold[seat]
        out[base + at.silver] = s.silver[seat]
        return
    out[base + at.settlers] = s.settlers[seat]
    out[base + at.reserve] = s.reserve[seat]
    write_order(out, base + at.bonus, s.bonus[seat], 0, signed(s.bonus_count[seat]))
    write_order(out, base + at.explored, s.explored[seat], 0, signed(s.explored_count[seat]))
    held = signed(s.held[seat])
    while held:
        location = first(held)
        held &= held - 1
        out[at.location_seat + location] = place + 1
        out[at.location_settlers + location] = s.crew[location]
    if box.routes:
        shown = signed(s.route_count[seat])
        write_row(out, base + at.route_cards, s.route[seat], shown)
        for i in range(shown):
            out[base + at.route_settlers + i] = s.route_settlers[seat, i]
    if box.market_row:
        write_order(out, base + at.discard, s.cards[seat], 0, cards)
    if box.islands:
        out[base + at.ship] = s.ship[seat]
        for good in range(GOODS):
            out[base + at.posts_left + good] = COLUMNS - signed(s.posts_built[seat, good])
        for island in range(ISLANDS):
            out[base + at.posts + island] = has(s.posts_on[seat], island)


@rule
def write_observation(box: Box, at: Offsets, s: State, viewer: int, out: Ints) -> None:
    for i in range(len(out)):
        out[i] = 0
    write_table(box, at, s, viewer, out)
    if not box.hands:
        write_boards(box, at, s, out)
    if box.islands:
        write_islands(at, s, out)
    seat = viewer
    for place in range(signed(box.players)):
        write_seat(box, at, s, seat, place, out)
        seat = 0 if seat + 1 == box.players else seat + 1


@rule
def write_mask(s: State, firsts: Ints, out: Ints) -> None:
    """The legal answers among all actions of the mode."""
    for i in range(len(out)):
        out[i] = False
    legal = signed(s.legal)
    while legal:
        out[firsts[s.decision] + first(legal)] = True
        legal &= legal - 1


@entry
def observe(
    box: Box, at: Offsets, firsts: Ints, s: State, viewer: int, observation: Ints, mask: Ints
) -> None:
    """Write observation and mask of one game."""
    write_observation(box, at, s, viewer, observation)
    write_mask(s, firsts, mask)
