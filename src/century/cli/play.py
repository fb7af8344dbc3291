"""`century play`: a game in the terminal."""

from argparse import Namespace
from typing import TYPE_CHECKING

from century.cli.arguments import Commands, add_box, add_command, add_language
from century.errors import InvalidOption

if TYPE_CHECKING:
    from century.game.game import Game

HUMAN, OPPONENT = "human", "greedy"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        run,
        "play a game",
        "century play spice_road",
        "century play new_world --players 3 --seats human,greedy,random --board D1 --seed 42",
        "century play east_west_3 --players 2 --seats human,human --layout random --lang fr",
        "century play --load game.txt",
    )
    parser.add_argument("mode", metavar="MODE", nargs="?", help="see century modes")
    parser.add_argument("--players", metavar="N", type=int, help="how many seats there are")
    parser.add_argument(
        "--seats",
        metavar="WHO,...",
        help="human or a bot (see century bots; with options as in mcts(time=0.5)) for each seat;"
        " by default you against greedy ones",
    )
    parser.add_argument("--seed", metavar="S", type=int, help="the same seed deals the same game")
    parser.add_argument("--board", metavar="D1", help="the fourth board of new_world")
    parser.add_argument("--layout", metavar="NAME", help="the islands of east_west_2 and 3")
    parser.add_argument("--round-limit", metavar="N", type=int, help="the last round at the latest")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_box(parser)
    add_language(parser)


def run(args: Namespace) -> None:
    from century.bots import ask
    from century.bots.entrant import read_entrant
    from century.terminal.screen import compiling_notice, open_screen
    from century.terminal.session import Session
    from century.words import Words

    words = Words(args.lang)
    seats = read_seats(args.seats) if args.seats is not None else None
    with compiling_notice():
        game = load_game(args) if args.load is not None else new_game(args, seats)
        if seats is None:
            seats = [HUMAN, *[OPPONENT] * (game.players - 1)]
        if len(seats) != game.players:
            raise InvalidOption(f"seats: {len(seats)} for {game.players} players")
        if not game.over:
            for name in {*seats} - {HUMAN}:
                ask(
                    read_entrant(name).make(0), game, 0
                )  # so that a bot's first turn is not its slowest
    Session(game, seats, words, open_screen()).run()


def read_seats(text: str) -> list[str]:
    from century.bots import bot_names
    from century.bots.entrant import read_entrant
    from century.bots.spec import read_spec, split_specs

    seats = split_specs(text)
    known = (HUMAN, *bot_names())
    for seat in seats:
        name = read_spec(seat)[0] if "(" in seat else seat
        if name not in known and ":" not in name:
            raise InvalidOption(f'seats "{seat}": must be one of {" ".join(known)}')
    return [seat if seat == HUMAN else str(read_entrant(seat)) for seat in seats]


def new_game(args: Namespace, seats: list[str] | None) -> "Game":
    import century

    if args.mode is None:
        raise InvalidOption(f"which mode? One of {' '.join(century.modes())}")
    options = {name: getattr(args, name) for name in ("board", "layout", "round_limit")}
    given = {name: value for name, value in options.items() if value is not None}
    players = args.players if args.players is not None else len(seats or "12")
    return century.new(args.mode, players, args.seed, box=args.box, **given)


def load_game(args: Namespace) -> "Game":
    from century.terminal.files import load_record

    for name in ("mode", "players", "seed", "board", "layout", "round_limit"):
        if getattr(args, name) is not None:
            raise InvalidOption(f"{name.replace('_', '-')}: a saved game brings its own")
    return load_record(args.load, args.box)
