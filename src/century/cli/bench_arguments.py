"""What all measurements have in common."""

import sys
from argparse import ArgumentParser, Namespace

from century.errors import InvalidOption


def check_seconds(seconds: float) -> None:
    if not 0 < seconds <= 3600:
        raise InvalidOption(f"seconds {seconds:g}: must be more than 0, up to 3600")


def add_measure(part: ArgumentParser, seconds: float, how_long: str) -> None:
    """Which modes are measured, for how long, and how it is told."""
    part.add_argument("--mode", metavar="MODE", help="only this one; see century modes")
    part.add_argument(
        "--seconds",
        metavar="S",
        type=float,
        default=seconds,
        help=f"{how_long}; {seconds:g} by default",
    )
    part.add_argument("--json", action="store_true", help="a list of rows as JSON")


def chosen_modes(args: Namespace) -> list[str]:
    """The modes to measure, once all that was asked for is known to make sense."""
    check_seconds(args.seconds)
    import century
    from century.data.mode import get_mode

    return [get_mode(args.mode).id] if args.mode is not None else list(century.modes())


def tell(what: str) -> None:
    """What is measured now, for whoever waits."""
    print(f"{what} …", file=sys.stderr, flush=True)
