"""Bots by name, with options, and by where they stand."""

import pytest

import century
from arena.rogues import Choosy
from century.arena.entrants import read_any_entrant
from century.bots.entrant import read_entrant


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("greedy", "greedy"),
        (" planner( width = 40, turns=3 ) ", "planner(turns=3,width=40)"),
        ("planner(patience=0.95)", "planner(patience=0.95)"),
        ("greedy()", "greedy"),
        ("arena.rogues:Choosy(colour='R')", "arena.rogues:Choosy(colour='R')"),
    ],
)
def test_the_same_bot_has_one_name(text: str, name: str) -> None:
    assert str(read_entrant(text)) == name
    assert read_entrant(name) == read_entrant(text)


def test_a_bot_may_take_any_option() -> None:
    made = read_entrant("arena.rogues:TakesAll(depth=3)").make(77)
    assert vars(made)["options"] == {"depth": 3, "seed": 77}


def test_a_bot_that_takes_a_seed_is_given_one() -> None:
    made = read_entrant("arena.rogues:Choosy").make(77)
    assert isinstance(made, Choosy)
    assert made.seed == 77
    assert read_entrant("arena.rogues:First").make(77)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gredy", "did you mean greedy"),
        ("", "must be a name"),
        ("planner(", "must be a name"),
        ("planner(40)", "options are name=value"),
        ("planner(width=)", "options are name=value"),
        ("planner(width=[1])", "options are name=value"),
        ("planner(width=open('x'))", "options are name=value"),
        ("planner(width=1)(turns=1)", "options are name=value"),
        ("planner(**{})", "options are name=value"),
        ("planner(width=1,width=2)", "options are name=value"),
        ("planner(widht=40)", "did you mean width"),
        ("planner(width=0)", "width 0"),
        ("greedy(seed=3)", "seeds are given by the arena"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("arena.rogues:Nowhere", "Nowhere"),
        ("arena.rogues:Choosy(color='R')", "did you mean colour"),
        ("arena.rogues:Choosy(colour='Q')", "no colour Q"),
        ("arena.rogues:First(colour='Q')", "known: none"),
    ],
)
def test_bad_input_is_one_line(text: str, reason: str) -> None:
    with pytest.raises(century.InvalidOption) as error:
        read_any_entrant(text)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)
