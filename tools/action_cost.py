"""What an action costs, part by part: `python tools/action_cost.py [--games N] [--actions N]`.

Plays random games of two people in all modes, and does with every action what the server does with
it, without network and database. Prints milliseconds of processor time for an action. To compare
with another release, run both at the same time: the figures depend on what else the machine does.
"""

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import orjson

import century
from century.tables import clock
from century.tables.action import carry_out
from century.tables.details import for_chooser
from century.tables.log import log_lines
from century.tables.state import state, state_message, with_details
from century.tables.step import Step
from century.tables.table import HUMAN, RUNNING, Seat, Table


class Costs:
    """Seconds of processor time by what was done."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.actions = 0

    def of(self, name: str, work: Callable[..., Any], *given: Any) -> Any:
        began = time.process_time()
        result = work(*given)
        self.seconds[name] += time.process_time() - began
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--actions", type=int, default=60, help="of each game")
    given = parser.parse_args()
    measure(5, 10)  # everything is warm
    costs = measure(given.games, given.actions)
    print("| | milliseconds |\n|---|---:|")
    for name, seconds in costs.seconds.items():
        print(f"| {name} | {1000 * seconds / costs.actions:.2f} |")
    print(f"| together | {1000 * sum(costs.seconds.values()) / costs.actions:.2f} |")


def measure(games: int, actions: int) -> Costs:
    costs = Costs()
    modes = list(century.modes())
    for number in range(games):
        play(modes[number % len(modes)], number, actions, costs)
    return costs


def play(mode: str, seed: int, actions: int, costs: Costs) -> None:
    seats = [Seat(HUMAN, "ada", "Ada"), Seat(HUMAN, "bob", "Bob")]
    table = Table("", mode, 2, {}, seed, False, "ada", {"kind": "none"}, clock.now(), seats)
    table.start()
    dice = random.Random(seed)
    for _ in range(actions):
        if table.status != RUNNING:
            return
        act(table, dice.choice(table.now.actions()), costs)


def act(table: Table, token: str, costs: Costs) -> None:
    costs.actions += 1
    step = Step(table)
    costs.of("carrying out", carry_out, step, token)
    lines = costs.of("log", log_lines, step.written, table.open_line)
    now = costs.of("state", state, table, {"ada"}, {"from": step.first_line, "lines": lines}, None)
    watched = costs.of("details for who watches", with_details, now, table, None)
    costs.of("as JSON", orjson.dumps, state_message(watched))
    if table.status == RUNNING:
        told = watched["details"]
        chosen = costs.of("for who chooses", for_chooser, told, table.imagined, table.look.view)
        now["details"] = chosen
        costs.of("as JSON", orjson.dumps, state_message(now))


if __name__ == "__main__":
    main()
