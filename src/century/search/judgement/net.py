"""A small net with one hidden layer, which looks at each seat in the same way.

It says how well the seat stands, as a number to compare with the others, and what score it will
end with.
"""

from typing import Annotated

from century.rules.machine.compiling import inlined, instruction
from century.rules.machine.records import FLOAT32, Ints, Record
from century.search.judgement.feature_table import FEATURES

HIDDEN = 32
STRENGTH, SCORE = range(2)
OUTPUTS = 2
SUMS = HIDDEN + OUTPUTS  # that the features are weighed for
POINTS = 30.0  # the unit of the score


class Net(Record):
    """The weights of one net: from the features, and from the hidden layer with its constants."""

    inner: Annotated[Ints, FLOAT32, (FEATURES, SUMS)]
    outer: Annotated[Ints, FLOAT32, (OUTPUTS, HIDDEN + 1)]
    learnt: Annotated[float, FLOAT32]  # 1, or 0 for a mode that no net has learnt


@instruction
def add_rows(sums: Ints, features: Ints, rows: Ints) -> None:
    """Add every row times its feature; most features are 0."""
    for i in range(len(features)):
        if features[i] != 0.0:
            for unit in range(len(sums)):
                sums[unit] += features[i] * rows[i, unit]


@instruction
def keep_positive(sums: Ints) -> None:
    """Put 0 in the place of what is less; which those are no processor could guess."""
    for i in range(len(sums)):
        if not sums[i] > 0.0:
            sums[i] = 0.0


@inlined
def forward(net: Net, features: Ints, sums: Ints, outputs: Ints) -> None:
    """Strength and score of one seat into `outputs`; `sums` is memory for both layers."""
    for unit in range(HIDDEN):
        sums[unit] = 0.0
    sums[HIDDEN + STRENGTH] = net.outer[STRENGTH, HIDDEN]
    sums[HIDDEN + SCORE] = net.outer[SCORE, HIDDEN]
    add_rows(sums, features, net.inner)
    strength = sums[HIDDEN + STRENGTH]
    score = sums[HIDDEN + SCORE]
    keep_positive(sums)
    for unit in range(HIDDEN):
        strength += sums[unit] * net.outer[STRENGTH, unit]
        score += sums[unit] * net.outer[SCORE, unit]
    outputs[STRENGTH] = strength
    outputs[SCORE] = score
