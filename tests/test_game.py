"""The game object: all that the contract promises of it."""

import copy
import hashlib
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import century
from century.data.mode import load_modes
from century.errors import CenturyError
from century.game.cubes import pack, unpack
from century.game.schema import FullView
from lockstep import TABLES, bytes_of, random_game
from made_up import MADE_UP, on_the_shelf
from scenario import Table

every_mode = pytest.mark.parametrize("mode", load_modes())
every_table = pytest.mark.parametrize(("mode", "players"), TABLES)

# Positions of new games with seed 42. They change only with the components.
DEALS = {  # by number of players, from 2
    "spice_road": ["56709b9a4a91", "eb4a8f5832a5", "773c17d6886c", "3f0f6a87b923"],
    "new_world": ["e94c094dc9d7", "5301d92d49d4", "6a8258eac0bc"],
    "east_west_1": ["b9fd2aa2ae5a", "ab6a653552e4", "acd365e50513"],
    "east_west_2": ["23b1346f90fa", "2867346f931d", "81be3e562d46"],
    "east_west_3": ["72bdf83294fd", "e767c3b5f27a", "935cea3fc05e"],
}


def digest(position: FullView) -> str:
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:12]


def one_line(error: pytest.ExceptionInfo[Any]) -> str:
    said = str(error.value)
    assert said
    assert said.isprintable()
    return said


# What a game tells


def test_a_game_tells_how_it_was_made() -> None:
    game = century.new("new_world", players=3, seed=42, board="D1")
    assert (game.mode, game.players, game.seed) == ("new_world", 3, 42)
    assert game.options == {"board": "D1", "round_limit": 300}
    assert (game.ruleset.mode.id, game.ruleset.players) == ("new_world", 3)


@every_mode
def test_a_game_begins_with_the_turn_of_seat_0(mode: str) -> None:
    game = century.new(mode, seed=1)
    assert (game.round, game.turn, game.seat, game.decision) == (1, 0, 0, "turn")
    assert game.over is False
    assert game.winner is None
    assert game.history == []
    assert "rest" in game.actions()


@every_table
def test_what_a_game_tells_is_plain(mode: str, players: int) -> None:
    """No integer of the rules, which would not be JSON and counts modulo 256."""
    for after in (0, 25, 10_000):
        game = random_game(mode, players, seed=9, after=after)
        whole: list[object] = [game.players, game.seed, game.round]
        whole += [points for score in game.scores() for points in score.values()]
        whole += [] if game.over else [game.turn, game.seat]
        whole += [game.winner] if game.over else []
        assert {type(number) for number in whole} == {int}
        assert type(game.over) is bool
        assert {type(token) for token in [*game.actions(), *game.history]} <= {str}
        assert type(game.decision) is (type(None) if game.over else str)


def test_after_the_end_nobody_decides() -> None:
    game = random_game("east_west_1", 3, seed=4, after=10_000)
    assert game.over is True
    assert (game.turn, game.seat, game.decision) == (None, None, None)
    assert game.actions() == []
    assert game.winner in (0, 1, 2)
    with pytest.raises(century.IllegalAction, match="rest: the game is over"):
        game.play("rest")


def test_another_seat_may_decide_in_a_turn() -> None:
    """Who is paid by a ship may have to discard."""
    table = Table("east_west_2")
    table.seat(0, cubes="YR")
    table.seat(1, cubes="YYYYYRRRRR", ship=1)
    game = table.play("work F2.2", "sail 1", "pay Y")
    while game.decision != "discard":
        game.play("skip" if "skip" in game.actions() else "trade 0")
    assert (game.turn, game.seat) == (0, 1)
    assert game.play("discard Y").turn == 1


def test_a_game_prints_where_it_stands() -> None:
    game = century.new("spice_road", players=2, seed=7)
    assert repr(game) == "<century spice_road, 2 players, round 1, seat 0: turn>"
    assert repr(random_game("spice_road", 2, 0, 10_000)) == "<century spice_road, 2 players, over>"


@every_mode
def test_lists_and_dicts_belong_to_who_asks(mode: str) -> None:
    game = century.new(mode, seed=3).play("rest")
    game.options["round_limit"] = 1
    game.history.clear()
    game.actions().clear()
    game.scores()[0]["total"] = -1
    assert game.options["round_limit"] > 1
    assert game.history == ["rest"]
    assert game.actions()
    assert game.scores()[0]["total"] >= 0


@every_table
def test_scores_have_the_categories_of_their_mode(mode: str, players: int) -> None:
    categories = ["cards", "bonus", "explored", "cubes"]
    if mode == "spice_road":
        categories = ["points", "gold", "silver", "cubes"]
    elif mode in ("east_west_2", "east_west_3"):
        categories.append("posts")
    for after in (0, 60, 10_000):
        game = random_game(mode, players, seed=2, after=after)
        assert len(game.scores()) == players
        for score in game.scores():
            assert list(score) == [*categories, "total"]
            points = dict[str, Any](score)
            assert points.pop("total") == sum(points.values())


