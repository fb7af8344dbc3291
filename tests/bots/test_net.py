"""The net in compiled code adds up in the very order that is written down."""

import numpy as np

from century.rules.machine.numba_compiler import dispatcher_of
from century.search.arrays import NET
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.net import HIDDEN, OUTPUTS, add_rows, forward, keep_positive


def test_vectors_add_up_as_numbers_do() -> None:
    dice = np.random.default_rng(5)
    (net,) = np.zeros(1, NET)
    net["inner"] = dice.normal(size=(FEATURES, HIDDEN + OUTPUTS))
    net["outer"] = dice.normal(size=(OUTPUTS, HIDDEN + 1))
    features = (dice.normal(size=FEATURES) * (dice.random(FEATURES) < 0.3)).astype(np.float32)
    sums, outputs = np.empty(HIDDEN + OUTPUTS, np.float32), np.empty(OUTPUTS, np.float32)
    dispatcher_of(forward)(net, features, sums, outputs)

    expected = np.zeros(HIDDEN + OUTPUTS, np.float32)
    expected[HIDDEN:] = net["outer"][:, HIDDEN]
    add_rows(expected, features, net["inner"])
    weighed = expected[HIDDEN:].copy()
    keep_positive(expected)
    assert sums.tobytes() == expected.tobytes()
    assert np.isfinite(outputs).all()
    assert (outputs != weighed).all()  # the hidden layer has its say
