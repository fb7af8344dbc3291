"""`century bench`: how fast this machine plays, one module for each subject."""

from century.cli import bench_bots, bench_envs, bench_rules, bench_server, bench_start
from century.cli.arguments import Commands, add_command


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "bench",
        bench_rules.run,
        "measure how fast this machine plays",
        "century bench rules",
    )
    subjects = parser.add_subparsers(metavar="WHAT", required=True)
    for subject in (bench_rules, bench_bots, bench_envs, bench_server, bench_start):
        subject.add(subjects)
