"""`century advise`: what a master would do in a position."""

from argparse import Namespace
from typing import TYPE_CHECKING

from century.cli.arguments import Commands, add_box, add_command, add_language
from century.errors import InvalidOption

if TYPE_CHECKING:
    from rich.table import Table

    from century.analysis import Advice
    from century.game.game import Game
    from century.game.schema import View
    from century.words import Words

SECONDS = 3.0


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "advise",
        run,
        "tell the best actions in a position, and why",
        "century advise game.txt",
        "century advise position.json --time 10 --threads 2 --lang fr",
        "century advise game.txt --json > advice.json",
        "century advise --template new_world --players 3 > table.json",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a record, a position as JSON, or a view as JSON: what lies open on a real table",
    )
    parser.add_argument(
        "--time",
        metavar="S",
        type=float,
        help=f"seconds to think; {SECONDS:g} by default",
    )
    parser.add_argument("--simulations", metavar="N", type=int, help="instead of a time")
    parser.add_argument("--threads", metavar="N", type=int, default=1, help="1 by default")
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="0 by default")
    parser.add_argument(
        "--template",
        metavar="MODE",
        help="print the view of a new game, to type a real table into and advise on",
    )
    parser.add_argument(
        "--players", metavar="N", type=int, help="of the template; as few as the mode allows"
    )
    parser.add_argument("--json", action="store_true", help="all that is known, as JSON")
    add_box(parser)
    add_language(parser)


def run(args: Namespace) -> None:
    import json

    if args.template is not None:
        print(json.dumps(_template(args), indent=1))
        return
    if args.file is None:
        raise InvalidOption("which position? a FILE, or --template MODE for one to fill in")
    if args.players is not None:
        raise InvalidOption("players: belongs to --template; a position brings its own")
    from century import advise
    from century.terminal.files import load_game
    from century.terminal.screen import compiling_notice, open_screen
    from century.words import Words

    words = Words(args.lang)
    with compiling_notice():
        game = load_game(args.file, args.box, args.seed)
        time = SECONDS if args.time is None and args.simulations is None else args.time
        advice = advise(
            game, time=time, simulations=args.simulations, threads=args.threads, seed=args.seed
        )
    if args.json:
        print(json.dumps(advice.to_json(), indent=1))
        return
    screen = open_screen()
    screen.print(_table(game, advice, words))
    for line in _lines(game, advice, words):
        screen.print(line, highlight=False)


def _template(args: Namespace) -> "View":
    """Everything that a view of this mode has, with the first round of some game in it."""
    import century
    from century.data.mode import get_mode

    if args.file is not None:
        raise InvalidOption("a FILE or --template, not both")
    players = min(get_mode(args.template).players) if args.players is None else args.players
    return century.new(args.template, players, args.seed, box=args.box).view()


def _table(game: "Game", advice: "Advice", words: "Words") -> "Table":
    from rich import box
    from rich.table import Table

    does = words.describe_actions(game)
    table = Table(box=box.ROUNDED)
    for column in ("action", "does", "chance", "score", "share"):
        right = column in ("chance", "score", "share")
        table.add_column(
            words.say("advise-head", column=column), justify="right" if right else "left"
        )
    for option in advice.options:
        table.add_row(
            option.token,
            does[option.token],
            " ".join(f"{chance:.0%}" for chance in option.chances),
            " ".join(f"{score:.0f}" for score in option.scores),
            f"{option.share:.0%}",
        )
    return table


def _lines(game: "Game", advice: "Advice", words: "Words") -> list[str]:
    """Who decides, why the best action is the best, and what is expected to follow."""
    line = " · ".join(f"{step.seat}: {step.token}" for step in advice.best.line)
    return [
        words.say("advise-seat", seat=str(advice.seat), simulations=advice.simulations),
        " ".join(words.say(reason) for reason in advice.reasons),
        words.say("advise-line", line=line),
    ]
