"""Records: a game as text that a person can read aloud, and replaying it.

    century-record/1
    mode: new_world
    players: 3
    board: D1
    round_limit: 300
    seed: 42

    round 1, seat 0: work A1.4, upgrade Y, done
    round 1, seat 1: work A1.3

The first line names the format, tag lines tell how the game was made, then comes one line per
turn. A game that began with a position has the tag `position` instead of `seed`, one played with a
box file the tag `box`, a finished one the tag `result`. Blank lines and lines that begin with #
are left out. Only the last turn may be unfinished.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, NoReturn

from century.data.box import load_boxes
from century.data.mode import check_options, get_mode
from century.data.reader import shown
from century.errors import CenturyError, InvalidRecord
from century.game.game import Files, Game, new
from century.game.position import check_seed
from century.game.reading.position import from_position
from century.game.ruleset import find_ruleset

FORMAT = "century-record/1"
TAGS = ("mode", "players", "box", "seed", "position", "result")  # all others are options
LINE_END = re.compile(r"\r\n|\r|\n")
TURN = re.compile(r"round ([0-9]{1,9}), seat ([0-9]{1,9}): (.*)")
TAG = re.compile(r"([a-z_]+):(.*)")
MAX_DIGITS = 39  # of a seed


# Writing


def write_record(game: Game) -> str:
    """The game from its beginning."""
    lines = [FORMAT, f"mode: {game.mode}", f"players: {game.players}"]
    lines += [f"{name}: {value}" for name, value in game.options.items()]
    if game.ruleset.boxes.digest:
        lines.append(f"box: {game.ruleset.boxes.digest}")
    replay = game.beginning()
    if game.seed is None:
        lines.append(f"position: {json.dumps(replay.position(), separators=(',', ':'))}")
    else:
        lines.append(f"seed: {game.seed}")
    if game.over:
        lines.append(f"result: {_result(game)}")
    lines.append("")
    turn: list[str] = []
    start = _prefix(replay)
    for token in game.history:
        turn.append(token)
        replay.play(token)
        if replay.decision in ("turn", None):
            lines.append(f"{start}: {', '.join(turn)}")
            turn, start = [], _prefix(replay)
    if turn:
        lines.append(f"{start}: {', '.join(turn)}")
    return "\n".join(lines) + "\n"


def _prefix(game: Game) -> str:
    return f"round {game.round}, seat {game.turn}"


def _result(game: Game) -> str:
    totals = " ".join(str(score["total"]) for score in game.scores())
    return f"{totals}, seat {game.winner} wins"


# Reading


class _Turn(NamedTuple):
    line: int
    round: int
    seat: int
    actions: str


class _Tags:
    """The tags of a record and the lines that they stand in."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.last = 1

    def add(self, line: int, name: str, value: str) -> None:
        if name in self.values:
            _fail(line, f"tag {name} for the second time")
        self.values[name] = value
        self.lines[name] = self.last = line

    def line(self, name: str) -> int:
        """Where the tag stands, or where it could: at the end of the tags."""
        return self.lines.get(name, self.last)

    def text(self, name: str) -> str:
        if name not in self.values:
            _fail(self.last, f"tag {name} is missing")
        return self.values[name]

    def whole(self, name: str) -> int:
        text = self.text(name)
        if not text.isascii() or not text.isdecimal() or len(text) > MAX_DIGITS:
            _fail(self.line(name), f"{name} {shown(text)}: must be a whole number")
        return int(text)


def load(text: str, *, box: Files = None) -> Game:
    """Replay a record; `box` as in `century.new`, for a game played with a box file."""
    if not isinstance(text, str):
        raise InvalidRecord(f"a record is text, not {type(text).__name__}")
    tags, turns = _parse(text)
    game = _begin(tags, box)
    for turn in turns:
        _replay(game, turn, final=turn is turns[-1])
    if "result" in tags.values:
        expected = _result(game) if game.over else "no result: the game is not over"
        if tags.text("result") != expected:
            given = shown(tags.text("result"))
            _fail(tags.line("result"), f"result {given}: the actions lead to {expected}")
    return game


