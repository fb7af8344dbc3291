"""Environments for learning programs: many games at once, PettingZoo, Gymnasium, OpenSpiel.

`century.envs.spice_road_v0.env()` makes a PettingZoo environment, and so for every mode. Read
`observation` (what a program sees), `actions` (the numbers of what it does), `reward`, `stepping`
(compiled: many games at once), `vector` (those for Python) and `single` (one game); then what is
put over it: `pettingzoo`, `gymnasium` and `openspiel`, with `rendering` and `table` for people who
watch; `policy_bot` makes a bot of what was learnt. May import `errors`, `rules`, `data`, `game`,
`bots` and `drawing`.
"""

from typing import Any

from century.data.mode import load_modes
from century.envs.observation.decoding import decode
from century.envs.policy_bot import PolicyBot, onnx_bot
from century.envs.vector import Step, VectorGame, VectorState

__all__ = ["PolicyBot", "Step", "VectorGame", "VectorState", "decode", "onnx_bot"]


def __getattr__(name: str) -> Any:
    """`spice_road_v0` and the others, on demand: PettingZoo is an extra."""
    mode, _, version = name.rpartition("_")
    if version == "v0" and mode in load_modes():
        from century.envs.pettingzoo import Versioned

        return Versioned(mode)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
