"""How long a bot may think: so many seconds, or so many simulations, for a turn.

The first decision of a turn takes most of it; what is left is shared by the others, so that the
whole turn keeps to the limit.
"""

FIRST_SHARE = 0.7
FURTHER_SHARE = 0.5


class Budget:
    """What may be spent on one turn."""

    def __init__(self, turn: float) -> None:
        self.turn = turn
        self._left = turn

    def share(self, first: bool) -> float:
        """What the next decision may take; `first` is the first decision of a turn."""
        if first:
            self._left = self.turn
        spent = self._left * (FIRST_SHARE if first else FURTHER_SHARE)
        self._left -= spent
        return spent
