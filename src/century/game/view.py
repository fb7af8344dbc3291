"""A game as everybody at the table sees it, and the hidden piles beside it."""

from typing import Any, cast

from century.data.schema import Options
from century.game.cubes import unpack
from century.game.plain import Plain
from century.game.ruleset import Ruleset
from century.game.schema import PENDING_KEYS, TABLE_KEYS, Hidden, Pending, SeatView, View
from century.rules import decisions as d

FORMAT = "century-position/1"


def view(ruleset: Ruleset, options: Options, s: Plain) -> View:
    """Everything that lies open on the table."""
    over = s.decision == d.OVER
    table: dict[str, Any] = {}
    for mechanism in ruleset.mechanisms:
        table.update(mechanism.view_table(ruleset, s))
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
        "seats": [view_seat(ruleset, s, seat) for seat in range(ruleset.players)],
    }
    for key in TABLE_KEYS:
        if key in table:
            whole[key] = table[key]
    return cast(View, whole)


def view_seat(ruleset: Ruleset, s: Plain, seat: int) -> SeatView:
    """What lies before a seat."""
    own: SeatView = {"cubes": unpack(s.cubes[seat])}
    for mechanism in ruleset.mechanisms:
        own.update(mechanism.view_seat(ruleset, s, seat))  # type: ignore[typeddict-item]
    return own


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
