"""A tree that grows, for `speed.js` and `tools/site_speed.py` alike."""

import century
from century.bots.search_tree import SearchTree

SIMULATIONS = 2_000
# Other work on the machine only ever makes one slower, and so does code that is still being
# compiled: the quickest counts.
TRIES = 15
tree: SearchTree


def prepare(mode: str) -> None:
    """A new tree: every try does the same."""
    global tree
    tree = SearchTree(2 * SIMULATIONS, timed=False)
    tree.begin(century.new(mode, 2, seed=7))


def grow() -> None:
    tree.grow(SIMULATIONS, seed=5)
