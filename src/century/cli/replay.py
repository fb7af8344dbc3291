"""`century replay`: a record, turn by turn."""

import sys
from argparse import Namespace

from century.cli.arguments import Commands, add_box, add_command, add_language


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        run,
        "step through a saved game",
        "century replay game.txt",
        "century replay --all game.txt --lang de",
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument(
        "--all",
        action="store_true",
        help="tell all turns without asking, as when the input is no terminal",
    )
    add_box(parser)
    add_language(parser)


def run(args: Namespace) -> None:
    from century.terminal.files import load_record
    from century.terminal.replay import Replay
    from century.terminal.screen import compiling_notice, open_screen
    from century.words import Words

    words = Words(args.lang)
    with compiling_notice():
        game = load_record(args.file, args.box)
    replay = Replay(game, words, open_screen())
    if args.all or not sys.stdin.isatty():
        replay.tell_all()
    else:
        replay.step_through()
