"""What a bot is: any object with `choose(game) -> token`."""

from threading import Lock
from typing import Protocol

from century.errors import InvalidOption
from century.game.game import Game


class Bot(Protocol):
    """Who decides for a seat."""

    def choose(self, game: Game) -> str:
        """One of `game.actions()`; the hidden piles of the game have been dealt anew."""


def legal_actions(game: Game) -> list[str]:
    """What a bot may choose from; a game that is over has nothing to decide."""
    if game.over:
        raise InvalidOption("the game is over: there is nothing to decide")
    return game.actions()


class OneAtATime:
    """A lock that a copy or a pickle of a bot has anew: a bot thinks about one game at a time."""

    def __init__(self) -> None:
        self._lock = Lock()

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def __reduce__(self) -> tuple[type, tuple[()]]:
        return type(self), ()


def ask(player: Bot, game: Game, seed: int) -> str:
    """What the bot does; it never sees how the hidden piles lie."""
    return player.choose(game.redeal(seed))
