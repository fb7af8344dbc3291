"""A textbook baseline: information set tree search with UCB1 and random games to the end.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012), with one observer, for
nobody has secrets from the others here. No knowledge of the games is in it but their rules.
From this folder: century arena 'ismcts_bot:Ismcts(simulations=512)' greedy --mode spice_road
"""

import math
import random

import numpy as np

from century.envs import VectorGame, VectorState

BATCH = 64  # simulations whose ends are played together


class Node:
    def __init__(self):
        self.visits, self.wins, self.offered, self.children = 0, 0.0, 0, {}


class Ismcts:
    """Plays what was tried most in so many `simulations` of a decision."""

    def __init__(self, simulations=512, explore=0.7, seed=0):
        self.simulations, self.explore = simulations, explore
        self.dice, self.tables = random.Random(seed), None

    def choose(self, game):
        if len(game.actions()) == 1:
            return game.actions()[0]
        root = Node()
        for _ in range(max(1, self.simulations // BATCH)):
            lines = [
                self.descend(root, game.redeal(self.dice.getrandbits(48))) for _ in range(BATCH)
            ]
            winners = self.play_on([deal for _, deal in lines])
            for (line, _), winner in zip(lines, winners, strict=True):
                for seat, node in line:
                    node.wins += seat == winner
        return max(root.children, key=lambda token: root.children[token].visits)

    def descend(self, node, deal):
        """Down the tree in one deal of what is hidden, and one new node; who chose which."""
        line = []
        while not deal.over:
            legal = deal.actions()
            new = [token for token in legal if token not in node.children]
            token = self.dice.choice(new) if new else max(legal, key=lambda t: self.worth(node, t))
            for offered in legal:
                if offered in node.children:
                    node.children[offered].offered += 1
            node, seat = node.children.setdefault(token, Node()), deal.seat
            node.visits += 1  # at once, so that the others of this batch look elsewhere
            node.offered += bool(new)
            line.append((seat, node))
            deal.play(token)
            if new:
                break
        return line, deal

    def worth(self, node, token):
        child = node.children[token]
        doubt = math.sqrt(math.log(child.offered + 1) / child.visits)
        return child.wins / child.visits + self.explore * doubt

    def play_on(self, deals):
        """Who wins each of these games, played at random to the end."""
        first = deals[0]
        if self.tables is None or (self.tables.ruleset.mode.id, self.tables.ruleset.players) != (
            first.mode,
            first.players,
        ):
            self.tables = VectorGame(first.mode, first.players, BATCH, seed=1, **first.options)
        winners = np.array([-1 if deal.over is False else deal.winner for deal in deals])
        running = next((deal for deal in deals if not deal.over), None)
        if running is None:
            return winners
        now = self.tables.get_state()
        rows = [(running if deal.over else deal).now.to_bytes() for deal in deals]
        states = np.frombuffer(b"".join(rows), np.uint8).reshape(BATCH, -1)
        self.tables.set_state(VectorState(states, now.seeds, now.reward, now.score, now.done))
        while (winners < 0).any():
            step = self.tables.step(self.tables.sample())
            ended = step.done & (winners < 0)
            winners[ended] = step.reward[ended].argmax(axis=1)
        return winners


if __name__ == "__main__":
    print("Nothing to run here. " + __doc__.splitlines()[4])
