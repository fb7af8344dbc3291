"""The tables of keys in docs/formats.md, made from the schema: `python tools/tables.py`."""

import types
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

from century.data.box import builtin_boxes
from century.data.mode import load_modes
from century.data.schema import Meaning, ModeAbout
from century.game.ruleset import Ruleset, find_ruleset
from century.game.schema import (
    SCORE_KEYS,
    SEAT_KEYS,
    TABLE_KEYS,
    AdvisedOption,
    AdvisedStep,
    FullView,
    Pending,
    PlainAdvice,
    PlainPhrase,
    Scores,
    SeatView,
)

PAGE = Path(__file__).resolve().parent.parent / "docs" / "formats.md"
BEGIN, END = "<!-- Made by `make tables`: {} -->\n", "<!-- End -->\n"
APART = {SeatView, Pending, AdvisedOption, AdvisedStep, PlainPhrase}  # which have their own tables
PLAIN = {str: "text", int: "number", float: "number", bool: "true or false"}


def unwrapped(hint: Any) -> tuple[Any, str]:
    """What a key of a TypedDict holds, and what it means."""
    meaning = ""
    while get_origin(hint) in (Annotated, Required, NotRequired):
        meaning = next((m.text for m in get_args(hint) if isinstance(m, Meaning)), meaning)
        hint = get_args(hint)[0]
    return hint, meaning


def kind(hint: Any) -> str:
    """A type in words."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        *first, last = ("null" if part is types.NoneType else kind(part) for part in inner)
        return f"{', '.join(first)} or {last}"
    if origin is list:
        return f"list of {several(inner[0])}"
    if origin is dict:
        return f"{several(inner[1])} by name"
    if origin is Literal:
        return " · ".join(f"`{word}`" for word in inner) if len(inner) < 3 else "text"
    return PLAIN.get(hint, "object")


def several(hint: Any) -> str:
    return kind(hint) if get_args(hint) else f"{kind(hint)}s"


def paths(table: Any, before: str = "") -> Iterator[tuple[str, str, str]]:
    """Every key, its type and its meaning; keys of what lies inside follow, with their path."""
    for key, hint in get_type_hints(table, include_extras=True).items():
        held, meaning = unwrapped(hint)
        yield before + key, kind(held), meaning
        inner, mark = held, ""
        if get_origin(held) is list:
            inner, mark = get_args(held)[0], "[]"
        elif get_origin(held) is dict:
            inner, mark = get_args(held)[1], ".*"
        if is_typeddict(inner) and inner not in APART:
            yield from paths(inner, f"{before}{key}{mark}.")


@cache
def rulesets() -> tuple[Ruleset, ...]:
    boxes = builtin_boxes()
    return tuple(find_ruleset(mode, boxes, 2, {}) for mode in load_modes().values())


def modes_with(key: str, method: str) -> str:
    """The modes one of whose mechanisms names the key; all, where none names what is common."""
    having: list[str] = []
    without: list[str] = []
    for ruleset in rulesets():
        named = any(key in getattr(part, method)(ruleset) for part in ruleset.mechanisms)
        (having if named else without).append(ruleset.mode.id)
    if not without or not having:
        return "all"
    few = len(without) < len(having)
    return f"all but {', '.join(without)}" if few else ", ".join(having)


def keys_of(table: Any, order: Sequence[str] = (), method: str = "") -> str:
    """The table of a TypedDict; with the modes that have a key, where a method tells it."""
    rows = sorted(paths(table), key=lambda row: in_order(row[0], order))
    head = ["key", "modes", "value", "meaning"] if method else ["key", "value", "meaning"]
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for key, *about in rows:
        modes = [modes_with(key, method) if key == top(key) else ""] if method else []
        lines.append(f"| {' | '.join([f'`{key}`', *modes, *about])} |")
    return "\n".join(lines) + "\n"


def top(key: str) -> str:
    return key.partition(".")[0].partition("[")[0]


def in_order(key: str, order: Sequence[str]) -> int:
    """As written: what the order does not name stands before it, but for the hidden piles."""
    if top(key) == "hidden":
        return len(order)
    return order.index(top(key)) if top(key) in order else -1


TABLES: dict[str, Callable[[], str]] = {
    "view": lambda: keys_of(FullView, TABLE_KEYS, "table_keys"),
    "seat": lambda: keys_of(SeatView, SEAT_KEYS, "seat_keys"),
    "pending": lambda: keys_of(Pending),
    "scores": lambda: keys_of(Scores, SCORE_KEYS, "scores"),
    "modes": lambda: keys_of(ModeAbout),
    "phrase": lambda: keys_of(PlainPhrase),
    "advice": lambda: keys_of(PlainAdvice),
    "option": lambda: keys_of(AdvisedOption),
    "step": lambda: keys_of(AdvisedStep),
}


def page() -> str:
    """The page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in TABLES.items():
        head, begin, rest = text.partition(BEGIN.format(name))
        assert begin, f"{PAGE.name} has lost the line: {BEGIN.format(name)}"
        _, end, tail = rest.partition(END)
        assert end, f"{PAGE.name} has lost the end of the table {name}"
        text = f"{head}{begin}\n{table()}\n{end}{tail}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
