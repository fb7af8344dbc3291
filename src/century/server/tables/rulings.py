"""What the rules say about what lies open, so that no client needs to know them."""

from typing import cast

import numpy as np

from century.data.component import BENEFITS
from century.game.position import Standing
from century.game.schema import Metal
from century.rules.mechanisms.claims import GOLD, SILVER
from century.rules.questions import survey
from century.server.protocol.responses import Rulings, Symbols

COINS: dict[int, Metal] = {GOLD: "gold", SILVER: "silver"}


def rulings(game: Standing, row: list[str]) -> Rulings:
    """Coins above the places of the point row; by seat, payable cards of it and symbols."""
    coins = np.zeros(len(row), np.int64)
    payable = np.zeros(game.players, np.int64)
    symbols = np.zeros((game.players, 1 + len(BENEFITS)), np.int64)  # the first: no symbol
    survey(game.ruleset.constants, game.state, coins, payable, symbols)
    return {
        "coins": [COINS.get(coin) for coin in coins.tolist()],
        "payable": [
            [card for place, card in enumerate(row) if places >> place & 1]
            for places in payable.tolist()
        ],
        "symbols": [
            cast(Symbols, dict(zip(BENEFITS, own[1:], strict=True))) for own in symbols.tolist()
        ],
    }
