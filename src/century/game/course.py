"""The course of an action: what it leads to before anybody is asked again.

A decision with a single answer is not asked and not recorded. Who tells what somebody did needs
those answers too: the only cube that could be returned, the only card that could be claimed.
"""

from typing import NamedTuple

from century.errors import IllegalAction
from century.game.position import Position
from century.game.refusal import refusal
from century.game.tokens import tokens_of
from century.rules import decisions as d
from century.rules.engine import answer_only


class CourseStep(NamedTuple):
    """An answer, asked for or not, and the position that it was given at."""

    position: Position
    token: str


class Course(NamedTuple):
    """A legal action, the answers that followed without a question, and where they have led."""

    steps: list[CourseStep]
    after: Position

    @property
    def forced(self) -> list[CourseStep]:
        """Without the action itself."""
        return self.steps[1:]


def course(position: Position, token: str) -> Course:
    """Like `position.apply(token)`, step by step."""
    c, s = position.ruleset.constants, position.state.copy()
    known = tokens_of(position.ruleset).answers
    steps = [CourseStep(position, token)]
    choice = position.answer(token)
    if choice is None or not position.state.legal >> choice & 1:
        raise IllegalAction(refusal(position.ruleset, position.state, token))
    while choice is not None:
        answer_only(c, s, choice)
        decision, legal = s.decision, s.legal
        if decision in (d.TURN, d.OVER):
            break
        choice = legal.bit_length() - 1 if legal & (legal - 1) == 0 else None
        # Where the mode leaves no choice at a market, there is no token for it either.
        if choice is not None and decision in known:
            here = position.at(s.copy())
            steps.append(CourseStep(here, here.token(choice)))
    return Course(steps, position.at(s))
