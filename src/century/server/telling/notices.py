"""Telling people who are away that it is their turn, in games with days for each.

A closed browser is told by `push`, a program of the host's by a request to the address of its
settings, and whoever reads feeds finds it there.
"""

import asyncio
import logging
import urllib.request
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from html import escape
from typing import Any

import orjson

from century.server.background import Background
from century.server.telling.push import Push
from century.tables import clock
from century.tables.step import Step
from century.tables.table import Table
from century.words import Words

HOOK_SECONDS = 10.0

log = logging.getLogger(__name__)


class Notices:
    """Once for each time that somebody is asked, by the process that stored what led there."""

    def __init__(self, push: Push, hook: str, connected: Callable[[str], set[str]]) -> None:
        self._push = push
        self._hook = hook
        self._connected = connected
        self._background = Background()

    def hear(self, step: Step) -> None:
        table, player = step.table, step.table.chooser
        if table.clock["kind"] != "days" or player is None or table.decider == step.decider:
            return
        if player not in self._connected(table.id) and (self._push.public or self._hook):
            self._background.start(self._tell(player, _message(table)))

    async def _tell(self, player: str, message: dict[str, Any]) -> None:
        try:
            await self._push.tell(player, message, lambda language: _words(message, language))
            if self._hook:
                await asyncio.to_thread(self._call, {"player": player, **message})
        except Exception as error:  # nobody waits for it, and the game goes on
            log.warning("a notice was not sent", extra={"reason": type(error).__name__})

    def _call(self, message: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._hook, orjson.dumps(message), headers)
        with urllib.request.urlopen(request, timeout=HOOK_SECONDS) as answer:
            answer.read(1)

    async def stop(self) -> None:
        await self._background.stop()


def _message(table: Table) -> dict[str, Any]:
    assert table.decider is not None
    return {
        "game": table.id,
        "path": f"/game/{table.id}",
        "mode": table.mode,
        "nickname": table.seats[table.decider].nickname,
        "deadline": clock.iso(table.deadline),
    }


def _words(message: dict[str, Any], language: str) -> dict[str, str]:
    words = Words(language)
    return {"title": words.say("your-turn"), "body": words.say("mode-short", mode=message["mode"])}


def feed(name: str, tables: Sequence[Table], site: str, language: str) -> str:
    """The games that wait for somebody, as RSS 2.0."""
    words = Words(language)
    title = escape(f"century: {name}")
    about = escape(words.say("waiting-for-you", count=len(tables)))
    items = "".join(_item(table, site, words) for table in tables)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel>'
        f"<title>{title}</title><link>{escape(site)}/</link><description>{about}</description>"
        f"<language>{language}</language>{items}</channel></rss>\n"
    )


def _item(table: Table, site: str, words: Words) -> str:
    title = f"{words.say('your-turn')}: {words.say('mode-short', mode=table.mode)}"
    until = ""
    if table.deadline is not None:
        at = datetime.fromtimestamp(table.deadline, UTC)
        until = f"<description>{escape(format_datetime(at))}</description>"
    turn = f"{table.id}.{table.now.round}.{table.decider}"
    return (
        f"<item><title>{escape(title)}</title><link>{escape(site)}/game/{table.id}</link>"
        f'<guid isPermaLink="false">{turn}</guid>{until}</item>'
    )
