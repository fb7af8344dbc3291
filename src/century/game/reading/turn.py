"""The unfinished turn of a position: what is pending, and who decides."""

from century.data.reader import Reader, shown
from century.game.cubes import MAX_CUBES, unpack
from century.game.mechanisms.common import read_steps
from century.game.mechanisms.islands import paid_seats
from century.game.ruleset import Ruleset
from century.game.tokens import tokens_of
from century.rules import constants as k
from century.rules import decisions as d
from century.rules.engine import refresh
from century.rules.machine.cubes import BROWN, LIMIT
from century.rules.state import NOWHERE, State

EFFECT_OF = {d.TRADE: k.TRADE_CUBES, d.UPGRADE: k.UPGRADE_CUBES}


def read_turn(ruleset: Ruleset, s: State, top: Reader) -> None:
    """Read turn, seat, decision and pending; the table itself is read already."""
    pending = top.inside("pending")
    s.effect = s.place = s.location = NOWHERE
    if top.flag("over"):
        _read_over(ruleset, s, top)
    else:
        s.turn = top.whole("turn", 0, ruleset.players - 1)
        s.seat = top.whole("seat", 0, ruleset.players - 1)
        decisions = {d.NAMES[number]: number for number in tokens_of(ruleset).answers}
        s.decision = decisions[top.choice("decision", decisions)]
        if s.seat != s.turn and s.decision != d.DISCARD:
            top.fail(f"seat {s.seat}: in the turn of seat {s.turn} others only discard")
    known = _read_pending(ruleset, s, pending)
    if pending.table and not known:
        pending.fail(f"{shown(next(iter(pending.table)))}: must be {{}}, there is nothing pending")
    pending.only(sorted(known))
    _check_end(ruleset, s, top)
    _check_cubes(ruleset, s, top)
    refresh(ruleset.constants, s)
    if s.decision not in (d.TURN, d.OVER) and s.legal & (s.legal - 1) == 0:
        top.fail(f"decision {d.NAMES[s.decision]}: there is nothing to decide")


def _read_over(ruleset: Ruleset, s: State, top: Reader) -> None:
    for key in ("turn", "seat", "decision"):
        if top.get(key) is not None:
            top.fail(f"{key} {shown(top.get(key))}: must be null when the game is over")
    if not s.ending and s.rounds < ruleset.options["round_limit"]:
        top.fail("over: nothing has ended the game")
    s.turn = s.seat = NOWHERE
    s.decision = d.OVER


def _read_pending(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    """Let the mechanisms read the details of their decision; gives the keys that it may have."""
    if s.decision in (d.TURN, d.OVER):
        return set()
    parts = [mechanism.read_pending(ruleset, s, pending) for mechanism in ruleset.mechanisms]
    if all(part is None for part in parts):
        pending.get("location")  # a card or a location must be in use
    known: set[str] = set().union(*(part for part in parts if part is not None))
    kind = EFFECT_OF.get(int(s.decision))
    if kind is not None and ruleset.constants.effect_kind[s.effect] != kind:
        pending.fail(f"nothing to {d.NAMES[s.decision]} there")
    if s.decision == d.UPGRADE:
        known |= read_steps(s, pending, int(ruleset.constants.effect_steps[s.effect]))
        if s.colour == BROWN:
            pending.fail("from B: brown cubes cannot be upgraded")
    return known


def _check_end(ruleset: Ruleset, s: State, top: Reader) -> None:
    """The end is triggered by a number of point cards; nobody takes a turn after that."""
    enough = ruleset.mode.end_cards[ruleset.players]
    full = [seat for seat in range(ruleset.players) if s.taken_count[seat] >= enough]
    if bool(s.ending) != bool(full):
        cards = ", ".join(str(int(s.taken_count[seat])) for seat in range(ruleset.players))
        top.fail(f"ending {shown(bool(s.ending))}: needs {enough} point cards; seats have {cards}")
    claimed = s.decision == d.EXPLORE or (s.decision == d.DISCARD and not s.again)
    for seat in full:
        if s.decision != d.OVER and (seat > s.turn or (seat == s.turn and not claimed)):
            top.fail(f"seat {seat}: with {enough} point cards its last turn is over")


def _check_cubes(ruleset: Ruleset, s: State, top: Reader) -> None:
    """cube.limit: more than 10 cubes only in the middle of a turn, or just after it."""
    limits = [LIMIT] * ruleset.players
    held = [len(unpack(s.cubes[seat])) for seat in range(ruleset.players)]
    if s.decision not in (d.TURN, d.OVER):
        for seat in paid_seats(ruleset, s):
            limits[seat] += 1
        limits[s.turn] = _limit_in_turn(ruleset, s)
    if s.decision == d.DISCARD:
        order = [(int(s.turn) + i) % ruleset.players for i in range(ruleset.players)]
        for seat in order[: order.index(int(s.seat))]:  # cube.limit.order
            limits[seat] = LIMIT
        if held[s.seat] <= LIMIT:
            top.fail(f"seat {s.seat}: {held[s.seat]} cubes, none to discard")
    for seat, limit in enumerate(limits):
        if held[seat] > limit:
            top.fail(f"seat {seat}: {held[seat]} cubes, more than {limit}")


def _limit_in_turn(ruleset: Ruleset, s: State) -> int:
    """The most cubes that the seat whose turn it is can hold at this decision."""
    if s.decision == d.DISCARD:
        return MAX_CUBES
    limits = [mechanism.cube_limit(ruleset, s) for mechanism in ruleset.mechanisms]
    return max((limit for limit in limits if limit is not None), default=LIMIT)
