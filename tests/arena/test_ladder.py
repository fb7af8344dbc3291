"""The ladder: ratings over many files, whatever their order."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import century
from arena.results import made_up
from century.arena.ladder import Category, ladder, read_games
from century.arena.ladder_page import write_ladder
from century.cli.command import main

HEADER = {
    "format": "century-arena/1",
    "mode": "spice_road",
    "players": 2,
    "options": {},
    "box": [],
    "seed": 0,
    "limit": 60.0,
    "version": "0.1.0",
    "digest": "aaaaaa1111111111",
}


def write(path: Path, games: dict[tuple[str, str], tuple[int, int]], **more: object) -> Path:
    """Games of pairs: how often the first has won, and of how many."""
    bots = sorted({name for pair in games for name in pair})
    lines: list[object] = [HEADER | {"bots": bots} | more]
    number = 0
    for pair, (won, played) in games.items():
        for game in range(played):
            winner = int(game >= won)
            lines.append(
                made_up(
                    1, 0, seats=pair, winner=winner, game=[0, number, 0], record=f"{path}{number}"
                )
            )
            number += 1
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def test_ratings_are_odds_with_intervals(tmp_path: Path) -> None:
    games = {("greedy", "random"): (91, 100), ("planner", "greedy"): (75, 100)}
    read = read_games([write(tmp_path / "a.jsonl", games)], {})
    rungs = {rung.bot: rung for rung in ladder(read[Category("spice_road", 2)])}
    assert list(rungs) == ["planner", "greedy", "random"]
    assert rungs["greedy"].rating == (1000, 1000, 1000)
    assert rungs["planner"].rating.value == pytest.approx(1000 + 191, abs=15)  # 3 to 1
    assert rungs["random"].rating.value == pytest.approx(1000 - 400, abs=25)  # 1 to 10
    for rung in rungs.values():
        assert rung.rating.low <= rung.rating.value <= rung.rating.high
    assert rungs["planner"].rating.low > 1000 > rungs["random"].rating.high
    assert (rungs["greedy"].games, rungs["planner"].wins.value) == (200, 0.75)


def test_who_wins_all_games_is_rated_too(tmp_path: Path) -> None:
    read = read_games([write(tmp_path / "a.jsonl", {("a", "b"): (20, 20)})], {})
    first, second = ladder(read[Category("spice_road", 2)])
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating.value + second.rating.value == pytest.approx(2000)
    assert 100 < first.rating.value - second.rating.value < 2000


def test_files_are_added_and_versions_told_apart(tmp_path: Path) -> None:
    old, python = "bbbbbb2222222222", "/some/where/python"
    others = {python: {"version": "0.1.0", "digest": old}}
    one = write(tmp_path / "a.jsonl", {("mcts", f"mcts@{python}"): (7, 10)}, others=others)
    two = write(tmp_path / "b.jsonl", {("mcts", "greedy"): (3, 4)}, digest=old)
    for paths in ([one, two], [two, one, one]):
        rungs = ladder(read_games(paths, {"bbbbbb": "old"})[Category("spice_road", 2)])
        assert sorted((rung.bot, rung.version, rung.games) for rung in rungs) == [
            ("greedy", "old", 4),
            ("mcts", "0.1.0 (aaaaaa)", 10),
            ("mcts", "old", 14),
        ]
    board = write(tmp_path / "c.jsonl", {("a", "b"): (1, 2)}, options={"board": "D1"})
    assert Category("spice_road", 2, ("board=D1",)) in read_games([one, board], {})
    with pytest.raises(century.InvalidOption, match="cccccc"):
        read_games([one], {"cccccc": "new"})


def test_the_page_has_tables_and_drawings(tmp_path: Path) -> None:
    three = write(tmp_path / "a.jsonl", {("greedy", "random"): (5, 8)}, mode="new_world", players=3)
    games = read_games([three, write(tmp_path / "b.jsonl", {("a", "b"): (1, 2)})], {})
    page = tmp_path / "ladder.md"
    write_ladder(games, page, 2)
    text = page.read_text(encoding="utf-8")
    assert "from 2 files" in text
    assert "| `greedy` | 0.1.0 (aaaaaa) | 1000 (1000–1000) |" in text
    for drawing in ("ladder/new_world-3.svg", "ladder/spice_road-2.svg"):
        assert drawing in text
        assert ElementTree.parse(tmp_path / drawing).getroot().tag.endswith("svg")


def test_the_command_writes_the_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "a.jsonl", {("greedy", "random"): (5, 8)})
    assert main(["arena", "ladder", "a.jsonl", "--label", "aaaa=now"]) == 0
    assert capsys.readouterr().err == ""
    assert "| `greedy` | now |" in (tmp_path / "ladder.md").read_text(encoding="utf-8")
    for wrong, reason in (
        (["ladder"], "needs files"),
        (["ladder", "b.jsonl"], "cannot read"),
        (["ladder", "a.jsonl", "--label", "x"], "DIGEST=NAME"),
        (["ladder", "a.jsonl", "--report", "a.jsonl"], "is no page"),
    ):
        assert main(["arena", *wrong]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert reason in said
