"""What a worker process of the server does: think for bots, and give advice."""

import os
import platform
import random
import time
from collections.abc import Callable
from typing import NamedTuple

from cachetools import LRUCache

import century
from century.bots import Bot, Mcts, ask
from century.bots.warm_up import compile_searches
from century.errors import InvalidOption
from century.game.game import Game
from century.game.schema import PlainAdvice
from century.rules.machine import ways
from century.rules.machine.cache import alone, set_kept
from century.rules.machine.warm_up import compile_rules
from century.server.tables.deal import FrozenGame

RELIEF = "greedy"
MAX_TREES = 4  # a tree of a master takes up to 80 MB

Chair = tuple[str, int]  # a game and a seat

_trees: LRUCache[tuple[Chair, str], Mcts] = LRUCache(MAX_TREES)


class Turn(NamedTuple):
    """What a bot does, and whether another had to finish it."""

    tokens: list[str]
    relieved: bool


def warm_up(version: str, niceness: int) -> None:
    """Have the compiled rules and searches ready before the first turn that counts."""
    if century.__version__ != version:  # on another machine
        raise RuntimeError(f"{platform.node()} has century {century.__version__}, not {version}")
    if hasattr(os, "nice"):
        os.nice(niceness)  # people are served first
    if not ways.is_ready():
        with alone():
            compile_rules()
            set_kept("rules")
            compile_searches()
            set_kept("search")
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][0], seed=0)
        ask(century.bot(RELIEF), game, 0)
        century.advise(game, simulations=1)


def bot_turn(frozen: FrozenGame, name: str, chair: Chair, limit: float, seconds: float) -> Turn:
    """What the bot does until somebody else decides or the turn is over.

    A tree search takes the seconds that it is given, and goes on from what it knew of the game. A
    bot that takes more than the limit is relieved for the rest of the turn.
    """
    dice = random.SystemRandom()
    player = _player(name, chair, dice.getrandbits(32), seconds)
    until, relieved = time.monotonic() + limit, False

    def choose(game: Game) -> str:
        nonlocal player, relieved
        if not relieved and time.monotonic() > until:
            player, relieved = century.bot(RELIEF), True
        return ask(player, game, dice.getrandbits(48))

    return Turn(play_turn(frozen.game(), choose), relieved)


def _player(name: str, chair: Chair, seed: int, seconds: float) -> Bot:
    known = _trees.get((chair, name))
    player = known or _new_bot(name, seed)
    if isinstance(player, Mcts):
        player.think_for(seconds)
        _trees[chair, name] = player
    return player


def _new_bot(name: str, seed: int) -> Bot:
    """Bots of other packages need not know seeds."""
    try:
        return century.bot(name, seed=seed)
    except InvalidOption:
        return century.bot(name)


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
