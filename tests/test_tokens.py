"""Tokens: every action has one name in its mode, and one number."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import century
from century.data.mode import load_modes
from century.game.tokens import tokens_of
from century.rules import decisions as d
from lockstep import TABLES, bytes_of, random_game, ruleset_of

MERCHANTS = ["s1", "s2", *(f"m{n:02}" for n in range(1, 44))]
TILES = [f"x{n:02}" for n in range(1, 11)]
COLOURS = "YRGB"
BOARDS = {  # locations of each board
    "spice_road": {},
    "new_world": {"A1": 6, "B1": 5, "C1": 6, "D1": 6, "E1": 6, "F1": 6},
    "east_west_1": {"A1": 6, "B1": 5, "E2": 4, "C2": 5},
    "east_west_2": {"A2": 6, "B2": 5, "C1": 6, "F2": 5},
    "east_west_3": {"A2": 6, "B2": 5, "C1": 6, "D2": 4, "E2": 4, "F2": 5},
}
AT_FORTS = ["A1.1/1", "A1.2/1", "B1.1/1", "B1.1/2", "B1.2/1", "B1.2/2"]
SPACES = {
    "new_world": AT_FORTS,
    "east_west_1": AT_FORTS,
    "east_west_2": ["B2/1", "B2/2", "F2/1", "F2/2"],
    "east_west_3": ["B2/1", "B2/2", "D2/1", "D2/2", "D2/3", "D2/4", "F2/1", "F2/2"],
}

every_mode = pytest.mark.parametrize("mode", load_modes())


def numbered(word: str, first: int, last: int) -> list[str]:
    return [f"{word} {number}" for number in range(first, last + 1)]


def coloured(word: str) -> list[str]:
    return [f"{word} {colour}" for colour in COLOURS]


def contract(mode: str) -> dict[str, list[str]]:
    """The tokens of each decision, from the table of the contract."""
    known = {
        "trade": numbered("trade", 0, 20),
        "upgrade": ["upgrade Y", "upgrade R", "upgrade G", "done"],
        "discard": coloured("discard"),
    }
    if mode == "spice_road":
        plays = [f"play {card}" for card in MERCHANTS]
        places = [*numbered("acquire", 1, 6), *numbered("claim", 1, 5)]
        return known | {"turn": [*plays, *places, "rest"], "place": coloured("place")}
    works = [
        f"work {board}.{n}"
        for board, locations in BOARDS[mode].items()
        for n in range(1, locations + 1)
    ]
    routes = numbered("route", 1, 5) if mode == "east_west_1" else []
    known |= {
        "turn": [*works, *routes, "rest"],
        "bonus": [*(f"bonus {space}" for space in SPACES[mode]), "skip"],
        "claim": ["claim", "skip"],
        "explore": [f"explore {tile}" for tile in TILES],
    }
    if mode == "east_west_1":
        pairs = [f"swap {left} {right}" for left in range(1, 6) for right in range(left + 1, 6)]
        known |= {
            "market": ["use", "take"],
            "replace": numbered("replace", 1, 5),
            "swap": [*pairs, "skip"],
        }
    if mode in ("east_west_2", "east_west_3"):
        known |= {
            "sail": numbered("sail", 0, 12),
            "pay": coloured("pay"),
            "build": ["build", "skip"],
            "spend": coloured("spend"),
            "post": numbered("post", 0, 12),
        }
    return known


@every_mode
def test_the_tokens_are_those_of_the_contract(mode: str) -> None:
    answers = tokens_of(ruleset_of(mode, 2)).answers
    assert {d.NAMES[decision]: tokens for decision, tokens in answers.items()} == contract(mode)


@every_mode
def test_actions_are_numbered_without_a_gap(mode: str) -> None:
    """Trained networks and stored games rely on the numbers."""
    tokens = tokens_of(ruleset_of(mode, 2))
    found = [(first, tokens.answers[decision]) for decision, first in tokens.first.items()]
    number = 0
    for first, answers in found:
        assert first == number
        number += len(answers)
    assert number == len(tokens.all)
    assert tokens.all == [token for _, answers in found for token in answers]


@every_mode
def test_decisions_stand_in_the_order_of_the_contract(mode: str) -> None:
    decisions = list(tokens_of(ruleset_of(mode, 2)).first)
    assert decisions == sorted(decisions)
    assert decisions[0] == d.TURN


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_numbers_are_the_same_for_all_players_and_options(mode: str, players: int) -> None:
    for name, option in century.modes()[mode]["options"].items():
        for value in option.get("choices", [1]):
            ruleset = ruleset_of(mode, players, **{name: value})
            assert tokens_of(ruleset).all == tokens_of(ruleset_of(mode, 2)).all


@every_mode
def test_all_answers_to_a_decision_fit_in_one_number(mode: str) -> None:
    for answers in tokens_of(ruleset_of(mode, 2)).answers.values():
        assert len(answers) <= 63
        assert len(set(answers)) == len(answers)


@every_mode
def test_a_token_knows_its_decisions(mode: str) -> None:
    tokens = tokens_of(ruleset_of(mode, 2))
    for decision, answers in tokens.answers.items():
        for choice, token in enumerate(answers):
            assert tokens.choice(decision, token) == choice
            assert tokens.token(decision, choice) == token
            assert decision in tokens.decisions_of(token)
            assert tokens.legal(decision, 1 << choice) == [token]
    assert tokens.decisions_of("nonsense") == []


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_legal_actions_stand_in_the_order_of_their_numbers(mode: str, players: int) -> None:
    for after in range(0, 120, 8):
        game = random_game(mode, players, after, after)
        if not game.over:
            tokens = tokens_of(game.ruleset)
            decision = d.NAMES.index(game.decision)
            numbers = [tokens.answers[decision].index(token) for token in game.actions()]
            assert numbers == sorted(numbers)


# Whatever is given for a token

TOKENS = sorted({token for mode in load_modes() for token in tokens_of(ruleset_of(mode, 2)).all})
anything: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.integers(),
    st.floats(),
    st.binary(),
    st.text(),
    st.lists(st.text(), max_size=3),
    st.dictionaries(st.text(), st.text(), max_size=2),
    st.sampled_from([True, object(), str, print, range(3), {1}, ..., Exception("x"), 10**5000]),
)
almost: st.SearchStrategy[Any] = st.sampled_from(TOKENS).flatmap(
    lambda token: st.sampled_from(
        [
            f" {token}",
            f"{token} ",
            f"{token}\n",
            f"{token}\0",
            f"{token}0",
            token[:-1],
            token.upper(),
            token.lower(),
            token.replace(" ", "  "),
            token.encode(),
            [token],
        ]
    )
)


@given(
    table=st.sampled_from(TABLES),
    after=st.integers(0, 60),
    tokens=st.lists(anything | almost | st.sampled_from(TOKENS), min_size=1, max_size=20),
)
def test_nothing_but_a_legal_token_is_played(
    table: tuple[str, int], after: int, tokens: list[Any]
) -> None:
    game = random_game(*table, after, after)
    legal = game.actions()
    before = bytes_of(game), game.history
    for token in tokens:
        if isinstance(token, str) and token in legal:
            game.play(token).undo()
            continue
        with pytest.raises(century.IllegalAction) as caught:
            game.play(token)
        assert str(caught.value).isprintable()
        assert (bytes_of(game), game.history) == before