@every_table
def test_the_winner_has_the_most_points(mode: str, players: int) -> None:
    game = random_game(mode, players, seed=6, after=10_000)
    totals = [score["total"] for score in game.scores()]
    assert game.winner == max(range(players), key=lambda seat: (totals[seat], seat))


# The same game again


@every_table
def test_a_seed_always_deals_the_same_game(mode: str, players: int) -> None:
    game = century.new(mode, players, seed=42)
    assert digest(game.position()) == DEALS[mode][players - 2]
    assert century.new(mode, players, seed=42).position() == game.position()


@every_mode
def test_other_seeds_deal_other_games(mode: str) -> None:
    seeds = [*range(50), 2**32, 2**32 + 1, 2**63 - 1, 2**63, 2**128 - 1]
    deals = {digest(century.new(mode, 2, seed).position()) for seed in seeds}
    assert len(deals) == len(seeds)


def test_a_chosen_board_leaves_the_rest_of_the_deal() -> None:
    rows = [
        century.new("new_world", seed=8, board=board).view()["points"]
        for board in (None, "D1", "E1", "F1")
    ]
    assert rows[0] == rows[1] == rows[2] == rows[3]


@every_mode
def test_a_game_without_a_seed_draws_one_and_keeps_it(mode: str) -> None:
    games = [century.new(mode) for _ in range(3)]
    assert len({game.seed for game in games}) == 3
    for game in games:
        assert game.seed is not None
        assert century.new(mode, seed=game.seed).position() == game.position()
        assert century.load(game.play("rest").record()).position() == game.position()


@pytest.mark.parametrize("layout", ["star", "strait", "delta", "random"])
def test_a_layout_can_be_chosen(layout: str) -> None:
    game = century.new("east_west_3", seed=5, layout=layout)
    assert game.options == {"layout": layout, "round_limit": 300}
    places = [tuple(island["at"]) for island in game.view()["islands"]]
    printed = game.ruleset.boxes.eastern_wonders.layouts
    found = [name for name in printed if list(printed[name]) == places]
    assert found == ([] if layout == "random" else [layout])


def test_the_round_limit_ends_a_game() -> None:
    game = century.new("spice_road", players=3, seed=1, round_limit=2)
    for _ in range(6):
        assert not game.over
        game.play("rest")
    assert game.over
    assert game.round == 2


# Bad input


@pytest.mark.parametrize("mode", ["spice", "", "SPICE_ROAD", None, 5, ["new_world"], "a\nb"])
def test_an_unknown_mode_is_refused(mode: Any) -> None:
    with pytest.raises(century.UnknownMode) as error:
        century.new(mode)
    assert one_line(error).endswith("known: " + " ".join(load_modes()))


@pytest.mark.parametrize("players", [0, 1, 5, -2, 10**30, True, 2.0, "2", None, [2]])
def test_a_player_count_out_of_range_is_refused(players: Any) -> None:
    with pytest.raises(century.InvalidOption) as error:
        century.new("new_world", players=players)
    assert one_line(error).endswith("must be one of 2 3 4")


@pytest.mark.parametrize("seed", [-1, 2**128, True, False, 1.0, "1", b"1", [1], 10**40, 1j])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(century.InvalidOption) as error:
        century.new("new_world", seed=seed)
    assert one_line(error).endswith(f"must be a whole number from 0 to {2**128 - 1}")
    with pytest.raises(century.InvalidOption):
        century.new("new_world", seed=0).redeal(seed)


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**128 - 1])
def test_seeds_go_as_far_as_they_are_said_to(seed: int) -> None:
    assert century.new("new_world", seed=seed).seed == seed


