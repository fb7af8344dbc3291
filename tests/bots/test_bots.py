"""Bots: whole games in every mode, reproducible choices, and nothing seen that lies hidden."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint, EntryPoints
from itertools import count
from typing import Any

import numpy as np
import pytest

import century
from century.bots import Bot, Mcts, ask, bot, registry
from century.search.beam import look_ahead
from century.search.lines import make_beam
from scenario import Table

PAIRS = [(mode, n) for mode, about in century.modes().items() for n in about["players"]]
MODES = list(century.modes())


def play(mode: str, players: list[Bot], seed: int, **options: Any) -> century.Game:
    return play_on(century.new(mode, len(players), seed, **options), players)


def play_on(game: century.Game, players: list[Bot]) -> century.Game:
    for decision in count():
        if game.over:
            return game
        assert game.seat is not None
        game.play(ask(players[game.seat], game, decision))
    raise AssertionError


@pytest.mark.parametrize(("mode", "players"), PAIRS)
def test_greedy_games_end_by_themselves(mode: str, players: int) -> None:
    game = play(mode, [bot("greedy", seed=seat) for seat in range(players)], seed=1)
    assert game.view()["ending"]
    assert game.round < 80


def test_nobody_waits_for_ever_with_a_full_storage() -> None:
    """One more card ends the game; every card asks for cubes that both would rather not hold."""
    table = Table("new_world", board="E1")
    table.seat(0, cubes="GBBBBBBBBB", cards=["n02", "n21", "n07", "n25", "n41", "n09", "n44"])
    table.seat(1, cubes="GBBBBBBBBB", cards=["n32", "n35", "n36", "n17", "n16", "n04", "n39"])
    table.points("n14", "n01", "n38", "n18")
    table.round(33)
    game = play_on(table.game(), [bot("greedy"), bot("greedy")])
    assert game.view()["ending"]
    assert game.round < 60


@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random(mode: str) -> None:
    for seed in range(6):
        seats: list[Bot] = [bot("random", seed=seed), bot("random", seed=seed)]
        seats[seed % 2] = bot("greedy", seed=seed)
        assert play(mode, seats, seed).winner == seed % 2


def test_planner_beats_greedy_more_often_than_not() -> None:
    won = 0
    for seed in range(10):
        seats = [bot("greedy", seed=seed), bot("greedy", seed=seed)]
        seats[seed % 2] = bot("planner", width=40, turns=8, seed=seed)
        won += play("new_world", seats, seed // 2).winner == seed % 2
    assert won > 5


@pytest.mark.parametrize("mode", MODES)
def test_a_beam_finds_the_same_however_often_it_is_thinned_out(mode: str) -> None:
    """What is dropped on the way was not among the best."""
    game = century.new(mode, 2, seed=4)
    values = []
    for candidates in (4, 400):
        beam = make_beam(12, candidates)
        look_ahead(game.ruleset.constants, game.state, beam, 6, 0.97)
        values.append([float(line.value) for line in beam.lines])
    assert values[0] == values[1]


OPTIONS: dict[str, dict[str, object]] = {
    "planner": {"width": 10, "turns": 3},
    "mcts": {"simulations": 60, "threads": 2},
}


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "mcts", "easy", "normal"])
@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_chooses_the_same(mode: str, name: str) -> None:
    records = []
    for _ in range(2):
        seats = [bot(name, seed=5, **OPTIONS.get(name, {})), bot("random", seed=6)]
        records.append(play(mode, seats, seed=3, round_limit=6).record())
    assert records[0] == records[1]


@pytest.mark.parametrize("name", ["greedy", "mcts"])
@pytest.mark.parametrize("mode", MODES)
def test_hidden_piles_make_no_difference(mode: str, name: str) -> None:
    """Two games that differ only in what lies hidden are played the same, turn after turn."""
    game = century.new(mode, 2, seed=8)
    dice = bot("random", seed=8)
    first, second = (bot(name, seed=3, **OPTIONS.get(name, {})) for _ in range(2))
    for decision in range(60):
        if game.over:
            break
        assert first.choose(game) == second.choose(game.redeal(decision))
        game.play(dice.choose(game))


def test_a_bot_leaves_the_game_alone() -> None:
    game = century.new("east_west_3", 3, seed=2)
    before = game.position()
    bot("planner", width=20, turns=4).choose(game)
    assert game.position() == before
    assert game.history == []


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("gredy", {}, "did you mean greedy"),
        (7, {}, "unknown bot 7"),
        ("greedy", {"sed": 1}, "did you mean seed"),
        ("greedy", {"seed": -1}, "seed -1"),
        ("planner", {"width": 0}, "width 0: must be a whole number from 1"),
        ("planner", {"turns": True}, "turns True"),
        ("planner", {"patience": 1.5}, "patience 1.5"),
        ("planner", {"patience": "x"}, "patience 'x'"),
        ("mcts", {"time": 0}, "time 0: must be more than 0"),
        ("mcts", {"simulations": 0}, "simulations 0: must be a whole number from 1"),
        ("mcts", {"threads": 1.5}, "threads 1.5"),
        ("mcts", {"memory": 0}, "memory 0: must be a whole number from 1 to"),
        ("mcts", {"time": 1, "simulations": 5}, "give time or simulations, not both"),
        ("easy", {"time": 1}, "unknown option"),
    ],
)
def test_bad_input_is_one_line(name: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(century.InvalidOption) as error:
        bot(name, **options)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


class First:
    """Takes the first action."""

    def choose(self, game: century.Game) -> str:
        return game.actions()[0]


def test_other_packages_add_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", f"{__name__}:First", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda _: First)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints([point]))
    assert century.bot_names() == [*registry.BUILT_IN, "first"]
    assert registry.about_bots()["first"] == "Takes the first action."
    game = century.new("spice_road", seed=1)
    assert ask(bot("first"), game, 0) == game.actions()[0]


def test_a_broken_package_of_bots_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("broken", "no_such_module:Bot", registry.GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints([point]))
    reason = "bot \"broken\": ModuleNotFoundError: No module named 'no_such_module'"
    assert registry.about_bots()["broken"] == reason
    assert "greedy" in registry.about_bots()
    with pytest.raises(century.InvalidOption) as error:
        bot("broken")
    assert str(error.value) == reason


def test_options_may_stand_in_the_name() -> None:
    game = century.new("spice_road", seed=1)
    named, given = bot("mcts(simulations=30)", seed=5), bot("mcts", simulations=30, seed=5)
    assert named.choose(game) == given.choose(game)
    with pytest.raises(century.InvalidOption, match="did you mean simulations"):
        bot("mcts(simulation=30)")


def test_options_may_be_numbers_of_numpy() -> None:
    bot("planner", width=np.int64(3), turns=np.int32(2), patience=np.float32(0.5), seed=np.uint8(1))
    for wrong in (np.True_, np.float64(2), "2", None):
        with pytest.raises(century.InvalidOption, match="width"):
            bot("planner", width=wrong)


@pytest.mark.parametrize("name", ["random", "greedy", "mcts(simulations=10)"])
def test_a_finished_game_has_nothing_to_decide(name: str) -> None:
    game = century.new("spice_road", seed=1, round_limit=1)
    while not game.over:
        game.play(game.actions()[0])
    with pytest.raises(century.InvalidOption, match="the game is over"):
        bot(name).choose(game)


@pytest.mark.parametrize("name", ["greedy", "mcts(simulations=40)"])
def test_a_bot_may_be_asked_by_several_threads(name: str) -> None:
    """Each plays a game of its own; the bot thinks about one at a time."""
    player = bot(name)

    def play_alone(seed: int) -> century.Game:
        game = century.new("new_world", 2, seed, round_limit=5)
        while not game.over:
            game.play(player.choose(game))
        return game

    with ThreadPoolExecutor(4) as threads:
        assert all(game.over for game in threads.map(play_alone, range(8)))


@pytest.mark.parametrize("name", ["random", "greedy", "mcts(simulations=30)"])
def test_a_bot_can_be_copied_and_seeded_anew(name: str) -> None:
    game = century.new("spice_road", seed=4)
    player = bot(name, seed=9)
    first = player.choose(game)
    again = pickle.loads(pickle.dumps(player))
    again.reseed(9)
    assert again.choose(game) == first


def test_a_search_tells_its_opinion() -> None:
    game = century.new("new_world", 3, seed=4)
    shares, values = Mcts(simulations=90, seed=1).opinion(game)
    assert set(shares) == set(game.actions())
    assert sum(shares.values()) == pytest.approx(1)
    assert len(values) == 3
    assert sum(values) == pytest.approx(1)
    (best,) = Mcts(simulations=90, seed=1).expectations(game, 1)
    assert (best.token, best.share) == next(iter(shares.items()))
