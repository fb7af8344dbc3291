"""The example of a bot: ten lines that play."""

from pathlib import Path

import pytest

from arena.results import short
from century.arena.match import play_match

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "ten_line_bot.py"


@pytest.mark.parametrize("mode", ["spice_road", "east_west_3"])
def test_the_example_plays_without_a_fault(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    cup = short("ten_line_bot:OneAhead", "random", mode=mode, options={"round_limit": 30})
    for key in cup.keys(2):
        result = play_match(cup, key, {})
        assert not result["faults"]
        if mode == "spice_road":
            assert result["seats"][result["winner"]] == "ten_line_bot:OneAhead"


def test_the_textbook_search_beats_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    name = "ismcts_bot:Ismcts(simulations=128)"
    cup = short(name, "random", options={"round_limit": 12})
    results = [play_match(cup, key, {}) for key in cup.keys(2)]
    assert not any(result["faults"] for result in results)
    assert all(result["seats"][result["winner"]] == name for result in results)


def test_it_has_ten_lines() -> None:
    _, _, code = EXAMPLE.read_text(encoding="utf-8").split('"""')
    bot, _, _ = code.partition("if __name__")  # who runs it is told what it is
    assert len([line for line in bot.splitlines() if line.strip()]) == 10
