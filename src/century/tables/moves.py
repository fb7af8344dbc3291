"""What people and bots do at a table that runs: each changes one step, or is refused."""

from collections.abc import Iterable

from century.game.phrase import plain
from century.game.position import Standing
from century.game.refusal import refusal
from century.tables import timing
from century.tables.action import carry_out
from century.tables.change import LATE, Change
from century.tables.refusal import Refusal
from century.tables.responses import Leaving
from century.tables.step import Step
from century.words.reasons import reason_phrase


def check(step: Step, player: str, number: int, seat: int) -> None:
    """Refuse who does not play here, or has not seen how the game stands."""
    step.own(seat, player)
    step.running()
    step.expect(number)
    if step.table.seats[seat].out:
        raise Refusal("already_out", f"seat {seat} has resigned")


def act(step: Step, player: str, number: int, seat: int, token: str) -> None:
    check(step, player, number, seat)
    step.decides(seat)
    if token not in step.table.now.actions():
        raise _illegal(step.table.now, token)
    carry_out(step, token)


def bot_turn(step: Step, number: int, tokens: Iterable[str]) -> None:
    """A bot's whole turn; refused when the game has moved on."""
    step.running()
    step.expect(number)
    for token in tokens:
        if not step.table.bot_decides:
            break
        carry_out(step, token)


def lent_turn(step: Step, number: int, tokens: Iterable[str]) -> None:
    """What a browser thought of for a bot, which knew other hidden piles.

    It counts until something hidden is turned up: from there on the bot has to think anew.
    """
    step.running()
    step.expect(number)
    for token in tokens:
        if not step.table.bot_decides:
            break
        if token not in step.table.now.actions():
            raise _illegal(step.table.now, token)
        carry_out(step, token)
        change = step.changes[-1]
        assert change.told is not None
        change.told["lent"] = True
        if change.revealed:
            break


def resign(step: Step, player: str, number: int, seat: int) -> None:
    check(step, player, number, seat)
    leave(step, seat, "resigned")


def leave(step: Step, seat: int, reason: Leaving) -> None:
    """The seat goes to a bot, or the game ends."""
    table = step.table
    timing.stop(table)
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


def flag(step: Step, number: int) -> None:
    """The time of the seat that decides is up, and what the table has chosen happens."""
    step.running()
    step.expect(number)
    table, seat = step.table, step.table.decider
    assert seat is not None
    if timing.flag_of(table.clock) == "end":
        leave(step, seat, "flag")
        return
    timing.stop(table)
    table.late = seat
    step.add(Change(LATE, seat, line=table.next_line, round=table.now.round))
    table.next_line += 1
    table.wait(seat)


def read(step: Step, player: str, number: int, seat: int, reading: bool) -> None:
    """The clock of the seat stands while its person reads what the game is about; or no longer."""
    check(step, player, number, seat)
    step.decides(seat)
    if reading and not timing.hold(step.table, seat):
        raise Refusal("no_grace", "no clock runs here that could stand")
    if reading or timing.resume(step.table):
        step.add(Change("read", seat))


def allow_hints(step: Step, player: str, number: int, seat: int, allow: bool) -> None:
    step.own(seat, player)
    step.expect(number)
    for own in step.table.seats_of(player):
        step.table.seats[own].hints = allow
    step.seats = True
    step.add(Change("hints", seat))


def _illegal(game: Standing, token: str) -> Refusal:
    line, reason = refusal(game.ruleset, game.state, token), reason_phrase(game, token)
    return Refusal("illegal_action", line, token=token, reason=plain(reason))
