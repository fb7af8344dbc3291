"""The log of a game: one line for each turn, and for whoever left the game."""

from collections.abc import Iterable
from itertools import groupby
from typing import cast

from century.game.schema import PlainPhrase
from century.server import clock
from century.server.protocol.responses import Leaving, LoggedAction, LogLine
from century.server.tables.change import ACTION, LEAVING, Change


def log_lines(changes: Iterable[Change], open_line: int | None) -> list[LogLine]:
    """The lines that these changes make; they come in the order of their numbers."""
    written = [change for change in changes if change.line is not None and not change.undone]
    written.sort(key=lambda change: (change.line or 0, change.number))
    return [
        _line(number or 0, list(group), number != open_line)
        for number, group in groupby(written, key=lambda change: change.line)
    ]


def _line(number: int, group: list[Change], finished: bool) -> LogLine:
    first = group[0]
    left = first.kind in LEAVING
    seat = first.seat if left else first.turn
    assert first.round is not None
    assert seat is not None
    actions = [] if left else [_action(change) for change in group if change.kind == ACTION]
    return {
        "line": number,
        "kind": cast(Leaving, first.kind) if left else "turn",
        "round": first.round,
        "seat": seat,
        "finished": finished,
        "at": clock.iso(group[-1].at),
        "actions": actions,
        "told": [_gone(first)] if left else _sentences(actions),
    }


def _gone(change: Change) -> PlainPhrase:
    message = "log-resigned" if change.kind == "resigned" else "log-flag"
    return {"message": message, "facts": {"seat": str(change.seat)}}


def _action(change: Change) -> LoggedAction:
    assert change.seat is not None
    assert change.token is not None
    assert change.told is not None
    return {"seat": change.seat, "token": change.token, **change.told}


def _sentences(actions: list[LoggedAction]) -> list[PlainPhrase]:
    """As `turn_phrases` tells a turn: a sentence for each seat that acted, one after the other."""
    sentences: list[PlainPhrase] = []
    last = None
    for action in actions:
        if action["seat"] == last:
            sentences[-1] = {
                "message": "turn-next",
                "facts": {"told": sentences[-1], "action": action["phrase"]},
            }
        else:
            sentences.append(
                {
                    "message": "turn-told",
                    "facts": {"seat": str(action["seat"]), "action": action["phrase"]},
                }
            )
        last = action["seat"]
    return sentences
