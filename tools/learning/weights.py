"""Nets as arrays to learn with, as records to play with, and as files."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from century.search.judgement.feature_table import FEATURES
from century.search.judgement.net import HIDDEN, OUTPUTS, SUMS, Net

Floats = npt.NDArray[np.float32]


class Weights(NamedTuple):
    """From the features, and from the hidden layer with its constants."""

    inner: Floats
    outer: Floats

    def net(self) -> Net:
        net = Net()
        for name, values in self._asdict().items():
            field = Net.fields[name]
            net.memory[field.offset : field.end] = np.asarray(values, np.float32).tobytes()
        net.learnt = 1.0
        return net

    def write(self, file: Path) -> None:
        np.savez(file, inner=np.asarray(self.inner), outer=np.asarray(self.outer))


def read(file: Path, seed: int = 0) -> Weights:
    """The net of a file; units that it has not learnt yet begin with what chance gives them."""
    with np.load(file) as known:
        inner, outer = known["inner"], known["outer"]
    learnt = outer.shape[1] - 1
    wide = of_chance(seed)
    wide.inner[: len(inner), :learnt] = inner[:, :learnt]
    wide.inner[len(inner) :, :learnt] = 0
    wide.inner[:, HIDDEN:] = 0
    wide.inner[: len(inner), HIDDEN:] = inner[:, learnt:]
    wide.outer[:] = 0
    wide.outer[:, :learnt] = outer[:, :learnt]
    wide.outer[:, HIDDEN] = outer[:, learnt]
    return wide


def of_chance(seed: int) -> Weights:
    dice = np.random.default_rng(seed)
    inner = 0.15 * dice.standard_normal((FEATURES, SUMS), np.float32)
    return Weights(inner, 0.1 * dice.standard_normal((OUTPUTS, HIDDEN + 1), np.float32))


def net_of_chance(seed: int) -> Net:
    return of_chance(seed).net()
