"""What the net looks at: the table of its inputs, and some of what is written there."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

import century
from century.search.judgement import feature_table as at
from century.search.judgement.features import write_features
from scenario import Table

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
HEAD = "| inputs | field | what it is |\n|---|---|---|\n"


def features_of(game: century.Game, seat: int) -> npt.NDArray[np.float32]:
    features = np.full(at.FEATURES, 9, np.float32)  # everything is written anew
    write_features(game.ruleset.constants, game.state, seat, features)
    return features


def test_the_fields_follow_each_other_without_a_gap() -> None:
    place = 0
    for field in at.FIELDS:
        assert field.first == place
        place += field.size
    assert place == at.FEATURES == 240  # the learnt nets have as many
    assert len({field.name for field in at.FIELDS}) == len(at.FIELDS)


def test_every_field_has_the_name_of_its_constant() -> None:
    for field in at.FIELDS:
        assert getattr(at, field.name.upper()) == field.first


def test_the_table_of_the_docs_is_the_table_of_the_code() -> None:
    rows = []
    for field in at.FIELDS:
        last = field.first + field.size - 1
        inputs = f"{field.first}" if field.size == 1 else f"{field.first}-{last}"
        rows.append(f"| {inputs} | `{field.name}` | {field.meaning} |\n")
    assert HEAD + "".join(rows) in DOCS.read_text(encoding="utf-8")


def test_what_the_seat_has_is_written_in_its_places() -> None:
    table = Table("east_west_2")
    table.seat(0, cubes="YYRB", ship=3, posts=[1, 3])
    table.seat(1, cubes="G")
    game = table.game()
    own, rival = features_of(game, 0), features_of(game, 1)
    assert own[at.ONE] == rival[at.ONE] == 1
    np.testing.assert_allclose(own[at.CUBES : at.CUBES + 4], [0.4, 0.2, 0.0, 0.2])
    assert own[at.CUBE_COUNT] == np.float32(0.4)
    assert own[at.ALL_POSTS] == np.float32(2 / 6)
    assert own[at.POST_ON : at.POST_ON + 24].sum() == 2
    assert own[at.SHIP_AT : at.SHIP_AT + 24].sum() == 1
    assert own[at.ON_TURN] == 1
    assert rival[at.ON_TURN] == 0
    assert not rival[at.POST_ON : at.POST_ON + 24].any()
    assert not own[at.UNUSED : at.UNUSED + 5].any()


def test_a_hand_and_no_settlers_are_seen_without_boards() -> None:
    game = century.new("spice_road", 5, seed=1)
    features = features_of(game, 4)
    assert features[at.OWN_MERCHANTS : at.OWN_MERCHANTS + 45].sum() == 2
    assert features[at.FORCE] == features[at.RESERVE] == np.float32(0.2)
    assert not features[at.LOCATIONS_HELD :].any()


def test_who_would_win_a_tie_is_ahead_whoever_has_the_turn() -> None:
    """The higher seat wins it: `score.tie`."""
    for on_turn in range(3):
        game = century.new("spice_road", 3, seed=1)
        game.state.ending = 1
        game.state.turn = on_turn
        game.state.cubes[0] = game.state.cubes[1] = game.state.cubes[2]
        ahead = [features_of(game, seat)[at.AHEAD] for seat in range(3)]
        assert ahead == [0, 0, 1]
