"""Carrying out an action at a table."""

from century.game.phrase import plain
from century.server.tables.change import ACTION, Change
from century.server.tables.effects import changes, touches
from century.server.tables.step import Step
from century.words.actions import action_phrase


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
    change = Change(ACTION, seat, token, table.open_line, number, turn)
    change.told = {
        "phrase": plain(phrase),
        "touches": touches(before.view, after.view, phrase),
        "changes": changes(before, after),
    }
    step.add(change)
    table.unfinished.append(change)
    if game.decision in ("turn", None):
        table.open_line, table.unfinished = None, []
    table.undo = None
    if game.over:
        table.finish("end")
    else:
        table.wait(seat)
