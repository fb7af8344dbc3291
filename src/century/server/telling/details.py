"""What each action would do, and why others cannot be done: for people who choose."""

from collections.abc import Iterator
from typing import Any

from century.game.choices import STOP, Choices, after_all
from century.game.phrase import plain
from century.game.position import Position, Standing
from century.game.schema import PlainPhrase, View
from century.game.tokens import tokens_of
from century.server.protocol.responses import ActionEffects, Details, OpenChoice
from century.server.tables.effects import changes, touches
from century.server.tables.look import Look
from century.server.telling.needs import needs
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
    seen = _texts(before.view)
    for token, phrase in action_phrases(imagined, before.view).items():
        after = imagined.apply(token)
        look = Look.at(after)
        inside = not after.over and after.turn == imagined.turn and after.decision != "turn"
        yield (
            token,
            {
                "phrase": plain(phrase),
                "touches": _visible(seen, touches(before, look, phrase)),
                "changes": changes(before, look),
                "then": after.decision if inside else None,
            },
        )


def _visible(seen: set[str], things: list[str]) -> list[str]:
    """Not what the imagined deal turns up."""
    return [thing for thing in things if thing in seen or "." in thing or " " in thing]


def _texts(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value.keys()}.union(*(_texts(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(_texts(item) for item in value))
    return {value} if isinstance(value, str) else set()


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
