"""Positions as plain data: the exact inverse of `Game.position`, with every check.

Any position that could lie on a table is taken, whether or not a game can reach it; one that
could not is refused with the place and the reason.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from century.data.box import load_boxes
from century.data.component import COLOURS, GOODS, RANDOM, SEA, Boxes
from century.data.mode import get_mode
from century.data.reader import Reader, one_line, one_of, shown
from century.errors import CenturyError, InvalidPosition
from century.game.game import Files, Game, check_seed
from century.game.reading.turn import MAX_CUBES, read_turn
from century.game.ruleset import Ruleset, find_ruleset, pack
from century.game.view import FORMAT
from century.rules.mechanisms.islands import TOUCHING
from century.rules.questions import find_neighbours, learn
from century.rules.state import BESIDE, COLUMNS, ISLANDS, NOWHERE, ROUTE, State

DEEPEST = 6  # no part of a position lies deeper
TOP = ["format", "mode", "players", "options", "round", "turn", "seat", "decision", "ending"]
TOP += ["over", "pending", "seats", "points", "hidden"]


def from_position(position: dict[str, Any], *, box: Files = None) -> Game:
    """The game at a position; `box` as in `century.new`."""
    top = _top(position)
    if not top.has("hidden"):
        top.fail("hidden is missing; century.from_view takes a position without it")
    return _read(top, load_boxes(box), top.inside("hidden"))


def from_view(view: dict[str, Any], seed: int = 0, *, box: Files = None) -> Game:
    """A game at a view, with the hidden piles dealt by the seed: a real table typed in."""
    check_seed(seed)
    top = _top(view)
    if top.has("hidden"):
        top.fail("hidden: a view has none; century.from_position takes it")
    return _read(top, load_boxes(box), None).redeal(seed)


def _top(position: object) -> Reader:
    if not isinstance(position, dict):
        told = type(position).__name__
        raise InvalidPosition(f"position: must be a dict, as Game.position() gives, not {told}")
    _check_plain(position, ())
    return Reader(position, "position", InvalidPosition)


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


def _read(top: Reader, boxes: Boxes, hidden: Reader | None) -> Game:
    if top.get("format") != FORMAT:
        top.fail(f"format {shown(top.get('format'))}: must be {shown(FORMAT)}")
    options = top.inside("options").table
    try:
        mode = get_mode(top.text("mode"))
        players = top.whole("players", min(mode.players), max(mode.players))
        ruleset = find_ruleset(mode, boxes, players, options)
    except InvalidPosition:
        raise
    except CenturyError as error:
        top.fail(str(error))
    if mode.board_choice and not ruleset.options["board"]:
        top.fail(f"options: board is missing: must be {one_of(mode.board_choice)}")
    return Game(ruleset, ruleset.options, _Reader(ruleset, top, hidden).read(), None)


class _Kind(NamedTuple):
    """The components of one kind that are in the game, with the numbers that the rules use."""

    noun: str
    numbers: Mapping[str, int]


class _Reader:
    """Puts a position on the table, part by part; without `hidden`, piles hold what is unseen."""

    def __init__(self, ruleset: Ruleset, top: Reader, hidden: Reader | None) -> None:
        self.ruleset = ruleset
        self.top = top
        self.hidden = hidden
        self.state: State = ruleset.new_state()
        self.enough = ruleset.mode.end_cards[ruleset.players]
        self.hands = ruleset.mode.market == "hand"
        self.seen: dict[str, str] = {}  # component -> where it lies
        starts = len(ruleset.boxes.spice_road.starts) if ruleset.merchants else 0
        self.starts = [card.id for card in ruleset.merchants[:starts]] if self.hands else []
        self.points = _kind(
            "point card", ruleset.points, [c for c in ruleset.points if ruleset.in_play(c)]
        )
        self.merchants = _kind("merchant card", ruleset.merchants, ruleset.merchants[starts:])
        self.own = _kind("merchant card", ruleset.merchants, ruleset.merchants)
        self.bonus = _kind("bonus tile", ruleset.bonus, ruleset.bonus_in_play)
        self.exploration = _kind("exploration tile", ruleset.exploration, ruleset.exploration)
        self.market_tiles = _kind("market tile", ruleset.market_tiles, ruleset.market_tiles)

    def read(self) -> State:
        ruleset, top, s = self.ruleset, self.top, self.state
        parts = list(TOP)
        parts += ["coins"] if ruleset.mode.coins else []
        parts += ["market"] if ruleset.merchants else []
        parts += ["locations", "bonus"] if ruleset.mode.boards else []
        parts += ["beside"] if ruleset.mode.exploration == "beside" else []
        parts += ["islands"] if ruleset.mode.islands else []
        top.only(parts)
        if self.hidden:
            piles = ["points"]
            piles += ["market"] if ruleset.merchants else []
            piles += ["bonus"] if ruleset.mode.boards else []
            self.hidden.only(piles)
        s.rounds = top.whole("round", 1, ruleset.options["round_limit"])
        s.ending = top.flag("ending")
        seats = top.entries("seats")
        if len(seats) != ruleset.players:
            top.fail(f"seats: {len(seats)} of {ruleset.players} players")
        for seat, entry in enumerate(seats):
            self.read_seat(seat, Reader(entry.table, f"position: seat {seat}", InvalidPosition))
        self.read_points()
        if ruleset.mode.coins:
            self.read_coins()
        if ruleset.merchants:
            self.read_market()
        if ruleset.mode.boards:
            self.read_board()
            self.read_bonus()
            self.check_settlers()
        if ruleset.mode.islands:
            self.read_islands()
        read_turn(ruleset, s, top)
        return s

    # Single things

    def one(self, kind: _Kind, name: object, entry: Reader, key: str) -> int:
        """The number of a component that has not been seen elsewhere."""
        where = f"{entry.where}: {key}".removeprefix("position: ")
        if not isinstance(name, str) or name not in kind.numbers:
            mode, players = self.ruleset.mode.id, self.ruleset.players
            told = f"is no {kind.noun} of {mode} with {players} players"
            self.top.fail(f"{where}: {shown(name)} {told}")
        if name in self.seen:
            there = "" if self.seen[name] == where else f", also in {self.seen[name]}"
            self.top.fail(f"{where}: {name} lies twice{there}")
        self.seen[name] = where
        return kind.numbers[name]

    def many(self, kind: _Kind, entry: Reader, key: str, most: int = 99) -> list[int]:
        names = entry.sequence(key)
        if len(names) > most:
            entry.fail(f"{key}: {len(names)}, more than {most}")
        return [self.one(kind, name, entry, key) for name in names]

    def unseen(self, kind: _Kind) -> list[str]:
        return [name for name in kind.numbers if name not in self.seen]

    def cubes(self, entry: Reader, key: str, most: int) -> int:
        value = entry.get(key)
        if not isinstance(value, str) or not set(value) <= set(COLOURS):
            entry.fail(f"{key} {shown(value)}: must be cubes in letters, {one_of(COLOURS)}")
        if len(value) > most:
            entry.fail(f"{key}: {len(value)}, more than {most}")
        return pack(value)

    def fill(self, array: Any, values: Sequence[int]) -> int:
        array[: len(values)] = values
        return len(values)

    def optional(self, entry: Reader, key: str) -> Reader:
        """The table under a key that may be left out where it is empty."""
        if entry.has(key):
            return entry.inside(key)
        return Reader({}, f"{entry.where}: {key}", InvalidPosition)

    # Parts of the table

    def read_seat(self, seat: int, entry: Reader) -> None:
        s, ruleset = self.state, self.ruleset
        keys = ["cubes"]
        if self.hands:
            keys += ["hand", "played", "points", "gold", "silver"]
        else:
            keys += ["settlers", "reserve", "cards", "bonus", "explored"]
        keys += ["route"] if ruleset.mode.market == "route" else []
        keys += ["discard"] if ruleset.merchants and not self.hands else []
        keys += ["ship", "posts"] if ruleset.mode.islands else []
        entry.only(keys)
        s.cubes[seat] = self.cubes(entry, "cubes", MAX_CUBES)
        taken = self.many(self.points, entry, "points" if self.hands else "cards", self.enough)
        s.taken_count[seat] = self.fill(s.taken[seat], taken)
        if self.hands:
            self.read_hand(seat, entry)
            return
        s.settlers[seat] = entry.whole("settlers", 0, ruleset.mode.settlers)
        s.reserve[seat] = entry.whole("reserve", 0, ruleset.mode.settlers)
        for card in taken:
            learn(ruleset.constants, s, seat, card)
        tiles = self.many(self.bonus, entry, "bonus", ruleset.mode.bonus_spaces)
        s.bonus_count[seat] = self.fill(s.bonus[seat], tiles)
        explored = self.many(self.exploration, entry, "explored", len(s.explored[seat]))
        s.explored_count[seat] = self.fill(s.explored[seat], explored)
        if ruleset.mode.market == "route":
            self.read_route(seat, entry)
        if ruleset.merchants:
            cards = self.many(self.merchants, entry, "discard")
            s.cards_count[seat] = self.fill(s.cards[seat], cards)
        if ruleset.mode.islands:
            s.ship[seat] = entry.whole("ship", 0, ISLANDS - 1)
            posts = entry.inside("posts")
            posts.only(GOODS)
            for row, good in enumerate(GOODS):
                s.posts_built[seat, row] = COLUMNS - posts.whole(good, 0, COLUMNS)

    def read_hand(self, seat: int, entry: Reader) -> None:
        """Every seat has starting cards of its own, with the same ids."""
        s = self.state
        hand = self.many(self.own, entry, "hand")
        played = self.many(self.own, entry, "played")
        for start in self.starts:
            if not self.seen.pop(start, None):
                entry.fail(f"{start} is missing: every seat has it, in hand or played")
        s.cards_count[seat] = self.fill(s.cards[seat], hand + played)
        s.played_count[seat] = len(played)
        s.hand[seat] = sum(1 << card for card in hand)
        s.gold[seat] = entry.whole("gold", 0, self.coins())
        s.silver[seat] = entry.whole("silver", 0, self.coins())

    def coins(self) -> int:
        return self.ruleset.mode.coins * self.ruleset.players

    def read_route(self, seat: int, entry: Reader) -> None:
        s = self.state
        route = entry.entries("route")
        if len(route) > ROUTE:
            entry.fail(f"route: {len(route)} cards, more than {ROUTE}")
        for place, card in enumerate(route):
            card.only(("card", "settlers"))
            s.route[seat, place] = self.one(self.merchants, card.get("card"), entry, "route")
            s.route_settlers[seat, place] = card.whole("settlers", 0, self.ruleset.mode.settlers)
        s.route_count[seat] = len(route)

    def read_deck(self, kind: _Kind, pile: str, row: list[int], size: int) -> list[int]:
        """The deck beside a row, from the bottom up; the last card is its top."""
        entry = self.top.inside(pile)
        left = entry.whole("deck", 0, len(kind.numbers)) if entry.has("deck") else 0
        if len(row) > size or (len(row) < size and left):
            entry.fail(f"row: {len(row)} cards, not {size}, beside a deck of {left}")
        if self.hidden is None:
            face_up = kind is self.points and self.ruleset.mode.points_face_up
            shown_top = [entry.get("next")] if face_up and (left or entry.has("next")) else []
            deck = [self.one(kind, name, entry, "next") for name in shown_top]
            deck += [kind.numbers[name] for name in self.unseen(kind)]
            if len(deck) != left:
                entry.fail(f"deck {left}: but {len(deck)} cards lie nowhere else")
        else:
            deck = self.many(kind, self.hidden, pile) if self.hidden.has(pile) else []
            if len(deck) != left:
                entry.fail(f"deck {left}: but hidden {pile} holds {len(deck)}")
            if missing := self.unseen(kind):
                entry.fail(f"{' '.join(missing[:5])}: missing, every card lies somewhere")
        return deck[::-1]

    def read_points(self) -> None:
        s, ruleset = self.state, self.ruleset
        entry = self.top.inside("points")
        entry.only(("row", "deck", "next") if ruleset.mode.points_face_up else ("row", "deck"))
        row = self.many(self.points, entry, "row")
        deck = self.read_deck(self.points, "points", row, ruleset.mode.point_row)
        s.points_shown = self.fill(s.points_row, row)
        s.points_left = self.fill(s.points_deck, deck)
        if ruleset.mode.points_face_up:
            top = ruleset.points[deck[-1]].id if deck else None
            told = entry.get("next") if entry.has("next") else None
            if told != top:
                entry.fail(f"next {shown(told)}: the top of the deck is {top}")

    def read_coins(self) -> None:
        s = self.state
        entry = self.top.inside("coins")
        entry.only(("gold", "silver"))
        s.gold_left = entry.whole("gold", 0, self.coins())
        s.silver_left = entry.whole("silver", 0, self.coins())
        for metal, left, owned in (
            ("gold", s.gold_left, s.gold),
            ("silver", s.silver_left, s.silver),
        ):
            found = int(left) + int(owned.sum())
            if found != self.coins():
                entry.fail(f"{metal}: {found} coins in all, not {self.coins()}")

    def read_market(self) -> None:
        s, ruleset = self.state, self.ruleset
        entry = self.top.inside("market")
        entry.only(("row", "deck"))
        cards = entry.entries("row")
        row = []
        for card in cards:
            card.only(("card", "cubes") if self.hands else ("card",))
            row.append(self.one(self.merchants, card.get("card"), entry, "row"))
        deck = self.read_deck(self.merchants, "market", row, ruleset.mode.market_row)
        s.market_shown = self.fill(s.market_row, row)
        s.market_left = self.fill(s.market_deck, deck)
        if self.hands:  # a cube for every other card that somebody took
            most = len(self.merchants.numbers) - 1
            for place, card in enumerate(cards):
                s.market_cubes[place] = self.cubes(card, "cubes", most)

    def read_board(self) -> None:
        s, ruleset = self.state, self.ruleset
        on_board = int(ruleset.constants.on_every_board)
        if ruleset.mode.board_choice:
            s.board = ruleset.constants.board
            on_board |= int(ruleset.constants.on_board[s.board])
        s.closed = ~on_board
        s.tile_at[:] = NOWHERE
        entry = self.optional(self.top, "locations")
        numbers = {loc.id: i for i, loc in enumerate(ruleset.locations) if on_board >> i & 1}
        for name in entry.table:
            if name not in numbers:
                entry.fail(f"{shown(name)} is no location of this game")
            self.read_location(numbers[name], entry.inside(name))
        beside = ruleset.mode.exploration == "beside"
        if beside and self.top.has("beside"):
            for tile in self.many(self.exploration, self.top, "beside"):
                s.tile_at[tile] = BESIDE
        covers = sum(ruleset.covered(ruleset.locations[i]) for i in numbers.values())
        tiles = len(self.exploration.numbers) if beside else covers
        found = len(self.exploration.numbers) - len(self.unseen(self.exploration))
        if found != tiles:
            self.top.fail(f"exploration tiles: {found} on the table, not {tiles}")

    def read_location(self, location: int, entry: Reader) -> None:
        s, ruleset = self.state, self.ruleset
        entry.only(("seat", "settlers", "tile"))
        if entry.has("tile"):
            if entry.has("seat") or entry.has("settlers"):
                entry.fail("settlers and an exploration tile: nobody works where one lies")
            if not ruleset.covered(ruleset.locations[location]):
                entry.fail("tile: no exploration tile ever lies there")
            tile = self.one(self.exploration, entry.get("tile"), entry, "tile")
            s.tile_at[tile] = location
            s.closed |= 1 << location
        else:
            seat = entry.whole("seat", 0, ruleset.players - 1)
            s.crew[location] = entry.whole("settlers", 1, ruleset.mode.settlers)
            s.held[seat] |= 1 << location
            s.occupied |= 1 << location

    def read_bonus(self) -> None:
        s, ruleset = self.state, self.ruleset
        stacks = self.optional(self.top, "bonus")
        piles = self.optional(self.hidden, "bonus") if self.hidden else None
        for spaces in (stacks, piles):
            for space in spaces.table if spaces else ():
                if spaces and space not in ruleset.spaces:
                    spaces.fail(f"{shown(space)} is no bonus space of this game")
        found = {}
        for space in ruleset.spaces:
            if stacks.has(space) or (piles and piles.has(space)):
                found[space] = self.read_stack(space, stacks.inside(space), piles)
        dealt = sum(ruleset.space_size(space) for space in ruleset.spaces)
        counted = sum(count for count, _ in found.values()) + int(s.bonus_count.sum())
        if counted != dealt:
            self.top.fail(f"bonus: {counted} tiles on the table, not {dealt}")
        unseen = [self.bonus.numbers[name] for name in self.unseen(self.bonus)]
        for space, (count, tiles) in found.items():
            number = ruleset.spaces.index(space)
            below = [] if piles else [unseen.pop() for _ in range(count - 1)]
            s.stack_count[number] = self.fill(s.stack[number], [*below, *tiles[::-1]])
            s.filled |= 1 << number

    def read_stack(self, space: str, entry: Reader, piles: Reader | None) -> tuple[int, list[int]]:
        """How many tiles lie on a bonus space, and those that the position tells, top first."""
        entry.only(("top", "count"))
        count = entry.whole("count", 1, self.ruleset.space_size(space))
        top = entry.get("top")
        if not piles:
            return count, [self.one(self.bonus, top, entry, "top")]
        tiles = self.many(self.bonus, piles, space)
        if len(tiles) != count:
            entry.fail(f"count {count}: but hidden bonus {space} holds {len(tiles)}")
        first = self.ruleset.bonus[tiles[0]].id
        if top != first:
            entry.fail(f"top {shown(top)}: the top of the stack is {first}")
        return count, tiles

    def check_settlers(self) -> None:
        s, ruleset = self.state, self.ruleset
        for seat in range(ruleset.players):
            out = sum(int(s.crew[i]) for i in range(len(s.crew)) if s.held[seat] >> i & 1)
            found = int(s.settlers[seat]) + int(s.reserve[seat]) + out
            found += int(s.route_settlers[seat].sum())
            if found != ruleset.mode.settlers:
                self.top.fail(f"seat {seat}: {found} settlers in all, not {ruleset.mode.settlers}")

    def read_islands(self) -> None:
        s, ruleset = self.state, self.ruleset
        islands = self.top.entries("islands")
        if len(islands) != ISLANDS:
            self.top.fail(f"islands: {len(islands)}, not {ISLANDS}")
        for i, island in enumerate(islands):
            entry = Reader(island.table, f"position: island {i}", InvalidPosition)
            entry.only(("at", "tile", "ships", "posts"))
            at = entry.wholes("at", -99, 99)
            if len(at) != 2:
                entry.fail("at: must be two coordinates")
            s.island_at[i] = at
            if (entry.get("tile") == SEA) != (i == 0):
                entry.fail(f"tile {shown(entry.get('tile'))}: island 0 is the sea, no other is")
            if i:
                s.island[i] = self.one(self.market_tiles, entry.get("tile"), entry, "tile")
            for seat in self.seats(entry, "posts"):
                if i == 0:
                    entry.fail("posts: none stands on the sea")
                s.posts_on[seat] |= 1 << i
            ships = self.seats(entry, "ships")
            for seat in range(ruleset.players):
                if (seat in ships) != (s.ship[seat] == i):
                    entry.fail(f"ships: the ship of seat {seat} is at island {s.ship[seat]}")
        self.check_layout()
        self.check_posts()

    def seats(self, entry: Reader, key: str) -> Collection[int]:
        seats = entry.wholes(key, 0, self.ruleset.players - 1)
        if len(set(seats)) < len(seats):
            entry.fail(f"{key}: a seat twice")
        return seats

    def check_layout(self) -> None:
        """ew2.setup.islands"""
        s, ruleset = self.state, self.ruleset
        places = [(int(q), int(r)) for q, r in s.island_at]
        layout = ruleset.options["layout"]
        if layout != RANDOM and tuple(places) != ruleset.boxes.eastern_wonders.layouts[layout]:
            self.top.fail(f"islands: not the layout {layout}")
        if len(set(places)) < ISLANDS:
            self.top.fail("islands: two at the same place")
        find_neighbours(s)
        reached, grown = 0, 1
        while reached != grown:
            reached = grown
            for i in range(ISLANDS):
                grown |= int(s.near[i]) if reached >> i & 1 else 0
        if reached != (1 << ISLANDS) - 1:
            self.top.fail("islands: all must hang together")
        for i, near in enumerate(s.near):
            if int(near).bit_count() < TOUCHING:
                self.top.fail(f"island {i}: must touch at least {TOUCHING} others")
        goods = Counter(ruleset.market_tiles[tile].symbol for tile in s.island[1:])
        for good in GOODS:
            if goods[good] != COLUMNS:
                self.top.fail(f"islands: {goods[good]} tiles of {good}, not {COLUMNS}")

    def check_posts(self) -> None:
        """What stands on the islands is no longer on the player board."""
        s, ruleset = self.state, self.ruleset
        for seat in range(ruleset.players):
            standing = Counter(
                ruleset.market_tiles[s.island[i]].symbol
                for i in range(1, ISLANDS)
                if s.posts_on[seat] >> i & 1
            )
            for row, good in enumerate(GOODS):
                left = COLUMNS - int(s.posts_built[seat, row])
                if standing[good] + left != COLUMNS:
                    self.top.fail(
                        f"seat {seat}: posts {good}: {left} on the player board and "
                        f"{standing[good]} on islands, not {COLUMNS} in all"
                    )


def _kind(noun: str, numbered: Sequence[Any], used: Sequence[Any]) -> _Kind:
    names = {component.id for component in used}
    return _Kind(noun, {c.id: i for i, c in enumerate(numbered) if c.id in names})