@pytest.mark.parametrize(
    ("mode", "options", "said"),
    [
        ("new_world", {"board": "A1"}, 'new_world: board "A1": must be one of D1 E1 F1'),
        ("new_world", {"board": 1}, "new_world: board 1: must be one of D1 E1 F1"),
        ("new_world", {"bord": "D1"}, 'unknown option "bord" (did you mean board?)'),
        ("new_world", {"layout": "star"}, 'unknown option "layout"'),
        ("spice_road", {"board": "D1"}, 'spice_road: unknown option "board"; known: round_limit'),
        ("east_west_2", {"layout": "ring"}, "must be one of star strait delta random"),
        ("east_west_2", {"round_limit": 0}, "must be a whole number from 1 to 30000"),
        ("east_west_2", {"round_limit": 30_001}, "must be a whole number from 1 to 30000"),
        ("east_west_2", {"round_limit": True}, "round_limit true: must be a whole number"),
        ("east_west_2", {"round_limit": "300"}, 'round_limit "300": must be a whole number'),
        ("east_west_2", {"round_limit": 10**5000}, "must be a whole number from 1 to 30000"),
    ],
)
def test_a_bad_option_is_refused(mode: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(century.InvalidOption) as error:
        century.new(mode, seed=0, **options)
    assert said in one_line(error)


def test_an_option_of_none_has_its_default() -> None:
    game = century.new("east_west_2", seed=0, layout=None, round_limit=None)
    assert game.options == {"layout": "star", "round_limit": 300}


@pytest.mark.parametrize(
    "error",
    [
        century.IllegalAction,
        century.InvalidPosition,
        century.InvalidRecord,
        century.UnknownMode,
        century.InvalidOption,
        century.InvalidBox,
    ],
)
def test_all_errors_derive_from_two(error: type[Exception]) -> None:
    assert issubclass(error, century.CenturyError)
    assert issubclass(error, ValueError)
    assert century.CenturyError is CenturyError


# Playing


def test_playing_and_taking_back_give_the_game() -> None:
    game = century.new("spice_road", seed=0)
    assert game.play("rest") is game
    assert game.undo() is game
    with pytest.raises(century.IllegalAction) as error:
        game.undo()
    assert one_line(error) == "there is no action to undo"


def test_a_copy_goes_its_own_way() -> None:
    game = century.new("spice_road", seed=0).play("rest")
    other = game.copy().play("rest")
    assert (len(game.history), len(other.history)) == (1, 2)
    assert other.undo().undo().history == []
    assert game.history == ["rest"]


def test_the_beginning_is_before_the_first_action() -> None:
    game = random_game("new_world", 3, seed=5, after=30)
    start = game.beginning()
    assert start.position() == century.new("new_world", 3, seed=5).position()
    assert (start.seed, start.history) == (5, [])
    for token in game.history:
        start.play(token)
    assert start.position() == game.position()


def test_the_beginning_of_a_redeal_is_itself() -> None:
    game = random_game("new_world", 3, seed=5, after=30).redeal(1)
    assert game.history == []
    assert game.seed is None
    assert game.beginning().position() == game.position()
    with pytest.raises(century.IllegalAction, match="no action to undo"):
        game.undo()


@every_mode
def test_a_redeal_is_another_game(mode: str) -> None:
    game = random_game(mode, 2, seed=1, after=20)
    before = bytes_of(game), game.history
    other = game.redeal(7)
    other.play(other.actions()[-1])
    assert (bytes_of(game), game.history) == before
    assert game.redeal(7).position() == game.redeal(7).position()


@every_table
@pytest.mark.parametrize(
    "again",
    [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))],
    ids=["copied", "copied deeply", "stored"],
)
def test_a_game_can_be_copied_deeply_and_stored(mode: str, players: int, again: Any) -> None:
    game = random_game(mode, players, seed=3, after=25)
    before = game.position()
    other = again(game)
    assert other.position() == before
    assert (other.history, other.seed, other.options) == (game.history, game.seed, game.options)
    assert other.record() == game.record()
    while not other.over:
        other.play(other.actions()[-1])
    while other.history:
        other.undo()
    assert other.position() == game.beginning().position()
    assert game.position() == before


# Box files


def box_file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


COINS = 'replaces = "spice_road"\ncoins = { gold = 5, silver = 2 }\n'
POSTS = 'replaces = "new_world"\nposts = [2, 4, 6]\n'


def test_a_game_is_played_with_a_box_file(tmp_path: Path) -> None:
    path = box_file(tmp_path, "coins.toml", COINS)
    for box in (path, str(path), [path]):
        game = century.new("spice_road", seed=0, box=box)
        assert game.ruleset.boxes.spice_road.gold == 5
        assert game.position() == century.new("spice_road", seed=0).position()


def test_a_game_is_played_with_several_box_files(tmp_path: Path) -> None:
    files = [box_file(tmp_path, "a.toml", COINS), box_file(tmp_path, "b.toml", POSTS)]
    boxes = century.new("east_west_3", seed=0, box=files).ruleset.boxes
    assert (boxes.spice_road.gold, boxes.new_world.posts) == (5, (2, 4, 6))
    assert century.new("east_west_3", seed=0, box=[]).ruleset.boxes.spice_road.gold == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "cannot read: No such file or directory"),
        ("", "cannot tell which box this is"),
        ("not TOML", "not TOML"),
        (COINS.replace("5", '"five"'), 'gold "five": must be a whole number'),
        (COINS.replace("spice_road", "spice"), 'replaces "spice": must be one of'),
    ],
)
def test_a_broken_box_file_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    path = tmp_path / "box.toml" if text is None else box_file(tmp_path, "box.toml", text)
    with pytest.raises(century.InvalidBox) as error:
        century.new("spice_road", box=path)
    assert "box.toml: " in one_line(error)
    assert said in str(error.value)


