"""Tables as everybody sees them: looked at once, and told often."""

from dataclasses import dataclass

from century.game.position import Position, Standing
from century.game.schema import Scores, View

ANY_DEAL = 0


@dataclass(frozen=True)
class Look:
    """What lies open, and the points so far."""

    view: View
    scores: list[Scores]

    @classmethod
    def at(cls, game: Standing) -> "Look":
        return cls(game.view(), game.scores())


def imagine(game: Standing) -> Position:
    """The position with newly dealt hidden piles: whatever is read off it tells nothing hidden.

    What lies open is the same, so a view of the real one serves for it.
    """
    return game.now.redeal(ANY_DEAL)
