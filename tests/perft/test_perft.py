"""The perft tables hold, as deep as fits in a minute; `make perft` recomputes the whole."""

import json

import pytest

import century
from century.game.position import Position
from lockstep import TABLES, children, position_keys, random_game, states_of
from perft.make import AFTER, FOLDER, perft, read

LIMIT = 20_000


def test_every_table_belongs_to_a_mode() -> None:
    assert {page.stem for page in FOLDER.glob("*.toml")} == {mode for mode, _ in TABLES}


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_table_starts_in_the_opening_and_later(mode: str, players: int) -> None:
    starts = read(mode, players)
    assert [start["after"] for start in starts] == list(AFTER)
    for start in starts:
        assert len(start["sequences"]) == len(start["positions"])
        assert start["sequences"][-1] > LIMIT


@pytest.mark.parametrize("after", AFTER)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_sequences_and_positions_are_those_of_the_table(
    mode: str, players: int, after: int
) -> None:
    start = next(start for start in read(mode, players) if start["after"] == after)
    counted = list(perft(mode, players, start["seed"], after, LIMIT))
    depths = len(counted)
    assert [sequences for sequences, _ in counted] == start["sequences"][:depths]
    assert [positions for _, positions in counted] == start["positions"][:depths]
    assert start["sequences"][depths] > LIMIT


@pytest.mark.parametrize("after", AFTER)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_states_are_told_apart_as_positions_are(mode: str, players: int, after: int) -> None:
    game = random_game(mode, players, 1, after)
    states = states_of(game)
    for _ in range(5):
        states = children(game.ruleset.constants, states)[-100:]
    keys = position_keys(states)
    positions = [Position.from_bytes(game.ruleset, state.tobytes()).position() for state in states]
    texts = [json.dumps(position) for position in positions]
    assert len(set(texts)) == len({key.tobytes() for key in keys})
    put_down = states_of(*map(century.from_position, positions))
    assert (position_keys(put_down) == keys).all()
