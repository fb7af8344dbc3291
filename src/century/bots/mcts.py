"""The tree-search player: it thinks about the turns of everybody."""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import NamedTuple

from century.bots.budget import Budget
from century.bots.expectation import Expectation, Rehearsal
from century.bots.options import check_count, check_number, check_share, seen
from century.bots.protocol import OneAtATime, legal_actions
from century.bots.search_tree import MEMORY, SearchTree
from century.errors import InvalidOption
from century.game.game import Game
from century.game.position import check_seed

MAX_SECONDS = 3600
MAX_SIMULATIONS = 10_000_000
MAX_THREADS = 64
MAX_MEMORY = 1_000_000  # megabytes


@dataclass
class Trial:
    """What the trees know of one action."""

    token: str
    visits: int = 0
    value: float = 0.0  # to the seat that decides, summed over the visits

    def rank(self, max_visits: int) -> tuple[float, int]:
        """Compares actions; `max_visits` are those of the one tried most."""
        often = self.visits > 0 and 2 * self.visits >= max_visits
        return (self.value / self.visits if often else -1.0, self.visits)


class Opinion(NamedTuple):
    """What a search thinks of a decision."""

    shares: dict[str, float]  # of the simulations, for every legal action, the best first
    values: list[float]  # of every seat after the best: chances to win, a tenth of it the lead


def ranked(trials: Iterable[Trial]) -> list[Trial]:
    """Best first; what several say of the same action is added up."""
    whole: dict[str, Trial] = {}
    for trial in trials:
        known = whole.setdefault(trial.token, Trial(trial.token))
        known.visits += trial.visits
        known.value += trial.value
    max_visits = max(trial.visits for trial in whole.values())
    return sorted(whole.values(), key=lambda trial: trial.rank(max_visits), reverse=True)


class Mcts:
    """Information-set tree search, judged by a learnt net.

    Thinks for `time` seconds a turn, or carries out so many `simulations`; then the choice
    depends on `seed` and `threads` alone, whatever the machine. Every thread grows a tree of its
    own; their visits are added up. Together they take at most so many megabytes of `memory`. With
    the chance `overlook` it does not see one of the things that it could do in a turn, each by
    itself, as people do.
    """

    def __init__(
        self,
        time: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        seed: int = 0,
        overlook: float = 0.0,
        memory: int = MEMORY,
    ) -> None:
        if time is not None and simulations is not None:
            raise InvalidOption("mcts: give time or simulations, not both")
        self._threads = check_count("threads", threads, 1, MAX_THREADS)
        each = check_count("memory", memory, 1, MAX_MEMORY) / self._threads
        self._overlook = check_share("overlook", overlook)
        self._dice = Random(check_seed(seed))
        self._lock = OneAtATime()
        self._timed = simulations is None
        if simulations is not None:
            limit = float(check_count("simulations", simulations, 1, MAX_SIMULATIONS))
        else:
            limit = check_number("time", 1.0 if time is None else time, 0, MAX_SECONDS)
        self._limit = limit
        self._budget = Budget(limit)
        self._trees = [SearchTree(limit, self._timed, each) for _ in range(self._threads)]

    def reseed(self, seed: int) -> None:
        """Begin anew, as if made with this seed."""
        with self._lock:
            self._dice = Random(check_seed(seed))
            self._budget = Budget(self._limit)
            for tree in self._trees:
                tree.forget()

    def think_for(self, seconds: float) -> None:
        """Take so many seconds for the next turns, and never more than it was made for."""
        if self._timed:
            self._budget = Budget(min(self._limit, seconds))

    def choose(self, game: Game) -> str:
        trials = self.trials(game)
        if self._overlook and game.decision == "turn":
            trials = ranked(seen(trials, self._overlook, self._dice))
        return trials[0].token

    def trials(self, game: Game) -> list[Trial]:
        """The legal actions, best first, after thinking about this decision."""
        legal = legal_actions(game)
        with self._lock:
            start = perf_counter()
            share = self._budget.share(game.decision == "turn")
            if len(legal) == 1:
                return [Trial(legal[0])]
            deal = game.redeal(self._dice.getrandbits(48))  # also where a caller forgot it
            self._grow(deal, share, start)
            return self._ranking(game)

    def expectations(self, game: Game, number: int, further: bool = False) -> list[Expectation]:
        """The best actions, so many or fewer, with what the search expects of each.

        All that may be spent on a turn is spent on this decision; asked `further` about the same
        deal, the trees go on growing.
        """
        legal_actions(game)
        with self._lock:
            self._grow(game, self._budget.turn, perf_counter(), further)
            ranking = self._ranking(game)
            visits = sum(trial.visits for trial in ranking)
            return [
                self._trees[0].expectation(game, trial.token, trial.visits / visits)
                for trial in ranking[:number]
            ]

    def opinion(self, game: Game) -> Opinion:
        """What the search thinks of a decision, without asking what follows, which takes longer.

        All that may be spent on a turn is spent on this decision.
        """
        legal_actions(game)
        with self._lock:
            self._grow(game, self._budget.turn, perf_counter())
            ranking = self._ranking(game)
            visits = sum(trial.visits for trial in ranking)
            best = ranking[0].token
            values = [0.0] * game.players
            for tree in self._trees:
                for node in tree.answers():
                    if game.token(int(node.answer)) == best:
                        values = [v + float(node.values[i]) for i, v in enumerate(values)]
        whole = sum(values) or 1.0
        shares = {trial.token: trial.visits / visits for trial in ranking}
        return Opinion(shares, [value / whole for value in values])

    def rehearsals(self, game: Game, token: str) -> list[Rehearsal]:
        """Plays of the tree that begin with an action of the game that it has grown for."""
        return self._trees[0].rehearsals(game, token)

    @property
    def size(self) -> int:
        """How many nodes its trees have room for."""
        return sum(len(tree.nodes) for tree in self._trees)

    def simulations(self) -> int:
        """How many simulations the present trees have seen."""
        return sum(tree.visits() for tree in self._trees)

    def _grow(self, game: Game, share: float, start: float, further: bool = False) -> None:
        """Grow the trees for the position of a game."""
        seeds = [self._dice.getrandbits(48) for _ in self._trees]

        def grow(thread: int) -> None:
            tree = self._trees[thread]
            if not (further and tree.stands_at(game)):
                tree.begin(game)
            if self._timed:
                tree.grow_until(start + share, seeds[thread])
            else:
                part, rest = divmod(int(share), self._threads)
                tree.grow(max(1, part + (thread < rest)), seeds[thread])

        if self._threads == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(grow, range(self._threads)))

    def _ranking(self, game: Game) -> list[Trial]:
        """The legal actions, best first.

        Visits go where the chances are. Once the game is decided all chances are equal: so among
        those tried about as often as the one tried most, the better judged comes first.
        """
        trials = {token: Trial(token) for token in game.actions()}
        for tree in self._trees:
            for node in tree.answers():
                trial = trials[game.token(int(node.answer))]
                trial.visits += int(node.visits)
                trial.value += float(node.values[game.seat])
        return ranked(trials.values())
