"""One growing tree: what a search knows, kept from one decision to the next."""

from math import exp
from time import perf_counter
from typing import Any

import numpy as np

from century.bots.nets import Net, net_of
from century.bots.option import Option, Step
from century.bots.outlook import answers, expected_line, expected_scores
from century.game.game import Game
from century.rules.state import STATE
from century.search.net import LEAD, ROOM, SHARE
from century.search.reuse import DEEPEST, find_again, transplant
from century.search.tree import LONGEST, MAX_ANSWERS, NODE, search
from century.search.worth import WEIGHTS
from century.words.actions import action_phrase

EXPLORE = 1.0
SHARPNESS = 20.0
LONGEST_LINE = 12  # actions of an expected line
DEALS = 64  # for the expected scores
CHUNK = 64  # simulations between two looks at the clock
MAX_NODES = 1 << 20
NODES_A_SIMULATION = 20
NODES_A_SECOND = 600_000


class Thought:
    """The tree of one thread; `limit` is the time or the number of simulations of a turn."""

    def __init__(self, limit: float, timed: bool) -> None:
        nodes = limit * (NODES_A_SECOND if timed else NODES_A_SIMULATION)
        size = min(MAX_NODES, 2 * int(nodes) + 8 * MAX_ANSWERS)
        self._nodes = np.zeros(size, NODE)
        self._spare = np.zeros(size, NODE)
        self._used = np.ones(1, np.int64)
        self._table = np.zeros(2, STATE)
        self._path = np.zeros(LONGEST, np.int64)
        self._root = np.zeros(1, STATE)
        self._line = np.zeros(DEEPEST + 1, np.int64)
        self._line_states = np.zeros(DEEPEST + 1, STATE)
        self._room = np.zeros(ROOM, np.float32)
        self._constants: Any = None
        self._net: Net | None = None

    def begin(self, game: Game) -> None:
        """Make the position of a game the root, with what is known of it from earlier."""
        node = 0
        if self._constants is game.ruleset.constants:
            node = find_again(
                self._constants,
                self._root[0],
                game.state,
                self._nodes,
                self._line_states,
                self._line,
            )
        if node:
            self._used[0] = transplant(self._nodes, self._spare, node)
            self._nodes, self._spare = self._spare, self._nodes
        else:
            self._nodes[:1] = 0
            self._used[0] = 1
        self._constants = game.ruleset.constants
        self._net = net_of(game.mode)
        self._root[0] = game.state

    def think(self, simulations: int, seed: int) -> None:
        """Carry out so many simulations."""
        assert self._net is not None
        search(
            self._constants,
            self._root[0],
            self._nodes,
            self._used,
            self._table,
            self._path,
            WEIGHTS,
            self._net.inner,
            self._net.outer,
            self._room,
            simulations,
            seed,
            EXPLORE,
            SHARPNESS,
        )

    def until(self, end: float, seed: int) -> None:
        """Carry out simulations until the clock says `end`."""
        while True:
            self.think(CHUNK, seed)
            seed += CHUNK
            if perf_counter() >= end:
                return

    def option(self, game: Game, token: str, share: float) -> Option:
        """What the tree expects after an action."""
        assert self._net is not None
        node = next(
            node
            for node in answers(self._nodes, 0, self._root[0])
            if game.token(int(self._nodes[node].answer)) == token
        )
        scores = expected_scores(
            self._constants, self._root[0], self._nodes, node, self._net, self._room, DEALS
        )
        values = self._nodes[node].values[: game.players] / self._nodes[node].visits
        line = expected_line(self._constants, self._root[0], self._nodes, node, LONGEST_LINE)
        return Option(token, share, chances(values, scores), scores, tell(game, line))

    def visits(self) -> int:
        return int(self._nodes[0].visits)

    def answers(self) -> list[Any]:
        """The nodes of the answers to the pending decision."""
        return [self._nodes[node] for node in answers(self._nodes, 0, self._root[0])]


def chances(values: Any, scores: list[float]) -> list[float]:
    """To win: what the values are without their share of the lead in points."""
    leads = [exp((score - max(scores)) / LEAD) for score in scores]
    whole = float(sum(values))  # less than 1 in a game that lasts too long
    parts = [
        max(0.0, float(value) / whole - SHARE * lead / sum(leads))
        for value, lead in zip(values, leads, strict=True)
    ]
    return [part / sum(parts) for part in parts]


def tell(game: Game, answers: list[int]) -> list[Step]:
    """The answers as actions of their seats, in the deal that the game has."""
    game = game.copy()
    line = []
    for answer in answers:
        token = game.token(answer)
        line.append(Step(int(game.seat or 0), token, action_phrase(game, token)))
        game.play(token)
    return line
