"""Players: `century.bot("greedy")` makes one, `ask` lets it decide.

`protocol` says what a bot is; `registry` knows all by name, those of other packages too, and
`entrant` those that stand anywhere; `spec` reads names with options.
`random_bot` plays anything; `beam_bot` plans its own turns; `mcts` grows a `search_tree` over
everybody's turns, within its `budget`, and tells what it expects (`expectation`). `levels` are
strengths for people. `fallback` plays on when a bot fails. What is compiled lives in
`century.search`. May import `errors`, `rules`, `data`, `game` and `search`.
"""

from century.bots.beam_bot import BeamBot
from century.bots.levels import LEVELS
from century.bots.mcts import Mcts
from century.bots.protocol import Bot, ask
from century.bots.random_bot import RandomBot
from century.bots.registry import BUILT_IN, about_bots, bot, bot_names

__all__ = [
    "BUILT_IN",
    "LEVELS",
    "BeamBot",
    "Bot",
    "Mcts",
    "RandomBot",
    "about_bots",
    "ask",
    "bot",
    "bot_names",
]
