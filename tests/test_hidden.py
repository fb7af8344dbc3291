"""What nobody can know stays unknown: no view shows it, and a redeal draws it fairly."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import Any

import pytest

import century
from century.game.schema import FullView
from clauses import rule
from lockstep import TABLES, bytes_of, random_game
from scenario import plain_copy

in_every_table = pytest.mark.parametrize(("mode", "players"), TABLES)

REDEALS = 2000
SURE = 1 - 1e-6  # a fair redeal passes each of some thousand checks


def moments(mode: str, players: int) -> Iterator[century.Game]:
    """Points of a few games, early and late, in the middle of turns too."""
    for seed in range(2):
        for after in (0, 31, 112, 323, 10_000):
            yield random_game(mode, players, seed, after)


def unseen(position: FullView) -> dict[str, list[str]]:
    """The hidden piles by name, without the cards and tiles of which the top is visible."""
    piles = position["hidden"]
    known = 1 if "next" in position["points"] else 0
    decks = {"points": piles.get("points", [])[known:], "market": piles.get("market", [])}
    return decks | {space: tiles[1:] for space, tiles in piles.get("bonus", {}).items()}


def rearranged(position: FullView, dice: random.Random) -> dict[str, Any]:
    """Another position that looks the same: every hidden pile shuffled, tiles across stacks."""
    other = plain_copy(position)
    before, piles = unseen(position), other["hidden"]
    tiles = [tile for name, pile in before.items() if "/" in name for tile in pile]
    dice.shuffle(tiles)
    for name in {"points", "market"} & set(piles):
        count = len(before[name])
        piles[name][-count:] = dice.sample(before[name], count)
    for stack in piles.get("bonus", {}).values():
        stack[1:] = [tiles.pop() for _ in stack[1:]]
    return other


@rule("deck.hidden")
@in_every_table
def test_view_is_the_same_whatever_lies_hidden(mode: str, players: int) -> None:
    dice = random.Random(0)
    for game in moments(mode, players):
        other = century.from_position(rearranged(game.position(), dice))
        assert other.view() == game.view()
        assert other.actions() == game.actions()
        assert other.scores() == game.scores()


@rule("deck.hidden")
@in_every_table
def test_view_names_nothing_hidden(mode: str, players: int) -> None:
    for game in moments(mode, players):
        shown = json.dumps(game.view())
        for pile in unseen(game.position()).values():
            assert not [name for name in pile if f'"{name}"' in shown]


@in_every_table
def test_redeal_changes_nothing_visible(mode: str, players: int) -> None:
    for game in moments(mode, players):
        before = bytes_of(game)
        dealt = game.redeal(7)
        assert dealt.view() == game.view()
        assert dealt.actions() == game.actions()
        assert bytes_of(game) == before


@in_every_table
def test_redeal_depends_on_nothing_hidden(mode: str, players: int) -> None:
    dice = random.Random(0)
    for game in moments(mode, players):
        same = century.from_position(game.position())
        other = century.from_position(rearranged(game.position(), dice))
        assert bytes_of(other.redeal(7)) == bytes_of(same.redeal(7))
        assert other.redeal(7).position() == game.redeal(7).position()


def bound(cases: int) -> float:
    """What the chi-square statistic of so many equally likely cases hardly ever exceeds.

    Wilson and Hilferty's approximation.
    """
    free = 2 / (9 * (cases - 1))
    return (cases - 1) * (1 - free + NormalDist().inv_cdf(SURE) * sqrt(free)) ** 3


def evenly(seen: Counter[Any], cases: int) -> bool:
    """Whether these cases came up as equally likely ones do."""
    expected = seen.total() / cases
    apart = sum((count - expected) ** 2 for count in seen.values())
    missing = (cases - len(seen)) * expected**2
    return (apart + missing) / expected <= bound(cases)


@in_every_table
def test_redeal_is_fair(mode: str, players: int) -> None:
    game = random_game(mode, players, 2, 60)
    shown = json.dumps(game.view())
    loose = [tile.id for tile in game.ruleset.bonus_in_play if f'"{tile.id}"' not in shown]
    dealt = [unseen(game.redeal(seed).position()) for seed in range(REDEALS)]
    for name, pile in unseen(game.position()).items():
        cases = len(loose if "/" in name else pile)
        for place in range(len(pile)):
            assert evenly(Counter(piles[name][place] for piles in dealt), cases)
        if len(pile) > 1:
            neighbours = Counter(pair for piles in dealt for pair in pairwise(piles[name]))
            assert evenly(neighbours, cases * (cases - 1))


def test_a_lame_redeal_is_found_out() -> None:
    dice = random.Random(0)
    assert evenly(Counter(dice.randrange(20) for _ in range(REDEALS)), 20)
    assert not evenly(Counter(dice.randrange(19) for _ in range(REDEALS)), 20)
    assert not evenly(Counter(min(dice.randrange(20), 18) for _ in range(REDEALS)), 20)
