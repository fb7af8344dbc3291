"""Who takes part: a bot of this interpreter, or of another one."""

import re
from collections.abc import Sequence
from functools import cache

from century.arena.other_python import OtherEntrant
from century.bots.entrant import Entrant, read_entrant
from century.bots.protocol import Bot
from century.bots.spec import read_spec
from century.data.reader import shown
from century.errors import InvalidOption

ELSEWHERE = re.compile(r"([^@()]+(?:\(.*?\))?)\s*@\s*(.*\S)\s*")


@cache
def read_any_entrant(text: str) -> Entrant | OtherEntrant:
    """As `read_entrant`; what stands behind an @ is the other interpreter."""
    elsewhere = ELSEWHERE.fullmatch(text)
    entrant: Entrant | OtherEntrant
    if elsewhere:
        entrant = OtherEntrant(*read_spec(elsewhere[1]), elsewhere[2])
    else:
        entrant = read_entrant(text)
    if "seed" in dict(entrant.options):
        raise InvalidOption(f"bot {shown(text)}: seeds are given by the arena; use --seed")
    return entrant


def check_entrant(text: str) -> str:
    """The name of a bot, the same for the same bot; refused where none could be made of it."""
    entrant = read_any_entrant(text)
    if isinstance(entrant, OtherEntrant):
        entrant.check()
    return str(entrant)


def make_entrant(name: str, seed: int, patience: float, box: Sequence[str]) -> Bot:
    entrant = read_any_entrant(name)
    if isinstance(entrant, OtherEntrant):
        return entrant.make(seed, patience, box)
    return entrant.make(seed)


def python_of(name: str) -> str | None:
    """The other interpreter of a bot, if it has one."""
    entrant = read_any_entrant(name)
    return entrant.python if isinstance(entrant, OtherEntrant) else None


def is_elsewhere(name: str) -> bool:
    return python_of(name) is not None
