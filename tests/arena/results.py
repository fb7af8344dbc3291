"""Tournaments and results for the tests of the arena."""

from typing import Any, cast

from century.arena.match import Result
from century.arena.tournament import Tournament, make_tournament


def short(*bots: str, **more: Any) -> Tournament:
    """A tournament whose games end after a few rounds."""
    given: dict[str, Any] = {"mode": "spice_road", "options": {"round_limit": 4}, "limit": 600.0}
    return make_tournament(list(bots), **given | more)


def timeless(result: Result) -> dict[str, object]:
    """A result without what the clock says."""
    return {name: value for name, value in result.items() if name != "seconds"}


def made_up(
    *totals: int, seats: tuple[str, ...] = ("a", "b"), winner: int | None = None, **more: Any
) -> Result:
    """The result of a game that nobody played."""
    best = max(range(len(totals)), key=totals.__getitem__) if winner is None else winner
    result: Result = {
        "game": [0, 0, 0],
        "seats": list(seats),
        "seed": 0,
        "options": {},
        "winner": best,
        "scores": [{"points": total, "total": total} for total in totals],
        "rounds": 20,
        "by_limit": False,
        "decisions": [10] * len(totals),
        "faults": [],
        "seconds": [1.0] * len(totals),
        "record": "",
    }
    return cast(Result, result | more)
