"""`century serve`: games for browsers."""

import os
from argparse import Namespace

from century.cli.arguments import Commands, add_command
from century.cli.extras import needs
from century.errors import InvalidOption

HOST, PORT = "127.0.0.1", 8000


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        run,
        "host games for browsers and programs",
        "century serve --open",
        "century serve --host 0.0.0.0 --port 80 --database games.db",
        "century serve --database postgresql://century@localhost/century --workers 4",
        "century serve --host 0.0.0.0 --proxy 10.0.0.7",
        "CENTURY_BOT_WORKERS=16 century serve --bots ray://cluster.example:10001",
    )
    parser.add_argument("--host", metavar="ADDRESS", default=HOST, help=f"by default {HOST}")
    parser.add_argument(
        "--port", metavar="N", type=int, default=PORT, help=f"by default {PORT}; 0 takes a free one"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file for SQLite, or postgresql://...; by default CENTURY_DATABASE_URL, "
        "or a file in your data folder",
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=int,
        default=1,
        help="server processes; more than 1 need PostgreSQL",
    )
    parser.add_argument(
        "--bots",
        metavar="ADDRESS",
        help="where bots think: on a cluster of Ray (ray://HOST:PORT), or with `ray` on a Ray of "
        "its own on this machine; by default in processes of the server",
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESSES",
        help="reverse proxies on other machines, whose word about who asks is taken: addresses or "
        "networks with commas; by default CENTURY_PROXIES, or this machine",
    )
    parser.add_argument("--open", action="store_true", help="open the game in a browser")


def run(args: Namespace) -> None:
    if not 0 <= args.port <= 65_535:
        raise InvalidOption(f"port {args.port}: must be a whole number from 0 to 65535")
    if not 1 <= args.workers <= 64:
        raise InvalidOption(f"workers {args.workers}: must be a whole number from 1 to 64")
    if args.database is not None:
        os.environ["CENTURY_DATABASE_URL"] = args.database  # for the processes that are started
    if args.bots is not None:
        os.environ["CENTURY_BOTS"] = args.bots
    if args.proxy is not None:
        os.environ["CENTURY_PROXIES"] = args.proxy
    with needs("server", "serve"):
        from century.server.run import serve
        from century.server.settings import Settings
        from century.server.storage.files import check_file, check_free

    settings = Settings.from_environment()
    if args.workers > 1 and settings.url().get_backend_name() != "postgresql":
        raise InvalidOption(f"workers {args.workers}: more than 1 need a PostgreSQL database")
    check_free(settings.url())
    check_file(settings.url())
    if settings.bots:
        from century.server.thinking.workplace import check_place

        with needs("ray", "serve --bots"):
            check_place(settings.bots)
    serve(settings, args.host, args.port, args.workers, args.open)