def test_a_stored_game_keeps_its_box(tmp_path: Path) -> None:
    path = box_file(tmp_path, "coins.toml", COINS)
    table = Table("spice_road", box=path)
    table.seat(0, gold=1)
    game = table.game()
    path.unlink()
    assert pickle.loads(pickle.dumps(game)).scores()[0]["gold"] == 5


# The ruleset


def test_the_same_choices_share_one_ruleset() -> None:
    games = [century.new("new_world", 3, seed) for seed in (1, 2)]
    assert games[0].ruleset is games[1].ruleset
    assert century.new("new_world", 2, seed=1).ruleset is not games[0].ruleset
    assert century.new("new_world", 3, seed=1, board="D1").ruleset is not games[0].ruleset


@given(st.text("YRGB", max_size=100))
def test_cubes_are_packed_without_a_loss(cubes: str) -> None:
    assert unpack(pack(cubes)) == "".join(sorted(cubes, key="YRGB".index))


def test_a_ruleset_knows_which_cards_are_in_play() -> None:
    counts = {
        players: sum(map(ruleset.is_in_play, ruleset.points))
        for players in (2, 3, 4)
        for ruleset in [century.new("new_world", players).ruleset]
    }
    assert counts == {2: 28, 3: 36, 4: 44}


@pytest.mark.parametrize(
    ("mode", "given"),
    [
        ("spice_road", {"seed": 10**5000}),
        ("spice_road", {"players": 10**5000}),
        (10**5000, {}),
        ("spice_road", {"box": 5}),
        ("spice_road", {"box": b"box.toml"}),
        ("spice_road", {"box": [None]}),
    ],
    ids=["seed", "players", "mode", "box number", "box bytes", "box list"],
)
def test_odd_arguments_get_one_line(mode: Any, given: dict[str, Any]) -> None:
    with pytest.raises(century.CenturyError, match=r"must be|known:") as error:
        century.new(mode, **given)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("mode", century.modes())
def test_games_are_equal_that_were_played_alike(mode: str) -> None:
    first, second = (century.new(mode, 2, seed=5) for _ in range(2))
    assert first == second
    assert first.now == second.now
    assert len({first.now, second.now}) == 1
    first.play(first.actions()[0])
    assert first != second
    second.play(second.actions()[0])
    assert first == second
    assert first.copy() == first
    assert first != first.redeal(1)
    assert first != century.from_position(first.position())
    assert first != first.record()
    assert first.undo() == century.new(mode, 2, seed=5)
    assert century.new(mode, 2, seed=5, round_limit=9) != first


@pytest.mark.parametrize("mode", century.modes())
def test_pickles_are_small_and_whole(mode: str, tmp_path: Path) -> None:
    game = century.new(mode, 2, seed=5)
    for _ in range(40):
        game.play(game.actions()[-1])
    pickled = pickle.dumps(game)
    assert len(pickled) < 4000
    again = pickle.loads(pickled)
    assert again == game
    assert again.ruleset is game.ruleset
    assert again.undo().undo() == game.undo().undo()
    assert copy.deepcopy(game) == game
    box = tmp_path / "mine.toml"
    box.write_text('replaces = "spice_road"\ncoins = { gold = 5, silver = 2 }\n', "utf-8")
    other = century.new(mode, 2, seed=5, box=box)
    assert pickle.loads(pickle.dumps(other)) == other


def test_numbers_may_be_of_numpy() -> None:
    game = century.new("spice_road", np.int64(3), np.uint32(5), round_limit=np.int16(40))  # type: ignore[arg-type]
    assert game == century.new("spice_road", 3, 5, round_limit=40)
    assert json.dumps(game.position())
    assert game.redeal(np.int8(4)) == game.redeal(4)  # type: ignore[arg-type]
    for wrong in (np.True_, np.float64(2), np.array([1, 2]), "2"):
        with pytest.raises(century.InvalidOption):
            century.new("spice_road", wrong)  # type: ignore[arg-type]
        with pytest.raises(century.InvalidOption):
            century.new("spice_road", 2, wrong)  # type: ignore[arg-type]


def test_a_game_of_a_mode_that_others_do_not_know_takes_it_along() -> None:
    with on_the_shelf():
        game = century.new(MADE_UP[0], 2, seed=1)
        game.play(game.actions()[0])
        pickled, record = pickle.dumps(game), game.history
    again = pickle.loads(pickled)
    assert (again.mode, again.history) == (MADE_UP[0], record)
