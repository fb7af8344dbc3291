"""The process that works: it carries out one call after the other until its owner is gone."""

import faulthandler
import os
import pickle
import signal
import threading
from queue import SimpleQueue
from typing import BinaryIO

from century.workers.messages import DONE, FAILED, NOTE, read, write

_answers: BinaryIO


def main() -> None:
    """Calls come by the standard input, answers go by the standard output.

    Code that reads finds nothing to read, and what it prints goes where errors go.
    """
    global _answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the owner
    calls = os.fdopen(os.dup(0), "rb")
    _answers = os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb", buffering=0) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(calls, waiting), daemon=True).start()
    while True:
        answer = _carry_out(waiting.get())
        faulthandler.cancel_dump_traceback_later()
        _send(answer)


def report(note: object) -> None:
    """Tell the owner something before the call is done."""
    _send(pickle.dumps((NOTE, note)))


def limit(seconds: float) -> None:
    """End this process if neither the call is done nor another limit is set in so many seconds.

    The timer needs nothing from the code that runs, not even Python's lock.
    """
    faulthandler.dump_traceback_later(seconds, exit=True, file=_answers)


def _listen(calls: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Ends the process with its owner, also in the middle of a call."""
    try:
        while True:
            waiting.put(read(calls))
    except (EOFError, OSError):
        os._exit(0)


def _carry_out(content: bytes) -> bytes:
    try:
        call = pickle.loads(content)
        return pickle.dumps((DONE, call()))
    except Exception as error:  # a bot of another package may fail in any way
        return pickle.dumps((FAILED, f"{type(error).__name__}: {error}"))


def _send(content: bytes) -> None:
    try:
        write(_answers, content)
    except OSError:  # nobody listens any more
        os._exit(0)
