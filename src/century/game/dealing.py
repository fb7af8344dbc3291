"""Dealing a game from its seed.

A seed of up to 63 bits goes into the generator of the rules as it is. From the table that such a
seed deals, somebody with time and machines can find the seed, and with it every pile. A wider one
has too many for that: it deals what lies open by a part of its hash, and shuffles everything that
has a hidden part by SHA-256, so that the cards that were seen tell nothing about the next.
"""

import hashlib
from collections.abc import Iterator
from itertools import count

from century.rules.constants import Constants
from century.rules.engine import refresh
from century.rules.setup import redeal, setup
from century.rules.state import State

MAX_SEED = 2**63 - 1  # that the rules take
MAX_WIDE_SEED = 2**128 - 1
DOMAIN = b"century-deal/1"
WORD_BITS = 64


def deal(c: Constants, s: State, seed: int) -> None:
    """Set up an empty state for the first turn."""
    if seed <= MAX_SEED:
        setup(c, s, seed)
        return
    dice = Dice(seed)
    setup(c, s, dice.word() & MAX_SEED)
    _deal_points(c, s, dice)
    _deal_market(c, s, dice)
    _deal_bonus(c, s, dice)
    refresh(c, s)


def deal_again(c: Constants, s: State, seed: int) -> None:
    """Deal anew what nobody at the table knows; no deal like this has to stay a secret."""
    redeal(c, s, seed if seed <= MAX_SEED else Dice(seed).word() & MAX_SEED)


class Dice:
    """Random numbers of a seed: SHA-256 of the seed and a counter, 64 bits at a time."""

    def __init__(self, seed: int) -> None:
        self._words = _words(seed.to_bytes(16, "big"))

    def word(self) -> int:
        return next(self._words)

    def below(self, n: int) -> int:
        return (self.word() * n) >> WORD_BITS

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _words(seed: bytes) -> Iterator[int]:
    for block in count():
        digest = hashlib.sha256(DOMAIN + seed + block.to_bytes(4, "big")).digest()
        for begin in range(0, len(digest), 8):
            yield int.from_bytes(digest[begin : begin + 8], "big")


def _deal_points(c: Constants, s: State, dice: Dice) -> None:
    """sr.setup.points, nw.setup.cards.row"""
    cards = [int(c.points_cards[i]) for i in range(int(c.points_count))]
    dice.shuffle(cards)
    for place in range(int(s.points_shown)):
        s.points_row[place] = cards.pop()
    for i, card in enumerate(cards):
        s.points_deck[i] = card


def _deal_market(c: Constants, s: State, dice: Dice) -> None:
    """sr.setup.market, ew1.setup.market, ew3.setup.market"""
    cards = [int(c.market_cards[i]) for i in range(int(c.market_count))]
    dice.shuffle(cards)
    for place in range(int(s.market_shown)):
        s.market_row[place] = cards.pop()
    for i, card in enumerate(cards):
        s.market_deck[i] = card


def _deal_bonus(c: Constants, s: State, dice: Dice) -> None:
    """nw.setup.bonus"""
    used = int(c.bonus_used)
    tiles = [tile for tile in range(used.bit_length()) if used >> tile & 1]
    dice.shuffle(tiles)
    for space in range(int(c.spaces)):
        for i in range(int(s.stack_count[space])):
            s.stack[space, i] = tiles.pop()
