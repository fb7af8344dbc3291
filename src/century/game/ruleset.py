"""What one game is played with: mode, components, players and options, as the rules take them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from century.data.box import builtin_boxes
from century.data.component import (
    BonusTile,
    Boxes,
    Effect,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    PointCard,
)
from century.data.mode import Mode, check_options, get_mode
from century.data.mode_file import builtin_modes
from century.data.reader import as_whole, shown
from century.data.schema import Options
from century.errors import InvalidOption
from century.game.mechanisms.mechanism import LocationKind, Mechanism
from century.game.mechanisms.registry import mechanisms_of
from century.rules.constants import ISLAND_EFFECT, LOCATION_EFFECT, Constants
from century.rules.state import State

if TYPE_CHECKING:
    from century.game.phrase import Fact, Phrase
    from century.game.reason import Reason
    from century.game.scene import Scene
    from century.game.schema import View

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Components in the order in which the rules number them, and the constants made of them."""

    mode: Mode
    boxes: Boxes
    players: int
    options: Mapping[str, Any]  # `board` is None where the seed draws it

    def __reduce__(self) -> tuple[Any, ...]:
        """By name, where every other side knows the name."""
        mode = self.mode.id if self.mode.id in builtin_modes() else self.mode
        boxes = None if self.boxes is builtin_boxes() else self.boxes
        return _restored, (mode, boxes, self.players, dict(self.options))

    @cached_property
    def names(self) -> tuple[object, ...]:
        """What tells it from others, in this process and elsewhere."""
        return self.mode.id, self.boxes.digest, self.players, *sorted(self.options.items())

    @cached_property
    def mechanisms(self) -> tuple[Mechanism, ...]:
        """What the mode is put together from."""
        return mechanisms_of(self.mode)

    @cached_property
    def actions(self) -> Mapping[str, Callable[[Scene, str], Phrase]]:
        """By the first word of a token: what the action does."""
        return _merged(mechanism.actions for mechanism in self.mechanisms)

    @cached_property
    def refusals(self) -> Mapping[str, Callable[[Ruleset, State, str], Reason]]:
        """By the same: why it cannot be played now."""
        return _merged(mechanism.refusals for mechanism in self.mechanisms)

    @cached_property
    def in_sight(self) -> Mapping[str, Callable[[Ruleset, View, str], bool]]:
        """By the same: whether somebody at the table could point at what it is about."""
        return _merged(mechanism.in_sight for mechanism in self.mechanisms)

    @cached_property
    def skips(self) -> Mapping[str, str]:
        """By kind of decision: the phrase of leaving it out."""
        return _merged(mechanism.skips for mechanism in self.mechanisms)

    @cached_property
    def questions(self) -> Mapping[str, Callable[[Scene], Mapping[str, Fact]]]:
        """By the same: what the question tells besides its kind."""
        return _merged(mechanism.questions for mechanism in self.mechanisms)

    @cached_property
    def points(self) -> tuple[PointCard, ...]:
        """All point cards of the box; `is_in_play` leaves out those of other modes and counts."""
        return self.mode.points(self.boxes)

    @cached_property
    def point_ids(self) -> list[str]:
        return [card.id for card in self.points]

    def is_in_play(self, card: PointCard) -> bool:
        """Whether a point card is in the game."""
        return self.mode.is_in_play(card, self.players)

    @cached_property
    def merchants(self) -> tuple[Merchant, ...]:
        """The starting cards, then those of the deck."""
        return self.mode.merchants(self.boxes)

    @cached_property
    def merchant_ids(self) -> list[str]:
        return [card.id for card in self.merchants]

    @cached_property
    def start_merchants(self) -> tuple[Merchant, ...]:
        """The cards that every seat of a mode with hands starts with."""
        return tuple(card for card in self.merchants if card in self.boxes.spice_road.starts)

    @cached_property
    def locations(self) -> tuple[Location, ...]:
        """Those of all boards that a game of this mode may have."""
        return tuple(
            location
            for board in self.mode.boards + self.mode.board_choice
            for location in self.boxes.new_world.boards[board].locations
        )

    @cached_property
    def location_numbers(self) -> dict[str, int]:
        return {location.id: i for i, location in enumerate(self.locations)}

    @cached_property
    def _location_kinds(self) -> dict[str, LocationKind]:
        kinds = [kind for mechanism in self.mechanisms for kind in mechanism.locations]
        return {kind.name: kind for kind in kinds}

    def location_kind(self, location: Location) -> LocationKind:
        """The kind of a location; one with an effect of its own is a plain one."""
        return self._location_kinds["" if location.effect else location.kind]

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """The bonus spaces: those of a board's forts, then its own."""
        return tuple(self._space_sizes)

    def space_size(self, space: str) -> int:
        """How many tiles a bonus space has at the start."""
        return self._space_sizes[space]

    @cached_property
    def _space_sizes(self) -> dict[str, int]:
        sizes: dict[str, int] = {}
        for board in self.mode.sides(self.boxes):
            owners = [*((place.id, place.bonus) for place in board.locations)]
            for owner, stacks in [*owners, (board.id, board.bonus)]:
                sizes |= {f"{owner}/{n}": size for n, size in enumerate(stacks, 1)}
        return sizes

    @cached_property
    def bonus(self) -> tuple[BonusTile, ...]:
        return self.mode.bonus(self.boxes)

    @cached_property
    def bonus_in_play(self) -> tuple[BonusTile, ...]:
        return tuple(self.mode.bonus_tiles(self.boxes))

    @cached_property
    def exploration(self) -> tuple[ExplorationTile, ...]:
        return self.mode.exploration_tiles(self.boxes)

    @cached_property
    def market_tiles(self) -> tuple[MarketTile, ...]:
        return self.mode.market_tiles(self.boxes)

    @cached_property
    def layouts(self) -> tuple[str, ...]:
        return self.mode.layouts(self.boxes)

    def effect(self, number: int) -> Effect:
        """An effect by the number that the rules give it."""
        if number < LOCATION_EFFECT:
            return self.merchants[number].effect
        if number >= ISLAND_EFFECT:
            return self.market_tiles[number - ISLAND_EFFECT].effect
        effect = self.locations[number - LOCATION_EFFECT].effect
        assert effect is not None
        return effect

    @cached_property
    def constants(self) -> Constants:
        """The record that the rules read."""
        c = Constants()
        for mechanism in self.mechanisms:
            mechanism.fill(self, c)
        turn = (token for mechanism in self.mechanisms for token in mechanism.turn_tokens(self))
        answers = Counter(token.partition(" ")[0] for token in turn)
        c.first_acquire = answers["play"]
        c.first_claim = c.first_acquire + answers["acquire"]
        c.first_work = c.first_claim + answers["claim"]
        c.first_route = c.first_work + answers["work"]
        c.rest = c.first_route + answers["route"]
        return c

    def drawn_options(self, state: State) -> Options:
        """The options with what the seed drew."""
        options = dict(self.options)
        for mechanism in self.mechanisms:
            options |= mechanism.options(self, state)
        return cast(Options, options)

    def new_state(self) -> State:
        """An empty table."""
        return State()


