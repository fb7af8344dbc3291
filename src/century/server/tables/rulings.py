"""What the rules say about what lies open, so that no client needs to know them."""

from typing import Literal

from century.data.component import BENEFITS
from century.game.game import Game
from century.rules.mechanisms.claims import GOLD, SILVER
from century.rules.questions import coin_at, payable_cards, symbols
from century.server.protocol.responses import Rulings

COINS: dict[int, Literal["gold", "silver"]] = {GOLD: "gold", SILVER: "silver"}


def rulings(game: Game, row: list[str]) -> Rulings:
    """Coins above the places of the point row; by seat, payable cards of it and symbols."""
    constants, state = game.ruleset.constants, game.state
    payable = [payable_cards(constants, state, seat) for seat in range(game.players)]
    return {
        "coins": [COINS.get(coin_at(state, place)) for place in range(len(row))],
        "payable": [
            [card for place, card in enumerate(row) if places >> place & 1] for places in payable
        ],
        "symbols": [
            {
                name: symbols(constants, state, seat, kind)
                for kind, name in enumerate(BENEFITS, start=1)
            }
            for seat in range(game.players)
        ],
    }
