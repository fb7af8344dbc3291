"""What one game is played with: mode, components, players and options, as the rules take them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

import numpy as np

from century.component import (
    BENEFITS,
    COLOURS,
    GOODS,
    RANDOM,
    BonusTile,
    Boxes,
    Effect,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    PointCard,
)
from century.entry import shown
from century.errors import InvalidOption
from century.mode import Mode, check_options
from century.rules import box as b
from century.rules.box import BOX, Box
from century.rules.state import NOWHERE, ROUTE, STATE, SYMBOLS, State

LOCATION_KINDS = {
    "fort": b.FORT,
    "market": b.MARKET,
    "renew": b.RENEW,
    "adjust": b.ADJUST,
    "sail": b.SAIL,
    "ship_trade": b.SHIP_TRADE,
    "post_trade": b.POST_TRADE,
}
EFFECT_KINDS = {"produce": b.PRODUCE, "upgrade": b.UPGRADE_CUBES, "trade": b.TRADE_CUBES}
BONUS_KINDS = {
    "symbol": b.PER_SYMBOL,
    "pair": b.PER_PAIR,
    "settlers": b.PER_SETTLERS,
    "flat": b.FLAT,
    "merchants": b.PER_MERCHANTS,
}
ALWAYS_USABLE = (b.PLAIN, b.RENEW, b.ADJUST)


def pack(cubes: str) -> int:
    """Cubes as the rules hold them, from letters."""
    return sum(1 << (8 * COLOURS.index(cube)) for cube in cubes)


def unpack(cubes: int) -> str:
    """Cubes as letters in colour order."""
    return "".join(letter * (int(cubes) >> (8 * i) & 0xFF) for i, letter in enumerate(COLOURS))


@dataclass(frozen=True, eq=False)
class Kit:
    """Components in the order in which the rules number them, and the compiled box."""

    mode: Mode
    boxes: Boxes
    players: int
    options: Mapping[str, Any]  # `board` is None where the seed draws it

    @cached_property
    def points(self) -> tuple[PointCard, ...]:
        """All point cards of the box; `in_play` leaves out those of other modes and counts."""
        own = self.boxes.spice_road if self.mode.market == "hand" else self.boxes.new_world
        return own.points

    def in_play(self, card: PointCard) -> bool:
        """nw.setup.cards.star, nw.setup.cards.players"""
        if card.star is not None and card.star == self.mode.remove_star:
            return False
        least = {None: 2, "3+": 3, "=4": 4}[card.players]
        return self.players >= least

    @cached_property
    def merchants(self) -> tuple[Merchant, ...]:
        if self.mode.market == "none":
            return ()
        return self.boxes.spice_road.starts + self.boxes.spice_road.merchants

    @cached_property
    def locations(self) -> tuple[Location, ...]:
        """Those of all boards that a game of this mode may have."""
        return tuple(
            location
            for board in self.mode.boards + self.mode.board_choice
            for location in self.boxes.new_world.boards[board].locations
        )

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """The bonus spaces: those of a board's forts, then its own."""
        found = []
        for name in self.mode.boards:
            board = self.boxes.new_world.boards[name]
            for owner, stacks in [(loc.id, loc.bonus) for loc in board.locations] + [
                (board.id, board.bonus)
            ]:
                found += [f"{owner}/{n}" for n in range(1, len(stacks) + 1)]
        return tuple(found)

    def space_size(self, space: str) -> int:
        owner, _, n = space.partition("/")
        board = self.boxes.new_world.boards[owner.partition(".")[0]]
        stacks = {loc.id: loc.bonus for loc in board.locations} | {board.id: board.bonus}
        return stacks[owner][int(n) - 1]

    @cached_property
    def bonus(self) -> tuple[BonusTile, ...]:
        return self.boxes.new_world.bonus if self.mode.boards else ()

    @cached_property
    def bonus_in_play(self) -> tuple[BonusTile, ...]:
        """nw.setup.bonus, ew1.setup.bonus: without the tiles whose mark the mode removes."""
        return tuple(tile for tile in self.bonus if tile.mark not in self.mode.remove_marks)

    @cached_property
    def exploration(self) -> tuple[ExplorationTile, ...]:
        return self.boxes.new_world.exploration if self.mode.boards else ()

    @cached_property
    def market_tiles(self) -> tuple[MarketTile, ...]:
        return self.boxes.eastern_wonders.markets if self.mode.islands else ()

    @cached_property
    def layouts(self) -> tuple[str, ...]:
        return tuple(self.boxes.eastern_wonders.layouts) if self.mode.islands else ()

    def covered(self, location: Location) -> bool:
        """Whether an exploration tile covers it at the start (nw.setup.explore)."""
        return location.cover == "explore" or (location.cover == "2-3" and self.players <= 3)

    @cached_property
    def box(self) -> Box:
        return compile_box(self)

    def new_state(self) -> State:
        """An empty table."""
        return cast(State, np.zeros(1, STATE)[0])


