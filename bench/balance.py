"""Tables of a balance report from files of the arena: `python bench/balance.py FILE ...`."""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean, median

import century
from century.arena.match import Result
from century.arena.results import in_order, read_results
from century.arena.usage import LOCATIONS, POINTS, popularity, usage_of

CATEGORIES = ("cards", "bonus", "explored", "posts", "cubes")


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    head = list(head)
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(map(str, row)) + " |"
    yield ""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else ""


def overview(results: list[Result]) -> list[object]:
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
        *(percent(fmean(score.get(name, 0) for score in scores), whole) for name in CATEGORIES),
    ]


def main(paths: list[Path]) -> None:
    played: dict[str, dict[str, list[Result]]] = defaultdict(lambda: defaultdict(list))
    rows = []
    for path in paths:
        header, games = read_results(path)
        results = in_order(games)
        bot, mode = results[0]["seats"][0], header["mode"]
        played[mode][bot] += results
        rows.append([mode, bot, header["players"], *overview(results)])
    head = ["mode", "bot", "players", "games", "rounds", "wins by seat", "points", *CATEGORIES]
    print("\n".join(table(head, rows)))
    for mode, by_bot in played.items():
        print(f"### {century.modes()[mode]['title']}\n")
        used = {
            bot: popularity(results, [usage_of(result["record"]) for result in results])
            for bot, results in by_bot.items()
        }
        for kind in (LOCATIONS, POINTS):
            shares = {bot: {row.id: row for row in found[kind]} for bot, found in used.items()}
            things = sorted(set().union(*shares.values()))
            lines = []
            for thing in things:
                line: list[object] = [f"`{thing}`"]
                for own in shares.values():
                    row = own.get(thing)
                    line += [row.games, percent(row.used, row.games)] if row else ["", ""]
                lines.append(line)
            columns = [x for bot in shares for x in (f"{bot}: games", "used")]
            print("\n".join(table([kind, *columns], lines)))


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
