"""The learnt nets, one for each mode, as `learning` wrote them."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from century.rules.machine.records import Ints


class Net(NamedTuple):
    """The weights from the facts, and those from the hidden layer."""

    inner: Ints
    outer: Ints


@cache
def net_of(mode: str) -> Net:
    with (files("century.bots") / "nets" / f"{mode}.npz").open("rb") as file:
        weights = np.load(file)
        return Net(weights["inner"], weights["outer"])
