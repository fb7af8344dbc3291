"""Strength: ratings by openskill, and the interval of a win rate."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from century.arena.match import Result

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


class Interval(NamedTuple):
    """An estimate, and where the truth lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(wins: int, games: int) -> Interval:
    """A win rate with Wilson's interval."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + (Z / games / 2) ** 2)
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def ranks(result: Result) -> list[int]:
    """The place of every seat, from 1: the winner, then by points; equal points, equal places."""
    totals = [seat["total"] for seat in result["scores"]]
    return [
        1
        if seat == result["winner"]
        else 1 + sum(t > total or s == result["winner"] for s, t in enumerate(totals))
        for seat, total in enumerate(totals)
    ]


def rate_bots(bots: Sequence[str], games: Iterable[Result]) -> dict[str, Interval]:
    """Ratings by the Plackett-Luce model, in the order of the games.

    Bots do not change while they play, so `tau`, by which openskill lets players drift, is zero. A
    bot in several seats of a game takes the mean of what these seats would get.
    """
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating() for name in bots}
    for game in games:
        seats = game["seats"]
        if len(set(seats)) == 1:
            continue
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks(game)])
        for name in set(seats):
            own = [team[0] for team, other in zip(rated, seats, strict=True) if other == name]
            mu, sigma = fmean(r.mu for r in own), fmean(r.sigma for r in own)
            known[name] = model.rating(mu, sigma)
    return {
        name: Interval(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for name, r in known.items()
    }
