"""What a worker process of the server does: get ready, and then what `tables.thinking` tells."""

import os
import platform

import century
from century.bots import ask
from century.bots.warm_up import compile_searches
from century.rules.machine import ways
from century.rules.machine.cache import alone, set_kept
from century.rules.machine.warm_up import compile_rules
from century.tables.thinking import RELIEF


def warm_up(version: str, niceness: int) -> None:
    """Have the compiled rules and searches ready before the first turn that counts."""
    if century.__version__ != version:  # on another machine
        raise RuntimeError(f"{platform.node()} has century {century.__version__}, not {version}")
    if hasattr(os, "nice"):
        os.nice(niceness)  # people are served first
    if not ways.is_ready():
        with alone():
            compile_rules()
            set_kept("rules")
            compile_searches()
            set_kept("search")
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][0], seed=0)
        ask(century.bot(RELIEF), game, 0)
        century.advise(game, simulations=1)
