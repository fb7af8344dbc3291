"""Islands of market tiles; ships that sail between them; trading posts built there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from century.data.component import GOODS, RANDOM, SEA
from century.data.layout import TOUCHING, hang_together, neighbours
from century.data.reader import shown
from century.game.components import effect_phrase
from century.game.cubes import unpack
from century.game.mechanisms.common import (
    always,
    ask_steps,
    cube_action,
    read_steps,
    view_steps,
    why_not_this_cube,
)
from century.game.mechanisms.filling import fill_effect
from century.game.mechanisms.mechanism import (
    AMOUNT,
    BYTE,
    NAME,
    Field,
    Fields,
    LocationKind,
    Mechanism,
    Stock,
    coloured,
)
from century.game.phrase import Fact, Phrase
from century.game.reason import Reason, cost_reason, count_of, holding, there_are
from century.rules import constants as k
from century.rules import decisions as d
from century.rules.mechanisms.islands import MIDDLE
from century.rules.mechanisms.ships import SEA as SEA_TILE
from century.rules.questions import (
    find_neighbours,
    islands_in_reach,
    post_price,
    ships_to_pay,
)
from century.rules.scoring import POSTS
from century.rules.state import COLUMNS, ISLANDS, NOWHERE

if TYPE_CHECKING:
    from century.data.component import Boxes, Effect, Location
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Pending, PostsLeft, SeatPart, TablePart
    from century.rules.constants import Constants
    from century.rules.state import State

FARTHEST = 99


class ShipMove(LocationKind):
    """A location that lets the ship sail."""

    name = "sail"
    number = k.SAIL
    decisions = (d.BONUS, d.SAIL, d.PAY, d.BUILD, d.SPEND, d.TRADE)

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        if s.decision == d.SAIL:
            return set()
        if s.decision == d.PAY:
            return _read_pay(ruleset, s, pending)
        island = int(s.ship[s.turn])
        if island == SEA_TILE:
            pending.fail(f"decision {d.NAMES[s.decision]}: the ship of seat {s.turn} is at sea")
        has_post = bool(s.posts_on[s.turn] >> island & 1)
        if s.decision == d.TRADE:
            s.effect = k.ISLAND_EFFECT + int(s.island[island])
            s.optional = 1
        elif s.decision == d.SPEND:
            if has_post:
                pending.fail(f"seat {s.turn} has a trading post on island {island} already")
            price = int(post_price(ruleset.constants, s, island))
            if price == 0:
                pending.fail(f"the first trading post on island {island} is free")
            return read_steps(s, pending, price)
        elif s.decision == d.BONUS:  # ew2.loc.sail.build.column
            s.spaces = ruleset.constants.column_spaces
            built = s.posts_built[s.turn]
            good = ruleset.constants.island_good[s.island[island]]
            if not has_post or min(built) < built[good]:
                pending.fail(f"no column of seat {s.turn} was emptied on island {island}")
        return set()

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        c = ruleset.constants
        islands = islands_in_reach(s, int(s.ship[s.turn]), int(c.location_sail[location]))
        fewest = min(ships_to_pay(c, s, i) for i in range(ISLANDS) if islands >> i & 1)
        line = f"every island in reach asks for {count_of(fewest, 'cube')}, and {holding(s, tools)}"
        return Reason("reason-reach", line)

    def extra_cubes(self, ruleset: Ruleset, s: State) -> int | None:
        return -len(paid_seats(ruleset, s))


class ShipTrade(LocationKind):
    """A location that trades where the ship lies."""

    name = "ship_trade"
    number = k.SHIP_TRADE
    decisions = (d.TRADE,)

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        island = int(s.ship[s.turn])
        if island == SEA_TILE:
            pending.fail(f"the ship of seat {s.turn} is at sea, where there is no trade")
        s.effect = k.ISLAND_EFFECT + int(s.island[island])
        return set()

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        if s.ship[s.turn] == SEA_TILE:
            return Reason("reason-sea", f"the ship of seat {s.turn} is at sea")
        cost = _trade_cost(ruleset, s, int(s.ship[s.turn]))
        return cost_reason(s, cost, tools, "the trade there ")

    def phrase(self, scene: Scene, location: Location) -> Phrase:
        island = scene.own["ship"]
        effect = effect_phrase(island_effect(scene, island))
        return Phrase("at-ship-trade-here", island=island, effect=effect)


class PostTrade(LocationKind):
    """A location that trades at a trading post."""

    name = "post_trade"
    number = k.POST_TRADE
    decisions = (d.POST, d.TRADE)

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        if s.decision != d.TRADE:
            return set()
        island = pending.whole("post", 1, ISLANDS - 1)
        if not s.posts_on[s.turn] >> island & 1:
            pending.fail(f"post {island}: seat {s.turn} has none there")
        s.effect = k.ISLAND_EFFECT + int(s.island[island])
        return {"post"}

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        posts = [i for i in range(ISLANDS) if s.posts_on[s.turn] >> i & 1]
        if not posts:
            return Reason("reason-no-post", f"seat {s.turn} has no trading post")
        costs = " or ".join(sorted({unpack(_trade_cost(ruleset, s, island)) for island in posts}))
        line = f"the trades at its posts cost {costs}, and {holding(s, tools)}"
        return Reason("reason-post-cost", line)


class Islands(Mechanism):
    """Islands, ships and trading posts."""

    locations = (ShipMove(), ShipTrade(), PostTrade())
    skips: ClassVar = {"build": "skip-build"}

    def is_in(self, mode: Mode) -> bool:
        return mode.islands

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        c.islands = True
        for i, tile in enumerate(ruleset.market_tiles):
            fill_effect(c, k.ISLAND_EFFECT + i, tile.effect)
            c.island_good[i] = GOODS.index(tile.symbol)
        for i, layout in enumerate(ruleset.boxes.eastern_wonders.layouts.values()):
            c.layouts[i] = layout
        chosen = ruleset.options["layout"]
        c.layout = k.RANDOM_LAYOUT if chosen == RANDOM else ruleset.layouts.index(chosen)
        c.post_value[:] = ruleset.boxes.new_world.posts
        for i, location in enumerate(ruleset.locations):
            c.location_sail[i] = location.sail

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        return {
            d.SAIL: [f"sail {island}" for island in range(ISLANDS)],
            d.PAY: coloured("pay"),
            d.BUILD: ["build", "skip"],
            d.SPEND: coloured("spend"),
            d.POST: [f"post {island}" for island in range(ISLANDS)],
        }

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        return {"market_tiles": Stock("eastern_wonders", ruleset.market_tiles)}

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        return {"posts": POSTS}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        values = list(boxes.new_world.posts) if mode.posts else []
        return {"islands": mode.islands, "posts": mode.posts, "post_values": values}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        left = [COLUMNS - built for built in s.posts_built[seat]]
        return {"ship": s.ship[seat], "posts": _by_good(left)}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        seats = range(ruleset.players)
        return {
            "islands": [
                {
                    "at": [q, r],
                    "tile": ruleset.market_tiles[s.island[i]].id if i else SEA,
                    "ships": [seat for seat in seats if s.ship[seat] == i],
                    "posts": [seat for seat in seats if s.posts_on[seat] >> i & 1],
                }
                for i, (q, r) in enumerate(s.island_at)
            ]
        }

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        if s.decision == d.PAY:
            return {"payee": s.payee}
        if s.decision == d.SPEND:
            return view_steps(s)
        if s.decision == d.TRADE and s.location != NOWHERE:
            kind = ruleset.location_kind(ruleset.locations[s.location])
            if kind.number == k.POST_TRADE:  # a market tile lies on one island only
                return {"post": s.island.index(s.effect - k.ISLAND_EFFECT, 1)}
        return {}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("ship", "posts")

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("islands",)

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s = table.state
        s.ship[seat] = reader.whole("ship", 0, ISLANDS - 1)
        posts = reader.inside("posts")
        posts.only(GOODS)
        for row, good in enumerate(GOODS):
            s.posts_built[seat, row] = COLUMNS - posts.whole(good, 0, COLUMNS)

    def read_table(self, table: TableReader) -> None:
        islands = table.top.entries("islands")
        if len(islands) != ISLANDS:
            table.top.fail(f"islands: {len(islands)}, not {ISLANDS}")
        for i, island in enumerate(islands):
            _read_island(table, i, table.reader(island.table, f"island {i}"))
        _check_layout(table)
        _check_posts(table)

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        yield Field("post", 1, ISLANDS - 1, NAME, "the island whose post trades")
        meaning = "whose ship is being paid: 1 + its place after the viewer"
        yield Field("payee", 1, ruleset.players, NAME, meaning)
        tiles = len(ruleset.market_tiles)
        yield Field("island_tile", ISLANDS, tiles, NAME, "1 + the market tile; 0 is the sea")
        yield Field("island_q", ISLANDS, BYTE, AMOUNT, f"first coordinate, plus {MIDDLE}")
        yield Field("island_r", ISLANDS, BYTE, AMOUNT, f"second coordinate, plus {MIDDLE}")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        yield Field("ship", 1, ISLANDS - 1, NAME, "the island of the ship")
        meaning = f"posts on the board: {' '.join(GOODS)}"
        yield Field("posts_left", len(GOODS), COLUMNS, AMOUNT, meaning)
        yield Field("posts", ISLANDS, 1, AMOUNT, "for each island: there is a post")

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {"ship": seat["ship"][0], "posts": _by_good(seat["posts_left"])}

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        return {
            "islands": [
                {
                    "at": [table["island_q"][i] - MIDDLE, table["island_r"][i] - MIDDLE],
                    "tile": ruleset.market_tiles[tile - 1].id if tile else SEA,
                    "ships": [seat for seat, own in enumerate(seats) if own["ship"][0] == i],
                    "posts": [seat for seat, own in enumerate(seats) if own["posts"][i]],
                }
                for i, tile in enumerate(table["island_tile"])
            ]
        }

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        pending: Pending = {}
        if post := table["post"][0]:
            pending["post"] = post
        if place := table["payee"][0]:
            pending["payee"] = (table["viewer"][0] + place - 1) % ruleset.players
        return pending


# Positions


def _by_good(left: Sequence[int]) -> PostsLeft:
    return cast("PostsLeft", dict(zip(GOODS, left, strict=True)))


def _read_pay(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    s.payee = pending.whole("payee", 0, ruleset.players - 1)
    there = _ships_there(ruleset, s)
    if s.payee not in there:
        pending.fail(f"payee {s.payee}: has no ship on this island to be paid for")
    owed = len(there) - there.index(int(s.payee))
    cubes = len(unpack(s.cubes[s.turn]))
    if cubes < owed:
        pending.fail(f"seat {s.turn} owes {owed} cubes and has {cubes}")
    return {"payee"}


def _ships_there(ruleset: Ruleset, s: State) -> list[int]:
    """The other seats whose ships lie where that of the turn does, in turn order."""
    others = [(int(s.turn) + i) % ruleset.players for i in range(1, ruleset.players)]
    return [seat for seat in others if s.ship[seat] == s.ship[s.turn]]


def paid_seats(ruleset: Ruleset, s: State) -> list[int]:
    """The seats that received a cube in this turn (ew2.loc.sail.pay, ew2.limit)."""
    at_sail = s.location != NOWHERE and ruleset.constants.location_kind[s.location] == k.SAIL
    arrived = (at_sail and s.decision != d.SAIL) or (s.decision == d.DISCARD and not s.again)
    if not ruleset.constants.islands or not arrived:
        return []
    there = _ships_there(ruleset, s)
    return there[: there.index(int(s.payee))] if s.decision == d.PAY else there


def _read_island(table: TableReader, i: int, reader: Reader) -> None:
    s = table.state
    reader.only(("at", "tile", "ships", "posts"))
    at = reader.wholes("at", -FARTHEST, FARTHEST)
    if len(at) != 2:
        reader.fail("at: must be two coordinates")
    s.island_at[i] = at
    tile = reader.get("tile")
    if (tile == SEA) != (i == SEA_TILE):
        reader.fail(f"tile {shown(tile)}: island {SEA_TILE} is the sea, no other is")
    if i != SEA_TILE:
        s.island[i] = table.one(table.market_tiles, tile, reader, "tile")
    for seat in _seats(table, reader, "posts"):
        if i == SEA_TILE:
            reader.fail("posts: none stands on the sea")
        s.posts_on[seat] |= 1 << i
    ships = _seats(table, reader, "ships")
    for seat in range(table.ruleset.players):
        if (seat in ships) != (s.ship[seat] == i):
            reader.fail(f"ships: the ship of seat {seat} is at island {s.ship[seat]}")


def _seats(table: TableReader, reader: Reader, key: str) -> Collection[int]:
    seats = reader.wholes(key, 0, table.ruleset.players - 1)
    if len(set(seats)) < len(seats):
        reader.fail(f"{key}: a seat twice")
    return seats


def _check_layout(table: TableReader) -> None:
    """ew2.setup.islands"""
    s, ruleset, top = table.state, table.ruleset, table.top
    places = [(int(q), int(r)) for q, r in s.island_at]
    layout = ruleset.options["layout"]
    if layout != RANDOM and tuple(places) != ruleset.boxes.eastern_wonders.layouts[layout]:
        top.fail(f"islands: not the layout {layout}")
    if len(set(places)) < ISLANDS:
        top.fail("islands: two at the same place")
    if not hang_together(places):
        top.fail("islands: all must hang together")
    for i, others in enumerate(neighbours(places).values()):
        if len(others) < TOUCHING:
            top.fail(f"island {i}: must touch at least {TOUCHING} others")
    find_neighbours(s)
    goods = Counter(ruleset.market_tiles[tile].symbol for tile in s.island[1:])
    for good in GOODS:
        if goods[good] != COLUMNS:
            top.fail(f"islands: {goods[good]} tiles of {good}, not {COLUMNS}")


def _check_posts(table: TableReader) -> None:
    """What stands on the islands is no longer on the player board."""
    s, ruleset = table.state, table.ruleset
    for seat in range(ruleset.players):
        standing = Counter(
            ruleset.market_tiles[s.island[i]].symbol
            for i in range(1, ISLANDS)
            if s.posts_on[seat] >> i & 1
        )
        for row, good in enumerate(GOODS):
            left = COLUMNS - int(s.posts_built[seat, row])
            if standing[good] + left != COLUMNS:
                table.top.fail(
                    f"seat {seat}: posts {good}: {left} on the player board and "
                    f"{standing[good]} on islands, not {COLUMNS} in all"
                )


# Words


def island_effect(scene: Scene, island: int) -> Effect:
    return scene.things.market_tiles[scene.view["islands"][island]["tile"]].effect


def sail(scene: Scene, island: str) -> Phrase:
    at = scene.view["islands"][int(island)]
    toll = len(at["ships"])
    if at["tile"] == SEA:
        return Phrase("action-sail-sea", toll=toll)
    tile = scene.things.market_tiles[at["tile"]]
    return Phrase(
        "action-sail",
        island=int(island),
        good=Phrase("good", good=tile.symbol),
        effect=effect_phrase(tile.effect),
        toll=toll,
    )


def pay(scene: Scene, cube: str) -> Phrase:
    return Phrase("action-pay", cube=cube, seat=str(scene.view["pending"]["payee"]))


def build(scene: Scene, _: str) -> Phrase:
    game, island = scene.game, scene.own["ship"]
    price = int(post_price(game.ruleset.constants, game.state, island))
    return Phrase("action-build", island=island, price=price)


def post(scene: Scene, island: str) -> Phrase:
    effect = effect_phrase(island_effect(scene, int(island)))
    return Phrase("action-post", island=int(island), effect=effect)


def ask_pay(scene: Scene) -> Mapping[str, Fact]:
    return {"seat": str(scene.view["pending"]["payee"])}


def ask_build(scene: Scene) -> Mapping[str, Fact]:
    """What the trading post costs, and the trade that follows (ew2.loc.sail)."""
    island = scene.own["ship"]
    price = int(post_price(scene.game.ruleset.constants, scene.game.state, island))
    effect = effect_phrase(island_effect(scene, island))
    return {"island": island, "price": price, "effect": effect}


Islands.actions = {
    "sail": sail,
    "pay": pay,
    "build": build,
    "spend": cube_action("action-spend"),
    "post": post,
}
Islands.questions = {
    "sail": lambda _: {},
    "pay": ask_pay,
    "build": ask_build,
    "spend": ask_steps,
    "post": lambda _: {},
}


# Refusals


def _trade_cost(ruleset: Ruleset, s: State, island: int) -> int:
    return int(ruleset.constants.effect_cost[k.ISLAND_EFFECT + int(s.island[island])])


def why_no_sail(ruleset: Ruleset, s: State, number: str) -> Reason:
    island, ship = int(number), int(s.ship[s.turn])
    steps = int(ruleset.constants.location_sail[s.location])
    if island == ship:
        return Reason("reason-there", "the ship is there already")
    if not islands_in_reach(s, ship, steps) >> island & 1:
        line = f"it is more than {count_of(steps, 'step')} from island {ship}"
        return Reason("reason-far", line, steps=steps)
    ships = int(ships_to_pay(ruleset.constants, s, island))
    line = f"{there_are(ships, 'ship')} to be paid a cube each, and {holding(s)}"
    return Reason("reason-toll", line, ships=ships)


def why_no_post(ruleset: Ruleset, s: State, island: str) -> Reason:
    if not s.posts_on[s.turn] >> int(island) & 1:
        return Reason("reason-no-post-there", f"seat {s.turn} has no trading post there")
    return cost_reason(s, _trade_cost(ruleset, s, int(island)))


Islands.in_sight = {
    "sail": lambda _, view, island: int(island) < len(view["islands"]),
    **dict.fromkeys(("pay", "build", "spend", "post"), always),
}
Islands.refusals = {
    "pay": why_not_this_cube,
    "spend": why_not_this_cube,
    "sail": why_no_sail,
    "post": why_no_post,
}
