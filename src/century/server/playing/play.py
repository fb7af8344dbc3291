"""What players do at a table."""

from century.game.phrase import plain
from century.game.position import Standing
from century.game.refusal import refusal
from century.server.playing.undo import answer_undo, ask_undo
from century.server.protocol.refusal import Refusal
from century.server.protocol.responses import Leaving
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.server.tables.action import carry_out
from century.server.tables.change import Change
from century.server.tables.step import Step
from century.server.tables.table import Table
from century.words.reasons import reason_phrase


class Play:
    """The requests of a game that runs."""

    def __init__(self, database: Database, tables: OpenTables) -> None:
        self._database = database
        self._tables = tables

    async def act(self, game: str, player: str, number: int, seat: int, token: str) -> Table:
        async with self._tables.step(game, number) as step:
            self._check(step, player, number, seat)
            step.decides(seat)
            if token not in step.table.now.actions():
                raise _illegal(step.table.now, token)
            carry_out(step, token)
        return step.table

    def _check(self, step: Step, player: str, number: int, seat: int) -> None:
        step.own(seat, player)
        step.running()
        step.expect(number)
        if step.table.seats[seat].out:
            raise Refusal("already_out", f"seat {seat} has resigned")

    async def bot_turn(self, game: str, number: int, tokens: list[str]) -> Table:
        """A bot's whole turn; refused when the game has moved on."""
        async with self._tables.step(game, number) as step:
            step.running()
            step.expect(number)
            for token in tokens:
                if not step.table.bot_decides:
                    break
                carry_out(step, token)
        return step.table

    # Leaving

    async def resign(self, game: str, player: str, number: int, seat: int) -> Table:
        async with self._tables.step(game, number) as step:
            self._check(step, player, number, seat)
            self._out(step, seat, "resigned")
        return step.table

    async def flag(self, game: str, number: int) -> Table:
        """The time of the seat that decides is used up."""
        async with self._tables.step(game, number) as step:
            step.running()
            step.expect(number)
            if step.table.decider is not None:
                self._out(step, step.table.decider, "flag")
        return step.table

    def _out(self, step: Step, seat: int, reason: Leaving) -> None:
        table = step.table
        table.seats[seat].out = reason
        step.seats = True
        change = Change(reason, seat, line=table.next_line, round=table.now.round)
        table.next_line += 1
        table.undo = None
        step.add(change)
        left = [other for other in table.seats if other.out is None]
        if len(left) == 1 or not any(other.person for other in left):
            table.finish(reason)
        else:
            table.wait(table.decider)

    # Taking back

    async def undo(self, game: str, player: str, number: int, seat: int) -> Table:
        async with self._tables.step(game, number) as step:
            self._check(step, player, number, seat)
            await ask_undo(step, self._database, seat)
        return step.table

    async def answer(self, game: str, player: str, number: int, seat: int, agree: bool) -> Table:
        async with self._tables.step(game, number) as step:
            self._check(step, player, number, seat)
            await answer_undo(step, self._database, seat, agree)
        return step.table

    # Hints

    async def allow_hints(
        self, game: str, player: str, number: int, seat: int, allow: bool
    ) -> Table:
        async with self._tables.step(game, number) as step:
            step.own(seat, player)
            step.expect(number)
            for own in step.table.seats_of(player):
                step.table.seats[own].hints = allow
            step.seats = True
            step.add(Change("hints", seat))
        return step.table


def _illegal(game: Standing, token: str) -> Refusal:
    line, reason = refusal(game.ruleset, game.state, token), reason_phrase(game, token)
    return Refusal("illegal_action", line, token=token, reason=plain(reason))
