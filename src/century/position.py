"""Positions as text-like data: the exact inverse of `Game.position`, with every check.

Any position that could lie on a table is taken, whether or not a game can reach it; one that
could not is refused with the place and the reason.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from century.box import load_boxes
from century.component import COLOURS, GOODS, RANDOM, SEA, Boxes
from century.entry import Entry, one_of, shown
from century.errors import CenturyError, InvalidPosition
from century.game import Files, Game, check_seed
from century.kit import Kit, find_kit, pack
from century.mode import get_mode
from century.position_turn import read_turn
from century.rules.forts import learn
from century.rules.islands import find_neighbours
from century.rules.setup import redeal
from century.rules.state import BESIDE, COLUMNS, ISLANDS, NOWHERE, ROUTE, TAKEN, State
from century.view import FORMAT, ids

MOST_CUBES = 120  # of one colour, in the middle of a turn
TOP = ("format", "mode", "players", "options", "round", "turn", "seat", "decision", "ending")
TOP += ("over", "pending", "seats", "points")


def from_position(position: dict[str, Any], *, box: Files = None) -> Game:
    """The game at a position; `box` as in `century.new`."""
    return _game(position, load_boxes(box))


def from_view(view: dict[str, Any], seed: int = 0, *, box: Files = None) -> Game:
    """A game at a view, with the hidden piles dealt by the seed: a real table typed in."""
    check_seed(seed)
    boxes = load_boxes(box)
    if isinstance(view, dict) and "hidden" in view:
        raise InvalidPosition("position: hidden: a view has none; use century.from_position")
    try:
        kit, _ = _kit(Entry(_table(view), "position", InvalidPosition), boxes)
        unseen = _unseen(kit, view)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        if isinstance(error, CenturyError):
            raise
        raise InvalidPosition(f"position: not a view: {type(error).__name__}: {error}") from None
    return _game(view | {"hidden": unseen}, boxes).redeal(seed)


def _unseen(kit: Kit, view: dict[str, Any]) -> dict[str, Any]:
    """Some order of everything that the view does not show."""
    seen = set(_strings(view))
    piles: dict[str, Any] = {}
    points = [card.id for card in kit.points if kit.in_play(card) and card.id not in seen]
    if "next" in view["points"]:
        points.insert(0, view["points"]["next"])
    merchants = [
        card.id for card in kit.merchants[len(kit.boxes.spice_road.starts) :] if card.id not in seen
    ]
    if points:
        piles["points"] = points
    if merchants:
        piles["market"] = merchants
    tiles = iter([tile for tile in ids(kit.bonus_in_play) if tile not in seen])
    bonus = {
        space: [stack["top"], *(next(tiles, "") for _ in range(stack["count"] - 1))]
        for space, stack in view.get("bonus", {}).items()
    }
    if bonus:
        piles["bonus"] = bonus
    return piles


def _strings(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)


def _table(value: object) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise InvalidPosition(f"position {shown(value)}: must be a dict, as Game.position() gives")
    return value


def _game(position: dict[str, Any], boxes: Boxes) -> Game:
    top = Entry(_table(position), "position", InvalidPosition)
    kit, options = _kit(top, boxes)
    reader = _Reader(kit, top)
    state = reader.read()
    return Game(kit, options, state, None)


def _kit(top: Entry, boxes: Boxes) -> tuple[Kit, dict[str, Any]]:
    if top.get("format") != FORMAT:
        top.fail(f"format {shown(top.get('format'))}: must be {shown(FORMAT)}")
    options = top.inside("options").table
    try:
        mode = get_mode(top.text("mode"))
        kit = find_kit(mode, boxes, top.get("players"), options)
    except CenturyError as error:
        raise InvalidPosition(f"position: {error}") from None
    if mode.board_choice and not kit.options["board"]:
        top.fail(f"options: board is missing: must be {one_of(mode.board_choice)}")
    return kit, dict(kit.options)


class _Reader:
    """Puts a position on the table, part by part."""

    def __init__(self, kit: Kit, top: Entry) -> None:
        self.kit = kit
        self.top = top
        self.state: State = kit.new_state()
        self.hands = kit.mode.market == "hand"
        self.seen: dict[str, str] = {}  # component -> where it lies
        self.points = {card.id: i for i, card in enumerate(kit.points) if kit.in_play(card)}
        self.merchants = {card.id: i for i, card in enumerate(kit.merchants)}
        self.bonus = {tile.id: i for i, tile in enumerate(kit.bonus) if tile in kit.bonus_in_play}
        self.exploration = {tile.id: i for i, tile in enumerate(kit.exploration)}
        self.market_tiles = {tile.id: i for i, tile in enumerate(kit.market_tiles)}
        self.starts = {card.id for card in kit.boxes.spice_road.starts} if self.hands else set()

    def read(self) -> State:
        kit, top, s = self.kit, self.top, self.state
        parts = [*TOP, "hidden"]
        parts += ["coins"] if kit.mode.coins else []
        parts += ["market"] if kit.merchants else []
        parts += ["locations", "bonus"] if kit.mode.boards else []
        parts += ["beside"] if kit.mode.exploration == "beside" else []
        parts += ["islands"] if kit.mode.islands else []
        top.only(parts)
        hidden = top.inside("hidden") if top.has("hidden") else Entry({}, "", InvalidPosition)
        piles = ["points"]
        piles += ["market"] if kit.merchants else []
        piles += ["bonus"] if kit.mode.boards else []
        hidden.only(piles)
        s.rounds = top.whole("round", 1, kit.options["round_limit"])
        s.ending = top.flag("ending")
        seats = top.entries("seats")
        if len(seats) != kit.players:
            top.fail(f"seats: {len(seats)} of {kit.players} players")
        for seat, entry in enumerate(seats):
            self.read_seat(seat, Entry(entry.table, f"position: seat {seat}", InvalidPosition))
        self.read_points(hidden)
        if kit.mode.coins:
            self.read_coins()
        if kit.merchants:
            self.read_market(hidden)
        if kit.mode.boards:
            self.read_board()
            self.read_bonus(hidden)
            self.check_settlers()
        if kit.mode.islands:
            self.read_islands()
        self.check_end()
        read_turn(kit, s, top)
        return s

    # Single things

    def one(self, known: dict[str, int], name: object, where: str) -> int:
        """The number of a component that has not been seen elsewhere."""
        if not isinstance(name, str) or name not in known:
            raise InvalidPosition(f"position: {where}: {shown(name)} is not in this game")
        if name in self.seen:
            raise InvalidPosition(f"position: {where}: {name} lies at {self.seen[name]} already")
        if name not in self.starts:  # every seat has its own starting cards
            self.seen[name] = where
        return known[name]

    def many(
        self, known: dict[str, int], entry: Entry, key: str, most: int = 99
    ) -> list[int]:
        names = entry.sequence(key)
        where = f"{entry.where.removeprefix('position: ')}: {key}"
        if len(names) > most:
            entry.fail(f"{key}: {len(names)} of at most {most}")
        return [self.one(known, name, where) for name in names]

    def cubes(self, entry: Entry, key: str) -> int:
        value = entry.get(key)
        if not isinstance(value, str) or not set(value) <= set(COLOURS):
            entry.fail(f"{key} {shown(value)}: must be cubes in letters, {one_of(COLOURS)}")
        if any(value.count(colour) > MOST_CUBES for colour in COLOURS):
            entry.fail(f"{key}: more than {MOST_CUBES} cubes of a colour")
        return pack(value)

    def fill(self, array: Any, values: Sequence[int]) -> int:
        array[: len(values)] = values
        return len(values)

    def whole_pile(self, noun: str, known: Iterable[str]) -> None:
        missing = [name for name in known if name not in self.seen and name not in self.starts]
        if missing:
            self.top.fail(f"{noun}: counts do not add up: {' '.join(missing[:5])} missing")

    # Parts of the table

    def read_seat(self, seat: int, entry: Entry) -> None:
        s, kit = self.state, self.kit
        keys = ["cubes"]
        if self.hands:
            keys += ["hand", "played", "points", "gold", "silver"]
        else:
            keys += ["settlers", "reserve", "cards", "bonus", "explored"]
        keys += ["route"] if kit.mode.market == "route" else []
        keys += ["discard"] if kit.merchants and not self.hands else []
        keys += ["ship", "posts"] if kit.mode.islands else []
        entry.only(keys)
        s.cubes[seat] = self.cubes(entry, "cubes")
        most = kit.mode.end_cards[kit.players]
        taken = self.many(self.points, entry, "points" if self.hands else "cards", most)
        s.taken_count[seat] = self.fill(s.taken[seat], taken)
        if self.hands:
            self.read_hand(seat, entry)
            return
        s.settlers[seat] = entry.whole("settlers", 0, kit.mode.settlers)
        s.reserve[seat] = entry.whole("reserve", 0, kit.mode.settlers)
        for card in taken:
            learn(kit.box, s, seat, card)
        tiles = self.many(self.bonus, entry, "bonus", kit.mode.bonus_spaces)
        s.bonus_count[seat] = self.fill(s.bonus[seat], tiles)
        explored = self.many(self.exploration, entry, "explored", TAKEN)
        s.explored_count[seat] = self.fill(s.explored[seat], explored)
        if kit.mode.market == "route":
            self.read_route(seat, entry)
        if kit.merchants:
            cards = self.many(self.merchants, entry, "discard")
            s.cards_count[seat] = self.fill(s.cards[seat], cards)
        if kit.mode.islands:
            s.ship[seat] = entry.whole("ship", 0, ISLANDS - 1)
            posts = entry.inside("posts")
            posts.only(GOODS)
            for row, good in enumerate(GOODS):
                s.posts_built[seat, row] = COLUMNS - posts.whole(good, 0, COLUMNS)

    def read_hand(self, seat: int, entry: Entry) -> None:
        s = self.state
        hand = self.many(self.merchants, entry, "hand")
        played = self.many(self.merchants, entry, "played")
        for start in self.starts:
            copies = [*hand, *played].count(self.merchants[start])
            if copies != 1:
                entry.fail(f"{start}: every seat has it once, in hand or played; not {copies} times")
        s.cards_count[seat] = self.fill(s.cards[seat], hand + played)
        s.played_count[seat] = len(played)
        s.hand[seat] = sum(1 << card for card in hand)
        s.gold[seat] = entry.whole("gold", 0, self.coins())
        s.silver[seat] = entry.whole("silver", 0, self.coins())

    def coins(self) -> int:
        return self.kit.mode.coins * self.kit.players

    def read_route(self, seat: int, entry: Entry) -> None:
        s = self.state
        route = entry.entries("route")
        if len(route) > ROUTE:
            entry.fail(f"route: {len(route)} cards of at most {ROUTE}")
        for place, card in enumerate(route):
            card.only(("card", "settlers"))
            where = f"seat {seat}: route {place + 1}"
            s.route[seat, place] = self.one(self.merchants, card.get("card"), where)
            s.route_settlers[seat, place] = card.whole("settlers", 0, self.kit.mode.settlers)
        s.route_count[seat] = len(route)

    def read_row(
        self, entry: Entry, known: dict[str, int], row: list[int], most: int, hidden: Entry
    ) -> list[int]:
        """The deck below a row, checked against its count; the last card is the top."""
        key = entry.where.split(": ")[-1]
        left = entry.whole("deck", 0, len(known)) if entry.has("deck") else 0
        deck = self.many(known, hidden, key) if hidden.has(key) else []
        if len(deck) != left:
            entry.fail(f"deck {left}: but hidden {key} holds {len(deck)}")
        if len(row) > most or (len(row) < most and deck):
            entry.fail(f"row: {len(row)} cards, not {most}, beside a deck of {left}")
        return deck[::-1]

    def read_points(self, hidden: Entry) -> None:
        s, kit = self.state, self.kit
        entry = self.top.inside("points")
        entry.only(("row", "deck", "next") if kit.mode.points_face_up else ("row", "deck"))
        row = self.many(self.points, entry, "row")
        deck = self.read_row(entry, self.points, row, kit.mode.point_row, hidden)
        s.points_shown = self.fill(s.points_row, row)
        s.points_left = self.fill(s.points_deck, deck)
        if kit.mode.points_face_up:
            top = kit.points[deck[-1]].id if deck else None
            if entry.table.get("next") != top:
                entry.fail(f"next {shown(entry.table.get('next'))}: the top of the deck is {top}")
        self.whole_pile("points", self.points)

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
            if left + int(owned.sum()) != self.coins():
                entry.fail(f"{metal}: {left + int(owned.sum())} coins in all, not {self.coins()}")

    def read_market(self, hidden: Entry) -> None:
        s, kit = self.state, self.kit
        entry = self.top.inside("market")
        entry.only(("row", "deck"))
        market = {name: card for name, card in self.merchants.items() if self.is_market(card)}
        row = []
        for place, card in enumerate(entry.entries("row")):
            card.only(("card", "cubes") if self.hands else ("card",))
            row.append(self.one(market, card.get("card"), f"market row {place + 1}"))
            if self.hands and place < kit.mode.market_row:
                s.market_cubes[place] = self.cubes(card, "cubes")
        deck = self.read_row(entry, market, row, kit.mode.market_row, hidden)
        s.market_shown = self.fill(s.market_row, row)
        s.market_left = self.fill(s.market_deck, deck)
        self.whole_pile("market", market)

    def is_market(self, card: int) -> bool:
        return card >= len(self.kit.boxes.spice_road.starts)

    def read_board(self) -> None:
        s, kit = self.state, self.kit
        on_board = kit.box.on_every_board
        if kit.mode.board_choice:
            s.board = kit.box.board
            on_board |= kit.box.on_board[s.board]
        s.closed = ~on_board
        s.tile_at[:] = NOWHERE
        entry = self.top.inside("locations")
        numbers = {
            loc.id: i for i, loc in enumerate(kit.locations) if on_board >> i & 1
        }
        for name in entry.table:
            if name not in numbers:
                entry.fail(f"{shown(name)} is no location of this game")
            self.read_location(numbers[name], entry.inside(name))
        if kit.mode.exploration == "beside":
            for tile in self.many(self.exploration, self.top, "beside"):
                s.tile_at[tile] = BESIDE
        covers = sum(kit.covered(kit.locations[i]) for i in numbers.values())
        tiles = len(self.exploration) if kit.mode.exploration == "beside" else covers
        found = sum(name in self.seen for name in self.exploration)
        if found != tiles:
            self.top.fail(f"exploration tiles: {found} on the table, not {tiles}")

    def read_location(self, location: int, entry: Entry) -> None:
        s, kit = self.state, self.kit
        if entry.has("tile"):
            entry.only(("tile",))
            if not kit.covered(kit.locations[location]):
                entry.fail("tile: no exploration tile ever lies there")
            where = f"locations {kit.locations[location].id}"
            s.tile_at[self.one(self.exploration, entry.get("tile"), where)] = location
            s.closed |= 1 << location
        else:
            entry.only(("seat", "settlers"))
            seat = entry.whole("seat", 0, kit.players - 1)
            s.crew[location] = entry.whole("settlers", 1, kit.mode.settlers)
            s.held[seat] |= 1 << location

    def read_bonus(self, hidden: Entry) -> None:
        s, kit = self.state, self.kit
        stacks = self.top.inside("bonus")
        piles = hidden.inside("bonus") if hidden.has("bonus") else Entry({}, "", InvalidPosition)
        for spaces in (stacks, piles):
            for space in spaces.table:
                if space not in kit.spaces:
                    spaces.fail(f"{shown(space)} is no bonus space of this game")
        for number, space in enumerate(kit.spaces):
            if not stacks.has(space) and not piles.has(space):
                continue
            entry = stacks.inside(space)
            entry.only(("top", "count"))
            count = entry.whole("count", 1, kit.space_size(space))
            tiles = self.many(self.bonus, piles, space, count)
            if len(tiles) != count or kit.bonus[tiles[0]].id != entry.get("top"):
                entry.fail("must show the top and the count of the hidden stack")
            s.stack_count[number] = self.fill(s.stack[number], tiles[::-1])
        dealt = sum(kit.space_size(space) for space in kit.spaces)
        found = int(s.stack_count.sum()) + int(s.bonus_count.sum())
        if found != dealt:
            self.top.fail(f"bonus: {found} tiles on the table, not {dealt}")

    def check_settlers(self) -> None:
        s, kit = self.state, self.kit
        for seat in range(kit.players):
            out = sum(int(s.crew[i]) for i in range(len(s.crew)) if s.held[seat] >> i & 1)
            found = int(s.settlers[seat]) + int(s.reserve[seat]) + out
            found += int(s.route_settlers[seat].sum())
            if found != kit.mode.settlers:
                self.top.fail(f"seat {seat}: {found} settlers in all, not {kit.mode.settlers}")

    def read_islands(self) -> None:
        s, kit = self.state, self.kit
        islands = self.top.entries("islands")
        if len(islands) != ISLANDS:
            self.top.fail(f"islands: {len(islands)}, not {ISLANDS}")
        for i, island in enumerate(islands):
            entry = Entry(island.table, f"position: island {i}", InvalidPosition)
            entry.only(("at", "tile", "ships", "posts"))
            at = entry.wholes("at", -99, 99)
            if len(at) != 2:
                entry.fail("at: must be two coordinates")
            s.island_at[i] = at
            if (entry.get("tile") == SEA) != (i == 0):
                entry.fail(f"tile {shown(entry.get('tile'))}: island 0 is the sea, no other is")
            if i:
                where = f"island {i}"
                s.island[i] = self.one(self.market_tiles, entry.get("tile"), where)
            for seat in self.seats(entry, "posts"):
                if i == 0:
                    entry.fail("posts: none stands on the sea")
                s.posts_on[seat] |= 1 << i
            for seat in range(kit.players):
                if (seat in self.seats(entry, "ships")) != (s.ship[seat] == i):
                    entry.fail(f"ships: the ship of seat {seat} is at island {s.ship[seat]}")
        self.check_islands()

    def seats(self, entry: Entry, key: str) -> tuple[int, ...]:
        seats = entry.wholes(key, 0, self.kit.players - 1)
        if len(set(seats)) < len(seats):
            entry.fail(f"{key}: a seat twice")
        return seats

    def check_islands(self) -> None:
        """ew2.setup.islands, and the posts on the tiles against those on the player boards."""
        s, kit = self.state, self.kit
        places = [(int(q), int(r)) for q, r in s.island_at]
        layout = kit.options["layout"]
        if layout != RANDOM and tuple(places) != kit.boxes.eastern_wonders.layouts[layout]:
            self.top.fail(f"islands: not the layout {layout}")
        if len(set(places)) < ISLANDS:
            self.top.fail("islands: two at the same place")
        find_neighbours(s)
        reached, grown = 0, 1
        while reached != grown:
            reached = grown
            for i in range(ISLANDS):
                grown |= int(s.near[i]) if reached >> i & 1 else 0
        if reached != (1 << ISLANDS) - 1 or any(int(near).bit_count() < 2 for near in s.near):
            self.top.fail("islands: all must hang together, each touching at least two others")
        goods = Counter(kit.market_tiles[tile].symbol for tile in s.island[1:])
        for row, good in enumerate(GOODS):
            if goods[good] != COLUMNS:
                self.top.fail(f"islands: {goods[good]} tiles of {good}, not {COLUMNS}")
            for seat in range(kit.players):
                on_tiles = sum(
                    bool(s.posts_on[seat] >> i & 1)
                    for i in range(1, ISLANDS)
                    if kit.market_tiles[s.island[i]].symbol == good
                )
                if on_tiles != s.posts_built[seat, row]:
                    self.top.fail(
                        f"seat {seat}: posts {good}: {on_tiles} on islands, but "
                        f"{COLUMNS - int(s.posts_built[seat, row])} of {COLUMNS} left"
                    )

    def check_end(self) -> None:
        """The end is triggered by a number of point cards, and by nothing else."""
        s, kit = self.state, self.kit
        enough = kit.mode.end_cards[kit.players]
        triggered = int(s.taken_count.max()) >= enough
        if bool(s.ending) != triggered:
            self.top.fail(
                f"ending {shown(bool(s.ending))}: the end is triggered when a seat has "
                f"{enough} point cards"
            )
