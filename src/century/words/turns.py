"""Decisions and turns, as phrases."""

from collections.abc import Iterable

from century.game.game import Game
from century.words.actions import action_phrase
from century.words.phrase import Fact, Phrase, cubes_phrase
from century.words.scene import Scene

QUESTIONS = {
    "turn": "ask-turn",
    "place": "ask-place",
    "trade": "ask-trade",
    "upgrade": "ask-upgrade",
    "discard": "ask-discard",
    "bonus": "ask-bonus",
    "claim": "ask-claim",
    "explore": "ask-explore",
    "market": "ask-market",
    "replace": "ask-replace",
    "swap": "ask-swap",
    "sail": "ask-sail",
    "pay": "ask-pay",
    "build": "ask-build",
    "spend": "ask-spend",
    "post": "ask-post",
}


def question_phrase(game: Game) -> Phrase:
    """What the pending decision asks."""
    scene = Scene(game)
    decision = scene.view["decision"]
    return Phrase(QUESTIONS[decision], **_facts(scene, decision))


def _facts(scene: Scene, decision: str) -> dict[str, Fact]:
    """What a question tells besides its kind."""
    pending = scene.view["pending"]
    if decision == "place":
        return {"card": scene.card_to_pay()}
    if decision == "trade":
        effect = scene.effect_in_use()
        return {"cost": cubes_phrase(effect.cost), "gain": cubes_phrase(effect.gain)}
    if decision in ("upgrade", "spend"):
        return {"steps": pending["steps"]}
    if decision == "discard":
        return {"cubes": len(scene.view["seats"][scene.view["seat"]]["cubes"])}
    if decision == "claim":
        return {"card": scene.fort_card(pending["location"])}
    if decision in ("market", "replace"):
        return {"card": scene.market_card(pending["location"])}
    if decision == "pay":
        return {"seat": str(pending["payee"])}
    return {}


def turn_phrases(game: Game, tokens: Iterable[str]) -> list[Phrase]:
    """A sentence for each seat that acted; the game stands as it did before the first action."""
    game = game.copy()
    told: list[Phrase] = []
    last = None
    for token in tokens:
        action = action_phrase(game, token)
        if game.seat == last:
            told[-1] = Phrase("turn-next", told=told[-1], action=action)
        else:
            told.append(Phrase("turn-told", seat=str(game.seat), action=action))
        last = game.seat
        game.play(token)
    return told
