"""Details: for who chooses, after everything else, and in the order of the states."""

import asyncio
import json
from typing import Any

import pytest

import century
from century.server.telling import later
from century.server.telling.hub import Hub
from century.tables.action import carry_out
from century.tables.details import details, for_chooser
from century.tables.step import Step
from century.tables.table import HUMAN, Seat, Table
from server.playing import Site


class Reader:
    """A connection that keeps what it is told."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.told: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    def numbers(self) -> list[tuple[int, bool]]:
        """Of the states, with whether their actions are worked out."""
        return [(one["number"], bool(one["details"]["actions"])) for one in self.told]


def new_table() -> Table:
    table = Table(
        id="game",
        mode="spice_road",
        players=2,
        asked={},
        seed=1,
        public=False,
        creator="ada",
        clock={"kind": "none"},
        created=0.0,
        seats=[Seat(HUMAN, "ada", "Ada"), Seat(HUMAN, "bob", "Bob")],
    )
    table.start()
    return table


def act(hub: Hub, table: Table) -> None:
    step = Step(table)
    carry_out(step, table.now.actions()[0])
    hub.tell_step(step)


def test_they_come_after_everything_else_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = 0
    work_out = for_chooser

    def count(*arguments: Any) -> Any:
        nonlocal worked_out
        worked_out += 1
        return work_out(*arguments)

    monkeypatch.setattr(later, "for_chooser", count)

    async def story() -> None:
        hub, table = Hub(10), new_table()
        ada, bob, stranger = Reader("ada"), Reader("bob"), Reader(None)
        for reader in (ada, bob, stranger):
            hub.enter(table, reader, details=True)
        act(hub, table)
        assert table.chooser == "bob"
        assert worked_out == 0
        assert ada.numbers() == stranger.numbers() == [(1, False)]
        assert not bob.told
        while not bob.told:
            await asyncio.sleep(0)
        assert bob.numbers() == [(1, True)]
        while table.chooser == "bob":
            act(hub, table)  # before the loop has gone around
        assert [number for number, _ in bob.numbers()] == list(range(1, table.number + 1))
        assert not any(actions for _, actions in bob.numbers()[1:])
        while ada.numbers()[-1] != (table.number, True):
            await asyncio.sleep(0)
        assert worked_out == 2

    asyncio.run(story())


def test_they_wait_for_actions_but_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        busy = True
        hub, table, bob = Hub(10, is_busy=lambda: busy), new_table(), Reader("bob")
        hub.enter(table, bob, details=True)
        act(hub, table)
        for _ in range(100):
            await asyncio.sleep(0)
        assert not bob.told
        monkeypatch.setattr(later, "LONGEST_SECONDS", 0.0)
        while not bob.told:
            await asyncio.sleep(0)
        assert bob.numbers() == [(1, True)]

    monkeypatch.setattr(later, "LONGEST_SECONDS", 600.0)
    asyncio.run(story())


def test_whoever_does_not_choose_is_told_what_places_need(site: Site) -> None:
    ada = site.player()
    state = ada.create("new_world", "human", "human", seed=1)
    own = ada.state(state["game"], details=True)["details"]
    other = site.who_has(None).state(state["game"], details=True)["details"]
    assert own["actions"].keys() == set(state["actions"])
    assert not other["actions"]
    assert not other["reasons"]
    assert other["needs"] == own["needs"]


def test_cubes_over_the_limit_are_told_before_they_go_back() -> None:
    """Those of one colour go without a question; of several colours somebody chooses."""
    backs = []
    for cubes in ("Y" * 9, "Y" * 8 + "R"):
        position = century.new("spice_road", 2, seed=1).position()
        position["seats"][0]["cubes"] = cubes
        now = century.from_position(position).now
        told = for_chooser(details(now, now.view()), now, now.view())["actions"]
        backs.append(told["play s1"]["back"])
        assert told["rest"]["back"] is None
    assert backs == [{"count": 1, "cubes": "Y"}, {"count": 1, "cubes": ""}]
