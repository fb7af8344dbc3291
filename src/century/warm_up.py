"""Compile everything and keep it on disk: `python -m century.warm_up`."""

from century.bots.warm_up import compile_searches
from century.envs.warm_up import compile_environments
from century.rules.machine.cache import alone
from century.rules.machine.warm_up import compile_rules, keep, keep_rules, side_by_side
from century.rules.machine.ways import NUMBA, best_way


def compile_everything() -> None:
    """All of it in this process."""
    compile_rules()
    compile_searches()
    compile_environments()


def main() -> None:
    if best_way() != NUMBA:
        print("Nothing has to be compiled here.")
        return
    with alone():
        keep_rules()
        side_by_side(
            lambda: keep("envs", "the environments", compile_environments),
            lambda: keep("search", "the searches of the bots", compile_searches),
        )


if __name__ == "__main__":
    main()
