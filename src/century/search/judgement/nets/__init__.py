"""The learnt nets, one file for each mode that has one, as `tools/learning` wrote them.

May import what its package may.
"""

from functools import cache
from importlib.resources import files
from typing import cast

import numpy as np

from century.search.judgement.net import NET, Net


@cache
def net_of(mode: str) -> Net:
    """The net of a mode; all zero, and so without a say, where none was learnt."""
    net = np.zeros(1, NET)[0]
    file = files(__name__) / f"{mode}.npz"
    if file.is_file():
        with file.open("rb") as opened:
            weights = np.load(opened)
            net.inner, net.outer, net.learnt = weights["inner"], weights["outer"], 1.0
    return cast(Net, net)
