"""The process that plays: `python -m century.arena.worker`, spoken to in lines of JSON.

It is told the tournament, then one game after the other, and ends with its input. It answers
`ready`, tells every decision before the bot is asked, and then the result. If a bot does not come
back, the process ends itself, by a timer that needs nothing from the bot, not even Python's lock;
its last words, which are no JSON, begin with TIMEOUT.
"""

import faulthandler
import json
import os
import signal
from typing import TextIO

from century.arena.match import make_bot, play_match
from century.arena.tournament import Key, Tournament
from century.bots.fallback import fair_choice
from century.data.reader import one_line

TIMEOUT = "Timeout ("  # as faulthandler says it
PATIENCE = 2  # times the limit of a decision: who has not answered then has hung
WARMING = 900.0  # seconds for a bot's very first answer, which may compile


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    calls = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    with open(os.devnull, "r+b", buffering=0) as nothing:
        for stream in (0, 1):  # a bot that reads or prints must not come between
            os.dup2(nothing.fileno(), stream)
    try:
        _serve(calls, answers)
    except BrokenPipeError:  # nobody listens any more
        os._exit(0)
    except Exception as error:  # nothing that a bot did: those are caught
        _answer(answers, error=one_line(f"{type(error).__name__}: {error}"))


def _answer(answers: TextIO, **message: object) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


def _serve(calls: TextIO, answers: TextIO) -> None:
    def watch(seconds: float) -> None:
        faulthandler.dump_traceback_later(seconds, exit=True, file=answers)

    told = json.loads(next(calls))
    tournament = Tournament(**told | {"bots": tuple(told["bots"]), "box": tuple(told["box"])})

    def asking(seat: int, number: int) -> None:
        _answer(answers, asking=[seat, number])
        watch(PATIENCE * tournament.limit)

    for name in dict.fromkeys(tournament.bots):
        _answer(answers, warming=name)
        watch(WARMING)
        bot, game = make_bot(name, 0), tournament.new_game(Key(0, 0, 0))
        for _ in range(2):  # a second thought may need more code than the first
            fair_choice(bot, game, 0)
    faulthandler.cancel_dump_traceback_later()
    _answer(answers, ready=True)
    for line in calls:
        call = json.loads(line)
        stops = {int(seat): (at, kind) for seat, (at, kind) in call["stops"].items()}
        result = play_match(tournament, Key(*call["game"]), stops, asking)
        faulthandler.cancel_dump_traceback_later()
        _answer(answers, result=result)


if __name__ == "__main__":
    main()
