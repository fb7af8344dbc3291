"""The arena on one machine: the same results however many work, and bad bots cost no game."""

import subprocess
from typing import Any

import pytest

import century
from arena.results import short, timeless
from century.arena.local import play_local
from century.arena.match import Result, play_match
from century.arena.tournament import Key, Tournament


def played(cup: Tournament, games: int, workers: int) -> list[Result]:
    results: list[Result] = []
    play_local(cup, list(cup.keys(games)), results.append, workers)
    return sorted(results, key=lambda result: result["game"])


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list["subprocess.Popen[bytes]"]:
    """Those that were started."""
    started = []

    def start(*arguments: Any, **more: Any) -> "subprocess.Popen[bytes]":
        started.append(subprocess.Popen(*arguments, **more))
        return started[-1]

    class Watched:
        PIPE, DEVNULL, Popen = subprocess.PIPE, subprocess.DEVNULL, staticmethod(start)

    monkeypatch.setattr("century.workers.worker.subprocess", Watched)
    return started


def test_results_do_not_depend_on_who_plays() -> None:
    cup = short("greedy", "random", "planner(width=3,turns=2)", mode="east_west_2")
    here = [play_match(cup, key, {}) for key in sorted(cup.keys(2))]
    there = played(cup, 2, workers=2)
    assert [timeless(result) for result in there] == [timeless(result) for result in here]


def test_bots_that_hang_crash_or_chatter_cost_no_game() -> None:
    """Each is at its third decision: the fallback plays on for those that do not come back."""
    names = ("arena.rogues:Hangs", "arena.rogues:Crashes", "arena.rogues:Chatters")
    cup = short(*names, players=3, options={"round_limit": 5}, limit=3.0)
    results: list[Result] = []
    play_local(cup, [Key(0, 0, 1)], results.append, workers=1)
    (result,) = results
    assert result["seats"] == [*names[1:], names[0]]
    faults = [(fault["seat"], fault["kind"]) for fault in result["faults"]]
    assert sorted(faults) == [(0, "crash"), (2, "hung")]
    assert result["rounds"] == 5
    assert century.load(result["record"]).scores() == result["scores"]


def test_the_game_of_a_killed_worker_is_played_again() -> None:
    cup = short("arena.rogues:Once", "random")
    results = played(cup, 4, workers=1)
    sound = [play_match(cup, key, {}) for key in sorted(cup.keys(4))]
    assert [timeless(result) for result in results] == [timeless(result) for result in sound]
    assert not any(result["faults"] for result in results)


def test_a_failure_ends_all_processes(processes: list["subprocess.Popen[bytes]"]) -> None:
    cup = short("greedy", "random")

    def full(_: Result) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        play_local(cup, list(cup.keys(1000)), full, workers=2)
    assert len(processes) == 2
    assert all(process.poll() is not None for process in processes)


def test_a_bot_that_ends_its_process_at_once_is_told() -> None:
    with pytest.raises(century.CenturyError, match=r"bot arena\.rogues:CrashesAtOnce: ended"):
        played(short("arena.rogues:CrashesAtOnce", "random"), 1, workers=1)
