"""Games in a worker process: played again when it dies, until there is a result."""

import subprocess
from functools import partial

from century.arena import in_worker
from century.arena.match import Result
from century.arena.tournament import Key, Tournament
from century.bots.fallback import CRASH, HUNG
from century.data.reader import one_line
from century.errors import CenturyError
from century.workers.worker import Died, Failed, Hung, Worker


def new_worker(tournament: Tournament) -> Worker:
    """A worker for the games of a tournament; what its bots print is lost."""
    return Worker(partial(in_worker.warm_up, tournament), stderr=subprocess.DEVNULL)


def wait_until_ready(worker: Worker) -> None:
    """Until every bot has been asked once: the first answer may compile."""
    asked: list[str] = []
    try:
        worker.prepare(asked.append)
    except Failed as error:
        raise _failed(error) from None
    except (Hung, Died):
        name = asked[-1] if asked else None
        raise CenturyError(f"bot {name}: ended its process, or gave no first answer") from None


def play_game(worker: Worker, tournament: Tournament, key: Key) -> Result:
    """The result of a game, whatever its bots do.

    A worker that dies in a game is replaced and plays that game again. If it ended itself because a
    bot hung, or if it dies a second time, the bot that was thinking loses that decision and all its
    later ones in this game to the fallback.
    """
    stops: dict[int, tuple[int, str]] = {}
    deaths = 0
    while True:
        wait_until_ready(worker)
        asked: list[tuple[int, int]] = []
        try:
            return worker.ask(partial(in_worker.play, tournament, key, stops), heard=asked.append)
        except Failed as error:
            raise _failed(error) from None
        except (Hung, Died) as error:
            hung = isinstance(error, Hung)
        deaths += not hung
        if asked and (hung or deaths > 1):
            seat, number = asked[-1]
            stops[seat] = (number, HUNG if hung else CRASH)
            deaths = 0
        elif deaths > 1:
            raise CenturyError(f"game {list(key)}: the worker dies before the first decision")


def _failed(error: Failed) -> CenturyError:
    """Nothing that a bot did: those errors are caught."""
    return CenturyError(f"the worker failed: {one_line(str(error))}")
