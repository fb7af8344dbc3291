"""What can be asked about one person's games; each answer says what is to be stored and told."""

import secrets
from collections.abc import Callable
from typing import Any, cast

from century.bots import BUILT_IN
from century.data.box import builtin_boxes
from century.data.mode import check_options, get_mode
from century.errors import CenturyError, UnknownMode
from century.solo.game import Plain, SoloGame, load
from century.tables import clock, moves
from century.tables.action import carry_out
from century.tables.change import Change
from century.tables.deal import Deal, FrozenGame
from century.tables.details import details, for_chooser
from century.tables.ids import new_id
from century.tables.lessons import lesson_state, quiz
from century.tables.recorded import read_recorded, with_seats
from century.tables.refusal import Refusal, stale
from century.tables.replay import replay
from century.tables.responses import StateForYou, Thinking
from century.tables.state import brief, state, state_message, you, you_message
from century.tables.step import Step, not_running, not_your_turn
from century.tables.table import BOT, FINISHED, HUMAN, RUNNING, Seat, Table
from century.tables.thinking import wanted_seconds
from century.tables.undo import answer_undo, ask_undo

ME = "me"  # the only person; several at one screen share the player
STAND_IN = "greedy"  # plays for who has resigned
SEED_BITS = 48
ID_LENGTH = 8
RUNS_OUT = "this needs a server"


