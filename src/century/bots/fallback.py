"""Playing on when a bot fails: it loses the decision to a random legal action.

A bot fails when it raises, answers with no legal action, or takes longer than its limit. The limit
is judged by the clock after the bot has answered, for nothing inside a process can stop code that
does not come back. Who must not wait for ever asks bots in a process of its own and ends that
process, as the arena does.
"""

import time
from random import Random
from traceback import format_exception_only
from typing import NamedTuple

from century.bots.protocol import Bot, ask
from century.data.reader import one_line, shown
from century.game.game import Game

ERROR, ILLEGAL, SLOW = "error", "illegal", "slow"
HUNG, CRASH = "hung", "crash"  # it does not answer again in this game
MAX_DETAIL = 200


class Fault(NamedTuple):
    """What a bot did wrong: the kind, and one line about it."""

    kind: str
    detail: str


class Failure(Exception):  # noqa: N818 - what a bot did, no fault of ours
    """Raised for a bot that runs elsewhere, by what asked it: the kind of fault, and one line."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class Choice(NamedTuple):
    """A legal action, how long the bot took, and what was wrong with the bot's own answer."""

    token: str
    seconds: float
    fault: Fault | None = None


def fallback(game: Game, seed: int) -> str:
    """What is played for a bot that failed: any legal action, drawn by the seed."""
    return Random(seed).choice(game.actions())


def fair_choice(player: Bot, game: Game, seed: int, limit: float | None = None) -> Choice:
    """The bot's action, or the fallback for it; `limit` is in seconds. Never raises.

    A bot that runs elsewhere tells in `thinking_seconds` how long it thought there.
    """
    start = time.perf_counter()
    fault = None
    try:
        token = ask(player, game, seed)
    except Failure as failure:
        fault = Fault(failure.kind, failure.detail[:MAX_DETAIL])
    except (Exception, SystemExit) as error:
        detail = one_line(format_exception_only(error)[-1].strip())
        fault = Fault(ERROR, detail[:MAX_DETAIL])
    seconds = getattr(player, "thinking_seconds", time.perf_counter() - start)
    if not fault and not (isinstance(token, str) and token in game.actions()):
        fault = Fault(ILLEGAL, shown(token))
    if not fault and limit is not None and seconds > limit:
        fault = Fault(SLOW, f"{seconds:.2f} s, more than {limit:g} s")
    return Choice(fallback(game, seed) if fault else token, seconds, fault)
