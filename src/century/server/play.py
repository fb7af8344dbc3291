"""What players do at a table."""

import century
from century.game.game import Game
from century.game.phrase import plain
from century.game.refusal import refusal
from century.server import store
from century.server.database import Database
from century.server.effects import changes, touches
from century.server.log import Change
from century.server.refusal import Refusal
from century.server.step import Step
from century.server.table import Table
from century.server.tables import Tables
from century.words.actions import action_phrase
from century.words.reasons import reason_phrase


def carry_out(step: Step, token: str) -> None:
    """A legal action of the seat that decides."""
    table, game = step.table, step.table.running
    seat, turn, number = game.seat, game.turn, game.round
    before = table.look
    phrase = action_phrase(table.imagined, token)
    game.play(token)
    table.forget_past()
    after = table.look
    if table.open_line is None:
        table.open_line, table.next_line = table.next_line, table.next_line + 1
    told = {
        "phrase": plain(phrase),
        "touches": touches(before.view, after.view, phrase),
        "changes": changes(before, after),
    }
    change = Change("action", seat, token, table.open_line, number, turn, told)
    step.add(change)
    table.unfinished.append(change)
    if game.decision in ("turn", None):
        table.open_line, table.unfinished = None, []
    table.undo = None
    if game.over:
        table.finish("end")
    else:
        table.wait(seat)


class Play:
    """The requests of a game that runs."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def act(self, game: str, player: str, number: int, seat: int, token: str) -> Table:
        async with self._tables.step(game, number) as step:
            self._check(step, player, number, seat)
            self._decides(step.table, seat)
            if token not in step.table.running.actions():
                raise _illegal(step.table.running, token)
            carry_out(step, token)
        return step.table

    def _check(self, step: Step, player: str, number: int, seat: int) -> None:
        step.own(seat, player)
        step.running()
        step.expect(number)
        if step.table.seats[seat].out:
            raise Refusal("already_out", f"seat {seat} has resigned")

    def _decides(self, table: Table, seat: int) -> None:
        if table.decider != seat:
            told = f"seat {table.decider} decides now"
            raise Refusal("not_your_turn", told, seat=table.decider)

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

    def _out(self, step: Step, seat: int, reason: str) -> None:
        table = step.table
        table.seats[seat].out = reason
        step.seats = True
        change = Change(reason, seat, line=table.next_line, round=table.running.round)
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
            async with self._database.read() as db:
                past = await store.actions(db, game)
                events = await store.log_from(db, game, 0)
            keep = self._kept(step.table, seat, past)
            dropped = past[keep:]
            if not dropped or any(
                event.kind != "action" and event.number > dropped[0].number for event in events
            ):
                raise Refusal("nothing_to_undo", "there is nothing to take back")
            goal = self._replayed(step.table, past[:keep])
            asked = step.table.people_besides(player)
            own_turn = keep == len(past) - 1 and step.table.open_line is not None
            if asked and (not own_turn or _unseen(goal) > _unseen(step.table.running)):
                step.table.undo = {
                    "seat": seat,
                    "keep": keep,
                    "actions": len(dropped),
                    "agreed": [],
                }
                step.add(Change("ask_undo", seat))
            else:
                self._take_back(step, seat, past, keep, goal)
        return step.table

    def _kept(self, table: Table, seat: int, past: list[Change]) -> int:
        """How many actions stay: all but the last, or those before the seat's last turn."""
        if table.open_line is not None and past[-1].seat == seat == table.decider:
            return len(past) - 1
        for index in range(len(past) - 1, -1, -1):
            begins = index == 0 or past[index - 1].line != past[index].line
            if begins and past[index].seat == seat:
                return index
        return len(past)

    def _replayed(self, table: Table, past: list[Change]) -> Game:
        new = century.new(table.mode, table.players, table.seed, **table.options)
        return store.replay(new, past)

    def _take_back(self, step: Step, seat: int, past: list[Change], keep: int, goal: Game) -> None:
        table, first = step.table, past[keep]
        kept = [change for change in past[:keep] if change.line == first.line]
        step.kept = past[keep - 1].number if keep else 0
        table.game = goal
        table.forget_past()
        table.undo = None
        table.unfinished = kept
        table.open_line = first.line if kept else None
        table.next_line = (first.line or 0) + (1 if kept else 0)
        table.deadline = None
        table.wait()
        step.written = list(kept)
        step.first_line = first.line or 0
        step.add(Change("undo", seat, line=first.line))

    async def answer(self, game: str, player: str, number: int, seat: int, agree: bool) -> Table:
        async with self._tables.step(game, number) as step:
            self._check(step, player, number, seat)
            table = step.table
            asked = table.undo
            by = None if asked is None else table.seats[asked["seat"]].player
            if asked is None or seat not in table.people_besides(by):
                raise Refusal("no_undo_request", "nobody has asked this seat")
            if not agree:
                table.undo = None
                step.add(Change("refuse_undo", seat))
            else:
                agreed = sorted({*asked["agreed"], *table.seats_of(player)})
                table.undo = asked | {"agreed": agreed}
                step.add(Change("agree_undo", seat))
                if set(table.people_besides(by)) <= set(agreed):
                    async with self._database.read() as db:
                        past = await store.actions(db, game)
                    keep = asked["keep"]
                    goal = self._replayed(table, past[:keep])
                    self._take_back(step, asked["seat"], past, keep, goal)
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


def _illegal(game: Game, token: str) -> Refusal:
    told, reason = refusal(game.ruleset, game.state, token), reason_phrase(game, token)
    return Refusal("illegal_action", told, token=token, reason=plain(reason))


def _unseen(game: Game) -> int:
    """How many cards and tiles lie hidden."""
    view = game.view()
    stacks = sum(stack["count"] for stack in view.get("bonus", {}).values())
    return int(view["points"]["deck"] + view.get("market", {}).get("deck", 0) + stacks)
