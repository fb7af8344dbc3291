"""The log of a game: one line for each turn, and for whoever left the game."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from century.server import clock

TURN = "turn"
EVENTS = {"resigned": "log-resigned", "flag": "log-flag"}


@dataclass
class Change:
    """One accepted change of a game, as it is stored."""

    kind: str
    seat: int | None = None
    token: str | None = None
    line: int | None = None
    round: int | None = None
    turn: int | None = None
    told: dict[str, Any] | None = None
    undone: bool = False
    number: int = 0
    at: float = 0.0

    def brief(self) -> dict[str, Any]:
        """For those who missed it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "token": self.token,
            "at": clock.told(self.at),
        }


def lines(changes: Iterable[Change], open_line: int | None) -> list[dict[str, Any]]:
    """The lines that these changes make; they come in the order of their numbers."""
    written = [change for change in changes if change.line is not None and not change.undone]
    written.sort(key=lambda change: (change.line or 0, change.number))
    return [
        _line(number or 0, list(group), number != open_line)
        for number, group in groupby(written, key=lambda change: change.line)
    ]


def _line(number: int, group: list[Change], finished: bool) -> dict[str, Any]:
    first = group[0]
    about = {
        "line": number,
        "kind": TURN if first.kind == "action" else first.kind,
        "round": first.round,
        "seat": first.turn,
        "finished": finished,
        "at": clock.told(group[-1].at),
    }
    if first.kind in EVENTS:
        told = [{"message": EVENTS[first.kind], "facts": {"seat": str(first.seat)}}]
        return about | {"seat": first.seat, "actions": [], "told": told}
    actions = [{"seat": c.seat, "token": c.token, **(c.told or {})} for c in group]
    return about | {"actions": actions, "told": _told(actions)}


def _told(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As `turn_phrases` tells a turn: a sentence for each seat that acted, one after the other."""
    told: list[dict[str, Any]] = []
    last = None
    for action in actions:
        if action["seat"] == last:
            facts = {"told": told[-1], "action": action["phrase"]}
            told[-1] = {"message": "turn-next", "facts": facts}
        else:
            facts = {"seat": str(action["seat"]), "action": action["phrase"]}
            told.append({"message": "turn-told", "facts": facts})
        last = action["seat"]
    return told
