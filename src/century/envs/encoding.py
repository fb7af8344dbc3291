"""Observations and masks, written by compiled code from what lies open on the table.

A `row` is the observation with seat 0 first. Between two decisions little changes, so the loops
over many games keep their rows and bring them up to date; what is shown is a copy, turned so that
the viewer stands first.
"""

from century.envs.compiling import part
from century.envs.layout import MIDDLE, Offsets
from century.envs.memory import clear, copy, write_word
from century.rules import decisions as d
from century.rules.bits import first, has, signed
from century.rules.box import ISLAND_EFFECT, POST_TRADE, Box
from century.rules.compiling import rule
from century.rules.cubes import COLOURS
from century.rules.records import Ints
from century.rules.state import BESIDE, COLUMNS, GOODS, ISLANDS, NOWHERE, ROUTE, TILES, State


@rule
def nobody_or(seat: int) -> int:
    """1 + the seat; 0 for nobody."""
    return 0 if seat == NOWHERE else signed(seat) + 1


@rule
def write_places(row: Ints, at: int, places: int, cards: Ints, shown: int) -> None:
    """What lies at each place."""
    for place in range(signed(places)):
        row[at + place] = cards[place] + 1 if place < shown else 0


@rule
def write_order(row: Ints, at: int, cards: Ints, begin: int, end: int) -> None:
    """The place of each card of a list."""
    for i in range(begin, end):
        row[at + signed(cards[i])] = i + 1 - begin


@rule
def write_pending(box: Box, at: Offsets, s: State, row: Ints) -> None:
    """The unfinished turn: only what the view tells, for older traces of a turn mean nothing."""
    clear(row, at.steps, at.points_row)
    decision = s.decision
    if decision == d.TURN or decision == d.OVER:
        return
    if decision == d.DISCARD:
        if not box.hands and box.market_row:
            row[at.again] = s.again
    elif s.location != NOWHERE:
        row[at.location] = s.location + 1
        if decision == d.TRADE and box.location_kind[s.location] == POST_TRADE:
            for island in range(1, ISLANDS):
                if s.island[island] + ISLAND_EFFECT == s.effect:
                    row[at.post] = island
    elif decision == d.PLACE:
        row[at.acquire] = s.place + 1
    elif box.routes:
        for place in range(ROUTE - 1, -1, -1):
            if s.route[s.turn, place] == s.effect:
                row[at.route] = place + 1
    if decision == d.UPGRADE or decision == d.PLACE or decision == d.SPEND:
        row[at.steps] = s.steps
    if decision == d.UPGRADE or decision == d.DISCARD or decision == d.SPEND:
        row[at.colour] = s.colour + 1
    if decision == d.PAY:
        row[at.payee] = s.payee + 1


@rule
def write_table(box: Box, at: Offsets, s: State, row: Ints) -> None:
    """What changes with almost every decision, or is as quick to write as to compare."""
    row[at.rounds] = s.rounds & 0xFF
    row[at.rounds + 1] = s.rounds >> 8
    row[at.turn] = nobody_or(s.turn)
    row[at.seat] = nobody_or(s.seat)
    row[at.decision] = s.decision
    row[at.ending] = s.ending
    write_pending(box, at, s, row)
    write_places(row, at.points_row, box.points_row, s.points_row, s.points_shown)
    row[at.points_deck] = s.points_left
    if box.face_up:
        row[at.points_next] = s.points_deck[s.points_left - 1] + 1 if s.points_left > 0 else 0
    if box.coins:
        row[at.gold_left] = s.gold_left
        row[at.silver_left] = s.silver_left
    if box.market_row:
        write_places(row, at.market_row, box.market_row, s.market_row, s.market_shown)
        row[at.market_deck] = s.market_left
        if box.hands:
            for place in range(signed(box.market_row)):
                write_word(row, at.market_cubes + COLOURS * place, s.market_cubes[place])
    for seat in range(signed(box.players)):
        base = at.seats + seat * at.seat_size
        write_word(row, base + at.cubes, s.cubes[seat])
        if not box.hands:
            row[base + at.settlers] = s.settlers[seat]


@rule
def write_boards(box: Box, at: Offsets, s: State, row: Ints) -> None:
    """Exploration tiles and bonus tiles."""
    if box.board_choices:
        row[at.board] = s.board
    clear(row, at.location_tile, at.location_tile + signed(box.locations))
    for tile in range(TILES):
        place = signed(s.tile_at[tile])
        if place < BESIDE:
            row[at.location_tile + place] = tile + 1
        if box.beside:
            row[at.beside + tile] = place == BESIDE
    for space in range(signed(box.spaces)):
        left = signed(s.stack_count[space])
        row[at.bonus_top + space] = s.stack[space, left - 1] + 1 if left > 0 else 0
        row[at.bonus_count + space] = left


@rule
def write_islands(at: Offsets, s: State, row: Ints) -> None:
    for island in range(ISLANDS):
        row[at.island_tile + island] = s.island[island] + 1 if island > 0 else 0
        row[at.island_q + island] = signed(s.island_at[island, 0]) + MIDDLE
        row[at.island_r + island] = signed(s.island_at[island, 1]) + MIDDLE


