"""What the rules say about what lies open, so that no client needs to know them."""

from typing import cast

from century.data.component import BENEFITS
from century.game.position import Standing
from century.game.schema import Metal
from century.rules.mechanisms.claims import GOLD, SILVER
from century.rules.questions import Survey, survey
from century.rules.state import SETTLER_SEATS
from century.tables.responses import Rulings, Symbols

COINS: dict[int, Metal] = {GOLD: "gold", SILVER: "silver"}


def rulings(game: Standing, row: list[str]) -> Rulings:
    """Coins above the places of the point row; by seat, payable cards, symbols, bonus points."""
    open_table = Survey()
    survey(game.ruleset.constants, game.state, open_table)
    return {
        "coins": [COINS.get(coin) for coin in open_table.plain("coins")[: len(row)]],
        "payable": [
            [card for place, card in enumerate(row) if places >> place & 1]
            for places in open_table.plain("payable")[: game.players]
        ],
        "symbols": [
            cast(Symbols, dict(zip(BENEFITS, own[1:], strict=True)))  # the first: no symbol
            for own in open_table.plain("symbols")[: game.players]
        ],
        "bonus": _bonus(game, open_table),
    }


def _bonus(game: Standing, open_table: Survey) -> list[list[int]]:
    """By seat, what each of its tiles counts; in Spice Road there are more seats, and no tiles."""
    counts = game.state.plain("bonus_count")
    own = [points[:count] for points, count in zip(open_table.plain("bonus"), counts, strict=True)]
    return [own[seat] if seat < SETTLER_SEATS else [] for seat in range(game.players)]
