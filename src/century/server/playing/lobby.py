"""Games before they start: making, joining, leaving, and the rematch after the end."""

import asyncio
import secrets
from typing import cast

from sqlalchemy import Connection, bindparam, func, insert, select

import century
from century.bots.registry import is_bot
from century.data.box import builtin_boxes
from century.data.mode import check_options, get_mode
from century.errors import CenturyError, UnknownMode
from century.game.commitment import new_salt
from century.rules.state import SEATS
from century.server.aside import aside
from century.server.playing.companions import Companions
from century.server.playing.nicknames import MAX_CODE_POINTS
from century.server.playing.players import Player
from century.server.protocol import requests
from century.server.secret import hashed, new_secret
from century.server.storage import schema, store
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.tables import clock
from century.tables.action import carry_out
from century.tables.change import Change
from century.tables.deal import Deal
from century.tables.ids import new_id
from century.tables.recorded import read_recorded
from century.tables.refusal import Refusal
from century.tables.responses import Clock, Invitation
from century.tables.step import Step
from century.tables.table import BOT, FINISHED, HUMAN, OPEN, RUNNING, WAITING, Seat, Table

SEED_BITS = 128  # more than anybody can try

_games, _seats = schema.games.c, schema.seats.c
_unfinished = (
    select(func.count(func.distinct(_games.id)))
    .select_from(schema.games.join(schema.seats, _games.id == _seats.game))
    .where((_games.creator == bindparam("me")) | (_seats.player == bindparam("me")))
    .where(_games.status != FINISHED)
)
_others = select(_seats.game).where(_seats.game == _games.id, _seats.kind != BOT).exists()
_bots_alone = (
    select(func.count())
    .select_from(schema.games)
    .where(_games.creator == bindparam("me"), _games.status != FINISHED, ~_others)
)


def check_bot(name: str) -> str:
    if not is_bot(name):
        reason = f"bot: must be one of {' '.join(century.bot_names())}"
        raise Refusal("invalid", reason, where="bot")
    return name


