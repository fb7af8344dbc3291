"""Records: a game as text that a person can read aloud, and replaying it.

    century-record/1
    mode: new_world
    players: 3
    board: D1
    round_limit: 300
    seed: 42

    round 1, seat 0: work A1.4, upgrade Y, done
    round 1, seat 1: work A1.3

One line per turn. A game that began with a position has the tag `position` instead of `seed`, one
played with a box file the tag `box`, a finished one the tag `result`.
"""

import json
import re
from typing import Any, NoReturn

from century.box import load_boxes
from century.entry import shown
from century.errors import CenturyError, InvalidRecord
from century.game import Files, Game, new
from century.position import from_position

FORMAT = "century-record/1"
TURN = re.compile(r"round (\d{1,6}), seat (\d): (.*)")
TAG = re.compile(r"([a-z_]+): (.*)")


def write_record(game: Game) -> str:
    """The game from its beginning."""
    lines = [FORMAT, f"mode: {game.mode}", f"players: {game.players}"]
    lines += [f"{name}: {value}" for name, value in game.options.items()]
    if game.kit.boxes.digest:
        lines.append(f"box: {game.kit.boxes.digest}")
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


def load(text: str, *, box: Files = None) -> Game:
    """Replay a record; `box` as in `century.new`, for a game played with a box file."""
    if not isinstance(text, str):
        raise InvalidRecord(f"a record is text, not {type(text).__name__}")
    tags: dict[str, str] = {}
    lines = list(enumerate(text.splitlines(), 1))
    if not lines or lines[0][1].strip() != FORMAT:
        first = lines[0][1].strip() if lines else ""
        if first.startswith("century-record/"):
            _fail(1, f"version {shown(first)}: this program reads {FORMAT}")
        _fail(1, f"{shown(first)}: a record begins with {FORMAT}")
    turns: list[tuple[int, str, int, int]] = []
    for number, line in lines[1:]:
        line = line.strip()
        turn, tag = TURN.fullmatch(line), TAG.fullmatch(line)
        if not line or line.startswith("#"):
            continue
        if turn:
            turns.append((number, turn[3], int(turn[1]), int(turn[2])))
        elif turns or not tag:
            _fail(number, f"{shown(line)}: must be a turn, such as: round 1, seat 0: rest")
        elif tag[1] in tags:
            _fail(number, f"tag {tag[1]} for the second time")
        else:
            tags[tag[1]] = tag[2].strip()
    last = lines[-1][0]
    game = _begin(tags, box, last if not turns else turns[0][0] - 1)
    for number, actions, round_, seat in turns:
        _replay_turn(game, number, actions, round_, seat, final=number == turns[-1][0])
    if "result" in tags:
        told = _result(game) if game.over else "none: the game is not over"
        if tags["result"] != told:
            _fail(last, f"result {shown(tags['result'])}: the actions lead to {told}")
    return game


def _fail(number: int, reason: str) -> NoReturn:
    raise InvalidRecord(f"line {number}: {reason}")


def _whole(tags: dict[str, str], name: str, line: int) -> int:
    if name not in tags:
        _fail(line, f"tag {name} is missing")
    if not tags[name].isascii() or not tags[name].isdecimal() or len(tags[name]) > 19:
        _fail(line, f"{name} {shown(tags[name])}: must be a whole number")
    return int(tags[name])


def _begin(tags: dict[str, str], box: Files, line: int) -> Game:
    """The game at the beginning of the record; `line` is where its tags end."""
    digest = load_boxes(box).digest
    if tags.get("box", "") != digest:
        played = f"box {tags['box']}" if "box" in tags else "the built-in boxes"
        _fail(line, f"played with {played}; give the same to load(text, box=...)")
    if "mode" not in tags:
        _fail(line, "tag mode is missing")
    players = _whole(tags, "players", line)
    options: dict[str, Any] = {
        name: value
        for name, value in tags.items()
        if name not in ("mode", "players", "seed", "position", "box", "result")
    }
    if "round_limit" in options:
        options["round_limit"] = _whole(tags, "round_limit", line)
    if ("seed" in tags) == ("position" in tags):
        _fail(line, "needs a tag seed or a tag position, one of them")
    try:
        if "seed" in tags:
            return new(tags["mode"], players, _whole(tags, "seed", line), box=box, **options)
        game = from_position(_json(tags["position"], line), box=box)
    except InvalidRecord:
        raise
    except CenturyError as error:
        _fail(line, str(error))
    if (game.mode, game.players) != (tags["mode"], players) or game.options != options:
        _fail(line, "mode, players and options are not those of the position")
    return game


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        _fail(line, "position: is not JSON")


def _replay_turn(
    game: Game, number: int, actions: str, round_: int, seat: int, *, final: bool
) -> None:
    if game.over:
        _fail(number, "a turn after the end of the game")
    if (round_, seat) != (game.round, game.turn):
        _fail(number, f"round {round_}, seat {seat}: it is {_prefix(game)}")
    for place, token in enumerate(actions.split(",")):
        if place and game.decision in ("turn", None):
            _fail(number, f"{shown(token.strip())}: the turn is over")
        try:
            game.play(token.strip())
        except CenturyError as error:
            _fail(number, str(error))
    if not final and game.decision not in ("turn", None):
        _fail(number, f"the turn is not finished: {game.decision}")
