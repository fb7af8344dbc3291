"""Who plays whom, where, with which seeds."""

import json
from collections import Counter

import numpy as np
import pytest

import century
from arena.results import short
from century.arena.match import play_match
from century.arena.tournament import Key, check_games


def test_two_players_meet_in_a_round_robin() -> None:
    cup = short("greedy", "random", "planner(width=2)")
    assert cup.line_ups == [
        ("greedy", "random"),
        ("greedy", "planner(width=2)"),
        ("random", "planner(width=2)"),
    ]


def test_more_players_meet_in_all_choices_or_one_line_up() -> None:
    four = short("random", "greedy", "planner", "planner(width=2)", players=3)
    assert len(four.line_ups) == 4
    fixed = short("planner", "greedy", "greedy", players=3)
    assert fixed.line_ups == [("planner", "greedy", "greedy")]


def test_the_same_choice_of_bots_is_played_once() -> None:
    cup = short("planner", "greedy", "greedy")
    assert cup.line_ups == [("planner", "greedy"), ("greedy", "greedy")]


def test_everybody_sits_everywhere_over_the_same_seeds() -> None:
    cup = short("planner", "greedy", "random", players=3)
    keys = list(cup.keys(30))
    assert len(keys) == 30
    sat = Counter((seat, who) for key in keys for seat, who in enumerate(cup.seats(key)))
    assert set(sat.values()) == {10}
    deals = Counter(cup.deal_seed(key) for key in keys)
    assert list(deals.values()) == [3] * 10


def test_line_ups_are_dealt_the_same_and_take_turns() -> None:
    cup = short("planner", "greedy", "random")
    keys = list(cup.keys(4))
    assert [key.line_up for key in keys] == [0, 0, 1, 1, 2, 2] * 2
    assert len({cup.deal_seed(key) for key in keys}) == 2


def test_a_bot_against_itself_plays_other_deals_instead_of_other_seats() -> None:
    cup = short("greedy", "greedy")
    assert list(cup.keys(3)) == [Key(0, 0, 0), Key(0, 1, 0), Key(0, 2, 0)]
    pair = short("greedy", "random", "greedy", "random", players=4)
    assert pair.rotations(0) == 2


def test_games_are_whole_turns_around_the_table_and_more_games_keep_the_first() -> None:
    cup = short("planner", "greedy", "random", players=3)
    few, many = list(cup.keys(4)), list(cup.keys(9))
    assert len(few) == 6
    assert many[:6] == few


def test_seeds_differ_where_they_should() -> None:
    cup, other = short("greedy", "random"), short("greedy", "random", seed=1)
    seeds = {cup.bot_seed(key, seat) for key in cup.keys(40) for seat in (0, 1)}
    assert len(seeds) == 80
    assert cup.deal_seed(Key(0, 0, 0)) != other.deal_seed(Key(0, 0, 0))
    assert cup.bot_seed(Key(0, 0, 0), 0) != other.bot_seed(Key(0, 0, 0), 0)


def test_seeds_stay_what_they_are() -> None:
    """Or the results of earlier tournaments could not be had again."""
    cup = short("greedy", "random", seed=7)
    assert cup.deal_seed(Key(0, 3, 1)) == 106720889929902
    assert cup.bot_seed(Key(0, 3, 1), 1) == 155738926619562


def test_a_game_tells_all_about_itself() -> None:
    cup = short("random", "greedy", mode="new_world", seed=3, options={"board": "D1"})
    result = play_match(cup, Key(0, 1, 1), {})
    game = century.load(result["record"])
    assert result["seats"] == ["greedy", "random"]
    assert (result["seed"], result["options"]) == (game.seed, game.options)
    assert (result["winner"], result["scores"]) == (game.winner, game.scores())
    assert (result["rounds"], result["by_limit"]) == (game.round, False)
    assert sum(result["decisions"]) == len(game.history)
    assert result["faults"] == []
    assert len(result["seconds"]) == 2


def test_numbers_may_be_of_numpy() -> None:
    cup = short("greedy", "random", seed=np.int64(7), players=np.int8(2), limit=np.float32(5))
    assert json.dumps(cup.header())
    assert cup == short("greedy", "random", seed=7, limit=5.0)


def test_the_round_limit_is_told() -> None:
    assert play_match(short("random", "random"), Key(0, 0, 0), {})["by_limit"]


@pytest.mark.parametrize(
    ("bots", "more", "reason"),
    [
        (("greedy",), {}, "1 bots for 2 seats"),
        (("greedy", "greedy"), {"players": 3}, "2 bots for 3 seats"),
        (("greedy", "greedy"), {"players": 9}, "players 9"),
        (("greedy", "greedy"), {"mode": "chess"}, "chess"),
        (("greedy", "greedy"), {"options": {"board": "D1"}}, "board"),
        (("greedy", "greedy"), {"seed": -1}, "seed -1"),
        (("greedy", "greedy"), {"limit": 0.0}, "limit 0"),
        (("greedy", "greedy"), {"limit": float("nan")}, "limit nan"),
        (("greedy", "greedy"), {"box": ["missing.toml"]}, "No such file"),
    ],
)
def test_bad_input_is_refused(bots: tuple[str, ...], more: dict[str, object], reason: str) -> None:
    with pytest.raises(century.CenturyError, match=reason):
        short(*bots, **more)


@pytest.mark.parametrize("games", [0, -1, 10**9])
def test_odd_numbers_of_games_are_refused(games: int) -> None:
    with pytest.raises(century.InvalidOption, match="must be a whole number"):
        check_games(games)
