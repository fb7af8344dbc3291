"""Phrases: what is to be said, before any language says it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Union

from century.data.component import COLOURS
from century.game.schema import PlainFact, PlainPhrase

Fact = Union[str, int, "Phrase", tuple["Phrase", ...]]


@dataclass(frozen=True, init=False)
class Phrase:
    """A message of the catalogue and its variables; a tuple of phrases is told as a list."""

    message: str
    facts: dict[str, Fact]

    def __init__(self, message: str, /, **facts: Fact) -> None:
        object.__setattr__(self, "message", message)
        object.__setattr__(self, "facts", facts)


@lru_cache(maxsize=4096)
def cubes_phrase(cubes: str) -> tuple[Phrase, ...]:
    """Cubes by colour: "2 yellow and 1 red"."""
    return tuple(
        Phrase("cubes", cube=colour, count=cubes.count(colour))
        for colour in COLOURS
        if colour in cubes
    )


def plain(phrase: Phrase) -> PlainPhrase:
    """A phrase as JSON has it."""
    facts = {
        name: fact if isinstance(fact, str | int) else _plain_fact(fact)
        for name, fact in phrase.facts.items()
    }
    return {"message": phrase.message, "facts": facts}


def _plain_fact(fact: Phrase | tuple[Phrase, ...]) -> PlainFact:
    return plain(fact) if isinstance(fact, Phrase) else [plain(item) for item in fact]


def from_plain(phrase: PlainPhrase) -> Phrase:
    """The inverse of `plain`."""
    return Phrase(phrase["message"], **{n: _fact(f) for n, f in phrase["facts"].items()})


def _fact(fact: PlainFact) -> Fact:
    if isinstance(fact, list):
        return tuple(from_plain(item) for item in fact)
    return from_plain(fact) if isinstance(fact, dict) else fact
