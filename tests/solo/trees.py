"""What searches come to in every mode, as JSON; run here and in a browser's Python alike."""

import json
from typing import Any
from zlib import crc32

import century
from century.bots.search_tree import SearchTree

SIMULATIONS = 300


def results() -> dict[str, list[object]]:
    """The nodes of a tree, what it expects, and a turn of every quick bot."""
    found = {}
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][-1], seed=5)
        tree = SearchTree(SIMULATIONS, timed=False)
        tree.begin(game)
        tree.grow(SIMULATIONS, seed=7)
        checksum = 0
        for node in range(20 * SIMULATIONS):
            checksum = crc32(tree.nodes[node].tobytes(), checksum)
        advice = century.advise(game, simulations=SIMULATIONS, seed=3).to_json()
        chosen = [century.bot(name, seed=1).choose(game) for name in ("easy", "normal", "greedy")]
        found[mode] = [checksum, rounded(advice), chosen]
    return found


def rounded(told: Any) -> Any:
    """Without the last digits, in which mathematical libraries differ."""
    if isinstance(told, dict):
        return {key: rounded(value) for key, value in told.items()}
    if isinstance(told, list):
        return [rounded(value) for value in told]
    return round(told, 9) if isinstance(told, float) else told


if __name__ == "__main__":
    print(json.dumps(results()))
