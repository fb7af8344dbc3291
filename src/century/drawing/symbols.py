"""The symbols that the browser and the drawing have in common, from `symbols.svg`."""

import re
from functools import cache
from importlib.resources import files


@cache
def symbols() -> dict[str, str]:
    """The definition of each symbol, by its id."""
    text = files("century.drawing").joinpath("symbols.svg").read_text(encoding="utf-8")
    return {
        symbol[2]: symbol[1]
        for symbol in re.finditer(r'(<symbol id="([^"]+)".*?</symbol>)', text, re.DOTALL)
    }


def definitions(drawing: str) -> str:
    """The definitions of the symbols that a drawing uses."""
    used = set(re.findall(r'<use href="#([^"]+)"', drawing))
    return "".join(definition for name, definition in symbols().items() if name in used)
