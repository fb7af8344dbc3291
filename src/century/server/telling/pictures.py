"""The table as a picture, which a link to it shows where somebody sends it.

What may be shown is up to `previews`. A picture has no words, so it is the same in every language.
"""

import asyncio
from pathlib import Path

from cachetools import LRUCache

from century.drawing import svg_of
from century.game.position import Position

WIDTH, SHAPE = 1200, 1200 / 630  # as those who show previews want it
FONT, FAMILY = "picture.ttf", "Figtree Light"  # the client brings it; the name is that of the file
WORDLESS = ".note { display: none }"
KEPT = 64
AT_ONCE = 1  # each takes a tenth of a second of a core


class Pictures:
    """Drawn when they are asked for, and kept for who asks next."""

    def __init__(self, static: Path) -> None:
        self._font = static / FONT
        self._kept: LRUCache[tuple[str, int], bytes] = LRUCache(KEPT)
        self._room = asyncio.Semaphore(AT_ONCE)

    @property
    def can_draw(self) -> bool:
        return self._font.is_file()

    async def of(self, name: str, number: int, position: Position) -> bytes:
        """As PNG; a name and a number mean one position."""
        async with self._room:
            drawn = self._kept.get((name, number))
            if drawn is None:
                drawn = await asyncio.to_thread(_draw, position, self._font)
                self._kept[name, number] = drawn
            return drawn


def _draw(position: Position, font: Path) -> bytes:
    import resvg_py

    png = resvg_py.svg_to_bytes(
        svg_string=svg_of(position.ruleset, position.view(), SHAPE),
        width=WIDTH,
        style_sheet=WORDLESS,
        skip_system_fonts=True,
        font_files=[str(font)],
        sans_serif_family=FAMILY,
    )
    return bytes(png)
