"""A ladder: the strength of bots and versions over the games of many tournaments.

Ratings are those that make the winners of all games most likely (Luce's choice, which with two
seats is Bradley and Terry's): they do not depend on the order of the games, so files can be added.
They are told in Elo: 400 points are odds of ten to one at a table for two.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from century.arena.entrants import ELSEWHERE
from century.arena.match import Result
from century.arena.ratings import Interval, Z, wilson
from century.arena.results import Header, in_order, read_results
from century.data.reader import shown
from century.errors import InvalidOption

ELO = 400 / log(10)  # a unit of the natural logarithm of odds
ANCHOR, ANCHORED = "greedy", 1000.0
PRIOR = 0.5  # games won and lost against somebody of the mean strength: nobody is infinitely strong
STEPS = 100


class Category(NamedTuple):
    """What bots are compared in."""

    mode: str
    players: int
    options: tuple[str, ...] = ()  # those that were given, as `board=D1`

    @property
    def title(self) -> str:
        return ", ".join([self.mode, f"{self.players} players", *self.options])


class Rung(NamedTuple):
    """One bot of one version."""

    bot: str
    version: str
    rating: Interval
    wins: Interval  # of all seats that it held
    games: int
    seconds: float  # for a decision


class Game(NamedTuple):
    """A game, by what its ratings need."""

    seats: tuple[tuple[str, str], ...]  # bot and version
    winner: int
    decisions: list[int]
    seconds: list[float]


Games = dict[Category, list[Game]]
Player = tuple[str, str]


def read_games(paths: Iterable[Path], labels: Mapping[str, str]) -> Games:
    """The games of some files; a label is the name for versions whose digest begins with it."""
    games: Games = defaultdict(list)
    seen: set[str] = set()
    used: set[str] = set()
    for path in paths:
        header, results = read_results(path)
        names = {name: _player(name, header, labels, used) for name in header["bots"]}
        options = tuple(sorted(f"{name}={value}" for name, value in header["options"].items()))
        category = Category(header["mode"], header["players"], options)
        for result in in_order(results):
            game = json.dumps([header, result["game"]])
            if game not in seen:  # the same file may be named twice
                seen.add(game)
                games[category].append(_game(result, names))
    for label in labels.keys() - used:
        raise InvalidOption(f"label {shown(label)}: no version of these files begins with it")
    return games


def _game(result: Result, names: Mapping[str, Player]) -> Game:
    seats = tuple(names[name] for name in result["seats"])
    return Game(seats, result["winner"], result["decisions"], result["seconds"])


def _player(name: str, header: Header, labels: Mapping[str, str], used: set[str]) -> Player:
    """The bot without the path of its interpreter, which says nothing elsewhere."""
    elsewhere = ELSEWHERE.fullmatch(name)
    bot = elsewhere[1] if elsewhere else name
    about: Mapping[str, Any] = header["others"][elsewhere[2]] if elsewhere else header
    for label in labels:
        if about["digest"].startswith(label):
            used.add(label)
            return bot, labels[label]
    return bot, f"{about['version']} ({about['digest'][:6]})"


def ladder(games: Sequence[Game]) -> list[Rung]:
    """All bots of a category, the strongest first."""
    players = sorted({player for game in games for player in game.seats})
    ratings = _rate(players, games)
    rungs = []
    for player, rating in zip(players, ratings, strict=True):
        own = [(game, i) for game in games for i, who in enumerate(game.seats) if who == player]
        wins = wilson(sum(game.winner == seat for game, seat in own), len(own))
        decisions = sum(game.decisions[seat] for game, seat in own)
        seconds = sum(game.seconds[seat] for game, seat in own) / max(1, decisions)
        rungs.append(Rung(*player, rating, wins, len({id(game) for game, _ in own}), seconds))
    return sorted(rungs, key=lambda rung: rung.rating.value, reverse=True)


def _rate(players: Sequence[Player], games: Sequence[Game]) -> list[Interval]:
    """By Newton's method; the interval is that of the distance to the anchor."""
    numbers = {player: number for number, player in enumerate(players)}
    tables: dict[tuple[int, tuple[int, ...]], int] = defaultdict(int)  # winner, seats: how often
    for game in games:
        seats = tuple(numbers[player] for player in game.seats)
        if len(set(seats)) > 1:
            tables[seats[game.winner], tuple(sorted(seats))] += 1
    strength = np.zeros(len(players))
    for _ in range(STEPS):
        slope, curve = _derivatives(strength, tables)
        change = np.linalg.solve(curve, slope)
        strength += np.clip(change, -1, 1)
        if np.abs(change).max() < 1e-9:
            break
    spread = np.linalg.inv(_derivatives(strength, tables)[1])
    anchor = next((i for i, (bot, _) in enumerate(players) if bot == ANCHOR), None)
    to = np.eye(len(players)) - (
        1 / len(players) if anchor is None else np.eye(len(players))[anchor]
    )
    deviation = np.sqrt(np.maximum(0, np.diag(to @ spread @ to.T)))
    values = ANCHORED + ELO * (to @ strength)
    return [
        Interval(float(value), float(value - reach), float(value + reach))
        for value, reach in zip(values, Z * ELO * deviation, strict=True)
    ]


def _derivatives(
    strength: npt.NDArray[np.float64], tables: Mapping[tuple[int, tuple[int, ...]], int]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Of the logarithm of how likely the winners are: the slope, and minus the curvature."""
    chance = 1 / (1 + np.exp(-strength))
    slope = PRIOR * (1 - 2 * chance)
    curve = np.diag(2 * PRIOR * chance * (1 - chance))
    for (winner, seats), often in tables.items():
        who = list(seats)
        shares = np.exp(strength[who] - strength[who].max())
        shares /= shares.sum()
        slope[winner] += often
        np.subtract.at(slope, who, often * shares)
        np.add.at(curve, (who, who), often * shares)
        np.subtract.at(curve, np.ix_(who, who), often * np.outer(shares, shares))
    return slope, curve
