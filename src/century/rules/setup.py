"""The table at the start of a game, and dealing anew what nobody can know."""

from century.rules.bits import bit, first, pick, signed, size
from century.rules.box import MARKET_TILES, Box
from century.rules.chance import below, seed_generator, shuffle
from century.rules.compiling import entry, rule
from century.rules.engine import answers
from century.rules.islands import lay_islands
from century.rules.records import Ints
from century.rules.rows import draw_market
from century.rules.state import BESIDE, GOODS, ISLANDS, NOWHERE, TILES, State
from century.rules.turns import begin_turn


@entry
def setup(box: Box, s: State, seed: int) -> None:
    """Set up an empty state (all zero) for the first turn."""
    set_up(box, s, seed)


@rule
def set_up(box: Box, s: State, seed: int) -> None:
    seed_generator(s, seed)
    deal_points(box, s)
    deal_market(box, s)
    for seat in range(signed(box.players)):
        s.cubes[seat] = box.start_cubes[seat]  # sr.setup.cubes, nw.setup.cubes
    if box.hands:
        set_up_hands(box, s)
    else:
        set_up_board(box, s)
    if box.islands:
        set_up_islands(box, s)
    s.rounds = 1
    begin_turn(s, 0)
    s.legal = answers(box, s)


@rule
def deal_points(box: Box, s: State) -> None:
    """sr.setup.points, nw.setup.cards.row"""
    for i in range(signed(box.points_count)):
        s.points_deck[i] = box.points_cards[i]
    shuffle(s, s.points_deck, box.points_count)
    s.points_left = box.points_count
    for place in range(signed(box.points_row)):
        s.points_left -= 1
        s.points_row[place] = s.points_deck[s.points_left]
        s.points_deck[s.points_left] = 0
    s.points_shown = box.points_row


@rule
def deal_market(box: Box, s: State) -> None:
    """sr.setup.market, ew1.setup.market, ew3.setup.market"""
    for i in range(signed(box.market_count)):
        s.market_deck[i] = box.market_cards[i]
    shuffle(s, s.market_deck, box.market_count)
    s.market_left = box.market_count
    draw_market(s, box.market_row)


@rule
def set_up_hands(box: Box, s: State) -> None:
    """sr.setup.hand, sr.setup.coins"""
    for seat in range(signed(box.players)):
        for i in range(len(box.start_cards)):
            s.cards[seat, i] = box.start_cards[i]
            s.hand[seat] |= bit(box.start_cards[i])
        s.cards_count[seat] = len(box.start_cards)
    s.gold_left = box.coins * box.players
    s.silver_left = box.coins * box.players


@rule
def set_up_board(box: Box, s: State) -> None:
    """Boards, exploration tiles, settlers and bonus tiles."""
    on_board = signed(box.on_every_board)
    if box.board_choices:  # nw.setup.boards
        drawn = below(s, box.board_choices)  # also where chosen: the rest is dealt the same
        s.board = box.board if box.board != NOWHERE else drawn
        on_board |= signed(box.on_board[s.board])
    for seat in range(signed(box.players)):  # nw.setup.settlers
        s.settlers[seat] = box.start_settlers
        s.reserve[seat] = box.settlers - box.start_settlers
    cover(box, s, on_board)
    deal_bonus(box, s)


@rule
def cover(box: Box, s: State, on_board: int) -> None:
    """nw.setup.explore, ew1.setup.explore: tiles on locations, the rest beside or in the box."""
    for tile in range(TILES):
        s.tile_at[tile] = tile
    shuffle(s, s.tile_at, TILES)  # for now, the order in which each tile is drawn
    to_cover = signed(box.covered) & on_board
    s.closed = to_cover | ~on_board
    for tile in range(TILES):
        drawn = signed(s.tile_at[tile])
        if drawn < size(to_cover):
            s.tile_at[tile] = pick(to_cover, drawn)
        else:
            s.tile_at[tile] = BESIDE if box.beside else NOWHERE


@rule
def deal_bonus(box: Box, s: State) -> None:
    """nw.setup.bonus: fill every bonus space with random tiles."""
    pool = signed(box.bonus_used)
    for space in range(signed(box.spaces)):
        for i in range(signed(box.space_size[space])):
            tile = pick(pool, below(s, size(pool)))
            pool ^= bit(tile)
            s.stack[space, i] = tile
        s.stack_count[space] = box.space_size[space]
        if box.space_size[space] > 0:
            s.filled |= bit(space)


@rule
def set_up_islands(box: Box, s: State) -> None:
    """ew2.setup.islands, ew2.setup.ships: three random tiles of each symbol around the sea."""
    lay_islands(box, s)
    island = 1
    for good in range(GOODS):
        pool = 0
        for tile in range(MARKET_TILES):
            if box.island_good[tile] == good:
                pool |= bit(tile)
        for _ in range((ISLANDS - 1) // GOODS):
            tile = pick(pool, below(s, size(pool)))
            pool ^= bit(tile)
            s.island[island] = tile
            island += 1
    shuffle(s, s.island[1:], ISLANDS - 1)


@entry
def redeal(box: Box, s: State, seed: int) -> None:
    """Deal anew everything that is unknown at the table (deck.hidden).

    It uses only what lies open, so the result cannot depend on how the hidden piles lay.
    """
    deal_again(box, s, seed)


@rule
def deal_again(box: Box, s: State, seed: int) -> None:
    seed_generator(s, seed)
    known = 1 if box.face_up and s.points_left > 0 else 0  # the top card of a face-up deck
    unknown = signed(s.points_left) - known
    sort(s.points_deck, unknown)
    shuffle(s, s.points_deck, unknown)
    sort(s.market_deck, signed(s.market_left))
    shuffle(s, s.market_deck, s.market_left)
    pool = signed(box.bonus_used)
    for seat in range(len(s.bonus_count)):
        for i in range(signed(s.bonus_count[seat])):
            pool &= ~bit(s.bonus[seat, i])
    for space in range(signed(box.spaces)):
        if s.stack_count[space] > 0:
            pool &= ~bit(s.stack[space, signed(s.stack_count[space]) - 1])
    for space in range(signed(box.spaces)):
        for i in range(signed(s.stack_count[space]) - 1):
            tile = pick(pool, below(s, size(pool)))
            pool ^= bit(tile)
            s.stack[space, i] = tile


@rule
def sort(cards: Ints, n: int) -> None:
    """Put the first n cards in the order of their numbers."""
    found = 0
    for i in range(n):
        found |= bit(cards[i])
    for i in range(n):
        cards[i] = first(found)
        found &= found - 1
