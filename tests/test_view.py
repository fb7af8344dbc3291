"""The view: everything that lies open, with exactly the keys of the contract."""

import json
import random
from functools import cache
from typing import Any

import pytest

import century
from century.data.component import GOODS
from century.data.mode import load_modes
from century.game.schema import View
from lockstep import TABLES, random_game
from scenario import Table, plain_copy

ALWAYS = ["format", "mode", "players", "options", "round", "turn", "seat", "decision", "ending"]
ALWAYS += ["over", "pending", "seats", "points"]
PARTS = {
    "spice_road": ["coins", "market"],
    "new_world": ["locations", "bonus"],
    "east_west_1": ["market", "locations", "beside", "bonus"],
    "east_west_2": ["locations", "bonus", "islands"],
    "east_west_3": ["market", "locations", "bonus", "islands"],
}
SETTLER_SEAT = ["cubes", "settlers", "reserve", "cards", "bonus", "explored"]
SEAT = {
    "spice_road": ["cubes", "hand", "played", "points", "gold", "silver"],
    "new_world": SETTLER_SEAT,
    "east_west_1": [*SETTLER_SEAT, "route", "discard"],
    "east_west_2": [*SETTLER_SEAT, "ship", "posts"],
    "east_west_3": [*SETTLER_SEAT, "discard", "ship", "posts"],
}
PENDING = {  # the details of each decision, where it comes from a location
    "trade": [{"location"}, {"location", "post"}, {"route"}, set()],
    "upgrade": [{"location", "steps", "from"}, {"route", "steps", "from"}, {"steps", "from"}],
    "discard": [{"from"}, {"from", "again"}],
    "place": [{"acquire", "steps"}],
    "spend": [{"location", "steps", "from"}],
    "pay": [{"location", "payee"}],
}

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)
every_mode = pytest.mark.parametrize("mode", load_modes())


@cache
def views(mode: str, players: int) -> list[View]:
    """Views of random games, from their start to their end."""
    return [
        random_game(mode, players, seed=after, after=after).view()
        for after in (0, 1, 2, 5, 15, 40, 80, 150, 300, 10_000)
    ]


@every_table
def test_the_keys_are_those_of_the_contract(mode: str, players: int) -> None:
    for view in views(mode, players):
        assert list(view) == ALWAYS + PARTS[mode]
        assert view["format"] == "century-position/1"
        assert (view["mode"], view["players"]) == (mode, players)
        assert [list(seat) for seat in view["seats"]] == [SEAT[mode]] * players


@every_table
def test_a_position_is_a_view_with_the_hidden_piles(mode: str, players: int) -> None:
    for after in (0, 50, 10_000):
        game = random_game(mode, players, seed=after, after=after)
        position = plain_copy(game.position())
        hidden = position.pop("hidden")
        assert position == game.view()
        piles = ["points"]
        piles += ["market"] if "market" in position else []
        piles += ["bonus"] if "bonus" in position else []
        assert list(hidden) == [pile for pile in piles if pile != "market" or hidden.get(pile)]
        assert len(hidden["points"]) == position["points"]["deck"]
        for space, stack in position.get("bonus", {}).items():
            tiles = hidden["bonus"][space]
            assert stack == {"top": tiles[0], "count": len(tiles)}
        if "next" in position["points"]:
            assert position["points"]["next"] == hidden["points"][0]


@every_table
def test_a_view_is_plain_data(mode: str, players: int) -> None:
    def plain(part: Any) -> bool:
        if isinstance(part, dict):
            return all(type(key) is str and plain(value) for key, value in part.items())
        if type(part) is list:
            return all(map(plain, part))
        return part is None or type(part) in (str, int, bool)

    for after in (0, 30, 60, 10_000):
        position = random_game(mode, players, seed=after, after=after).position()
        assert plain(position)
        assert json.loads(json.dumps(position, allow_nan=False)) == position


@every_table
def test_a_view_is_made_anew_each_time(mode: str, players: int) -> None:
    game = random_game(mode, players, seed=1, after=30)
    before = json.dumps(game.position())
    spoilt: Any = game.position()
    spoilt["seats"][0].clear()
    spoilt["options"].clear()
    spoilt["points"]["row"].clear()
    spoilt["hidden"].clear()
    assert json.dumps(game.position()) == before


def test_the_options_are_resolved() -> None:
    assert century.new("spice_road", seed=0).view()["options"] == {"round_limit": 300}
    assert century.new("east_west_2", seed=0).view()["options"] == {
        "layout": "star",
        "round_limit": 300,
    }
    boards = {century.new("new_world", seed=s).view()["options"]["board"] for s in range(20)}
    assert boards == {"D1", "E1", "F1"}


