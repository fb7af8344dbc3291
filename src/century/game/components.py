"""What is printed on cards, tiles and locations, as phrases."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from century.data.component import (
    BonusTile,
    Effect,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    PointCard,
)
from century.game.phrase import Phrase, cubes_phrase

if TYPE_CHECKING:
    from century.game.ruleset import Ruleset

Component = Merchant | PointCard | Location | BonusTile | ExplorationTile | MarketTile

AT_LOCATION = {
    "fort": "at-fort",
    "market": "at-market",
    "renew": "at-renew",
    "adjust": "at-adjust",
    "ship_trade": "at-ship-trade",
    "post_trade": "at-post-trade",
}


class Components:
    """Everything that a game may have on the table, by id."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.merchants = {card.id: card for card in ruleset.merchants}
        self.points = {card.id: card for card in ruleset.points}
        self.locations = {location.id: location for location in ruleset.locations}
        self.bonus = {tile.id: tile for tile in ruleset.bonus}
        self.exploration = {tile.id: tile for tile in ruleset.exploration}
        self.market_tiles = {tile.id: tile for tile in ruleset.market_tiles}


@lru_cache(maxsize=256)
def components_of(ruleset: Ruleset) -> Components:
    return Components(ruleset)


def component_phrase(thing: Component) -> Phrase:
    """A whole sentence about one component."""
    if isinstance(thing, Merchant):
        return Phrase("merchant-card", card=thing.id, effect=effect_phrase(thing.effect))
    if isinstance(thing, PointCard):
        return _point_card_phrase(thing)
    if isinstance(thing, Location):
        return _location_phrase(thing)
    if isinstance(thing, BonusTile):
        return Phrase("bonus-tile", tile=thing.id, worth=bonus_phrase(thing))
    if isinstance(thing, ExplorationTile):
        return Phrase("exploration-tile", tile=thing.id, gain=exploration_phrase(thing))
    if isinstance(thing, MarketTile):
        good = Phrase("good", good=thing.symbol)
        return Phrase("market-tile", tile=thing.id, good=good, effect=effect_phrase(thing.effect))
    assert_never(thing)


def effect_phrase(effect: Effect) -> Phrase:
    if effect.kind == "produce":
        return Phrase("effect-produce", gain=cubes_phrase(effect.gain))
    if effect.kind == "upgrade":
        return Phrase("effect-upgrade", steps=effect.steps)
    return Phrase("effect-trade", cost=cubes_phrase(effect.cost), gain=cubes_phrase(effect.gain))


def _point_card_phrase(card: PointCard) -> Phrase:
    cost = cubes_phrase(card.cost)
    if card.benefit is None:
        return Phrase("point-card", card=card.id, points=card.points, cost=cost)
    return Phrase(
        "point-card-benefit",
        card=card.id,
        points=card.points,
        cost=cost,
        benefit=benefit_phrase(card),
    )


def benefit_phrase(card: PointCard) -> Phrase:
    """What a point card of A New World gives besides its points."""
    if card.benefit == "aid":
        return Phrase("benefit-aid", symbol=symbol_phrase(card.symbol))
    if card.benefit == "tool":
        symbol = symbol_phrase(card.symbol)
        return Phrase("benefit-tool", symbol=symbol, gain=cubes_phrase(card.cube))
    if card.benefit == "settlers":
        return Phrase("benefit-settlers", settlers=card.settlers)
    return Phrase("benefit-explore")


def symbol_phrase(symbol: str | None) -> Phrase:
    """The circle of a location; box files may have their own names for them."""
    return Phrase("symbol", symbol=symbol or "none")


def _location_phrase(location: Location) -> Phrase:
    return Phrase(
        "location",
        location=location.id,
        action=location_phrase(location),
        settlers=location.settlers,
        symbol=symbol_phrase(location.symbol),
    )


def location_phrase(location: Location) -> Phrase:
    """What working at a location does."""
    if location.effect:
        return effect_phrase(location.effect)
    if location.kind == "sail":
        return Phrase("at-sail", steps=location.sail)
    return Phrase(AT_LOCATION[location.kind])


def bonus_phrase(tile: BonusTile) -> Phrase:
    """What a bonus tile is worth."""
    names = [Phrase("benefit", benefit=benefit) for benefit in tile.of]
    if tile.kind == "symbol":
        return Phrase("bonus-symbol", points=tile.points, benefit=names[0])
    if tile.kind == "pair":
        return Phrase("bonus-pair", points=tile.points, first=names[0], second=names[1])
    if tile.kind == "settlers":
        return Phrase("bonus-settlers", points=tile.points)
    if tile.kind == "merchants":
        return Phrase("bonus-merchants", points=tile.points)
    return Phrase("points", points=tile.points)


def exploration_phrase(tile: ExplorationTile) -> Phrase:
    """What an exploration tile gives."""
    if tile.cubes:
        return Phrase("explore-cubes", gain=cubes_phrase(tile.cubes))
    if tile.settlers:
        return Phrase("benefit-settlers", settlers=tile.settlers)
    if tile.symbol:
        return Phrase("explore-symbol", benefit=Phrase("benefit", benefit=tile.symbol))
    return Phrase("points", points=tile.points)
