"""What a link to a page shows where somebody sends it: the Open Graph protocol, https://ogp.me.

Whoever is sent the address of a game may see all that lies open there, but the programs that fetch
previews are nobody's guests: only public games tell them who plays and show their tables, and none
what is hidden. Every other link shows the mode at its beginning.
"""

import asyncio
import re
from html import escape
from typing import NamedTuple

from babel.core import negotiate_locale

import century
from century.game.position import Position
from century.server.protocol.requests import ID
from century.server.storage.open_tables import OpenTables
from century.server.telling import catalogue
from century.tables import lessons
from century.tables.refusal import Refusal
from century.tables.table import BOT, FINISHED, OPEN, WAITING, Table
from century.words import Words, languages

GAMES = ("game", "replay")
MODES = ("modes", "rules", "learn", "new")
ICON = "/icon-512.png"
PICTURE = "picture.png"
SEED = 1  # of the tables that stand for their modes
HEAD = "</head>"


class Preview(NamedTuple):
    title: str
    text: str
    picture: str  # its address


class Shown(NamedTuple):
    """What is on a picture; a name and a number mean one position."""

    name: str
    number: int
    position: Position


class Previews:
    """By the address of a page."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables

    async def of(self, path: str, accepted: str) -> Preview | None:
        """In one of the languages that are accepted; None where there is nothing to tell."""
        place, _, rest = path.strip("/").partition("/")
        name, _, part = rest.partition("/")
        if place in GAMES and _is_id(name):
            try:
                table = await self._tables.get(name)
            except Refusal:  # the page itself will say so
                return None
            return _game(table, await _words(accepted))
        if place in MODES and name in catalogue.modes():
            return _mode(name, part, await _words(accepted))
        return None

    async def picture(self, place: str, name: str) -> Shown | None:
        """What there is to draw below an address."""
        if place == "modes" and name in catalogue.modes():
            return Shown(name, 0, century.new(name, seed=SEED).now)
        if place == "game" and _is_id(name):
            try:
                table = await self._tables.get(name)
            except Refusal:
                return None
            if _is_shown(table):
                return Shown(name, table.number, table.now)
        return None


def _is_id(name: str) -> bool:
    return len(name) <= 16 and re.match(ID, name) is not None


def _is_shown(table: Table) -> bool:
    return table.public and table.position is not None


async def _words(accepted: str) -> Words:
    """A catalogue that is asked for the first time takes a quarter of a second to read."""
    return await asyncio.to_thread(Words, language_of(accepted))


def _mode(mode: str, lesson: str, words: Words) -> Preview:
    course = lessons.listed().get(mode)
    for one in course["lessons"] if course else ():
        if one["lesson"] == lesson:
            return Preview(words.say(one["title"]["message"]), _name(mode, words), _start(mode))
    return Preview(_name(mode, words), words.say("mode-about", mode=mode), _start(mode))


def _start(mode: str) -> str:
    return f"/modes/{mode}/{PICTURE}"


def _game(table: Table, words: Words) -> Preview:
    mode, about = _name(table.mode, words), words.say("mode-about", mode=table.mode)
    if table.status == WAITING:
        return Preview(words.say("invited", mode=mode), about, _start(table.mode))
    if not _is_shown(table):
        return Preview(mode, about, _start(table.mode))
    # Who keeps pictures asks anew when the game has gone on.
    picture = f"/game/{table.id}/{PICTURE}?{table.number}"
    names = [_player(table, seat, words) for seat in range(table.players)]
    if table.status == FINISHED and table.result is not None:
        totals = " : ".join(str(total) for total in table.result["totals"])
        won = words.say("won-line", player=names[table.result["winner"]], totals=totals)
        return Preview(mode, won, picture)
    line = words.say("running-line", round=table.now.round, players=" · ".join(names))
    return Preview(mode, line, picture)


def _player(table: Table, seat: int, words: Words) -> str:
    own = table.seats[seat]
    if own.kind == BOT:
        return words.say("seat-bot", bot=words.say("bot-level", bot=own.bot or ""))
    return own.nickname if own.nickname and own.kind != OPEN else words.say("guest")


def _name(mode: str, words: Words) -> str:
    """A mode without words of its own has its title."""
    name = words.say("mode-short", mode=mode)
    return catalogue.modes()[mode]["title"] if name == mode else name


def language_of(accepted: str) -> str:
    """The first of a header Accept-Language that we have, or English."""
    tags = [part.partition(";")[0].strip().replace("-", "_") for part in accepted.split(",")]
    return negotiate_locale(tags[:10], languages()) or languages()[0]


def with_preview(page: str, preview: Preview, site: str, address: str, drawn: bool) -> str:
    """The page with tags at the end of its head; `site` is where it is served.

    Where pictures cannot be drawn the icon stands for them.
    """
    values = {
        "og:site_name": "century",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": site + address,
        "og:image": site + (preview.picture if drawn else ICON),
        "twitter:card": "summary_large_image" if drawn else "summary",
    }
    tags = "".join(
        f'    <meta property="{name}" content="{escape(value)}" />\n'
        for name, value in values.items()
    )
    before, head, after = page.partition(HEAD)
    return f"{before}{tags}  {head}{after}"
