"""`century arena`: bots against bots."""

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from century.cli.arguments import (
    LOCAL_RAY,
    Commands,
    add_box,
    add_command,
    add_language,
    add_machines,
)
from century.cli.extras import needs
from century.errors import InvalidOption

if TYPE_CHECKING:
    from century.arena.match import Result
    from century.arena.results import Games, Header, Keep, Results
    from century.arena.tournament import Key, Tournament
    from century.words import Words

    Runner = Callable[[list[Key], Keep], None]

GAMES = 100
PAGE = b"<!doctype html>"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        run,
        "let bots play against each other and measure them",
        "century arena planner greedy --mode spice_road --games 200",
        "century arena master hard greedy --mode new_world --players 3 --games 600",
        "century arena 'planner(width=400,turns=14)' greedy greedy --mode east_west_1 --fixed",
        "century arena greedy my_module:MyBot --mode spice_road --report mine.html",
        "century arena 'mcts(time=1)' 'mcts(time=1)@old/.venv' --mode spice_road",
        "century arena report mine.jsonl",
        "century arena ladder *.jsonl --report ladder.md --label 1a2b3c=0.2.0",
    )
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="a bot (see century bots), with options as planner(width=400), or my_module:MyBot;"
        " behind an @ the interpreter that it runs in;"
        " or the word report and a file of games, to write their report only;"
        " or the word ladder and files of games, to rate all bots and versions in them",
    )
    parser.add_argument("--mode", metavar="MODE", help="see century modes")
    parser.add_argument(
        "--players", metavar="N", type=int, help="how many seats there are; 2 by default"
    )
    parser.add_argument(
        "--games",
        metavar="G",
        type=int,
        default=GAMES,
        help=f"for each line-up, seats rotated; {GAMES} by default",
    )
    parser.add_argument(
        "--fixed",
        action="store_true",
        help="the bots named are the one line-up, instead of all choices of them",
    )
    parser.add_argument(
        "--seed", metavar="S", type=int, default=0, help="other seeds, other deals; 0 by default"
    )
    add_machines(parser)
    parser.add_argument(
        "--limit",
        metavar="SECONDS",
        type=float,
        default=60.0,
        help="a bot that takes longer for a decision loses it; 60 by default",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="where the games are kept; the same command goes on with it. By default a file here,"
        " named after the tournament",
    )
    parser.add_argument(
        "--report", metavar="FILE", help="write a page for the browser when all is done"
    )
    parser.add_argument(
        "--label",
        metavar="DIGEST=NAME",
        action="append",
        default=[],
        help="of a ladder: the name of the versions whose digest begins so",
    )
    parser.add_argument("--board", metavar="D1", help="the fourth board of new_world")
    parser.add_argument("--layout", metavar="NAME", help="the islands of east_west_2 and 3")
    parser.add_argument("--round-limit", metavar="N", type=int, help="the last round at the latest")
    add_box(parser)
    add_language(parser)


def run(args: Namespace) -> None:
    from century.words import Words

    with needs("arena", "arena"):  # before the games are played, not when they are reported
        import jinja2  # noqa: F401
        import openskill  # noqa: F401
    words = Words(args.lang)
    if args.bots[0] == "report":
        report_only(args, words)
    elif args.bots[0] == "ladder":
        write_ladder_page(args, words)
    else:
        compete(args, words)


def compete(args: Namespace, words: "Words") -> None:
    from century.arena.results import Results, read_results
    from century.arena.tournament import check_games
    from century.terminal.screen import open_screen
    from century.terminal.standings import show_standings

    tournament = read_tournament(args)
    keys = list(tournament.keys(check_games(args.games)))
    run_games = runner(args, tournament)
    path = Path(args.out) if args.out is not None else default_file(tournament)
    if args.report is not None:
        check_report(Path(args.report))
    with closing(Results(path, tournament)) as results, interruptible():
        left = [key for key in keys if key not in results.games]
        try:
            play(run_games, left, len(keys), results, words)
        except KeyboardInterrupt:
            _, kept = read_results(path)
            done = sum(key in kept for key in keys)
            notice = words.say("arena-interrupted", done=done, games=len(keys), file=str(path))
            print(f"\n{notice}", file=sys.stderr, end="")
            raise
    show_standings(tournament.header(), results.games, words, open_screen())
    print(words.say("arena-kept", games=len(results.games), file=str(path)))
    if args.report is not None:
        report(Path(args.report), tournament.header(), results.games, args.box, words)


def report_only(args: Namespace, words: "Words") -> None:
    """`century arena report FILE`: by default FILE with the ending html."""
    from century.arena.results import read_results

    if len(args.bots) != 2:
        raise InvalidOption("report: needs one file of games, as century arena report games.jsonl")
    path = Path(args.bots[1])
    header, games = read_results(path)
    where = Path(args.report) if args.report is not None else path.with_suffix(".html")
    check_report(where)
    report(where, header, games, args.box, words)


