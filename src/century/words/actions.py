"""Actions, as phrases: each mechanism tells its own."""

from century.game.phrase import Phrase
from century.game.position import Standing
from century.game.scene import Scene
from century.game.schema import View


def action_phrase(game: Standing, token: str, view: View | None = None) -> Phrase:
    """What a legal action of the pending decision does; `view` is that of the game, if known."""
    return _phrase(Scene(game, view), token)


def action_phrases(game: Standing, view: View | None = None) -> dict[str, Phrase]:
    """All legal actions, each with what it does; `view` is that of the game, if it is known."""
    scene = Scene(game, view)
    return {token: _phrase(scene, token) for token in game.actions()}


def _phrase(scene: Scene, token: str) -> Phrase:
    word, _, answer = token.partition(" ")
    ruleset = scene.game.ruleset
    if word == "skip":
        return Phrase(ruleset.skips[scene.game.decision or ""])
    return ruleset.actions[word](scene, answer)
