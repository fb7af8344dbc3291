"""Speed beside another checkout: `python tools/side_by_side.py PYTHON [--rounds N] [--seconds S]`.

PYTHON is the interpreter of an environment into which the other checkout is installed. Both are
asked in turn for the same figure, in processes that stay, and the best of all rounds counts for
each. Figures are by processor time, on one core, so other work on the machine disturbs little.
Both run what Numba compiles; both search the same positions, of a game that the other's `greedy`
has played. Prints a table for bench/README.md.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

MODES = ("spice_road", "new_world", "east_west_1", "east_west_2", "east_west_3")
ANSWER = "--answer"
SEARCHES = ("tree", "planner")
KINDS = ("rules", "vector", "AEC", "Gymnasium", *SEARCHES)
GAME = "game"  # asks for one, as tokens


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="the interpreter of the other checkout")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--modes", nargs="+", default=MODES)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each figure, each time")
    given = parser.parse_args()
    print("| | | before | now | now / before |\n|---|---|---:|---:|---:|")
    with started(given.python) as other, started(sys.executable) as own:
        for kind, mode in product(given.kinds, given.modes):
            before = now = 0.0
            tokens = ask(other, GAME, mode, 0.0, []) if kind in SEARCHES else []
            for _ in range(given.rounds):
                before = max(before, ask(other, kind, mode, given.seconds, tokens))
                now = max(now, ask(own, kind, mode, given.seconds, tokens))
            figures = f"{before:,.6g} | {now:,.6g} | {now / before:.2f}"
            print(f"| {kind} | {mode} | {figures} |", flush=True)


def started(python: str) -> "subprocess.Popen[str]":
    """A process with the environment of one checkout, which tells figures."""
    return subprocess.Popen(
        [python, str(Path(__file__).resolve()), ANSWER],
        env=os.environ | {"CENTURY_LIBRARY": "none"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(process: "subprocess.Popen[str]", *question: object) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):  # it has ended; so it answers nothing
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
    figure = process.stdout.readline()
    if not figure:
        with suppress(BrokenPipeError):
            process.stdin.close()
        sys.exit("the other checkout cannot be measured; what it said stands above")
    return json.loads(figure)


def answer() -> None:
    """Tell figures as they are asked for. The checkout may be older than this file."""
    time.perf_counter = time.process_time  # what the benchmarks look at
    warm: dict[tuple[str, str], Any] = {}
    for line in sys.stdin:
        kind, mode, seconds, tokens = json.loads(line)
        if kind == GAME:
            print(json.dumps(greedy_game(mode)), flush=True)
            continue
        if (kind, mode) not in warm:
            warm[kind, mode] = subject(kind, mode, tokens)
            warm[kind, mode](0.01)  # compiles, or reads what is kept
        print(warm[kind, mode](seconds), flush=True)


def greedy_game(mode: str) -> list[str]:
    from century.bench import bots

    return list(map(str, bots.positions(mode, 2)[-1].history))


def turns(mode: str, tokens: list[str]) -> list[Any]:
    """Turn decisions from the beginning to the end of a game."""
    import century
    from century.bench.bots import POSITIONS

    game = century.new(mode, 2, seed=1)
    games = [game.copy()]
    for token in tokens:
        game.play(token)
        if game.decision == "turn":
            games.append(game.copy())
    return games[:: max(1, len(games) // POSITIONS)][:POSITIONS]


def subject(kind: str, mode: str, tokens: list[str]) -> Any:
    """A function of seconds: what is done in a second, by two players."""
    from century.bench import bots, envs, rules

    if kind == "rules":
        constants_of: Any = vars(rules).get("constants_of") or vars(rules)["table"]  # as it was
        played = constants_of(mode, 2)
        return lambda seconds: rules.rate(lambda: rules.play_for(played, seconds))
    if kind in SEARCHES:
        games = turns(mode, tokens)
        if kind == "tree":
            return lambda seconds: bots.think(games, seconds)
        return lambda _seconds: 1 / bots.plan(games)
    view = ("",) if kind == "vector" else ()
    pace = envs.SUBJECTS[kind](time.process_time, 1, mode, 2, *view)
    return lambda seconds: envs.rate(pace, seconds)


if __name__ == "__main__":
    answer() if sys.argv[1:] == [ANSWER] else main()
