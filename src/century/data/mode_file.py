"""The modes, read from `data/modes/*.toml`: what is on the table, and which rules are on."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from importlib.resources import files
from typing import Any

from century.data.component import (
    BOARDS,
    BOXES,
    COLOURS,
    MARKS,
    RANDOM,
    STARS,
    Board,
    BonusTile,
    Boxes,
    PointCard,
)
from century.data.reader import Reader
from century.errors import CenturyError

MAX_ROUNDS = 30_000


@dataclass(frozen=True, eq=False)
class Mode:
    """One way to play: a filter over the components, and its switches."""

    id: str
    title: str
    players: tuple[int, ...]
    boxes: tuple[str, ...]
    point_row: int
    points_face_up: bool
    start_cubes: tuple[str, ...]  # by seat
    end_cards: dict[int, int]  # by number of players
    round_limit: int
    usual_rounds: int
    head_start: int
    market: str = "none"  # none, hand, route, use
    market_row: int = 0
    coins: int = 0  # of gold, and of silver, per player
    boards: tuple[str, ...] = ()
    board_choice: tuple[str, ...] = ()
    forts: tuple[str, ...] = ()
    markets: tuple[str, ...] = ()
    remove_star: str | None = None
    remove_marks: tuple[str, ...] = ()
    covered: int = 0
    covered_2_3: int = 0
    exploration: str = "none"  # where left-over tiles go: none, box, beside
    bonus_spaces: int = 0
    posts: bool = False
    settlers: int = 0
    start_settlers: dict[int, int] = field(default_factory=dict)  # by number of players
    column_bonus: tuple[str, ...] = ()
    fourth_bonus: tuple[str, ...] = ()
    islands: bool = False
    layout: str = ""

    def options(self, boxes: Boxes) -> dict[str, dict[str, Any]]:
        """The options with their defaults; a `board` of None is drawn by the seed."""
        options: dict[str, dict[str, Any]] = {}
        if self.board_choice:
            options["board"] = {"default": None, "choices": list(self.board_choice)}
        if self.islands:
            layouts = [*boxes.eastern_wonders.layouts, RANDOM]
            options["layout"] = {"default": self.layout, "choices": layouts}
        options["round_limit"] = {"default": self.round_limit, "min": 1, "max": MAX_ROUNDS}
        return options

    def sides(self, boxes: Boxes, board: str | None = None) -> list[Board]:
        """The boards on the table, the chosen one last."""
        names = (*self.boards, board) if board else self.boards
        return [boxes.new_world.boards[name] for name in names]

    def point_cards(self, boxes: Boxes, players: int) -> list[PointCard]:
        """The point cards in play (nw.setup.cards.star, nw.setup.cards.players)."""
        if "new_world" not in self.boxes:
            return list(boxes.spice_road.points)
        removed = {2: ("3+", "=4"), 3: ("=4",)}.get(players, ())
        return [
            card
            for card in boxes.new_world.points
            if card.players not in removed and (card.star is None or card.star != self.remove_star)
        ]

    def bonus_tiles(self, boxes: Boxes) -> list[BonusTile]:
        """The bonus tiles in play (nw.setup.bonus)."""
        if not self.bonus_spaces:
            return []
        return [tile for tile in boxes.new_world.bonus if tile.mark not in self.remove_marks]


@cache
def load_modes() -> dict[str, Mode]:
    """All modes by id, the simplest first."""
    folder = files("century.data") / "modes"
    modes = [
        read_mode(page.name.removesuffix(".toml"), page.read_text("utf-8"))
        for page in folder.iterdir()
        if page.name.endswith(".toml")
    ]
    modes.sort(key=lambda mode: (len(mode.boxes), -max(mode.players), mode.id))
    return {mode.id: mode for mode in modes}


def _by_players(page: Reader, key: str) -> dict[int, int]:
    numbers = page.inside(key)
    numbers.only(tuple("2345"))
    return {int(name): numbers.whole(name, 0, 36) for name in numbers.table}


READ: dict[object, Callable[[Reader, str], object]] = {
    str: Reader.text,
    str | None: Reader.text,
    bool: Reader.flag,
    int: lambda page, key: page.whole(key, 0, MAX_ROUNDS),
    tuple[int, ...]: lambda page, key: page.wholes(key, 2, 5),
    tuple[str, ...]: Reader.texts,
    dict[int, int]: _by_players,
}


def read_mode(mode_id: str, text: str) -> Mode:
    """One page of `data/modes/`."""
    page = Reader(tomllib.loads(text), f"{mode_id}.toml", CenturyError)
    keys = [key for key in fields(Mode) if key.name != "id"]
    page.only([key.name for key in keys])
    values: dict[str, Any] = {"id": mode_id}
    for key in keys:
        needed = key.default is MISSING and key.default_factory is MISSING
        if needed or page.has(key.name):
            values[key.name] = READ[key.type](page, key.name)
    mode = Mode(**values)
    for fault in _faults(mode):
        page.fail(fault)
    return mode


def _faults(mode: Mode) -> Iterator[str]:
    known: list[tuple[str, Sequence[object], Sequence[object]]] = [
        ("boxes", mode.boxes, BOXES),
        ("boards", mode.boards, BOARDS),
        ("board_choice", mode.board_choice, BOARDS),
        ("remove_star", [mode.remove_star], [None, *STARS]),
        ("remove_marks", mode.remove_marks, MARKS),
        ("exploration", [mode.exploration], ["none", "box", "beside"]),
        ("market", [mode.market], ["none", "hand", "route", "use"]),
        ("column_bonus", mode.column_bonus, mode.boards),
        ("fourth_bonus", mode.fourth_bonus, mode.boards),
    ]
    for key, highest in {"usual_rounds": 255, "head_start": 100}.items():
        if getattr(mode, key) > highest:
            yield f"{key}: at most {highest}"
    for key, values, words in known:
        for value in values:
            if value not in words:
                yield f"{key} {value}: unknown"
    boards = {*mode.boards, *mode.board_choice}
    if len({board[0] for board in boards}) < len(boards):
        yield "boards: at most one side of each"
    if not mode.players:
        yield "players: none"
    for place in (*mode.forts, *mode.markets):
        if place.split(".")[0] not in mode.boards:
            yield f"{place} is on no board of this mode"
    for cubes in mode.start_cubes:
        if not set(cubes) <= set(COLOURS):
            yield f"start_cubes {cubes}: unknown cube"
    if len(mode.start_cubes) < max(mode.players):
        yield "start_cubes: too few seats"
    numbers = " ".join(map(str, mode.players))
    for key in ("end_cards", "start_settlers") if mode.settlers else ("end_cards",):
        if tuple(getattr(mode, key)) != mode.players:
            yield f"{key}: must be given for {numbers} players"
    if mode.forts and len(mode.forts) != mode.point_row:
        yield "forts: must be as many as point_row"
    if mode.markets and len(mode.markets) != mode.market_row:
        yield "markets: must be as many as market_row"
    if mode.islands != bool(mode.layout) or mode.islands != mode.posts:
        yield "islands, layout and posts go together"
