"""A small net with one hidden layer, which looks at each seat in the same way.

It says how well the seat stands, as a number to compare with the others, and what score it will
end with.
"""

from typing import Annotated

from century.rules.machine.compiling import inlined
from century.rules.machine.records import FLOAT32, Ints, Record, dtype_of
from century.search.judgement.feature_table import FEATURES

HIDDEN = 32
STRENGTH, SCORE = range(2)
OUTPUTS = 2
POINTS = 30.0  # the unit of the score


class Net(Record):
    """The weights of one net: from the features, and from the hidden layer with its constants."""

    inner: Annotated[Ints, FLOAT32, (FEATURES, HIDDEN + OUTPUTS)]
    outer: Annotated[Ints, FLOAT32, (OUTPUTS, HIDDEN + 1)]
    learnt: Annotated[float, FLOAT32]  # 1, or 0 for a mode that no net has learnt


NET = dtype_of(Net)


@inlined
def forward(net: Net, features: Ints, hidden: Ints, outputs: Ints) -> None:
    """Strength and score of one seat into `outputs`; `hidden` is memory for the hidden layer."""
    for unit in range(HIDDEN):
        hidden[unit] = 0.0
    strength = net.outer[STRENGTH, HIDDEN]
    score = net.outer[SCORE, HIDDEN]
    for i in range(FEATURES):
        feature = features[i]
        if feature != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += feature * net.inner[i, unit]
            strength += feature * net.inner[i, HIDDEN + STRENGTH]
            score += feature * net.inner[i, HIDDEN + SCORE]
    for unit in range(HIDDEN):
        if hidden[unit] > 0.0:
            strength += hidden[unit] * net.outer[STRENGTH, unit]
            score += hidden[unit] * net.outer[SCORE, unit]
    outputs[STRENGTH] = strength
    outputs[SCORE] = score
