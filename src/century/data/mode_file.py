"""The modes, read from `data/modes/*.toml`: what is on the table, and which rules are on."""

import os
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
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
    ExplorationTile,
    MarketTile,
    Merchant,
    PointCard,
)
from century.data.reader import NAME, Reader, shown
from century.data.schema import OptionAbout
from century.errors import CenturyError
from century.rules.constants import MAX_SETTLERS
from century.rules.state import (
    MARKET_ROW,
    OWN_BONUS,
    POINT_ROW,
    SEATS,
    SETTLER_SEATS,
    TAKEN,
)

MIN_PLAYERS = 2
MAX_ROUNDS = 30_000
FOLDER_VARIABLE = "CENTURY_MODES"


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

    def options(self, boxes: Boxes) -> dict[str, OptionAbout]:
        """The options with their defaults; a `board` of None is drawn by the seed."""
        options: dict[str, OptionAbout] = {}
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

    @property
    def point_box(self) -> str:
        """The box of the point cards: at forts those of A New World, with their benefits."""
        return "new_world" if self.forts else "spice_road"

    def points(self, boxes: Boxes) -> tuple[PointCard, ...]:
        """All point cards of that box; `point_cards` tells those of a game."""
        return boxes.new_world.points if self.forts else boxes.spice_road.points

    def is_in_play(self, card: PointCard, players: int) -> bool:
        """nw.setup.cards.star, nw.setup.cards.players"""
        if card.star is not None and card.star == self.remove_star:
            return False
        return players >= {None: MIN_PLAYERS, "3+": 3, "=4": 4}[card.players]

    def point_cards(self, boxes: Boxes, players: int) -> list[PointCard]:
        """The point cards of a game."""
        return [card for card in self.points(boxes) if self.is_in_play(card, players)]

    def merchants(self, boxes: Boxes) -> tuple[Merchant, ...]:
        """The starting cards, then those of the deck."""
        if self.market == "none":
            return ()
        return boxes.spice_road.starts + boxes.spice_road.merchants

    def bonus(self, boxes: Boxes) -> tuple[BonusTile, ...]:
        """All bonus tiles of the box; `bonus_tiles` tells those of a game."""
        return boxes.new_world.bonus if self.boards else ()

    def bonus_tiles(self, boxes: Boxes) -> list[BonusTile]:
        """The bonus tiles in play (nw.setup.bonus, ew1.setup.bonus)."""
        return [tile for tile in self.bonus(boxes) if tile.mark not in self.remove_marks]

    def exploration_tiles(self, boxes: Boxes) -> tuple[ExplorationTile, ...]:
        return boxes.new_world.exploration if self.boards else ()

    def market_tiles(self, boxes: Boxes) -> tuple[MarketTile, ...]:
        return boxes.eastern_wonders.markets if self.islands else ()

    def layouts(self, boxes: Boxes) -> tuple[str, ...]:
        """The ways in which the islands may lie, but for the random one."""
        return tuple(boxes.eastern_wonders.layouts) if self.islands else ()


@cache
def builtin_modes() -> dict[str, Mode]:
    """The modes of the package by id, the simplest first."""
    return {mode.id: mode for mode in _pages(files("century.data") / "modes")}


@cache
def load_modes() -> dict[str, Mode]:
    """All modes by id: the built-in ones, then those of the folder that CENTURY_MODES names."""
    modes = dict(builtin_modes())
    if own := os.environ.get(FOLDER_VARIABLE):
        if not Path(own).is_dir():
            raise CenturyError(f"{FOLDER_VARIABLE} {shown(own)}: must be a folder of mode pages")
        for mode in _pages(Path(own)):
            if mode.id in modes:
                raise CenturyError(f"{mode.id}.toml: there is a built-in mode of that name")
            modes[mode.id] = mode
    return modes


