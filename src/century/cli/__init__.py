"""The command line: `command` is `century`, and every other module is one of its commands.

A command is a module with `add`, which tells argparse about it, and the function that runs it;
`arguments` is what several ask for, `bench_*` are the subjects of `century bench`. What takes time
to import is imported when a command runs, so that `--help` and `--version` answer at once. May
import `errors`, `version`, `data`, `game`, `words`, `lessons`, `bots`, `analysis`, `century`,
`arena`, `dataset`, `server`, `bench` and `terminal`.
"""
