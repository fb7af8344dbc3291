"""From an observation back to the view: proof that nothing is lost, and for whoever reads one."""

from typing import Any, cast

from century.envs.observation.layout import Layout, Observation
from century.game.mechanisms.mechanism import Fields, cubes_of
from century.game.ruleset import Ruleset
from century.game.schema import PENDING_KEYS, TABLE_KEYS, Pending, SeatView, View
from century.game.view import FORMAT
from century.rules import decisions as d


def decode(layout: Layout, observation: Observation) -> View:
    """The view that an observation was made of."""
    reading = layout.read(observation)
    ruleset, fields = layout.ruleset, reading.table
    players, viewer = ruleset.players, fields["viewer"][0]
    seats = [reading.seats[(seat - viewer) % players] for seat in range(players)]

    def seat_of(place: int) -> int | None:
        return (viewer + place - 1) % players if place else None

    decision = fields["decision"][0]
    over = decision == d.OVER
    table: dict[str, Any] = {}
    for mechanism in ruleset.mechanisms:
        table.update(mechanism.decode_table(ruleset, fields, seats))
    whole: dict[str, Any] = {
        "format": FORMAT,
        "mode": ruleset.mode.id,
        "players": players,
        "options": _options(ruleset, fields),
        "round": fields["rounds"][0] + 256 * fields["rounds"][1],
        "turn": seat_of(fields["turn"][0]),
        "seat": seat_of(fields["seat"][0]),
        "decision": None if over else d.NAMES[decision],
        "ending": bool(fields["ending"][0]),
        "over": over,
        "pending": _pending(ruleset, fields),
        "seats": [_seat(ruleset, seat) for seat in seats],
    }
    return cast(View, whole | {key: table[key] for key in TABLE_KEYS if key in table})


def _options(ruleset: Ruleset, fields: Fields) -> dict[str, Any]:
    options = dict(ruleset.options)
    if "board" in fields:
        options["board"] = ruleset.mode.board_choice[fields["board"][0]]
    return options


def _pending(ruleset: Ruleset, fields: Fields) -> Pending:
    pending: dict[str, Any] = {}
    for mechanism in ruleset.mechanisms:
        pending.update(mechanism.decode_pending(ruleset, fields))
    return cast(Pending, {key: pending[key] for key in PENDING_KEYS if key in pending})


def _seat(ruleset: Ruleset, fields: Fields) -> SeatView:
    own: dict[str, Any] = {"cubes": cubes_of(fields["cubes"])}
    for mechanism in ruleset.mechanisms:
        own.update(mechanism.decode_seat(ruleset, fields))
    return cast(SeatView, own)
