"""A state as plain numbers and lists, for whatever reads a good part of it in Python."""

from typing import TYPE_CHECKING, Any

import numpy as np

from century.rules.state import STATE, State


class Plain:
    """The fields of a state, taken out at once: reading a record field by field is slow."""

    def __init__(self, state: State) -> None:
        record: Any = state
        for name, value in zip(STATE.names or (), record.item(), strict=True):
            setattr(self, name, value.tolist() if isinstance(value, np.ndarray) else value)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
