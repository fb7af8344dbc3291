"""A mode is a page of TOML: two pages that combine mechanisms as no shipped mode does."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import century
from century.bots import ask
from century.data.component import Boxes
from century.data.mode import get_mode, load_modes
from century.data.mode_file import FOLDER_VARIABLE, read_mode
from century.envs.observation.decoding import decode
from century.envs.single import SingleGame
from century.envs.vector import VectorGame
from century.errors import CenturyError
from century.game.mechanisms.mechanism import Mechanism
from century.game.mechanisms.registry import MECHANISMS, mechanisms_of
from century.game.ruleset import Ruleset
from century.game.tokens import tokens_of
from century.rules.state import State
from century.words import Words, languages
from made_up import MADE_UP, PAGES, on_the_shelf

TABLES = [(mode, players) for mode in MADE_UP for players in (2, 3, 4)]


@pytest.fixture(autouse=True, scope="module")
def _pages() -> Iterator[None]:
    with on_the_shelf():
        yield


def games(mode: str, players: int, seed: int = 5) -> Iterator[century.Game]:
    """A whole random game, decision by decision."""
    game, dice = century.new(mode, players, seed), random.Random(seed)
    while not game.over:
        yield game
        game.play(dice.choice(game.actions()))
    yield game


def test_there_are_two_and_no_shipped_mode_has_their_mechanisms() -> None:
    assert MADE_UP == ("archipelago", "caravan")
    shipped = [mechanisms_of(mode) for mode in load_modes().values() if mode.id not in MADE_UP]
    for mode in MADE_UP:
        assert mechanisms_of(get_mode(mode)) not in shipped


def test_built_in_modes_come_first() -> None:
    assert list(century.modes())[-2:] == ["caravan", "archipelago"]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_random_play_comes_to_an_end_and_every_position_is_read_back(
    mode: str, players: int
) -> None:
    for count, game in enumerate(games(mode, players)):
        if count % 5 == 0:
            position = game.position()
            again = century.from_position(position)
            assert again.position() == position
            assert again.actions() == game.actions()
            assert century.from_view(game.view()).view() == game.view()
    assert game.over
    assert game.winner in range(players)
    loaded = century.load(game.record())
    assert loaded.position() == game.position()
    assert loaded.history == game.history


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_observations_tell_the_whole_view(mode: str, players: int) -> None:
    single = SingleGame(century.new(mode, players).ruleset)
    for count, game in enumerate(games(mode, players)):
        if count % 3 == 0:
            single.put(game.state)
            observation, mask = single.look(count % players)
            assert decode(single.layout, observation) == game.view()
            assert [single.actions[i] for i in mask.nonzero()[0]] == game.actions()


@pytest.mark.parametrize("mode", MADE_UP)
def test_many_games_are_stepped_as_one_is(mode: str) -> None:
    """Observations are brought up to date; written anew they are the same."""
    games = VectorGame(mode, 3, n=8, seed=3, symmetric=True)
    single = SingleGame(games.ruleset)
    step = games.reset()
    for _ in range(300):
        step = games.step(games.sample())
        for i in range(8):
            single.put(State(games._states[i].tobytes()))
            observation, mask = single.look(int(step.seat[i]))
            assert np.array_equal(observation, step.observation[i])
            assert np.array_equal(mask, step.mask[i])


@pytest.mark.parametrize("mode", MADE_UP)
@pytest.mark.parametrize("name", ["random", "greedy", "mcts"])
def test_bots_play_to_the_end(mode: str, name: str) -> None:
    options = {"simulations": 20} if name == "mcts" else {}
    player, game = century.bot(name, seed=1, **options), century.new(mode, 2, seed=2)
    for seed in range(5_000):
        if game.over:
            break
        game.play(ask(player, game, seed))
    assert game.over
    if name != "random":
        assert max(score["total"] for score in game.scores()) > 20


@pytest.mark.parametrize("mode", MADE_UP)
@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_five_languages(mode: str, language: str) -> None:
    words = Words(language)
    decisions, before = set(), None
    for count, game in enumerate(games(mode, 2)):
        decision = game.decision
        if game.over or (decision in decisions and count % 25):
            continue
        decisions.add(decision)
        assert words.describe_decision(game)
        said = words.describe_actions(game)
        assert said.keys() == set(game.actions())
        for text in said.values():
            assert not set("{}$") & set(text)
        before = game.copy()
    assert before is not None
    assert words.describe_turn(before, before.actions()[:1])
    assert decisions >= {"turn", "trade", "upgrade", "bonus", "discard"}


@pytest.mark.parametrize("mode", MADE_UP)
def test_refusals_say_why(mode: str) -> None:
    for count, game in enumerate(games(mode, 2)):
        if game.over or count % 20:
            continue
        legal = set(game.actions())
        for token in tokens_of(game.ruleset).all:
            if token not in legal:
                with pytest.raises(century.IllegalAction, match=r": .+") as caught:
                    game.play(token)
                assert "\n" not in str(caught.value)


# Pages that ask for what cannot be combined


@pytest.mark.parametrize(
    ("page", "old", "new", "reason"),
    [
        ("caravan", '"new_world"]', "]", "boards: needs the box new_world"),
        ("caravan", 'boxes = ["spice_road", ', "boxes = [", "market: needs the box spice_road"),
        ("caravan", "market_row = 5", "", "market: needs market_row"),
        ("caravan", 'market = "hand"', 'market = "use"', "market use: needs markets"),
        ("caravan", 'market = "hand"', "", "market_row: needs market"),
        ("caravan", "settlers = 9", "settlers = 0", "boards and settlers go together"),
        ("caravan", "settlers = 9", "settlers = 13", "settlers 13: at most 12"),
        ("caravan", "market_row = 5", "market_row = 7", "market_row 7: at most 6"),
        ("caravan", "bonus_spaces = 3", "bonus_spaces = 5", "bonus_spaces 5: at most 4"),
        (
            "caravan",
            "market_row = 5",
            "market_row = 5\ncoins = 2",
            "coins: needs point cards that are claimed from the row",
        ),
        (
            "caravan",
            "market_row = 5",
            'market_row = 5\ncolumn_bonus = ["B1"]',
            "column_bonus: needs islands",
        ),
        (
            "caravan",
            "market_row = 5",
            'market_row = 5\nislands = true\nposts = true\nlayout = "star"',
            "islands: needs the box eastern_wonders",
        ),
        ("archipelago", 'market = "route"', 'market = "hand"', "markets: needs market"),
        ("archipelago", "title = ", "title ", "not TOML: "),
    ],
)
def test_what_cannot_be_combined_is_refused_with_file_and_reason(
    page: str, old: str, new: str, reason: str
) -> None:
    text = (PAGES / f"{page}.toml").read_text("utf-8")
    assert old in text
    with pytest.raises(CenturyError) as caught:
        read_mode(page, text.replace(old, new, 1))
    assert str(caught.value).startswith(f"{page}.toml: ")
    assert reason in str(caught.value)


def test_islands_without_boards_are_refused() -> None:
    text = 'title = "Sea"\nplayers = [2]\nboxes = ["spice_road", "eastern_wonders"]\n'
    text += 'point_row = 5\npoints_face_up = false\nstart_cubes = ["Y", "Y"]\n'
    text += "end_cards = { 2 = 5 }\nround_limit = 99\nusual_rounds = 30\nhead_start = 25\n"
    text += 'islands = true\nposts = true\nlayout = "star"\n'
    with pytest.raises(CenturyError, match=r"sea\.toml: islands: needs boards, for a ship sails"):
        read_mode("sea", text)


def test_boards_that_do_not_fit_the_page_are_refused(tmp_path: Path) -> None:
    text = (PAGES / "caravan.toml").read_text("utf-8")
    (tmp_path / "caravan.toml").write_text(text.replace("covered_2_3 = 2", "covered_2_3 = 1"))
    run = subprocess.run(
        [sys.executable, "-c", "import century; century.modes()"],
        env={"PATH": "", FOLDER_VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    last = run.stderr.strip().splitlines()[-1]
    assert 'caravan.toml: (A1 B1): must be 1 locations with cover "2-3", not 2' in last


def test_a_turn_has_at_most_63_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers to a decision are the bits of one integer; a page with more is refused."""
    mode = read_mode(
        "caravan",
        (PAGES / "caravan.toml")
        .read_text("utf-8")
        .replace('boards = ["A1", "B1"]', 'boards = ["A1", "B1", "C1"]'),
    )
    boxes: Boxes = century.new("caravan").ruleset.boxes
    ruleset = Ruleset(mode, boxes, 2, {"round_limit": 99})
    with pytest.raises(CenturyError, match=r"caravan\.toml: turn: 68 answers, more than 63"):
        tokens_of(ruleset)


def test_every_answer_of_every_mode_fits() -> None:
    for mode in century.modes():
        answers = tokens_of(century.new(mode).ruleset).answers
        assert max(map(len, answers.values())) <= 63


def test_a_mechanism_says_when_it_is_there() -> None:
    with pytest.raises(NotImplementedError):
        Mechanism().is_in(get_mode("caravan"))
    assert {type(mechanism) for mechanism in MECHANISMS} == set(Mechanism.__subclasses__())


def test_a_folder_that_is_not_there_is_named() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import century; century.modes()"],
        env={"PATH": "", FOLDER_VARIABLE: "nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )
    last = run.stderr.strip().splitlines()[-1]
    assert 'CENTURY_MODES "nowhere": must be a folder of mode pages' in last


def test_a_page_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn.toml").write_bytes(b"\xff")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    with pytest.raises(CenturyError, match=r"^torn\.toml: not UTF-8 text$"):
        load_modes.__wrapped__()
    (tmp_path / "torn.toml").unlink()
    (tmp_path / "torn.toml").mkdir()
    with pytest.raises(CenturyError, match=r"^torn\.toml: cannot read: "):
        load_modes.__wrapped__()
