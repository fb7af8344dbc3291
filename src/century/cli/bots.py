"""`century bots`: who can play."""

from argparse import Namespace

from century.cli.arguments import Commands, add_command


def add(commands: Commands) -> None:
    add_command(commands, "bots", run, "list the bots", "century bots")


def run(_: Namespace) -> None:
    from century.bots import about_bots

    for name, does in about_bots().items():
        print(f"{name:10} {does}")
