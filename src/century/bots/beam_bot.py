"""Players that plan their own next turns and take the others as standing still."""

from random import Random

from century.bots.options import check_count, check_number, check_share, seen
from century.bots.protocol import OneAtATime, legal_actions
from century.game.game import Game
from century.game.position import check_seed
from century.search.beam import look_ahead
from century.search.lines import make_beam

MAX_WIDTH = 100_000
MAX_TURNS = 100


class BeamBot:
    """A beam search over its own turns.

    `width` lines are kept for each of `turns` turns; a point counts `patience` times less for
    every turn that it comes later. With the chance `overlook` it does not see one of the things
    that it could do in a turn, each by itself: a person's mistakes, not a dice's.
    """

    def __init__(
        self, width: int, turns: int, patience: float, seed: int = 0, overlook: float = 0.0
    ) -> None:
        check_count("width", width, 1, MAX_WIDTH)
        check_count("turns", turns, 1, MAX_TURNS)
        self._beam = make_beam(width)
        self._turns = turns
        self._patience = check_number("patience", patience, 0, 1)
        self._overlook = check_share("overlook", overlook)
        self._lock = OneAtATime()
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Begin anew, as if made with this seed."""
        self._dice = Random(check_seed(seed))
        self._plan: list[str] = []  # what is left of the turn
        self._planned_for: object = None

    def choose(self, game: Game) -> str:
        legal = legal_actions(game)
        if len(legal) == 1:
            return legal[0]
        with self._lock:
            if game.decision == "turn" or self._planned_for != _turn_of(game):
                self._plan.clear()
            if not (self._plan and self._plan[0] in legal):
                self._plan = self._search(game)
                self._planned_for = _turn_of(game)
            return self._plan.pop(0)

    def _search(self, game: Game) -> list[str]:
        """The answers to this decision and the next ones of the same turn."""
        deal = game.redeal(self._dice.getrandbits(48))  # also where a caller forgot it
        if deal.decision == "turn":
            legal = int(deal.state.legal)
            answers = [answer for answer in range(legal.bit_length()) if legal >> answer & 1]
            kept = seen(answers, self._overlook, self._dice)
            deal.state.legal = sum(1 << answer for answer in kept)
        look_ahead(deal.ruleset.constants, deal.state, self._beam, self._turns, self._patience)
        best = self._beam.best[0]
        plan: list[str] = []
        for answer in best.plan[: best.length]:
            if plan:
                deal.play(plan[-1])
            plan.append(deal.token(int(answer)))
        return plan


def _turn_of(game: Game) -> object:
    """What stays the same in a turn, and differs in most other games: the cards of the others."""
    others = [seat for seat in range(game.players) if seat != game.turn]
    taken, cards = game.state.plain("taken"), game.state.plain("cards")
    return game.ruleset, game.round, game.turn, [(taken[seat], cards[seat]) for seat in others]


def greedy(seed: int = 0) -> BeamBot:
    """Goes the cheapest way to the next point card."""
    return BeamBot(width=6, turns=4, patience=0.95, seed=seed)


def planner(width: int = 400, turns: int = 14, patience: float = 0.97, seed: int = 0) -> BeamBot:
    """Plans many turns ahead."""
    return BeamBot(width, turns, patience, seed)
