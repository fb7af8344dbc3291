"""Views seen one after the other are those that a fresh look gives, and share what is the same."""

import random
from collections.abc import Iterator

import pytest

import century
from century.errors import IllegalAction
from century.game.course import course
from century.game.position import Position


def played(mode: str, players: int) -> Iterator[tuple[Position, str]]:
    """A whole game at random: positions, and what is done there."""
    position, dice = century.new(mode, players, seed=players).now, random.Random(players)
    while not position.over:
        token = dice.choice(position.actions())
        yield position, token
        position = position.apply(token)


@pytest.mark.parametrize("mode", century.modes())
def test_what_has_stayed_the_same_is_seen_as_it_is(mode: str) -> None:
    sight = None
    for position, _ in played(mode, 3):
        last, sight = sight, position.sight(sight)
        assert sight.view == position.view()
        assert list(sight.view) == list(position.view())
        if last is not None:
            for seat, own in enumerate(sight.view["seats"]):
                before = last.view["seats"][seat]
                assert (own is before) == (own == before)


@pytest.mark.parametrize("mode", century.modes())
def test_a_course_leads_where_the_action_does(mode: str) -> None:
    for position, token in played(mode, 2):
        run = course(position, token)
        assert run.after == position.apply(token)
        assert run.steps[0] == (position, token)


def test_there_is_no_course_of_what_is_not_legal() -> None:
    position = century.new("spice_road", 2, seed=1).now
    for token in ("claim p99", "nonsense", next(t for t in illegal(position))):
        with pytest.raises(IllegalAction):
            course(position, token)


def illegal(position: Position) -> Iterator[str]:
    tokens = position._tokens.answers[int(position.state.decision)]
    return (token for token in tokens if token not in position.actions())