@rule
def write_holdings(box: Box, at: Offsets, s: State, seat: int, changed: int, row: Ints) -> None:
    """The settlers on the locations that the seat has come to or left; nobody else is there."""
    held = signed(s.held[seat])
    while changed:
        location = first(changed)
        changed &= changed - 1
        place = at.seats + at.at_work + location
        for _ in range(signed(box.players)):
            row[place] = 0
            place += at.seat_size
        if has(held, location):
            place = at.seats + at.at_work + location + seat * at.seat_size
            row[place] = s.crew[location]


@rule
def write_player_board(box: Box, at: Offsets, s: State, seat: int, row: Ints) -> None:
    """What often changes in the seat's own turn."""
    base = at.seats + seat * at.seat_size
    if box.hands:
        row[base + at.gold] = s.gold[seat]
        row[base + at.silver] = s.silver[seat]
        return
    row[base + at.reserve] = s.reserve[seat]
    if box.routes:
        shown = s.route_count[seat]
        write_places(row, base + at.route_cards, ROUTE, s.route[seat], shown)
        copy(s.route_settlers[seat], 0, ROUTE, row, base + at.route_settlers)
    if box.islands:
        row[base + at.ship] = s.ship[seat]


@rule
def write_belongings(box: Box, at: Offsets, s: State, seat: int, row: Ints) -> None:
    """The cards, tiles and posts of a seat: all that `belongings` notices."""
    base = at.seats + seat * at.seat_size
    clear(row, base + at.taken, base + at.seat_size)
    write_order(row, base + at.taken, s.taken[seat], 0, signed(s.taken_count[seat]))
    cards = signed(s.cards_count[seat])
    if box.hands:
        held = cards - signed(s.played_count[seat])
        write_order(row, base + at.hand, s.cards[seat], 0, held)
        write_order(row, base + at.played, s.cards[seat], held, cards)
        return
    write_order(row, base + at.bonus, s.bonus[seat], 0, signed(s.bonus_count[seat]))
    write_order(row, base + at.explored, s.explored[seat], 0, signed(s.explored_count[seat]))
    if box.market_row:
        write_order(row, base + at.discard, s.cards[seat], 0, cards)
    if box.islands:
        for good in range(GOODS):
            row[base + at.posts_left + good] = COLUMNS - signed(s.posts_built[seat, good])
        for island in range(ISLANDS):
            row[base + at.posts + island] = has(s.posts_on[seat], island)


@rule
def belongings(box: Box, s: State, seat: int) -> int:
    """A number that changes whenever cards, tiles or posts of the seat do."""
    counts = signed(s.taken_count[seat]) | signed(s.cards_count[seat]) << 8
    if box.hands:
        return counts | signed(s.played_count[seat]) << 16
    counts |= signed(s.bonus_count[seat]) << 16 | signed(s.explored_count[seat]) << 24
    return counts | signed(s.posts_on[seat]) << 32


@rule
def holdings(box: Box, s: State, seat: int) -> int:
    """The locations with settlers of a seat, as a set."""
    return 0 if box.hands else signed(s.held[seat])


@part
def write_row(box: Box, at: Offsets, s: State, row: Ints) -> None:
    """The whole observation."""
    clear(row, 0, len(row))
    write_table(box, at, s, row)
    if not box.hands:
        write_boards(box, at, s, row)
    if box.islands:
        write_islands(at, s, row)
    for seat in range(signed(box.players)):
        write_player_board(box, at, s, seat, row)
        write_belongings(box, at, s, seat, row)
        write_holdings(box, at, s, seat, holdings(box, s, seat), row)


@part
def update_row(
    box: Box, at: Offsets, s: State, mover: int, belonged: int, held: int, row: Ints
) -> None:
    """The observation after a decision in the mover's turn, given what the mover had before.

    Others can lose or gain cubes and settlers in it, and nothing else.
    """
    write_table(box, at, s, row)
    write_player_board(box, at, s, mover, row)
    if belongings(box, s, mover) != belonged:
        write_belongings(box, at, s, mover, row)
        if not box.hands:
            write_boards(box, at, s, row)
    write_holdings(box, at, s, mover, holdings(box, s, mover) ^ held, row)


@rule
def turned(number: int, viewer: int, players: int) -> int:
    """1 + a seat, as 1 + its place after the viewer; 0 stays nobody."""
    return number + players - viewer if 0 < number <= viewer else number - (viewer if number else 0)


@rule
def show_row(box: Box, at: Offsets, row: Ints, viewer: int, out: Ints) -> None:
    """Copy a row so that the viewer stands first."""
    if viewer == 0:
        copy(row, 0, len(row), out, 0)
        return
    players = signed(box.players)
    before = viewer * at.seat_size
    behind = (players - viewer) * at.seat_size
    copy(row, 0, at.seats, out, 0)
    copy(row, at.seats + before, behind, out, at.seats)
    copy(row, at.seats, before, out, at.seats + behind)
    out[at.viewer] = viewer
    out[at.turn] = turned(signed(row[at.turn]), viewer, players)
    out[at.seat] = turned(signed(row[at.seat]), viewer, players)
    if box.islands:
        out[at.payee] = turned(signed(row[at.payee]), viewer, players)


@rule
def write_mask(s: State, firsts: Ints, out: Ints) -> None:
    """The legal answers among all actions of the mode."""
    clear(out, 0, len(out))
    legal = signed(s.legal)
    while legal:
        out[firsts[s.decision] + first(legal)] = True
        legal &= legal - 1
