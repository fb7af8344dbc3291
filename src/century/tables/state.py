"""What everybody is told about a game."""

from typing import cast

from century.data.schema import Options
from century.game.phrase import plain
from century.tables import clock, responses, timing
from century.tables.details import details, for_chooser
from century.tables.rulings import rulings
from century.tables.table import BOT, FINISHED, RUNNING, WAITING, Table
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
        "firm": table.firm,
        "chat": table.chat,
        "deal": _deal(table),
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
        "question": plain(question_phrase(table.imagined, look.view)) if running and look else None,
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
    effects = details(table.imagined, table.look.view)
    if player is not None and player == table.chooser:
        effects = for_chooser(effects, table.imagined, table.look.view)
    return {**now, "details": effects}


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
            "closed": seat.closed,
        }
        for number, seat in enumerate(table.seats)
    ]


def _deal(table: Table) -> responses.DealPromise:
    """A seed that was drawn is told after the end, one that was chosen before anybody sits down."""
    promise = table.promise
    is_open = table.seed_chosen or table.status == FINISHED
    return {
        "commitment": None if promise is None else promise.commitment,
        "chosen": table.seed_chosen,
        "salt": table.salt if is_open else None,
        "seed": str(table.seed) if is_open else None,
    }


def _clock(table: Table) -> responses.ClockState:
    """`left` is of the seat that decides; a clock that stands tells for how long it may."""
    now, left = clock.now(), None
    if table.deadline is not None:
        left = max(0.0, table.deadline - max(now, table.held or 0.0))
    return {
        **table.clock,
        "deadline": clock.iso(table.deadline),
        "left": _tenths(left),
        "held": _tenths(max(0.0, table.held - now)) if table.held is not None else None,
        "seat": None if table.position is None else timing.timed(table),
        "times": [_tenths(seconds) for seconds in timing.times_left(table)],
    }


def _tenths(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


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
