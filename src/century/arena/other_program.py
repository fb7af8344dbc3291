"""What another interpreter runs for the arena: a bot there, asked by lines of JSON.

The interpreter may have any release of century, so this takes nothing from it but what docs/api.md
promises. It is run by its path, and hears and answers one line for each request:

    {"make": "mcts", "options": {"time": 1}, "seed": 5}           {"made": "mcts"}
    {"choose": POSITION, "box": [FILE, ...], "limit": SECONDS}    {"token": "rest", "seconds": 0.7}

or `{"error": "why not"}`. The first line that it writes says what it is:
`{"version": "0.1.0", "digest": "..."}`.
"""

import faulthandler
import json
import os
import sys
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from pkgutil import resolve_name
from queue import SimpleQueue
from time import perf_counter
from traceback import format_exception_only
from typing import Any, BinaryIO

import century

GRACE = 5.0  # seconds: who asked ends the process before that, if it is there
CODE = {".py", ".toml", ".npz", ".npy", ".bin", ".ftl", ".so"}


def main() -> None:
    """Bots may print and read: they have other streams than the requests."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb", buffering=0) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.path.append(os.getcwd())
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    _answer(answers, {"version": century.__version__, "digest": _digest()})
    bot: Any = None
    while True:
        request = json.loads(waiting.get())
        try:
            if "make" in request:
                bot = _make(request["make"], request["options"], request["seed"])
                answer = {"made": request["make"]}
            else:
                answer = _choose(bot, request)
        except (Exception, SystemExit) as error:
            answer = {"error": format_exception_only(error)[-1].strip()}
        _answer(answers, answer)


def _listen(requests: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Ends the process with whoever asks, also while a bot thinks."""
    for line in requests:
        waiting.put(line)
    os._exit(0)


def _answer(answers: BinaryIO, answer: dict[str, object]) -> None:
    answers.write(json.dumps(answer).encode() + b"\n")
    answers.flush()


def _make(name: str, options: dict[str, Any], seed: int) -> Any:
    """A bot by its name or by where it stands; one that takes a seed is given it."""
    make: Callable[..., Any] = resolve_name(name) if ":" in name else _named(name)
    try:
        return make(**options, seed=seed)
    except (century.CenturyError, TypeError):
        return make(**options)


def _named(name: str) -> Callable[..., Any]:
    return lambda **options: century.bot(name, **options)


def _choose(bot: Any, request: dict[str, Any]) -> dict[str, object]:
    game = century.from_position(request["choose"], box=request["box"] or None)
    # Needs nothing from the bot, not even Python's lock.
    faulthandler.dump_traceback_later(request["limit"] + GRACE, exit=True)
    start = perf_counter()
    token = bot.choose(game)
    seconds = perf_counter() - start
    faulthandler.cancel_dump_traceback_later()
    return {"token": token if isinstance(token, str) else repr(token), "seconds": seconds}


def _digest() -> str:
    """Names the code and data that the bots here are made of."""
    text = sha256()
    package = Path(century.__file__).parent
    for page in sorted(package.rglob("*")):
        if page.suffix in CODE and "static" not in page.parts:
            text.update(page.relative_to(package).as_posix().encode() + page.read_bytes())
    return text.hexdigest()[:16]


if __name__ == "__main__":
    main()
