"""What everybody is told about a game."""

from typing import Any

from century.game.phrase import plain
from century.server import clock
from century.server.details import details
from century.server.table import BOT, RUNNING, WAITING, Table
from century.words.turns import question_phrase

Lines = list[dict[str, Any]]


def brief(table: Table, connected: set[str]) -> dict[str, Any]:
    """Without what lies on the table."""
    return {
        "game": table.id,
        "number": table.number,
        "status": table.status,
        "mode": table.mode,
        "players": table.players,
        "options": table.asked if table.status == WAITING else table.options,
        "public": table.public,
        "creator": table.creator,
        "created": clock.told(table.created),
        "started": clock.told(table.started),
        "finished": clock.told(table.finished),
        "seats": _seats(table, connected),
        "clock": _clock(table),
        "hints": table.hints,
        "rematch": table.rematch,
        "result": table.result,
    }


def state(table: Table, connected: set[str], first_line: int, lines: Lines) -> dict[str, Any]:
    told = brief(table, connected) | {
        "undo": _undo(table),
        "view": None,
        "question": None,
        "actions": [],
        "scores": [],
        "log": {"from": first_line, "lines": lines},
        "details": None,
        "time": clock.told(clock.now()),
    }
    if table.game is not None:
        told["view"] = table.look.view
        told["scores"] = table.look.scores
        if table.status == RUNNING:
            told["question"] = plain(question_phrase(table.imagined))
            told["actions"] = table.game.actions()
    return told


def with_details(told: dict[str, Any], table: Table) -> dict[str, Any]:
    if table.status != RUNNING:
        return told
    return told | {"details": details(table.imagined, table.look)}


def you(table: Table, player: str | None) -> dict[str, Any]:
    """What depends on who asks."""
    return {
        "player": player,
        "seats": table.seats_of(player),
        "creator": player is not None and player == table.creator,
    }


def _seats(table: Table, connected: set[str]) -> list[dict[str, Any]]:
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "player": seat.player,
            "nickname": seat.nickname,
            "bot": seat.bot,
            "connected": seat.kind == BOT or seat.player in connected,
            "hints": seat.hints,
            "out": seat.out,
        }
        for number, seat in enumerate(table.seats)
    ]


def _clock(table: Table) -> dict[str, Any]:
    left = None if table.deadline is None else round(max(0.0, table.deadline - clock.now()), 1)
    return table.clock | {"deadline": clock.told(table.deadline), "left": left}


def _undo(table: Table) -> dict[str, Any] | None:
    if table.undo is None:
        return None
    asked = table.seats[table.undo["seat"]].player
    agreed = table.undo["agreed"]
    waiting = [seat for seat in table.people_besides(asked) if seat not in agreed]
    told = {name: table.undo[name] for name in ("seat", "actions", "agreed")}
    return told | {"waiting": waiting}
