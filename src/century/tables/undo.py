"""Taking back: at once, or when all other people at the table agree."""

from century.game.position import Position
from century.tables import timing
from century.tables.change import ACTION, TOOK_BACK, Change
from century.tables.past import Past
from century.tables.refusal import Refusal
from century.tables.step import Step


def ask_undo(step: Step, seat: int, written: list[Change]) -> None:
    """Take back what the seat may, or ask the others.

    `written` are all actions that stand, and all who went.
    """
    table = step.table
    last = table.undoable(seat)
    if last is None:
        raise Refusal("nothing_to_undo", "there is nothing to take back")
    actions = [change for change in written if change.kind == ACTION]
    keep = sum(action.number < last.first for action in actions)
    goal = table.deal.replay(actions[:keep]).now
    others = table.people_besides(table.seats[seat].player)
    dropped = len(actions) - keep
    own_turn = dropped == 1 and table.open_line is not None
    if others and (not own_turn or table.has_revealed(last)):
        table.undo = {"seat": seat, "keep": keep, "actions": dropped, "agreed": []}
        step.add(Change("ask_undo", seat))
    else:
        _take_back(step, seat, written, keep, goal)


def answer_undo(step: Step, seat: int, agree: bool, written: list[Change]) -> None:
    """When the last one agrees, it is done."""
    table, request = step.table, step.table.undo
    by = None if request is None else table.seats[request["seat"]].player
    if request is None or seat not in table.people_besides(by):
        raise Refusal("no_undo_request", "nobody has asked this seat")
    if not agree:
        table.undo = None
        step.add(Change("refuse_undo", seat))
        return
    agreed = sorted({*request["agreed"], *table.seats_of(table.seats[seat].player)})
    table.undo = {**request, "agreed": agreed}
    step.add(Change("agree_undo", seat))
    if set(table.people_besides(by)) <= set(agreed):
        keep = request["keep"]
        actions = [change for change in written if change.kind == ACTION]
        _take_back(step, request["seat"], written, keep, table.deal.replay(actions[:keep]).now)


def _take_back(step: Step, seat: int, written: list[Change], keep: int, goal: Position) -> None:
    """Leave the first `keep` actions; `goal` is the position after them."""
    table = step.table
    actions = [change for change in written if change.kind == ACTION]
    first = actions[keep]
    standing = actions[:keep] + [change for change in written if change.kind != ACTION]
    kept = [change for change in actions[:keep] if change.line == first.line]
    seen = any(change.revealed for change in actions[keep:])
    step.kept = actions[keep - 1].number if keep else 0
    timing.stop(table)
    decider = table.decider
    table.stand_at(goal)
    table.past = Past.of(change for change in written if change.number < first.number)
    table.undo = None
    table.unfinished = kept
    table.open_line = first.line if kept else None
    table.next_line = max((change.line or 0 for change in standing), default=-1) + 1
    table.wait(decider)  # nobody gains time by taking back
    step.first_line = first.line or 0
    step.written = [change for change in standing if (change.line or 0) >= step.first_line]
    step.add(Change("undo", seat, line=first.line))
    if seen:
        step.add(Change(TOOK_BACK, seat, line=table.next_line, round=goal.round))
        table.next_line += 1
