"""Learn a net by self-play: `python tools/learning/train.py MODE... [--seconds S] [--out FOLDER]`.

Many games are played by a small search with the net; the net learns from their positions who won,
mixed with its own judgements on the way, and the final scores. The next games are played with the
better net.

FOLDER gets MODE.npz, the net, and MODE.csv, its curve, every few rounds; the same command goes on
from there. Games are played by `--threads` of this machine; JAX learns on its GPU, if it has one.
"""

import argparse
import csv
import time
from collections import defaultdict, deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import century
from century.search.judgement import nets
from century.search.judgement.net import HIDDEN, POINTS
from self_play import RUNNING
from table import Players, Table
from weights import Weights, of_chance, read

OUTCOME_SHARE = 0.8  # how much of the outcome, rather than the next judgement, is believed
ROUND_SEEDS = 10_000_000
MATCH_SEED = 10**12
CURVE = (
    *("round", "seconds", "players", "simulations", "loss", "rounds", "points"),
    *("against_first", "against_last"),
)
NOTHING: dict[str, float] = {}


class Plan(NamedTuple):
    """How large, how long, and how fast a net learns."""

    seconds: float
    games: int = 4096  # with two players; fewer with more
    turns: int = 170  # of one game, all seats together
    samples: int = 1_000_000  # positions to learn from after each round of games
    kept: int = 4  # rounds of games, for each number of players, that are learnt from
    batch: int = 8192
    simulations: tuple[float, float] = (1.0, 48.0)  # of each decision: at first, and in the end
    errors: int = 150  # random decisions in ten thousand
    noise: tuple[float, float] = (0.0165, 0.0015)
    rate: tuple[float, float] = (2e-3, 5e-5)  # of learning
    explored: float = 0.3  # share of seats that first take free merchant cards, to learn of hands
    openings: int = 8  # how many at most
    threads: int = 1
    match_every: int = 6  # rounds between two matches against earlier nets, and two files
    match_simulations: int = 8
    options: dict[str, Any] = {}  # noqa: RUF012  # of the mode


DEFAULTS = Plan._field_defaults


class Positions(NamedTuple):
    """What is learnt from: the features of all seats, their chances to win and final scores."""

    features: Any
    aims: Any
    scores: Any

    def rows(self, chosen: Any) -> "Positions":
        """Some of them."""
        return Positions(*(array[chosen] for array in self))


def forward(net: Weights, features: Any) -> Any:
    """The same as `century.search.judgement.net`, for many positions."""
    sums = features @ net.inner
    hidden = jax.nn.relu(sums[..., :HIDDEN])
    return hidden @ net.outer[:, :HIDDEN].T + sums[..., HIDDEN:] + net.outer[:, HIDDEN]


@jax.jit
def aims_of(chances: Any, winners: Any, turns: Any) -> Any:
    """What each position should have been judged: the outcome, and the judgements on the way."""
    players = chances.shape[2]
    outcome = jax.nn.one_hot(jnp.maximum(winners, 0), players)

    def back(value: Any, at: Any) -> Any:
        turn, judged = at
        mixed = OUTCOME_SHARE * value + (1 - OUTCOME_SHARE) * judged
        return jnp.where((turn < turns)[:, None], mixed, value), value

    numbers = jnp.arange(chances.shape[1])
    _, aims = jax.lax.scan(back, outcome, (numbers, chances.swapaxes(0, 1)), reverse=True)
    return aims.swapaxes(0, 1)


def loss_of(net: Weights, features: Any, aims: Any, scores: Any) -> tuple[Any, Any]:
    outputs = forward(net, features)
    loss = -(aims * jax.nn.log_softmax(outputs[..., 0])).sum(-1).mean()
    off = ((outputs[..., 1] - scores) ** 2).mean()
    return loss + 2 * off, loss


def positions_of(table: Table) -> Positions:
    """The positions of all games of a table that came to their end."""
    games = table.games
    aims = np.asarray(aims_of(games.chances, games.winners, games.turns))
    played = np.arange(games.chances.shape[1])[None] < games.turns[:, None]
    game, turn = (played & (games.winners != RUNNING)[:, None]).nonzero()
    scores = (games.totals / POINTS).astype(np.float32)
    return Positions(games.features[game, turn], aims[game, turn], scores[game])


class Learner:
    """A net that learns from the games of tables."""

    def __init__(self, net: Weights, plan: Plan) -> None:
        self.net: Any = jax.tree.map(jnp.asarray, net)
        self._plan = plan
        self._optimizer = optax.scale_by_adam()
        self._state = self._optimizer.init(self.net)
        self._dice = np.random.default_rng(0)
        self._step = jax.jit(self._improve, donate_argnums=(0, 1))
        self._rounds: dict[int, deque[Positions]] = defaultdict(partial(deque, maxlen=plan.kept))

    def weights(self) -> Weights:
        return Weights(*map(np.asarray, self.net))

    def learn(self, table: Table, rate: float) -> float:
        """One pass over a sample of the latest positions; gives the loss of the chances."""
        plan, rounds = self._plan, self._rounds[table.players]
        rounds.append(positions_of(table))
        known = Positions(*map(np.concatenate, zip(*rounds, strict=True)))
        order = self._dice.permutation(len(known.features))[: plan.samples]
        if not len(order):  # no game has come to its end
            return float("nan")
        losses = []
        for begin in range(0, max(1, len(order) - plan.batch + 1), plan.batch):
            losses.append(self.improve(known.rows(order[begin : begin + plan.batch]), rate))
        return float(jnp.stack(losses).mean())

    def improve(self, batch: Positions, rate: float) -> Any:
        """One step; gives the loss of the chances."""
        self.net, self._state, loss = self._step(self.net, self._state, batch, rate)
        return loss

    def loss(self, batch: Positions) -> float:
        """Of the chances, in positions that nothing is learnt from."""
        return float(loss_of(self.net, *map(jnp.asarray, batch))[1])

    def _improve(self, net: Any, state: Any, batch: Positions, rate: Any) -> tuple[Any, Any, Any]:
        slope, loss = jax.grad(loss_of, has_aux=True)(net, *batch)
        step, state = self._optimizer.update(slope, state)
        return jax.tree.map(lambda value, by: value - rate * by, net, step), state, loss


