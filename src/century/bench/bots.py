"""How fast the bots search on this machine: what `century bench bots` measures.

The positions come from games that the bots play themselves, so that the middle of a game counts as
much as its beginning.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import century
from century.bench import Row, cores
from century.bots import Mcts, ask, bot
from century.bots.search_tree import SearchTree
from century.game.game import Game

POSITIONS = 8
SIMULATIONS = 500  # between two looks at the clock
LIMIT = 0.1  # seconds for a turn, to see how well the limit is kept


def positions(mode: str, players: int) -> list[Game]:
    """Turn decisions from the beginning to the end of one game."""
    game = century.new(mode, players, seed=1)
    seats = [bot("greedy", seed=seat) for seat in range(players)]
    turns = []
    while not game.over:
        if game.decision == "turn":
            turns.append(game.copy())
        game.play(ask(seats[game.seat or 0], game, len(game.history)))
    return turns[:: max(1, len(turns) // POSITIONS)][:POSITIONS]


def think(games: list[Game], seconds: float) -> float:
    """Simulations per second, the positions in turn, each with a new tree."""
    done = 0
    spent = 0.0
    tree = SearchTree(SIMULATIONS, timed=False)
    while not done or spent < seconds:
        for game in games:
            tree.begin(game)
            start = time.perf_counter()
            tree.grow(SIMULATIONS, seed=done)
            spent += time.perf_counter() - start
            done += SIMULATIONS
    return done / spent


def plan(games: list[Game]) -> float:
    """Seconds for a decision of the planner."""
    start = time.perf_counter()
    for game in games:
        ask(bot("planner"), game, 0)
    return (time.perf_counter() - start) / len(games)


def limit_kept(games: list[Game]) -> float:
    """The longest turn decision of a player with a limit, as a multiple of what it may take."""
    worst = 0.0
    for game in games:
        thinker = Mcts(time=LIMIT)
        start = time.perf_counter()
        thinker.choose(game)
        worst = max(worst, time.perf_counter() - start)
    return worst / LIMIT


def measure(modes: list[str], seconds: float, tell: Callable[[str], None]) -> Iterator[Row]:
    """One row for each mode, with two players."""
    for mode in modes:
        tell(mode)
        games = positions(mode, 2)
        think(games, 0)  # the compiled code is read from disk
        one = think(games, seconds)
        with ThreadPoolExecutor(cores()) as pool:
            all_cores = sum(pool.map(think, [games] * cores(), [seconds] * cores()))
        yield {
            "mode": mode,
            "players": 2,
            "simulations_per_second": round(one),
            "threads": cores(),
            "simulations_per_second_threads": round(all_cores),
            "threads_ratio": round(all_cores / one, 2),
            "planner_seconds": round(plan(games), 3),
            "limit_kept": round(limit_kept(games), 3),
        }
