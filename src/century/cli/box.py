"""`century box`: box files, which replace components."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from century.cli.arguments import Commands, add_command, add_language


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "box",
        check,
        "check box files, or write the built-in ones",
        "century box check my_box.toml",
        "century box export my_boxes",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    checker = add_command(
        actions,
        "check",
        check,
        "tell what box files replace, or what is wrong with them",
        "century box check my_box.toml",
        "century box check cards.toml boards.toml",
    )
    checker.add_argument("files", metavar="FILE", nargs="+", help="used together")
    add_language(checker)
    exporter = add_command(
        actions,
        "export",
        export,
        "write the built-in boxes as a starting point; nothing is overwritten",
        "century box export",
        "century box export my_boxes",
    )
    exporter.add_argument(
        "folder", metavar="FOLDER", nargs="?", default=".", help="by default here"
    )
    add_language(exporter)


def check(args: Namespace) -> None:
    from century.data.box import load_boxes
    from century.data.box_file import read_file
    from century.terminal.screen import open_screen
    from century.words import Words

    words, screen = Words(args.lang), open_screen()
    load_boxes(args.files)
    for name in args.files:
        file = read_file(Path(name).read_bytes(), Path(name).name)
        trust = words.say("trust", trust=(file.trust or "own").replace(" ", "_"))
        line = words.say("box-sound", file=name, box=file.box, trust=trust)
        screen.print(line, soft_wrap=True)
        for table, entry in file.tables.items():
            count = _count(entry.table[table.rpartition(".")[2]])
            screen.print(f"  {words.say('box-table', table=table, count=count)}")


def _count(table: Any) -> int:
    """How many cards, tiles, locations or places."""
    return len(table.get("locations", table) if isinstance(table, dict) else table)


def export(args: Namespace) -> None:
    from century.data.box import export_boxes
    from century.terminal.screen import open_screen
    from century.words import Words

    words, screen = Words(args.lang), open_screen()
    for path in export_boxes(args.folder):
        screen.print(words.say("box-written", file=str(path)), soft_wrap=True)