class Desk:
    """The games that are open, by id."""

    def __init__(self) -> None:
        self._games: dict[str, SoloGame] = {}

    def _game(self, game: str) -> SoloGame:
        if game not in self._games:
            raise Refusal("unknown_game", "there is no such game")
        return self._games[game]

    # Games come and go

    def create(self, asked: Plain, nickname: str) -> Plain:
        """A new game, which starts at once."""
        seats = [_seat(seat, nickname, bool(asked.get("hints"))) for seat in asked["seats"]]
        seed = asked.get("seed")
        deal = Deal(
            asked["mode"],
            len(seats),
            secrets.randbits(SEED_BITS) if seed is None else seed,
            _options(asked["mode"], asked.get("options") or {}),
        )
        return self._begin(deal, seats)

    def _begin(self, deal: Deal, seats: list[Seat]) -> Plain:
        try:
            deal.new()
        except CenturyError as error:
            raise Refusal("invalid", str(error), where="options") from None
        table = Table(
            id=new_id(ID_LENGTH),
            mode=deal.mode,
            players=deal.players,
            asked={name: value for name, value in deal.options.items() if value is not None},
            seed=deal.seed,
            public=False,
            creator=ME,
            clock={"kind": "none"},
            created=clock.now(),
            seats=seats,
        )
        game = self._games[table.id] = SoloGame(table, [])

        def start(step: Step) -> None:
            step.table.start()
            step.add(Change("start"))

        kept = self._step(game, start)
        return {**kept, "save": {**kept["save"], "before": None}}

    def rematch(self, game: str) -> Plain:
        """The same once more, with the seats rotated: the first becomes the last."""
        old = self._game(game).table
        if old.status != FINISHED:
            raise Refusal("not_finished", "the game is not over yet")
        seats = [
            Seat(seat.kind, seat.player, seat.nickname, seat.bot, seat.hints)
            for seat in (*old.seats[1:], old.seats[0])
        ]
        deal = Deal(old.mode, old.players, secrets.randbits(SEED_BITS), old.asked)
        return self._begin(deal, seats)

    def load(self, table: Plain, changes: list[Plain]) -> None:
        """Open a game that was stored."""
        game = load(table, changes)
        self._games[game.table.id] = game

    def forget(self, game: str) -> None:
        """It is closed, or what is stored is not what is here."""
        self._games.pop(game, None)

    def read(self, record: str, nickname: str) -> Plain:
        """A game from its record, finished or not."""
        read = read_recorded(record)
        made = self._begin(read.deal, read.seats(ME, nickname))
        game = self._games[made["game"]]

        def play(step: Step) -> None:
            for token in read.actions:
                carry_out(step, token)

        if not read.actions:
            return made
        played = self._step(game, play)
        changes = [*made["save"]["changes"], *played["save"]["changes"]]
        return {**played, "save": {**played["save"], "before": None, "changes": changes}}

    # Playing

    def _step(self, game: SoloGame, change: Callable[[Step], None]) -> Plain:
        """Change a game; what is in memory is forgotten where that fails half-way."""
        step = Step(game.table)
        try:
            change(step)
        except BaseException:
            if step.changes:
                self.forget(game.table.id)
            raise
        if not step.changes:
            return self._answer(game, step.first_line, None)
        return self._answer(game, step.first_line, game.keep(step))

    def _answer(self, game: SoloGame, first: int, save: Plain | None) -> Plain:
        table = game.table
        now = state(table, {ME}, game.log(first), self._thinking(table))
        if table.status == RUNNING:
            now = {**now, "details": details(table.imagined, table.look.view)}
        return {
            "game": table.id,
            "number": table.number,
            "save": save and {**save, "brief": self._brief(game)},
            "state": state_message(now),
            "chooses": table.chooser is not None,
            "thinks": table.bot_decides,
        }

    def _brief(self, game: SoloGame) -> Plain:
        table = game.table
        return {**brief(table, {ME}), "round": table.now.round, "turn": table.now.turn}

    def _thinking(self, table: Table) -> Thinking | None:
        if not table.bot_decides:
            return None
        return {"seconds": wanted_seconds(self._bot(table)), "wait": 0.0, "host": "free"}

    def _bot(self, table: Table) -> str:
        assert table.decider is not None
        return table.seats[table.decider].bot or STAND_IN

    def move(self, asked: Plain) -> Plain:
        """A message that changes a game."""
        game = self._game(asked["game"])
        number, seat, kind = asked["number"], asked["seat"], asked["type"]

        def change(step: Step) -> None:
            if kind == "act":
                moves.act(step, ME, number, seat, asked["token"])
            elif kind == "resign":
                moves.resign(step, ME, number, seat)
            elif kind == "hints":
                moves.allow_hints(step, ME, number, seat, asked["allow"])
            elif kind == "undo":
                moves.check(step, ME, number, seat)
                ask_undo(step, seat, game.written)
            elif kind == "answer":
                moves.check(step, ME, number, seat)
                answer_undo(step, seat, asked["agree"], game.written)
            else:
                raise Refusal("invalid", f"{kind}: {RUNS_OUT}", where="type")

        return self._step(game, change)

    def bot_turn(self, game: str, number: int, tokens: list[str]) -> Plain:
        return self._step(self._game(game), lambda step: moves.bot_turn(step, number, tokens))

    def details(self, game: str) -> Plain:
        """What the actions of who chooses would do: it takes longer than all the rest."""
        table = self._game(game).table
        effects = details(table.imagined, table.look.view)
        return {
            "number": table.number,
            "details": dict(for_chooser(effects, table.imagined, table.look.view)),
        }

    # Telling

    def watch(self, game: str) -> Plain:
        """Everything about a game, for who has come to it."""
        watched = self._game(game)
        return {**self._answer(watched, 0, None), "you": you_message(watched.table, ME)}

    def state(self, game: str) -> StateForYou:
        known = self._game(game)
        table = known.table
        now = state(table, {ME}, known.log(), self._thinking(table))
        return cast(StateForYou, {**now, "you": you(table, ME)})

    def replay(self, game: str, first: int, limit: int) -> Any:
        finished = self._finished(game)
        return replay(game, finished.table.deal, finished.actions, first, limit)

    def record(self, game: str) -> str:
        known = self._game(game)
        text = known.table.deal.replay(known.actions).record()
        return with_seats(text, known.table.seats)

    def _finished(self, game: str) -> SoloGame:
        known = self._game(game)
        if known.table.status != FINISHED:
            raise Refusal("not_finished", "this is told after the end of the game")
        return known

    # Learning

    def lesson(self, mode: str, lesson: str, answers: list[str]) -> Any:
        return lesson_state(mode, lesson, answers)

    def questions(self, mode: str, seed: int) -> Any:
        return quiz(mode, seed)

    # What is thought about elsewhere

    def thought(self, game: str) -> Plain | None:
        """What a bot has to decide now."""
        table = self._game(game).table
        if not table.bot_decides:
            return None
        name = self._bot(table)
        return {
            "position": FrozenGame.of(table.deal, table.now).plain(),
            "number": table.number,
            "bot": name,
            "chair": [game, table.decider],
            "seconds": wanted_seconds(name),
        }

    def question(self, asked: Plain) -> Plain:
        """The position that advice is wanted for."""
        known = self._game(asked["game"])
        table = known.table
        if table.status == FINISHED:
            past, action = known.actions, asked.get("action")
            if action is None or not 0 <= action < len(past):
                reason = f"action: must be a whole number from 0 to {len(past) - 1}"
                raise Refusal("invalid", reason, where="action")
            now: Any = table.deal.replay(past[:action])
        else:
            if table.status != RUNNING:
                raise not_running(table)
            if asked["number"] != table.number:
                raise stale(table.number, asked["number"])
            if not table.hints:
                raise Refusal("hints_off", "not all people at the table allow hints")
            if table.decider != asked["seat"] or table.bot_decides:
                raise not_your_turn(table)
            now = table.now
        return {"number": table.number, "position": FrozenGame.of(table.deal, now).plain()}


def _options(mode: str, asked: Plain) -> dict[str, Any]:
    try:
        return dict(check_options(get_mode(mode), builtin_boxes(), asked))
    except UnknownMode as error:
        raise Refusal("unknown_mode", str(error)) from None
    except CenturyError as error:
        raise Refusal("invalid", str(error), where="options") from None


def _seat(asked: Plain, nickname: str, hints: bool) -> Seat:
    if asked["kind"] == "bot":
        if asked["bot"] not in BUILT_IN:
            reason = f"bot: must be one of {' '.join(BUILT_IN)}"
            raise Refusal("invalid", reason, where="bot")
        return Seat(BOT, bot=asked["bot"])
    if asked["kind"] == "human":
        return Seat(HUMAN, ME, nickname, hints=hints)
    raise Refusal("invalid", f"{asked['kind']} seats: {RUNS_OUT}", where="seats")
