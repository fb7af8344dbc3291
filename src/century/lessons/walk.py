"""A learner on the way through a lesson: what the answers so far led to.

A walk is made of its answers alone, so one that is left can be taken up again, and one that went
wrong can be cut short.
"""

from collections.abc import Iterable
from typing import NamedTuple

from century.errors import IllegalAction
from century.game.phrase import Phrase
from century.game.position import Position
from century.game.schema import View
from century.lessons.lesson import NEXT, Lesson, Step, Turn
from century.words.actions import action_phrase


class Move(NamedTuple):
    """An action at the table, of the learner or of another seat."""

    before: Position
    token: str


class Walk:
    """A lesson after some answers: actions of the learner, and `next` where something was told."""

    def __init__(self, lesson: Lesson, answers: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.position = lesson.start
        self.moves: list[Move] = []
        self.answers: list[str] = []
        self.wrong: Phrase | None = None  # what the coach says about an action that leads elsewhere
        self._number = 0
        self._done: Turn = ()  # what the learner did in this step
        self._starts = [0]  # how many answers there were when each step began
        for answer in answers:
            self.take(answer)

    @property
    def number(self) -> int:
        """How many steps are behind the learner."""
        return self._number

    @property
    def step(self) -> Step | None:
        """The step that is being taken; None after the last."""
        steps = self.lesson.steps
        return steps[self._number] if self._number < len(steps) else None

    @property
    def over(self) -> bool:
        return self.step is None

    @property
    def coach(self) -> Phrase:
        """What the coach says now."""
        return self.wrong or Phrase(self.step.say if self.step else self.lesson.end)

    @property
    def expected(self) -> str | None:
        """What would go on: an action or `next`; None while a wrong one waits to be taken back."""
        if self.step is None or self.wrong:
            return None
        return self._ways(self.step)[0][len(self._done)] if self.step.do else NEXT

    @property
    def ring(self) -> str | None:
        """What the coach points at: in the middle of a turn, what it goes on with."""
        if self.step is None or self.wrong:
            return None
        return _piece(self.expected, self.position.view()) if self._done else self.step.ring

    @property
    def acts(self) -> bool:
        """Whether the learner may answer with an action."""
        return bool(
            self.step
            and self.step.do
            and self.position.seat == self.lesson.seat
            and not (self.wrong and self.position.decision == "turn")
        )

    @property
    def kept(self) -> int:
        """How many answers are left when the learner takes back: those before this step, or, at
        its beginning, those before the last one.
        """
        start = self._starts[self._number]
        if len(self.answers) > start or not self._number:
            return start
        return self._starts[self._number - 1]

    def take(self, answer: str) -> None:
        """The next answer; what the rules do not allow is refused."""
        step = self.step
        if step is None:
            raise IllegalAction(f"{answer}: the lesson is over")
        if answer == NEXT and not step.do:
            self.answers.append(answer)
            self._go_on(step)
            return
        if not self.acts:
            raise IllegalAction(f"{answer}: the coach waits for {self.expected or 'a take back'}")
        before = self.position
        after = before.apply(answer)
        if self.wrong is None:
            self._done = (*self._done, answer)
            if not self._ways(step):
                self.wrong = self._remark(step, before, answer)
        self._move(before, answer, after)
        self.answers.append(answer)
        if self.wrong is None and self._done in step.do:
            for reply in step.replies:
                self._move(self.position, reply, self.position.apply(reply))
            self._go_on(step)

    def _ways(self, step: Step) -> list[Turn]:
        """What the learner may be about to do."""
        return [way for way in step.do if way[: len(self._done)] == self._done]

    def _remark(self, step: Step, before: Position, answer: str) -> Phrase:
        if answer in step.wrong:
            return Phrase(step.wrong[answer])
        return Phrase("lesson-wrong", action=action_phrase(before, answer))

    def _move(self, before: Position, token: str, after: Position) -> None:
        self.moves.append(Move(before, token))
        self.position = after

    def _go_on(self, step: Step) -> None:
        self._number += 1
        self._done = ()
        self._starts.append(len(self.answers))


def _piece(token: str | None, view: View) -> str | None:
    """What lies where an answer inside a turn is given; None where that is the bar."""
    word, _, target = (token or "").partition(" ")
    if word in ("sail", "post"):
        return f"island {target}"
    if word == "bonus":
        return target
    if word == "explore":
        covers = view.get("locations", {}).items()
        return next((place for place, there in covers if there.get("tile") == target), target)
    if word in ("replace", "swap"):
        route = view["seats"][view["turn"] or 0]["route"]
        return route[int(target.split()[0]) - 1]["card"]
    return None
