"""Why an action is not legal. The rules have already said that it is not."""

from century.data.reader import did_you_mean, nearest, shown
from century.game.reason import Reason
from century.game.ruleset import Ruleset
from century.game.tokens import Tokens, tokens_of
from century.rules import decisions as d
from century.rules.state import State

MAX_SHOWN = 12


def refusal(ruleset: Ruleset, s: State, token: object) -> str:
    """What was asked for and why it cannot be played, in one line of English."""
    return f"{named(ruleset, token)}: {why_not(ruleset, s, token).line}"


def named(ruleset: Ruleset, token: object) -> str:
    """A token as it is, and anything else so that it can be told."""
    if not isinstance(token, str):
        return type(token).__name__
    return token if tokens_of(ruleset).decisions_of(token) else shown(token)


def why_not(ruleset: Ruleset, s: State, token: object) -> Reason:
    """The reason why this token cannot be played now."""
    if not isinstance(token, str):
        return Reason("reason-unknown", "an action is a line of text, such as: rest")
    tokens = tokens_of(ruleset)
    decisions = tokens.decisions_of(token)
    if s.decision == d.OVER:
        return Reason("reason-over", "the game is over")
    if not decisions:
        return _why_unknown(ruleset, s, token)
    if s.decision not in decisions:
        now = d.NAMES[s.decision]
        return Reason("not-now", lambda: f"the decision now is {now}: {_legal(tokens, s)}")
    word, _, target = token.partition(" ")
    return ruleset.refusals.get(word, _why_not_now)(ruleset, s, target)


def _why_unknown(ruleset: Ruleset, s: State, token: str) -> Reason:
    tokens = tokens_of(ruleset)
    near = nearest(token, tokens.all)
    line = f"no action of {ruleset.mode.id}{did_you_mean(token, tokens.all)}"
    line = f"{line}; legal now: {_legal(tokens, s)}"
    return (
        Reason("reason-unknown-near", line, near=near) if near else Reason("reason-unknown", line)
    )


def _legal(tokens: Tokens, s: State) -> str:
    legal = tokens.legal(int(s.decision), int(s.legal))
    return ", ".join(legal[:MAX_SHOWN]) + (", ..." if len(legal) > MAX_SHOWN else "")


def _why_not_now(ruleset: Ruleset, s: State, _: str) -> Reason:
    return Reason("not-now", lambda: f"legal now: {_legal(tokens_of(ruleset), s)}")
