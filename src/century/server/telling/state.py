"""What everybody is told about a game."""

from typing import cast

from century.data.schema import Options
from century.game.phrase import plain
from century.server import clock
from century.server.protocol import responses
from century.server.tables.rulings import rulings
from century.server.tables.table import BOT, RUNNING, WAITING, Table
from century.server.telling.details import details, for_chooser
from century.words.turns import question_phrase


def brief(table: Table, connected: set[str]) -> responses.Brief:
    """Without what lies on the table."""
    options = table.asked if table.status == WAITING else table.options
    return {
        "game": table.id,
        "number": table.number,
        "status": table.status,
        "mode": table.mode,
        "players": table.players,
        "options": cast(Options, options),
        "public": table.public,
        "creator": table.creator,
        "created": clock.iso(table.created),
        "started": clock.iso(table.started),
        "finished": clock.iso(table.finished),
        "seats": _seats(table, connected),
        "clock": _clock(table),
        "hints": table.hints,
        "rematch": table.rematch,
        "result": table.result,
    }


def state(
    table: Table,
    connected: set[str],
    log: responses.Log,
    thinking: responses.Thinking | None,
) -> responses.State:
    """Without details."""
    running, now = table.status == RUNNING, table.position
    look = None if now is None else table.look
    return {
        **brief(table, connected),
        "undo": _undo(table),
        "undoable": [_undoable(table, seat) for seat in range(table.players)] if running else [],
        "view": None if look is None else look.view,
        "rulings": None
        if now is None or look is None
        else rulings(now, look.view["points"]["row"]),
        "question": plain(question_phrase(table.imagined)) if running else None,
        "thinking": thinking,
        "actions": table.now.actions() if running else [],
        "scores": [] if look is None else look.scores,
        "log": log,
        "details": None,
        "time": clock.iso(clock.now()),
    }


def with_details(now: responses.State, table: Table, player: str | None) -> responses.State:
    """What the actions would do is told to who chooses, what places need to everybody."""
    if table.status != RUNNING:
        return now
    told = details(table.imagined, table.look)
    if player is not None and player == table.chooser:
        told = for_chooser(told, table.imagined, table.look)
    return {**now, "details": told}


def you(table: Table, player: str | None) -> responses.You:
    """What depends on who asks."""
    return {
        "player": player,
        "seats": table.seats_of(player),
        "creator": player is not None and player == table.creator,
    }


def state_message(now: responses.State) -> responses.StateMessage:
    return cast(responses.StateMessage, {"type": "state", **now})


def you_message(table: Table, player: str | None) -> responses.YouMessage:
    return cast(responses.YouMessage, {"type": "you", "game": table.id, **you(table, player)})


def _seats(table: Table, connected: set[str]) -> list[responses.SeatState]:
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


def _clock(table: Table) -> responses.ClockState:
    left = None if table.deadline is None else round(max(0.0, table.deadline - clock.now()), 1)
    return {**table.clock, "deadline": clock.iso(table.deadline), "left": left}


def _undo(table: Table) -> responses.UndoRequest | None:
    if table.undo is None:
        return None
    asked = table.seats[table.undo["seat"]].player
    agreed = table.undo["agreed"]
    return {
        "seat": table.undo["seat"],
        "actions": table.undo["actions"],
        "agreed": agreed,
        "waiting": [seat for seat in table.people_besides(asked) if seat not in agreed],
    }


def _undoable(table: Table, seat: int) -> responses.Undoable | None:
    now = table.undoable(seat)
    return None if now is None else {"what": now.what, "steps": now.steps}
