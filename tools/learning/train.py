"""Learn the nets by self-play: `python tools/learning/train.py MODE ... --seconds N --out FOLDER`.

Thousands of games are played at once, every seat by the net as it is; then the net learns from
the positions of all turns what came of them: who won, mixed with what it expected a turn later
(temporal differences), and the final scores. The next games are played by the better net.

FOLDER gets MODE.npz, the net, and MODE.csv, its curve, every few rounds; the same command goes on
from there. With `--kernels FILE` the games are played on a GPU; without, on this machine.
"""

import argparse
import csv
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import century
from century.errors import CenturyError
from century.search.judgement import nets
from century.search.judgement.net import HIDDEN, POINTS
from self_play import RUNNING
from table import Cpu, Gpu, Players, Table
from weights import Weights, of_chance, read

OUTCOME_SHARE = 0.8  # how much of the outcome, rather than the next judgement, is believed
MATCH_NOISE = 0.0005
CURVE = ("round", "seconds", "players", "loss", "rounds", "points", "against_first", "against_last")
NOTHING: dict[str, float] = {}


class Plan(NamedTuple):
    """How large, how long, and how fast a net learns."""

    seconds: float
    games: int = 32_768  # with two players; fewer with more
    turns: int = 170  # of one game, all seats together
    samples: int = 1_200_000  # positions to learn from after each round of games
    batch: int = 8192
    errors: int = 150  # random decisions in ten thousand
    noise: tuple[float, float] = (0.0165, 0.0015)  # at first, and in the end
    rate: tuple[float, float] = (2.1e-3, 1e-4)  # of learning
    match_every: int = 15  # rounds between two matches against earlier nets, and two files
    options: dict[str, Any] = {}  # noqa: RUF012  # of the mode


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


class Learner:
    """A net that learns from the games of tables."""

    def __init__(self, net: Weights, plan: Plan) -> None:
        self.net: Any = jax.tree.map(jnp.asarray, net)
        self._plan = plan
        self._optimizer = optax.scale_by_adam()
        self._state = self._optimizer.init(self.net)
        self._dice = np.random.default_rng(0)
        self._step = jax.jit(self._improve, donate_argnums=(0, 1))

    def weights(self) -> Weights:
        return Weights(*map(np.asarray, self.net))

    def learn(self, table: Table, rate: float) -> float:
        """One pass over a sample of the positions; gives the loss of the chances."""
        games, plan = table.games, self._plan
        features, chances = shared(games.features), shared(games.chances)
        winners, turns = np_of(games.winners), np_of(games.turns)
        aims = aims_of(chances, jnp.asarray(winners), jnp.asarray(turns))
        scores = jnp.asarray(np_of(games.totals) / POINTS, jnp.float32)
        played = np.arange(plan.turns)[None] < turns[:, None]
        game, turn = (played & (winners != RUNNING)[:, None]).nonzero()
        order = self._dice.permutation(len(game))[: plan.samples]
        losses = []
        for begin in range(0, max(1, len(order) - plan.batch + 1), plan.batch):
            chosen = order[begin : begin + plan.batch]
            batch = features, aims, scores, game[chosen], turn[chosen], rate
            self.net, self._state, loss = self._step(self.net, self._state, *batch)
            losses.append(loss)
        return float(jnp.stack(losses).mean())

    def _improve(
        self,
        net: Any,
        state: Any,
        features: Any,
        aims: Any,
        scores: Any,
        game: Any,
        turn: Any,
        rate: Any,
    ) -> tuple[Any, Any, Any]:
        given = features[game, turn], aims[game, turn], scores[game]
        slope, loss = jax.grad(loss_of, has_aux=True)(net, *given)
        step, state = self._optimizer.update(slope, state)
        return jax.tree.map(lambda value, by: value - rate * by, net, step), state, loss


def shared(array: Any) -> Any:
    """An array of the games for JAX, without a copy where they are on a GPU."""
    return jnp.asarray(array) if isinstance(array, np.ndarray) else jnp.from_dlpack(array)


def np_of(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.get()


def player_counts(mode: str) -> list[int]:
    """Numbers of players in turn, every other time two: 2 3 2 4."""
    two, *more = century.modes()[mode]["players"]
    return [count for other in more or [two] for count in (two, other)]


def match(table: Table, net: Weights, rival: Weights, seed: int) -> float:
    """The share of two-player games that a net wins against another, on both seats alike."""
    first = np.arange(table.n) % 2 == 0
    rivals = np.where(first, 2, 1).astype(np.int32)  # as sets of seats
    given = table.machine.arrays.asarray(rivals)
    table.play(seed, Players(net.net(), rival.net(), given, 0, MATCH_NOISE))
    winners = np_of(table.games.winners)
    return float((winners == np.where(first, 0, 1))[winners != RUNNING].mean())


def between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share


def first_net(mode: str, folder: Path) -> Weights:
    """Where learning goes on: from this folder, from the nets of the bots, or from chance."""
    for file in (folder / f"{mode}.npz", Path(nets.__file__).parent / f"{mode}.npz"):
        if file.exists():
            return read(file)
    return of_chance(seed=0)


def train(
    machine: Cpu | Gpu, mode: str, folder: Path, plan: Plan, tell: Callable[[str], None]
) -> None:
    """Learn for so many seconds, and write net and curve into the folder on the way."""
    start = time.monotonic()
    learner = Learner(first_net(mode, folder), plan)
    counts = player_counts(mode)
    tables = {
        n: Table(machine, mode, n, max(1, 2 * plan.games // n), plan.turns, **plan.options)
        for n in set(counts)
    }
    first = latest = learner.weights()
    done = 0
    with (folder / f"{mode}.csv").open("a", encoding="utf-8", newline="") as opened:
        curve = csv.DictWriter(opened, CURVE)
        if not opened.tell():
            curve.writeheader()
        while (share := (time.monotonic() - start) / plan.seconds) < 1 or not done:
            table = tables[counts[done % len(counts)]]
            seed = 10_000_000 * (done + 1)
            net = learner.weights().net()
            noise = between(plan.noise, min(share, 1.0))
            table.play(seed, Players(net, net, 0, plan.errors, noise))
            loss = learner.learn(table, between(plan.rate, min(share, 1.0)))
            done += 1
            matches = NOTHING
            if done % plan.match_every == 0:
                rival = partial(match, tables[counts[0]], learner.weights(), seed=10**12 + seed)
                matches = {"against_first": rival(first), "against_last": rival(latest)}
                latest = learner.weights()
                latest.write(folder / f"{mode}.npz")
            row = {
                "round": done,
                "seconds": round(time.monotonic() - start, 1),
                "players": table.players,
                "loss": round(loss, 4),
                "rounds": round(float(np_of(table.games.rounds).mean()), 2),
                "points": round(float(np_of(table.games.totals).mean()), 2),
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
    parser.add_argument("--kernels", type=Path, help="of a GPU, as kernels.py has made them")
    parser.add_argument("--games", type=int, default=Plan._field_defaults["games"])
    given = parser.parse_args()
    try:
        machine = Gpu(given.kernels) if given.kernels else Cpu()
    except (CenturyError, OSError) as problem:
        parser.error(str(problem))
    given.out.mkdir(parents=True, exist_ok=True)
    for mode in given.modes:
        plan = Plan(given.seconds, games=given.games)
        train(machine, mode, given.out, plan, partial(print, flush=True))


if __name__ == "__main__":
    main()
