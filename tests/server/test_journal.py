"""The journal on PostgreSQL: many steps in one statement, each stored for itself or not at all."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import orjson
import pytest
from sqlalchemy import text

from century.server.playing.players import Players
from century.server.settings import database_url
from century.server.storage import migrate, store
from century.server.storage.database import Database
from century.server.storage.journal import MAX_PAYLOAD, Journal, packed
from century.server.storage.open_tables import OpenTables
from century.server.storage.store import Moved
from century.server.telling.hub import Hub
from century.server.telling.other_processes import OtherProcesses
from century.tables import clock
from century.tables.action import carry_out
from century.tables.change import Change
from century.tables.past import Past
from century.tables.refusal import Refusal
from century.tables.step import Step
from century.tables.table import HUMAN, Seat, Table
from century.tables.undo import ask_undo
from server.postgres import Postgres

Story = Callable[[Database, Journal], Awaitable[None]]


def tell(url: str, story: Story) -> None:
    async def run() -> None:
        database = Database(database_url(url))
        journal = Journal(database)
        try:
            await migrate.upgrade(database)
            await story(database, journal)
        finally:
            await journal.close()
            await database.close()

    asyncio.run(run())


def new_table(name: str, player: str) -> Table:
    table = Table(
        id=name,
        mode="spice_road",
        players=2,
        asked={},
        seed=1,
        public=False,
        creator=player,
        clock={"kind": "none"},
        created=clock.now(),
        seats=[Seat(HUMAN, player, "Ada") for _ in range(2)],
    )
    table.start()
    return table


async def new_tables(database: Database, count: int) -> list[Table]:
    """Running games that are stored."""
    player, _ = await Players(database).create("Ada")
    tables = [new_table(f"game{number}", player.id) for number in range(count)]
    for table in tables:
        await database.transact(partial(store.create, table=table))
    return tables


def stepped(table: Table, token: str = "acquire 1") -> Step:
    step = Step(table)
    carry_out(step, token)
    return step


async def stored(database: Database, game: str) -> tuple[Table, list[Change]]:
    async with database.read() as db:
        table = await store.load(db, game)
        assert table is not None
        return table, await store.changes_since(db, game, 0, None)


def test_what_waits_is_committed_together(postgres: Postgres) -> None:
    async def story(database: Database, journal: Journal) -> None:
        tables = await new_tables(database, 20)
        steps = [stepped(table) for table in tables]
        await asyncio.gather(*(journal.save(step) for step in steps))
        async with database.read() as db:
            made = await db.execute(text("SELECT count(DISTINCT xmin::text) FROM changes"))
            assert made.scalar_one() == 1
        for step in steps:
            table, (change,) = await stored(database, step.table.id)
            assert change == step.changes[0]
            assert table.number == 1
            assert table.now.view() == step.table.now.view()
            assert (table.next_line, table.open_line) == (1, None)

    tell(postgres.create_database("together"), story)


def test_who_comes_too_late_does_not_stop_the_others(postgres: Postgres) -> None:
    async def story(database: Database, journal: Journal) -> None:
        tables = await new_tables(database, 3)
        steps = [stepped(table) for table in tables]
        await journal.save(steps[1])
        answers = await asyncio.gather(
            *(journal.save(step) for step in steps), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), Moved, type(None)]
        for step in steps:
            assert len((await stored(database, step.table.id))[1]) == 1

    tell(postgres.create_database("late"), story)


def test_a_step_that_cannot_be_stored_does_not_stop_the_others(postgres: Postgres) -> None:
    async def story(database: Database, journal: Journal) -> None:
        steps = [stepped(table) for table in await new_tables(database, 3)]
        steps[1].changes[0].token = "x" * 33  # more than the column takes
        answers = await asyncio.gather(
            *(journal.save(step) for step in steps), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), Refusal, type(None)]
        numbers = [(await stored(database, step.table.id))[0].number for step in steps]
        assert numbers == [1, 0, 1]
        assert (await stored(database, steps[1].table.id))[1] == []

    tell(postgres.create_database("spoilt"), story)


def test_the_connection_is_found_again(postgres: Postgres) -> None:
    async def story(database: Database, journal: Journal) -> None:
        table, other = await new_tables(database, 2)
        await journal.save(stepped(table))
        postgres.stop()
        try:
            with pytest.raises(Refusal, match="cannot be reached"):
                await journal.save(stepped(other))
        finally:
            postgres.start()
        again = (await stored(database, other.id))[0]
        await journal.save(stepped(again))
        assert (await stored(database, other.id))[0].number == 1

    tell(postgres.create_database("found"), story)


def test_news_come_with_what_was_stored(postgres: Postgres) -> None:
    async def story(database: Database, journal: Journal) -> None:
        tables = await new_tables(database, 2)
        heard: asyncio.Queue[Any] = asyncio.Queue()
        listening = await database.connect()
        await listening.add_listener("century", lambda *message: heard.put_nowait(message[-1]))
        journal.tell({"kind": "beat"})
        await asyncio.gather(*(journal.save(stepped(table)) for table in tables))
        messages: list[Any] = []
        while len(messages) < 3:
            messages += orjson.loads(await heard.get())
        changes = [{"kind": "change", "game": table.id, "number": 1} for table in tables]
        assert messages == [{"kind": "beat"}, *changes]
        await listening.close()

    tell(postgres.create_database("news"), story)


def test_messages_are_packed_as_postgresql_takes_them() -> None:
    messages = [{"game": "x" * n} for n in range(0, 3000, 100)]
    payloads = list(packed(messages))
    assert max(len(payload) for payload in payloads) <= MAX_PAYLOAD
    assert len(payloads) < len(messages) / 2
    assert [message for payload in payloads for message in orjson.loads(payload)] == messages
    assert list(packed([])) == []


def test_who_follows_stands_where_who_reads_anew_does(tmp_path: Path) -> None:
    async def story(database: Database, journal: Journal) -> None:
        (table,) = await new_tables(database, 1)
        follower, dice = (await stored(database, table.id))[0], random.Random(5)
        follower.past = Past()
        for _ in range(60):
            await journal.save(stepped(table, dice.choice(table.now.actions())))
            if dice.random() < 0.5:
                continue
            async with database.read() as db:
                assert await store.follow(db, follower)
                anew = await store.load(db, table.id)
                assert anew is not None
                anew.past = Past.of(await store.log_from(db, table.id, 0))
            known, read = (
                {**vars(each), "_look": None, "_imagined": None} for each in (follower, anew)
            )
            assert known == read
            assert follower.look.view == anew.look.view
        before = follower.number
        step = Step(table)
        seat = next(seat for seat in (0, 1) if table.undoable(seat))
        ask_undo(step, seat, (await stored(database, table.id))[1])
        await journal.save(step)
        async with database.read() as db:
            assert await store.follow(db, follower) is None
        assert follower.number == before

    tell(str(tmp_path / "games.db"), story)


class Watcher:
    """Somebody who only looks."""

    def __init__(self, player: str) -> None:
        self.player = player

    def send(self, message: bytes) -> None:
        pass


def test_presence_of_a_crowd_fits_and_names_who_has_a_seat() -> None:
    sent: list[dict[str, Any]] = []
    table, hub = new_table("game", "the player"), Hub(500)
    for number in range(500):
        hub.enter(table, Watcher(f"watcher {number:08}"), details=False)
    hub.enter(new_table("other", ""), Watcher("elsewhere"), details=False)
    hub.audiences["game"].watchers[Watcher("the player")] = False
    others = OtherProcesses(
        cast(Database, SimpleNamespace(postgres=True)),
        cast(Journal, SimpleNamespace(tell=sent.append)),
        cast(OpenTables, SimpleNamespace(known={"game": table}.get)),
        hub,
    )
    others.presence("game")
    (message,) = sent
    assert message["players"][0] == "the player"
    assert len(orjson.dumps([message])) < MAX_PAYLOAD
