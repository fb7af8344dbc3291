"""Decisions and turns, as phrases."""

from collections.abc import Iterable

from century.game.phrase import Phrase
from century.game.position import Standing
from century.game.scene import Scene
from century.game.schema import View
from century.words.deeds import Deed, deeds, sentences


def question_phrase(game: Standing, view: View | None = None) -> Phrase:
    """What the pending decision asks; `view` is that of the game, if it is known."""
    scene = Scene(game, view)
    decision = scene.game.decision or ""
    return Phrase(f"ask-{decision}", **scene.game.ruleset.questions[decision](scene))


def turn_phrases(game: Standing, tokens: Iterable[str]) -> list[Phrase]:
    """A sentence for each seat that acted; the game stands as it did before the first action."""
    now = game.now
    done: list[Deed] = []
    for token in tokens:
        done += deeds(now, token)
        now = now.apply(token)
    return sentences(done)
