"""Which coin lies above which point card: a view tells how many are left, the rules tell where."""

from century.game.ruleset import Ruleset
from century.game.schema import Metal, View
from century.rules.mechanisms.claims import GOLD, SILVER
from century.rules.questions import coin_at

METALS: dict[int, Metal] = {GOLD: "gold", SILVER: "silver"}


def coins_above(ruleset: Ruleset, view: View) -> dict[int, Metal]:
    """The metal above each place of the point row that has a coin, by place from 0."""
    if "coins" not in view:
        return {}
    state = ruleset.new_state()
    state.gold_left, state.silver_left = view["coins"]["gold"], view["coins"]["silver"]
    coins = {place: coin_at(state, place) for place in range(ruleset.mode.point_row)}
    return {place: METALS[coin] for place, coin in coins.items() if coin in METALS}
