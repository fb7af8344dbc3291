"""Whether a lesson can be played: every way through it, and every text that it names."""

import re
from collections.abc import Iterator
from typing import NoReturn

from century.data.reader import did_you_mean
from century.errors import IllegalAction, InvalidLesson
from century.game.mechanisms.settlers import is_on_table
from century.game.position import Position
from century.game.tokens import tokens_of
from century.lessons.lesson import AREAS, NEXT, Lesson, Step
from century.lessons.walk import Walk
from century.words.catalogue import Catalogue, languages

CLAUSE = re.compile(r"[a-z][a-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)+")
MAX_WAYS = 200


def check_lesson(lesson: Lesson, source: str) -> None:
    """Refuse, with file, entry and reason, what a learner could not play or read."""
    for clause in lesson.clauses:
        if not CLAUSE.fullmatch(clause):
            raise InvalidLesson(f"{source}: clauses: {clause} is no id of a clause")
    for language in languages():
        known = Catalogue(language)
        for message in lesson.messages:
            if not known.has(message):
                raise InvalidLesson(f"{source}: {message}: no such text in {language}")
    for number, _ in enumerate(_walks(lesson, source), 1):
        if number > MAX_WAYS:
            raise InvalidLesson(f"{source}: step: more than {MAX_WAYS} ways through the lesson")
    if not any(step.do for step in lesson.steps):
        raise InvalidLesson(f"{source}: step: the learner has nothing to do")


def _walks(lesson: Lesson, source: str) -> Iterator[Walk]:
    """Every way through the lesson, step by step."""
    open_walks = [Walk(lesson)]
    while open_walks:
        walk = open_walks.pop()
        step = walk.step
        if step is None:
            yield walk
            continue
        where = f"{source}: step {walk.number + 1}"
        _check_step(walk, step, where)
        for turn in step.do or ((NEXT,),):
            further = Walk(lesson, walk.answers)
            _follow(further, turn, where)
            if further.number != walk.number + 1:
                _fail(where, f"do {', '.join(turn)}: does not end the step")
            open_walks.append(further)


def _follow(walk: Walk, turn: tuple[str, ...], where: str) -> None:
    try:
        for token in turn:
            walk.take(token)
    except IllegalAction as error:
        _fail(where, str(error))


def _check_step(walk: Walk, step: Step, where: str) -> None:
    if step.do and walk.position.seat != walk.lesson.seat:
        _fail(where, f"do: seat {walk.position.seat} decides, not the learner; replies are missing")
    if step.replies and not step.do:
        _fail(where, "replies: only after something was done")
    tokens = tokens_of(walk.position.ruleset).all
    for token in step.wrong:
        if token not in tokens:
            _fail(where, f"wrong {token}: no action{did_you_mean(token, tokens)}")
    if step.ring and step.ring not in (*AREAS, *_pieces(walk.position)):
        _fail(where, f"ring {step.ring}: lies nowhere on the table")


def _pieces(position: Position) -> set[str]:
    """Everything on the table that has a name."""
    view = position.view()
    places = {
        place.id
        for place in position.ruleset.locations
        if is_on_table(position.ruleset, view, place.board)
    }
    islands = {f"island {number}" for number in range(len(view.get("islands", ())))}
    return places | islands | _texts(view)


def _texts(value: object) -> set[str]:
    if isinstance(value, dict):
        return {*value.keys()}.union(*(_texts(item) for item in value.values()))
    if isinstance(value, list):
        return set[str]().union(*(_texts(item) for item in value))
    return {value} if isinstance(value, str) else set()


def _fail(where: str, reason: str) -> NoReturn:
    raise InvalidLesson(f"{where}: {reason}")
