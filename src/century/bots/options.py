"""Checking the options of a bot."""

from century.errors import InvalidOption


def check_count(name: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidOption(f"{name} {value!r}: must be a whole number from {low} to {high}")
    return value


def check_number(name: str, value: object, low: float, high: float) -> float:
    """A number above `low`, and at most `high`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not low < value <= high:
        raise InvalidOption(f"{name} {value!r}: must be more than {low:g} and at most {high:g}")
    return float(value)
