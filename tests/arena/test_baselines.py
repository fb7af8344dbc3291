"""The policies that are published load, sit down in the arena and play."""

from pathlib import Path

import pytest

import century
from arena.results import short
from century.arena.entrants import make_entrant
from century.arena.match import play_match

BASELINES = Path(__file__).resolve().parent.parent.parent / "baselines"
MODES = list(century.modes())


@pytest.fixture(autouse=True)
def _policies_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BASELINES))


@pytest.mark.parametrize("mode", MODES)
def test_a_policy_beats_random_play(mode: str) -> None:
    cup = short("policies:Ppo", "random", mode=mode, options={})
    results = [play_match(cup, key, {}) for key in cup.keys(10)]
    assert not any(result["faults"] for result in results)
    wins = sum(result["seats"][result["winner"]] == "policies:Ppo" for result in results)
    assert wins >= 9


def test_a_search_with_a_policy_beats_random_play() -> None:
    name = "policies:Gumbel(simulations=16)"
    cup = short(name, "random", options={})
    results = [play_match(cup, key, {}) for key in cup.keys(2)]
    assert not any(result["faults"] for result in results)
    assert all(result["seats"][result["winner"]] == name for result in results)


def test_the_same_seed_gives_the_same_game() -> None:
    cup = short("policies:Gumbel(simulations=16)", "policies:Ppo")
    key = next(iter(cup.keys(1)))
    assert play_match(cup, key, {})["record"] == play_match(cup, key, {})["record"]


def test_what_no_policy_has_learnt_is_told() -> None:
    bot = make_entrant("policies:Ppo", 1, 60, [])
    with pytest.raises(century.InvalidOption, match="no policy has learnt spice_road with 3"):
        bot.choose(century.new("spice_road", players=3, seed=1))
