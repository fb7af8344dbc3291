"""Tables of a balance report from files of the arena: `python tools/balance.py FILE ...`."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

import century
from century.arena.match import Result
from century.arena.results import in_order, read_results
from century.arena.usage import LOCATIONS, POINTS, Usage, popularity, usage_of
from century.errors import CenturyError, InvalidRecord


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    head = list(head)
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(map(str, row)) + " |"
    yield ""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else ""


def overview(results: list[Result], categories: Iterable[str]) -> list[object]:
    """Length, seats and where the points come from."""
    rounds = sorted(result["rounds"] for result in results)
    players = len(results[0]["seats"])
    wins = [sum(result["winner"] == seat for result in results) for seat in range(players)]
    scores = [score for result in results for score in result["scores"]]
    whole = fmean(score["total"] for score in scores)
    return [
        len(results),
        f"{rounds[0]} to {rounds[-1]}, half of them {median(rounds):.0f} or fewer",
        " ".join(f"{won * players / len(results):.2f}" for won in wins),
        f"{whole:.0f}",
        *(percent(fmean(score.get(name, 0) for score in scores), whole) for name in categories),
    ]


class Played(NamedTuple):
    """The games of a file, and what was used in them."""

    mode: str
    bots: str
    results: list[Result]
    usages: list[Usage]


def read(path: Path, box: list[Path]) -> Played:
    header, games = read_results(path)
    results = in_order(games)
    if not results:
        raise CenturyError(f"{path}: no games yet")
    bots = " ".join(dict.fromkeys(results[0]["seats"]))
    try:
        usages = [usage_of(result["record"], box or None) for result in results]
    except InvalidRecord as error:
        raise CenturyError(f"{path}: played with another box? {error}") from None
    return Played(header["mode"], bots, results, usages)


def overviews(files: list[Played]) -> Iterator[str]:
    """A row for each file."""
    scores = [score for played in files for score in played.results[0]["scores"]]
    categories = [name for name in dict.fromkeys(chain(*scores)) if name != "total"]
    rows = [
        [mode, bots, len(results[0]["seats"]), *overview(results, categories)]
        for mode, bots, results, _ in files
    ]
    head = ["mode", "bot", "players", "games", "rounds", "wins by seat", "total", *categories]
    return table(head, rows)


def usage(files: list[Played], mode: str, kind: str) -> Iterator[str]:
    """How often each thing of a kind was used in a mode, with two columns for each bot."""
    columns: dict[str, tuple[list[Result], list[Usage]]] = {}
    for played in files:
        if played.mode == mode:
            results, usages = columns.setdefault(played.bots, ([], []))
            results += played.results
            usages += played.usages
    shares = {
        bots: {row.id: row for row in popularity(*games).get(kind, [])}
        for bots, games in columns.items()
    }
    lines = []
    for thing in sorted(set().union(*shares.values())):
        line: list[object] = [f"`{thing}`"]
        for own in shares.values():
            row = own.get(thing)
            line += [row.games, percent(row.used, row.games)] if row else ["", ""]
        lines.append(line)
    heads = [head for bots in shares for head in (f"{bots}: games", "used")]
    return table([kind, *heads], lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument(
        "--box", action="append", default=[], type=Path, help="the box file that was played with"
    )
    given = parser.parse_args(arguments)
    try:
        files = [read(path, given.box) for path in given.files]
    except CenturyError as error:
        sys.exit(f"balance.py: {error}")
    print("\n".join(overviews(files)))
    for mode in dict.fromkeys(played.mode for played in files):
        print(f"### {century.modes()[mode]['title']}\n")
        for kind in (LOCATIONS, POINTS):
            print("\n".join(usage(files, mode, kind)))


if __name__ == "__main__":
    main()
