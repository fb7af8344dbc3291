"""What small searches come to; as a command, the same as JSON: `search_results.py MODE`."""

import json
import sys
from typing import Any

import century
from century.bots import BeamBot
from century.bots.search_tree import SearchTree


def search_results(mode: str) -> list[Any]:
    """Two turns of a narrow beam, and the nodes of a tree of a few simulations."""
    game = century.new(mode, 2, seed=3)
    beam = BeamBot(width=2, turns=2, patience=0.9)
    played = []
    for _ in range(2):
        played.append(beam.choose(game))
        game.play(played[-1])
    tree = SearchTree(10, timed=False)
    tree.begin(game)
    tree.grow(4, seed=1)
    nodes = [[int(node.answer), int(node.visits)] for node in tree.nodes[:60]]
    return [played, nodes]


if __name__ == "__main__":
    print(json.dumps(search_results(sys.argv[1])))
