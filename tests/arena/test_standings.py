"""Win rates, ratings, and how games go."""

import random

import pytest

from arena.results import made_up
from century.arena.ratings import ranks, rate_bots, wilson
from century.arena.shape import by_category, by_seat, length, spread
from century.arena.standings import duels, standings


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (180, 200, 0.8506, 0.9344), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_places_go_to_the_winner_first_then_by_points() -> None:
    seats = ("a", "b", "c", "d")
    assert ranks(made_up(10, 30, 20, 20, seats=seats)) == [4, 1, 2, 2]
    assert ranks(made_up(30, 30, 20, 20, seats=seats, winner=1)) == [2, 1, 3, 3]


def test_the_stronger_bot_is_rated_higher_and_more_games_tell_more() -> None:
    dice = random.Random(1)
    games = [made_up(*((2, 1) if dice.random() < 0.75 else (1, 2))) for _ in range(400)]
    few, many = (rate_bots(["a", "b"], games[:count]) for count in (20, 400))
    assert many["a"].low > many["b"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert many["a"].value - many["b"].value == pytest.approx(6.5, abs=2.5)


def test_games_of_a_bot_with_itself_tell_nothing() -> None:
    start = rate_bots(["a"], [])
    assert rate_bots(["a"], [made_up(2, 1, seats=("a", "a"))]) == start


def test_a_bot_in_several_seats_is_rated_once_a_game() -> None:
    rated = rate_bots(["a", "b"], [made_up(3, 2, 1, seats=("a", "b", "b"))])
    alone = rate_bots(["a", "b", "c"], [made_up(3, 2, 1, seats=("a", "b", "c"))])
    assert rated["a"] == alone["a"]
    assert rated["b"].value == pytest.approx((alone["b"].value + alone["c"].value) / 2)


def test_standings_count_every_seat() -> None:
    fault = {"seat": 2, "round": 1, "decision": 5, "kind": "slow", "detail": ""}
    games = [
        made_up(3, 2, 1, seats=("a", "b", "b"), faults=[fault]),
        made_up(1, 3, 2, seats=("b", "a", "b")),
        made_up(3, 2, 1, seats=("b", "a", "b")),
    ]
    first, second = standings(["b", "a", "b"], games)
    assert (first.bot, first.seats, first.wins, first.faults) == ("a", 3, 2, {})
    assert (second.bot, second.seats, second.wins, second.faults) == ("b", 6, 1, {"slow": 1})
    assert first.score == pytest.approx(8 / 3)
    assert first.seconds == pytest.approx(0.1)


def test_duels_count_who_finished_ahead() -> None:
    games = [
        made_up(3, 2, 1, seats=("a", "b", "b")),
        made_up(2, 3, 1, seats=("a", "b", "b")),
        made_up(3, 1, 1, seats=("c", "a", "b")),
    ]
    met = duels(games)
    assert met["a", "b"].value == pytest.approx(3 / 4)
    assert met["b", "a"].value == pytest.approx(1 / 4)
    assert met["c", "a"].value == 1
    assert ("b", "b") not in met


def test_points_and_wins_by_seat() -> None:
    games = [made_up(10, 20), made_up(30, 20), made_up(10, 50)]
    first, second = by_seat(games)
    assert [first.wins.value, second.wins.value] == pytest.approx([1 / 3, 2 / 3])
    assert (first.points.lowest, first.points.median, first.points.highest) == (10, 10, 30)
    assert second.points.mean == 30


def test_points_by_category() -> None:
    scores = [{"cards": 6, "cubes": 4, "total": 10}, {"cards": 2, "cubes": 0, "total": 2}]
    cards, cubes = by_category([made_up(10, 2, scores=scores)])
    assert (cards.name, cards.winners, cards.others) == ("cards", 6, 2)
    assert cubes.name == "cubes"
    assert cubes.share == pytest.approx(1 / 3)


def test_length() -> None:
    games = [made_up(1, 2, rounds=rounds) for rounds in (20, 22, 20)]
    found = length([*games, made_up(1, 2, rounds=300, by_limit=True)])
    assert found.rounds == {20: 2, 22: 1, 300: 1}
    assert (found.spread.median, found.by_limit) == (21, 1)


def test_a_single_game_has_a_spread_too() -> None:
    assert spread([7]) == spread([7, 7])
