"""Players that plan their own next turns and take the others as standing still."""

from random import Random

from century.bots.beam import Beam, look_ahead
from century.bots.worth import WEIGHTS
from century.errors import InvalidOption
from century.game import Game, check_seed

MOST_WIDTH = 100_000
MOST_TURNS = 100


class LookingAhead:
    """A beam search over its own turns.

    `width` lines are kept for each of `turns` turns; a point counts `patience` times less for
    every turn that it comes later.
    """

    def __init__(self, width: int, turns: int, patience: float, seed: int = 0) -> None:
        _check("width", width, 1, MOST_WIDTH)
        _check("turns", turns, 1, MOST_TURNS)
        if not isinstance(patience, int | float) or not 0 < patience <= 1:
            raise InvalidOption(f"patience {patience!r}: must be more than 0 and at most 1")
        self._beam = Beam(width)
        self._turns = turns
        self._patience = float(patience)
        self._dice = Random(check_seed(seed))

    def choose(self, game: Game) -> str:
        legal = game.actions()
        if len(legal) == 1:
            return legal[0]
        deal = game.redeal(self._dice.getrandbits(48))  # also where a caller forgot it
        beam = self._beam
        answer = look_ahead(
            deal.kit.box,
            deal.state,
            beam.lines,
            beam.states,
            beam.found,
            beam.found_states,
            beam.stack,
            self._turns,
            self._patience,
            WEIGHTS,
        )
        return deal.token(answer)


def _check(name: str, value: object, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidOption(f"{name} {value!r}: must be a whole number from {low} to {high}")


def greedy(seed: int = 0) -> LookingAhead:
    """Goes the cheapest way to the next point card."""
    return LookingAhead(width=6, turns=4, patience=0.95, seed=seed)


def planner(
    width: int = 100, turns: int = 10, patience: float = 0.97, seed: int = 0
) -> LookingAhead:
    """Plans many turns ahead."""
    return LookingAhead(width, turns, patience, seed)
