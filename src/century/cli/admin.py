"""`century admin`: what the host of a server does."""

import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from century.cli.arguments import Commands, add_command
from century.cli.extras import needs
from century.errors import CenturyError, InvalidOption

SERVER = "http://127.0.0.1:8000"
SECRET = "CENTURY_ADMIN_SECRET"
TIMES = {"m": 60, "h": 3600, "d": 86_400}


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "admin",
        status,
        f"look after a server; it and you know the same {SECRET}",
        "century admin status",
        "century admin games --status running",
        "century admin delete qX3b1r0c5tZ8w9aB",
        "century admin ban --address 192.0.2.0/24 --time 2d --reason spam",
        'century admin announce "Back in five minutes" --time 10m',
        "century admin backup /backup/century.db",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    _ask(actions, "status", status, "what the server has to do")
    games_parser = _ask(actions, "games", games, "list games, also those that are not public")
    games_parser.add_argument("--status", choices=["waiting", "running", "finished"])
    games_parser.add_argument("--player", metavar="NAME", help="a nickname, or the start of it")
    for name, run, does in (
        ("end", end, "end a running game; whoever is ahead has won"),
        ("delete", delete, "delete a game and all that was done in it"),
    ):
        _ask(actions, name, run, does, "GAME").add_argument("game", metavar="GAME")
    _ask(actions, "bans", bans, "list who is shut out")
    ban_parser = _ask(actions, "ban", ban, "shut out a player, an address or a network")
    ban_parser.add_argument("--player", metavar="ID", help="as the lists tell it")
    ban_parser.add_argument("--address", metavar="ADDRESS", help="an address or a network")
    ban_parser.add_argument("--time", metavar="T", help="such as 30m, 12h or 7d; else for good")
    ban_parser.add_argument("--reason", default="no reason was given")
    _ask(actions, "unban", unban, "let somebody in again", "BAN").add_argument("ban", metavar="BAN")
    _ask(actions, "reports", reports, "list texts of players that others have reported")
    dismissing = _ask(actions, "dismiss", dismiss, "remove a report that was read", "REPORT")
    dismissing.add_argument("report", metavar="REPORT")
    _ask(actions, "words", words, "list the words that no nickname may hold")
    for name, run, does in (
        ("refuse", refuse, "refuse nicknames with a word"),
        ("allow", allow, "allow a word again"),
    ):
        _ask(actions, name, run, does, "WORD").add_argument("word", metavar="WORD")
    announcing = _ask(actions, "announce", announce, "say something to everybody", "TEXT")
    announcing.add_argument("text", metavar="TEXT", help="empty takes it back")
    announcing.add_argument("--time", metavar="T", default="1h", help="1h by default")
    _ask(actions, "clean", clean, "remove now what the settings keep no longer")
    for name, run, does in (
        ("backup", backup, "copy the database of the settings to a file, while the server runs"),
        ("restore", restore, "put a backup in its place, while no server runs"),
    ):
        keeper = add_command(actions, name, run, does, f"century admin {name} century.backup")
        keeper.add_argument("file", metavar="FILE")
        keeper.add_argument("--database", metavar="URL", help="by default CENTURY_DATABASE_URL")


def _ask(actions: Commands, name: str, run: Any, does: str, *given: str) -> ArgumentParser:
    """An action that asks the server."""
    parser = add_command(actions, name, run, does, " ".join(["century admin", name, *given]))
    parser.add_argument("--server", metavar="URL", default=SERVER, help=f"by default {SERVER}")
    return parser


