"""Carrying out an action at a table."""

from century.game.course import course
from century.game.phrase import plain
from century.tables import timing
from century.tables.change import ACTION, Change
from century.tables.effects import changes, touches, turned_up
from century.tables.step import Step
from century.words.actions import action_phrase
from century.words.deeds import deeds_of


def carry_out(step: Step, token: str) -> None:
    """A legal action of the seat that decides."""
    table, before, look = step.table, step.table.now, step.table.look
    phrase = action_phrase(table.imagined, token, look.view)
    timing.stop(table)
    run = course(before, token)
    table.stand_at(run.after)
    if table.open_line is None:
        table.open_line, table.next_line = table.next_line, table.next_line + 1
    change = Change(ACTION, before.seat, token, table.open_line, before.round, before.turn)
    change.told = {
        "phrase": plain(phrase),
        "touches": touches(look, table.look, phrase),
        "changes": changes(look, table.look),
        "deeds": [
            {"seat": deed.seat, "phrase": plain(deed.phrase)} for deed in deeds_of(run, look.view)
        ],
    }
    change.revealed = turned_up(look, table.look)
    step.add(change)
    table.unfinished.append(change)
    if table.now.decision in ("turn", None):
        table.open_line, table.unfinished = None, []
    table.undo = None
    if table.now.over:
        table.finish("end")
    else:
        table.wait(before.seat, begins=table.now.decision == "turn")