def write_ladder_page(args: Namespace, words: "Words") -> None:
    """`century arena ladder FILE...`: by default ladder.md here."""
    from century.arena.ladder import read_games
    from century.arena.ladder_page import write_ladder

    if len(args.bots) < 2:
        raise InvalidOption("ladder: needs files of games, as century arena ladder games.jsonl")
    labels = dict(label.partition("=")[::2] for label in args.label)
    if not all(labels) or not all(labels.values()):
        raise InvalidOption("label: must be DIGEST=NAME, as 1a2b3c=0.2.0")
    games = read_games(map(Path, args.bots[1:]), labels)
    if not games:
        raise InvalidOption("ladder: there is no game in these files")
    where = Path(args.report) if args.report is not None else Path("ladder.md")
    check_page(where, b"# The ladder")
    write_ladder(games, where, len(args.bots) - 1)
    print(words.say("arena-report", file=str(where)))


def check_report(where: Path) -> None:
    check_page(where, PAGE)


def check_page(where: Path, begins: bytes) -> None:
    """Only a page is ever overwritten; told before the games are played."""
    try:
        if where.exists():
            with where.open("rb") as old:
                if old.read(len(begins)).lower() not in (b"", begins.lower()):
                    raise InvalidOption(f"{where}: the file exists and is no page")
        elif not where.absolute().parent.is_dir():
            raise InvalidOption(f"{where}: cannot write: there is no such folder")
    except (OSError, ValueError) as error:
        if isinstance(error, InvalidOption):
            raise
        reason = getattr(error, "strerror", None) or error
        raise InvalidOption(f"{where}: cannot write: {reason}") from None


def report(
    where: Path, header: "Header", games: "Games", box: list[str] | None, words: "Words"
) -> None:
    from century.arena.report import write_report
    from century.terminal.screen import progress_bar

    with progress_bar() as bar:
        task = bar.add_task(words.say("arena-reading"), total=len(games))
        write_report(where, header, games, words, box, lambda: bar.advance(task))
    print(words.say("arena-report", file=str(where)))


def read_tournament(args: Namespace) -> "Tournament":
    import century
    from century.arena.tournament import make_tournament

    if args.mode is None:
        raise InvalidOption(f"which mode? --mode, one of {' '.join(century.modes())}")
    if args.fixed and args.players not in (None, len(args.bots)):
        raise InvalidOption(f"fixed: {len(args.bots)} bots for {args.players} seats")
    players = args.players
    if players is None:
        players = len(args.bots) if args.fixed else 2
    options = {name: getattr(args, name) for name in ("board", "layout", "round_limit")}
    return make_tournament(
        args.bots,
        args.mode,
        players,
        options={name: value for name, value in options.items() if value is not None},
        box=args.box,
        seed=args.seed,
        limit=args.limit,
    )


def default_file(tournament: "Tournament") -> Path:
    from century.arena.tournament import derive

    name = derive(*(f"{key}={value}" for key, value in tournament.header().items()))
    return Path(f"arena-{tournament.mode}-{tournament.players}-{name:012x}.jsonl")


def runner(args: Namespace, tournament: "Tournament") -> "Runner":
    """Who plays the games."""
    from century.arena.local import play_local

    workers = read_workers(args.workers)
    if args.ray is None:
        return lambda keys, keep: play_local(tournament, keys, keep, workers)
    with needs("ray", "arena --ray"):
        from century.arena.cluster import play_on_ray
    limit = None if args.workers is None and args.ray != LOCAL_RAY else workers
    return lambda keys, keep: play_on_ray(tournament, keys, keep, args.ray, limit)


def play(
    run_games: "Runner", left: "list[Key]", games: int, results: "Results", words: "Words"
) -> None:
    """Play what is left; every game is kept as it ends."""
    from century.terminal.screen import compiling_notice, progress_bar

    if not left:
        return
    with progress_bar() as bar:
        task = bar.add_task(words.say("arena-playing"), total=games, completed=games - len(left))

        def keep(result: "Result") -> None:
            results.add(result)
            bar.advance(task)

        with compiling_notice():
            run_games(left, keep)


def read_workers(workers: int | None) -> int:
    from century.bench import cores

    if workers is None:
        return cores()
    if not 1 <= workers <= 1024:
        raise InvalidOption(f"workers {workers}: must be a whole number from 1 to 1024")
    return workers


@contextmanager
def interruptible() -> Iterator[None]:
    """A polite end (SIGTERM) is like Ctrl-C: what is finished is kept, all processes end.

    `timeout` asks twice, the process and its group: who is ending already is not interrupted.
    """

    def interrupt(*_: object) -> NoReturn:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        raise KeyboardInterrupt

    previous = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, previous)
