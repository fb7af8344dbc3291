"""What several subcommands ask for."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Callable
from typing import Any, TypeAlias

Commands: TypeAlias = "_SubParsersAction[Any]"  # subscripted by type checkers only
LOCAL_RAY = "local"


def add_command(
    commands: Commands, name: str, run: Callable[[Any], None], does: str, *examples: str
) -> ArgumentParser:
    """A subcommand with its help: what it does, and how it is used."""
    parser: ArgumentParser = commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}.",
        epilog="\n".join(["examples:", *(f"  {example}" for example in examples)]),
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang", metavar="xx", help="en, fr, de, nl or hu; by default that of the environment"
    )


def add_box(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--box",
        metavar="FILE",
        action="append",
        help="play with the components of this box file; may be given several times",
    )


def add_machines(parser: ArgumentParser) -> None:
    """Where to play many games: in processes of this machine, or on Ray."""
    parser.add_argument(
        "--workers", metavar="W", type=int, help="processes; by default one for each core"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const=LOCAL_RAY,
        help="play on Ray: on a cluster, or without an address on a Ray of its own on this machine",
    )
