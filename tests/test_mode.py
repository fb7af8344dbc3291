"""Modes: what each page says, and the options that it offers."""

import json
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from century.data.box import builtin_boxes, load_boxes
from century.data.mode import check_options, get_mode, load_modes, modes
from century.data.mode_file import read_mode
from century.errors import CenturyError, InvalidOption, UnknownMode

IDS = ["spice_road", "new_world", "east_west_1", "east_west_2", "east_west_3"]
FAMILY = IDS[1:]
FOLDER = files("century.data") / "modes"
PAGES = {mode: (FOLDER / f"{mode}.toml").read_text("utf-8") for mode in IDS}


# What the pages say


def test_modes_come_simplest_first() -> None:
    assert list(load_modes()) == list(modes()) == IDS


def test_spice_road() -> None:
    mode = get_mode("spice_road")
    assert (mode.point_row, mode.market_row, mode.market) == (5, 6, "hand")
    assert (mode.coins, mode.settlers, mode.points_face_up) == (2, 0, False)
    assert mode.start_cubes == ("YYY", "YYYY", "YYYY", "YYYR", "YYYR")
    assert mode.end_cards == {2: 6, 3: 6, 4: 5, 5: 5}
    assert (mode.boards, mode.forts, mode.exploration, mode.bonus_spaces) == ((), (), "none", 0)
    assert len(mode.point_cards(builtin_boxes(), 5)) == 36
    assert mode.bonus_tiles(builtin_boxes()) == []


@pytest.mark.parametrize("name", FAMILY)
def test_the_family_shares_settlers_cubes_and_end(name: str) -> None:
    mode = get_mode(name)
    assert mode.players == (2, 3, 4)
    assert mode.start_cubes == ("YYY", "YYYY", "YYYY", "YYYR")
    assert (mode.settlers, mode.start_settlers) == (12, {2: 7, 3: 6, 4: 6})
    assert mode.end_cards == {2: 8, 3: 8, 4: 8}
    assert (mode.point_row, mode.points_face_up, mode.coins) == (4, True, 0)


@pytest.mark.parametrize(
    ("name", "boards", "forts", "markets"),
    [
        ("new_world", "A1 B1 C1", "A1.1 A1.2 B1.1 B1.2", ""),
        ("east_west_1", "A1 B1 E2 C2", "A1.1 A1.2 B1.1 B1.2", "E2.1 E2.2 C2.1 C2.2"),
        ("east_west_2", "A2 B2 C1 F2", "A2.1 A2.2 B2.1 B2.2", ""),
        ("east_west_3", "A2 B2 C1 D2 E2 F2", "A2.1 A2.2 B2.1 B2.2", "E2.1 E2.2 D2.1 D2.2"),
    ],
)
def test_boards_and_rows(name: str, boards: str, forts: str, markets: str) -> None:
    mode = get_mode(name)
    assert mode.boards == tuple(boards.split())
    assert mode.forts == tuple(forts.split())
    assert mode.markets == tuple(markets.split())
    assert mode.board_choice == (("D1", "E1", "F1") if name == "new_world" else ())
    assert [side.id for side in mode.sides(builtin_boxes())] == boards.split()


def test_the_chosen_board_comes_last() -> None:
    sides = get_mode("new_world").sides(builtin_boxes(), "E1")
    assert [side.id for side in sides] == ["A1", "B1", "C1", "E1"]


@pytest.mark.parametrize(
    ("name", "star", "cards", "tiles"),
    [
        ("new_world", "white", {2: 28, 3: 36, 4: 44}, 17),
        ("east_west_1", "black", {2: 28, 3: 36, 4: 44}, 20),
        ("east_west_2", "white", {2: 28, 3: 36, 4: 44}, 17),
        ("east_west_3", "black", {2: 28, 3: 36, 4: 44}, 25),
    ],
)
def test_setup_is_a_filter(name: str, star: str, cards: dict[int, int], tiles: int) -> None:
    mode, boxes = get_mode(name), builtin_boxes()
    for players, count in cards.items():
        found = mode.point_cards(boxes, players)
        assert len(found) == count
        assert star not in {card.star for card in found}
    assert len(mode.bonus_tiles(boxes)) == tiles


@pytest.mark.parametrize("name", FAMILY)
def test_sides_and_switches(name: str) -> None:
    mode = get_mode(name)
    islands = name in ("east_west_2", "east_west_3")
    assert mode.islands == mode.posts == islands
    assert mode.layout == ("star" if islands else "")
    assert mode.bonus_spaces == (4 if islands else 3)
    assert mode.column_bonus == (("B2", "F2") if islands else ())
    assert mode.fourth_bonus == (("D2",) if name == "east_west_3" else ())
    assert mode.exploration == ("beside" if name == "east_west_1" else "box")
    assert mode.market == {"east_west_1": "route", "east_west_3": "use"}.get(name, "none")


# Finding a mode


def test_an_unknown_mode_names_the_known_ones() -> None:
    with pytest.raises(UnknownMode) as caught:
        get_mode("new_wrold")
    assert str(caught.value) == (
        'unknown mode "new_wrold" (did you mean new_world?); known: ' + " ".join(IDS)
    )
    with pytest.raises(UnknownMode, match='unknown mode "golem"; known'):
        get_mode("golem")
    odd: list[Any] = [None, 3, [], "a\nb"]
    for name in odd:
        with pytest.raises(UnknownMode) as caught:
            get_mode(name)
        assert str(caught.value).isprintable()


# Options


