"""What `render` gives: the table as text, as a picture, or in a window."""

import os
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from century.drawing import svg_of
from century.envs.single import SingleGame
from century.errors import InvalidOption

RENDER_MODES = ["ansi", "rgb_array", "human"]
FRAMES = 2  # a second, in a window
Picture = npt.NDArray[np.uint8]  # rows of pixels of red, green, blue


class Rendering:
    """Renders games in one of the modes, or in none."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            words = " ".join(RENDER_MODES)
            raise InvalidOption(f"render_mode {mode!r}: must be one of {words}")
        self._mode = mode
        self._window: Any = None

    def __call__(self, game: SingleGame) -> str | Picture | None:
        """Text for `ansi`, a picture for `rgb_array`; `human` shows it, and gives nothing."""
        if self._mode is None:
            return None
        if self._mode == "ansi":
            return game.text()
        surface = picture_of(svg_of(game.ruleset, game.view()))
        if self._mode == "rgb_array":
            array: Picture = _pygame().surfarray.array3d(surface).swapaxes(0, 1)
            return np.ascontiguousarray(array)
        self._show(surface)
        return None

    def _show(self, surface: Any) -> None:
        pygame = _pygame()
        if self._window is None:
            try:
                pygame.display.init()
                self._window = pygame.display.set_mode(surface.get_size())
            except pygame.error as reason:
                raise InvalidOption(
                    f"render_mode 'human': there is no screen here ({reason});"
                    " 'ansi' and 'rgb_array' need none"
                ) from None
            pygame.display.set_caption("century")
        self._window.blit(surface, (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        pygame.time.Clock().tick(FRAMES)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window = None
            _pygame().display.quit()


def picture_of(svg: str) -> Any:
    """A drawing as a surface of pygame; its font draws the letters, the same on every machine."""
    import resvg_py

    pygame = _pygame()
    font = Path(pygame.__file__).parent / pygame.font.get_default_font()
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(font)])
    return pygame.image.load(BytesIO(png), "table.png")


def _pygame() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "hide")
    import pygame

    return pygame
