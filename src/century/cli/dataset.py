"""`century dataset`: self-played games for learning programs."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from century.cli.arguments import Commands, add_command, add_language, add_machines
from century.cli.extras import needs

BOT = "mcts(simulations=200)"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "dataset",
        run,
        "make self-played games for learning programs",
        "century dataset make games --mode spice_road --games 100",
        "century dataset make games --mode new_world --players 3 --games 1000"
        " --bot 'mcts(simulations=400)'",
    )
    parser.add_argument("does", metavar="make", choices=("make",), help="the one thing to do")
    parser.add_argument("folder", metavar="FOLDER", help="goes on with what is there")
    _add_game(parser)
    parser.add_argument(
        "--bot",
        metavar="BOT",
        action="append",
        help=f"who plays: one, or one for each seat; {BOT} by default, whose search is kept",
    )
    parser.add_argument(
        "--draws",
        metavar="N",
        type=int,
        default=20,
        help="so many first decisions are drawn by the shares of the search; 20 by default",
    )
    parser.add_argument(
        "--shard", metavar="N", type=int, default=50, help="games in a file; 50 by default"
    )
    add_machines(parser)
    add_language(parser)


def _add_game(parser: ArgumentParser) -> None:
    parser.add_argument("--mode", metavar="MODE", required=True, help="see century modes")
    parser.add_argument("--players", metavar="N", type=int, default=2, help="2 by default")
    parser.add_argument("--games", metavar="G", type=int, default=100, help="100 by default")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="0 by default")
    parser.add_argument("--board", metavar="D1", help="the fourth board of new_world")
    parser.add_argument("--layout", metavar="NAME", help="the islands of east_west_2 and 3")
    parser.add_argument("--round-limit", metavar="N", type=int, help="the last round at the latest")


def run(args: Namespace) -> None:
    from century.cli.arena import read_workers
    from century.terminal.screen import compiling_notice, progress_bar
    from century.words import Words

    with needs("dataset", "dataset"):
        from century.dataset import make_dataset, make_plan
    if args.ray is not None:
        with needs("ray", "dataset --ray"):
            import ray  # noqa: F401
    options = {name: getattr(args, name) for name in ("board", "layout", "round_limit")}
    plan = make_plan(
        args.mode,
        args.games,
        args.bot or [BOT],
        args.players,
        options={name: value for name, value in options.items() if value is not None},
        seed=args.seed,
        draws=args.draws,
        shard=args.shard,
    )
    workers, words = read_workers(args.workers), Words(args.lang)
    with progress_bar() as bar, compiling_notice():
        task = bar.add_task(words.say("arena-playing"), total=plan.games)
        make_dataset(
            plan, Path(args.folder), workers, args.ray, lambda games: bar.advance(task, games)
        )
    print(words.say("arena-kept", games=plan.games, file=args.folder))
