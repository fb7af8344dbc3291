"""Compile everything and keep it on disk: `python -m century.warm_up`.

In one process: what the rules, the searches and the environments have in common is compiled once.
"""

from century.bots import warm_up as bots
from century.envs import warm_up as environments
from century.rules.machine import warm_up as rules
from century.rules.machine.ways import NUMBA, best_way


def compile_everything() -> None:
    """Without a word."""
    rules.compile_rules()
    bots.compile_searches()
    environments.compile_environments()


def main() -> None:
    if best_way() != NUMBA:
        print("Nothing has to be compiled here.")
        return
    rules.main()
    bots.main()
    environments.main()


if __name__ == "__main__":
    main()