def _fail(line: int, reason: str) -> NoReturn:
    raise InvalidRecord(f"line {line}: {reason}")


@contextmanager
def _at(line: int) -> Iterator[None]:
    """What goes wrong inside is wrong in that line of the record."""
    try:
        yield
    except InvalidRecord:
        raise
    except CenturyError as error:
        _fail(line, str(error))


def _parse(text: str) -> tuple[_Tags, list[_Turn]]:
    lines = [line.strip() for line in LINE_END.split(text.removeprefix("\ufeff"))]
    if lines[0] != FORMAT:
        if lines[0].startswith("century-record/"):
            _fail(1, f"version {shown(lines[0])}: this program reads {FORMAT}")
        _fail(1, f"{shown(lines[0])}: a record begins with {FORMAT}")
    tags, turns = _Tags(), []
    for number, line in enumerate(lines[1:], 2):
        if not line or line.startswith("#"):
            continue
        if turn := TURN.fullmatch(line):
            turns.append(_Turn(number, int(turn[1]), int(turn[2]), turn[3]))
        elif turns:
            _fail(number, f"{shown(line)}: must be a turn, such as: round 1, seat 0: rest")
        elif tag := TAG.fullmatch(line):
            tags.add(number, tag[1], tag[2].strip())
        else:
            _fail(number, f"{shown(line)}: must be a tag or a turn: round 1, seat 0: rest")
    return tags, turns


def _begin(tags: _Tags, box: Files) -> Game:
    """The game before the first turn of the record."""
    boxes = load_boxes(box)
    if tags.values.get("box", "") != boxes.digest:
        played = f"box {shown(tags.values['box'])}" if "box" in tags.values else "no box file"
        _fail(tags.line("box"), f"played with {played}; load(text, box=...) needs the same")
    with _at(tags.line("mode")):
        mode = get_mode(tags.text("mode"))
    players = tags.whole("players")
    with _at(tags.line("players")):
        find_ruleset(mode, boxes, players, {})
    options: dict[str, Any] = {}
    numbers = [name for name, option in mode.options(boxes).items() if "min" in option]
    for name in [name for name in tags.values if name not in TAGS]:
        options[name] = tags.whole(name) if name in numbers else tags.text(name)
        with _at(tags.line(name)):
            check_options(mode, boxes, {name: options[name]})
    begins = [name for name in tags.values if name in ("seed", "position")]
    line = tags.line(begins[-1]) if begins else tags.last
    if len(begins) != 1:
        _fail(line, "needs a tag seed or a tag position, one of them")
    if begins == ["seed"]:
        seed = tags.whole("seed")
        with _at(line):
            return new(mode.id, players, check_seed(seed), box=box, **options)
    with _at(line):
        game = from_position(_json(tags.text("position"), line), box=box)
    of_position = {"mode": game.mode, "players": game.players, **game.options}
    for name, value in {"mode": mode.id, "players": players, **options}.items():
        if of_position[name] != value:
            _fail(tags.line(name), f"{name} {value}: the position has {of_position[name]}")
    return game


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        _fail(line, "position: is not JSON")


def _replay(game: Game, turn: _Turn, *, final: bool) -> None:
    if game.over:
        _fail(turn.line, "a turn after the end of the game")
    if (turn.round, turn.seat) != (game.round, game.turn):
        _fail(turn.line, f"round {turn.round}, seat {turn.seat}: it is {_prefix(game)}")
    for place, token in enumerate(turn.actions.split(",")):
        if place and game.decision in ("turn", None):
            _fail(turn.line, f"{shown(token.strip())}: the turn is over")
        with _at(turn.line):
            game.play(token.strip())
    if not final and game.decision not in ("turn", None):
        _fail(turn.line, f"the turn is not finished: {game.decision}")
