"""Single pieces as signs: cubes, cards, tiles, seats. Colour never stands alone."""

from collections.abc import Sequence

from rich.text import Text

from century.data.component import COLOURS, BonusTile, Effect, ExplorationTile, PointCard
from century.drawing.palette import TERMINAL
from century.game.components import components_of
from century.game.game import Game
from century.game.schema import LocationView, StackView
from century.words import Words

CUBES = {
    cube: f"bold {TERMINAL[f'cube-{cube.lower()}-ink']} on {TERMINAL[f'cube-{cube.lower()}']}"
    for cube in COLOURS
}
SEATS = ("★", "☾", "▲", "○", "≡")
SEAT_STYLES = tuple(f"bold {TERMINAL[f'p{seat + 1}']}".strip() for seat in range(len(SEATS)))
SETTLER, SHIP, POST = "●", "≈", "⌂"


def cubes(held: str) -> Text:
    """Cubes as letters: YYRG."""
    return Text.assemble(*((cube, CUBES[cube]) for cube in held))


def effect(what: Effect) -> Text:
    """+YY, ↑2 or YY→G"""
    if what.kind == "produce":
        return Text("+") + cubes(what.gain)
    if what.kind == "upgrade":
        return Text(f"↑{what.steps}")
    return cubes(what.cost) + Text("→") + cubes(what.gain)


def seat(number: int) -> Text:
    """★0"""
    return Text(f"{SEATS[number]}{number}", SEAT_STYLES[number])


def crew(there: LocationView) -> Text:
    """★0 ●●"""
    return seat(there["seat"]).append(f" {SETTLER * there['settlers']}")


def tag(name: str) -> Text:
    """The id of a piece, before what is printed on it."""
    return Text.assemble((f"{name} ", "dim"))


def lines(parts: Sequence[Text]) -> Text:
    return Text("\n").join(parts)


class Pieces:
    """The pieces of one game, in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.things = components_of(game.ruleset)

    def merchant(self, card: str) -> Text:
        """m12 YYY→B"""
        return tag(card) + effect(self.things.merchants[card].effect)

    def points(self, card: PointCard) -> Text:
        return Text(self.words.say("points", points=card.points), "bold")

    def benefit(self, card: PointCard) -> Text:
        """aid field, tool hill +Y, new settlers +●●, exploration"""
        benefit = Text(self.words.say("benefit", benefit=card.benefit or ""))
        if card.symbol:
            benefit += Text(f" {self.words.say('symbol', symbol=card.symbol)}", "italic")
        if card.settlers:
            benefit += Text(f" +{SETTLER * card.settlers}")
        return benefit + Text(" +") + cubes(card.cube) if card.cube else benefit

    def bonus(self, tile: BonusTile) -> Text:
        """b05 3 per aid + tool"""
        return tag(tile.id).append(self._worth(tile))

    def stack(self, stack: StackView) -> Text:
        """b05 3 per aid + tool ×3"""
        return self.bonus(self.things.bonus[stack["top"]]).append(f" ×{stack['count']}", "dim")

    def _worth(self, tile: BonusTile) -> str:
        names = [self.words.say("benefit", benefit=benefit) for benefit in tile.of]
        if tile.kind == "symbol":
            return self.words.say("sign-symbol", points=tile.points, benefit=names[0])
        if tile.kind == "pair":
            return self.words.say("sign-pair", points=tile.points, first=names[0], second=names[1])
        if tile.kind == "settlers":
            return self.words.say("sign-settlers", points=tile.points)
        if tile.kind == "merchants":
            return self.words.say("sign-merchants", points=tile.points)
        return self.words.say("points", points=tile.points)

    def exploration(self, tile: ExplorationTile) -> Text:
        """x01 +YR"""
        name = tag(tile.id)
        if tile.cubes:
            return name.append("+") + cubes(tile.cubes)
        if tile.settlers:
            return name.append(f"+{SETTLER * tile.settlers}")
        if tile.symbol:
            return name.append(self.words.say("benefit", benefit=tile.symbol))
        return name.append(self.words.say("points", points=tile.points))
