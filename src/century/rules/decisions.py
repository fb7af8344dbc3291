"""The kinds of decision, in the order of the contract, and the numbering of their answers.

The legal answers to any decision fit in the bits of one signed integer.
"""

from typing import Literal, get_args

ANSWERS = 63  # to one decision, at most

(
    TURN,
    PLACE,
    TRADE,
    UPGRADE,
    DISCARD,
    BONUS,
    CLAIM,
    EXPLORE,
    MARKET,
    REPLACE,
    SWAP,
    SAIL,
    PAY,
    BUILD,
    SPEND,
    POST,
) = range(16)
OVER = 16  # the game is over: nothing is decided
DONE = 17  # inside `apply` only: this action is finished, what comes next?

Decision = Literal[
    "turn",
    "place",
    "trade",
    "upgrade",
    "discard",
    "bonus",
    "claim",
    "explore",
    "market",
    "replace",
    "swap",
    "sail",
    "pay",
    "build",
    "spend",
    "post",
]
NAMES: tuple[Decision, ...] = get_args(Decision)

# Answers that are not a colour, a count, a place or a component. Leaving out a bonus tile is
# numbered after the bonus spaces of the box.
STOP_UPGRADING = 3  # brown is never upgraded
DO_CLAIM, SKIP_CLAIM = 0, 1
USE, TAKE = 0, 1
SKIP_SWAP = 10
DO_BUILD, SKIP_BUILD = 0, 1

MAX_TRADES = 20  # 10 cubes, 8 tool cubes and a cost of at least 1 allow no more
