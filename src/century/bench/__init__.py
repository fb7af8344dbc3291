"""How fast this machine plays: what `century bench` measures, one module for each subject."""

import os
from typing import Any

Row = dict[str, Any]


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
