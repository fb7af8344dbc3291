"""One table of a TOML file, read key by key; what is wrong is told with file, entry and reason."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from operator import index
from typing import NoReturn, TypeVar, cast

from century.data.component import COLOURS
from century.errors import CenturyError, InvalidBox

MAX_CUBES = 8
Word = TypeVar("Word", bound=str)
NAME = re.compile(r"[a-z][a-z0-9_]{0,23}")


def one_line(text: str) -> str:
    """The text with everything that does not print as its code."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def shown(value: object) -> str:
    """A value from a file, on one short line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = one_line(f'"{value}"' if isinstance(value, str) else str(value))
    except ValueError:  # a number of thousands of digits
        text = "of this length"
    return text if len(text) <= 40 else f"{text[:36]} ..."


def as_whole(value: object) -> int | None:
    """A whole number, NumPy's too; None for everything else, truth values too."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # quicker to try than to ask
    except TypeError:
        return None


def one_of(words: Collection[object]) -> str:
    return "one of " + " ".join(f'"{word}"' if " " in str(word) else str(word) for word in words)


def nearest(word: str, known: Collection[str]) -> str | None:
    """The known word that was perhaps meant."""
    return next(iter(get_close_matches(word, known, n=1)), None)


def did_you_mean(word: str, known: Collection[str]) -> str:
    near = nearest(word, known)
    return f" (did you mean {near}?)" if near else ""


@dataclass(frozen=True)
class Reader:
    """A table and where it stands, such as `my_box.toml: merchants m12`."""

    table: Mapping[str, object]
    where: str
    error: type[CenturyError] = InvalidBox

    def fail(self, reason: str) -> NoReturn:
        raise self.error(f"{self.where}: {reason}")

    def has(self, key: str) -> bool:
        return key in self.table

    def get(self, key: str) -> object:
        if key not in self.table:
            self.fail(f"{key} is missing")
        return self.table[key]

    def only(self, keys: Collection[str]) -> None:
        """Refuse every other key."""
        for key in self.table:
            if key not in keys:
                near = did_you_mean(key, keys)
                self.fail(f"unknown key {shown(key)}{near}; known: {' '.join(keys)}")

    def exactly_one(self, keys: Collection[Word], noun: str) -> Word:
        given = [key for key in keys if key in self.table]
        if len(given) != 1:
            self.fail(f"{' and '.join(given) or 'no ' + noun}: needs exactly {one_of(keys)}")
        return given[0]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= 200:
            self.fail(f"{key} {shown(value)}: must be a line of text")
        return value

    def name(self, key: str) -> str:
        value = self.text(key)
        if not NAME.fullmatch(value):
            self.fail(f"{key} {shown(value)}: must be 1 to 24 of a to z, 0 to 9, _; a letter first")
        return value

    def choice(self, key: str, words: Collection[Word]) -> Word:
        value = self.get(key)
        if not isinstance(value, str) or value not in words:
            self.fail(f"{key} {shown(value)}: must be {one_of(words)}")
        return cast(Word, value)

    def optional(self, key: str, words: Collection[Word]) -> Word | None:
        return self.choice(key, words) if self.has(key) else None

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:  # a bool is an int
            self.fail(f"{key} {shown(value)}: must be a whole number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            self.fail(f"{key} {shown(value)}: must be true or false")
        return value

    def cubes(self, key: str) -> str:
        """Cubes in colour order, at least one."""
        value = self.get(key)
        if not isinstance(value, str):
            self.fail(f"{key} {shown(value)}: must be cubes, such as YYR")
        if not set(value) <= set(COLOURS):
            self.fail(f"{key} {shown(value)}: a cube is {one_of(COLOURS)}")
        if not 1 <= len(value) <= MAX_CUBES:
            self.fail(f"{key} {shown(value)}: must be 1 to {MAX_CUBES} cubes")
        return "".join(sorted(value, key=COLOURS.index))

    def sequence(self, key: str) -> Sequence[object]:
        value = self.get(key)
        if not isinstance(value, list):
            self.fail(f"{key} {shown(value)}: must be a list")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(self._each(key, value).text(key) for value in self.sequence(key))

    def names(self, key: str) -> tuple[str, ...]:
        return tuple(self._each(key, value).name(key) for value in self.sequence(key))

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        return tuple(self._each(key, value).whole(key, low, high) for value in self.sequence(key))

    def words(self, key: str, words: Collection[Word]) -> tuple[Word, ...]:
        return tuple(self._each(key, value).choice(key, words) for value in self.sequence(key))

    def _each(self, key: str, value: object) -> "Reader":
        return Reader({key: value}, self.where, self.error)

    def inside(self, key: str) -> "Reader":
        """The table under a key."""
        value = self.get(key)
        if not isinstance(value, dict):
            self.fail(f"{key} {shown(value)}: must be a table")
        return Reader(value, f"{self.where}: {key}", self.error)

    def entries(self, key: str) -> list["Reader"]:
        """The tables of a list; an entry is called by its id, or by its place from 1."""
        readers = []
        for place, value in enumerate(self.sequence(key), 1):
            if not isinstance(value, dict):
                self.fail(f"{key} entry {place}: {shown(value)} must be a table")
            name = value.get("id")
            called = name if isinstance(name, str) and NAME.fullmatch(name) else f"entry {place}"
            readers.append(Reader(value, f"{self.where}: {key} {called}", self.error))
        return readers
