"""The table of every mode fits the terminal and shows everything that lies open."""

import io
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import century
from century.data.mode import load_modes
from century.game.mechanisms.hand import Hand
from century.game.ruleset import Ruleset
from century.game.schema import Pile
from century.terminal.table import draw_table
from century.words import Words, languages
from drawing.made_up import COMBINATIONS

TABLES = [(mode.id, players) for mode in load_modes().values() for players in mode.players]

SHOWN: tuple[Pile, ...] = ("hand", "played", "points", "cards", "bonus", "explored")


def middle(mode: str, players: int, **options: str) -> century.Game:
    """A game in which a good deal has happened."""
    dice = random.Random(players)
    game = century.new(mode, players, seed=players, **options)
    for _ in range(150):
        game.play(dice.choice(game.actions()))
    return game


def draw(game: century.Game, width: int, language: str = "en", colour: bool = False) -> str:
    words = Words(language)
    names = [f"Seat {seat}" for seat in range(game.players)]
    out = io.StringIO()
    screen = Console(
        file=out,
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
    )
    screen.print(draw_table(game, words, names, width))
    return out.getvalue()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_everything_open_is_on_the_table(mode: str, players: int) -> None:
    game = middle(mode, players)
    view = game.view()
    drawn = draw(game, 100)
    shown = {*view["points"]["row"], *view.get("beside", [])}
    shown |= {card["card"] for card in view.get("market", {"row": []})["row"]}
    shown |= {location.id for location in game.ruleset.locations if location.board in drawn}
    shown |= {stack["top"] for stack in view.get("bonus", {}).values()}
    shown |= {there["tile"] for there in view.get("locations", {}).values() if "tile" in there}
    for seat in view["seats"]:
        for pile in SHOWN:
            shown |= set(seat.get(pile, []))
        assert seat["cubes"] in drawn
    assert not [name for name in shown if not re.search(rf"\b{re.escape(name)}\b", drawn)]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", load_modes())
def test_it_fits_the_terminal(mode: str, language: str, width: int) -> None:
    drawn = draw(middle(mode, 2), width, language)
    assert max(map(len, drawn.splitlines())) <= width
    assert "…" not in drawn or (width, language) == (80, "fr")


@pytest.mark.parametrize("layout", ["star", "strait", "delta", "random"])
@pytest.mark.parametrize("width", [80, 100])
def test_every_island_is_drawn(layout: str, width: int) -> None:
    game = middle("east_west_2", 4, layout=layout)
    drawn = draw(game, width).partition("Islands")[2].partition("Seat 0")[0]
    assert sorted(map(int, re.findall(r"(?<![\w★☾▲○])(\d+) [a-z]", drawn))) == list(range(13))


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda made: made.__name__)
def test_keys_that_no_mode_has_together_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
    combination: Callable[[], tuple[Ruleset, dict[str, Any]]],
) -> None:
    _, view = combination()
    game = middle(view["mode"], view["players"])
    monkeypatch.setattr(century.Game, "view", lambda _: view)
    drawn = draw(game, 100)
    shown = {offer["card"] for offer in view.get("market", {"row": []})["row"]}
    for seat in view["seats"]:
        for pile in SHOWN:
            shown |= set(seat.get(pile, []))
        shown |= {place["card"] for place in seat.get("route", [])}
    assert not [name for name in shown if not re.search(rf"\b{re.escape(name)}\b", drawn)]
    assert ("6 gold" in drawn) == (view.get("coins", {}).get("gold") == 6)
    assert ("Islands" in drawn) == ("islands" in view)


def test_places_in_the_row_cost_what_the_mechanism_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "prices", lambda *_: {"acquire": [9, 8, 7, 6, 5, 4]})
    drawn = draw(century.new("spice_road", seed=1), 100)
    assert re.findall(r"(\d) cubes", drawn)[:6] == ["9", "8", "7", "6", "5", "4"]
    assert "free" not in drawn


def test_neighbouring_islands_touch() -> None:
    game = century.new("east_west_2", seed=1)
    drawn = draw(game, 100).partition("Islands")[2]
    assert re.search(r"│  4 \w+ +│  0 sea +│  1 \w+ +│", drawn)
    assert re.search(r"│  3 \w+ +│  2 \w+ +│", drawn)


def test_colour_never_stands_alone() -> None:
    game = middle("spice_road", 3)
    coloured = draw(game, 100, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == draw(game, 100)


def test_the_last_round_is_announced() -> None:
    game = century.new("spice_road", players=2, seed=1)
    dice = random.Random(4)
    while not game.view()["ending"] and not game.over:
        game.play(dice.choice(game.actions()))
    assert game.view()["ending"]
    assert "last round" in draw(game, 100)
