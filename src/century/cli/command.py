"""The command `century`: reads its arguments, runs a command, reports what went wrong."""

import io
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from century.data.reader import one_line
from century.errors import CenturyError, InvalidOption
from century.version import __version__

COMMANDS = (
    *("serve", "admin", "play", "learn", "replay", "verify", "advise"),
    *("modes", "bots", "arena", "dataset", "box", "lesson", "bench"),
)
BAD_INPUT = 2
INTERRUPTED = 130


class Parser(ArgumentParser):
    """Reports bad input in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise InvalidOption(f"{message} (see {self.prog} --help)")


def make_parser() -> Parser:
    parser = Parser(
        prog="century",
        description="The Century board games in the terminal.",
        epilog="example: century play spice_road --players 3",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"century {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"century.cli.{name}").add(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a sign the terminal does not know is no crime
            stream.reconfigure(errors="replace")
    try:
        args = make_parser().parse_args(argv)
        args.run(args)
    except SystemExit as end:  # --help, --version, a closed pipe
        return int(end.code or 0)
    except CenturyError as error:
        print(f"century: {one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return 0
