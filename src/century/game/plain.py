"""A state as plain numbers and lists, for whatever reads a good part of it in Python."""

from typing import TYPE_CHECKING, Any

from century.rules.state import State


class Plain:
    """The fields of a state, taken out at once: a copy that outlives what is done with it."""

    def __init__(self, state: State) -> None:
        self.__dict__ = state.plain_fields()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