@every_table
def test_cubes_are_letters_in_colour_order(mode: str, players: int) -> None:
    for view in views(mode, players):
        found = [seat["cubes"] for seat in view["seats"]]
        if mode == "spice_road":
            found += [card["cubes"] for card in view["market"]["row"]]
        for cubes in found:
            assert cubes == "".join(sorted(cubes, key="YRGB".index))


@every_table
def test_lists_of_seats_and_tiles_beside_are_sorted(mode: str, players: int) -> None:
    for view in views(mode, players):
        assert view.get("beside", []) == sorted(view.get("beside", []))
        for island in view.get("islands", []):
            assert island["ships"] == sorted(island["ships"])
            assert island["posts"] == sorted(island["posts"])


@every_mode
def test_the_rows_tell_what_lies_there(mode: str) -> None:
    for view in views(mode, 2):
        assert set(view["points"]) - {"next"} == {"row", "deck"}
        assert ("next" in view["points"]) == (mode != "spice_road" and view["points"]["deck"] > 0)
        for card in view.get("market", {"row": []})["row"]:
            assert list(card) == (["card", "cubes"] if mode == "spice_road" else ["card"])


@pytest.mark.parametrize("mode", [mode for mode in load_modes() if mode != "spice_road"])
def test_locations_hold_settlers_or_a_tile(mode: str) -> None:
    for view in views(mode, 3):
        for place in view["locations"].values():
            assert list(place) in (["tile"], ["seat", "settlers"])
            assert place.get("settlers", 1) > 0
        for stack in view["bonus"].values():
            assert list(stack) == ["top", "count"]
            assert stack["count"] > 0


@pytest.mark.parametrize("mode", ["east_west_2", "east_west_3"])
def test_islands_tell_where_they_lie_and_what_stands_there(mode: str) -> None:
    for view in views(mode, 3):
        assert len(view["islands"]) == 13
        for index, island in enumerate(view["islands"]):
            assert list(island) == ["at", "tile", "ships", "posts"]
            assert len(island["at"]) == 2
            assert (island["tile"] == "sea") == (index == 0)
            assert island["ships"] == [
                seat for seat, own in enumerate(view["seats"]) if own["ship"] == index
            ]
        for own in view["seats"]:
            assert list(own["posts"]) == list(GOODS)


def test_an_empty_pile_is_absent() -> None:
    table = Table("spice_road")
    table.market("m01", spare=1)
    game = table.game()
    assert game.view()["market"] == {"row": [{"card": "m01", "cubes": ""}], "deck": 0}
    assert "market" not in game.position()["hidden"]


def test_an_empty_stack_is_absent() -> None:
    table = Table("new_world")
    table.seat(0, bonus=["b01", "b02", "b03"])
    table.stack("A1.1/1")
    position = table.game().position()
    assert "A1.1/1" not in position["bonus"]
    assert "A1.1/1" not in position["hidden"]["bonus"]


def test_played_cards_stand_behind_the_hand_after_a_rest() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["s1", "m01", "s2", "m02"], played=[])
    game = table.play("play m02", "rest", "play s1", "rest")
    seat = game.view()["seats"][0]
    assert (seat["hand"], seat["played"]) == (["m01", "s2"], ["m02", "s1"])
    seat = game.play("rest").view()["seats"][0]
    assert (seat["hand"], seat["played"]) == (["m01", "s2", "m02", "s1"], [])


@every_mode
def test_the_view_does_not_tell_hidden_piles_apart(mode: str) -> None:
    game = random_game(mode, 2, seed=5, after=40)
    assert game.redeal(1).view() == game.redeal(2).view() == game.view()
    assert game.redeal(1).position() != game.redeal(2).position()


@every_table
def test_after_the_end_nobody_decides(mode: str, players: int) -> None:
    view = random_game(mode, players, seed=0, after=10_000).view()
    assert view["over"] is True
    assert (view["turn"], view["seat"], view["decision"]) == (None, None, None)
    assert view["pending"] == {}
    assert 1 <= view["round"] <= 300


@every_mode
def test_what_is_pending_depends_on_the_decision(mode: str) -> None:
    """A position tells an unfinished turn, so these keys stay as they are."""
    found: dict[str, list[set[str]]] = {}
    for seed in range(8):
        dice = random.Random(seed)
        game = century.new(mode, 3, seed)
        while not game.over and len(game.history) < 300:
            if game.decision is not None:
                found.setdefault(game.decision, []).append(set(game.view()["pending"]))
            bold = [token for token in game.actions() if token not in ("rest", "skip")]
            game.play(dice.choice(bold or game.actions()))
    for decision, details in found.items():
        known = [set()] if decision == "turn" else PENDING.get(decision, [{"location"}])
        assert all(keys in known for keys in details), decision
