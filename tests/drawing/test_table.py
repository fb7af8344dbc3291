"""The drawing of the table shows what the view holds, at every moment and in any combination."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from century.drawing import svg_of
from century.drawing.coins import coins_above
from century.drawing.table import WIDTH
from century.envs import drawing as earlier
from century.game.ruleset import Ruleset
from century.game.schema import Pile, View
from drawing.made_up import COMBINATIONS
from lockstep import TABLES, random_game

SOURCES = sorted(
    path
    for package in ("drawing", "terminal")
    for path in (Path(svg_of.__code__.co_filename).parents[1] / package).glob("*.py")
)
SVG = "{http://www.w3.org/2000/svg}"
PILES: dict[Pile, str] = {
    "hand": "hand: {}",
    "played": "played: {}",
    "points": "point cards: {}",
    "cards": "point cards: {}",
    "discard": "discard: {}<",
}
SWITCH = re.compile(r"mode\.(id|market|coins|boards|board_choice|islands|posts|exploration)\b")


def check(svg: str) -> None:
    """Every symbol is defined, and nothing stands outside the picture."""
    root = ElementTree.fromstring(svg)
    defined = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
    used = {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert used == defined
    height = float(root.attrib["height"])
    for thing in root.findall(f"{SVG}rect") + root.findall(f"{SVG}use"):
        x, y, w, h = (float(thing.get(name, 0)) for name in ("x", "y", "width", "height"))
        assert 0 <= x <= x + w <= WIDTH, thing.attrib
        assert 0 <= y <= y + h <= height, thing.attrib


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_whole_games_can_be_drawn(mode: str, players: int) -> None:
    dice = random.Random(players)
    game = random_game(mode, players, 3)
    while not game.over:
        game.play(dice.choice(game.actions()))
        if game.over or dice.random() < 0.03:
            check(svg_of(game.ruleset, game.view()))


@pytest.mark.parametrize("shape", [0.5, 4])
def test_a_drawing_takes_the_shape_that_is_asked(shape: float) -> None:
    game = random_game("east_west_3", 4, 3)
    root = ElementTree.fromstring(svg_of(game.ruleset, game.view(), shape))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert width / height == pytest.approx(shape, rel=0.01)
    left, _, across, _ = map(float, root.attrib["viewBox"].split())
    assert left <= 0
    assert left + across >= WIDTH


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda made: made.__name__)
def test_keys_that_no_mode_has_together_are_drawn(
    combination: Callable[[], tuple[Ruleset, View]],
) -> None:
    ruleset, view = combination()
    svg = svg_of(ruleset, view)
    check(svg)
    for key, sign in (("coins", "coin-gold"), ("islands", "ship"), ("locations", "ic-fort")):
        assert (f'href="#{sign}"' in svg) == (key in view)
    for seat in view["seats"]:
        for pile, text in PILES.items():
            if pile in seat:
                assert text.format(len(seat[pile])) in svg
        assert ("posts left" in svg) == ("posts" in seat)


def test_cubes_are_all_there() -> None:
    game = random_game("spice_road", 3, 1, after=120)
    view = game.view()
    drawn = re.findall(r'href="#cube-([YRGB])"', svg_of(game.ruleset, view))
    held = "".join(seat["cubes"] for seat in view["seats"])
    view["seats"] = [seat | {"cubes": ""} for seat in view["seats"]]
    without = re.findall(r'href="#cube-([YRGB])"', svg_of(game.ruleset, view))
    assert sorted(drawn) == sorted([*without, *held])


@pytest.mark.parametrize(
    ("gold", "silver", "above"),
    [
        (4, 4, {0: "gold", 1: "silver"}),
        (0, 4, {0: "silver"}),
        (4, 0, {0: "gold"}),
        (0, 0, {}),
    ],
)
def test_coins_lie_where_the_rules_say(gold: int, silver: int, above: dict[int, str]) -> None:
    game = random_game("spice_road", 2, 1)
    view = game.view() | {"coins": {"gold": gold, "silver": silver}}
    assert coins_above(game.ruleset, view) == above


def test_without_coins_none_lie_above_a_card() -> None:
    game = random_game("new_world", 2, 1)
    assert coins_above(game.ruleset, game.view()) == {}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_nobody_asks_which_mode_it_is(path: Path) -> None:
    assert not SWITCH.findall(path.read_text(encoding="utf-8"))


def test_the_earlier_name_still_works() -> None:
    assert earlier.svg_of is svg_of
