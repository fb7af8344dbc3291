"""A player without a plan: every legal action is as likely as the others."""

from random import Random

from century.bots.protocol import legal_actions
from century.game.game import Game
from century.game.position import check_seed


class RandomBot:
    """Chooses at random; the same seed chooses the same in the same games."""

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Begin anew, as if made with this seed."""
        self._dice = Random(check_seed(seed))

    def choose(self, game: Game) -> str:
        return self._dice.choice(legal_actions(game))
