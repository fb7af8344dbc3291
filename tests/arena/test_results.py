"""Results on disk: nothing finished is lost, nothing is counted twice."""

import json
from contextlib import closing
from pathlib import Path

import pytest

import century
from arena.results import made_up, short
from century.arena.results import Results, in_order, read_results
from century.arena.tournament import Key

CUP = short("random", "greedy")


def fill(path: Path, *keys: tuple[int, int, int]) -> None:
    with closing(Results(path, CUP)) as results:
        for key in keys:
            results.add(made_up(1, 2, game=list(key)))


def test_a_game_is_on_the_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with closing(Results(path, CUP)) as results:
        for number in range(3):
            results.add(made_up(1, 2, game=[0, number, 0]))
            header, games = read_results(path)
            assert len(games) == number + 1
    assert header == json.loads(json.dumps(CUP.header()))


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    fill(path, (0, 0, 0), (0, 0, 1))
    before = path.read_bytes()
    fill(path, (0, 1, 0))
    assert path.read_bytes().startswith(before)
    assert list(read_results(path)[1]) == [Key(0, 0, 0), Key(0, 0, 1), Key(0, 1, 0)]


def test_no_game_counts_twice(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    fill(path, (0, 0, 0), (0, 0, 0))
    assert len(path.read_bytes().splitlines()) == 2
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[1])
    assert len(read_results(path)[1]) == 1


def test_the_end_of_a_file_is_repaired_wherever_it_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    fill(path, (0, 0, 0), (0, 0, 1))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in range(0, len(whole), 7):
        path.write_bytes(whole[:cut])
        left = sum(cut >= len(b"".join(lines[: n + 2])) for n in range(2))
        with closing(Results(path, CUP)) as results:
            assert len(results.games) == left
        assert path.read_bytes() == b"".join(lines[: left + 1])


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (short("random", "planner"), "bots"),
        (short("random", "greedy", seed=1), "seed 0, not 1"),
        (short("random", "greedy", mode="new_world"), 'mode "spice_road", not "new_world"'),
        (short("random", "greedy", options={"round_limit": 5}), "options"),
        (short("random", "greedy", limit=5.0), "limit"),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: object, reason: str) -> None:
    path = tmp_path / "games.jsonl"
    fill(path, (0, 0, 0))
    before = path.read_bytes()
    with pytest.raises(century.CenturyError, match=reason) as error:
        Results(path, other)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    assert path.read_bytes() == before


def test_games_of_other_rules_or_bots_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    fill(path, (0, 0, 0))
    path.write_text(path.read_text().replace(CUP.header()["digest"], "0" * 16))
    with pytest.raises(century.CenturyError, match="other rules, components or bots"):
        Results(path, CUP)
    assert read_results(path)


@pytest.mark.parametrize(
    "content",
    [
        b"Dear diary",
        b"Dear diary\n",
        b"[1, 2]\n",
        b'{"format": "century-arena/9"}\n',
        bytes(range(256)),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(century.CenturyError) as error:
        Results(path, CUP)
    assert "\n" not in str(error.value)
    assert path.read_bytes() == content
    with pytest.raises(century.CenturyError):
        read_results(path)


@pytest.mark.parametrize("line", [b"{", b"[]", b"{}", b'{"game": [0, 0, 0]}'])
def test_a_broken_line_in_the_middle_is_told(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "games.jsonl"
    fill(path, (0, 0, 0))
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(century.CenturyError, match="line 3"):
        read_results(path)


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "games.jsonl"):
        with pytest.raises(century.CenturyError, match="cannot"):
            Results(path, CUP)


def test_the_order_is_that_of_the_tournament() -> None:
    keys = [Key(1, 0, 0), Key(0, 1, 0), Key(0, 0, 1), Key(0, 0, 0)]
    games = {key: made_up(1, 2, game=list(key)) for key in keys}
    assert [result["game"] for result in in_order(games)] == [
        [0, 0, 0],
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
    ]
