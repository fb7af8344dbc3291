"""Taking back: at once, or when all other people at the table agree."""

from century.game.position import Position
from century.server.protocol.refusal import Refusal
from century.server.storage import store
from century.server.storage.database import Database
from century.server.tables.change import ACTION, Change
from century.server.tables.past import Past
from century.server.tables.step import Step


async def ask_undo(step: Step, database: Database, seat: int) -> None:
    """Take back what the seat may, or ask the others."""
    table = step.table
    last = table.undoable(seat)
    if last is None:
        raise Refusal("nothing_to_undo", "there is nothing to take back")
    written = await _written(database, table.id)
    actions = [change for change in written if change.kind == ACTION]
    keep = sum(action.number < last.first for action in actions)
    goal = table.deal.replay(actions[:keep]).now
    others = table.people_besides(table.seats[seat].player)
    dropped = len(actions) - keep
    own_turn = dropped == 1 and table.open_line is not None
    if others and (not own_turn or _hidden(goal) > _hidden(table.now)):
        table.undo = {"seat": seat, "keep": keep, "actions": dropped, "agreed": []}
        step.add(Change("ask_undo", seat))
    else:
        _take_back(step, seat, written, keep, goal)


async def answer_undo(step: Step, database: Database, seat: int, agree: bool) -> None:
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
        written = await _written(database, table.id)
        keep = request["keep"]
        actions = [change for change in written if change.kind == ACTION]
        _take_back(step, request["seat"], written, keep, table.deal.replay(actions[:keep]).now)


async def _written(database: Database, game: str) -> list[Change]:
    """All actions that stand, and all who went."""
    async with database.read() as db:
        return await store.log_from(db, game, 0)


def _take_back(step: Step, seat: int, written: list[Change], keep: int, goal: Position) -> None:
    """Leave the first `keep` actions; `goal` is the position after them."""
    table = step.table
    actions = [change for change in written if change.kind == ACTION]
    first = actions[keep]
    kept = [change for change in actions[:keep] if change.line == first.line]
    step.kept = actions[keep - 1].number if keep else 0
    table.stand_at(goal)
    table.past = Past.of(change for change in written if change.number < first.number)
    table.undo = None
    table.unfinished = kept
    table.open_line = first.line if kept else None
    table.next_line = (first.line or 0) + (1 if kept else 0)
    table.deadline = None
    table.wait()
    step.written = list(kept)
    step.first_line = first.line or 0
    step.add(Change("undo", seat, line=first.line))


def _hidden(position: Position) -> int:
    """How many cards and tiles lie hidden."""
    view = position.view()
    stacks = sum(stack["count"] for stack in view.get("bonus", {}).values())
    return int(view["points"]["deck"] + view.get("market", {}).get("deck", 0) + stacks)
