"""What no game may lose or double: all pieces on the table, counted over arrays of states."""

import numpy as np

from century.game.ruleset import Ruleset
from century.rules.constants import BONUS_TILES
from century.rules.machine.cubes import COLOURS
from century.rules.machine.records import Ints, States
from century.rules.state import COLUMNS, GOODS, MERCHANTS, NOWHERE, POINT_CARDS, TILES

Pieces = dict[str, Ints]  # name -> counts, the first axis being the game


def pieces(ruleset: Ruleset, states: States) -> Pieces:
    """Every piece wherever it lies; in a sound game these numbers never change."""
    points = lists(states, POINT_CARDS, "points_row:points_shown", "points_deck:points_left")
    points += lists(states, POINT_CARDS, "taken:taken_count")
    merchants = lists(states, MERCHANTS, "market_row:market_shown", "market_deck:market_left")
    merchants += lists(states, MERCHANTS, "cards:cards_count", "route:route_count")
    tiles = lists(states, TILES, "explored:explored_count") + (states["tile_at"] != NOWHERE)
    found = {
        "points": points,
        "merchants": merchants,
        "bonus": lists(states, BONUS_TILES, "stack:stack_count", "bonus:bonus_count"),
        "exploration": tiles,
        "settlers": settlers(states),
        "gold": states["gold_left"] + states["gold"].sum(1),
        "silver": states["silver_left"] + states["silver"].sum(1),
    }
    if ruleset.mode.islands:
        found["posts"] = posts(ruleset, states)
    return found


def lists(states: States, size: int, *names: str) -> Ints:
    """How often each of `many` things stands in these lists, given as `array:count`."""
    found = np.zeros((len(states), size), np.int64)
    for name in names:
        array, _, count = name.partition(":")
        things, counts = states[array], states[count][..., None]
        game = np.arange(len(states)).reshape(-1, *[1] * (things.ndim - 1))
        valid = np.arange(things.shape[-1]) < counts
        numbers = (game * size + things)[valid]
        found += np.bincount(numbers, minlength=found.size).reshape(found.shape)
    return found


def settlers(states: States) -> Ints:
    """Those of each seat: on its board, in reserve, on the game board, on its route."""
    crew = states["crew"].astype(np.int64)
    held = members(states["held"], crew.shape[1])
    assert (held.sum(1) == (crew > 0)).all(), "a location is held by who has settlers there"
    out = (crew[:, None, :] * held).sum(2)
    own = states["settlers"].astype(np.int64) + states["reserve"] + out
    return own + states["route_settlers"].sum(2)  # type: ignore[no-any-return]


def members(sets: Ints, size: int) -> Ints:
    """Sets as rows of 0 and 1."""
    return sets[..., None] >> np.arange(size) & 1


def posts(ruleset: Ruleset, states: States) -> Ints:
    """Those of each seat and good, on its board and on the islands."""
    goods = ruleset.constants.numpy.island_good[states["island"]]
    on = members(states["posts_on"], goods.shape[-1])
    of_good = goods[:, None, None, :] == np.arange(GOODS)[:, None]
    return COLUMNS - states["posts_built"] + (on[:, :, None, :] * of_good).sum(3)  # type: ignore[no-any-return]


def total_cubes(states: States) -> Ints:
    """How many cubes each seat has."""
    cubes = states["cubes"].astype(np.int64)
    return sum(cubes >> 8 * colour & 0xFF for colour in range(COLOURS))  # type: ignore[return-value]
