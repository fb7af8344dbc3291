"""What is drawn: a view, and the components that it names."""

from century.game.ruleset import Ruleset
from century.game.schema import View


class Subject:
    """A view with its components by id, and its boards in the order in which they lie."""

    def __init__(self, ruleset: Ruleset, view: View) -> None:
        self.ruleset = ruleset
        self.view = view
        self.points = {card.id: card for card in ruleset.points}
        self.merchants = {card.id: card for card in ruleset.merchants}
        self.bonus = {tile.id: tile for tile in ruleset.bonus}
        self.exploration = {tile.id: tile for tile in ruleset.exploration}
        self.market_tiles = {tile.id: tile for tile in ruleset.market_tiles}
        self.boards = ruleset.mode.sides(ruleset.boxes, view["options"].get("board"))

    def spaces(self, owner: str) -> list[str]:
        """The bonus spaces of a fort, or those of a board that belong to no fort."""
        return [space for space in self.ruleset.spaces if space.startswith(f"{owner}/")]
