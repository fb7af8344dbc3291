"""Positions: whatever could lie on a table is taken, and nothing else."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import century
from century.data.box import builtin_boxes
from century.data.mode import load_modes
from century.rules import decisions as d
from lockstep import TABLES, position_keys, random_game, states_of
from scenario import Table, plain_copy

Position = dict[str, Any]
Path = tuple[Any, ...]
Cases = dict[str, tuple[dict[str, Any], str]]  # name -> what is changed, what is said of it

GONE = object()  # as a change: the key is left out
SETTLER_MODES = [mode.id for mode in load_modes().values() if mode.boards]
MARKET_MODES = ["spice_road", "east_west_1", "east_west_3"]
ISLAND_MODES = ["east_west_2", "east_west_3"]

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)
every_mode = pytest.mark.parametrize("mode", load_modes())
every_settler_mode = pytest.mark.parametrize("mode", SETTLER_MODES)


def start(mode: str, players: int = 2, **options: Any) -> Position:
    """A new game in which some pieces lie where the tests below look for them."""
    if mode == "spice_road":
        table = Table(mode, players, **options)
        table.points("p01", "p02", deck=["p06"])
        table.market("m01", "m02", deck=["m05"])
        return table.position()
    if mode == "new_world":
        options = {"board": "D1"} | options
    table = Table(mode, players, **options)
    table.points("n01", "n02", deck=["n07"])
    if mode == "new_world":
        table.tile("A1.6", "x10")
        table.tile("C1.3", "x02")
        table.stack("A1.1/1", "b05", "b12", "b06")
        table.stack("A1.2/1", "b04", "b02", "b11")
    elif mode in MARKET_MODES:
        table.market("m01", "m02", deck=["m05"])
    return table.position()


@cache
def _at(mode: str, decision: str, players: int) -> str:
    for seed in range(100):
        dice = random.Random(seed)
        game = century.new(mode, players, seed)
        while not game.over and len(game.history) < 400:
            if game.decision == decision:
                return json.dumps(game.position())
            bold = [token for token in game.actions() if token not in ("rest", "skip")]
            game.play(dice.choice(bold or game.actions()))
    raise AssertionError(f"no {decision} in {mode}")


def at(mode: str, decision: str, players: int = 3) -> Position:
    """A position of a random game with this decision."""
    position: Position = json.loads(_at(mode, decision, players))
    return position


def changed(position: Mapping[str, Any], changes: dict[str, Any]) -> Position:
    """The position with other values, each at a path such as `seats 0 cubes`."""
    other = plain_copy(position)
    for path, value in changes.items():
        *way, last = (int(key) if key.isdecimal() else key for key in path.split())
        part: Any = other
        for key in way:
            part = part[key]
        if value is GONE:
            del part[last]
        else:
            part[last] = value
    return other


def accepted(position: Mapping[str, Any]) -> century.Game:
    """The game at a position; its own position leads to the same game, and it can be played."""
    game = century.from_position(position)
    position = game.position()
    assert json.loads(json.dumps(position, allow_nan=False)) == position
    assert century.from_position(position).position() == position
    play_on(game.copy(), random.Random(0))
    return game


def play_on(game: century.Game, dice: random.Random, actions: int = 200) -> None:
    """Play at random. What comes of it could lie on a table, so nothing is lost or doubled."""
    for step in range(actions):
        if step % 50 == 0:
            century.from_position(game.position())
        if game.over:
            break
        game.play(dice.choice(game.actions()))
    assert century.from_position(game.position()).position() == game.position()


def read_or_refuse(
    position: object, read: Callable[..., century.Game] = century.from_position
) -> century.Game | None:
    """The game, or None for an impossible position, of which one line is said."""
    try:
        return read(position)
    except century.InvalidPosition as error:
        said = str(error)
    assert said.isprintable()
    assert said.startswith("position: ")
    return None


def refusal(position: object, read: Callable[..., century.Game] = century.from_position) -> str:
    """What is said of an impossible position: one line that begins with its place."""
    with pytest.raises(century.InvalidPosition) as caught:
        read(position)
    said = str(caught.value)
    assert said.isprintable()
    assert said.startswith("position: ")
    return said.removeprefix("position: ")


# What is taken


@every_table
def test_every_position_of_a_game_is_taken_as_it_is(mode: str, players: int) -> None:
    for after in (0, 1, 2, 30, 80, 10_000):
        position = random_game(mode, players, seed=after, after=after).position()
        assert century.from_position(position).position() == position


@every_table
def test_nothing_that_the_rules_keep_is_lost(mode: str, players: int) -> None:
    for after in range(0, 200, 9):
        game = random_game(mode, players, seed=after, after=after)
        before, again = position_keys(states_of(game, century.from_position(game.position())))
        assert before == again, (after, game)


@every_table
def test_a_position_may_have_been_json(mode: str, players: int) -> None:
    position = random_game(mode, players, seed=7, after=50).position()
    assert accepted(json.loads(json.dumps(position))).position() == position


def test_the_position_given_is_left_alone() -> None:
    position = start("east_west_3")
    before = json.dumps(position)
    century.from_position(position).play("rest")
    assert json.dumps(position) == before


def test_cubes_may_be_told_in_any_order() -> None:
    changes = {"seats 0 cubes": "BYGYR", "market row 0 cubes": "GY"}
    game = accepted(changed(start("spice_road"), changes))
    assert game.view()["seats"][0]["cubes"] == "YYRGB"
    assert game.view()["market"]["row"][0]["cubes"] == "YG"


@every_mode
def test_a_seat_may_have_no_cubes_or_ten(mode: str) -> None:
    accepted(changed(start(mode), {"seats 0 cubes": "", "seats 1 cubes": "BBBBBBBBBB"}))


@every_mode
def test_options_that_are_left_out_have_their_default(mode: str) -> None:
    position = start(mode)
    whole = dict(position["options"])
    position["options"] = {name: value for name, value in whole.items() if name == "board"}
    assert accepted(position).options == whole


@pytest.mark.parametrize("mode", MARKET_MODES)
def test_a_row_without_a_deck_may_be_short(mode: str) -> None:
    position = start(mode)
    pile = "hand" if mode == "spice_road" else "discard"
    row = position["market"]["row"]
    position["seats"][1][pile] += position["hidden"].pop("market")
    position["seats"][1][pile] += [row.pop()["card"], row.pop()["card"]]
    position["market"]["deck"] = 0
    game = accepted(position)
    del position["market"]["deck"]
    assert accepted(position).position() == game.position()


def test_a_market_may_be_empty() -> None:
    table = Table("east_west_3")
    table.market(spare=1)
    game = accepted(table.position())
    assert game.view()["market"]["row"] == []
    assert not any(token.startswith("work E2.1") for token in game.actions())


def test_the_parts_of_an_empty_board_may_be_left_out() -> None:
    table = Table("east_west_1")
    tiles = [f"x{number:02}" for number in range(1, 11)]
    table.seat(0, explored=tiles[:5])
    table.seat(1, explored=tiles[5:])
    table.open("A1.6")
    table.open("B1.5")
    position = table.position()
    assert position.pop("locations") == {}
    assert position.pop("beside") == []
    game = accepted(position)
    assert game.view()["locations"] == {}
    assert game.view()["beside"] == []


@every_settler_mode
@pytest.mark.parametrize("seats", [1, 3])
def test_all_exploration_tiles_may_be_taken(mode: str, seats: int) -> None:
    position = start(mode, players=3)
    places = {name: place for name, place in position["locations"].items() if "tile" not in place}
    tiles = [place["tile"] for place in position["locations"].values()]
    tiles += position.get("beside", [])
    position["locations"] = places
    if "beside" in position:
        position["beside"] = []
    for number, tile in enumerate(tiles):
        position["seats"][number % seats]["explored"].append(tile)
    assert accepted(position).view()["locations"] == {}


@pytest.mark.parametrize("mode", ISLAND_MODES)
def test_all_trading_posts_may_be_built(mode: str) -> None:
    position = start(mode)
    for island in position["islands"][1:]:
        island["posts"] = [0, 1]
    for seat in position["seats"]:
        seat["posts"] = dict.fromkeys(seat["posts"], 0)
    assert accepted(position).scores()[0]["posts"] == 4 * (1 + 2 + 3)


@pytest.mark.parametrize("mode", ISLAND_MODES)
@pytest.mark.parametrize("island", range(13))
def test_a_ship_may_lie_at_any_island(mode: str, island: int) -> None:
    position = changed(start(mode), {"seats 1 ship": island, "islands 0 ships": [0]})
    position["islands"][island]["ships"] = sorted({*position["islands"][island]["ships"], 1})
    assert accepted(position).view()["seats"][1]["ship"] == island


def test_islands_of_a_random_layout_may_lie_anywhere() -> None:
    position = start("east_west_2", layout="random")
    for island in position["islands"]:
        q, r = island["at"]
        island["at"] = [q - 60, r + 60]
    assert accepted(position).options["layout"] == "random"


@every_settler_mode
def test_settlers_may_stand_on_every_open_location(mode: str) -> None:
    position = start(mode)
    board = [place.id for place in century.new(mode, 2, seed=0).ruleset.locations]
    open_ = [place for place in board if place[0] in "AB" and place not in position["locations"]]
    for place in open_:
        position["locations"][place] = {"seat": 1, "settlers": 1}
    seat = position["seats"][1]
    seat["settlers"], seat["reserve"] = 0, 12 - len(open_)
    accepted(position)


@every_mode
def test_a_game_may_be_over_by_cards_or_by_its_last_round(mode: str) -> None:
    over = {"turn": None, "seat": None, "decision": None, "over": True}
    last_round = accepted(changed(start(mode), over | {"round": 300}))
    assert last_round.over
    assert last_round.winner in (0, 1)
    table = Table(mode)
    enough = 6 if mode == "spice_road" else 8
    cards = table.position()["hidden"]["points"][:enough]
    table.seat(1, **{"points" if mode == "spice_road" else "cards": cards})
    by_cards = accepted(changed(table.position(), over))
    assert by_cards.view()["ending"]


@every_mode
def test_the_last_round_is_played_to_its_end(mode: str) -> None:
    table = Table(mode, players=3)
    enough = 6 if mode == "spice_road" else 8
    cards = table.position()["hidden"]["points"][:enough]
    table.seat(0, **{"points" if mode == "spice_road" else "cards": cards})
    table.turn(1)
    game = accepted(table.position())
    game.play("rest").play("rest")
    assert game.over


def test_a_box_file_makes_its_own_positions(tmp_path: Any) -> None:
    path = tmp_path / "coins.toml"
    path.write_text('replaces = "spice_road"\ncoins = { gold = 5, silver = 2 }\n', encoding="utf-8")
    table = Table("spice_road", box=path)
    table.seat(0, gold=1)
    position = table.position()
    assert century.from_position(position, box=path).scores()[0]["gold"] == 5
    assert century.from_position(position).scores()[0]["gold"] == 3


# What is not taken: types and keys


@pytest.mark.parametrize(
    "junk", [None, True, 0, 1.5, "text", [], [{}], (), object(), b"{}", {1, 2}, len]
)
def test_what_is_no_dict_is_no_position(junk: object) -> None:
    assert "must be a dict, as Game.position() gives" in refusal(junk)


@every_mode
def test_every_key_is_needed(mode: str) -> None:
    may_be_absent = ["options round_limit", "options layout", "points deck", "market deck"]
    may_be_absent += ["locations", "bonus", "beside"]
    may_be_absent += ["options", "ending", "over", "pending", "decision", "seat"]
    for path in keys(start(mode)):
        if path in may_be_absent:
            continue
        said = refusal(changed(start(mode), {path: GONE}))
        if path.split()[0] not in ("hidden", "locations", "bonus") and path != "points next":
            assert f"{path.split()[-1]} is missing" in said, path


def keys(part: Any, path: str = "") -> Iterator[str]:
    """All keys of a position, but only the first item of a list."""
    if isinstance(part, list) and part:
        yield from keys(part[0], f"{path}0 ")
    elif isinstance(part, dict):
        for key, value in part.items():
            yield f"{path}{key}"
            yield from keys(value, f"{path}{key} ")


@every_mode
def test_no_other_key_is_taken(mode: str) -> None:
    for path in ["", *(f"{path} " for path in keys(start(mode)))]:
        position = start(mode)
        part: Any = position
        for key in path.split():
            part = part[int(key) if key.isdecimal() else key]
        if isinstance(part, dict):
            part["else"] = 1
            assert '"else"' in refusal(position), path


def test_a_misspelt_key_is_recognised() -> None:
    position = start("new_world")
    position["seats"][0]["setlers"] = position["seats"][0].pop("settlers")
    assert refusal(position).startswith(
        'seat 0: unknown key "setlers" (did you mean settlers?); known: cubes settlers reserve'
    )


@every_mode
@pytest.mark.parametrize(
    "junk",
    [None, True, -1, 0.5, 10**5000, "", "z\n\ud800", [[]], {}, (), {1: 2}],
    ids=lambda junk: type(junk).__name__,
)
def test_another_type_is_refused_anywhere(mode: str, junk: Any) -> None:
    """Or means the same: an empty part may be left out, and so may an option."""
    whole = century.from_position(start(mode)).position()
    for path in keys(start(mode)):
        game = read_or_refuse(changed(start(mode), {path: junk}))
        assert game is None or game.position() == whole or junk == "", path


def test_what_holds_itself_is_refused() -> None:
    position = start("new_world")
    position["pending"] = position
    assert "nested too deeply" in refusal(position)
    endless: list[Any] = []
    endless.append(endless)
    assert "nested too deeply" in refusal(changed(start("new_world"), {"seats 0 cards": endless}))


# What is not taken: pieces

TWICE = "lies twice"
IMPOSSIBLE: dict[str, Cases] = {
    "spice_road": {
        "another format": ({"format": "century-position/2"}, 'must be "century-position/1"'),
        "an unknown mode": ({"mode": "spice_rode"}, "did you mean spice_road?"),
        "a round after the last": ({"round": 301}, "whole number from 1 to 300"),
        "a round before the first": ({"round": 0}, "whole number from 1 to 300"),
        "eleven cubes": ({"seats 0 cubes": "Y" * 11}, "seat 0: 11 cubes, more than 10"),
        "a card twice in a row": ({"points row 1": "p01"}, f"points: row: p01 {TWICE}"),
        "a card in row and deck": ({"hidden points 0": "p01"}, "also in points: row"),
        "a card of two seats": ({"seats 0 hand": ["s1", "s2", "m05"]}, TWICE),
        "an unknown card": ({"points row 0": "p99"}, '"p99" is no point card of spice'),
        "a card of another kind": ({"points row 0": "m05"}, "is no point card"),
        "a starting card twice": ({"seats 0 played": ["s1"]}, "seat 0: played: s1 lies"),
        "no starting card": ({"seats 0 hand": ["s1"]}, "seat 0: s2 is missing"),
        "a starting card for sale": ({"market row 0 card": "s1"}, '"s1" is no merchant'),
        "a missing card": ({"points row 0": GONE}, "row: 4 cards, not 5, beside a deck"),
        "a card in the row too many": ({"points row": ["p01"] * 6}, TWICE),
        "a deck that is too high": ({"points deck": 32}, "deck 32: but hidden points holds"),
        "a deck that is too low": ({"market deck": 0}, "deck 0: but hidden market holds"),
        "a next card in spice_road": ({"points next": "p06"}, 'unknown key "next"'),
        "a coin too many": ({"coins gold": 3}, "gold: 3 coins in all, not 4"),
        "a coin too few": ({"seats 0 silver": 1}, "silver: 5 coins in all, not 4"),
        "a heap on a card": ({"market row 0 cubes": "R" * 43}, "cubes: 43, more than 42"),
    },
    "new_world": {
        "too many players": ({"players": 5}, "players 5: must be a whole number from 2"),
        "another player count": ({"players": 3}, "seats: 2 of 3 players"),
        "an unknown option": ({"options layout": "star"}, 'unknown option "layout"'),
        "an unknown value": ({"options board": "A1"}, "must be one of D1 E1 F1"),
        "no board": ({"options board": GONE}, "options: board is missing"),
        "a pile of cubes": ({"seats 1 cubes": "Y" * 256}, "cubes: 256, more than 120"),
        "a cube of no colour": ({"seats 1 cubes": "YX"}, "must be cubes in letters"),
        "a lower-case cube": ({"seats 1 cubes": "y"}, "must be cubes in letters"),
        "a card of another mode": ({"points row 0": "n45"}, "is no point card of new_world"),
        "a card for 3 players": ({"points row 0": "n03"}, "new_world with 2 players"),
        "another next card": ({"points next": "n01"}, 'next "n01": the top of the deck is n07'),
        "no next card": ({"points next": GONE}, "next None: the top of the deck is n07"),
        "a thirteenth settler": ({"seats 0 settlers": 8}, "seat 0: 13 settlers in all, not 12"),
        "thirteen settlers": ({"seats 0 settlers": 13}, "whole number from 0 to 12"),
        "settlers from nowhere": (
            {"locations A1.3": {"seat": 0, "settlers": 2}},
            "seat 0: 14 settlers in all, not 12",
        ),
        "no settlers on a location": (
            {"locations A1.3": {"seat": 0, "settlers": 0}},
            "locations: A1.3: settlers 0: must be a whole number from 1 to 12",
        ),
        "settlers of nobody": (
            {"locations A1.3": {"seat": 2, "settlers": 1}},
            "locations: A1.3: seat 2: must be a whole number from 0 to 1",
        ),
        "settlers on a covered location": (
            {"locations C1.3 seat": 0, "locations C1.3 settlers": 1},
            "locations: C1.3: settlers and an exploration tile: nobody works where one lies",
        ),
        "an unknown location": ({"locations A9.9": {"tile": "x01"}}, '"A9.9" is no location'),
        "a location of another board": (
            {"locations E1.1": {"seat": 0, "settlers": 1}},
            '"E1.1" is no location of this game',
        ),
        "an empty location": ({"locations A1.3": {}}, "locations: A1.3: seat is missing"),
        "a tile where none can lie": (
            {"locations A1.3": {"tile": "x10"}, "locations A1.6": GONE},
            "locations: A1.3: tile: no exploration tile ever lies there",
        ),
        "a tile twice": ({"locations C1.3 tile": "x10"}, "x10 lies twice"),
        "an unknown tile": ({"locations C1.3 tile": "x11"}, '"x11" is no exploration tile'),
        "a lost tile": ({"locations C1.3": GONE}, "exploration tiles: 9 on the table, not 10"),
        "tiles beside elsewhere": ({"beside": []}, 'unknown key "beside"'),
        "an unknown space": ({"bonus A1.1/2": {"top": "b01", "count": 1}}, "no bonus space"),
        "a lost stack": ({"bonus A1.1/1": GONE}, "bonus: A1.1/1 is missing"),
        "a stack without tiles": ({"hidden bonus A1.1/1": GONE}, "bonus: A1.1/1 is missing"),
        "a stack that is too high": ({"bonus B1.1/2 count": 3}, "whole number from 1 to 2"),
        "a stack that is too low": ({"bonus A1.1/1 count": 2}, "but hidden bonus A1.1/1 holds 3"),
        "another top tile": ({"bonus A1.1/1 top": "b12"}, 'top "b12": the top of the stack is b05'),
        "an unknown bonus tile": ({"hidden bonus A1.1/1 1": "b99"}, '"b99" is no bonus tile'),
        "a bonus tile of another mode": ({"seats 0 bonus": ["b18"]}, '"b18" is no bonus tile'),
        "a bonus tile too many": ({"seats 0 bonus": ["b14"]}, "bonus: 17 tiles on the table"),
        "no space for a bonus tile": ({"seats 0 bonus": ["b14"] * 4}, "bonus: 4, more than 3"),
        "ending without cards": ({"ending": True}, "ending true: needs 8 point cards"),
        "over without an end": ({"over": True}, "turn 0: must be null when the game is over"),
        "over before the end": (
            {"over": True, "turn": None, "seat": None, "decision": None},
            "over: nothing has ended the game",
        ),
        "a turn of nobody": ({"turn": 2}, "turn 2: must be a whole number from 0 to 1"),
        "a seat in another's turn": ({"seat": 1}, "in the turn of seat 0 others only discard"),
        "no decision": ({"decision": None}, "decision None: must be one of turn trade"),
        "a decision of another mode": ({"decision": "sail"}, 'decision "sail": must be one of'),
        "something pending": ({"pending from": "Y"}, "must be {}, there is nothing pending"),
    },
    "east_west_3": {
        "a starting card elsewhere": ({"seats 0 discard": ["s1"]}, '"s1" is no merchant'),
        "cubes on a market": ({"market row 0 cubes": "R"}, 'unknown key "cubes"'),
    },
    "east_west_1": {
        "a lost settler": ({"seats 1 reserve": 4}, "seat 1: 11 settlers in all, not 12"),
        "a lost tile beside": ({"beside": []}, "exploration tiles: 2 on the table, not 10"),
        "six cards in a route": ({"seats 0 route": [{}] * 6}, "route: 6 cards, more than 5"),
        "a card in route and row": ({"seats 0 route": [{"card": "m01", "settlers": 0}]}, TWICE),
    },
    "east_west_2": {
        "a ship at no island": ({"seats 0 ship": 13}, "ship 13: must be a whole number"),
        "a ship elsewhere": ({"seats 0 ship": 1}, "ships: the ship of seat 0 is at island 1"),
        "a ship twice": ({"islands 1 ships": [0]}, "ship of seat 0 is at island 0"),
        "a ship of nobody": ({"islands 1 ships": [2]}, "ships 2: must be a whole number"),
        "a lost ship": ({"islands 0 ships": [1]}, "the ship of seat 0 is at island 0"),
        "the same ship twice": ({"islands 0 ships": [0, 1, 1]}, "ships: a seat twice"),
        "a post from nowhere": ({"islands 1 posts": [0]}, "3 on the player board and 1 on"),
        "a lost post": ({"seats 0 posts tea": 2}, "posts tea: 2 on the player board and 0"),
        "a fourth post": ({"seats 0 posts tea": 4}, "must be a whole number from 0 to 3"),
        "a post at sea": ({"islands 0 posts": [0]}, "posts: none stands on the sea"),
        "a lost island": ({"islands 12": GONE}, "islands: 12, not 13"),
        "another layout": ({"options layout": "delta"}, "islands: not the layout delta"),
        "an island elsewhere": ({"islands 12 at": [5, 5]}, "islands: not the layout star"),
        "an island in space": ({"islands 12 at": [1, 1, 1]}, "at: must be two coordinates"),
        "an island too far": ({"islands 12 at": [100, 0]}, "whole number from -99 to 99"),
        "a second sea": ({"islands 3 tile": "sea"}, "island 0 is the sea, no other is"),
        "no sea": ({"islands 0 tile": "tea1"}, "island 0 is the sea, no other is"),
        "an unknown market tile": ({"islands 3 tile": "tea9"}, "is no market tile"),
    },
}


@pytest.mark.parametrize(
    ("mode", "changes", "said"),
    [
        pytest.param(mode, *case, id=name)
        for mode, cases in IMPOSSIBLE.items()
        for name, case in cases.items()
    ],
)
def test_impossible(mode: str, changes: dict[str, Any], said: str) -> None:
    assert said in refusal(changed(start(mode), changes))


def test_islands_must_hang_together() -> None:
    far = [[q + 50, r] for q, r in ([0, 0], [1, 0], [0, 1])]
    position = start("east_west_2", layout="random")
    for island, place in zip(position["islands"][-3:], far, strict=True):
        island["at"] = place
    assert refusal(position) == "islands: all must hang together"
    position["islands"][12]["at"] = position["islands"][11]["at"]
    assert refusal(position) == "islands: two at the same place"
    line = start("east_west_2", layout="random")
    for number, island in enumerate(line["islands"]):
        island["at"] = [number, 0]
    assert refusal(line) == "island 0: must touch at least 2 others"


def test_islands_have_three_tiles_of_each_good() -> None:
    position = start("east_west_2")
    goods = [island["tile"] for island in position["islands"]]
    tea = next(i for i, tile in enumerate(goods) if tile.startswith("tea"))
    chili = next(f"chili{n}" for n in range(1, 7) if f"chili{n}" not in goods)
    said = refusal(changed(position, {f"islands {tea} tile": chili}))
    assert said == "islands: 4 tiles of chili, not 3"


@pytest.mark.parametrize(
    ("mode", "owned", "enough"), [("spice_road", "points", 6), ("new_world", "cards", 8)]
)
class TestTheEnd:
    def table(self, mode: str, owned: str, enough: int, seat: int, turn: int) -> Position:
        table = Table(mode, players=3)
        cards = table.position()["hidden"]["points"][:enough]
        table.seat(seat, **{owned: cards})
        table.turn(turn)
        return table.position()

    def test_is_triggered_by_the_cards(self, mode: str, owned: str, enough: int) -> None:
        position = self.table(mode, owned, enough, seat=0, turn=1)
        assert f"needs {enough} point cards; seats have {enough}, 0, 0" in refusal(
            changed(position, {"ending": False})
        )

    def test_leaves_no_turn_to_who_triggered_it(self, mode: str, owned: str, enough: int) -> None:
        said = f"with {enough} point cards its last turn is over"
        assert refusal(self.table(mode, owned, enough, 1, 1)) == f"seat 1: {said}"
        assert refusal(self.table(mode, owned, enough, 2, 1)) == f"seat 2: {said}"
        accepted(self.table(mode, owned, enough, 1, 2))

    def test_comes_before_another_card(self, mode: str, owned: str, enough: int) -> None:
        said = f"{owned}: {enough + 1}, more than {enough}"
        assert said in refusal(self.table(mode, owned, enough + 1, 0, 1))

    def test_leaves_at_most_ten_cubes(self, mode: str, owned: str, enough: int) -> None:
        over = {"over": True, "turn": None, "seat": None, "decision": None}
        position = changed(self.table(mode, owned, enough, 0, 1), over)
        said = refusal(changed(position, {"seats 2 cubes": "R" * 11}))
        assert said == "seat 2: 11 cubes, more than 10"


# The unfinished turn

MODES_OF = {
    "turn": list(load_modes()),
    "trade": list(load_modes()),
    "upgrade": list(load_modes()),
    "discard": list(load_modes()),
    "place": ["spice_road"],
    "bonus": SETTLER_MODES,
    "explore": SETTLER_MODES,
    "claim": ["new_world", "east_west_1"],
    "market": ["east_west_1"],
    "replace": ["east_west_1"],
    "swap": ["east_west_1"],
    "sail": ISLAND_MODES,
    "pay": ISLAND_MODES,
    "build": ISLAND_MODES,
    "spend": ISLAND_MODES,
    "post": ISLAND_MODES,
}
UNFINISHED = [
    (mode, decision) for decision, modes in MODES_OF.items() for mode in modes if decision != "turn"
]
every_unfinished_turn = pytest.mark.parametrize(("mode", "decision"), UNFINISHED)


def test_every_decision_is_tried() -> None:
    assert set(MODES_OF) == set(d.NAMES)


@every_unfinished_turn
def test_an_unfinished_turn_goes_on(mode: str, decision: str) -> None:
    position = at(mode, decision)
    game = accepted(position)
    assert game.position() == position
    assert len(game.actions()) > 1


@every_unfinished_turn
def test_the_details_of_an_unfinished_turn_are_needed(mode: str, decision: str) -> None:
    """But `from`, which is yellow where nothing is said."""
    for key in set(at(mode, decision)["pending"]) - {"from"}:
        said = refusal(changed(at(mode, decision), {f"pending {key}": GONE}))
        assert said in (f"pending: {key} is missing", "pending: route is missing")


@every_unfinished_turn
def test_an_unfinished_turn_has_no_other_details(mode: str, decision: str) -> None:
    pending = at(mode, decision)["pending"]
    for key in {"location", "route", "post", "acquire", "steps", "from", "payee", "again", "else"}:
        if key not in pending:
            refusal(changed(at(mode, decision), {f"pending {key}": 1}))


@every_unfinished_turn
def test_only_the_seat_whose_turn_it_is_decides(mode: str, decision: str) -> None:
    position = at(mode, decision)
    other = (position["turn"] + 1) % 3
    said = refusal(changed(position, {"seat": other}))
    if decision == "discard":
        assert f"seat {other}: " in said
    else:
        assert said == f"seat {other}: in the turn of seat {position['turn']} others only discard"


@every_unfinished_turn
def test_a_decision_without_a_choice_is_not_asked(mode: str, decision: str) -> None:
    """Without cubes there is nothing left to place, trade, upgrade, discard, pay or spend."""
    if decision in ("place", "trade", "upgrade", "discard", "pay", "spend", "post"):
        position = at(mode, decision)
        refusal(changed(position, {f"seats {position['seat']} cubes": ""}))


@every_unfinished_turn
def test_a_seat_has_no_more_cubes_than_its_turn_allows(mode: str, decision: str) -> None:
    position = at(mode, decision)
    turn, other = position["turn"], (position["turn"] + 1) % 3
    refusal(changed(position, {f"seats {other} cubes": "G" * 12}))
    if decision not in ("discard", "bonus"):
        refusal(changed(at(mode, decision), {f"seats {turn} cubes": "YYRRGGBB" * 3}))


@every_unfinished_turn
def test_a_turn_is_unfinished_where_its_settlers_are(mode: str, decision: str) -> None:
    position = at(mode, decision)
    if "location" not in position["pending"]:
        return
    own = position["pending"]["location"]
    for location in (*position["locations"], "A1.1", "Z9.9", ""):
        place = position["locations"].get(location, {})
        if place.get("seat") != position["turn"]:
            refusal(changed(at(mode, decision), {"pending location": location}))
    settlers = position["locations"].pop(own)["settlers"]
    position["seats"][position["turn"]]["settlers"] += settlers
    assert f"seat {position['turn']} has no settlers there" in refusal(position)


def paying_for_a_card() -> Position:
    table = Table("spice_road")
    table.seat(0, cubes="YYRR")
    return plain_copy(table.play("acquire 4").position())


HILL = builtin_boxes().new_world.boards["A1"].locations[3]  # A1.4
UPGRADES = HILL.effect.steps if HILL.effect else 0


def upgrading() -> Position:
    table = Table("new_world", box=None)
    table.seat(0, cubes="YYRR")
    return plain_copy(table.play("work A1.4").position())


def sailing(*actions: str) -> Position:
    """Seat 1 comes to island 1, where seat 0 has its ship and a trading post."""
    table = Table("east_west_2", players=3)
    table.island(1, "tea4")
    table.seat(0, ship=1, posts=[1])
    table.seat(1, cubes="YYRRG")
    table.turn(1)
    return plain_copy(table.play("work F2.2", "sail 1", *actions).position())


def spending() -> Position:
    return sailing("pay Y", "build")


TURNS: list[tuple[Callable[[], Position], Cases]] = [
    (
        paying_for_a_card,
        {
            "a card too far": ({"pending acquire": 7}, "whole number from 2 to 6"),
            "the free card": ({"pending acquire": 1}, "whole number from 2 to 6"),
            "too many cubes to place": ({"pending steps": 4}, "whole number from 1 to 3"),
            "no cubes to place": ({"pending steps": 0}, "whole number from 1 to 3"),
            "nothing on a paid card": ({"pending steps": 2}, "no cube lies on card 1 of the row"),
            "too few cubes": ({"seats 0 cubes": "YR"}, "steps 3: seat 0 has 2 cubes"),
            "too many cubes": (
                {"seats 0 cubes": "YYYYYRRRRR", "pending steps": 2, "market row 0 cubes": "Y"},
                "seat 0: 10 cubes, more than 9",
            ),
        },
    ),
    (
        upgrading,
        {
            "too many steps": ({"pending steps": 9}, f"whole number from 1 to {UPGRADES}"),
            "no steps": ({"pending steps": 0}, f"whole number from 1 to {UPGRADES}"),
            "no such colour": ({"pending from": "X"}, "must be one of Y R G B"),
            "steps of brown": ({"pending from": "B", "pending steps": 1}, "brown cubes"),
            "a later first step": ({"pending from": "R"}, f"first of {UPGRADES} may be any"),
            "no trade": (
                {"decision": "trade", "pending": {"location": "A1.4"}},
                "nothing to trade",
            ),
            "no bonus tile": ({"decision": "bonus"}, "no bonus there"),
        },
    ),
    (
        sailing,
        {
            "nobody to pay": ({"pending payee": 2}, "payee 2: has no ship on this island"),
            "oneself to pay": ({"pending payee": 1}, "payee 1: has no ship on this island"),
            "nobody at all to pay": ({"pending payee": 3}, "whole number from 0 to 2"),
            "already paid": ({"seats 0 cubes": "Y" * 11}, "seat 0: 11 cubes, more than 10"),
        },
    ),
    (
        spending,
        {
            "too much to spend": ({"pending steps": 2}, "whole number from 1 to 1"),
            "a later first cube": ({"pending from": "R"}, "first of 1 may be any"),
            "paid too much": ({"seats 0 cubes": "Y" * 12}, "seat 0: 12 cubes, more than 11"),
            "never paid": ({"seats 2 cubes": "Y" * 11}, "seat 2: 11 cubes, more than 10"),
        },
    ),
]


@pytest.mark.parametrize(
    ("turn", "changes", "said"),
    [pytest.param(turn, *case, id=name) for turn, cases in TURNS for name, case in cases.items()],
)
def test_impossible_turn(turn: Callable[[], Position], changes: dict[str, Any], said: str) -> None:
    accepted(turn())
    assert said in refusal(changed(turn(), changes))


def test_who_pays_has_a_cube_for_every_ship() -> None:
    position = sailing()
    position["islands"][0]["ships"] = []
    position["islands"][1]["ships"] = [0, 1, 2]
    position["seats"][2]["ship"] = 1
    position["pending"]["payee"] = 2
    accepted(position)
    position["seats"][1]["cubes"] = "Y"
    assert refusal(position) == "pending: seat 1 owes 2 cubes and has 1"


def test_who_was_paid_may_have_eleven_cubes() -> None:
    accepted(changed(spending(), {"seats 0 cubes": "YYYYYYYYYYY"}))


def test_a_post_is_paid_for_once_and_the_first_is_free() -> None:
    position = spending()
    position["islands"][1]["posts"] = [0, 1]
    position["seats"][1]["posts"]["tea"] = 2
    assert refusal(position) == "pending: seat 1 has a trading post on island 1 already"
    position["islands"][1]["posts"] = []
    position["seats"][0]["posts"]["tea"] = position["seats"][1]["posts"]["tea"] = 3
    assert refusal(position) == "pending: the first trading post on island 1 is free"


@pytest.mark.parametrize("actions", [["pay Y"], ["pay Y", "build"], ["pay Y", "skip"]])
def test_there_is_nothing_to_do_at_sea(actions: list[str]) -> None:
    position = sailing(*actions)
    assert position["decision"] in ("build", "spend", "trade")
    position["islands"][1]["ships"] = [0]
    position["islands"][0]["ships"] = [1, 2]
    position["seats"][1]["ship"] = 0
    assert refusal(position).endswith("the ship of seat 1 is at sea")


def test_a_column_gives_a_bonus_tile_when_it_is_emptied() -> None:
    table = Table("east_west_2")
    for island, tile in enumerate(["ginger1", "chili1", "tea1", "cloves1"], 1):
        table.island(island, tile)
    table.seat(0, posts=[2, 3, 4])
    position = table.play("work F2.2", "sail 1", "build").position()
    assert position["decision"] == "bonus"
    accepted(position)
    position["islands"][2]["posts"] = []
    position["seats"][0]["posts"]["chili"] = 3
    assert refusal(position) == "pending: no column of seat 0 was emptied on island 1"


def test_every_fourth_discarded_card_gives_a_bonus_tile() -> None:
    table = Table("east_west_3")
    table.seat(0, discard=["m05", "m06", "m07"])
    table.market("m01")
    position = table.play("work E2.1").position()
    assert position["decision"] == "bonus"
    accepted(position)
    position["seats"][1]["discard"].append(position["seats"][0]["discard"].pop())
    assert refusal(position) == "pending: no bonus tile for 3 discarded cards"


def test_a_card_is_claimed_after_a_bonus_tile() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YYRR")
    table.points("n01")
    position = table.play("work A1.1", "bonus A1.1/1").position()
    assert position["decision"] == "claim"
    accepted(position)
    position["seats"][1]["bonus"].append(position["seats"][0]["bonus"].pop())
    assert refusal(position) == "pending: seat 0 has taken no bonus tile"


def test_an_exploration_follows_its_card() -> None:
    table = Table("new_world")
    table.seat(0, cubes="RG", cards=["n01"])
    table.points("n27")
    position = table.play("work A1.1", "skip").position()
    assert position["decision"] == "explore"
    accepted(position)
    position["seats"][0]["cards"].reverse()
    assert refusal(position) == "pending: the last card of seat 0 is none to explore with"


def test_a_route_that_is_not_full_needs_no_replacement() -> None:
    table = Table("east_west_1")
    table.seat(0, route=["m02", "m03", "m04", "m05", "m06"])
    table.market("m01")
    position = table.play("work E2.1", "take").position()
    assert position["decision"] == "replace"
    accepted(position)
    position["seats"][0]["discard"].append(position["seats"][0]["route"].pop()["card"])
    assert refusal(position) == "pending: the route of seat 0 is not full"


def test_the_route_card_in_use_holds_settlers() -> None:
    table = Table("east_west_1")
    table.seat(0, cubes="YYYY", route=["m01", "m10"])
    position = table.play("route 2").position()
    assert position["pending"] == {"route": 2}
    assert accepted(position).position() == position
    for place in (1, 3):
        said = refusal(changed(position, {"pending route": place}))
        assert said == f"pending: route {place}: seat 0 has no settlers there"


def test_another_turn_follows_only_a_renewal() -> None:
    table = Table("east_west_1")
    table.seat(0, cubes="YYYYYRRRRR", cards=["n10"])  # a yellow cube at rivers
    position = table.play("work E2.3").position()
    assert position["pending"] == {"from": "Y", "again": True}
    game = accepted(position).play("discard R")
    assert (game.turn, game.decision) == (0, "turn")
    position["locations"]["A1.3"] = position["locations"].pop("E2.3")
    said = "pending: again: seat 0 has no settlers where the market is renewed"
    assert refusal(position) == said


def test_who_discards_comes_in_turn_order() -> None:
    discards = {"decision": "discard", "pending": {"from": "Y"}}
    eleven, twelve = "YYYYYYRRRRR", "YYYYYYRRRRRR"
    position = changed(spending(), discards | {"seats 0 cubes": eleven, "seat": 0})
    assert accepted(position).turn == 1
    both = changed(position, {"seats 1 cubes": twelve})
    assert refusal(both) == "seat 1: 12 cubes, more than 10"
    accepted(changed(both, {"seat": 1}))


# Views of real tables


def view_refusal(view: object) -> str:
    return refusal(view, century.from_view)


@every_table
def test_a_view_makes_a_game_that_looks_the_same(mode: str, players: int) -> None:
    for after in (0, 1, 20, 60, 10_000):
        view = random_game(mode, players, seed=after, after=after).view()
        game = century.from_view(view, seed=after)
        assert game.view() == view
        assert game.seed is None
        assert century.from_position(game.position()).position() == game.position()
        play_on(game, random.Random(after), 100)


@every_mode
def test_the_seed_deals_what_a_view_hides(mode: str) -> None:
    game = century.new(mode, 2, seed=0)
    deals = [century.from_view(game.view(), seed).position() for seed in (0, 0, 1)]
    assert deals[0] == deals[1] == century.from_view(game.view()).position()
    assert deals[0] != deals[2]
    assert deals[2] == game.redeal(1).position()


@pytest.mark.parametrize("seed", [-1, 2**128, 1.0, True, None, "1"])
def test_a_view_is_dealt_by_a_sound_seed(seed: Any) -> None:
    with pytest.raises(century.InvalidOption, match="seed"):
        century.from_view(century.new("new_world").view(), seed)


def test_views_and_positions_are_not_mistaken_for_each_other() -> None:
    game = century.new("new_world", seed=0)
    said = "hidden is missing; century.from_view takes a position without it"
    assert refusal(game.view()) == said
    said = "hidden: a view has none; century.from_position takes it"
    assert view_refusal(game.position()) == said


@pytest.mark.parametrize(
    ("mode", "changes", "said"),
    [
        ("new_world", {"points deck": 23}, "points: deck 23: but 24 cards lie nowhere else"),
        ("new_world", {"points deck": 10**9}, "must be a whole number from 0 to 28"),
        ("new_world", {"points next": GONE}, "points: next is missing"),
        ("new_world", {"points next": "n01"}, "points: next: n01 lies twice, also in points: row"),
        ("new_world", {"bonus A1.1/1 count": 10**9}, "must be a whole number from 1 to 3"),
        ("new_world", {"bonus A1.1/1 count": 2}, "bonus: 15 tiles on the table, not 16"),
        ("new_world", {"bonus A1.1/1 top": "b04"}, "b04 lies twice, also in bonus: A1.1/1: top"),
        ("new_world", {"bonus A1.1/1 top": None}, "None is no bonus tile"),
        ("spice_road", {"market deck": GONE}, "market: deck 0: but 37 cards lie nowhere else"),
        ("spice_road", {"market row 0 card": "m02"}, "market: row: m02 lies twice"),
    ],
)
def test_impossible_view(mode: str, changes: dict[str, Any], said: str) -> None:
    view = start(mode)
    del view["hidden"]
    assert said in view_refusal(changed(view, changes))


@pytest.mark.parametrize("junk", [None, [], "x", 5, object()])
def test_what_is_no_dict_is_no_view(junk: object) -> None:
    assert "must be a dict" in view_refusal(junk)


# Damage of every kind

JUNK: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    8,
    11,
    12,
    13,
    127,
    128,
    256,
    2**31,
    2**63,
    10**40,
]
JUNK += [0.5, 1.0, float("nan"), "", "Y", "YYYYYYYYYYY", "n01", "m01", "b01", "x01", "s1", "sea"]
JUNK += ["A1.1", "E2.1", "A1.1/1", "star", "turn", "\n", [], {}, [[]], [0, 0], {"a": 1}]
DETAILS: dict[str, list[Any]] = {
    "location": ["A1.1", "A1.5", "A2.4", "B1.1", "B2.2", "C2.3", "D2.1", "E2.1", "F2.2", "F2.3"],
    "steps": list(range(8)),
    "from": list("YRGB"),
    "payee": list(range(4)),
    "post": list(range(13)),
    "route": list(range(6)),
    "acquire": list(range(7)),
    "again": [True],
}


def paths(part: Any, path: Path = ()) -> Iterator[Path]:
    """Everything in a position, by its keys."""
    if path:
        yield path
    if isinstance(part, dict | list):
        for key in part if isinstance(part, dict) else range(len(part)):
            yield from paths(part[key], (*path, key))


def look(part: Any, path: Path) -> Any:
    for key in path:
        part = part[key]
    return part


def damage(position: Position, dice: random.Random) -> None:
    """Change something anywhere, often so that the position stays possible."""
    places = list(paths(position))
    if not places:
        return
    place = dice.choice(places)
    owner, value = look(position, place[:-1]), look(position, place)
    lists = [found for path in places if isinstance(found := look(position, path), list)]
    numbers = [path for path in places if type(look(position, path)) is int]
    seats = [seat for seat in position.get("seats") or [] if isinstance(seat, dict)]
    kind = dice.randrange(10)
    if kind == 0:
        del owner[place[-1]]
    elif kind == 1:
        owner[place[-1]] = dice.choice(JUNK)
    elif kind == 2:  # two things change places
        other = dice.choice([p for p in places if type(look(position, p)) is type(value)])
        if place[: len(other)] != other and other[: len(place)] != place:
            owner[place[-1]] = look(position, other)
            look(position, other[:-1])[other[-1]] = value
    elif kind == 3 and numbers:
        number = dice.choice(numbers)
        look(position, number[:-1])[number[-1]] += dice.choice([-2, -1, 1, 2])
    elif kind == 4 and lists:  # a piece is moved, doubled or lost
        source, target = dice.choice(lists), dice.choice(lists)
        if source:
            piece = source[dice.randrange(len(source))]
            if dice.random() < 0.8:
                source.remove(piece)
            if dice.random() < 0.8:
                target.insert(dice.randrange(len(target) + 1), piece)
    elif kind == 5 and lists:
        dice.shuffle(dice.choice(lists))
    elif kind == 6 and seats:
        dice.choice(seats)["cubes"] = "".join(dice.choices("YRGB", k=dice.choice([0, 2, 10, 12])))
    elif kind == 7:
        position["decision"] = dice.choice([*d.NAMES, None])
        keys = [key for key in DETAILS if dice.random() < 0.3]
        position["pending"] = {key: dice.choice(DETAILS[key]) for key in keys}
    elif kind == 8 and isinstance(position.get("pending"), dict):
        key = dice.choice(list(DETAILS))
        position["pending"][key] = dice.choice(DETAILS[key])
    elif kind == 9:
        position["turn"] = dice.randrange(4)
        position["seat"] = position["turn"] if dice.random() < 0.8 else dice.randrange(4)


def damaged(seed: int) -> Position:
    """The position of some game, at any point of it, with some damage."""
    dice = random.Random(seed)
    mode, players = dice.choice(TABLES)
    options = century.modes()[mode]["options"]
    chosen = {name: dice.choice(o["choices"]) for name, o in options.items() if "choices" in o}
    game = random_game(mode, players, seed, after=dice.randrange(150), **chosen)
    wanted = dice.choice(d.NAMES)
    for _ in range(50):
        if not game.over and game.decision != wanted:
            game.play(dice.choice(game.actions()))
    position: Position = json.loads(json.dumps(game.position()))
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        damage(position, dice)
    return position


@pytest.mark.slow("hundreds of examples")
@settings(max_examples=200)
@given(st.integers(0, 2**40))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    if game := read_or_refuse(damaged(seed)):
        position = game.position()
        assert century.from_position(position).position() == position
        play_on(game, random.Random(seed))


@pytest.mark.slow("hundreds of examples")
@settings(max_examples=100)
@given(st.integers(0, 2**40))
def test_a_damaged_view_is_refused_or_can_be_played(seed: int) -> None:
    view = damaged(seed)
    view.pop("hidden", None)
    if game := read_or_refuse(view, century.from_view):
        play_on(game, random.Random(seed))


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
nested = plain | st.lists(plain, max_size=3) | st.dictionaries(st.text(max_size=3), plain)


@settings(max_examples=50)
@given(st.dictionaries(st.sampled_from(list(start("east_west_3"))), nested, min_size=1))
def test_any_data_is_refused_in_one_line(position: Position) -> None:
    refusal(position)
    read_or_refuse(start("east_west_3") | position)


@every_mode
def test_a_table_is_typed_in_without_what_goes_without_saying(mode: str) -> None:
    view = century.new(mode, 2, seed=3).view()
    short = {name: value for name, value in view.items() if name not in OBVIOUS}
    if "board" in view["options"]:
        short["options"] = {"board": view["options"]["board"]}
    assert century.from_view(short, seed=1) == century.from_view(dict(view), seed=1)


OBVIOUS = ("options", "ending", "over", "pending", "decision", "seat")
