"""Learn a net from many games at once: `python tools/learning/from_games.py MODE [--policy FILE]`.

Games of the net itself, by a search with every number of players, and, where one is given, of a
policy that was learnt on a GPU (`baselines/`), which may know what the searches of self-play have
never tried. The policy plays with itself, drawn from its chances and with a few random decisions.
The net learns from the positions in which turns begin who won, mixed with what search or policy
thought on the way, and the final scores. FOLDER gets MODE.npz, from which the same command and
train.py go on.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import century
from century.envs import VectorGame
from century.envs.policy_bot import session_of
from century.errors import InvalidOption
from century.rules.arrays import STATE
from century.rules.constants import Constants
from century.rules.decisions import TURN
from century.rules.machine.bits import signed
from century.rules.machine.compiling import compiled
from century.rules.machine.records import Ints, States
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.features import write_features
from century.search.judgement.judge import Scratch
from century.search.judgement.net import POINTS
from table import Players, Table
from train import (
    Learner,
    Plan,
    Positions,
    aims_of,
    between,
    drawn_openings,
    first_net,
    positions_of,
)
from weights import Weights

PLAYERS = 2  # that the policies have learnt for
TURNS = 170
SEED = 3 * 10**12
OWN_SEED = 10**13
SEEDS_APART = 10**9
AT_ONCE = 400  # games
KEPT_BACK = 0.04  # of the positions, to see what was learnt
ERRORS = 0.01  # random decisions, so that more than one way of playing is seen


@compiled
def describe(c: Constants, states: States, scratch: Scratch, features: Ints) -> None:
    """What the net is told of every seat in these positions."""
    for i in range(len(states)):
        for seat in range(signed(c.players)):
            write_features(c, states[i], seat, scratch.features)
            for place in range(FEATURES):
                features[i, seat, place] = scratch.features[place]


class School:
    """Games of a policy with itself, a row for each, and what is known of those that ended."""

    def __init__(self, mode: str, policy: Path, n: int, seed: int) -> None:
        self._session = session_of(policy)
        self._table = VectorGame(mode, PLAYERS, n, seed=seed, symmetric=True)
        self._dice = np.random.default_rng(seed)
        self._scratch = Scratch()
        self._features = np.zeros((n, TURNS, PLAYERS, FEATURES), np.float16)
        self._chances = np.full((n, TURNS, PLAYERS), 0.5, np.float32)
        self._turns = np.zeros(n, np.int64)
        self._warmth = np.ones((n, 1))  # how much is left to chance

    def play(self, games: int) -> Positions:
        """So many games, or a few more."""
        now = self._table.reset()
        known: list[Positions] = []
        count = 0
        while count < games:
            logits, value = self._session.run(None, {"seen": now.observation, "mask": now.mask})
            self._remember(now.seat, value[:, 0])
            wishes = logits + self._warmth * self._dice.gumbel(size=logits.shape)
            astray = self._dice.random(len(wishes)) < ERRORS
            wishes[astray] = self._dice.random((int(astray.sum()), wishes.shape[1]))
            now = self._table.step(np.where(now.mask, wishes, -np.inf).argmax(axis=1))
            done = now.done.nonzero()[0]
            if len(done):
                known.append(self._positions(done, now.reward[done], now.score[done]))
                count += len(done)
        return Positions(*map(np.concatenate, zip(*known, strict=True)))

    def _remember(self, seats: Any, values: Any) -> None:
        """Positions in which a turn begins, and what the policy thinks of them."""
        states = self._table.get_state().states.view(STATE)[:, 0]
        rows = ((states["decision"] == TURN) & (self._turns < TURNS)).nonzero()[0]
        features = np.zeros((len(rows), PLAYERS, FEATURES), np.float32)
        chosen = np.ascontiguousarray(states[rows])
        describe(self._table.ruleset.constants, chosen, self._scratch, features)
        turns, chance = self._turns[rows], (1 + values[rows].clip(-1, 1)) / 2
        self._features[rows, turns] = features
        self._chances[rows, turns, seats[rows]] = chance
        self._chances[rows, turns, 1 - seats[rows]] = 1 - chance
        self._turns[rows] += 1

    def _positions(self, done: Any, rewards: Any, scores: Any) -> Positions:
        """What is learnt from games that have ended; new ones begin in their places."""
        turns = self._turns[done]
        aims = np.asarray(aims_of(self._chances[done], rewards.argmax(axis=1), turns))
        game, turn = (np.arange(TURNS)[None] < turns[:, None]).nonzero()
        features = self._features[done[game], turn]
        self._turns[done] = 0
        self._warmth[done, 0] = self._dice.choice([0.25, 0.75], len(done))
        return Positions(features, aims[game, turn], (scores / POINTS).astype(np.float32)[game])


class Course(NamedTuple):
    """How much is learnt from, and for how long."""

    games: int = 40_000  # of the policy
    own_games: int = 4_000  # of the net, with two players; fewer with more
    simulations: int = 50  # of a decision in them
    threads: int = 1  # that play them
    seed: int = 1  # another one for every time that the same net goes on
    steps: int = 6_000
    batch: int = 4_096
    rate: tuple[float, float] = (1e-3, 1e-5)  # of learning, at first and in the end


def own_positions(mode: str, net: Weights, course: Course) -> Iterator[Positions]:
    """Positions of games of the net with itself, for each number of players."""
    plan = Plan(0, explored=0.15, openings=6)
    for players in century.modes()[mode]["players"]:
        games = max(1, 2 * course.own_games // players)
        table = Table(mode, players, min(games, AT_ONCE), TURNS, course.threads)
        for begin in range(0, games, table.n):
            seed = OWN_SEED * course.seed + players * SEEDS_APART + begin
            openings = drawn_openings(table, plan, seed)
            own = net.net()
            table.play(
                seed,
                Players(own, own, 0, course.simulations, openings, errors=100, noise=0.004),
            )
            known = positions_of(table)
            yield known._replace(features=known.features.astype(np.float16))


def learn(
    learner: Learner, parts: list[Positions], course: Course, tell: Callable[[str], None]
) -> None:
    """Batches from all parts, as often from each as it has positions."""
    dice = np.random.default_rng(0)
    ends = [max(1, int(len(part.features) * (1 - KEPT_BACK))) for part in parts]
    for step in range(course.steps):
        chosen = int(dice.choice(len(parts), p=np.array(ends) / sum(ends)))
        rows = np.sort(dice.integers(0, ends[chosen], course.batch))
        learner.improve(parts[chosen].rows(rows), between(course.rate, step / course.steps))
        if (step + 1) % (course.steps // 6 or 1) == 0:
            unseen = [
                learner.loss(part.rows(slice(end, end + 4 * course.batch)))
                for part, end in zip(parts, ends, strict=True)
                if end < len(part.features)
            ]
            tell(f"{step + 1} steps, loss of what was kept back: {np.round(unseen, 4)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=list(century.modes()), metavar="MODE")
    parser.add_argument("--policy", type=Path, metavar="FILE", help="with its games, too")
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    names = [name for name in Course._fields if name != "rate"]
    for name in names:
        default = Course._field_defaults[name]
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=default)
    given = parser.parse_args()
    counts = {name: getattr(given, name) for name in names}
    course = Course(**counts)
    if min((counts | {"own_games": given.own_games + 1}).values()) <= 0:
        parser.error("all numbers must be more than 0, but for --own-games")
    if not course.own_games and not given.policy:
        parser.error("--own-games 0 needs the games of a --policy")
    given.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(first_net(given.mode, given.out), Plan(0))
    parts: list[Positions] = []
    if given.policy:
        try:
            school = School(given.mode, given.policy, min(768, course.games), SEED * course.seed)
        except InvalidOption as error:
            parser.error(str(error))
        parts.append(school.play(course.games))
    if course.own_games:
        parts += own_positions(given.mode, learner.weights(), course)
    learn(learner, parts, course, partial(print, flush=True))
    learner.weights().write(given.out / f"{given.mode}.npz")


if __name__ == "__main__":
    main()
