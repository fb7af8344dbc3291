"""Tables as everybody sees them: looked at once, and told often."""

from dataclasses import dataclass
from typing import Any

from century.game.game import Game

View = dict[str, Any]
ANY_DEAL = 0


@dataclass(frozen=True)
class Look:
    """What lies open, and the points so far."""

    view: View
    scores: list[dict[str, int]]

    @classmethod
    def at(cls, game: Game) -> "Look":
        return cls(game.view(), game.scores())


class Imagined(Game):
    """A game with newly dealt hidden piles: whatever is read off it tells nothing hidden.

    Its view is that of the real one, and need not be taken again.
    """

    def __init__(self, game: Game, look: Look) -> None:
        dealt = game.redeal(ANY_DEAL)
        super().__init__(dealt.ruleset, dealt.options, dealt.state, None)
        self._look = look

    def view(self) -> View:
        return self._look.view
