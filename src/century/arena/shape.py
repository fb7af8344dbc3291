"""How games go: points and wins by seat, points by category, length."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles

from century.arena.match import Result
from century.arena.ratings import Interval, wilson


@dataclass(frozen=True)
class Spread:
    """A distribution in five numbers and its mean."""

    lowest: float
    lower: float
    median: float
    upper: float
    highest: float
    mean: float


def spread(values: Sequence[float]) -> Spread:
    if len(values) == 1:
        values = [*values, *values]
    lower, middle, upper = quantiles(values, n=4, method="inclusive")
    return Spread(min(values), lower, middle, upper, max(values), fmean(values))


@dataclass(frozen=True)
class Seat:
    """One place at the table over all games, whoever sat there."""

    wins: Interval
    points: Spread


def by_seat(games: Sequence[Result]) -> list[Seat]:
    return [
        Seat(
            wilson(sum(game["winner"] == seat for game in games), len(games)),
            spread([game["scores"][seat]["total"] for game in games]),
        )
        for seat in range(len(games[0]["seats"]))
    ]


@dataclass(frozen=True)
class Category:
    """Mean points of a category, and their share in all points."""

    name: str
    winners: float
    others: float
    share: float


def by_category(games: Sequence[Result]) -> list[Category]:
    """In the order of the scores; a winner's points and those of all other seats."""
    winners = [game["scores"][game["winner"]] for game in games]
    others = [
        scores
        for game in games
        for seat, scores in enumerate(game["scores"])
        if seat != game["winner"]
    ]
    everybody = winners + others
    total = sum(scores["total"] for scores in everybody)
    return [
        Category(
            name,
            fmean(scores[name] for scores in winners),
            fmean(scores[name] for scores in others),
            sum(scores[name] for scores in everybody) / total if total else 0.0,
        )
        for name in winners[0]
        if name != "total"
    ]


@dataclass(frozen=True)
class Length:
    """Rounds of the games: how many games ended in which round."""

    rounds: dict[int, int]
    spread: Spread
    by_limit: int


def length(games: Sequence[Result]) -> Length:
    rounds = [game["rounds"] for game in games]
    counted = Counter(rounds)
    return Length(
        dict(sorted(counted.items())), spread(rounds), sum(game["by_limit"] for game in games)
    )
