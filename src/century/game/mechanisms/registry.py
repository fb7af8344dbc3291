"""All mechanisms, in the order in which they are asked."""

from collections.abc import Sequence

from century.data.mode import Mode
from century.game.mechanisms.bonus import Bonus
from century.game.mechanisms.claims import Claims
from century.game.mechanisms.common import Common
from century.game.mechanisms.exploration import Exploration
from century.game.mechanisms.forts import Forts
from century.game.mechanisms.hand import Hand
from century.game.mechanisms.islands import Islands
from century.game.mechanisms.market import Market
from century.game.mechanisms.mechanism import Mechanism
from century.game.mechanisms.merchants import Merchants
from century.game.mechanisms.points import Points
from century.game.mechanisms.route import Route
from century.game.mechanisms.settlers import Settlers

# The rules number a turn in this order: play, acquire, claim, work, route, rest.
MECHANISMS: tuple[Mechanism, ...] = (
    Common(),
    Points(),
    Merchants(),
    Hand(),
    Claims(),
    Settlers(),
    Forts(),
    Bonus(),
    Exploration(),
    Route(),
    Market(),
    Islands(),
)


def mechanisms_of(mode: Mode) -> tuple[Mechanism, ...]:
    """The mechanisms that a mode is put together from."""
    return tuple(mechanism for mechanism in MECHANISMS if mechanism.is_in(mode))


def prices_of(mode: Mode) -> dict[str, Sequence[int]]:
    """What each place of a row costs by itself, by the first word of a token."""
    prices: dict[str, Sequence[int]] = {}
    for mechanism in mechanisms_of(mode):
        prices |= mechanism.prices(mode)
    return prices
