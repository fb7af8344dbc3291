"""What bots do at a table, and what they advise: for whoever thinks, wherever that is."""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import century
from century.bots import LEVELS, Bot, Mcts, ask
from century.errors import InvalidOption
from century.game.game import Game
from century.game.schema import PlainAdvice
from century.tables.deal import FrozenGame

RELIEF = "greedy"
# Seconds that bots like to think about a turn, beside the levels; those of others are not known.
SECONDS = {"random": 0.0, "greedy": 0.01, "planner": 0.2, "mcts": 1.0}
UNKNOWN_SECONDS = 1.0
MEMORY = 80  # megabytes of each tree
MAX_NODES = 4 << 20  # of all trees that are kept: those of four grandmasters

Chair = tuple[str, int]  # a game and a seat

_trees: dict[tuple[Chair, str], Mcts] = {}  # the one used last is the last


class Turn(NamedTuple):
    """What a bot does, and whether another had to finish it."""

    tokens: list[str]
    relieved: bool


def wanted_seconds(bot: str) -> float:
    level = LEVELS.get(bot)
    return SECONDS.get(bot, UNKNOWN_SECONDS) if level is None else level.seconds


def bot_turn(frozen: FrozenGame, name: str, chair: Chair, limit: float, seconds: float) -> Turn:
    """What the bot does until somebody else decides or the turn is over.

    A tree search takes the seconds that it is given, and goes on from what it knew of the game. A
    bot that takes more than the limit is relieved for the rest of the turn.
    """
    dice = random.SystemRandom()
    player = player_of(name, chair, dice.getrandbits(32), seconds)
    until, relieved = time.monotonic() + limit, False

    def choose(game: Game) -> str:
        nonlocal player, relieved
        if not relieved and time.monotonic() > until:
            player, relieved = century.bot(RELIEF), True
        return ask(player, game, dice.getrandbits(48))

    return Turn(play_turn(frozen.game(), choose), relieved)


def player_of(name: str, chair: Chair, seed: int, seconds: float) -> Bot:
    """The bot of a chair; one that grows trees is the same as before."""
    player = _trees.pop((chair, name), None) or _new_bot(name, seed)
    if isinstance(player, Mcts):
        player.think_for(seconds)
        _trees[chair, name] = player
        while sum(tree.size for tree in _trees.values()) > MAX_NODES:
            del _trees[next(iter(_trees))]
    return player


def _new_bot(name: str, seed: int) -> Bot:
    """Few bots know memory, and those of other packages need not know seeds."""
    for options in ({"seed": seed, "memory": MEMORY}, {"seed": seed}):
        with suppress(InvalidOption):
            return century.bot(name, **options)
    return century.bot(name)


def play_turn(game: Game, choose: Callable[[Game], str]) -> list[str]:
    seat, tokens = game.seat, []
    while True:
        tokens.append(choose(game))
        game.play(tokens[-1])
        if is_done(game, seat):
            return tokens


def is_done(game: Game, seat: int | None) -> bool:
    """Whether the turn of a seat is over, or somebody else decides."""
    return game.over or game.seat != seat or game.decision == "turn"


def advice(frozen: FrozenGame, seconds: float) -> PlainAdvice:
    """`century.advise`, as JSON; what nobody knows is dealt anew by chance."""
    seed = random.SystemRandom().getrandbits(48)
    return century.advise(frozen.game(), time=seconds, seed=seed).to_json()