def test_options_have_defaults() -> None:
    boxes = builtin_boxes()
    assert check_options(get_mode("spice_road"), boxes, {}) == {"round_limit": 300}
    new_world = get_mode("new_world")
    assert check_options(new_world, boxes, {}) == {"board": None, "round_limit": 300}
    wonders = {"layout": "star", "round_limit": 300}
    assert check_options(get_mode("east_west_3"), boxes, {"layout": None}) == wonders


def test_options_are_kept() -> None:
    boxes = builtin_boxes()
    given: dict[str, object] = {"board": "F1", "round_limit": 30_000}
    assert check_options(get_mode("new_world"), boxes, given) == given
    for layout in ("star", "strait", "delta", "random"):
        assert check_options(get_mode("east_west_2"), boxes, {"layout": layout})["layout"] == layout


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("new_world", {"board": "D2"}, 'board "D2": must be one of D1 E1 F1'),
        ("new_world", {"board": ["D1"]}, "board ['D1']: must be one of D1 E1 F1"),
        ("new_world", {"boards": "D1"}, 'unknown option "boards" (did you mean board?); known:'),
        ("spice_road", {"board": "D1"}, 'unknown option "board"; known: round_limit'),
        ("spice_road", {"round_limit": 0}, "round_limit 0: must be a whole number from 1 to 30000"),
        ("spice_road", {"round_limit": 30_001}, "round_limit 30001: must be a whole number"),
        ("spice_road", {"round_limit": True}, "round_limit true: must be a whole number"),
        ("spice_road", {"round_limit": "9"}, 'round_limit "9": must be a whole number'),
        ("spice_road", {"round_limit": 9.0}, "round_limit 9.0: must be a whole number"),
        (
            "east_west_2",
            {"layout": "ring"},
            'layout "ring": must be one of star strait delta random',
        ),
    ],
)
def test_wrong_options_are_told(name: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        check_options(get_mode(name), builtin_boxes(), options)
    assert str(caught.value).startswith(f"{name}: {said}")


def test_a_layout_of_a_box_file_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "ring.toml"
    star = json.dumps(builtin_boxes().eastern_wonders.layouts["star"])
    path.write_text(f"[layouts]\nring = {star}")
    boxes = load_boxes(path)
    assert check_options(get_mode("east_west_2"), boxes, {"layout": "ring"})["layout"] == "ring"


# What people are told


def test_modes_are_told_in_json() -> None:
    about = modes()
    assert json.loads(json.dumps(about)) == about
    assert about["new_world"]["title"] == "Century: A New World"
    assert about["spice_road"]["players"] == [2, 3, 4, 5]
    assert about["new_world"]["options"] == {
        "board": {"default": None, "choices": ["D1", "E1", "F1"]},
        "round_limit": {"default": 300, "min": 1, "max": 30_000},
    }


def test_modes_tell_the_trust_of_their_components() -> None:
    components = modes()["east_west_3"]["components"]
    assert {box: about["trust"] for box, about in components.items()} == {
        "spice_road": "published",
        "eastern_wonders": "single source",
        "new_world": "reconstructed",
    }
    trusts = [part["trust"] for part in components["new_world"]["parts"]]
    assert trusts == ["published", "published", "single source", "reconstructed"]


def test_what_is_told_can_be_changed_without_harm() -> None:
    modes()["new_world"]["options"]["board"]["choices"].clear()
    assert modes()["new_world"]["options"]["board"]["choices"] == ["D1", "E1", "F1"]


# A page that says something wrong


@pytest.mark.parametrize("name", IDS)
def test_pages_are_read_whole(name: str) -> None:
    assert asdict(read_mode(name, PAGES[name])) == asdict(get_mode(name))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "', 'titel = "', 'unknown key "titel" (did you mean title?)'),
        ("point_row = 4\n", "", "point_row is missing"),
        ("point_row = 4", "point_row = true", "point_row true: must be a whole number"),
        ("point_row = 4", "point_row = 5", "forts: must be as many as point_row"),
        ("market_row = 4", "market_row = 5", "markets: must be as many as market_row"),
        ("players = [2, 3, 4]", "players = []", "players: none"),
        ('boxes = ["spice_road"', 'boxes = ["catan"', "boxes catan: unknown"),
        ('"F2"]\n', '"G2"]\n', "boards G2: unknown"),
        ('["A2", "B2"', '["A2", "A1", "B2"', "boards: at most one side of each"),
        ('"D2.2"]', '"D1.2"]', "D1.2 is on no board of this mode"),
        ('market = "use"', 'market = "sell"', "market sell: unknown"),
        ('remove_star = "black"', 'remove_star = "red"', "remove_star red: unknown"),
        ('exploration = "box"', 'exploration = "sea"', "exploration sea: unknown"),
        ('start_cubes = ["YYY"', 'start_cubes = ["YYX"', "start_cubes YYX: unknown cube"),
        ('"YYYY", "YYYR"]', '"YYYY"]', "start_cubes: too few seats"),
        ("end_cards = { 2 = 8, ", "end_cards = { ", "end_cards: must be given for 2 3 4 players"),
        (
            "end_cards = { 2 = 8, ",
            "end_cards = { two = 8, ",
            'end_cards: unknown key "two"; known: 2 3 4 5',
        ),
        ("posts = true", "posts = false", "islands, layout and posts go together"),
        ('fourth_bonus = ["D2"]', 'fourth_bonus = ["D1"]', "fourth_bonus D1: unknown"),
    ],
)
def test_what_is_wrong_with_a_page_is_named(old: str, new: str, said: str) -> None:
    assert old in PAGES["east_west_3"]
    with pytest.raises(CenturyError) as caught:
        read_mode("east_west_3", PAGES["east_west_3"].replace(old, new, 1))
    assert str(caught.value).startswith("east_west_3.toml: ")
    assert said in str(caught.value)
