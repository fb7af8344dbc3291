"""Bots that behave badly, each in its own way; named as `arena.rogues:Raises`."""

import os
import signal
import sys
import time
from pathlib import Path

from century.game.game import Game

# Windows ends a process without asking it, whatever the signal.
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class First:
    """Takes the first action."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game) -> str:
        self.asked += 1
        if self.asked == 3:
            self.misbehave()
        return game.actions()[0]

    def misbehave(self) -> None:
        """At its third decision."""


class Raises(First):
    def misbehave(self) -> None:
        raise RuntimeError("no idea\nat all")


class Exits(First):
    def misbehave(self) -> None:
        sys.exit("enough")


class Dreams(First):
    def choose(self, game: Game) -> str:
        return "dance"


class Nobody(First):
    def choose(self, game: Game) -> str:
        return None  # type: ignore[return-value]


class Slow(First):
    def misbehave(self) -> None:
        time.sleep(0.3)


class Hangs(First):
    def misbehave(self) -> None:
        while True:
            time.sleep(1)


class Crashes(First):
    def misbehave(self) -> None:
        os._exit(1)


class CrashesAtOnce(First):
    def choose(self, game: Game) -> str:
        os._exit(3)


class Chatters(First):
    """Prints and reads where the worker speaks with its master."""

    def misbehave(self) -> None:
        print('{"result": {}}', flush=True)
        os.write(1, b'{"result": {}}\n')
        sys.stdin.read()


class Once(First):
    """Does it in one game only, over all processes; the file of MARK tells whether it was done."""

    def misbehave(self) -> None:
        try:
            Path(os.environ["MARK"]).touch(exist_ok=False)
        except FileExistsError:
            return
        self.kill()

    def kill(self) -> None:
        os.kill(os.getpid(), KILL)


class KillsItsMaster(Once):
    def kill(self) -> None:
        os.kill(os.getppid(), KILL)


class Waits(First):
    """Plays until the file of MARK is there, then thinks for ever."""

    def choose(self, game: Game) -> str:
        while Path(os.environ["MARK"]).exists():
            time.sleep(0.01)
        return game.actions()[0]


class Choosy:
    def __init__(self, colour: str = "Y", seed: int = 0) -> None:
        if colour not in "YRGB":
            raise ValueError(f"no colour {colour}")
        self.seed = seed

    def choose(self, game: Game) -> str:
        return game.actions()[self.seed % len(game.actions())]


class TakesAll(First):
    def __init__(self, **options: object) -> None:
        super().__init__()
        self.options = options
