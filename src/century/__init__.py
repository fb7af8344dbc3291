"""The Century board games: rules, records, positions.

The public names, as docs/api.md tells them; what they stand for lives in the packages. May import
`errors`, `data`, `game`, `bots` and `analysis`.
"""

from importlib.metadata import version

from century.analysis import Advice, advise
from century.bots import bot, bot_names
from century.data.mode import modes
from century.errors import (
    CenturyError,
    IllegalAction,
    InvalidBox,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    UnknownMode,
)
from century.game.game import Game, new
from century.game.reading.position import from_position, from_view
from century.game.record import load

__version__ = version("century")

__all__ = [
    "Advice",
    "CenturyError",
    "Game",
    "IllegalAction",
    "InvalidBox",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "UnknownMode",
    "advise",
    "bot",
    "bot_names",
    "from_position",
    "from_view",
    "load",
    "modes",
    "new",
]
