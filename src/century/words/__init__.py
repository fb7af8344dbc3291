"""What happens at the table, in the words of five languages.

Phrases say what is to be told, in no language; the catalogues in `locales/` say it. Read
`catalogue` (one language), `actions` (what an action does), `turns` (questions and whole turns) and
`reasons` (why something cannot be done), and `speaker`, which says all of these. There are no rules
here: what an action does is read off a copy of the game that has carried it out. Whoever needs only
phrases, as a browser does, imports nothing that says them. May import `errors`, `data` and `game`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from century.game.components import Component
from century.game.phrase import Phrase

if TYPE_CHECKING:
    from century.words.catalogue import find_language, languages
    from century.words.speaker import Words

__all__ = ["Component", "Phrase", "Words", "find_language", "languages"]

_HOMES = {"Words": "speaker", "find_language": "catalogue", "languages": "catalogue"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
