"""The log of a game: one line for each turn, and for whoever left or has seen too much."""

from collections.abc import Iterable
from itertools import groupby
from typing import cast

from century.game.phrase import Phrase, from_plain, plain
from century.game.schema import PlainPhrase
from century.tables import clock
from century.tables.change import ACTION, Change
from century.tables.responses import LoggedAction, LogLine, Noted
from century.words.deeds import Deed, sentences

AT_FORT = {"at-fort-card": "action-claim", "at-fort-bonus": "action-bonus"}
NOTED = {
    "resigned": "log-resigned",
    "flag": "log-flag",
    "took_back": "log-took-back",
    "late": "log-flag",
}


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
    is_turn = first.kind == ACTION
    seat = first.turn if is_turn else first.seat
    assert first.round is not None
    assert seat is not None
    actions = [change for change in group if change.kind == ACTION]
    return {
        "line": number,
        "kind": "turn" if is_turn else cast(Noted, first.kind),
        "round": first.round,
        "seat": seat,
        "finished": finished,
        "at": clock.iso(group[-1].at),
        "actions": [_action(action) for action in actions],
        "told": told_sentences(actions) if is_turn else [_noted(first)],
    }


def _noted(change: Change) -> PlainPhrase:
    return {"message": NOTED[change.kind], "facts": {"seat": str(change.seat)}}


def _action(change: Change) -> LoggedAction:
    assert change.seat is not None
    assert change.token is not None
    assert change.told is not None
    action: LoggedAction = {
        "seat": change.seat,
        "token": change.token,
        "phrase": change.told["phrase"],
        "touches": change.told["touches"],
        "changes": change.told["changes"],
    }
    if change.told.get("lent"):
        action["lent"] = True
    return action


def told_sentences(actions: Iterable[Change]) -> list[PlainPhrase]:
    """What was done with these actions."""
    done = [deed for action in actions for deed in _deeds(action)]
    return [plain(sentence) for sentence in sentences(done)]


def _deeds(action: Change) -> list[Deed]:
    assert action.told is not None
    if "deeds" in action.told:
        return [Deed(deed["seat"], from_plain(deed["phrase"])) for deed in action.told["deeds"]]
    return [Deed(action.seat or 0, one) for one in _earlier(from_plain(action.told["phrase"]))]


def _earlier(phrase: Phrase) -> list[Phrase]:
    """An action as it was stored without its deeds: at a fort it tells what followed from it."""
    inner = phrase.facts.get("action")
    if isinstance(inner, Phrase) and inner.message in AT_FORT:
        return [phrase, Phrase(AT_FORT[inner.message], **inner.facts)]
    return [phrase]
