"""A game as everybody at the table sees it, and the hidden piles beside it."""

from collections.abc import Sequence
from typing import Any, cast

from century.data.schema import Options
from century.game.cubes import unpack
from century.game.plain import Plain
from century.game.ruleset import Ruleset
from century.game.schema import (
    PENDING_KEYS,
    TABLE_KEYS,
    Hidden,
    Pending,
    SeatPart,
    SeatView,
    TablePart,
    View,
)
from century.rules import decisions as d

FORMAT = "century-position/1"


def view(ruleset: Ruleset, options: Options, s: Plain) -> View:
    """Everything that lies open on the table."""
    tables = [mechanism.view_table(ruleset, s) for mechanism in ruleset.mechanisms]
    seats = [view_seat(ruleset, seat, s) for seat in range(ruleset.players)]
    return put_together(ruleset, options, s, tables, seats)


def put_together(
    ruleset: Ruleset,
    options: Options,
    s: Plain,
    tables: Sequence[TablePart],
    seats: Sequence[SeatView],
) -> View:
    """A view from what the mechanisms tell of the table, and what lies before the seats."""
    over = s.decision == d.OVER
    table: dict[str, Any] = {}
    for part in tables:
        table.update(part)
    whole: dict[str, Any] = {
        "format": FORMAT,
        "mode": ruleset.mode.id,
        "players": ruleset.players,
        "options": options.copy(),
        "round": s.rounds,
        "turn": None if over else s.turn,
        "seat": None if over else s.seat,
        "decision": None if over else d.NAMES[s.decision],
        "ending": bool(s.ending),
        "over": over,
        "pending": view_pending(ruleset, s),
        "seats": list(seats),
    }
    for key in TABLE_KEYS:
        if key in table:
            whole[key] = table[key]
    return cast(View, whole)


def view_seat(ruleset: Ruleset, seat: int, s: Plain) -> SeatView:
    """What lies before a seat."""
    own = [mechanism.view_seat(ruleset, s, seat) for mechanism in ruleset.mechanisms]
    return seat_together([view_cubes(seat, s), *own])


def view_cubes(seat: int, s: Plain) -> SeatView:
    return {"cubes": unpack(s.cubes[seat])}


def seat_together(parts: Sequence[SeatPart | SeatView]) -> SeatView:
    own: dict[str, Any] = {}
    for part in parts:
        own.update(part)
    return cast(SeatView, own)


def view_pending(ruleset: Ruleset, s: Plain) -> Pending:
    """What is known of an unfinished turn beyond what lies on the table."""
    if s.decision in (d.TURN, d.OVER):
        return {}
    pending: Pending = {}
    for mechanism in ruleset.mechanisms:
        pending.update(mechanism.view_pending(ruleset, s))
    ordered = {key: pending[key] for key in PENDING_KEYS if key in pending}  # type: ignore[literal-required]
    return cast(Pending, ordered)


def hidden(ruleset: Ruleset, s: Plain) -> Hidden:
    """The hidden piles, whole, from the top down."""
    piles: Hidden = {}
    for mechanism in ruleset.mechanisms:
        piles.update(mechanism.view_hidden(ruleset, s))
    return piles
