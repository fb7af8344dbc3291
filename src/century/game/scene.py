"""The table before an action, as the words look at it."""

from functools import cached_property

from century.data.component import Effect
from century.game.components import components_of, effect_phrase
from century.game.phrase import Phrase
from century.game.position import Position, Standing
from century.game.schema import SeatView, View


class Scene:
    """A position, what lies open there, and its components by id."""

    def __init__(self, standing: Standing, view: View | None = None) -> None:
        self.game = standing.now
        self.things = components_of(self.game.ruleset)
        self._view = view

    @cached_property
    def view(self) -> View:
        """Looked at when the first word asks for it: many do not."""
        return self._view or self.game.view()

    @property
    def own(self) -> SeatView:
        """What lies before the seat whose turn it is."""
        return self.view["seats"][self.view["turn"] or 0]

    def after(self, token: str) -> Position:
        """The position after an action."""
        return self.game.apply(token)

    def merchant_effect(self, card: str) -> Phrase:
        return effect_phrase(self.things.merchants[card].effect)

    def effect_in_use(self) -> Effect:
        """The effect that is being carried out."""
        return self.game.ruleset.effect(int(self.game.state.effect))
