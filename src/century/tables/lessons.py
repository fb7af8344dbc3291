"""Lessons, told as games are: nothing is kept here, the client brings all answers so far."""

from century.errors import CenturyError, IllegalAction
from century.game.phrase import Phrase, plain
from century.game.refusal import refusal
from century.lessons.course import Course, courses
from century.lessons.quiz import Question, questions
from century.lessons.walk import Walk
from century.tables.action import carry_out
from century.tables.log import log_lines
from century.tables.past import Past
from century.tables.refusal import Refusal
from century.tables.responses import (
    CourseEntry,
    LessonState,
    LessonStep,
    QuizQuestion,
    State,
    You,
)
from century.tables.rulings import rulings
from century.tables.state import state, with_details, you
from century.tables.step import Step
from century.tables.table import BOT, HUMAN, RUNNING, Seat, Table
from century.words.reasons import reason_phrase

LEARNER = "learner"
OPPONENT = "easy"


def listed() -> dict[str, CourseEntry]:
    """Every course, by its mode."""
    return {mode: _course(course) for mode, course in courses().items()}


def _course(course: Course) -> CourseEntry:
    return {
        "builds_on": list(course.builds_on),
        "lessons": [
            {
                "lesson": lesson.id,
                "title": plain(Phrase(lesson.title)),
                "steps": len(lesson.steps),
                "clauses": list(lesson.clauses),
                "sections": list(lesson.sections),
            }
            for lesson in course.lessons
        ],
        "good_to_know": [
            {"say": plain(Phrase(fact.say)), "clauses": list(fact.clauses)}
            for fact in course.good_to_know
        ],
    }


def quiz(mode: str, seed: int) -> list[QuizQuestion]:
    """Ten questions about a mode; the same seed asks the same."""
    if mode not in courses():
        raise Refusal("unknown_mode", f"known: {' '.join(courses())}")
    return [_question(question) for question in questions(mode, seed)]


def _question(question: Question) -> QuizQuestion:
    view = question.position.view()
    return {
        "kind": question.kind,
        "view": view,
        "rulings": rulings(question.position, view["points"]["row"]),
        "seat": question.seat,
        "ring": question.ring,
        "ask": plain(question.ask),
        "options": [
            {"say": plain(option.say), "piece": option.piece} for option in question.options
        ],
        "right": question.right,
        "why": plain(question.why),
    }


def lesson_state(mode: str, name: str, answers: list[str]) -> LessonState:
    """The lesson after these answers; an answer that the rules do not allow is refused."""
    walk = _walk(mode, name, answers)
    table = _table(walk)
    step = Step(table)
    for move in walk.moves:
        carry_out(step, move.token)
    log = log_lines(step.changes, table.open_line)
    now = with_details(state(table, set(), {"from": 0, "lines": log}, None), table, LEARNER)
    return {"state": _for_learner(now, walk), "you": _you(table), "lesson": _step(walk)}


def _walk(mode: str, name: str, answers: list[str]) -> Walk:
    try:
        walk = Walk(courses()[mode].lesson(name))
    except (KeyError, CenturyError):
        raise Refusal("unknown_lesson", "there is no such lesson") from None
    for token in answers:
        try:
            walk.take(token)
        except IllegalAction as error:
            if not walk.acts or token in walk.position.actions():
                raise Refusal("illegal_action", str(error), token=token) from None
            line = refusal(walk.position.ruleset, walk.position.state, token)
            reason = plain(reason_phrase(walk.position, token))
            raise Refusal("illegal_action", line, token=token, reason=reason) from None
    return walk


def _table(walk: Walk) -> Table:
    start = walk.lesson.start
    seats = [Seat(BOT, bot=OPPONENT) for _ in range(start.players)]
    seats[walk.lesson.seat] = Seat(HUMAN, LEARNER)
    table = Table(
        id="lesson",
        mode=start.mode,
        players=start.players,
        asked={},
        seed=0,
        public=False,
        creator=LEARNER,
        clock={"kind": "none"},
        created=0.0,
        seats=seats,
        status=RUNNING,
        options=start.options,
        started=0.0,
        past=Past(),
    )
    table.stand_at(start)
    return table


def _for_learner(now: State, walk: Walk) -> State:
    """Taking back is the lesson's own; where the coach waits for no action, there is none."""
    now["undoable"] = [None for _ in now["seats"]]
    if walk.wrong is not None or walk.position.decision not in ("turn", None):
        now["undoable"][walk.lesson.seat] = {"what": "action", "steps": 1}
    if not walk.acts:
        now["actions"] = []
        if now["details"]:
            now["details"] = {**now["details"], "actions": {}, "choices": [], "reasons": {}}
    return now


def _you(table: Table) -> You:
    return you(table, LEARNER)


def _step(walk: Walk) -> LessonStep:
    return {
        "mode": walk.lesson.mode,
        "lesson": walk.lesson.id,
        "title": plain(Phrase(walk.lesson.title)),
        "step": walk.number,
        "steps": len(walk.lesson.steps),
        "coach": plain(walk.coach),
        "ring": walk.ring,
        "acts": walk.acts,
        "expected": walk.expected,
        "wrong": walk.wrong is not None,
        "done": walk.over,
        "kept": walk.kept,
    }
