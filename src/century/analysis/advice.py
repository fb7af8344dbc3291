"""Advice for a position: the best actions, what they lead to, and why."""

from dataclasses import dataclass

from century.analysis.arguments import arguments_for
from century.analysis.option import Option, option_of
from century.bots import Mcts
from century.errors import InvalidOption
from century.game.game import Game
from century.game.phrase import Phrase, plain
from century.game.schema import Decision, PlainAdvice

MAX_OPTIONS = 5


@dataclass(frozen=True)
class Advice:
    """The best actions of the seat that decides, best first."""

    mode: str
    seat: int
    decision: Decision
    simulations: int
    options: list[Option]
    reasons: list[Phrase]  # what speaks for the best one

    @property
    def best(self) -> Option:
        return self.options[0]

    def to_json(self) -> PlainAdvice:
        """The same as plain lists and dicts."""
        return {
            "mode": self.mode,
            "seat": self.seat,
            "decision": self.decision,
            "simulations": self.simulations,
            "options": [option.to_json() for option in self.options],
            "reasons": [plain(reason) for reason in self.reasons],
        }


def advise(
    game: Game,
    time: float | None = None,
    simulations: int | None = None,
    threads: int = 1,
    seed: int = 0,
) -> Advice:
    """What a master would do here; it never looks at the hidden piles.

    It thinks for `time` seconds, one if nothing is said, or carries out so many `simulations`.
    """
    if game.decision is None:
        raise InvalidOption("the game is over: there is nothing to decide")
    return Study(game, time, simulations, threads, seed).advice()


class Study:
    """Advice that gets better: each time it is asked for, the same trees have grown further."""

    def __init__(
        self,
        game: Game,
        time: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        self._thinker = Mcts(time=time, simulations=simulations, threads=threads, seed=seed)
        self._deal = game.redeal(seed)

    def advice(self, seconds: float | None = None) -> Advice:
        """What is known after so many seconds more, at most those that it was made for."""
        deal, thinker = self._deal, self._thinker
        assert deal.decision is not None
        if seconds is not None:
            thinker.think_for(seconds)
        best, *others = thinker.expectations(deal, MAX_OPTIONS, further=True)
        # Those that were tried seldom come in the order of what they promise.
        others.sort(key=lambda option: -option.chances[int(deal.seat or 0)])
        options = [option_of(deal, one) for one in (best, *others)]
        return Advice(
            mode=deal.mode,
            seat=int(deal.seat or 0),
            decision=deal.decision,
            simulations=thinker.simulations(),
            options=options,
            reasons=arguments_for(deal, options, thinker.rehearsals(deal, options[0].token)),
        )
