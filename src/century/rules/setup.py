"""The table at the start of a game, and dealing anew what nobody can know."""

from century.rules.constants import MARKET_TILES, Constants
from century.rules.engine import answers
from century.rules.machine.bits import bit, first, pick, signed, size
from century.rules.machine.chance import below, seed_generator, shuffle
from century.rules.machine.compiling import compiled, inlined
from century.rules.machine.records import Ints
from century.rules.mechanisms.islands import lay_islands
from century.rules.mechanisms.rows import draw_market
from century.rules.state import BESIDE, GOODS, ISLANDS, NOWHERE, TILES, State
from century.rules.turns import begin_turn


@compiled
def setup(c: Constants, s: State, seed: int) -> None:
    """Set up an empty state (all zero) for the first turn."""
    set_up(c, s, seed)


@inlined
def set_up(c: Constants, s: State, seed: int) -> None:
    seed_generator(s, seed)
    deal_points(c, s)
    deal_market(c, s)
    for seat in range(signed(c.players)):
        s.cubes[seat] = c.start_cubes[seat]  # sr.setup.cubes, nw.setup.cubes
    s.gold_left = c.coins * c.players  # sr.setup.coins
    s.silver_left = c.coins * c.players
    if c.hands:
        set_up_hands(c, s)
    if c.locations:
        set_up_board(c, s)
    if c.islands:
        set_up_islands(c, s)
    s.rounds = 1
    begin_turn(s, 0)
    s.legal = answers(c, s)


@inlined
def deal_points(c: Constants, s: State) -> None:
    """sr.setup.points, nw.setup.cards.row"""
    for i in range(signed(c.points_count)):
        s.points_deck[i] = c.points_cards[i]
    shuffle(s, s.points_deck, c.points_count)
    s.points_left = c.points_count
    for place in range(signed(c.points_row)):
        s.points_left -= 1
        s.points_row[place] = s.points_deck[s.points_left]
        s.points_deck[s.points_left] = 0
    s.points_shown = c.points_row


@inlined
def deal_market(c: Constants, s: State) -> None:
    """sr.setup.market, ew1.setup.market, ew3.setup.market"""
    for i in range(signed(c.market_count)):
        s.market_deck[i] = c.market_cards[i]
    shuffle(s, s.market_deck, c.market_count)
    s.market_left = c.market_count
    draw_market(s, c.market_row)


@inlined
def set_up_hands(c: Constants, s: State) -> None:
    """sr.setup.hand"""
    for seat in range(signed(c.players)):
        for i in range(len(c.start_cards)):
            s.cards[seat, i] = c.start_cards[i]
            s.hand[seat] |= bit(c.start_cards[i])
        s.cards_count[seat] = len(c.start_cards)


@inlined
def set_up_board(c: Constants, s: State) -> None:
    """Boards, exploration tiles, settlers and bonus tiles."""
    on_board = signed(c.on_every_board)
    if c.board_choices:  # nw.setup.boards
        drawn = below(s, c.board_choices)  # also where chosen: the rest is dealt the same
        s.board = c.board if c.board != NOWHERE else drawn
        on_board |= signed(c.on_board[s.board])
    for seat in range(signed(c.players)):  # nw.setup.settlers
        s.settlers[seat] = c.start_settlers
        s.reserve[seat] = c.settlers - c.start_settlers
    cover(c, s, on_board)
    deal_bonus(c, s)


@inlined
def cover(c: Constants, s: State, on_board: int) -> None:
    """nw.setup.explore, ew1.setup.explore: tiles on locations, the rest beside or in the box."""
    for tile in range(TILES):
        s.tile_at[tile] = tile
    shuffle(s, s.tile_at, TILES)  # for now, the order in which each tile is drawn
    to_cover = signed(c.covered) & on_board
    s.closed = to_cover | ~on_board
    for tile in range(TILES):
        drawn = signed(s.tile_at[tile])
        if drawn < size(to_cover):
            s.tile_at[tile] = pick(to_cover, drawn)
        else:
            s.tile_at[tile] = BESIDE if c.beside else NOWHERE


@inlined
def deal_bonus(c: Constants, s: State) -> None:
    """nw.setup.bonus: fill every bonus space with random tiles."""
    pool = signed(c.bonus_used)
    for space in range(signed(c.spaces)):
        for i in range(signed(c.space_size[space])):
            tile = pick(pool, below(s, size(pool)))
            pool ^= bit(tile)
            s.stack[space, i] = tile
        s.stack_count[space] = c.space_size[space]
        if c.space_size[space] > 0:
            s.filled |= bit(space)


@inlined
def set_up_islands(c: Constants, s: State) -> None:
    """ew2.setup.islands, ew2.setup.ships: three random tiles of each symbol around the sea."""
    lay_islands(c, s)
    island = 1
    for good in range(GOODS):
        pool = 0
        for tile in range(MARKET_TILES):
            if c.island_good[tile] == good:
                pool |= bit(tile)
        for _ in range((ISLANDS - 1) // GOODS):
            tile = pick(pool, below(s, size(pool)))
            pool ^= bit(tile)
            s.island[island] = tile
            island += 1
    shuffle(s, s.island[1:], ISLANDS - 1)


@compiled
def redeal(c: Constants, s: State, seed: int) -> None:
    """Deal anew everything that is unknown at the table (deck.hidden).

    It uses only what lies open, so the result cannot depend on how the hidden piles lay.
    """
    deal_again(c, s, seed)


@inlined
def deal_again(c: Constants, s: State, seed: int) -> None:
    seed_generator(s, seed)
    known = 1 if c.face_up and s.points_left > 0 else 0  # the top card of a face-up deck
    unknown = signed(s.points_left) - known
    sort(s.points_deck, unknown)
    shuffle(s, s.points_deck, unknown)
    sort(s.market_deck, signed(s.market_left))
    shuffle(s, s.market_deck, s.market_left)
    pool = signed(c.bonus_used)
    for seat in range(len(s.bonus_count)):
        for i in range(signed(s.bonus_count[seat])):
            pool &= ~bit(s.bonus[seat, i])
    for space in range(signed(c.spaces)):
        if s.stack_count[space] > 0:
            pool &= ~bit(s.stack[space, signed(s.stack_count[space]) - 1])
    for space in range(signed(c.spaces)):
        for i in range(signed(s.stack_count[space]) - 1):
            tile = pick(pool, below(s, size(pool)))
            pool ^= bit(tile)
            s.stack[space, i] = tile


@inlined
def sort(cards: Ints, n: int) -> None:
    """Put the first n cards in the order of their numbers."""
    rest = 0
    for i in range(n):
        rest |= bit(cards[i])
    for i in range(n):
        cards[i] = first(rest)
        rest &= rest - 1
