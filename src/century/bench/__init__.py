"""How fast this machine plays: what `century bench` measures, one module for each subject.

`rules`, `bots`, `envs`, `server` and `start` have a `measure` each, which gives rows of figures.
What is asked for and how it is shown stands in `century.cli.bench_rules` and its neighbours. May
import `errors`, `rules`, `data`, `game`, `bots`, `envs`, `tables`, `server` and `century`.
"""

import os
from typing import Any

Row = dict[str, Any]


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
