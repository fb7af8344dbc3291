"""What was on the table in a game and who used it, read off the replayed record."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import century
from century.arena.match import Result
from century.game.game import Files, Game
from century.game.ruleset import Ruleset
from century.game.schema import Pile, View

LOCATIONS, POINTS, MERCHANTS = "locations", "points", "merchants"
BONUS, EXPLORATION, ISLANDS = "bonus", "exploration", "market_tiles"
KINDS = (LOCATIONS, POINTS, MERCHANTS, BONUS, EXPLORATION, ISLANDS)

MERCHANT_PILES: tuple[Pile, ...] = ("hand", "played", "discard")


@dataclass
class Usage:
    """By kind of component: the ids that could be used at some time, and what each seat used.

    A location can be used while it is open, and is used by working there. A card or tile can be
    used while it lies face up, and is used by taking it; a market tile, by building on it.
    """

    players: int
    shown: dict[str, set[str]] = field(default_factory=lambda: {kind: set() for kind in KINDS})
    used: dict[str, list[Counter[str]]] = field(init=False)

    def __post_init__(self) -> None:
        self.used = {kind: [Counter() for _ in range(self.players)] for kind in KINDS}

    def times(self, kind: str, thing: str) -> int:
        """How often all seats together used it."""
        return sum(seat[thing] for seat in self.used[kind])


def usage_of(record: str, box: Files = None) -> Usage:
    """Replay a game and look at the table before every turn and at the end."""
    game = century.load(record, box=box)
    usage = Usage(game.players)
    _look(usage, game)
    end, history = game.view(), game.history
    while history:
        token = history.pop()
        game.undo()
        if game.decision == "turn":
            _look(usage, game)
            if token.startswith("work ") and game.turn is not None:
                usage.used[LOCATIONS][game.turn][token.removeprefix("work ")] += 1
    _look_at_seats(usage, end)
    return usage


def _look(usage: Usage, game: Game) -> None:
    """What lies open."""
    ruleset, state, shown = game.ruleset, game.state, usage.shown
    shown[POINTS].update(ruleset.points[card].id for card in state.points_row[: state.points_shown])
    if ruleset.merchants:
        row = state.market_row[: state.market_shown]
        shown[MERCHANTS].update(ruleset.merchants[card].id for card in row)
    if ruleset.locations:
        shown[LOCATIONS].update(open_locations(ruleset, int(state.closed)))
        for space, count in enumerate(state.stack_count[: len(ruleset.spaces)].tolist()):
            if count:
                shown[BONUS].add(ruleset.bonus[state.stack[space][count - 1]].id)


def open_locations(ruleset: Ruleset, closed: int) -> Iterable[str]:
    """Those of the boards on the table that no exploration tile covers."""
    return (place.id for i, place in enumerate(ruleset.locations) if not closed >> i & 1)


def _look_at_seats(usage: Usage, end: View) -> None:
    """What everybody has taken by the end."""
    for seat, own in enumerate(end["seats"]):
        used = {kind: usage.used[kind][seat] for kind in KINDS}
        used[POINTS].update(own.get("points", own.get("cards", [])))
        used[BONUS].update(own.get("bonus", []))
        used[EXPLORATION].update(own.get("explored", []))
        usage.shown[EXPLORATION].update(own.get("explored", []))
        for pile in MERCHANT_PILES:
            used[MERCHANTS].update(own.get(pile, []))
        used[MERCHANTS].update(place["card"] for place in own.get("route", []))
        for starting in used[MERCHANTS].keys() - usage.shown[MERCHANTS]:
            del used[MERCHANTS][starting]
    left = [place["tile"] for place in end.get("locations", {}).values() if "tile" in place]
    usage.shown[EXPLORATION].update(left, end.get("beside", []))
    for island in end.get("islands", [])[1:]:
        usage.shown[ISLANDS].add(island["tile"])
        for seat in island["posts"]:
            usage.used[ISLANDS][seat][island["tile"]] += 1


@dataclass(frozen=True)
class Popularity:
    """One component over many games."""

    id: str
    games: int  # in which it could be used
    used: int  # games in which anybody used it
    by_winners: float  # share of the winners who used it, where it could be used
    by_others: float  # the same of all other seats
    times: int


def popularity(results: Iterable[Result], usages: Iterable[Usage]) -> dict[str, list[Popularity]]:
    """Every component that could be used, by kind: what the winners liked first."""
    games: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    used, times, winners, others, seats = (
        {kind: Counter[str]() for kind in KINDS} for _ in range(5)
    )
    for result, usage in zip(results, usages, strict=True):
        for kind in KINDS:
            for thing in usage.shown[kind]:
                by = [bool(own[thing]) for own in usage.used[kind]]
                games[kind][thing] += 1
                used[kind][thing] += any(by)
                times[kind][thing] += usage.times(kind, thing)
                winners[kind][thing] += by[result["winner"]]
                others[kind][thing] += sum(by) - by[result["winner"]]
                seats[kind][thing] += usage.players - 1
    return {
        kind: sorted(
            (
                Popularity(
                    thing,
                    count,
                    used[kind][thing],
                    winners[kind][thing] / count,
                    others[kind][thing] / seats[kind][thing],
                    times[kind][thing],
                )
                for thing, count in games[kind].items()
            ),
            key=lambda row: (-row.by_winners, row.by_others, row.id),
        )
        for kind in KINDS
        if games[kind]
    }
