"""The same game beside the page, in which a bot tells a person what to do."""

from typing import Any

from playwright.sync_api import Locator

import century
from century.game.choices import ANY_ORDER
from web.choosing import give
from web.visiting import CHANGED, SEED, Visitor


class Beside:
    """A game against bots that is played to its end as `greedy` would."""

    def __init__(
        self, visitor: Visitor, mode: str, bots: int = 1, game: str = "", **options: Any
    ) -> None:
        """A new game, unless one with the usual seed was made before."""
        self.visitor = visitor
        self.id = game or visitor.new_game(mode, bots=bots, options=options)
        self._game = century.new(mode, players=1 + bots, seed=SEED, **options)
        self._bot = century.bot("greedy")
        self._played = 0
        self._given: list[str] = []  # picked on the page, and not told to the server yet

    def state(self) -> Any:
        """Of the server; the game beside the page catches up with it."""
        told = self.visitor.api(f"/games/{self.id}")
        tokens = [action["token"] for line in told["log"]["lines"] for action in line["actions"]]
        for token in tokens[self._played :]:
            self._game.play(token)
            if self._given and token == self._given[0]:
                self._given.pop(0)
        self._played = len(tokens)
        return told

    def wanted(self) -> tuple[str, dict[str, Any]]:
        """What the bot would do, and what lies on the table."""
        view: dict[str, Any] = self.state()["view"]
        game = self._game.copy()
        for token in self._given:
            game.play(token)
        return self._bot.choose(game.redeal(SEED)), view

    def gave(self, token: str) -> None:
        """Cubes of one choice are told when it is whole."""
        if token.partition(" ")[0] in ANY_ORDER or self._given:
            self._given.append(token)

    def play_on(self, most: int = 2000) -> int:
        """With clicks, to the end of the game or so many choices."""
        for made in range(most):
            if not self.visitor.wait_for_turn():
                return made
            self.visitor.check_choices()
            moment = self.bar().get_attribute("data-moment")
            token, view = self.wanted()
            give(self.visitor.page, token, view)
            self.gave(token)
            self.visitor.page.wait_for_function(CHANGED, arg=moment)
        return most

    def bar(self) -> Locator:
        return self.visitor.page.locator(".ask.mine")
