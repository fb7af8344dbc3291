"""The Century board games: rules, records, positions.

The public names, as docs/api.md tells them; what they stand for lives in the packages, which are
imported when they are asked for, so that a command that needs little starts at once. May import
`errors`, `version`, `data`, `game`, `bots` and `analysis`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from century.version import __version__

if TYPE_CHECKING:
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
    "__version__",
    "advise",
    "bot",
    "bot_names",
    "from_position",
    "from_view",
    "load",
    "modes",
    "new",
]

_HOMES = {
    "analysis": ("Advice", "advise"),
    "bots": ("bot", "bot_names"),
    "data.mode": ("modes",),
    "errors": (
        "CenturyError",
        "IllegalAction",
        "InvalidBox",
        "InvalidOption",
        "InvalidPosition",
        "InvalidRecord",
        "UnknownMode",
    ),
    "game.game": ("Game", "new"),
    "game.reading.position": ("from_position", "from_view"),
    "game.record": ("load",),
}
_HOME = {name: f"century.{home}" for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
