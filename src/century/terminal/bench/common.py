"""What all measurements have in common."""

import sys

from century.errors import InvalidOption


def check_seconds(seconds: float) -> None:
    if not 0 < seconds <= 3600:
        raise InvalidOption(f"seconds {seconds:g}: must be more than 0, up to 3600")


def tell(what: str) -> None:
    """What is measured now, for whoever waits."""
    print(f"{what} …", file=sys.stderr, flush=True)
