"""One growing tree: what a search knows, kept from one decision to the next."""

from time import perf_counter
from typing import Any

from century.bots.expectation import (
    Expectation,
    Rehearsal,
    chances,
    expected_line,
    expected_scores,
    legal_children,
    rehearse,
)
from century.game.game import Game
from century.rules.machine.records import INT64, States
from century.rules.machine.rows import zeros
from century.rules.state import State
from century.search.judgement.judge import Scratch
from century.search.judgement.nets import net_of
from century.search.reuse import MAX_LINE, find_again, transplant
from century.search.tree import MAX_ANSWERS, MAX_DEPTH, Node, Tree, search

CHUNK = 64  # simulations between two looks at the clock
MEGABYTE = 1_000_000
MEMORY = 400  # megabytes
NODES_A_SIMULATION = 20
NODES_A_SECOND = 600_000


class SearchTree:
    """The tree of one thread; `limit` is the time or the number of simulations of a turn.

    It takes as much memory as it has grown, and at most so many megabytes. Then it looks no further
    ahead, which costs much: with memory for a third of its nodes it won 16 of 60 games of Spice
    Road against itself.
    """

    def __init__(self, limit: float, timed: bool, memory: float = MEMORY) -> None:
        nodes = limit * (NODES_A_SECOND if timed else NODES_A_SIMULATION)
        # Beside the tree stands the part of it that is kept for the next turn.
        size = min(int(memory * MEGABYTE) // (2 * Node.size), 2 * int(nodes) + 8 * MAX_ANSWERS)
        self._tree = Tree(
            nodes=zeros(size, Node),
            used=zeros(1, INT64),
            states=zeros(2, State),
            path=zeros(MAX_DEPTH, INT64),
        )
        self._spare: States | None = None  # for the part of the tree that is kept
        self._tree.used[0] = 1
        self._nothing = zeros(1, Node)[0]
        self._root = State()
        self._line = zeros(MAX_LINE + 1, INT64)
        self._line_states = zeros(MAX_LINE + 1, State)
        self._scratch = Scratch()
        self._constants: Any = None
        self._net: Any = None

    def forget(self) -> None:
        """Know nothing of any position."""
        self._constants = None

    @property
    def nodes(self) -> States:
        """The root first; see `century.search.tree.Node`."""
        return self._tree.nodes

    def stands_at(self, game: Game) -> bool:
        """Whether the root is this very position, in this very deal."""
        same_rules = self._constants is game.ruleset.constants
        return same_rules and self._root.memory == game.state.memory

    def begin(self, game: Game) -> None:
        """Make the position of a game the root, with what is known of it from earlier."""
        node = 0
        if self._constants is game.ruleset.constants:
            node = find_again(
                self._constants,
                self._root,
                game.state,
                self.nodes,
                self._line_states,
                self._line,
            )
        if node:
            kept = zeros(len(self.nodes), Node) if self._spare is None else self._spare
            self._tree.used[0] = transplant(self.nodes, kept, node)
            self._spare = self.nodes
            self._tree = self._tree._replace(nodes=kept)
        else:
            self.nodes[0] = self._nothing
            self._tree.used[0] = 1
        self._constants = game.ruleset.constants
        self._net = net_of(game.mode)
        self._root = game.state.copy()

    def grow(self, simulations: int, seed: int) -> None:
        """Carry out so many simulations."""
        search(
            self._constants,
            self._root,
            self._tree,
            self._net,
            self._scratch,
            simulations,
            seed,
        )

    def grow_until(self, end: float, seed: int) -> None:
        """Carry out simulations until the clock says `end`."""
        while True:
            self.grow(CHUNK, seed)
            seed += CHUNK
            if perf_counter() >= end:
                return

    def visits(self) -> int:
        return int(self.nodes[0].visits)

    def answers(self) -> list[Any]:
        """The nodes of the answers to the pending decision."""
        return [self.nodes[node] for node in self._children()]

    def expectation(self, game: Game, token: str, share: float) -> Expectation:
        """What is expected after an action of the game that the tree has grown for."""
        node = self._child(game, token)
        scores = expected_scores(game, self.nodes, node, self._net, self._scratch)
        visits = int(self.nodes[node].visits)
        values = [float(value) / visits for value in self.nodes[node].values[: game.players]]
        line = expected_line(game, self.nodes, node)
        return Expectation(token, share, chances(values, scores), scores, line)

    def rehearsals(self, game: Game, token: str) -> list[Rehearsal]:
        """Plays of the tree that begin with an action."""
        return rehearse(game, self.nodes, self._child(game, token))

    def _child(self, game: Game, token: str) -> int:
        return next(
            node for node in self._children() if game.token(int(self.nodes[node].answer)) == token
        )

    def _children(self) -> list[int]:
        return legal_children(self.nodes, 0, self._root)
