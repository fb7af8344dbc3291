"""What one game is played with: mode, components, players and options, as the rules take them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

import numpy as np

from century.data.component import (
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
from century.data.mode import Mode, check_options
from century.data.reader import shown
from century.errors import InvalidOption
from century.rules import constants as b
from century.rules.constants import CONSTANTS, Constants
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
class Ruleset:
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
    def constants(self) -> Constants:
        return compile_constants(self)

    def new_state(self) -> State:
        """An empty table."""
        return cast(State, np.zeros(1, STATE)[0])


def mask(flags: list[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def compile_constants(ruleset: Ruleset) -> Constants:
    """The record that the rules read."""
    c = cast(Constants, np.zeros(1, CONSTANTS)[0])
    mode = ruleset.mode
    c.players = ruleset.players
    c.round_limit = ruleset.options["round_limit"]
    c.end_cards = mode.end_cards[ruleset.players]
    c.own_bonus = mode.bonus_spaces
    c.settlers = mode.settlers
    c.start_settlers = mode.start_settlers.get(ruleset.players, 0)
    c.hands = mode.market == "hand"
    c.routes = mode.market == "route"
    c.islands = mode.islands
    c.beside = mode.exploration == "beside"
    c.face_up = mode.points_face_up
    c.row_claims = not mode.forts
    c.usual_rounds = mode.usual_rounds
    c.head_start = mode.head_start
    for seat, cubes in enumerate(mode.start_cubes):
        c.start_cubes[seat] = pack(cubes)
    c.first_acquire = len(ruleset.merchants) if c.hands else 0
    c.first_claim = c.first_acquire + (mode.market_row if c.hands else 0)
    c.first_work = c.first_claim + (mode.point_row if c.row_claims else 0)
    c.first_route = c.first_work + len(ruleset.locations)
    c.rest = c.first_route + (ROUTE if c.routes else 0)
    fill_merchants(ruleset, c)
    fill_points(ruleset, c)
    fill_locations(ruleset, c)
    fill_tiles(ruleset, c)
    fill_islands(ruleset, c)
    return c


def fill_effect(c: Constants, index: int, effect: Effect) -> None:
    c.effect_kind[index] = EFFECT_KINDS[effect.kind]
    c.effect_steps[index] = effect.steps
    c.effect_cost[index] = pack(effect.cost)
    c.effect_gain[index] = pack(effect.gain)


def paid_by(costs: list[str], colour: str, many: int) -> int:
    """Of these costs those that so many cubes of a colour pay, as far as it goes."""
    return mask([cost.count(colour) <= many for cost in costs])


def fill_merchants(ruleset: Ruleset, c: Constants) -> None:
    if not ruleset.merchants:
        return
    starts = len(ruleset.boxes.spice_road.starts)
    c.market_row = ruleset.mode.market_row
    c.market_count = len(ruleset.merchants) - starts
    c.market_cards[: c.market_count] = range(starts, len(ruleset.merchants))
    c.start_cards[:] = range(starts)
    for i, card in enumerate(ruleset.merchants):
        fill_effect(c, i, card.effect)
    costs = [card.effect.cost for card in ruleset.merchants]
    for colour, letter in enumerate(COLOURS):
        for many in range(b.MAX_COST + 1):
            c.merchants_paid[colour, many] = paid_by(costs, letter, many)


def fill_points(ruleset: Ruleset, c: Constants) -> None:
    c.points_row = ruleset.mode.point_row
    used = [i for i, card in enumerate(ruleset.points) if ruleset.in_play(card)]
    c.points_count = len(used)
    c.points_cards[: len(used)] = used
    for i, card in enumerate(ruleset.points):
        c.point_cost[i] = pack(card.cost)
        c.point_value[i] = card.points
        c.point_benefit[i] = benefit(card.benefit)
        c.point_symbol[i] = symbol(ruleset, card.symbol)
        c.point_cube[i] = pack(card.cube)
        c.point_settlers[i] = card.settlers
    c.coins = ruleset.mode.coins
    c.gold_value = ruleset.boxes.spice_road.gold
    c.silver_value = ruleset.boxes.spice_road.silver


def benefit(name: str | None) -> int:
    return b.NO_BENEFIT if name is None else 1 + BENEFITS.index(name)


def symbol(ruleset: Ruleset, name: str | None) -> int:
    return b.NO_SYMBOL if name is None else ruleset.boxes.new_world.symbols.index(name)


def fill_locations(ruleset: Ruleset, c: Constants) -> None:
    mode = ruleset.mode
    c.locations = len(ruleset.locations)
    for i, location in enumerate(ruleset.locations):
        c.location_kind[i] = LOCATION_KINDS.get(location.kind, b.PLAIN)
        c.location_settlers[i] = location.settlers
        c.location_symbol[i] = symbol(ruleset, location.symbol)
        c.location_sail[i] = location.sail
        c.location_spaces[i] = mask([s.startswith(f"{location.id}/") for s in ruleset.spaces])
        for row in (mode.forts, mode.markets):
            if location.id in row:
                c.location_place[i] = row.index(location.id)
        if location.effect:
            fill_effect(c, b.LOCATION_EFFECT + i, location.effect)
    kinds = [int(c.location_kind[i]) for i in range(len(ruleset.locations))]
    symbols = [symbol(ruleset, location.symbol) for location in ruleset.locations]
    costs = [location.effect.cost if location.effect else "" for location in ruleset.locations]
    c.conditional = mask([kind not in ALWAYS_USABLE for kind in kinds])
    for which in range(SYMBOLS):
        c.with_symbol[which] = mask([own == which for own in symbols])
        for many in range(b.MAX_SETTLERS + 1):
            c.manned[which, many] = mask(
                [
                    own == which and location.settlers <= many
                    for own, location in zip(symbols, ruleset.locations, strict=True)
                ]
            )
    for colour, letter in enumerate(COLOURS):
        for many in range(b.MAX_COST + 1):
            c.locations_paid[colour, many] = paid_by(costs, letter, many)
    c.on_every_board = mask([location.board in mode.boards for location in ruleset.locations])
    c.board_choices = len(mode.board_choice)
    c.board = NOWHERE
    for i, board in enumerate(mode.board_choice):
        c.on_board[i] = mask([location.board == board for location in ruleset.locations])
        if board == ruleset.options["board"]:
            c.board = i
    c.covered = mask([ruleset.covered(location) for location in ruleset.locations])


def fill_tiles(ruleset: Ruleset, c: Constants) -> None:
    for i, tile in enumerate(ruleset.exploration):
        c.tile_cubes[i] = pack(tile.cubes)
        c.tile_settlers[i] = tile.settlers
        c.tile_points[i] = tile.points
        c.tile_benefit[i] = benefit(tile.symbol)
    c.spaces = len(ruleset.spaces)
    for i, space in enumerate(ruleset.spaces):
        c.space_size[i] = ruleset.space_size(space)
    c.column_spaces = mask(
        [s.partition("/")[0] in ruleset.mode.column_bonus for s in ruleset.spaces]
    )
    c.fourth_spaces = mask(
        [s.partition("/")[0] in ruleset.mode.fourth_bonus for s in ruleset.spaces]
    )
    c.bonus_used = mask([tile in ruleset.bonus_in_play for tile in ruleset.bonus])
    for i, bonus in enumerate(ruleset.bonus):
        c.bonus_kind[i] = BONUS_KINDS[bonus.kind]
        c.bonus_first[i] = benefit(bonus.of[0] if bonus.of else None)
        c.bonus_second[i] = benefit(bonus.of[-1] if bonus.of else None)
        c.bonus_points[i] = bonus.points


def fill_islands(ruleset: Ruleset, c: Constants) -> None:
    if not ruleset.mode.islands:
        return
    for i, tile in enumerate(ruleset.market_tiles):
        fill_effect(c, b.ISLAND_EFFECT + i, tile.effect)
        c.island_good[i] = GOODS.index(tile.symbol)
    for i, layout in enumerate(ruleset.boxes.eastern_wonders.layouts.values()):
        c.layouts[i] = layout
    chosen = ruleset.options["layout"]
    c.layout = b.RANDOM_LAYOUT if chosen == RANDOM else ruleset.layouts.index(chosen)
    c.post_value[:] = ruleset.boxes.new_world.posts


@lru_cache(maxsize=256)
def _ruleset(
    mode: Mode, boxes: Boxes, players: int, options: tuple[tuple[str, Any], ...]
) -> Ruleset:
    return Ruleset(mode, boxes, players, dict(options))


def find_ruleset(
    mode: Mode, boxes: Boxes, players: object, options: Mapping[str, object]
) -> Ruleset:
    """The ruleset for these choices, made once; checks the number of players and the options."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in mode.players:
        counts = " ".join(map(str, mode.players))
        raise InvalidOption(f"{mode.id}: players {shown(players)}: must be one of {counts}")
    chosen = check_options(mode, boxes, options)
    return _ruleset(mode, boxes, players, tuple(chosen.items()))
