"""Decisions and turns, as phrases."""

from collections.abc import Iterable

from century.game.phrase import Phrase
from century.game.position import Standing
from century.game.scene import Scene
from century.words.actions import action_phrase


def question_phrase(game: Standing) -> Phrase:
    """What the pending decision asks."""
    scene = Scene(game)
    decision = scene.view["decision"] or ""
    for mechanism in scene.game.ruleset.mechanisms:
        if decision in mechanism.questions:
            return Phrase(f"ask-{decision}", **mechanism.questions[decision](scene))
    raise LookupError(f"no mechanism asks for {decision}")


def turn_phrases(game: Standing, tokens: Iterable[str]) -> list[Phrase]:
    """A sentence for each seat that acted; the game stands as it did before the first action."""
    now = game.now
    sentences: list[Phrase] = []
    last = None
    for token in tokens:
        action = action_phrase(now, token)
        if now.seat == last:
            sentences[-1] = Phrase("turn-next", told=sentences[-1], action=action)
        else:
            sentences.append(Phrase("turn-told", seat=str(now.seat), action=action))
        last = now.seat
        now = now.apply(token)
    return sentences
