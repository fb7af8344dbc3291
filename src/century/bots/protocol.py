"""What a bot is: any object with `choose(game) -> token`."""

from typing import Protocol

from century.game.game import Game


class Bot(Protocol):
    """Who decides for a seat."""

    def choose(self, game: Game) -> str:
        """One of `game.actions()`; the hidden piles of the game have been dealt anew."""


def ask(player: Bot, game: Game, seed: int) -> str:
    """What the bot does; it never sees how the hidden piles lie."""
    return player.choose(game.redeal(seed))
