"""What a worker process of the server does: think for bots, and give advice."""

import os
import random
import time
from collections.abc import Callable

import century
from century.bots import Bot, ask
from century.errors import InvalidOption
from century.game.game import Game
from century.game.schema import PlainAdvice
from century.server.tables.deal import FrozenGame

QUICK = "greedy"
NICENESS = 5  # people are served first


def warm_up() -> None:
    """Have the compiled rules and searches ready before the first turn that counts."""
    os.nice(NICENESS)
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][0], seed=0)
        ask(century.bot(QUICK), game, 0)
        century.advise(game, simulations=1)


def bot_turn(frozen: FrozenGame, name: str, seconds: float) -> list[str]:
    """What the bot does until somebody else decides or the turn is over.

    A bot that takes more than its seconds is relieved for the rest of the turn.
    """
    dice = random.SystemRandom()
    player = _bot(name, dice.getrandbits(32))
    until = time.monotonic() + seconds

    def choose(game: Game) -> str:
        nonlocal player
        if time.monotonic() > until:
            player = _bot(QUICK, 0)
        return ask(player, game, dice.getrandbits(48))

    return play_turn(frozen.game(), choose)


def _bot(name: str, seed: int) -> Bot:
    """Bots of other packages need not know seeds."""
    try:
        return century.bot(name, seed=seed)
    except InvalidOption:
        return century.bot(name)


def random_turn(frozen: FrozenGame) -> list[str]:
    """Any legal actions: for when a bot has not answered."""
    dice = random.SystemRandom()
    return play_turn(frozen.game(), lambda now: dice.choice(now.actions()))


def play_turn(game: Game, choose: Callable[[Game], str]) -> list[str]:
    seat, tokens = game.seat, []
    while True:
        tokens.append(choose(game))
        game.play(tokens[-1])
        if game.over or game.seat != seat or game.decision == "turn":
            return tokens


def advice(frozen: FrozenGame, seconds: float) -> PlainAdvice:
    """`century.advise`, as JSON."""
    return century.advise(frozen.game(), time=seconds).to_json()
