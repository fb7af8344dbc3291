"""What a link to a page shows where somebody sends it: the Open Graph protocol, https://ogp.me.

Whoever is sent the address of a game may see all that lies open there, but the programs that fetch
previews are nobody's guests: only public games tell them who plays, and none what is hidden.
"""

import asyncio
import re
from html import escape
from typing import NamedTuple

from babel.core import negotiate_locale

from century.server.protocol.requests import ID
from century.server.storage.open_tables import OpenTables
from century.server.telling import catalogue
from century.tables import lessons
from century.tables.refusal import Refusal
from century.tables.table import BOT, FINISHED, OPEN, WAITING, Table
from century.words import Words, languages

GAMES = ("game", "replay")
MODES = ("modes", "rules", "learn", "new")
PICTURE = "/icon-512.png"
HEAD = "</head>"


class Preview(NamedTuple):
    title: str
    text: str


class Previews:
    """By the address of a page."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables

    async def of(self, path: str, accepted: str) -> Preview | None:
        """In one of the languages that are accepted; None where there is nothing to tell."""
        place, _, rest = path.strip("/").partition("/")
        name, _, part = rest.partition("/")
        if place in GAMES and len(name) <= 16 and re.match(ID, name):
            try:
                table = await self._tables.get(name)
            except Refusal:  # the page itself will say so
                return None
            return _game(table, await _words(accepted))
        if place in MODES and name in catalogue.modes():
            return _mode(name, part, await _words(accepted))
        return None


async def _words(accepted: str) -> Words:
    """A catalogue that is asked for the first time takes a quarter of a second to read."""
    return await asyncio.to_thread(Words, language_of(accepted))


def _mode(mode: str, lesson: str, words: Words) -> Preview:
    course = lessons.listed().get(mode)
    for one in course["lessons"] if course else ():
        if one["lesson"] == lesson:
            return Preview(words.say(one["title"]["message"]), _name(mode, words))
    return Preview(_name(mode, words), words.say("mode-about", mode=mode))


def _game(table: Table, words: Words) -> Preview:
    mode, about = _name(table.mode, words), words.say("mode-about", mode=table.mode)
    if table.status == WAITING:
        return Preview(words.say("invited", mode=mode), about)
    if not table.public or table.position is None:
        return Preview(mode, about)
    names = [_player(table, seat, words) for seat in range(table.players)]
    if table.status == FINISHED and table.result is not None:
        totals = " : ".join(str(total) for total in table.result["totals"])
        won = words.say("won-line", player=names[table.result["winner"]], totals=totals)
        return Preview(mode, won)
    line = words.say("running-line", round=table.now.round, players=", ".join(names))
    return Preview(mode, line)


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


def with_preview(page: str, preview: Preview, site: str, address: str) -> str:
    """The page with tags at the end of its head; `site` is where it is served."""
    values = {
        "og:site_name": "century",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": site + address,
        "og:image": site + PICTURE,
        "twitter:card": "summary",
    }
    tags = "".join(
        f'    <meta property="{name}" content="{escape(value)}" />\n'
        for name, value in values.items()
    )
    before, head, after = page.partition(HEAD)
    return f"{before}{tags}  {head}{after}"
