"""What holds in every game of every mode: whole random games, stopped after every decision."""

from itertools import product
from typing import Any

import numpy as np
import pytest

import century
from century.rules import decisions as d
from century.rules.machine.cubes import GUARD, LIMIT
from century.rules.machine.random_play import playouts
from century.rules.machine.records import States
from clauses import rule
from conservation import Pieces, pieces, total_cubes
from lockstep import TABLES, deal, ruleset_of, walk

GAMES = 2000  # at least so many of each mode, over its player counts and options


def choices(mode: str) -> list[dict[str, Any]]:
    """Every combination of options that have a list of choices."""
    options = century.modes()[mode]["options"]
    lists = {name: option["choices"] for name, option in options.items() if "choices" in option}
    return [dict(zip(lists, values, strict=True)) for values in product(*lists.values())]


KINDS = [(mode, players, options) for mode, players in TABLES for options in choices(mode)]
MANY = pytest.mark.slow("thousands of games with three and more players")


def kind_of_game(mode: str, players: int, options: dict[str, Any]) -> Any:
    name = "-".join(map(str, (mode, players, *options.values())))
    return pytest.param(mode, players, options, id=name, marks=[MANY] if players > 2 else [])


every_kind_of_game = pytest.mark.parametrize(
    ("mode", "players", "options"), [kind_of_game(*kind) for kind in KINDS]
)


def seeds(mode: str) -> range:
    return range(-(-GAMES // sum(kind[0] == mode for kind in KINDS)))


@every_kind_of_game
def test_every_piece_is_laid_out_once(mode: str, players: int, options: dict[str, Any]) -> None:
    ruleset = ruleset_of(mode, players, **options)
    found = pieces(ruleset, deal(ruleset.constants, seeds(mode)))
    in_play = [ruleset.is_in_play(card) for card in ruleset.points]
    seats = np.arange(found["settlers"].shape[1])
    assert (found["points"][:, : len(in_play)] == in_play).all()
    assert not found["points"][:, len(in_play) :].any()
    assert (found["settlers"] == np.where(seats < players, ruleset.mode.settlers, 0)).all()
    assert (found["gold"] == ruleset.mode.coins * players).all()
    assert (found["silver"] == ruleset.mode.coins * players).all()
    if ruleset.merchants:
        starts = len(ruleset.boxes.spice_road.starts)
        assert (found["merchants"][:, starts:] == 1).all()
        assert (found["merchants"][:, :starts] == (players if ruleset.mode.coins else 0)).all()
    if ruleset.mode.boards:
        assert (found["bonus"].sum(1) == sum(map(ruleset.space_size, ruleset.spaces))).all()
        assert (found["bonus"] <= [tile in ruleset.bonus_in_play for tile in ruleset.bonus]).all()
        assert (found["exploration"] <= 1).all()
    if ruleset.mode.islands:
        assert (found["posts"] == 3).all()


@rule("turn.order", "end.round", "end.last-discard", "cube.limit.end-of-turn")
@every_kind_of_game
def test_laws_hold_after_every_decision(mode: str, players: int, options: dict[str, Any]) -> None:
    ruleset = ruleset_of(mode, players, **options)
    states = deal(ruleset.constants, seeds(mode))
    start = pieces(ruleset, states)
    turns = Turns(states, players)
    for step in walk(ruleset.constants, states):
        at_most_ten_cubes_after_a_turn(states)
        a_choice_until_the_end(states)
        turns.watch(states)
        if step % 16 == 0:  # what is lost stays lost
            no_piece_lost_or_doubled(pieces(ruleset, states), start)
    no_piece_lost_or_doubled(pieces(ruleset, states), start)
    assert (states["decision"] == d.OVER).all()
    assert (states["rounds"] <= ruleset.options["round_limit"]).all()
    assert (turns.taken == states["rounds"][:, None]).all()


def at_most_ten_cubes_after_a_turn(states: States) -> None:
    assert not (states["cubes"] & GUARD).any()
    ended = np.isin(states["decision"], (d.TURN, d.OVER))
    assert (total_cubes(states)[ended] <= LIMIT).all()


def a_choice_until_the_end(states: States) -> None:
    """Inside a turn only what has two answers is asked; at the end nothing is."""
    decision, legal = states["decision"], states["legal"]
    over = decision == d.OVER
    assert ((legal == 0) == over).all()
    assert (over | (decision == d.TURN) | (legal & (legal - 1) != 0)).all()


def no_piece_lost_or_doubled(now: Pieces, start: Pieces) -> None:
    assert not [name for name in now if (now[name] != start[name]).any()]


class Turns:
    """How many turns each seat has had; one that follows a renewed market does not count."""

    def __init__(self, states: States, players: int) -> None:
        self.taken = np.zeros((len(states), players), np.int64)
        self.taken[:, 0] = 1
        self.last = states["turn"].copy()

    def watch(self, states: States) -> None:
        now = states["turn"]
        begun = (states["decision"] == d.TURN) & (now != self.last)
        assert (now[begun] == (self.last[begun] + 1) % self.taken.shape[1]).all()
        self.taken[begun, now[begun]] += 1
        self.last[begun] = now[begun]


@rule("end.limit")
@pytest.mark.parametrize("limit", [1, 25])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_game_ends_by_the_round_limit(mode: str, players: int, limit: int) -> None:
    box = ruleset_of(mode, players, round_limit=limit).constants
    states = deal(box, range(200))
    playouts(box, states, 2**62)
    assert (states["decision"] == d.OVER).all()
    assert (states["rounds"] <= limit).all()
    assert (states["rounds"] == limit).any()
