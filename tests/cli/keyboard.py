"""A keyboard and a screen for the command line, run in this process."""

import io
from collections.abc import Callable
from dataclasses import dataclass

Answer = Callable[[str], str]  # what is typed after this was printed; "" is the end of the input


@dataclass
class Run:
    """What a command left behind."""

    status: int
    out: str
    err: str


Century = Callable[..., Run]


class Screen(io.StringIO):
    """Remembers what was looked at."""

    seen = 0

    def news(self) -> str:
        output = self.getvalue()[self.seen :]
        self.seen += len(output)
        return output


class Keyboard:
    """Types a text, or by what stands on the screen."""

    def __init__(self, typed: str | Answer, screen: Screen, terminal: bool) -> None:
        lines = iter(typed.splitlines(keepends=True) if isinstance(typed, str) else ())
        self.answer = (lambda _: next(lines, "")) if isinstance(typed, str) else typed
        self.screen = screen
        self.terminal = terminal

    def readline(self) -> str:
        return self.answer(self.screen.news())

    def isatty(self) -> bool:
        return self.terminal