def _merged(parts: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """All of them; of two for the same, that of the mechanism that is asked first."""
    whole: dict[str, T] = {}
    for part in parts:
        whole = {**part, **whole}
    return whole


@lru_cache(maxsize=256)
def _ruleset(
    mode: Mode, boxes: Boxes, players: int, options: tuple[tuple[str, Any], ...]
) -> Ruleset:
    return Ruleset(mode, boxes, players, dict(options))


def find_ruleset(
    mode: Mode, boxes: Boxes, players: object, options: Mapping[str, object]
) -> Ruleset:
    """The ruleset for these choices, made once; checks the number of players and the options."""
    count = as_whole(players)
    if count is None or count not in mode.players:
        counts = " ".join(map(str, mode.players))
        raise InvalidOption(f"{mode.id}: players {shown(players)}: must be one of {counts}")
    chosen = check_options(mode, boxes, options)
    return _ruleset(mode, boxes, count, tuple(chosen.items()))


def _restored(
    mode: str | Mode, boxes: Boxes | None, players: int, options: Mapping[str, object]
) -> Ruleset:
    """A ruleset that was pickled: the one that is used here already, where there is one."""
    known = get_mode(mode) if isinstance(mode, str) else mode
    return find_ruleset(known, boxes or builtin_boxes(), players, options)