def mask(flags: list[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def compile_box(kit: Kit) -> Box:
    """The record that the rules read."""
    box = cast(Box, np.zeros(1, BOX)[0])
    mode = kit.mode
    box.players = kit.players
    box.round_limit = kit.options["round_limit"]
    box.end_cards = mode.end_cards[kit.players]
    box.own_bonus = mode.bonus_spaces
    box.settlers = mode.settlers
    box.start_settlers = mode.start_settlers.get(kit.players, 0)
    box.hands = mode.market == "hand"
    box.routes = mode.market == "route"
    box.islands = mode.islands
    box.beside = mode.exploration == "beside"
    box.face_up = mode.points_face_up
    box.post_price = 2 if kit.players == 2 else 1  # ew2.loc.sail.build.price
    for seat, cubes in enumerate(mode.start_cubes):
        box.start_cubes[seat] = pack(cubes)
    box.first_acquire = box.first_claim = len(kit.merchants)
    box.first_route = box.rest = len(kit.locations)
    if box.hands:
        box.first_claim = box.first_acquire + mode.market_row
        box.rest = box.first_claim + mode.point_row
    elif box.routes:
        box.rest = box.first_route + ROUTE
    fill_merchants(kit, box)
    fill_points(kit, box)
    fill_locations(kit, box)
    fill_tiles(kit, box)
    fill_islands(kit, box)
    return box


def fill_effect(box: Box, index: int, effect: Effect) -> None:
    box.effect_kind[index] = EFFECT_KINDS[effect.kind]
    box.effect_steps[index] = effect.steps
    box.effect_cost[index] = pack(effect.cost)
    box.effect_gain[index] = pack(effect.gain)


def paid_by(costs: list[str], colour: str, many: int) -> int:
    """Of these costs those that so many cubes of a colour pay, as far as it goes."""
    return mask([cost.count(colour) <= many for cost in costs])


def fill_merchants(kit: Kit, box: Box) -> None:
    if not kit.merchants:
        return
    starts = len(kit.boxes.spice_road.starts)
    box.market_row = kit.mode.market_row
    box.market_count = len(kit.merchants) - starts
    box.market_cards[: box.market_count] = range(starts, len(kit.merchants))
    box.start_cards[:] = range(starts)
    for i, card in enumerate(kit.merchants):
        fill_effect(box, i, card.effect)
    costs = [card.effect.cost for card in kit.merchants]
    for colour, letter in enumerate(COLOURS):
        for many in range(b.MOST_COST + 1):
            box.merchants_paid[colour, many] = paid_by(costs, letter, many)


def fill_points(kit: Kit, box: Box) -> None:
    box.points_row = kit.mode.point_row
    used = [i for i, card in enumerate(kit.points) if kit.in_play(card)]
    box.points_count = len(used)
    box.points_cards[: len(used)] = used
    for i, card in enumerate(kit.points):
        box.point_cost[i] = pack(card.cost)
        box.point_value[i] = card.points
        box.point_benefit[i] = benefit(card.benefit)
        box.point_symbol[i] = symbol(kit, card.symbol)
        box.point_cube[i] = pack(card.cube)
        box.point_settlers[i] = card.settlers
    box.coins = kit.mode.coins
    box.gold_value = kit.boxes.spice_road.gold
    box.silver_value = kit.boxes.spice_road.silver


def benefit(name: str | None) -> int:
    return b.NO_BENEFIT if name is None else 1 + BENEFITS.index(name)


def symbol(kit: Kit, name: str | None) -> int:
    return b.NO_SYMBOL if name is None else kit.boxes.new_world.symbols.index(name)


def fill_locations(kit: Kit, box: Box) -> None:
    mode = kit.mode
    box.locations = len(kit.locations)
    for i, location in enumerate(kit.locations):
        box.location_kind[i] = LOCATION_KINDS.get(location.kind, b.PLAIN)
        box.location_settlers[i] = location.settlers
        box.location_symbol[i] = symbol(kit, location.symbol)
        box.location_sail[i] = location.sail
        box.location_spaces[i] = mask([s.startswith(f"{location.id}/") for s in kit.spaces])
        for row in (mode.forts, mode.markets):
            if location.id in row:
                box.location_place[i] = row.index(location.id)
        if location.effect:
            fill_effect(box, b.LOCATION_EFFECT + i, location.effect)
    kinds = [int(box.location_kind[i]) for i in range(len(kit.locations))]
    symbols = [symbol(kit, location.symbol) for location in kit.locations]
    costs = [location.effect.cost if location.effect else "" for location in kit.locations]
    box.conditional = mask([kind not in ALWAYS_USABLE for kind in kinds])
    for which in range(SYMBOLS):
        box.with_symbol[which] = mask([own == which for own in symbols])
        for many in range(b.MOST_SETTLERS + 1):
            box.manned[which, many] = mask(
                [
                    own == which and location.settlers <= many
                    for own, location in zip(symbols, kit.locations, strict=True)
                ]
            )
    for colour, letter in enumerate(COLOURS):
        for many in range(b.MOST_COST + 1):
            box.locations_paid[colour, many] = paid_by(costs, letter, many)
    box.on_every_board = mask([location.board in mode.boards for location in kit.locations])
    box.board_choices = len(mode.board_choice)
    box.board = NOWHERE
    for i, board in enumerate(mode.board_choice):
        box.on_board[i] = mask([location.board == board for location in kit.locations])
        if board == kit.options["board"]:
            box.board = i
    box.covered = mask([kit.covered(location) for location in kit.locations])


def fill_tiles(kit: Kit, box: Box) -> None:
    for i, tile in enumerate(kit.exploration):
        box.tile_cubes[i] = pack(tile.cubes)
        box.tile_settlers[i] = tile.settlers
        box.tile_points[i] = tile.points
        box.tile_benefit[i] = benefit(tile.symbol)
    box.spaces = len(kit.spaces)
    for i, space in enumerate(kit.spaces):
        box.space_size[i] = kit.space_size(space)
    box.column_spaces = mask([s.partition("/")[0] in kit.mode.column_bonus for s in kit.spaces])
    box.fourth_spaces = mask([s.partition("/")[0] in kit.mode.fourth_bonus for s in kit.spaces])
    box.bonus_used = mask([tile in kit.bonus_in_play for tile in kit.bonus])
    for i, bonus in enumerate(kit.bonus):
        box.bonus_kind[i] = BONUS_KINDS[bonus.kind]
        box.bonus_first[i] = benefit(bonus.of[0] if bonus.of else None)
        box.bonus_second[i] = benefit(bonus.of[-1] if bonus.of else None)
        box.bonus_points[i] = bonus.points


def fill_islands(kit: Kit, box: Box) -> None:
    if not kit.mode.islands:
        return
    for i, tile in enumerate(kit.market_tiles):
        fill_effect(box, b.ISLAND_EFFECT + i, tile.effect)
        box.island_good[i] = GOODS.index(tile.symbol)
    for i, layout in enumerate(kit.boxes.eastern_wonders.layouts.values()):
        box.layouts[i] = layout
    chosen = kit.options["layout"]
    box.layout = b.RANDOM_LAYOUT if chosen == RANDOM else kit.layouts.index(chosen)
    box.post_value[:] = kit.boxes.new_world.posts


@lru_cache(maxsize=256)
def _kit(mode: Mode, boxes: Boxes, players: int, options: tuple[tuple[str, Any], ...]) -> Kit:
    return Kit(mode, boxes, players, dict(options))


def find_kit(mode: Mode, boxes: Boxes, players: object, options: Mapping[str, object]) -> Kit:
    """The kit for these choices, made once; checks the number of players and the options."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in mode.players:
        counts = " ".join(map(str, mode.players))
        raise InvalidOption(f"{mode.id}: players {shown(players)}: must be one of {counts}")
    chosen = check_options(mode, boxes, options)
    return _kit(mode, boxes, players, tuple(chosen.items()))
