"""What each action would do, and why others cannot be done: for people who choose."""

from collections.abc import Iterator

from century.game.choices import STOP, Choices, after_all
from century.game.course import Course, course
from century.game.cubes import difference, unpack
from century.game.phrase import plain
from century.game.position import Position, Standing
from century.game.schema import PlainPhrase, View
from century.game.tokens import tokens_of
from century.rules.machine.cubes import LIMIT
from century.tables.needs import needs
from century.tables.responses import ActionEffects, Back, Details, OpenChoice
from century.words.actions import action_phrases
from century.words.reasons import reason_phrase
from century.words.turns import question_phrase


def details(imagined: Position, view: View) -> Details:
    """For who watches: what places need. No action is tried out."""
    return {
        "actions": {},
        "choices": [],
        "reasons": {},
        "needs": dict(needs(imagined, view)),
    }


def for_chooser(known: Details, imagined: Position, view: View) -> Details:
    """The same with what each action would do, and why others cannot be done.

    Nothing here can tell what lies hidden: it is read off a game with newly dealt piles.
    """
    return {
        "actions": dict(_effects(imagined, view)),
        "choices": list(_choices(imagined)),
        "reasons": dict(_reasons(imagined, view)),
        "needs": known["needs"],
    }


def _choices(imagined: Position) -> Iterator[OpenChoice]:
    """Who could still stop is asked for more."""
    for choice in Choices(imagined).found:
        question = None
        if choice["tokens"][-1] == STOP:
            question = plain(question_phrase(after_all(imagined, choice["tokens"][:-1])))
        yield {**choice, "question": question}


def _effects(imagined: Position, view: View) -> Iterator[tuple[str, ActionEffects]]:
    seat = view["seat"]
    assert seat is not None
    held = imagined.state.cubes[seat]
    for token, phrase in action_phrases(imagined, view).items():
        run = course(imagined, token)
        decision, own = run.after.decision, run.after.state.cubes[seat]
        inside = run.after.turn == view["turn"] and decision != "turn"
        effects: ActionEffects = {
            "phrase": plain(phrase),
            "cubes": difference(held, own),
            "then": decision if inside else None,
            "back": _back(run, own if run.after.seat == seat else 0),
        }
        yield token, effects


def _back(run: Course, held: int) -> Back | None:
    """The cubes over the limit: those that go without a question, and those to be chosen.

    `held` are those of the chooser, if asked what to give back.
    """
    forced = [step.token.partition(" ") for step in run.forced]
    cubes = "".join(cube for word, _, cube in forced if word == "discard")
    count = len(cubes)
    if held and run.after.decision == "discard":
        count += len(unpack(held)) - LIMIT
    return {"count": count, "cubes": cubes} if count else None


def _reasons(game: Standing, view: View) -> Iterator[tuple[str, PlainPhrase]]:
    legal = set(game.actions())
    for token in tokens_of(game.ruleset).answers[int(game.state.decision)]:
        word, _, target = token.partition(" ")
        in_sight = game.ruleset.in_sight.get(word)
        if token not in legal and in_sight and in_sight(game.ruleset, view, target):
            yield token, plain(reason_phrase(game, token))
