"""A state as plain numbers and lists, for whatever reads a good part of it in Python."""

from typing import Any

from century.rules.state import State


class Plain:
    """The fields of a state, each taken out once: a copy that outlives what is done with it."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __getattr__(self, name: str) -> Any:
        value = self._state.plain(name)
        setattr(self, name, value)
        return value
