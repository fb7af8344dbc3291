"""What each action would do, and why others cannot be done: for people who choose."""

from collections.abc import Iterator

from century.game.choices import STOP, Choices, after_all
from century.game.course import Course, course
from century.game.phrase import plain
from century.game.position import Position, Standing
from century.game.schema import PlainPhrase, View
from century.game.tokens import tokens_of
from century.rules.machine.cubes import LIMIT
from century.tables.effects import changes, touches
from century.tables.look import Look
from century.tables.needs import needs
from century.tables.responses import ActionEffects, Back, Details, OpenChoice
from century.words.actions import action_phrases
from century.words.reasons import reason_phrase
from century.words.turns import question_phrase

ALWAYS_IN_SIGHT = ("rest", "place", "discard", "pay", "spend", "upgrade", "post", "build")


def details(imagined: Position, before: Look) -> Details:
    """For who watches: what places need. No action is tried out."""
    return {
        "actions": {},
        "choices": [],
        "reasons": {},
        "needs": dict(needs(imagined, before.view)),
    }


def for_chooser(known: Details, imagined: Position, before: Look) -> Details:
    """The same with what each action would do, and why others cannot be done.

    Nothing here can tell what lies hidden: it is read off a game with newly dealt piles.
    """
    return {
        "actions": dict(_effects(imagined, before)),
        "choices": list(_choices(imagined)),
        "reasons": dict(_reasons(imagined, before.view)),
        "needs": known["needs"],
    }


def _choices(imagined: Position) -> Iterator[OpenChoice]:
    """Who could still stop is asked for more."""
    for choice in Choices(imagined).found:
        question = None
        if choice["tokens"][-1] == STOP:
            question = plain(question_phrase(after_all(imagined, choice["tokens"][:-1])))
        yield {**choice, "question": question}


def _effects(imagined: Position, before: Look) -> Iterator[tuple[str, ActionEffects]]:
    seen = before.seen | {before.view["points"].get("next", "")}  # the top of the deck, if open
    for token, phrase in action_phrases(imagined, before.view).items():
        run = course(imagined, token)
        after, look = run.after, Look(run.after, before)
        inside = after.turn == before.view["turn"] and after.decision != "turn"
        yield (
            token,
            {
                "phrase": plain(phrase),
                "touches": _visible(seen, touches(before, look, phrase)),
                "changes": changes(before, look),
                "then": after.decision if inside else None,
                "back": _back(before.view["seat"], run, look),
            },
        )


def _back(chooser: int | None, run: Course, look: Look) -> Back | None:
    """The cubes over the limit: those that go without a question, and those to be chosen."""
    forced = [step.token.partition(" ") for step in run.forced]
    cubes = "".join(cube for word, _, cube in forced if word == "discard")
    count, seat = len(cubes), run.after.seat
    if run.after.decision == "discard" and seat == chooser and seat is not None:
        count += len(look.seats[seat]["cubes"]) - LIMIT
    return {"count": count, "cubes": cubes} if count else None


def _visible(seen: set[str], things: list[str]) -> list[str]:
    """Not what the imagined deal turns up."""
    return [thing for thing in things if thing in seen or "." in thing or " " in thing]


def _reasons(game: Standing, view: View) -> Iterator[tuple[str, PlainPhrase]]:
    legal = set(game.actions())
    for token in tokens_of(game.ruleset).answers[int(game.state.decision)]:
        if token not in legal and _expected(game, view, token):
            yield token, plain(reason_phrase(game, token))


def _expected(game: Standing, view: View, token: str) -> bool:
    """Whether somebody at the table could point at it."""
    word, _, target = token.partition(" ")
    for mechanism in game.ruleset.mechanisms:
        in_sight = mechanism.is_in_sight(game, view, word, target)
        if in_sight is not None:
            return in_sight
    return word in ALWAYS_IN_SIGHT
