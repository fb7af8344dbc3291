"""Observations and masks, written by compiled code from what lies open on the table.

A `row` is one observation. Between two decisions little changes, so a row is brought up to date
rather than written anew: lists only grow, and the counts of a seat tell what has been added.
"""

from typing import NamedTuple

from century.envs.observation.layout import Offsets
from century.envs.observation.memory import clear, clear_few, copy, write_row_of, write_word
from century.rules import decisions as d
from century.rules.constants import ISLAND_EFFECT, POST_TRADE, Constants
from century.rules.machine.bits import first, has, signed
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.cubes import COLOURS
from century.rules.machine.records import Ints
from century.rules.mechanisms.islands import MIDDLE
from century.rules.state import BESIDE, COLUMNS, GOODS, ISLANDS, NOWHERE, ROUTE, TILES, State

# The bytes of `belongings`
TAKEN, CARDS, BONUS, EXPLORED, POSTS, PLAYED = 0, 8, 16, 24, 32, 48


@inlined
def place_of(c: Constants, seat: int, viewer: int) -> int:
    """The place of a seat after the viewer."""
    place = signed(seat) - viewer
    return place if place >= 0 else place + signed(c.players)


@inlined
def seat_number(c: Constants, seat: int, viewer: int) -> int:
    """1 + the place of a seat after the viewer; 0 for nobody."""
    return 0 if seat == NOWHERE else place_of(c, seat, viewer) + 1


@inlined
def base_of(c: Constants, at: Offsets, seat: int, viewer: int) -> int:
    """Where the fields of a seat begin."""
    return at.seats + place_of(c, seat, viewer) * at.seat_size


@inlined
def write_order(row: Ints, at: int, cards: Ints, begin: int, end: int) -> None:
    """The place of each card of a list."""
    for i in range(begin, end):
        row[at + signed(cards[i])] = i + 1 - begin


@inlined
def extend_order(row: Ints, at: int, cards: Ints, before: int, now: int, byte: int) -> None:
    """The place of each card that has been added to a list since its count was a byte of before."""
    for i in range((before >> byte) & 0xFF, (now >> byte) & 0xFF):
        row[at + signed(cards[i])] = i + 1


@inlined
def write_pending(c: Constants, at: Offsets, s: State, viewer: int, row: Ints) -> None:
    """The unfinished turn: only what the view tells, for older traces of a turn mean nothing."""
    clear_few(row, at.steps, at.points_row)
    decision = s.decision
    if decision == d.TURN or decision == d.OVER:
        return
    if decision == d.DISCARD:
        if at.again >= 0:
            row[at.again] = s.again
    elif s.location != NOWHERE:
        row[at.location] = s.location + 1
        if decision == d.TRADE and c.location_kind[s.location] == POST_TRADE:
            for island in range(1, ISLANDS):
                if s.island[island] + ISLAND_EFFECT == s.effect:
                    row[at.post] = island
    elif decision == d.PLACE:
        row[at.acquire] = s.place + 1
    elif at.route >= 0:
        for place in range(ROUTE - 1, -1, -1):
            if s.route[s.turn, place] == s.effect:
                row[at.route] = place + 1
    if decision == d.UPGRADE or decision == d.PLACE or decision == d.SPEND:
        row[at.steps] = s.steps
    if decision == d.UPGRADE or decision == d.DISCARD or decision == d.SPEND:
        row[at.colour] = s.colour + 1
    if decision == d.PAY:
        row[at.payee] = seat_number(c, s.payee, viewer)


@inlined
def write_table(c: Constants, at: Offsets, s: State, viewer: int, row: Ints) -> None:
    """What changes with almost every decision, or is as quick to write as to compare."""
    row[at.viewer] = viewer
    row[at.rounds] = s.rounds & 0xFF
    row[at.rounds + 1] = s.rounds >> 8
    row[at.turn] = seat_number(c, s.turn, viewer)
    row[at.seat] = seat_number(c, s.seat, viewer)
    row[at.decision] = s.decision
    row[at.ending] = s.ending
    write_pending(c, at, s, viewer, row)
    if at.market_row >= 0:
        write_row_of(row, at.market_row, signed(c.market_row), s.market_row, signed(s.market_shown))
        row[at.market_deck] = s.market_left
        if at.market_cubes >= 0:
            for place in range(signed(c.market_row)):
                write_word(row, at.market_cubes + COLOURS * place, s.market_cubes[place])
    for seat in range(signed(c.players)):
        base = base_of(c, at, seat, viewer)
        write_word(row, base + at.cubes, s.cubes[seat])
        if at.settlers >= 0:
            row[base + at.settlers] = s.settlers[seat]


