"""Boxes: the built-in ones, and everything that a box file can do right or wrong."""

import json
import pickle
import tomllib
from collections.abc import Callable
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from century.data.box import (
    BonusTile,
    Boxes,
    Effect,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    PartTrust,
    PointCard,
    builtin_boxes,
    export_boxes,
    load_boxes,
)
from century.data.component import BOXES
from century.errors import InvalidBox
from scenario import FIXED_BOX

TEXT = {box: (files("century.data") / "boxes" / f"{box}.toml").read_text("utf-8") for box in BOXES}
FIXED = TEXT | {"new_world": FIXED_BOX.read_text("utf-8")}

Load = Callable[..., Boxes]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Load the texts as my_box.toml, other.toml."""

    def load(*texts: str | bytes) -> Boxes:
        paths = [tmp_path / name for name in ("my_box.toml", "other.toml")[: len(texts)]]
        for path, text in zip(paths, texts, strict=True):
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return load_boxes(paths)

    return load


def table(box: str, key: str) -> str:
    """The text of a list in a built-in file."""
    start = FIXED[box].index(f"{key} = [\n")
    return FIXED[box][start : FIXED[box].index("\n]\n", start) + 3]


def edited(box: str, old: str, new: str) -> str:
    assert old in FIXED[box]
    return FIXED[box].replace(old, new, 1)


def reason(load: Load, *texts: str | bytes) -> str:
    with pytest.raises(InvalidBox) as caught:
        load(*texts)
    return str(caught.value)


# What is in the boxes


def test_components_are_read_as_printed() -> None:
    boxes = load_boxes(FIXED_BOX)
    road, world, wonders = boxes.spice_road, boxes.new_world, boxes.eastern_wonders
    assert road.starts[0] == Merchant("s1", Effect("produce", gain="YY"))
    assert road.merchants[8] == Merchant("m09", Effect("upgrade", steps=3))
    assert road.merchants[19] == Merchant("m20", Effect("trade", cost="YYG", gain="BB"))
    assert road.points[12] == PointCard("p13", "YRGB", 12)
    assert (road.gold, road.silver) == (3, 1)
    assert world.symbols == ("field", "hill", "river", "forest")
    assert world.posts == (1, 2, 3)
    aid, tool, settlers, explore = (world.points[i] for i in (2, 15, 20, 41))
    assert aid == PointCard("n03", "YYYG", 5, "aid", symbol="river", players="3+")
    assert tool == PointCard("n16", "RRBB", 9, "tool", symbol="field", cube="R")
    assert settlers == PointCard("n21", "YYB", 4, "settlers", settlers=2)
    assert explore == PointCard("n42", "YYR", 3, "explore", star="black")
    assert world.bonus[4] == BonusTile("b05", "pair", ("aid", "tool"), 3, None)
    assert world.bonus[17] == BonusTile("b18", "merchants", (), 1, "I")
    assert world.exploration[0] == ExplorationTile("x01", "YR", 0, 0, None)
    assert world.exploration[9] == ExplorationTile("x10", "", 0, 0, "explore")
    assert wonders.markets[0] == MarketTile("ginger1", "ginger", Effect("trade", "G", "YYYYR"))
    assert list(wonders.layouts) == ["star", "strait", "delta"]
    assert wonders.layouts["star"][:2] == ((0, 0), (1, 0))


def test_locations_are_read_as_printed() -> None:
    boards = builtin_boxes().new_world.boards
    assert list(boards) == ["A1", "B1", "C1", "D1", "E1", "F1", "A2", "B2", "C2", "D2", "E2", "F2"]
    assert boards["D2"].bonus == (2, 2, 2, 2)
    fort, plain = boards["B1"].locations[0], boards["A1"].locations[5]
    assert fort == Location("B1.1", "B1", "fort", None, 2, None, None, (3, 2), 0)
    produce = Effect("produce", gain="YR")
    assert plain == Location("A1.6", "A1", "produce", produce, 1, "forest", "2-3", (), 0)
    assert [location.sail for location in boards["F2"].locations] == [0, 1, 0, 0, 2]
    assert [location.kind for location in boards["F2"].locations] == [
        "ship_trade",
        "sail",
        "post_trade",
        "sail",
        "sail",
    ]


def test_points_of_spice_road_follow_their_cubes() -> None:
    for card in builtin_boxes().spice_road.points:
        colours = len(set(card.cost))
        value = sum("YRGB".index(cube) + 1 for cube in card.cost)
        assert card.points == value + max(0, colours - 2), card.id


def test_market_tiles_gain_their_own_colour() -> None:
    for tile in builtin_boxes().eastern_wonders.markets:
        own = dict(zip(("ginger", "chili", "tea", "cloves"), "YRGB", strict=True))[tile.symbol]
        assert own in tile.effect.gain, tile.id
        assert own not in tile.effect.cost, tile.id


def test_boxes_travel_between_processes() -> None:
    boxes = builtin_boxes()
    assert asdict(pickle.loads(pickle.dumps(boxes))) == asdict(boxes)


def test_builtin_boxes_are_read_once() -> None:
    assert load_boxes() is load_boxes(None) is load_boxes([]) is builtin_boxes()


# Trust


def test_trust_is_told() -> None:
    boxes = builtin_boxes()
    assert boxes.spice_road.trust == "published"
    assert boxes.new_world.trust == "reconstructed"
    assert boxes.eastern_wonders.trust == "single source"
    assert {part.trust for part in boxes.new_world.parts} == {
        "published",
        "single source",
        "reconstructed",
    }
    assert PartTrust("layouts of the islands", "own") in boxes.eastern_wonders.parts


def test_replaced_tables_tell_their_own_trust(load: Load) -> None:
    points = 'replaces = "new_world"\n' + table("new_world", "points")
    box = load(points).new_world
    assert box.trust == "own"
    assert box.parts == (PartTrust("points", "own"), *builtin_boxes().new_world.parts)
    box = load('trust = "published"\n' + points).new_world
    assert box.trust == "reconstructed"
    assert box.parts[0] == PartTrust("points", "published")
    road = load('trust = "own"\n[coins]\ngold = 4\nsilver = 1').spice_road
    assert road.parts == (
        PartTrust("coins", "own"),
        PartTrust("starts, merchants, points", "published"),
    )


def test_a_whole_box_tells_the_trust_of_its_file(load: Load) -> None:
    box = load(edited("new_world", 'trust = "reconstructed"\n\n', 'trust = "published"\n\n'))
    assert box.new_world.trust == "published"
    parts = table("eastern_wonders", "parts")
    wonders = load(edited("eastern_wonders", parts, "")).eastern_wonders
    assert (wonders.trust, wonders.parts) == ("single source", ())


# Box files


@pytest.mark.parametrize("box", BOXES)
def test_an_untouched_file_is_the_builtin_box(box: str, load: Load) -> None:
    assert asdict(load(TEXT[box])) == asdict(builtin_boxes())


def test_exported_files_load(tmp_path: Path) -> None:
    paths = export_boxes(tmp_path / "boxes")
    assert [path.name for path in paths] == [f"{box}.toml" for box in BOXES]
    assert [path.read_text("utf-8") for path in paths] == list(TEXT.values())
    assert asdict(load_boxes(paths)) == asdict(builtin_boxes())
    assert asdict(load_boxes(str(paths[0]))) == asdict(builtin_boxes())


def test_export_overwrites_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "new_world.toml"
    mine.write_text("mine")
    with pytest.raises(InvalidBox, match=r"new_world\.toml: exists already"):
        export_boxes(tmp_path)
    assert list(tmp_path.iterdir()) == [mine]
    assert mine.read_text() == "mine"
    with pytest.raises(InvalidBox, match="cannot write"):
        export_boxes(mine / "below")


def test_tables_left_out_are_builtin(load: Load) -> None:
    board = """
        [boards.D1]
        locations = [
          { produce = "BY", settlers = 1 },
          { trade = "G", for = "YRR", settlers = 2, symbol = "field" },
          { trade = "B", for = "YYYYYY", settlers = 2, symbol = "hill", cover = "explore" },
          { produce = "YG", settlers = 2, symbol = "river", cover = "explore" },
          { trade = "RR", for = "BB", settlers = 3, symbol = "hill", cover = "explore" },
          { produce = "RB", settlers = 3, symbol = "forest", cover = "explore" },
        ]"""
    boxes, builtin = load(board), builtin_boxes()
    produce = Effect("produce", gain="YB")
    assert boxes.new_world.boards["D1"].locations[0].effect == produce
    assert boxes.new_world.boards["E1"] == builtin.new_world.boards["E1"]
    assert boxes.new_world.points == builtin.new_world.points
    assert boxes.spice_road == builtin.spice_road


def test_layouts_are_added_to_the_builtin_ones(load: Load) -> None:
    ring = json.dumps(builtin_boxes().eastern_wonders.layouts["strait"])
    layouts = load(f"[layouts]\nring = {ring}").eastern_wonders.layouts
    assert list(layouts) == ["star", "strait", "delta", "ring"]
    assert layouts["ring"] == layouts["strait"]


def test_two_files_may_replace_different_tables(load: Load) -> None:
    posts = "posts = [2, 3, 4]"
    layouts = f"[layouts]\nring = {json.dumps(builtin_boxes().eastern_wonders.layouts['star'])}"
    boxes = load(posts, layouts)
    assert boxes.new_world.posts == (2, 3, 4)
    assert "ring" in boxes.eastern_wonders.layouts
    other = 'symbols = ["field", "hill", "river", "forest"]'
    assert load(posts, other).new_world.posts == (2, 3, 4)


def test_cubes_may_stand_in_any_order(load: Load) -> None:
    boxes = load(edited("spice_road", 'trade = "YYG"', 'trade = "GYY"'))
    assert asdict(boxes) == asdict(builtin_boxes())


# The digest


def test_the_digest_tells_content_not_its_form(load: Load) -> None:
    assert builtin_boxes().digest == ""
    text = TEXT["new_world"].replace("posts = [1, 2, 3]", "posts = [2, 3, 4]  # mine")
    whole = load(text).digest
    alone = load('name = "Mine"\ntrust = "own"\nposts = [2, 3, 4]').digest
    assert whole == alone != ""
    assert load("posts = [2, 3, 5]").digest not in ("", alone)
    assert load("posts = [1, 2, 3]").digest == ""


def test_the_digest_is_stable(load: Load) -> None:
    assert load("posts = [2, 3, 4]").digest == "2d7bba3df09f12b6"


# What a box file can do wrong: an edit of a built-in file, and what is said about it

WRONG = {
    "spice_road": [
        # cubes, effects, ids, counts
        (
            '{ id = "m12", trade = "YYY"',
            '{ id = "m12", trade = "YYX"',
            'merchants m12: trade "YYX": a cube is one of Y R G B',
        ),
        ('produce = "YYR"', 'produce = ""', 'merchants m05: produce "": must be 1 to 8 cubes'),
        (
            'produce = "YYR"',
            'produce = "YYYYYYYYY"',
            'merchants m05: produce "YYYYYYYYY": must be 1 to 8 cubes',
        ),
        ('produce = "YYR"', "produce = 3", "merchants m05: produce 3: must be cubes, such as YYR"),
        (
            "upgrade = 3",
            "upgrade = 10",
            "merchants m09: upgrade 10: must be a whole number from 1 to 9",
        ),
        (
            "upgrade = 3",
            "upgrade = true",
            "merchants m09: upgrade true: must be a whole number from 1 to 9",
        ),
        (
            "upgrade = 3",
            'upgrade = 3, produce = "Y"',
            "merchants m09: produce and upgrade: needs exactly one of produce upgrade trade",
        ),
        (
            ", upgrade = 3",
            "",
            "merchants m09: no effect: needs exactly one of produce upgrade trade",
        ),
        ('trade = "YY", for = "G"', 'trade = "YY"', "merchants m10: for is missing"),
        (
            'trade = "YY", for = "G"',
            'produce = "YY", for = "G"',
            "merchants m10: for: goes with trade only",
        ),
        (
            'trade = "YY", for = "G"',
            'trade = "YG", for = "GYY"',
            'merchants m10: trade "YG" for "YYG": endless, the gain holds the whole cost',
        ),
        (
            "upgrade = 3",
            "upgrades = 3",
            'merchants m09: unknown key "upgrades" (did you mean upgrade?)',
        ),
        (
            "upgrade = 3",
            "upgrade = 3, x = 3",
            'merchants m09: unknown key "x"; known: id produce upgrade trade for',
        ),
        ('{ id = "m09", ', "{ ", "merchants entry 9: id is missing"),
        (
            'id = "m09"',
            'id = "M 9"',
            'merchants entry 9: id "M 9": must be 1 to 24 of a to z, 0 to 9, _; a letter first',
        ),
        ('id = "m09"', "id = 9", "merchants entry 9: id 9: must be a line of text"),
        ('{ id = "m09", upgrade = 3 }', "7", "merchants entry 9: 7 must be a table"),
        ('  { id = "m09", upgrade = 3 },\n', "", "merchants: must be 43 entries, not 42"),
        (
            '  { id = "p01", cost = "YYRR", points = 6 },\n',
            "",
            "points: must be 36 entries, not 35",
        ),
        ('  { id = "s1", produce = "YY" },\n', "", "starts: must be 2 entries, not 1"),
        (
            'cost = "YYRR", points = 6',
            'cost = "YYRR", points = 100',
            "points p01: points 100: must be a whole number from 0 to 99",
        ),
        (
            'cost = "YYRR", points = 6',
            'cost = "YYRR", points = 6.0',
            "points p01: points 6.0: must be a whole number from 0 to 99",
        ),
        ('cost = "YYRR", ', "", "points p01: cost is missing"),
        (
            "points = 6 }",
            'points = 6, aid = "field" }',
            'points p01: unknown key "aid" (did you mean id?); known: id cost points',
        ),
        ("gold = 3\n", "", "coins: gold is missing"),
        ("silver = 1", "silver = 1\ncopper = 1", 'coins: unknown key "copper"'),
        # ids over the whole family
        ('id = "m09"', 'id = "m08"', "merchants m08: the id is taken by spice_road merchants m08"),
        ('id = "p01"', 'id = "n01"', "points n01: the id is taken by spice_road points n01"),
        # the file itself
        ('\ntrust = "published"', '\ntrust = "sure"', 'trust "sure": must be one of'),
        ('name = "Spice Road"', "name = 1", "name 1: must be a line of text"),
        (
            'name = "Spice Road"',
            'name = "Spice\\nRoad"',
            'name "Spice\\nRoad": must be a line of text',
        ),
        ("starts = [", "points = 3\nstarts = [", "not TOML: "),
    ],
    "new_world": [
        # cards and tiles
        (
            '"field", "hill"',
            '"field", "field"',
            "symbols: must be 4 different ones, not field field river forest",
        ),
        ('"field", "hill"', '"field"', "symbols: must be 4 different ones, not field river forest"),
        ('"field", "hill"', '"Field", "hill"', 'symbols "Field": must be 1 to 24'),
        (
            '"field", "hill"',
            '"lake", "hill"',
            'points n01: aid "field": must be one of lake hill river forest',
        ),
        ("posts = [1, 2, 3]", "posts = [1, 2]", "posts: must be 3 values, not 2"),
        (
            "posts = [1, 2, 3]",
            "posts = [1, 2, true]",
            "posts true: must be a whole number from 0 to 99",
        ),
        ("posts = [1, 2, 3]", "posts = 3", "posts 3: must be a list"),
        (
            'aid = "field", cost',
            'aid = "lake", cost',
            'points n01: aid "lake": must be one of field hill river forest',
        ),
        (
            'aid = "field", cost',
            'aid = "field", settlers = 1, cost',
            "points n01: aid and settlers: needs exactly one of aid tool settlers explore",
        ),
        (
            'aid = "field", cost',
            "cost",
            "points n01: no benefit: needs exactly one of aid tool settlers explore",
        ),
        (
            'aid = "field", cost',
            'aid = "field", cube = "Y", cost',
            "points n01: cube: goes with tool only",
        ),
        (
            'tool = "hill", cube = "Y"',
            'tool = "hill", cube = "YR"',
            'points n09: cube "YR": must be one of Y R G B',
        ),
        ('tool = "hill", cube = "Y"', 'tool = "hill"', "points n09: cube is missing"),
        (
            "settlers = 1, cost",
            "settlers = 0, cost",
            "points n17: settlers 0: must be a whole number from 1 to 12",
        ),
        (
            "explore = true",
            "explore = false",
            "points n25: explore false: must be true, or left out",
        ),
        ("explore = true", "explore = 1", "points n25: explore 1: must be true or false"),
        ('star = "black"', 'star = "red"', 'points n33: star "red": must be one of black white'),
        ('players = "3+"', 'players = "4+"', 'points n03: players "4+": must be one of 3+ =4'),
        (
            '  { id = "n01", aid = "field", cost = "YYRR", points = 5 },\n',
            "",
            "points: must be 56 entries, not 55",
        ),
        (
            'kind = "pair"',
            'kind = "couple"',
            'bonus b05: kind "couple": must be one of symbol pair settlers flat merchants',
        ),
        ('["aid", "tool"]', '["aid"]', "bonus b05: of: pair needs 2, not 1"),
        ('of = ["aid"], ', "", "bonus b01: of: symbol needs 1, not 0"),
        ('of = ["aid"]', 'of = "aid"', 'bonus b01: of "aid": must be a list'),
        (
            'of = ["aid"]',
            'of = ["hill"]',
            'bonus b01: of "hill": must be one of aid tool settlers explore',
        ),
        ('kind = "flat"', 'kind = "flat", of = ["aid"]', "bonus b14: of: flat needs 0, not 1"),
        ('mark = "I"', 'mark = "II"', 'bonus b18: mark "II": must be one of I III'),
        (', mark = "I"', ', mark = "III"', "bonus: must be 3 tiles marked I, not 2"),
        (', mark = "I"', "", "bonus: must be 17 tiles without a mark, not 18"),
        (
            '  { id = "b01", kind = "symbol", of = ["aid"], points = 2 },\n',
            "",
            "bonus: must be 25 entries, not 24",
        ),
        (
            'cubes = "YR"',
            'cubes = "YR", points = 3',
            "exploration x01: cubes and points: needs exactly one of cubes settlers points symbol",
        ),
        (', cubes = "YR"', "", "exploration x01: no prize: needs exactly one of cubes"),
        (
            'symbol = "aid"',
            'symbol = "river"',
            'exploration x07: symbol "river": must be one of aid tool settlers explore',
        ),
        ('  { id = "x02", cubes = "G" },\n', "", "exploration: must be 10 entries, not 9"),
        # locations
        ("[boards.D1]", "[boards.G1]", 'boards: unknown key "G1"'),
        ("[boards.D1]", "[boards.D1]\nside = 1", 'boards D1: unknown key "side"'),
        (
            '  { produce = "YR", settlers = 1, symbol = "forest", cover = "2-3" },\n',
            "",
            "boards A1: must be 6 locations, not 5",
        ),
        (
            '{ upgrade = 2, settlers = 1, symbol = "hill" }',
            "{ settlers = 1 }",
            "boards A1.4: no action: needs exactly one of produce upgrade trade fort market renew",
        ),
        (
            "{ upgrade = 2, settlers = 1",
            '{ upgrade = 2, produce = "Y", settlers = 1',
            "boards A1.4: produce and upgrade: needs exactly one of",
        ),
        (
            "{ upgrade = 2, settlers = 1",
            "{ upgrade = 2, settlers = 13",
            "boards A1.4: settlers 13: must be a whole number from 1 to 12",
        ),
        ("{ upgrade = 2, settlers = 1, ", "{ upgrade = 2, ", "boards A1.4: settlers is"),
        (
            'settlers = 1, symbol = "hill" }',
            'settlers = 1, symbol = "aid" }',
            'boards A1.4: symbol "aid": must be one of field hill river forest',
        ),
        (
            '"forest", cover = "2-3"',
            '"forest", cover = "2"',
            'boards A1.6: cover "2": must be one of explore 2-3',
        ),
        (
            'for = "RR", settlers',
            'for = "YYY", settlers',
            'boards A1.5: trade "YY" for "YYY": endless, the gain holds the whole cost',
        ),
        (
            'symbol = "hill" }',
            'symbol = "hill", bonus = [1] }',
            "boards A1.4: bonus: only a fort has bonus tiles",
        ),
        (
            "bonus = [3], settlers",
            "bonus = [6], settlers",
            "boards A1.1: bonus 6: must be a whole number from 1 to 5",
        ),
        ("{ fort = true", "{ fort = false", "boards A1.1: fort false: must be true"),
        ("{ fort = true", "{ fort = 1", "boards A1.1: fort 1: must be true or false"),
        ("{ fort = true", '{ fort = true, for = "Y"', "boards A1.1: for: goes with trade only"),
        ("sail = 1", "sail = 3", "boards F2.2: sail 3: must be a whole number from 1 to 2"),
        ("sail = 1", "sail = true", "boards F2.2: sail true: must be a whole number"),
        # what the modes need
        (
            "{ fort = true, bonus = [3], settlers = 1 }",
            '{ produce = "Y", settlers = 1 }',
            "new_world (A1 B1 C1 D1): fort: must be A1.1 A1.2 B1.1 B1.2, not A1.2 B1.1 B1.2",
        ),
        (
            '{ produce = "YYY", settlers = 1',
            "{ fort = true, settlers = 1",
            "new_world (A1 B1 C1 E1): fort: must be A1.1 A1.2 B1.1 B1.2, not A1.1 A1.2 B1.1 B1.2",
        ),
        (
            '{ produce = "YYY", settlers = 1',
            "{ sail = 1, settlers = 1",
            "new_world (A1 B1 C1 E1): E1.1: there is no sail in this mode",
        ),
        (
            '{ produce = "YYY", settlers = 1',
            "{ market = true, settlers = 1",
            "new_world (A1 B1 C1 E1): market: must be none, not E1.1",
        ),
        (
            '{ produce = "YYY", settlers = 1',
            "{ renew = true, settlers = 1",
            "new_world (A1 B1 C1 E1): E1.1: there is no renew in this mode",
        ),
        (
            '{ produce = "RG", settlers = 3',
            "{ adjust = true, settlers = 3",
            "east_west_3 (A2 B2 C1 D2 E2 F2): D2.4: there is no adjust in this mode",
        ),
        (
            "{ market = true, settlers = 3 }",
            '{ produce = "Y", settlers = 3 }',
            "east_west_1 (A1 B1 E2 C2): market: must be E2.1 E2.2 C2.1 C2.2, not C2.1 E2.1 E2.2",
        ),
        (
            "[boards.D1]",
            "[boards.D1]\nbonus = [1]",
            "new_world (A1 B1 C1 D1): D1: its bonus tiles could never be taken",
        ),
        (
            "{ fort = true, settlers = 1 }",
            "{ fort = true, bonus = [1], settlers = 1 }",
            "east_west_2 (A2 B2 C1 F2): A2.1: forts have no bonus tiles in this mode",
        ),
        (
            "bonus = [3], settlers",
            "bonus = [5], settlers",
            "new_world (A1 B1 C1 D1): must be 17 bonus tiles on the boards or fewer, not 18",
        ),
        (
            "bonus = [3], settlers",
            "bonus = [1, 1, 1, 1], settlers",
            "new_world (A1 B1 C1 D1): must be 8 bonus spaces or fewer, not 9",
        ),
        (
            ', cover = "2-3"',
            "",
            'new_world (A1 B1 C1 D1): must be 2 locations with cover "2-3", not 1',
        ),
        (
            '"river", cover = "explore" },\n  { trade = "RR"',
            '"river" },\n  { trade = "RR"',
            'new_world (A1 B1 C1 D1): must be 8 locations with cover "explore", not 7',
        ),
        # the file itself
        (
            'trust = "single source" }',
            'trust = "single" }',
            'parts entry 3: trust "single": must be one of published "single source"',
        ),
        ("[boards.A1]", "[board.A1]", 'unknown key "board" (did you mean boards?)'),
    ],
    "eastern_wonders": [
        # market tiles and layouts
        ('id = "tea1"', 'id = "sea"', 'markets sea: id "sea": is the sea tile'),
        (
            '"tea1", symbol = "tea"',
            '"tea1", symbol = "salt"',
            'markets tea1: symbol "salt": must be one of ginger chili tea cloves',
        ),
        (
            '"tea1", symbol = "tea"',
            '"tea1", symbol = "chili"',
            "markets: must be 6 tiles of chili, not 7",
        ),
        (
            'trade = "B", for = "YRG"',
            'trade = "B", for = "YRGB"',
            'markets tea1: trade "B" for "YRGB": endless',
        ),
        (
            '  { id = "tea1", symbol = "tea", trade = "B", for = "YRG" },\n',
            "",
            "markets: must be 24 entries, not 23",
        ),
        ("star = ", "random = ", 'layouts: "random": is no name for a layout'),
        ("star = ", '"a b" = ', 'layouts: "a b": is no name for a layout'),
        (
            "star = [[0, 0], ",
            "star = [",
            "layouts: star: must be 13 places, the sea and 12 market tiles, not 12",
        ),
        ("star = [[0, 0], ", "star = [[1, 0], ", "layouts: star: the same place twice"),
        (
            "[-1, 2], [1, 1]]",
            "[-1, 2], [1, 2]]",
            "layouts: star [1, 2]: must touch 2 others or more, not 0",
        ),
        ("star = [[0, 0], ", "star = [[0], ", "layouts: star [0]: a place is two numbers, q and r"),
        (
            "star = [[0, 0], ",
            "star = [[0, 100], ",
            "layouts: star 100: must be a whole number from -99 to 99",
        ),
        ("star = [[0, 0], ", "star = [0, ", "layouts: star 0: must be a list"),
    ],
}


@pytest.mark.parametrize(
    ("box", "old", "new", "said"),
    [(box, *case) for box, cases in WRONG.items() for case in cases],
)
def test_what_is_wrong_is_named(box: str, old: str, new: str, said: str, load: Load) -> None:
    line = reason(load, edited(box, old, new))
    assert line.startswith(f"my_box.toml: {said}")
    assert line.isprintable()


def test_layouts_hang_together(load: Load) -> None:
    ring = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]
    far = [[q + 9, r] for q, r in ring]
    text = f"[layouts]\nisles = {[[0, 0], *ring, *far]}"
    assert reason(load, text) == "my_box.toml: layouts: isles: the places do not hang together"


def test_layouts_are_few(load: Load) -> None:
    star = json.dumps(builtin_boxes().eastern_wonders.layouts["star"])
    text = "[layouts]\n" + "\n".join(f"ring{n} = {star}" for n in range(6))
    assert reason(load, text) == "my_box.toml: layouts: must be 8 layouts or fewer, not 9"


def test_every_player_count_needs_point_cards(load: Load) -> None:
    points = 'replaces = "new_world"\n' + table("new_world", "points")
    rare = points.replace(', players = "3+"', "").replace(', players = "=4"', "")
    rare = rare.replace(" },\n", ', players = "=4" },\n')
    assert reason(load, rare) == (
        "my_box.toml: new_world with 2 players: must be 5 point cards or more, not 0"
    )


def test_toml_errors_tell_the_line(load: Load) -> None:
    line = reason(load, "posts = [1, 2, 3]\n\npoints = @")
    assert line == "my_box.toml: not TOML: Invalid value (at line 3, column 10)"
    assert "(at line 3, column" in reason(load, 'name = "x"\nposts = [1, 2\nsymbols = 3\n')
    assert reason(load, b"posts = [1]\n\xff") == "my_box.toml: not UTF-8 text (at line 2)"
    assert reason(load, "a = " + "[" * 5000) == "my_box.toml: nested too deeply"
    assert reason(load, "#" * 1_000_001) == "my_box.toml: longer than 1000000 bytes"


def test_numbers_too_long_to_print_are_refused(load: Load) -> None:
    huge = "0x" + "f" * 10_000
    assert "must be a whole number" in reason(load, f"posts = [1, 2, {huge}]")
    assert "must be a list" in reason(load, f"posts = {{ a = {huge} }}")
    assert "not TOML" in reason(load, "posts = [1, 2, " + "9" * 10_000 + "]")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path, "a\0b"):
        with pytest.raises(InvalidBox, match="cannot read"):
            load_boxes(path)


def test_the_box_is_told_or_recognised(load: Load) -> None:
    points = table("spice_road", "points")
    assert reason(load, points) == (
        "my_box.toml: cannot tell which box this is: "
        "add replaces, one of spice_road new_world eastern_wonders"
    )
    assert load('replaces = "spice_road"\n' + points).digest == ""
    assert reason(load, 'replaces = "catan"\n' + points) == (
        'my_box.toml: replaces "catan": must be one of spice_road new_world eastern_wonders'
    )
    assert reason(load, 'replaces = "eastern_wonders"\n' + points) == (
        'my_box.toml: unknown key "points"; known: replaces name trust parts markets layouts'
    )
    assert reason(load, "posts = [1, 2, 3]\nmarkets = []") == (
        "my_box.toml: a file replaces one box, not posts of new_world, markets of eastern_wonders"
    )
    assert reason(load, "post = [1, 2, 3]") == (
        'my_box.toml: unknown key "post" (did you mean posts?)'
    )
    assert reason(load, "") == reason(load, 'name = "Mine"')
    assert reason(load, 'replaces = "eastern_wonders"') == (
        "my_box.toml: replaces nothing of eastern_wonders; needs one of markets layouts"
    )


def test_two_files_cannot_replace_the_same_table(load: Load) -> None:
    assert reason(load, "posts = [1, 2, 3]", "posts = [2, 3, 4]") == (
        "other.toml: posts of new_world: replaced by my_box.toml too"
    )
    layout = f"[layouts]\nstar = {json.dumps(builtin_boxes().eastern_wonders.layouts['star'])}"
    assert reason(load, layout, layout) == (
        "other.toml: layouts.star of eastern_wonders: replaced by my_box.toml too"
    )


def test_builtin_tables_at_odds_with_a_file_are_told_as_such(load: Load) -> None:
    assert reason(load, 'symbols = ["lake", "hill", "river", "forest"]') == (
        "my_box.toml: built-in new_world.toml: points n01: "
        'aid "field": must be one of lake hill river forest'
    )


# Whatever stands in a file, it loads or is refused in one line

VALUES = st.recursive(
    st.one_of(
        st.integers(-3, 120),
        st.integers(),
        st.booleans(),
        st.floats(),
        st.text(max_size=5),
        st.text("YRGB", max_size=9),
        st.sampled_from(["", "any", "field", "aid", "I", "3+", "2-3", "random", "m01", "tea"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.text(max_size=4), st.sampled_from(["id", "of"])), inner),
    ),
    max_leaves=6,
)


def toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007f")
    if isinstance(value, float):
        return str(value)
    return json.dumps(value)


def mutate(draw: st.DrawFn, value: Any) -> Any:
    """The value with one random change, anywhere inside."""
    if isinstance(value, dict | list) and value and draw(st.integers(0, 9)):
        copy: Any = value.copy()
        key: Any = draw(st.sampled_from(list(copy) if isinstance(copy, dict) else range(len(copy))))
        match draw(st.sampled_from(["within", "within", "within", "drop", "double", "swap"])):
            case "within":
                copy[key] = mutate(draw, copy[key])
            case "drop":
                del copy[key]
            case "double" if isinstance(copy, list):
                copy.append(copy[key])
            case "double":
                copy[draw(st.text(max_size=4))] = copy[key]
            case _:
                other = draw(st.sampled_from(list(copy) if isinstance(copy, dict) else [0]))
                copy[key], copy[other] = copy[other], copy[key]
        return copy
    return draw(VALUES)


@st.composite
def mutated_boxes(draw: st.DrawFn) -> str:
    value = tomllib.loads(TEXT[draw(st.sampled_from(BOXES))])
    for _ in range(draw(st.integers(1, 2))):
        value = mutate(draw, value)
    if not isinstance(value, dict):
        return toml(value)
    return "\n".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items())


@st.composite
def spliced_texts(draw: st.DrawFn) -> bytes:
    text = TEXT[draw(st.sampled_from(BOXES))].encode()
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)))
    return text[:start] + draw(st.binary(max_size=6)) + text[end:]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("boxes") / "my_box.toml"


def loads_or_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    try:
        boxes = load_boxes(path)
    except InvalidBox as error:
        line = str(error)
    else:
        assert (boxes.digest == "") == (components(boxes) == components(builtin_boxes()))
        return
    assert line.startswith("my_box.toml: ")
    assert line.isprintable()


def components(boxes: Boxes) -> list[Any]:
    """The boxes without their names and trust."""
    return [replace(getattr(boxes, box), name="", trust="", parts=()) for box in BOXES]


@pytest.mark.slow("hundreds of examples")
@given(text=mutated_boxes())
def test_mutated_boxes_load_or_are_refused(path: Path, text: str) -> None:
    loads_or_is_refused(path, text.encode("utf-8", "replace"))


@given(content=spliced_texts())
def test_spliced_files_load_or_are_refused(path: Path, content: bytes) -> None:
    loads_or_is_refused(path, content)


@given(content=st.binary(max_size=60))
def test_any_bytes_are_refused(path: Path, content: bytes) -> None:
    loads_or_is_refused(path, content)
