"""What each action would do, and why others cannot be done: for people who choose."""

from collections.abc import Iterator
from typing import Any

from century.game.game import Game
from century.game.tokens import tokens_of
from century.server.effects import changes, touches
from century.server.looking import Imagined, Look, View
from century.server.needs import needs, on_table
from century.words.actions import action_phrases
from century.words.phrase import plain
from century.words.reasons import reason_phrase


def details(imagined: Imagined, before: Look) -> dict[str, Any]:
    """Nothing here can tell what lies hidden: it is read off a game with newly dealt piles."""
    told = {}
    for token, phrase in action_phrases(imagined).items():
        after = imagined.copy().play(token)
        look = Look.at(after)
        inside = not after.over and after.turn == imagined.turn and after.decision != "turn"
        told[token] = {
            "phrase": plain(phrase),
            "touches": _visible(before, touches(before.view, look.view, phrase)),
            "changes": changes(before, look),
            "then": after.decision if inside else None,
        }
    reasons = dict(_reasons(imagined, before.view))
    return {"actions": told, "reasons": reasons, "needs": dict(needs(imagined, before.view))}


def _visible(before: Look, things: list[str]) -> list[str]:
    """Not what the imagined deal turns up."""
    seen = _texts(before.view)
    return [thing for thing in things if thing in seen or "." in thing or " " in thing]


def _texts(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value.keys()}.union(*(_texts(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(_texts(item) for item in value))
    return {value} if isinstance(value, str) else set()


def _reasons(game: Game, view: View) -> Iterator[tuple[str, dict[str, Any]]]:
    legal = set(game.actions())
    for token in tokens_of(game.ruleset).answers[int(game.state.decision)]:
        if token not in legal and _expected(game, view, token):
            yield token, plain(reason_phrase(game, token))


def _expected(game: Game, view: View, token: str) -> bool:
    """Whether somebody at the table could point at it."""
    word, _, target = token.partition(" ")
    own = view["seats"][view["seat"]]
    if word == "play":
        return target in own["hand"] or target in own["played"]
    if word in ("acquire", "claim") and target:
        row = view["market" if word == "acquire" else "points"]["row"]
        return int(target) <= len(row)
    if word in ("route", "replace"):
        return int(target) <= len(own["route"])
    if word == "work":
        return on_table(game, target.partition(".")[0])
    if word == "bonus":
        return target in view["bonus"]
    if word == "sail":
        return int(target) < len(view["islands"])
    return word in ("rest", "place", "discard", "pay", "spend", "upgrade", "post", "claim", "build")
