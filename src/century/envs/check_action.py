"""Action numbers and seeds, as learning programs give them."""

from century.data.reader import as_whole, shown
from century.errors import IllegalAction


def check_action(action: object) -> int:
    """A whole number, NumPy's too; 1.7, True and None are none."""
    number = as_whole(action)
    if number is None:
        raise IllegalAction(f"action {shown(action)}: is not legal: must be a whole number")
    return number


def plain(seed: int | None) -> int | None:
    """A seed of NumPy as Gymnasium takes it; it refuses what is no seed itself."""
    number = as_whole(seed)
    return seed if number is None else number
