"""Why an action is not possible, as phrases."""

from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.position import Standing
from century.game.reason import Fact as ReasonFact
from century.game.reason import Reason
from century.game.refusal import why_not

CUBES = ("cost", "have", "tools")  # facts that are cubes


def reason_phrase(game: Standing, token: str) -> Phrase:
    """Why a token cannot be played now, said to the seat that decides."""
    return _phrase(why_not(game.ruleset, game.state, token))


def _phrase(reason: Reason) -> Phrase:
    facts = {name: _fact(name, fact) for name, fact in reason.facts.items()}
    return Phrase(reason.message, **facts)


def _fact(name: str, fact: ReasonFact) -> Fact:
    if isinstance(fact, Reason):
        return _phrase(fact)
    if name in CUBES and isinstance(fact, str):
        return cubes_phrase(fact) or Phrase("no-cubes")
    return fact
