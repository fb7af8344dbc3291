"""`century bench`: how fast this machine plays, one module for each subject."""

from century.terminal.arguments import Commands, add_command
from century.terminal.bench import bots, envs, rules, server


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "bench",
        rules.rules,
        "measure how fast this machine plays",
        "century bench rules",
    )
    subjects = parser.add_subparsers(metavar="WHAT", required=True)
    for subject in (rules, bots, envs, server):
        subject.add(subjects)
