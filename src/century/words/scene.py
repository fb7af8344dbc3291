"""The table before an action, as the words look at it."""

from typing import Any

from century.data.component import Effect, Location
from century.game.game import Game
from century.words.components import components_of, effect_phrase
from century.words.phrase import Phrase


class Scene:
    """The table before an action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view = game.view()
        self.things = components_of(game.ruleset)
        self.own: dict[str, Any] = self.view["seats"][self.view["turn"] or 0]

    def after(self, token: str) -> Game:
        """A copy of the game in which the action was carried out."""
        return self.game.copy().play(token)

    def merchant_effect(self, card: str) -> Phrase:
        return effect_phrase(self.things.merchants[card].effect)

    def island_effect(self, island: int) -> Effect:
        return self.things.market_tiles[self.view["islands"][island]["tile"]].effect

    def market_card(self, location: str) -> str:
        """The merchant card below a market."""
        row = self.view["market"]["row"]
        card: str = row[self.game.ruleset.mode.markets.index(location)]["card"]
        return card

    def card_to_pay(self) -> str:
        """The merchant card of the row that the next cube is put on."""
        pending = self.view["pending"]
        card: str = self.view["market"]["row"][pending["acquire"] - 1 - pending["steps"]]["card"]
        return card

    def fort_card(self, location: str) -> str:
        """The point card above a fort."""
        card: str = self.view["points"]["row"][self.game.ruleset.mode.forts.index(location)]
        return card

    def tools(self, location: Location) -> str:
        """The cubes of the seat's tool cards for a location."""
        cards = [self.things.points[card] for card in self.own["cards"]]
        found = "".join(card.cube for card in cards if card.symbol == location.symbol)
        return found if location.symbol else ""

    def effect_in_use(self) -> Effect:
        """The trade that is being carried out."""
        pending = self.view["pending"]
        if "post" in pending:
            return self.island_effect(pending["post"])
        if "route" in pending:
            card = self.own["route"][pending["route"] - 1]["card"]
        elif "location" in pending:
            location = self.things.locations[pending["location"]]
            if location.effect:
                return location.effect
            if location.kind != "market":
                return self.island_effect(self.own["ship"])
            card = self.market_card(location.id)
        else:
            card = self.own["played"][-1]
        return self.things.merchants[card].effect
