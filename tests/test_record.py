"""Records: a game as text, replayed to the same end; damage is told with its line."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import century
from lockstep import TABLES, random_game

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)

RECORD = """century-record/1
mode: new_world
players: 3
board: D1
round_limit: 300
seed: 42

round 1, seat 0: work A1.4, upgrade Y, done
round 1, seat 1: work A1.3
round 1, seat 2: rest
round 2, seat 0: rest
"""
TURNS = 8  # the line of the first turn


def refusal(text: str, **options: Any) -> str:
    """What is said of a damaged record: one line."""
    with pytest.raises(century.InvalidRecord) as caught:
        century.load(text, **options)
    said = str(caught.value)
    assert said.isprintable()
    return said


def same(game: century.Game, other: century.Game) -> bool:
    return (
        game.position() == other.position()
        and game.history == other.history
        and game.beginning().position() == other.beginning().position()
        and (game.seed, game.options) == (other.seed, other.options)
    )


def all_options(mode: str, seed: int) -> dict[str, Any]:
    dice = random.Random(seed)
    options = century.modes()[mode]["options"]
    chosen = {name: dice.choice(o["choices"]) for name, o in options.items() if "choices" in o}
    return chosen | {"round_limit": dice.choice([1, 7, 300])}


# Writing and reading


def test_a_record_can_be_read_aloud() -> None:
    game = century.new("new_world", players=3, seed=42, board="D1")
    for token in ("work A1.4", "upgrade Y", "done", "work A1.3", "rest", "rest"):
        game.play(token)
    assert game.record() == RECORD
    assert same(century.load(RECORD), game)


@every_table
@pytest.mark.parametrize("after", [0, 1, 40, 10_000])
def test_a_record_leads_to_the_same_game(mode: str, players: int, after: int) -> None:
    game = random_game(mode, players, after, after, **all_options(mode, after))
    again = century.load(game.record())
    assert same(again, game)
    assert again.record() == game.record()


@every_table
def test_a_game_that_began_with_a_position_has_a_record(mode: str, players: int) -> None:
    start = random_game(mode, players, seed=3, after=33, **all_options(mode, 3))
    game = century.from_position(start.position())
    for _ in range(20):
        if not game.over:
            game.play(game.actions()[-1])
    assert "\nposition: {" in game.record()
    assert "\nseed: " not in game.record()
    assert same(century.load(game.record()), game)


def test_a_redealt_game_has_a_record() -> None:
    game = century.new("east_west_3", seed=1).redeal(2).play("rest")
    assert same(century.load(game.record()), game)


def test_a_record_may_end_in_the_middle_of_a_turn() -> None:
    game = century.new("new_world", players=3, seed=42, board="D1").play("work A1.4")
    assert game.record().endswith("\nround 1, seat 0: work A1.4\n")
    assert century.load(game.record()).decision == "upgrade"


def test_a_record_may_begin_in_the_middle_of_a_turn() -> None:
    start = century.new("new_world", players=3, seed=42, board="D1").play("work A1.4")
    game = century.from_position(start.position())
    assert same(century.load(game.record()), game)
    game.play("upgrade Y").play("done").play("rest")
    assert game.record().endswith("\nround 1, seat 0: upgrade Y, done\nround 1, seat 1: rest\n")
    assert same(century.load(game.record()), game)


def test_another_turn_at_once_has_its_own_line() -> None:
    game = century.new("east_west_1", seed=0).play("work E2.3")
    assert (game.turn, game.decision) == (0, "turn")
    game.play("rest")
    assert game.record().endswith("\nround 1, seat 0: work E2.3\nround 1, seat 0: rest\n")
    assert same(century.load(game.record()), game)


def test_actions_taken_back_are_not_recorded() -> None:
    game = century.new("spice_road", seed=5)
    before = game.record()
    assert game.play("rest").undo().record() == before


def test_a_finished_game_tells_its_result() -> None:
    game = random_game("spice_road", 2, seed=0, after=10_000)
    totals = [score["total"] for score in game.scores()]
    assert f"\nresult: {totals[0]} {totals[1]}, seat {game.winner} wins\n" in game.record()
    assert century.load(game.record()).over


def test_a_result_may_be_left_out() -> None:
    game = random_game("spice_road", 2, seed=0, after=10_000)
    assert same(century.load(re.sub(r"result: .*\n", "", game.record())), game)


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("\n", "\r"),
        RECORD.replace("\n", "\n\n\n")[:-3],
        RECORD.replace("\n", "  \n\t"),
        "\ufeff" + RECORD,
        RECORD.replace("mode:", "# one \u2028 two \x0c three\nmode:"),
        RECORD.replace("round 2", "# round 9, seat 9: nonsense\n  # more\nround 2"),
        RECORD.replace(", ", ",   ").replace(",   seat", ", seat"),
        RECORD.replace("round_limit: 300\n", ""),
        RECORD.replace("players: 3\nboard: D1", "board: D1\nplayers: 3"),
    ],
    ids=["CRLF", "CR", "blank", "spaces", "BOM", "note", "notes", "commas", "default", "order"],
)
def test_small_things_may_differ(text: str) -> None:
    assert century.load(text).record() == RECORD


# Box files


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    path = tmp_path / "coins.toml"
    path.write_text('replaces = "spice_road"\ncoins = { gold = 5, silver = 2 }\n', encoding="utf-8")
    return path


def test_a_record_names_its_box(coins: Path) -> None:
    game = century.new("spice_road", seed=1, box=coins).play("rest")
    (tag,) = re.findall(r"^box: ([0-9a-f]{16})$", game.record(), re.MULTILINE)
    assert same(century.load(game.record(), box=coins), game)
    said = f'line 5: played with box "{tag}"; load(text, box=...) needs the same'
    assert refusal(game.record()) == said


def test_a_box_that_was_not_played_with_is_refused(coins: Path) -> None:
    said = "line 6: played with no box file; load(text, box=...) needs the same"
    assert refusal(RECORD, box=coins) == said


def test_a_broken_box_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(century.InvalidBox):
        century.load(RECORD, box=tmp_path / "nothing.toml")


def test_a_position_can_be_played_with_a_box(coins: Path) -> None:
    start = century.new("spice_road", seed=1, box=coins)
    game = century.from_position(start.position(), box=coins).play("rest")
    assert same(century.load(game.record(), box=coins), game)


# Damage

FOREIGN = century.from_position(century.new("new_world", 2, seed=1, board="E1").position()).record()
POSITION = FOREIGN.split("position: ")[1].strip()
FINISHED = random_game("spice_road", 2, seed=0, after=10_000).record()


@pytest.mark.parametrize("junk", [None, 5, b"century-record/1", ["x"], object()])
def test_a_record_is_text(junk: Any) -> None:
    assert refusal(junk) == f"a record is text, not {type(junk).__name__}"


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (RECORD, "", 1, '"": a record begins with century-record/1'),
        ("century-record/1", "", 1, '"": a record begins with century-record/1'),
        ("century-record/1", "\x7fELF\0\1", 1, "a record begins with century-record/1"),
        ("century-record/1", "century-record/2", 1, "this program reads century-record/1"),
        ("century-record/1", "century-position/1", 1, "a record begins with"),
        ("mode: new_world\n", "", 5, "tag mode is missing"),
        ("players: 3\n", "", 5, "tag players is missing"),
        ("seed: 42\n", "", 5, "needs a tag seed or a tag position, one of them"),
        ("mode: new_world", "mode: new_wrold", 2, "did you mean new_world?"),
        ("mode: new_world", "mode: ", 2, 'unknown mode ""'),
        ("mode: new_world", "mode new_world", 2, "must be a tag or a turn: round 1, seat 0"),
        ("players: 3", "players: 5", 3, "players 5: must be one of 2 3 4"),
        ("players: 3", "players: three", 3, 'players "three": must be a whole number'),
        ("players: 3", "players: -3", 3, 'players "-3": must be a whole number'),
        ("players: 3", "players: \u0663", 3, "must be a whole number"),
        ("players: 3", "players: 3.0", 3, "must be a whole number"),
        ("players: 3", "players: " + "3" * 5000, 3, "must be a whole number"),
        ("board: D1", "board: A1", 4, 'board "A1": must be one of D1 E1 F1'),
        ("board: D1", "bord: D1", 4, 'unknown option "bord" (did you mean board?)'),
        ("board: D1", "layout: star", 4, 'unknown option "layout"'),
        ("board: D1", "players: 3", 4, "tag players for the second time"),
        ("round_limit: 300", "round_limit: 0", 5, "must be a whole number from 1 to 30000"),
        ("round_limit: 300", "round_limit: many", 5, "must be a whole number"),
        ("round_limit: 300", "round_limit: " + "9" * 19, 5, "whole number from 1 to 30000"),
        ("seed: 42", f"seed: {2**128}", 6, "must be a whole number from 0 to"),
        ("seed: 42", "seed: " + "9" * 50, 6, "must be a whole number"),
        ("seed: 42", "seed: 0x2a", 6, "must be a whole number"),
        ("seed: 42", "seed: 42\nseed: 42", 7, "tag seed for the second time"),
        ("seed: 42", "seed: 42\nposition: {}", 7, "needs a tag seed or a tag position, one of"),
        ("seed: 42", "position: {", 6, "position: is not JSON"),
        ("seed: 42", "position: " + "[" * 100_000, 6, "position: is not JSON"),
        ("seed: 42", "position: 1" + "0" * 5000, 6, "position: is not JSON"),
        ("seed: 42", "position: NaN", 6, "position: must be a dict"),
        ("seed: 42", "position: {}", 6, "position: hidden is missing"),
        ("seed: 42", f"position: {POSITION}", 3, "players 3: the position has 2"),
        ("seed: 42", "box: 0123\nseed: 42", 6, 'played with box "0123"'),
        ("seed: 42", "seed: 42\nresult: 0 0 0, seat 2 wins", 7, "the game is not over"),
        ("round 1, seat 0", "round 2, seat 0", 8, "round 2, seat 0: it is round 1, seat 0"),
        ("round 1, seat 0", "round 1, seat 1", 8, "round 1, seat 1: it is round 1, seat 0"),
        ("round 1, seat 0", "round 123456789, seat 0", 8, "it is round 1, seat 0"),
        ("round 1, seat 0", "round 1" + "0" * 5000 + ", seat 0", 8, "must be a tag or a turn"),
        ("round 1, seat 0", "round \u0661, seat 0", 8, "must be a tag or a turn"),
        ("round 1, seat 0", "Round 1, seat 0", 8, "must be a tag or a turn"),
        ("round 1, seat 2: rest", "round 1, seat 2:", 10, "must be a turn, such as"),
        ("round 1, seat 2: rest", "hello: world", 10, "must be a turn, such as"),
        ("round 1, seat 2: rest", "round 1, seat 2: ,", 10, "no action of new_world"),
        ("round 1, seat 2: rest", "round 1, seat 2: sleep", 10, '"sleep": no action of new_world'),
        ("round 1, seat 2: rest", "round 1, seat 2: work A1.6", 10, "work A1.6: the exp"),
        ("round 1, seat 2: rest", "round 1, seat 2: rest, rest", 10, '"rest": the turn is over'),
        ("round 1, seat 2: rest", "round 1, seat 2: rest,", 10, '"": the turn is over'),
        ("round 1, seat 2: rest\n", "", 10, "round 2, seat 0: it is round 1, seat 2"),
        ("upgrade Y, done", "upgrade R", 8, "upgrade R: seat 0 has YYY, and no R"),
        ("upgrade Y, done", "upgrade Y", 8, "the turn is not finished: upgrade"),
    ],
)
def test_damage_is_told_with_its_line(old: str, new: str, line: int, said: str) -> None:
    assert old in RECORD
    reason = refusal(RECORD.replace(old, new, 1))
    assert reason.startswith(f"line {line}: ")
    assert said in reason


@pytest.mark.parametrize(
    ("pattern", "new", "tag", "said"),
    [
        (r"\Z", "round 300, seat 0: rest\n", "", "a turn after the end of the game"),
        (
            "result: .*",
            "result: 1 2, seat 1 wins",
            "result",
            '"1 2, seat 1 wins": the actions lead',
        ),
        ("result: .*", "result:", "result", 'result "": the actions lead to'),
        (r"\n.*\n\Z", "\n", "result", "the actions lead to no result: the game is not over"),
    ],
)
def test_damage_to_a_finished_game_is_told(pattern: str, new: str, tag: str, said: str) -> None:
    text = re.sub(pattern, new, FINISHED, count=1)
    lines = text.splitlines()
    place = [line.partition(":")[0] for line in lines].index(tag) + 1 if tag else len(lines)
    reason = refusal(text)
    assert reason.startswith(f"line {place}: ")
    assert said in reason


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("mode: new_world", "mode: east_west_1", 'line 4: east_west_1: unknown option "board"'),
        ("players: 2", "players: 4", "line 3: players 4: the position has 2"),
        ("board: E1", "board: F1", "line 4: board F1: the position has E1"),
        ("round_limit: 300", "round_limit: 3", "line 5: round_limit 3: the position has 300"),
        ('"round":1', '"round":0', "line 6: position: round 0: must be a whole number from 1"),
    ],
)
def test_tags_are_those_of_the_position(old: str, new: str, said: str) -> None:
    assert refusal(FOREIGN.replace(old, new, 1)).startswith(said)


# Damage of every kind


def damaged(seed: int) -> str:
    """The record of some game with some lines or letters changed."""
    dice = random.Random(seed)
    mode, players = dice.choice(TABLES)
    game = random_game(mode, players, seed, dice.randrange(120), **all_options(mode, seed))
    if dice.random() < 0.3:
        game = century.from_position(game.position())
        for _ in range(dice.randrange(30)):
            if not game.over:
                game.play(dice.choice(game.actions()))
    text = game.record()
    for _ in range(dice.choice([1, 1, 2, 3])):
        lines = text.split("\n")
        line, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        place, sign = dice.randrange(len(text) + 1), dice.choice('0123456789YRGB,:# \n\r\0é{}[]"')
        kind = dice.randrange(7)
        if kind == 0:
            del lines[line]
        elif kind == 1:
            lines.insert(other, lines[line])
        elif kind == 2:
            lines[line], lines[other] = lines[other], lines[line]
        elif kind == 3:
            lines[line] = lines[line].replace(dice.choice("0123456789"), dice.choice("0123456789"))
        if kind < 4:
            text = "\n".join(lines)
        elif kind == 4:
            text = text[:place] + sign + text[place:]
        elif kind == 5:
            text = text[:place] + text[place + dice.randrange(1, 9) :]
        else:
            text = text[:place] + sign + text[place + 1 :]
    return text


def load_or_refuse(text: str) -> century.Game | None:
    """The game of a record, or None if it is refused in one line that names a line."""
    try:
        return century.load(text)
    except century.InvalidRecord as error:
        said = str(error)
    assert said.isprintable()
    assert re.match(r"line [0-9]+: ", said)
    assert int(said.split(":")[0].split()[1]) <= len(re.split(r"\r\n|\r|\n", text))
    return None


@pytest.mark.slow("hundreds of examples")
@settings(max_examples=200)
@given(st.integers(0, 2**40))
def test_a_damaged_record_is_refused_or_leads_to_a_game(seed: int) -> None:
    if game := load_or_refuse(damaged(seed)):
        assert same(century.load(game.record()), game)


@given(st.text() | st.text().map(lambda text: f"century-record/1\n{text}"))
def test_any_text_is_refused(text: str) -> None:
    assert load_or_refuse(text) is None
