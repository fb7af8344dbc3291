"""What a search says about a position, in words: `century.advise(game)`.

`option` is one action with what is expected after it, `arguments` are what speaks for the best one,
`advice` puts both together. May import `errors`, `game`, `words` and `bots`.
"""

from century.analysis.advice import Advice, Study, advise
from century.analysis.option import Option, Step

__all__ = ["Advice", "Option", "Step", "Study", "advise"]