class Lobby:
    """The requests of games that wait for players."""

    def __init__(
        self, database: Database, tables: OpenTables, max_games: int, max_bot_games: int
    ) -> None:
        self._database = database
        self._companions = Companions(database)
        self._tables = tables
        self._max_games = max_games
        self._max_bot_games = max_bot_games

    async def create(self, player: Player, asked: requests.NewGame) -> Table:
        """A new game; it starts at once when no seat is open."""
        seats = [_seat(seat, player, asked.hints) for seat in asked.seats]
        await self._keep_seats(player, seats)
        seed = secrets.randbits(SEED_BITS) if asked.seed is None else asked.seed
        try:
            # Only options of the mode: `century.new` takes others too, such as box files.
            options = check_options(get_mode(asked.mode), builtin_boxes(), asked.options)
            Deal(asked.mode, len(seats), seed, options).new()
        except UnknownMode as error:
            raise Refusal("unknown_mode", str(error)) from None
        except CenturyError as error:
            raise Refusal("invalid", str(error), where="options") from None
        await self._check_number(player)
        await self._check_bots_alone(player, seats)
        table = Table(
            id=new_id(),
            mode=asked.mode,
            players=len(seats),
            asked={name: value for name, value in options.items() if value is not None},
            seed=seed,
            salt=new_salt(),
            seed_chosen=asked.seed is not None,
            firm=asked.firm,
            chat=asked.chat,
            public=asked.public,
            creator=player.id,
            clock=cast(Clock, asked.clock.model_dump()),
            created=clock.now(),
            seats=seats,
        )
        await self._database.transact(lambda db: store.create(db, table))
        self._tables.keep(table)
        if not any(seat.kind == OPEN for seat in seats):
            async with self._tables.step(table.id) as step:
                self._start(step)
            return step.table
        return table

    async def bring(self, player: Player, record: str) -> Table:
        """A game that was played elsewhere, against bots or at one screen, to go on here.

        Its seed is known, so nothing is promised of it, and nobody else is asked to it.
        """
        read = await aside(read_recorded, record)
        seats = read.seats(player.id, player.nickname)
        await self._check_number(player)
        await self._check_bots_alone(player, seats)
        table = Table(
            id=new_id(),
            mode=read.deal.mode,
            players=read.deal.players,
            asked={name: value for name, value in read.deal.options.items() if value is not None},
            seed=read.deal.seed,
            seed_chosen=True,
            public=False,
            creator=player.id,
            clock={"kind": "none"},
            created=clock.now(),
            seats=seats,
        )
        await self._database.transact(lambda db: store.create(db, table))
        self._tables.keep(table)
        async with self._tables.step(table.id) as step:
            self._start(step)
            for token in read.actions:
                carry_out(step, token)
                await asyncio.sleep(0)  # others are answered in the meantime
        return step.table

    async def _keep_seats(self, player: Player, seats: list[Seat]) -> None:
        """Seats are kept only for people with whom the player has played."""
        kept = [seat for seat in seats if seat.kind == OPEN and seat.player is not None]
        if not kept:
            return
        known = {one["player"]: one["nickname"] for one in await self._companions.listed(player)}
        for seat in kept:
            if seat.player not in known:
                reason = "seats are kept for people with whom you have played"
                raise Refusal("invalid", reason, where="seats")
            seat.nickname = known[seat.player]

    async def _check_number(self, player: Player) -> None:
        """So that nobody fills the store."""
        async with self._database.read() as db:
            number = (await db.execute(_unfinished, {"me": player.id})).scalar_one()
        if number >= self._max_games:
            reason = f"you have {number} unfinished games, and {self._max_games} are allowed"
            raise Refusal("too_many_games", reason, most=self._max_games)

    async def _check_bots_alone(self, player: Player, seated: list[Seat]) -> None:
        """Nobody needs many games in which nobody plays."""
        if any(seat.kind != BOT for seat in seated):
            return
        async with self._database.read() as db:
            number = (await db.execute(_bots_alone, {"me": player.id})).scalar_one()
        if number >= self._max_bot_games:
            limit = f"{self._max_bot_games} are allowed"
            reason = f"you have {number} unfinished games of bots alone, and {limit}"
            raise Refusal("too_many_games", reason, most=self._max_bot_games)

    def _start(self, step: Step) -> None:
        step.table.start()
        step.add(Change("start"))

    def _waiting(self, table: Table) -> None:
        if table.status != WAITING:
            raise Refusal("already_started", "the game has started")

    def _creator(self, table: Table, player: Player) -> None:
        if table.creator != player.id:
            raise Refusal("not_creator", "only who made the game may do this")

    # Joining

    async def join(self, game: str, player: Player, seat: int | None, hints: bool) -> Table:
        """Take an open seat, or one that is kept for the player: who knows the game may.

        Who sits there already and names no seat stays there, however often they ask.
        """
        await self._check_number(player)
        async with self._tables.step(game) as step:
            self._waiting(step.table)
            if seat is not None or not step.table.seats_of(player.id):
                self._sit(step, player, seat, hints)
        return step.table

    def _sit(
        self, step: Step, player: Player, seat: int | None, hints: bool, invited: bool = False
    ) -> None:
        table = step.table
        kept = [n for n, s in enumerate(table.seats) if _kept_for(s, player)]
        open_seats = [n for n, s in enumerate(table.seats) if s.kind == OPEN and s.player is None]
        free = kept + [n for n in open_seats if invited or not table.seats[n].closed]
        if seat is None and free:
            seat = kept[0] if kept else secrets.choice(free)
        if seat not in free and (open_seats if seat is None else seat in open_seats):
            raise Refusal("seat_closed", "who made the game has closed this seat")
        if seat is None or seat not in free:
            raise Refusal("seat_taken", "there is no such open seat")
        name = unused_name(player.nickname, [s for s in table.seats if s.player != player.id])
        table.seats[seat] = Seat(HUMAN, player.id, name, hints=hints)
        step.seats = True
        step.add(Change("join", seat))
        if not any(other.kind == OPEN for other in table.seats):
            self._start(step)

    async def leave(self, game: str, player: Player, number: int) -> Table:
        async with self._tables.step(game, number) as step:
            self._waiting(step.table)
            kept = [n for n, s in enumerate(step.table.seats) if _kept_for(s, player)]
            own = step.table.seats_of(player.id) + kept
            if not own:
                raise Refusal("not_a_player", "you have no seat here")
            step.expect(number)
            for seat in own:
                step.table.seats[seat] = Seat(OPEN)
                step.add(Change("leave", seat))
            step.seats = True
        return step.table

    async def start(self, game: str, player: Player, number: int, bot: str) -> Table:
        """Bots take the seats that are still open."""
        async with self._tables.step(game, number) as step:
            self._creator(step.table, player)
            self._waiting(step.table)
            step.expect(number)
            for seat, taken in enumerate(step.table.seats):
                if taken.kind == OPEN:
                    step.table.seats[seat] = Seat(BOT, bot=check_bot(bot))
            await self._check_bots_alone(player, step.table.seats)
            step.seats = True
            self._start(step)
        return step.table

    async def set_seat(self, game: str, player: Player, asked: requests.SetSeat) -> Table:
        """What a seat without a person is from now on: open, closed or a bot's."""
        async with self._tables.step(game, asked.number) as step:
            table = step.table
            self._creator(table, player)
            self._waiting(table)
            step.expect(asked.number)
            if asked.seat >= table.players or table.seats[asked.seat].kind == HUMAN:
                raise Refusal("seat_taken", "there is no such open seat")
            now = _seat(asked.now, player, hints=False)
            await self._keep_seats(player, [now])
            table.seats[asked.seat] = now
            await self._check_bots_alone(player, table.seats)
            step.seats = True
            step.add(Change("seat", asked.seat))
            if not any(seat.kind == OPEN for seat in table.seats):
                self._start(step)
        return step.table

    async def delete(self, game: str, player: Player) -> None:
        """A game that waits, one that nobody else plays, or one of bots alone."""
        async with self._tables.lock(game):
            table = await self._tables.get(game)
            self._creator(table, player)
            is_solo = table.status == RUNNING and not table.people_besides(player.id)
            if not table.bots_alone and not is_solo:
                self._waiting(table)
            self._tables.forget(game)
            if not await self._database.transact(lambda db: self._remove(db, game)):
                raise Refusal("already_started", "the game has started")

    def _remove(self, db: Connection, game: str) -> bool:
        removed = store.remove(db, game)
        if removed:
            self._database.notify(db, {"kind": "deleted", "game": game})
        return removed

    # Links for friends

    async def invite(self, game: str, player: Player, seat: int | None) -> Invitation:
        """A token that seats one friend, once."""
        table = await self._tables.get(game)
        self._creator(table, player)
        self._waiting(table)
        if seat is not None and not (seat < table.players and table.seats[seat].kind == OPEN):
            raise Refusal("seat_taken", "there is no such open seat")
        token = new_secret()
        invitations = schema.invitations
        async with self._database.write() as db:
            query = select(func.count()).where(invitations.c.game == game)
            if (await db.execute(query)).scalar_one() >= self._max_games:
                reason = f"{self._max_games} invitations are allowed"
                raise Refusal("too_many_games", reason, most=self._max_games)
            values = {"token": hashed(token), "game": game, "seat": seat}
            await db.execute(insert(invitations).values(**values))
        return {"game": game, "seat": seat, "token": token, "path": f"/join/{token}"}

    async def invited(self, token: str) -> tuple[Table, int | None]:
        """The game and the seat that an invitation is for."""
        query = select(schema.invitations).where(schema.invitations.c.token == hashed(token))
        async with self._database.read() as db:
            row = (await db.execute(query)).mappings().first()
        if row is None:
            raise Refusal("unknown_invitation", "this link was used, or never existed")
        return await self._tables.get(row["game"]), row["seat"]

    async def accept(self, token: str, player: Player, hints: bool) -> Table:
        """Take the seat of an invitation; the link is used up."""
        await self._check_number(player)
        table, seat = await self.invited(token)
        async with self._tables.step(table.id) as step:
            self._waiting(step.table)
            self._sit(step, player, seat, hints, invited=True)
            step.spent = hashed(token)
        return step.table

    # Once more

    async def rematch(self, game: str, player: Player, hints: bool) -> Table:
        """A new game with the seats rotated; the seats of the others are kept for them."""
        async with self._tables.step(game) as step:
            old = step.table
            if old.status != FINISHED:
                raise Refusal("not_finished", "the game is not over yet")
            if not old.seats_of(player.id):
                raise Refusal("not_a_player", "only who played may ask for a rematch")
            if old.rematch is None:
                await self._check_number(player)
                old.rematch = await self._again(old, player)
                step.add(Change("rematch", old.seats_of(player.id)[0]))
        assert step.table.rematch is not None
        try:
            return await self._sit_again(step.table.rematch, player, hints)
        except Refusal as refusal:
            if refusal.code == "unknown_game":  # its creator has deleted it
                async with self._tables.step(game) as step:
                    step.table.rematch = None
                    step.add(Change("rematch"))
                return await self.rematch(game, player, hints)
            raise

    async def _again(self, old: Table, player: Player) -> str:
        """Nobody keeps the advantage of a seat: the first becomes the last."""
        seats = [
            Seat(BOT, bot=seat.bot)
            if seat.kind == BOT
            else Seat(OPEN, player=seat.player, nickname=seat.nickname)
            for seat in (*old.seats[1:], old.seats[0])
        ]
        table = Table(
            id=new_id(),
            mode=old.mode,
            players=old.players,
            asked=old.asked,
            seed=secrets.randbits(SEED_BITS),
            salt=new_salt(),
            firm=old.firm,
            chat=old.chat,
            public=old.public,
            creator=player.id,
            clock=old.clock,
            created=clock.now(),
            seats=seats,
        )
        await self._database.transact(lambda db: store.create(db, table))
        return table.id

    async def _sit_again(self, game: str, player: Player, hints: bool) -> Table:
        async with self._tables.step(game) as step:
            if step.table.status == WAITING:
                for seat, kept in enumerate(step.table.seats):
                    if _kept_for(kept, player):
                        self._sit(step, player, seat, hints)
        return step.table


def _seat(asked: requests.SeatChoice, player: Player, hints: bool) -> Seat:
    if isinstance(asked, requests.BotSeat):
        return Seat(BOT, bot=check_bot(asked.bot))
    if isinstance(asked, requests.OpenSeat):
        return Seat(OPEN, asked.player, closed=asked.closed)
    return Seat(HUMAN, player.id, player.nickname, hints=hints)


def unused_name(nickname: str, others: list[Seat]) -> str:
    """The nickname, with a number where somebody at the table has the same."""
    taken = {seat.nickname for seat in others}
    numbered = (f"{nickname[: MAX_CODE_POINTS - 3]} {number}" for number in range(2, SEATS + 2))
    return next(name for name in (nickname, *numbered) if name not in taken)


def _kept_for(seat: Seat, player: Player) -> bool:
    return seat.kind == OPEN and seat.player == player.id
