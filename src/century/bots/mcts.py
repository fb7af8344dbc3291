"""The tree-search player: it thinks about the turns of everybody."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter

from century.bots.limits import Allowance, check_count, check_number
from century.bots.option import Option
from century.bots.thought import Thought
from century.errors import InvalidOption
from century.game.game import Game
from century.game.position import check_seed

MAX_SECONDS = 3600
MAX_SIMULATIONS = 10_000_000
MAX_THREADS = 64


@dataclass
class Tried:
    """What the trees know of one action."""

    token: str
    visits: int = 0
    value: float = 0.0  # to the seat that decides, summed over the visits

    def rank(self, most: int) -> tuple[float, int]:
        """Compares actions of which one was tried `most` often."""
        often = self.visits > 0 and 2 * self.visits >= most
        return (self.value / self.visits if often else -1.0, self.visits)


class Mcts:
    """Information-set tree search, judged by a learnt net.

    Thinks for `time` seconds a turn, or carries out so many `simulations`; then the choice
    depends on `seed` and `threads` alone, whatever the machine. Every thread grows a tree of its
    own; their visits are added up.
    """

    def __init__(
        self,
        time: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        if time is not None and simulations is not None:
            raise InvalidOption("mcts: give time or simulations, not both")
        self._threads = check_count("threads", threads, 1, MAX_THREADS)
        self._dice = Random(check_seed(seed))
        self._timed = simulations is None
        if simulations is not None:
            limit = float(check_count("simulations", simulations, 1, MAX_SIMULATIONS))
        else:
            limit = check_number("time", 1.0 if time is None else time, 0, MAX_SECONDS)
        self._allowance = Allowance(limit)
        self._thoughts = [Thought(limit, self._timed) for _ in range(threads)]

    def choose(self, game: Game) -> str:
        start = perf_counter()
        legal = game.actions()
        share = self._allowance.share(game.decision == "turn")
        if len(legal) == 1:
            return legal[0]
        deal = game.redeal(self._dice.getrandbits(48))  # also where a caller forgot it
        self.think(deal, share, start)
        return self.ranking(game)[0].token

    def consider(self, game: Game, most: int) -> list[Option]:
        """The best actions, with what the search expects of each."""
        self.think(game, self._allowance.share(True), perf_counter())
        ranking = self.ranking(game)
        whole = sum(tried.visits for tried in ranking)
        return [
            self._thoughts[0].option(game, tried.token, tried.visits / whole)
            for tried in ranking[:most]
        ]

    def simulations(self) -> int:
        """How many simulations the present trees have seen."""
        return sum(thought.visits() for thought in self._thoughts)

    def think(self, game: Game, share: float, start: float) -> None:
        """Grow the trees for the position of a game."""
        seeds = [self._dice.getrandbits(48) for _ in self._thoughts]

        def grow(thread: int) -> None:
            thought = self._thoughts[thread]
            thought.begin(game)
            if self._timed:
                thought.until(start + share, seeds[thread])
            else:
                thought.think(max(1, int(share) // self._threads), seeds[thread])

        if self._threads == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(grow, range(self._threads)))

    def ranking(self, game: Game) -> list[Tried]:
        """The legal actions, best first.

        Visits go where the chances are. Once the game is decided all chances are equal: so among
        those tried about as often as the one tried most, the better judged comes first.
        """
        found = {token: Tried(token) for token in game.actions()}
        for thought in self._thoughts:
            for node in thought.answers():
                tried = found[game.token(int(node.answer))]
                tried.visits += int(node.visits)
                tried.value += float(node.values[game.seat])
        most = max(tried.visits for tried in found.values())
        return sorted(found.values(), key=lambda tried: tried.rank(most), reverse=True)
