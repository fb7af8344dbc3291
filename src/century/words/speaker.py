"""One language that says what happens at the table."""

from collections.abc import Iterable

from century.game.components import Component, component_phrase
from century.game.position import Standing
from century.words.actions import action_phrase, action_phrases
from century.words.catalogue import Catalogue
from century.words.reasons import reason_phrase
from century.words.turns import question_phrase, turn_phrases


class Words(Catalogue):
    """One language."""

    def describe_action(self, game: Standing, token: str) -> str:
        """What a legal action of the pending decision does."""
        return self.say(action_phrase(game, token))

    def describe_actions(self, game: Standing) -> dict[str, str]:
        """All legal actions, each with what it does."""
        return {token: self.say(phrase) for token, phrase in action_phrases(game).items()}

    def describe_decision(self, game: Standing) -> str:
        """The pending decision, as a question."""
        return self.say(question_phrase(game))

    def describe_reason(self, game: Standing, token: str) -> str:
        """Why an action is not possible now."""
        return self.say(reason_phrase(game, token))

    def describe_component(self, component: Component) -> str:
        """A card, a tile or a location."""
        return self.say(component_phrase(component))

    def describe_turn(self, game: Standing, tokens: Iterable[str]) -> str:
        """What the seats did with these actions, from the game as it stood before them."""
        return " ".join(self.say(phrase) for phrase in turn_phrases(game, tokens))
