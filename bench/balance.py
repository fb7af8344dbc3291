"""Tables of a balance report from files of the arena: `python bench/balance.py FILE ...`."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from statistics import fmean, median

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


def read(path: Path, box: list[Path]) -> tuple[str, str, list[Result], list[Usage]]:
    """Mode, who played, the games, and what was used in them."""
    header, games = read_results(path)
    results = in_order(games)
    if not results:
        raise CenturyError(f"{path}: no games yet")
    bots = " ".join(dict.fromkeys(results[0]["seats"]))
    try:
        usages = [usage_of(result["record"], box or None) for result in results]
    except InvalidRecord as error:
        raise CenturyError(f"{path}: played with another box? {error}") from None
    return header["mode"], bots, results, usages


def main(paths: list[Path], box: list[Path]) -> None:
    played: dict[str, dict[str, tuple[list[Result], list[Usage]]]] = {}
    files = [read(path, box) for path in paths]
    scores = [score for _, _, results, _ in files for score in results[0]["scores"]]
    categories = [name for name in dict.fromkeys(chain(*scores)) if name != "total"]
    rows = []
    for mode, bots, results, usages in files:
        all_results, all_usages = played.setdefault(mode, {}).setdefault(bots, ([], []))
        all_results += results
        all_usages += usages
        rows.append([mode, bots, len(results[0]["seats"]), *overview(results, categories)])
    head = ["mode", "bot", "players", "games", "rounds", "wins by seat", "total", *categories]
    print("\n".join(table(head, rows)))
    for mode, by_bots in played.items():
        print(f"### {century.modes()[mode]['title']}\n")
        used = {bots: popularity(*games) for bots, games in by_bots.items()}
        for kind in (LOCATIONS, POINTS):
            shares = {
                bots: {row.id: row for row in found.get(kind, [])} for bots, found in used.items()
            }
            lines = []
            for thing in sorted(set().union(*shares.values())):
                line: list[object] = [f"`{thing}`"]
                for own in shares.values():
                    row = own.get(thing)
                    line += [row.games, percent(row.used, row.games)] if row else ["", ""]
                lines.append(line)
            columns = [x for bots in shares for x in (f"{bots}: games", "used")]
            print("\n".join(table([kind, *columns], lines)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument(
        "--box", action="append", default=[], type=Path, help="the box file that was played with"
    )
    given = parser.parse_args()
    try:
        main(given.files, given.box)
    except CenturyError as error:
        sys.exit(f"balance.py: {error}")
