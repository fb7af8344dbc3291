"""Lesson files: TOML, read key by key; what is wrong is told with file, entry and reason."""

import re
import tomllib
from collections.abc import Mapping
from functools import partial
from pathlib import PurePath
from typing import Any

from century.data.mode import load_modes
from century.data.reader import Reader, one_line, shown
from century.errors import CenturyError, InvalidLesson
from century.game.position import Position
from century.lessons.lesson import Lesson, Step, Turn
from century.lessons.setting import Setting

FORMAT = "century-lesson/1"
TOP = ("format", "mode", "title", "end", "clauses", "sections", "table", "step")
TABLE = (
    *("players", "seed", "turn", "round", "options", "seats", "points", "points_deck"),
    *("market", "market_deck", "open", "stacks", "tiles", "islands"),
)
STEP = ("say", "do", "ring", "replies", "wrong")
PART = {"market": "market", "market_deck": "market", "open": "locations", "tiles": "locations"}
PART |= {"stacks": "bonus", "islands": "islands"}  # which part of the view a key is about
ORDER = re.compile(r"^\d+-")  # a file's place in its course
MAX_BYTES = 100_000
MAX_SEED = 10_000


def read_lesson(content: bytes, source: str) -> Lesson:
    """The lesson of a file; `source` is how messages call it."""
    file = Reader(_toml(content, source), source, InvalidLesson)
    file.only(TOP)
    if file.get("format") != FORMAT:
        file.fail(f"format {shown(file.get('format'))}: must be {shown(FORMAT)}")
    mode = file.choice("mode", tuple(load_modes()))
    steps = tuple(_step(entry) for entry in file.entries("step"))
    if not steps:
        file.fail("step: a lesson has at least one")
    return Lesson(
        id=ORDER.sub("", PurePath(source).stem),
        mode=mode,
        title=file.text("title"),
        end=file.text("end"),
        clauses=file.texts("clauses"),
        sections=file.texts("sections") if file.has("sections") else (),
        steps=steps,
        lay=partial(_start, mode, file.inside("table")),
    )


def _toml(content: bytes, source: str) -> dict[str, object]:
    if len(content) > MAX_BYTES:
        raise InvalidLesson(f"{source}: longer than {MAX_BYTES} bytes")
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InvalidLesson(f"{source}: not UTF-8 text (at line {line})") from None
    except RecursionError:
        raise InvalidLesson(f"{source}: nested too deeply") from None
    except ValueError as error:
        raise InvalidLesson(f"{source}: not TOML: {one_line(str(error))}") from None


def _step(entry: Reader) -> Step:
    entry.only(STEP)
    wrong = entry.inside("wrong") if entry.has("wrong") else Reader({}, entry.where, entry.error)
    return Step(
        say=entry.text("say"),
        do=tuple(_turn(text) for text in entry.texts("do")) if entry.has("do") else (),
        ring=entry.text("ring") if entry.has("ring") else None,
        replies=_turn(entry.text("replies")) if entry.has("replies") else (),
        wrong={token: wrong.text(token) for token in wrong.table},
    )


def _turn(text: str) -> Turn:
    return tuple(" ".join(token.split()) for token in text.split(","))


def _start(mode: str, table: Reader) -> Position:
    table.only(TABLE)
    counts = load_modes()[mode].players
    players = table.whole("players", min(counts), max(counts)) if table.has("players") else 2
    seed = table.whole("seed", 0, MAX_SEED) if table.has("seed") else 0
    options = table.inside("options").table if table.has("options") else {}
    try:
        setting = Setting(mode, players, seed, **dict[str, Any](options))
        _lay(setting, table, players)
        return setting.game().now
    except InvalidLesson:
        raise
    except CenturyError as error:
        table.fail(str(error))
    except (LookupError, StopIteration, TypeError, ValueError) as error:
        table.fail(f"{one_line(str(error)) or type(error).__name__}: no such thing in {mode}")


def _lay(setting: Setting, table: Reader, players: int) -> None:
    for key, part in PART.items():
        if table.has(key) and not setting.has(part):
            table.fail(f"{key}: there is no {part} in this mode")
    for name in ("turn", "round"):
        if table.has(name):
            getattr(setting, name)(table.whole(name, 0, players - 1 if name == "turn" else 99))
    if table.has("seats"):
        seats = table.entries("seats")
        if len(seats) > players:
            table.fail(f"seats: {len(seats)} of {players} players")
        for number, seat in enumerate(seats):
            setting.seat(number, **_pieces(seat.table))
    if table.has("points") or table.has("points_deck"):
        setting.points(*_list(table, "points"), deck=_list(table, "points_deck"))
    if table.has("market") or table.has("market_deck"):
        row = [_offer(table, offer) for offer in table.sequence("market")]
        setting.market(*row, deck=_list(table, "market_deck"))
    for location in _list(table, "open"):
        setting.open(location, by=players - 1)
    for space in _inside(table, "stacks"):
        setting.stack(space, *table.inside("stacks").texts(space))
    for location in _inside(table, "tiles"):
        setting.tile(location, table.inside("tiles").text(location))
    for island in _inside(table, "islands"):
        setting.island(int(island), table.inside("islands").text(island))


def _pieces(seat: Mapping[str, object]) -> dict[str, Any]:
    """As the setting takes them: a card of a route with its settlers is a pair there."""
    pieces = dict(seat)
    if isinstance(route := pieces.get("route"), list):
        pieces["route"] = [tuple(card) if isinstance(card, list) else card for card in route]
    return pieces


def _offer(table: Reader, offer: object) -> str | tuple[str, str]:
    """A merchant card, or a card and the cubes on it."""
    if isinstance(offer, str):
        return offer
    if isinstance(offer, list) and len(offer) == 2 and all(isinstance(x, str) for x in offer):
        return (offer[0], offer[1])
    table.fail(f'market {shown(offer)}: must be a card, or a card and its cubes: ["m07", "YR"]')


def _list(table: Reader, key: str) -> tuple[str, ...]:
    return table.texts(key) if table.has(key) else ()


def _inside(table: Reader, key: str) -> Mapping[str, object]:
    return table.inside(key).table if table.has(key) else {}
