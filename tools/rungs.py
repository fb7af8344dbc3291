"""How even a ladder of bots is: `python tools/rungs.py --modes spice_road easy normal hard`.

Each bot sits alone among those of the rung below it, in every mode and number of players, its seat
rotated. A match ends as soon as it is clear whether the rung is as high as it should be, or after
`--games`. What is told for more than two players is what the same odds come to at a table for two:
who is r times as likely to win as each of the others wins r of r + N - 1 games, and r of r + 1.
The games lie in `build/rungs`, and the same command goes on. The table goes into docs/bots.md.
"""

import argparse
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import century
from century.arena.match import play_match
from century.arena.ratings import Interval, wilson
from century.arena.results import Results
from century.arena.tournament import Tournament, derive, digest, make_tournament

LOW, HIGH = 0.70, 0.85  # how often a rung is to beat the one below, at a table for two
FEW = 40  # games that are played in any case
FOLDER = Path("build/rungs")


class Rung(NamedTuple):
    """One bot among others of the rung below."""

    players: int
    wins: int
    games: int

    def at_two(self) -> Interval:
        """The share of wins as it would be at a table for two, with its interval of 95 %."""
        return Interval(*(at_two(share, self.players) for share in wilson(self.wins, self.games)))

    def is_clear(self, low: float, high: float) -> bool:
        """Whether the whole interval lies between these, or beside them."""
        share = self.at_two()
        inside = low <= share.low and share.high <= high
        return self.games >= FEW and (inside or share.high < low or share.low > high)


def at_two(share: float, players: int) -> float:
    """What a share of the wins at a table for more comes to against one of the others alone."""
    odds = share * (players - 1)
    return odds / (odds + 1 - share)


def climb(cup: Tournament, most: int, low: float, high: float) -> Rung:
    """Play whole turns around the table until it is clear, or so many games are played."""
    names = [str(part) for part in (cup.mode, *cup.bots, cup.seed, digest(cup.box))]
    path = FOLDER / f"{cup.mode}-{cup.players}-{derive(*names):012x}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    wins = games = 0
    with closing(Results(path, cup)) as results:
        for key in cup.keys(most):
            if key not in results.games:
                results.add(play_match(cup, key, {}))
            result = results.games[key]
            wins += result["seats"][result["winner"]] == cup.bots[0]
            games += 1
            rung = Rung(cup.players, wins, games)
            if games % cup.players == 0 and rung.is_clear(low, high):
                break
    return Rung(cup.players, wins, games)


def rungs(
    bots: list[str], modes: list[str], players: list[int], most: int, low: float, high: float
) -> Iterator[tuple[str, str, str, Rung]]:
    """Every rung of the ladder, with its mode and who plays whom."""
    for mode in modes:
        for number in century.modes()[mode]["players"]:
            if number not in players:
                continue
            for lower, upper in pairwise(bots):
                cup = make_tournament([upper, *[lower] * (number - 1)], mode, number)
                yield mode, lower, upper, climb(cup, most, low, high)


def row(mode: str, lower: str, upper: str, rung: Rung) -> str:
    share = rung.at_two()
    told = f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})".replace("%", " %")
    who = f"| {mode} | {rung.players} | `{upper}` | `{lower}`"
    return f"{who} | {rung.wins} of {rung.games} | {told} |"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("bots", nargs="*", default=["easy", "normal", "hard", "master"])
    parser.add_argument("--modes", nargs="+", default=list(century.modes()))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=200, help="of a rung, at most")
    parser.add_argument("--low", type=float, default=LOW)
    parser.add_argument("--high", type=float, default=HIGH)
    args = parser.parse_args(argv)
    print("| mode | players | one | among | wins | at a table for two |\n|---|---|---|---|---|---|")
    for mode, lower, upper, rung in rungs(
        args.bots, args.modes, args.players, args.games, args.low, args.high
    ):
        print(row(mode, lower, upper, rung), flush=True)


if __name__ == "__main__":
    main()
