"""Single pieces as signs: cubes, cards, tiles, seats. Colour never stands alone."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from century.component import BonusTile, Effect, ExplorationTile, PointCard
from century.game import Game
from century.words import Words
from century.words.components import benefit_phrase, components_of

CUBES = {
    "Y": "bold #2a1c00 on #f5bd2e",
    "R": "bold #ffffff on #d0391f",
    "G": "bold #ffffff on #0a7d63",
    "B": "bold #ffeedd on #7a4a2a",
}
SEATS = ("★", "☾", "▲", "○", "≡")
SEAT_STYLES = ("bold blue", "bold magenta", "bold", "bold dark_orange3", "bold pink3")
SHIP, POST = "≈", "⌂"


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


def seats(numbers: Iterable[int]) -> Text:
    return Text(" ").join(seat(number) for number in numbers)


def lines(parts: Sequence[Text | str]) -> Text:
    return Text("\n").join(part if isinstance(part, Text) else Text(part) for part in parts)


class Pieces:
    """The pieces of one game, in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.things = components_of(game.kit)

    def merchant(self, card: str) -> Text:
        """m12 YYY→B"""
        return Text(f"{card} ", "dim") + effect(self.things.merchants[card].effect)

    def points(self, card: PointCard) -> Text:
        return Text(self.words.say("points", points=card.points), "bold")

    def benefit(self, card: PointCard) -> Text:
        """aid field, tool hill +Y, 2 new settlers, exploration"""
        if card.benefit == "settlers":
            return Text(self.words.say(benefit_phrase(card)))
        told = Text(self.words.say("benefit", benefit=card.benefit or ""))
        if card.symbol:
            told += Text(f" {self.words.say('symbol', symbol=card.symbol)}")
        return told + Text(" +") + cubes(card.cube) if card.cube else told

    def bonus(self, tile: BonusTile) -> Text:
        """b05 3 per aid + tool"""
        return Text(f"{tile.id} ", "dim") + Text(self._worth(tile))

    def _worth(self, tile: BonusTile) -> str:
        names = [self.words.say("benefit", benefit=benefit) for benefit in tile.of]
        if tile.kind == "symbol":
            return self.words.say("sign-symbol", points=tile.points, benefit=names[0])
        if tile.kind == "pair":
            return self.words.say(
                "sign-pair", points=tile.points, first=names[0], second=names[1]
            )
        if tile.kind == "settlers":
            return self.words.say("sign-settlers", points=tile.points)
        if tile.kind == "merchants":
            return self.words.say("sign-merchants", points=tile.points)
        return self.words.say("points", points=tile.points)

    def exploration(self, tile: ExplorationTile) -> Text:
        """x01 +YR"""
        name = Text(f"{tile.id} ", "dim")
        if tile.cubes:
            return name + Text("+") + cubes(tile.cubes)
        if tile.settlers:
            return name + Text(self.words.say("benefit-settlers", settlers=tile.settlers))
        if tile.symbol:
            return name + Text(self.words.say("benefit", benefit=tile.symbol))
        return name + Text(self.words.say("points", points=tile.points))