def drawn_openings(table: Table, plan: Plan, seed: int) -> Any:
    """How many free merchant cards each seat of each game takes first; mostly none."""
    dice = np.random.default_rng(seed)
    shape = table.games.openings.shape
    cards = dice.integers(1, plan.openings + 1, shape)
    return np.where(table.has_row & (dice.random(shape) < plan.explored), cards, 0)


def player_counts(mode: str) -> list[int]:
    """Numbers of players in turn, every other time two: 2 3 2 4."""
    two, *more = century.modes()[mode]["players"]
    return [count for other in more or [two] for count in (two, other)]


def match(
    table: Table, net: Weights, rival: Weights, seed: int = MATCH_SEED, simulations: int = 1
) -> float:
    """The share of two-player games that a net wins against another, on both seats alike."""
    first = np.arange(table.n) % 2 == 0
    rivals = np.where(first, 2, 1)  # as sets of seats
    table.play(seed, Players(net.net(), rival.net(), rivals, simulations))
    winners = table.games.winners
    return float((winners == np.where(first, 0, 1))[winners != RUNNING].mean())


def between(ends: tuple[float, float], share: float) -> float:
    """From one to the other, by the same factor for each part of the way."""
    return float(ends[0] * (ends[1] / ends[0]) ** min(share, 1.0))


def first_net(mode: str, folder: Path) -> Weights:
    """Where learning goes on: from this folder, from the nets of the bots, or from chance."""
    for file in (folder / f"{mode}.npz", Path(nets.__file__).parent / f"{mode}.npz"):
        if file.exists():
            return read(file)
    return of_chance(seed=0)


def rounds_of(curve: Path) -> int:
    """How many rounds have been played before, so that no game is played again."""
    if not curve.exists():
        return 0
    with curve.open(encoding="utf-8", newline="") as opened:
        return max((int(row["round"]) for row in csv.DictReader(opened)), default=0)


def train(mode: str, folder: Path, plan: Plan, tell: Callable[[str], None]) -> None:
    """Learn for so many seconds, and write net and curve into the folder on the way."""
    start = time.monotonic()
    learner = Learner(first_net(mode, folder), plan)
    counts = player_counts(mode)
    tables = {
        n: Table(mode, n, max(1, 2 * plan.games // n), plan.turns, plan.threads, **plan.options)
        for n in set(counts)
    }
    first = latest = learner.weights()
    file = folder / f"{mode}.csv"
    done = begun = rounds_of(file)
    with file.open("a", encoding="utf-8", newline="") as opened:
        curve = csv.DictWriter(opened, CURVE)
        if not opened.tell():
            curve.writeheader()
        while (share := (time.monotonic() - start) / plan.seconds) < 1 or done == begun:
            table = tables[counts[done % len(counts)]]
            done += 1
            seed = ROUND_SEEDS * done
            net = learner.weights().net()
            simulations = max(1, round(between(plan.simulations, share)))
            players = Players(
                net,
                net,
                simulations=simulations,
                openings=drawn_openings(table, plan, seed),
                errors=plan.errors,
                noise=between(plan.noise, share),
            )
            table.play(seed, players)
            rounds, points = table.games.rounds.mean(), table.games.totals.mean()
            loss = learner.learn(table, between(plan.rate, share))
            matches = NOTHING
            if done % plan.match_every == 0:
                rival = partial(match, tables[counts[0]], simulations=plan.match_simulations)
                now = learner.weights()
                matches = {"against_first": rival(now, first), "against_last": rival(now, latest)}
                latest = now
                latest.write(folder / f"{mode}.npz")
            row = {
                "round": done,
                "seconds": round(time.monotonic() - start, 1),
                "players": table.players,
                "simulations": simulations,
                "loss": round(loss, 4),
                "rounds": round(float(rounds), 2),
                "points": round(float(points), 2),
                **{name: round(value, 3) for name, value in matches.items()},
            }
            curve.writerow(row)
            opened.flush()
            tell(f"{mode} " + ", ".join(f"{name} {value}" for name, value in row.items()))
    learner.weights().write(folder / f"{mode}.npz")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="+", choices=list(century.modes()), metavar="MODE")
    parser.add_argument("--seconds", type=float, default=300, help="for each mode")
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    parser.add_argument("--games", type=int, default=DEFAULTS["games"], help="of a round")
    parser.add_argument("--threads", type=int, default=1, help="that play them")
    for name, unit in (("simulations", "of a decision"), ("rate", "of learning")):
        about, ends = f"{unit}, at first and in the end", ("FIRST", "LAST")
        parser.add_argument(
            f"--{name}", type=float, nargs=2, metavar=ends, default=DEFAULTS[name], help=about
        )
    given = parser.parse_args()
    if min(given.seconds, given.games, given.threads, *given.simulations, *given.rate) <= 0:
        parser.error("all numbers must be more than 0")
    given.out.mkdir(parents=True, exist_ok=True)
    for mode in given.modes:
        plan = Plan(
            given.seconds,
            games=given.games,
            threads=given.threads,
            simulations=tuple(given.simulations),
            rate=tuple(given.rate),
        )
        train(mode, given.out, plan, partial(print, flush=True))


if __name__ == "__main__":
    main()
