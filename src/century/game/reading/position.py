"""Positions as plain data: the exact inverse of `Game.position`, with every check.

Any position that could lie on a table is taken, whether or not a game can reach it; one that
could not is refused with the place and the reason.
"""

from collections.abc import Mapping
from typing import NoReturn, cast

from century.data.box import load_boxes
from century.data.component import Boxes
from century.data.mode import get_mode
from century.data.reader import Reader, one_line, shown
from century.data.schema import Options
from century.errors import CenturyError, InvalidPosition
from century.game.game import Files, Game
from century.game.position import Position, check_seed
from century.game.reading.table import TableReader
from century.game.reading.turn import read_turn
from century.game.ruleset import Ruleset, find_ruleset
from century.game.schema import TABLE_KEYS
from century.game.view import FORMAT

DEEPEST = 6  # no part of a position lies deeper
TOP = ["format", "mode", "players", "options", "round", "turn", "seat", "decision", "ending"]
TOP += ["over", "pending", "seats"]
DEFAULTS: dict[str, object] = {"options": {}, "ending": False, "over": False, "pending": {}}


def from_position(position: Mapping[str, object], *, box: Files = None) -> Game:
    """The game at a position; `box` as in `century.new`."""
    top = _top(position)
    if not top.has("hidden"):
        top.fail("hidden is missing; century.from_view takes a position without it")
    return Game(_read(top, load_boxes(box), top.inside("hidden")))


def from_view(view: Mapping[str, object], seed: int = 0, *, box: Files = None) -> Game:
    """A game at a view, with the hidden piles dealt by the seed: a real table typed in."""
    check_seed(seed)
    top = _top(view)
    if top.has("hidden"):
        top.fail("hidden: a view has none; century.from_position takes it")
    return Game(_read(top, load_boxes(box), None).redeal(seed))


def _top(position: object) -> Reader:
    if not isinstance(position, dict):
        kind = type(position).__name__
        raise InvalidPosition(f"position: must be a dict, as Game.position() gives, not {kind}")
    _check_plain(position, ())
    whole = DEFAULTS | position
    if not whole["over"] and not whole["pending"] and "turn" in whole:
        whole = {"seat": whole["turn"], "decision": "turn"} | whole
    return Reader(whole, "position", InvalidPosition)


def _check_plain(value: object, path: tuple[object, ...]) -> None:
    """Refuse what JSON could not hold, so that no later check stumbles over it."""
    if value is not None and not isinstance(value, dict | list | str | int | float):
        _fail_at(path, f"must be plain data, not {type(value).__name__}")
    if len(path) > DEEPEST:
        _fail_at(path, "nested too deeply")
    if isinstance(value, dict):
        for key, part in value.items():
            if not isinstance(key, str):
                _fail_at(path, f"a key must be text, not {type(key).__name__}")
            _check_plain(part, (*path, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            _check_plain(part, (*path, place))


def _fail_at(path: tuple[object, ...], reason: str) -> NoReturn:
    keys = (one_line(str(key)[:40]) for key in path)
    raise InvalidPosition(": ".join(["position", *keys, reason]))


def _read(top: Reader, boxes: Boxes, hidden: Reader | None) -> Position:
    if top.get("format") != FORMAT:
        top.fail(f"format {shown(top.get('format'))}: must be {shown(FORMAT)}")
    ruleset = _ruleset(top, boxes)
    _check_keys(ruleset, top, hidden)
    table = TableReader(ruleset, top, hidden)
    table.state.rounds = top.whole("round", 1, ruleset.options["round_limit"])
    table.state.ending = top.flag("ending")
    state = table.read()
    read_turn(ruleset, state, top)
    return Position(ruleset, cast(Options, ruleset.options), state)


def _ruleset(top: Reader, boxes: Boxes) -> Ruleset:
    options = top.inside("options").table
    try:
        mode = get_mode(top.text("mode"))
        players = top.whole("players", min(mode.players), max(mode.players))
        return find_ruleset(mode, boxes, players, options)
    except InvalidPosition:
        raise
    except CenturyError as error:
        top.fail(str(error))


def _check_keys(ruleset: Ruleset, top: Reader, hidden: Reader | None) -> None:
    known: set[str] = set()
    piles: list[str] = []
    for mechanism in ruleset.mechanisms:
        known.update(mechanism.table_keys(ruleset))
        piles += mechanism.hidden_keys(ruleset)
    top.only([*TOP, *(key for key in TABLE_KEYS if key in known), "hidden"])
    if hidden:
        hidden.only(piles)