@inlined
def write_points(c: Constants, at: Offsets, s: State, row: Ints) -> None:
    """The point cards to take, and the coins above them."""
    write_row_of(row, at.points_row, signed(c.points_row), s.points_row, signed(s.points_shown))
    row[at.points_deck] = s.points_left
    if at.points_next >= 0:
        row[at.points_next] = s.points_deck[s.points_left - 1] + 1 if s.points_left > 0 else 0
    if at.gold_left >= 0:
        row[at.gold_left] = s.gold_left
        row[at.silver_left] = s.silver_left


@inlined
def write_tiles(c: Constants, at: Offsets, s: State, row: Ints) -> None:
    """Exploration tiles on the board and beside it."""
    clear(row, at.location_tile, at.location_tile + signed(c.locations))
    for tile in range(TILES):
        place = signed(s.tile_at[tile])
        if place < BESIDE:
            row[at.location_tile + place] = tile + 1
        if at.beside >= 0:
            row[at.beside + tile] = place == BESIDE


@inlined
def write_stacks(c: Constants, at: Offsets, s: State, row: Ints) -> None:
    """Bonus tiles on the board."""
    for space in range(signed(c.spaces)):
        left = signed(s.stack_count[space])
        row[at.bonus_top + space] = s.stack[space, left - 1] + 1 if left > 0 else 0
        row[at.bonus_count + space] = left


@inlined
def write_islands(at: Offsets, s: State, row: Ints) -> None:
    for island in range(ISLANDS):
        row[at.island_tile + island] = s.island[island] + 1 if island > 0 else 0
        row[at.island_q + island] = signed(s.island_at[island, 0]) + MIDDLE
        row[at.island_r + island] = signed(s.island_at[island, 1]) + MIDDLE


@inlined
def write_holdings(
    c: Constants, at: Offsets, s: State, base: int, seat: int, held: int, row: Ints
) -> None:
    """The settlers on the locations that the seat has come to or left; nobody else is there."""
    now = holdings(c, s, seat)
    changed = now ^ held
    while changed:
        location = first(changed)
        changed &= changed - 1
        place = at.seats + at.at_work + location
        for _ in range(signed(c.players)):
            row[place] = 0
            place += at.seat_size
        if has(now, location):
            row[base + at.at_work + location] = s.crew[location]


@inlined
def write_player_board(
    c: Constants, at: Offsets, s: State, base: int, seat: int, row: Ints
) -> None:
    """What often changes in the seat's own turn."""
    if at.gold >= 0:
        row[base + at.gold] = s.gold[seat]
        row[base + at.silver] = s.silver[seat]
    if at.reserve >= 0:
        row[base + at.reserve] = s.reserve[seat]
    if at.route_cards >= 0:
        shown = signed(s.route_count[seat])
        write_row_of(row, base + at.route_cards, ROUTE, s.route[seat], shown)
        copy(s.route_settlers[seat], 0, ROUTE, row, base + at.route_settlers)
    if at.ship >= 0:
        row[base + at.ship] = s.ship[seat]


@inlined
def write_hand(at: Offsets, s: State, base: int, seat: int, row: Ints) -> None:
    clear(row, base + at.hand, base + 2 * at.played - at.hand)  # both are of one size
    cards = signed(s.cards_count[seat])
    held = cards - signed(s.played_count[seat])
    write_order(row, base + at.hand, s.cards[seat], 0, held)
    write_order(row, base + at.played, s.cards[seat], held, cards)


@inlined
def write_posts(at: Offsets, s: State, base: int, seat: int, row: Ints) -> None:
    for good in range(GOODS):
        row[base + at.posts_left + good] = COLUMNS - signed(s.posts_built[seat, good])
    for island in range(ISLANDS):
        row[base + at.posts + island] = has(s.posts_on[seat], island)


