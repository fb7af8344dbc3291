"""What `century.modes()` and the options of a game hold, key by key; and how a schema says it.

A schema is made of TypedDicts. The meaning of a key stands beside it, and is told from there by
the docs, the OpenAPI document and the types of the browser client.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypeVar

from typing_extensions import TypedDict  # for pydantic, which cannot read typing's in Python 3.11

T = TypeVar("T")


@dataclass(frozen=True)
class Meaning:
    """What a key of a schema holds."""

    text: str

    def __get_pydantic_json_schema__(self, of: Any, handler: Callable[[Any], Any]) -> Any:
        return handler(of) | {"description": self.text}


def exact(table: type[T]) -> type[T]:
    """Of this TypedDict no other keys are taken where pydantic checks data."""
    table.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    return table


@exact
class Options(TypedDict):
    """The options of a game, with what the seed drew."""

    board: NotRequired[Annotated[str, Meaning("the board that was chosen or drawn")]]
    layout: NotRequired[
        Annotated[str, Meaning("the layout of the islands: `star`, `strait`, `delta` or `random`")]
    ]
    round_limit: Annotated[int, Meaning("the last round")]


@exact
class OptionAbout(TypedDict):
    """What may be chosen for an option: one of its choices, or a number."""

    default: Annotated[str | int | None, Meaning("what holds where nothing is said; null: drawn")]
    choices: NotRequired[Annotated[list[str], Meaning("what may be chosen")]]
    min: NotRequired[Annotated[int, Meaning("the smallest number")]]
    max: NotRequired[Annotated[int, Meaning("the largest number")]]


@exact
class PartAbout(TypedDict):
    """A part of a box that was found out by itself."""

    part: Annotated[str, Meaning("which components")]
    trust: Annotated[str, Meaning("how far they can be trusted to be what is printed")]


@exact
class BoxAbout(TypedDict):
    """A box, and how far it can be trusted."""

    name: Annotated[str, Meaning("the name of the box")]
    trust: Annotated[str, Meaning("`published`, `single source`, `reconstructed` or `own`")]
    parts: Annotated[list[PartAbout], Meaning("what is told of parts of the box")]


@exact
class ModeAbout(TypedDict):
    """A mode, before any game of it."""

    title: Annotated[str, Meaning("its name in English")]
    players: Annotated[list[int], Meaning("the numbers of players")]
    options: Annotated[dict[str, OptionAbout], Meaning("its options by name")]
    components: Annotated[dict[str, BoxAbout], Meaning("the boxes that it is played with, by id")]
