"""The drawing of the table shows what the view tells, in every mode and at every moment."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from century import drawing
from century.drawing import svg_of
from century.drawing.colours import COLOURS
from century.drawing.shapes import symbols
from lockstep import TABLES, random_game

SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', symbols()))
USE = "{http://www.w3.org/2000/svg}use"


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_whole_games_can_be_drawn(mode: str, players: int) -> None:
    dice = random.Random(players)
    game = random_game(mode, players, 3)
    while not game.over:
        game.play(dice.choice(game.actions()))
        if game.over or dice.random() < 0.03:
            svg = ElementTree.fromstring(svg_of(game.ruleset, game.view()))
            used = [element.attrib["href"].removeprefix("#") for element in svg.iter(USE)]
            assert set(used) <= SYMBOLS


def test_cubes_are_all_there() -> None:
    game = random_game("spice_road", 3, 1, after=120)
    view = game.view()
    drawn = re.findall(r'href="#cube-([YRGB])"', svg_of(game.ruleset, view))
    held = "".join(seat["cubes"] for seat in view["seats"])
    view["seats"] = [seat | {"cubes": ""} for seat in view["seats"]]
    without = re.findall(r'href="#cube-([YRGB])"', svg_of(game.ruleset, view))
    assert sorted(drawn) == sorted([*without, *held])


def test_every_colour_is_used() -> None:
    folder = Path(drawing.__file__).parent
    source = symbols() + "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    for name in COLOURS:
        family = re.sub(r"^p\d", "p{seat + 1}", name)
        assert f"var(--{name})" in source or f"var(--{family})" in source, name