@inlined
def belongings(c: Constants, s: State, seat: int) -> int:
    """A number that changes whenever cards, tiles or posts of the seat do: counts, and a set."""
    counts = signed(s.taken_count[seat]) << TAKEN | signed(s.cards_count[seat]) << CARDS
    counts |= signed(s.played_count[seat]) << PLAYED
    if c.settlers == 0:
        return counts
    counts |= signed(s.bonus_count[seat]) << BONUS | signed(s.explored_count[seat]) << EXPLORED
    return counts | signed(s.posts_on[seat]) << POSTS


@inlined
def write_belongings(
    c: Constants, at: Offsets, s: State, base: int, seat: int, belonged: int, row: Ints
) -> None:
    """The cards, tiles and posts of a seat, and what they were taken from."""
    belongs = belongings(c, s, seat)
    if belongs == belonged:
        return
    if (belongs ^ belonged) & 0xFF:
        extend_order(row, base + at.taken, s.taken[seat], belonged, belongs, TAKEN)
        write_points(c, at, s, row)
    if at.hand >= 0 and (belongs ^ belonged) & (0xFF << CARDS | 0xFF << PLAYED):
        write_hand(at, s, base, seat, row)
    if c.settlers == 0:
        return
    if at.discard >= 0:
        extend_order(row, base + at.discard, s.cards[seat], belonged, belongs, CARDS)
    if ((belongs ^ belonged) >> BONUS) & 0xFF:
        extend_order(row, base + at.bonus, s.bonus[seat], belonged, belongs, BONUS)
        write_stacks(c, at, s, row)
    if ((belongs ^ belonged) >> EXPLORED) & 0xFF:
        extend_order(row, base + at.explored, s.explored[seat], belonged, belongs, EXPLORED)
        write_tiles(c, at, s, row)
    if at.posts >= 0 and (belongs ^ belonged) >> POSTS:
        write_posts(at, s, base, seat, row)


@inlined
def holdings(c: Constants, s: State, seat: int) -> int:
    """The locations with settlers of a seat, as a set."""
    return signed(s.held[seat]) if c.settlers else 0


@shared
def write_row(c: Constants, at: Offsets, s: State, viewer: int, row: Ints) -> None:
    """The whole observation."""
    clear(row, 0, len(row))
    write_table(c, at, s, viewer, row)
    write_points(c, at, s, row)
    if c.locations:
        if at.board >= 0:
            row[at.board] = s.board
        write_tiles(c, at, s, row)
        write_stacks(c, at, s, row)
    if at.island_tile >= 0:
        write_islands(at, s, row)
    for seat in range(signed(c.players)):
        base = base_of(c, at, seat, viewer)
        write_player_board(c, at, s, base, seat, row)
        write_belongings(c, at, s, base, seat, 0, row)
        write_holdings(c, at, s, base, seat, 0, row)
        if at.posts >= 0:
            write_posts(at, s, base, seat, row)


@inlined
def turn_row(c: Constants, at: Offsets, viewer: int, row: Ints, spare: Ints) -> None:
    """Let another viewer stand first, by the way of spare memory for the seats."""
    before = place_of(c, viewer, signed(row[at.viewer])) * at.seat_size
    if before:
        all_seats = signed(c.players) * at.seat_size
        copy(row, at.seats, all_seats, spare, 0)
        copy(spare, before, all_seats - before, row, at.seats)
        copy(spare, 0, before, row, at.seats + all_seats - before)


class Before(NamedTuple):
    """What the seat whose turn it is had before a decision."""

    mover: int
    belonged: int
    held: int


@inlined
def look_before(c: Constants, s: State) -> Before:
    mover = signed(s.turn)
    return Before(mover, belongings(c, s, mover), holdings(c, s, mover))


@inlined
def update_row(c: Constants, at: Offsets, s: State, viewer: int, before: Before, row: Ints) -> None:
    """The observation after a decision in the mover's turn, given what the mover had before.

    Others can lose or gain cubes and settlers in it, and nothing else.
    """
    write_table(c, at, s, viewer, row)
    base = base_of(c, at, before.mover, viewer)
    write_player_board(c, at, s, base, before.mover, row)
    write_belongings(c, at, s, base, before.mover, before.belonged, row)
    write_holdings(c, at, s, base, before.mover, before.held, row)


@inlined
def write_mask(s: State, firsts: Ints, out: Ints) -> None:
    """The legal answers among all actions of the mode."""
    clear(out, 0, len(out))
    legal = signed(s.legal)
    at = firsts[s.decision]
    while legal:
        out[at + first(legal)] = True
        legal &= legal - 1