def _pages(folder: Traversable) -> list[Mode]:
    pages = [page for page in folder.iterdir() if page.name.endswith(".toml")]
    modes = [read_mode(page.name.removesuffix(".toml"), _text(page)) for page in pages]
    return sorted(modes, key=lambda mode: (len(mode.boxes), -max(mode.players), mode.id))


def _text(page: Traversable) -> str:
    try:
        return page.read_text("utf-8")
    except UnicodeDecodeError:
        raise CenturyError(f"{page.name}: not UTF-8 text") from None
    except OSError as error:
        raise CenturyError(f"{page.name}: cannot read: {error.strerror}") from None


def _by_players(page: Reader, key: str) -> dict[int, int]:
    numbers = page.inside(key)
    numbers.only([str(players) for players in range(MIN_PLAYERS, SEATS + 1)])
    return {int(name): numbers.whole(name, 0, 36) for name in numbers.table}


READ: dict[object, Callable[[Reader, str], object]] = {
    str: Reader.text,
    str | None: Reader.text,
    bool: Reader.flag,
    int: lambda page, key: page.whole(key, 0, MAX_ROUNDS),
    tuple[int, ...]: lambda page, key: page.wholes(key, MIN_PLAYERS, SEATS),
    tuple[str, ...]: Reader.texts,
    dict[int, int]: _by_players,
}


def read_mode(mode_id: str, text: str) -> Mode:
    """One page of `data/modes/`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CenturyError(f"{mode_id}.toml: not TOML: {error}") from None
    page = Reader(table, f"{mode_id}.toml", CenturyError)
    if not NAME.fullmatch(mode_id):
        page.fail("its name must be 1 to 24 of a to z, 0 to 9, _; a letter first")
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
    yield from _combination_faults(mode)


def _combination_faults(mode: Mode) -> Iterator[str]:
    """What mechanisms need of each other; all that is not refused here can be played."""
    if mode.islands != bool(mode.layout) or mode.islands != mode.posts:
        yield "islands, layout and posts go together"
    if bool(mode.boards) != bool(mode.settlers):
        yield "boards and settlers go together"
    needs: list[tuple[str, object, str, bool]] = [
        ("boards", mode.boards, "the box new_world", "new_world" in mode.boxes),
        ("board_choice", mode.board_choice, "boards", bool(mode.boards)),
        ("islands", mode.islands, "the box eastern_wonders", "eastern_wonders" in mode.boxes),
        ("islands", mode.islands, "boards, for a ship sails from a location", bool(mode.boards)),
        ("market", mode.market != "none", "the box spice_road", "spice_road" in mode.boxes),
        ("market_row", mode.market_row, "market", mode.market != "none"),
        ("market", mode.market != "none", "market_row", bool(mode.market_row)),
        (f"market {mode.market}", mode.market in ("route", "use"), "markets", bool(mode.markets)),
        ("markets", mode.markets, 'market "route" or "use"', mode.market in ("route", "use")),
        ("coins", mode.coins, "point cards that are claimed from the row", not mode.forts),
        ("no forts", not mode.forts, "the box spice_road", "spice_road" in mode.boxes),
        ("covered", mode.covered or mode.covered_2_3, "forts, to explore", bool(mode.forts)),
        ("column_bonus", mode.column_bonus, "islands", mode.islands),
        ("fourth_bonus", mode.fourth_bonus, "markets", bool(mode.markets)),
    ]
    for key, asked, other, there in needs:
        if asked and not there:
            yield f"{key}: needs {other}"
    limits: list[tuple[str, int, int]] = [
        ("players", max(mode.players, default=0), SETTLER_SEATS if mode.boards else SEATS),
        ("point_row", mode.point_row, POINT_ROW),
        ("market_row", mode.market_row, MARKET_ROW),
        ("bonus_spaces", mode.bonus_spaces, OWN_BONUS),
        ("settlers", mode.settlers, MAX_SETTLERS),
        ("end_cards", max(mode.end_cards.values(), default=0), TAKEN),
    ]
    for key, number, highest in limits:
        if number > highest:
            yield f"{key} {number}: at most {highest}"