def _request(args: Namespace, method: str, path: str, body: Any = None) -> Any:
    secret = os.environ.get(SECRET)
    if not secret:
        raise InvalidOption(f"{SECRET} is not set: the server was started with it")
    if not args.server.startswith(("http://", "https://")):
        raise InvalidOption(f"server {args.server}: must begin with http:// or https://")
    request = urllib.request.Request(
        f"{args.server.rstrip('/')}/api/admin/{path}",
        None if body is None else json.dumps(body).encode(),
        {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"},
        method=method,
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise CenturyError(_reason(error, path)) from None
    except OSError as error:
        reason = getattr(error, "reason", error)
        raise CenturyError(f"{args.server}: cannot be reached: {reason}") from None


def _reason(error: urllib.error.HTTPError, path: str) -> str:
    try:
        refusal = json.loads(error.read())["error"]
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code}"
    if refusal["code"] == "not_found" and path.count("/") == 0:
        return f"the server does not know this {SECRET}"
    return str(refusal["message"])


def seconds(text: str) -> int:
    """Of a time such as 30m, 12h or 7d."""
    number, unit = text[:-1], text[-1:]
    if unit not in TIMES or not number.isdecimal() or not int(number):
        raise InvalidOption(f"time {text}: must be such as 30m, 12h or 7d")
    return int(number) * TIMES[unit]


def status(args: Namespace) -> None:
    server = _request(args, "GET", "status")
    print(f"century {server['version']}, {server['connections']} connections")
    for name, number in sorted(server["games"].items()):
        print(f"{name}: {number}")
    if server["announcement"]:
        print(
            f"announced until {server['announcement']['until']}: {server['announcement']['text']}"
        )


def games(args: Namespace) -> None:
    after = None
    while True:
        asked = {"status": args.status, "player": args.player, "after": after, "limit": 100}
        query = urllib.parse.urlencode({k: v for k, v in asked.items() if v is not None})
        page = _request(args, "GET", f"games?{query}")
        for game in page["games"]:
            names = [seat["nickname"] or seat["bot"] or "-" for seat in game["seats"]]
            listed = "public" if game["public"] else "private"
            facts = (game["game"], game["status"], game["mode"], listed, game["created"])
            print("  ".join([*facts, ", ".join(names)]))
        after = page["next"]
        if after is None:
            return


def end(args: Namespace) -> None:
    _request(args, "POST", f"games/{urllib.parse.quote(args.game, safe='')}/end")


def delete(args: Namespace) -> None:
    _request(args, "DELETE", f"games/{urllib.parse.quote(args.game, safe='')}")


def bans(args: Namespace) -> None:
    for one in _request(args, "GET", "bans")["bans"]:
        who = one["player"] or one["address"]
        print("  ".join([one["id"], who, one["until"] or "for good", one["reason"]]))


def ban(args: Namespace) -> None:
    asked = {"player": args.player, "address": args.address, "reason": args.reason}
    asked["seconds"] = None if args.time is None else seconds(args.time)
    body = {name: value for name, value in asked.items() if value is not None}
    print(_request(args, "POST", "bans", body)["id"])


def unban(args: Namespace) -> None:
    _request(args, "DELETE", f"bans/{urllib.parse.quote(args.ban, safe='')}")


def reports(args: Namespace) -> None:
    for one in _request(args, "GET", "reports")["reports"]:
        who = f"{one['nickname']} ({one['player']})"
        print("  ".join([one["id"], one["created"], one["game"], who, one["text"]]))


def dismiss(args: Namespace) -> None:
    _request(args, "DELETE", f"reports/{urllib.parse.quote(args.report, safe='')}")


def words(args: Namespace) -> None:
    for word in _request(args, "GET", "words")["words"]:
        print(word)


def refuse(args: Namespace) -> None:
    _request(args, "POST", "words", {"word": args.word})


def allow(args: Namespace) -> None:
    _request(args, "DELETE", f"words/{urllib.parse.quote(args.word, safe='')}")


def announce(args: Namespace) -> None:
    body = {"text": args.text, "seconds": seconds(args.time)}
    _request(args, "PUT", "announcement", body)


def clean(args: Namespace) -> None:
    for name, number in _request(args, "POST", "clean").items():
        print(f"{name}: {number}")


def backup(args: Namespace) -> None:
    with needs("server", "admin backup"):
        from century.server.storage.backup import backup as copy

    copy(_database(args), Path(args.file))
    print(f"century admin: {args.file} is written", file=sys.stderr)


def restore(args: Namespace) -> None:
    with needs("server", "admin restore"):
        from century.server.storage.backup import restore as put_back

    put_back(_database(args), Path(args.file))
    print(f"century admin: {args.file} is in its place", file=sys.stderr)


def _database(args: Namespace) -> Any:
    from century.server.settings import Settings, database_url

    if args.database is not None:
        return database_url(args.database)
    return Settings.from_environment().url()
