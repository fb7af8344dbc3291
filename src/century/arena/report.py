"""The report of the arena: one HTML page that needs nothing but itself.

The plots are drawn by the template, in SVG whose lengths are percentages: they grow with the page
while their letters do not, and they take the colours of the page, light or dark. A plotting library
would bring its own fonts and fixed colours.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

import century
from century.arena.match import Result
from century.arena.numbers import Numbers
from century.arena.results import Games, Header, in_order
from century.arena.shape import by_category, by_seat, length
from century.arena.standings import duels, standings
from century.arena.usage import KINDS, Usage, popularity, usage_of
from century.errors import CenturyError, InvalidRecord
from century.game.components import components_of
from century.game.ruleset import Ruleset
from century.words import Words

MAX_FAULTS = 50
MAX_BARS = 60
# What the template says; `say` looks them up, so that every sentence is in the catalogues.
TEXTS = (
    "report-above",
    "report-strength",
    "report-strength-note",
    "report-duels",
    "report-duels-note",
    "report-seats",
    "report-seats-note",
    "report-categories",
    "report-categories-note",
    "report-usage",
    "report-usage-note",
    "report-length",
    "report-length-note",
    "report-faults",
    "report-no-faults",
    "report-faults-note",
    "report-seat",
    "report-share",
    "report-median",
    "report-mean",
    "report-range",
    "report-category",
    "report-winners",
    "report-others",
    "report-of-all",
    "report-games",
    "report-used",
    "report-where",
    "report-what",
)


@dataclass(frozen=True)
class Axis:
    """A scale with round numbers; `at` tells where a value stands, in percent."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        return round(100 * (value - self.low) / (self.high - self.low), 2)


def axis(values: Sequence[float], about: int = 5, least: float = 1e-9) -> Axis:
    """From a round number below the least value to one above the greatest, in steps of `least`."""
    low, high = min(values), max(values)
    rough = max((high - low) / about, least)
    size = 10 ** floor(log10(rough))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return Axis(
        first * step, last * step, tuple(round(n * step, 6) for n in range(first, last + 1))
    )


@dataclass(frozen=True)
class Bar:
    """How many games ended in these rounds."""

    first: int
    last: int
    games: int

    @property
    def label(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def bars(rounds: dict[int, int]) -> list[Bar]:
    """At most so many bars that they can be told apart."""
    first, last = min(rounds), max(rounds)
    width = ceil((last - first + 1) / MAX_BARS)
    starts = range(first, last + 1, width)
    return [
        Bar(start, start + width - 1, sum(rounds.get(start + i, 0) for i in range(width)))
        for start in starts
    ]


def write_report(
    path: Path,
    header: Header,
    games: Games,
    words: Words,
    box: list[str] | None = None,
    advance: Callable[[], None] = lambda: None,
) -> None:
    """Replay all games and write the page; `advance` is called after each game."""
    page = make_report(header, games, words, box, advance)
    try:
        path.write_text(page, encoding="utf-8", newline="\n")
    except OSError as error:
        raise CenturyError(f"{path}: cannot write: {error.strerror}") from None


def make_report(
    header: Header,
    games: Games,
    words: Words,
    box: list[str] | None = None,
    advance: Callable[[], None] = lambda: None,
) -> str:
    results = in_order(games)
    if not results:
        raise CenturyError("no game is finished: there is nothing to report")
    usages = _replay(results, box, advance)
    ruleset = century.load(results[0]["record"], box=box).ruleset
    rows = standings(header["bots"], results)
    seats, rounds = by_seat(results), length(results)
    drawn, numbers = bars(rounds.rounds), Numbers(words.language)
    return _template(numbers).render(
        lang=words.language,
        title=words.say("mode", mode=header["mode"]),
        facts=facts(header, results, words),
        say={name.removeprefix("report-"): words.say(name) for name in TEXTS},
        heads=lambda column: words.say("arena-head", column=column),
        kind=lambda kind: words.say("report-kind", kind=kind),
        fault=lambda kind: words.say("arena-fault", kind=kind),
        part=lambda part: words.say("label", part=part),
        limit=words.say("report-by-limit", games=rounds.by_limit),
        rows=rows,
        rating_axis=axis([end for row in rows for end in row.rating]),
        duels=duels(results),
        seats=seats,
        points_axis=axis([0, *(seat.points.highest for seat in seats)]),
        share=1 / header["players"],
        categories=by_category(results),
        usage={
            kind: [(row, described(ruleset, kind, row.id, words)) for row in things]
            for kind, things in popularity(results, usages).items()
        },
        length_facts=words.say(
            "report-length-facts",
            median=numbers.one(rounds.spread.median),
            mean=numbers.one(rounds.spread.mean),
            least=int(rounds.spread.lowest),
            most=int(rounds.spread.highest),
        ),
        bars=drawn,
        length_axis=axis([drawn[0].first - 1, drawn[-1].last + 1], about=8, least=1),
        games_axis=axis([0, *(bar.games for bar in drawn)], about=4, least=1),
        faults=list_faults(results)[:MAX_FAULTS],
        version=header["version"],
    )


def _replay(
    results: Sequence[Result], box: list[str] | None, advance: Callable[[], None]
) -> list[Usage]:
    usages = []
    for result in results:
        try:
            usages.append(usage_of(result["record"], box))
        except InvalidRecord as error:
            raise CenturyError(f"game {result['game']}: cannot be replayed: {error}") from None
        advance()
    return usages


def _template(numbers: Numbers) -> Template:
    environment = Environment(
        loader=PackageLoader("century.arena", "."),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters |= {
        "one": numbers.one,
        "whole": numbers.whole,
        "percent": numbers.percent,
    }
    return environment.get_template("report.html.jinja")


def facts(header: Header, results: Sequence[Result], words: Words) -> list[str]:
    """What was played, in a few words each."""
    options = [f"{name} {value}" for name, value in header["options"].items()]
    return [
        words.say("report-players", players=header["players"]),
        words.say("report-games-played", games=len(results)),
        words.say("report-seed", seed=str(header["seed"])),
        *options,
        *header["box"],
    ]


def list_faults(results: Sequence[Result]) -> list[dict[str, Any]]:
    """What bots did wrong: the first time, and how often the same."""
    faults: dict[tuple[str, str, str], dict[str, Any]] = {}
    for game in results:
        for fault in game["faults"]:
            bot = game["seats"][fault["seat"]]
            where = ".".join(map(str, game["game"]))
            first = {**fault, "bot": bot, "game": where, "times": 0}
            faults.setdefault((bot, fault["kind"], fault["detail"]), first)["times"] += 1
    return sorted(faults.values(), key=lambda fault: -fault["times"])


def described(ruleset: Ruleset, kind: str, thing: str, words: Words) -> str:
    """A component in words."""
    assert kind in KINDS
    return words.describe_component(getattr(components_of(ruleset), kind)[thing])
