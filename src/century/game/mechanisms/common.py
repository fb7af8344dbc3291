"""What every mode has: cubes, the three effects, too many cubes, and rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from century.data.component import COLOURS
from century.game.cubes import pack, unpack
from century.game.mechanisms.mechanism import AMOUNT, BYTE, NAME, Field, Fields, Mechanism, coloured
from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.reason import Reason, count_of, held_cubes, holding
from century.rules import decisions as d
from century.rules.machine.cubes import LIMIT
from century.rules.scoring import CUBES

if TYPE_CHECKING:
    from century.data.component import Boxes
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Colour, Pending, View
    from century.rules.constants import Constants
    from century.rules.state import State

RESTS = {  # by what is taken back
    ("cards",): "action-rest-cards",
    ("settlers",): "action-rest-settlers",
    ("cards", "settlers"): "action-rest-cards-settlers",
}
MAX_OF_COLOUR = 127  # cubes of one colour, in the middle of a turn


class Common(Mechanism):
    """Cubes and effects."""

    def is_in(self, mode: Mode) -> bool:
        return True

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        mode, players = ruleset.mode, ruleset.players
        c.players = players
        c.round_limit = ruleset.options["round_limit"]
        c.end_cards = mode.end_cards[players]
        c.usual_rounds = mode.usual_rounds
        c.head_start = mode.head_start
        for seat, cubes in enumerate(mode.start_cubes):
            c.start_cubes[seat] = pack(cubes)

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        return {
            d.TRADE: [f"trade {times}" for times in range(d.MAX_TRADES + 1)],
            d.UPGRADE: [*coloured("upgrade")[: d.STOP_UPGRADING], "done"],
            d.DISCARD: coloured("discard"),
        }

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        return {"cubes": CUBES}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        return {"cube_limit": LIMIT}

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        if s.decision == d.UPGRADE:
            return view_steps(s)
        return {"from": colour(s.colour)} if s.decision == d.DISCARD else {}

    def read_pending(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str] | None:
        if s.decision != d.DISCARD:
            return None
        s.colour = read_colour(pending)
        s.steps = max(0, len(unpack(s.cubes[s.seat])) - LIMIT)
        return {"from"}

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        yield Field("steps", 1, BYTE, AMOUNT, "upgrades or cubes still to come")
        yield Field("colour", 1, len(COLOURS), NAME, "1 + the lowest colour still allowed")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        yield Field("cubes", len(COLOURS), MAX_OF_COLOUR, AMOUNT, "cubes: Y R G B")

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        pending: Pending = {}
        if steps := table["steps"][0]:
            pending["steps"] = steps
        if lowest := table["colour"][0]:
            pending["from"] = colour(lowest - 1)
        return pending


def colour(number: int) -> Colour:
    """The letter of a colour, as the rules number them."""
    return cast("Colour", COLOURS[number])


def view_steps(s: Plain) -> Pending:
    """How many upgrades or cubes are still to come, and of which colour on."""
    return {"steps": s.steps, "from": colour(s.colour)}


def read_steps(s: State, pending: Reader, highest: int) -> set[str]:
    """The inverse of `view_steps`."""
    s.steps = pending.whole("steps", 1, highest)
    s.colour = read_colour(pending)
    if s.steps == highest and s.colour:
        pending.fail(f"from {COLOURS[s.colour]}: the first of {highest} may be any colour")
    return {"steps", "from"}


def read_colour(pending: Reader) -> int:
    """The lowest colour allowed, yellow where nothing is said."""
    return COLOURS.index(pending.choice("from", tuple(COLOURS))) if pending.has("from") else 0


# Words


def trade(scene: Scene, times: str) -> Phrase:
    repetitions = int(times)
    if not repetitions:
        return Phrase("action-no-trade")
    effect = scene.effect_in_use()
    cost = cubes_phrase(effect.cost * repetitions)
    gain = cubes_phrase(effect.gain * repetitions)
    return Phrase("action-trade", times=repetitions, cost=cost, gain=gain)


def rest(scene: Scene, _: str) -> Phrase:
    """What the mechanisms of the mode take back."""
    facts: dict[str, Fact] = {}
    for mechanism in scene.game.ruleset.mechanisms:
        facts |= mechanism.rest_facts(scene)
    return Phrase(RESTS[tuple(facts)], **facts)


def cube_action(message: str) -> Callable[[Scene, str], Phrase]:
    """An action that is about one cube and nothing else."""
    return lambda _, cube: Phrase(message, cube=cube)


def always(_: Ruleset, __: View, ___: str) -> bool:
    """What an action is about that is in sight whenever it is asked for."""
    return True


def ask_trade(scene: Scene) -> Mapping[str, Fact]:
    effect = scene.effect_in_use()
    return {"cost": cubes_phrase(effect.cost), "gain": cubes_phrase(effect.gain)}


def ask_discard(scene: Scene) -> Mapping[str, Fact]:
    seat = scene.view["seat"]
    assert seat is not None
    return {"cubes": len(scene.view["seats"][seat]["cubes"])}


def ask_steps(scene: Scene) -> Mapping[str, Fact]:
    return {"steps": scene.view["pending"]["steps"]}


Common.actions = {
    "rest": rest,
    "trade": trade,
    "upgrade": cube_action("action-upgrade"),
    "done": lambda *_: Phrase("action-done"),
    "discard": cube_action("action-discard"),
}
Common.in_sight = dict.fromkeys(("rest", "upgrade", "discard"), always)
Common.questions = {
    "turn": lambda _: {},
    "trade": ask_trade,
    "upgrade": ask_steps,
    "discard": ask_discard,
}


# Refusals


def why_no_trade(ruleset: Ruleset, s: State, times: str) -> Reason:
    if times == "0":
        return Reason("reason-once", "the trade must be carried out at least once")
    cost = unpack(ruleset.constants.effect_cost[s.effect])
    highest = int(s.legal).bit_length() - 1
    line = f"costs {cost} each time, and {holding(s)}: at most {count_of(highest, 'time')}"
    return Reason("reason-times", line, cost=cost, have=held_cubes(s), times=highest)


def why_not_this_cube(ruleset: Ruleset, s: State, colour: str) -> Reason:
    """For decisions that take cubes in colour order, and for those that take any."""
    if s.decision not in (d.PLACE, d.PAY) and COLOURS.index(colour) < s.colour:
        first = COLOURS[s.colour]
        return Reason("reason-order", f"cubes go in colour order, now {first} or later", cube=first)
    held = held_cubes(s)
    if colour not in held:
        return Reason("reason-no-cube", f"{holding(s)}, and no {colour}", cube=colour)
    later = sum(COLOURS.index(cube) >= COLOURS.index(colour) for cube in held)
    line = f"{s.steps} to give in colour order, and {holding(s)}: only {later} of {colour} or later"
    return Reason("reason-too-few", line, steps=int(s.steps), later=later)


Common.refusals = {
    "trade": why_no_trade,
    "upgrade": why_not_this_cube,
    "discard": why_not_this_cube,
}
