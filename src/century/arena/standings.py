"""What the games say about each bot."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from statistics import fmean

from century.arena.match import Result
from century.arena.ratings import Interval, ranks, rate_bots, wilson


@dataclass(frozen=True)
class Standing:
    """One bot over all its seats in all games."""

    bot: str
    seats: int
    wins: int
    win_rate: Interval
    rating: Interval
    score: float
    seconds: float  # for a decision
    faults: dict[str, int]


def standings(bots: Sequence[str], games: Collection[Result]) -> list[Standing]:
    """The strongest first."""
    names = list(dict.fromkeys(bots))
    ratings = rate_bots(names, games)
    rows = []
    for name in names:
        own = [(g, seat) for g in games for seat, who in enumerate(g["seats"]) if who == name]
        wins = sum(g["winner"] == seat for g, seat in own)
        faults: dict[str, int] = {}
        for g, seat in own:
            for fault in g["faults"]:
                if fault["seat"] == seat:
                    faults[fault["kind"]] = faults.get(fault["kind"], 0) + 1
        decisions = sum(g["decisions"][seat] for g, seat in own)
        rows.append(
            Standing(
                name,
                len(own),
                wins,
                wilson(wins, len(own)),
                ratings[name],
                fmean(g["scores"][seat]["total"] for g, seat in own) if own else 0.0,
                sum(g["seconds"][seat] for g, seat in own) / max(1, decisions),
                faults,
            )
        )
    return sorted(rows, key=lambda row: row.rating.value, reverse=True)


def duels(games: Collection[Result]) -> dict[tuple[str, str], Interval]:
    """How often the first bot finished ahead of the second, where both sat at one table."""
    met: dict[tuple[str, str], list[bool]] = {}
    for game in games:
        places = list(zip(game["seats"], ranks(game), strict=True))
        for one, place in places:
            for other, other_place in places:
                if one != other and place != other_place:
                    met.setdefault((one, other), []).append(place < other_place)
    return {pair: wilson(sum(ahead), len(ahead)) for pair, ahead in met.items()}
