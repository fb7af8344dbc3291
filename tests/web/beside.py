"""The same game beside the page, in which a bot tells a person what to do."""

from typing import Any

from playwright.sync_api import Locator

import century
from century.game.choices import ANY_ORDER, STOP, Choices
from web.choosing import give
from web.visiting import SEED, Visitor

# Numbers and symbols of bonus tiles that stand beside the middle of their tile.
OFF_CENTRE = """() => {
  const middle = ({ left, right }) => (left + right) / 2;
  const off = (part) => middle(part.getBoundingClientRect())
    - middle(part.parentElement.getBoundingClientRect());
  const parts = [...document.querySelectorAll(".brk .tile > :not(.mk)")];
  return parts.filter((part) => Math.abs(off(part)) > 1).length;
}"""


class Beside:
    """A game against bots that is played to its end as `greedy` would."""

    def __init__(
        self,
        visitor: Visitor,
        mode: str,
        bots: int = 1,
        game: str = "",
        bot: str = "greedy",
        **options: Any,
    ) -> None:
        """A new game, unless one with the usual seed was made before."""
        self.visitor = visitor
        self.id = game or visitor.new_game(mode, bot, bots, options=options)
        self._game = century.new(mode, players=1 + bots, seed=SEED, **options)
        self._bot = century.bot("greedy")
        self._played = 0
        self._clicks: list[str] = []  # that are left of a choice of several cubes

    def state(self) -> Any:
        """Of the server; the game beside the page catches up with it."""
        told = self.visitor.api(f"/games/{self.id}")
        tokens = [action["token"] for line in told["log"]["lines"] for action in line["actions"]]
        for token in tokens[self._played :]:
            self._game.play(token)
        self._played = len(tokens)
        return told

    def wanted(self) -> tuple[str, dict[str, Any]]:
        """What the bot would do, and what lies on the table."""
        view: dict[str, Any] = self.state()["view"]
        if not self._clicks:
            self._clicks = self._choose()
        return self._clicks.pop(0), view

    def _choose(self) -> list[str]:
        """What the bot would do. Cubes of one choice are told to the server when it is whole."""
        game, tokens = self._game.copy(), list[str]()
        while (game.decision, game.seat) == (self._game.decision, self._game.seat):
            tokens.append(self._bot.choose(game.redeal(SEED)))
            game.play(tokens[-1])
            if self._game.decision not in ANY_ORDER:
                break
        choices = Choices(self._game)
        for choice in choices.found:
            if choice["tokens"] == tokens:
                # Whoever could go on in another order says that this is all.
                stop = [STOP] if choices.open_to(choice["cubes"]) else []
                return [*(f"{choices.word} {cube}" for cube in choice["cubes"]), *stop]
        return tokens[:1]

    def play_on(self, most: int = 2000) -> int:
        """With clicks, to the end of the game or so many choices."""
        for made in range(most):
            if not self.visitor.wait_for_turn():
                return made
            self.visitor.check_choices()
            moment = self.bar().get_attribute("data-moment")
            token, view = self.wanted()
            give(self.visitor.page, token, view)
            self.visitor.wait_for_change(moment)
        return most

    def check_end(self) -> None:
        """It ended by the rules, and the page tells so."""
        page, state = self.visitor.page, self.state()
        assert state["view"]["ending"]
        assert state["result"]["reason"] == "end"
        page.wait_for_selector(".fin")
        totals = [int(cell.inner_text()) for cell in page.locator(".ft .tot").all()]
        assert sorted(totals) == sorted(state["result"]["totals"])
        page.locator(".promise .kept").wait_for()  # the seed is the one that was promised
        assert page.evaluate(OFF_CENTRE) == 0

    def bar(self) -> Locator:
        return self.visitor.page.locator(".ask.mine")
