"""What a worker process does: think for bots, and give advice."""

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import century
from century.bots import Bot, ask
from century.errors import InvalidOption
from century.game.game import Game
from century.server.table import Table, thaw

READY, DONE, FAILED = "ready", "done", "failed"
QUICK = "greedy"


@dataclass(frozen=True)
class Position:
    """A game on its way to another process."""

    mode: str
    players: int
    seed: int
    options: dict[str, Any]
    state: bytes

    @classmethod
    def of(cls, table: Table) -> "Position":
        return cls.at(table, table.running)

    @classmethod
    def at(cls, table: Table, game: Game) -> "Position":
        return cls(table.mode, table.players, table.seed, table.options, game.to_bytes())

    def game(self) -> Game:
        new = century.new(self.mode, self.players, self.seed, **self.options)
        return thaw(new, self.state)


def bot_turn(position: Position, name: str, seconds: float) -> list[str]:
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

    return play_turn(position.game(), choose)


def _bot(name: str, seed: int) -> Bot:
    """Bots of other packages need not know seeds."""
    try:
        return century.bot(name, seed=seed)
    except InvalidOption:
        return century.bot(name)


def random_turn(position: Position) -> list[str]:
    """Any legal actions: for when a bot has not answered."""
    dice = random.SystemRandom()
    return play_turn(position.game(), lambda now: dice.choice(now.actions()))


def play_turn(game: Game, choose: Callable[[Game], str]) -> list[str]:
    seat, tokens = game.seat, []
    while True:
        tokens.append(choose(game))
        game.play(tokens[-1])
        if game.over or game.seat != seat or game.decision == "turn":
            return tokens


def advice(position: Position, seconds: float) -> Any:
    """`century.advise`, as JSON."""
    return century.advise(position.game(), time=seconds).to_json()


def warm_up() -> None:
    """Have the compiled rules and searches ready before the first turn that counts."""
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][0], seed=0)
        ask(century.bot(QUICK), game, 0)
        century.advise(game, simulations=1)


def _end_with(server: int) -> None:
    """A server that was killed cannot stop a worker that is thinking."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


def serve(connection: Connection) -> None:
    """Take jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops us
    if sys.platform != "win32":
        os.nice(5)  # people are served first
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    warm_up()
    try:
        connection.send((READY, None))
        while True:
            work, arguments = connection.recv()
            try:
                connection.send((DONE, work(*arguments)))
            except Exception as error:  # a bot of another package may fail in any way
                connection.send((FAILED, f"{type(error).__name__}: {error}"))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
