"""`century verify`: whether the seed of a game was the one that was promised."""

from argparse import Namespace

from century.cli.arguments import Commands, add_box, add_command, add_language


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "verify",
        run,
        "check that a game on a server was dealt from the seed that it promised",
        "century verify game.txt",
        "century verify game.txt --commitment 9f86d081884c7d65...",
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument("--commitment", metavar="HEX", help="as you noted it when the game began")
    add_box(parser)
    add_language(parser)


def run(args: Namespace) -> None:
    from century.errors import InvalidRecord
    from century.game.commitment import verify
    from century.terminal.files import read_text
    from century.terminal.screen import open_screen
    from century.words import Words

    words, text = Words(args.lang), read_text(args.file)
    try:
        promise = verify(text, args.commitment, box=args.box)
    except InvalidRecord as error:
        raise InvalidRecord(f"{args.file}: {error}") from None
    how = "chosen" if promise.chosen else "drawn"
    line = words.say("verified", file=args.file, commitment=promise.commitment)
    open_screen().print(line, words.say("seed-origin", how=how), soft_wrap=True)
