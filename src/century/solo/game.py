"""One game with its past, and as plain data on its way to a store and back."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from century.tables.change import ACTION, LEAVING, Change
from century.tables.log import log_lines
from century.tables.past import Past
from century.tables.responses import Log
from century.tables.step import Step
from century.tables.table import WAITING, Seat, Table

# What of a table is made anew from the actions
MADE = ("position", "unfinished", "past", "_look", "_imagined")
KEPT = tuple(field.name for field in fields(Table) if field.name not in MADE)

Plain = dict[str, Any]


@dataclass
class SoloGame:
    """A table, and all that stands of what happened at it."""

    table: Table
    changes: list[Change]

    @property
    def actions(self) -> list[Change]:
        return [change for change in self.changes if change.kind == ACTION]

    @property
    def written(self) -> list[Change]:
        """What the log tells."""
        return [change for change in self.changes if change.kind in (ACTION, *LEAVING)]

    def log(self, first: int = 0) -> Log:
        """From a line on."""
        written = [change for change in self.written if (change.line or 0) >= first]
        return {"from": first, "lines": log_lines(written, self.table.open_line)}

    def keep(self, step: Step) -> Plain:
        """Take over a step; gives what is to be stored of it."""
        if step.kept is not None:
            self.changes = [
                change
                for change in self.changes
                if change.kind != ACTION or change.number <= step.kept
            ]
        self.changes += step.changes
        return {
            **self.saved(step.before),
            "changes": [asdict(change) for change in step.changes],
            "kept": step.kept,
        }

    def saved(self, before: int | None) -> Plain:
        """The table, for a store that has it at the number `before`."""
        table = self.table
        plain = {name: getattr(table, name) for name in KEPT}
        plain |= {
            "asked": dict(table.asked),
            "options": dict(table.options),
            "seats": [asdict(seat) for seat in table.seats],
        }
        return {"game": table.id, "before": before, "number": table.number, "table": plain}


def load(kept: Plain, changes: list[Plain]) -> SoloGame:
    """The game that was stored."""
    seats = [Seat(**seat) for seat in kept["seats"]]
    table = Table(**{**{name: kept[name] for name in KEPT}, "seats": seats})
    game = SoloGame(table, [Change(**change) for change in changes])
    if table.status != WAITING:
        table.stand_at(table.deal.replay(game.actions).now)
        table.past = Past.of(game.written)
        if table.open_line is not None:
            table.unfinished = [one for one in game.actions if one.line == table.open_line]
    return game
