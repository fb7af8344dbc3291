"""Seeds that nobody can find: wider than those that the generator of the rules takes."""

from collections import Counter

import pytest

import century
from century.data.mode import load_modes
from century.game.dealing import MAX_SEED, Dice
from test_game import digest

WIDE = 0x0123_4567_89AB_CDEF_FEDC_BA98_7654_3210

# Positions of new games with the seed WIDE. They change only with the components.
DEALS = {
    "spice_road": "8030a41b5d64",
    "new_world": "9cbb3f1e31a1",
    "east_west_1": "a5bf7bcd991e",
    "east_west_2": "ab22668729fc",
    "east_west_3": "d64c7f21d225",
}

in_every_mode = pytest.mark.parametrize("mode", load_modes())


@in_every_mode
def test_a_wide_seed_deals_a_whole_game(mode: str) -> None:
    for players in century.modes()[mode]["players"]:
        game = century.new(mode, players, WIDE)
        # Reading a position checks that every component is there once, and what is derived.
        assert century.from_position(game.position()).position() == game.position()
        assert century.from_position(game.position()).actions() == game.actions()
        assert century.load(game.record()).position() == game.position()
        assert game.seed == WIDE


@in_every_mode
def test_a_wide_seed_deals_the_same_game_for_ever(mode: str) -> None:
    assert digest(century.new(mode, 2, WIDE).position()) == DEALS[mode]


@in_every_mode
def test_every_bit_of_a_wide_seed_deals_another_game(mode: str) -> None:
    seeds = [WIDE ^ (1 << bit) for bit in range(128)]
    assert len({digest(century.new(mode, 2, seed).position()) for seed in seeds}) == 128


@in_every_mode
def test_who_finds_what_dealt_the_open_table_knows_no_pile(mode: str) -> None:
    """The part of a wide seed that lays out the board deals other cards by itself."""
    game = century.new(mode, 2, WIDE)
    found = century.new(mode, 2, Dice(WIDE).word() & MAX_SEED)
    assert game.view().get("islands") == found.view().get("islands")
    assert game.view().get("locations") == found.view().get("locations")
    assert game.position()["hidden"] != found.position()["hidden"]


def test_wide_seeds_shuffle_fairly() -> None:
    tops = Counter(
        century.new("spice_road", 2, 2**127 + seed).position()["hidden"]["points"][0]
        for seed in range(2000)
    )
    cards = len(century.new("spice_road", 2, 0).position()["hidden"]["points"]) + 5
    assert len(tops) == cards
    expected = 2000 / cards
    assert sum((seen - expected) ** 2 / expected for seen in tops.values()) < 2 * cards


def test_a_wide_seed_deals_anew_too() -> None:
    game = century.new("new_world", 3, 5)
    assert game.redeal(WIDE).position() == game.redeal(WIDE).position()
    assert game.redeal(WIDE).position() != game.redeal(WIDE + 1).position()
    assert game.redeal(WIDE).view() == game.view()
