"""The arena on a real local Ray: the same results, also when an actor is killed in a game."""

import os
from collections import Counter
from pathlib import Path

import pytest

import century
from arena.results import short, timeless
from century.arena.cluster import play_on_ray
from century.arena.match import Result, play_match


def test_a_killed_actor_loses_no_game_and_counts_none_twice(
    capfd: pytest.CaptureFixture[str],
) -> None:
    cup = short("arena.rogues:KillsItsMaster", "random", "greedy", mode="new_world")
    keys = list(cup.keys(2))
    results: list[Result] = []
    play_on_ray(cup, keys, results.append, workers=2)
    assert Path(os.environ["MARK"]).exists()  # somebody was killed
    assert capfd.readouterr() == ("", "")
    assert Counter(tuple(result["game"]) for result in results) == Counter(map(tuple, keys))
    for result in results:
        assert not result["faults"]
        key = next(key for key in keys if list(key) == result["game"])
        assert timeless(result) == timeless(play_match(cup, key, {}))


def test_a_cluster_that_is_not_there_is_told() -> None:
    cup = short("random", "random")
    with pytest.raises(century.CenturyError, match="cannot connect") as error:
        play_on_ray(cup, list(cup.keys(1)), print, "127.0.0.1:1")
    assert "\n" not in str(error.value)
