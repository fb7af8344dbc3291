"""How true the chances are that a search tells: `python tools/calibration.py --games 300`.

`mcts` plays against itself, with as many players as a mode has in turn. At some of the turns it is
asked how likely every seat is to win, and in the end it is known who did. What was asked is kept in
`build/calibration`, and the same command goes on. The table goes into docs/bots.md, the drawings
into docs/bots.
"""

import argparse
import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import century
from century.bots import Mcts, ask

FOLDER = Path("build/calibration")
SHARE = 0.25  # of the turns are asked about
BINS = 10
SIZE, MARGIN = 320, 44


class Told(NamedTuple):
    """A chance to win, as it was told in a game, and what came of it."""

    game: int
    rounds: int  # that the game lasted
    chance: float
    won: bool


class Bin(NamedTuple):
    """The chances of one tenth."""

    number: int
    told: float
    won: float


def play(mode: str, number: int, simulations: int) -> Iterator[Told]:
    """One game, from its number."""
    dice = Random(f"{mode} {number}")
    players = century.modes()[mode]["players"]
    game = century.new(mode, players[number % len(players)], dice.getrandbits(48))
    seats = [Mcts(simulations=simulations, seed=dice.getrandbits(48)) for _ in range(game.players)]
    judge = Mcts(simulations=simulations, seed=dice.getrandbits(48))
    told = []
    while game.seat is not None:
        if game.decision == "turn" and dice.random() < SHARE:
            best = judge.expectations(game.redeal(dice.getrandbits(48)), 1)[0]
            told += list(enumerate(best.chances))
        game.play(ask(seats[game.seat], game, dice.getrandbits(48)))
    for seat, chance in told:
        yield Told(number, game.round, chance, seat == game.winner)


def read(path: Path) -> list[Told]:
    if not path.exists():
        return []
    with path.open(newline="") as file:
        return [Told(int(g), int(r), float(c), w == "1") for g, r, c, w in csv.reader(file)]


def collect(mode: str, games: int, simulations: int) -> list[Told]:
    """What is known already, and as many games as are missing."""
    path = FOLDER / f"{mode}-{simulations}.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    told = read(path)
    begun = max((one.game for one in told), default=-1) + 1
    for number in range(begun, games):
        new = list(play(mode, number, simulations))
        with path.open("a", newline="") as file:
            csv.writer(file).writerows((*one[:3], int(one.won)) for one in new)
        told += new
    return told


def bins(told: Iterable[Told]) -> list[Bin]:
    """What was told and what came, by tenths of what was told."""
    tenths: list[list[Told]] = [[] for _ in range(BINS)]
    for one in told:
        tenths[min(BINS - 1, int(one.chance * BINS))].append(one)
    return [
        Bin(
            len(tenth),
            sum(one.chance for one in tenth) / len(tenth),
            sum(one.won for one in tenth) / len(tenth),
        )
        for tenth in tenths
        if tenth
    ]


def error(tenths: list[Bin]) -> float:
    """How far what was told lies from what came, on average over all that was told."""
    whole = sum(tenth.number for tenth in tenths)
    return sum(tenth.number * abs(tenth.told - tenth.won) for tenth in tenths) / max(1, whole)


def spread(told: list[Told], draws: int = 200) -> tuple[float, float]:
    """Where the error lies in 95 of 100 drawings of as many games from these."""
    games: dict[int, list[Told]] = {}
    for one in told:
        games.setdefault(one.game, []).append(one)
    dice, errors = Random(0), []
    for _ in range(draws):
        drawn = dice.choices(list(games.values()), k=len(games))
        errors.append(error(bins(one for game in drawn for one in game)))
    errors.sort()
    return errors[draws * 25 // 1000], errors[draws * 975 // 1000]


def row(mode: str, told: list[Told]) -> str:
    lengths = {one.game: one.rounds for one in told}
    low, high = spread(told)
    mean = sum(lengths.values()) / len(lengths)
    return (
        f"| {mode} | {len(lengths)} | {len(told):,} | {100 * error(bins(told)):.1f}"
        f" ({100 * low:.1f} to {100 * high:.1f}) | {mean:.1f} | {max(lengths.values())} |"
    )


def draw(mode: str, tenths: list[Bin]) -> str:
    """What came over what was told; a dot is the larger the more often it was told."""
    whole = sum(tenth.number for tenth in tenths)

    def at(share: float) -> float:
        return round(MARGIN + (SIZE - 2 * MARGIN) * share, 1)

    title = f"Chances told and games won in {mode}"
    low, high = at(0), at(1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"'
        ' font-family="system-ui, sans-serif" font-size="12" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fffaf0"/>',
        f'<text x="{SIZE / 2}" y="24" text-anchor="middle" font-weight="bold">{mode}</text>',
        f'<path d="M{low} {high}L{high} {low}" stroke="#8a8073" stroke-dasharray="4 4"/>',
        f'<path d="M{low} {low}V{high}H{high}" transform="matrix(1 0 0 -1 0 {SIZE})" fill="none"'
        ' stroke="#5a5147"/>',
        f'<text x="{SIZE / 2}" y="{SIZE - 8}" text-anchor="middle" fill="#5a5147">told, %</text>',
        f'<text x="14" y="{SIZE / 2}" text-anchor="middle" fill="#5a5147"'
        f' transform="rotate(-90 14 {SIZE / 2})">won, %</text>',
    ]
    for tick in (0, 50, 100):
        x, y = at(tick / 100), SIZE - at(tick / 100)
        lines.append(f'<text x="{x}" y="{high + 16}" text-anchor="middle">{tick}</text>')
        lines.append(f'<text x="{low - 6}" y="{y + 4}" text-anchor="end">{tick}</text>')
    for tenth in tenths:
        radius = round(2 + 12 * (tenth.number / whole) ** 0.5, 1)
        x, y = at(tenth.told), round(SIZE - at(tenth.won), 1)
        lines.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#2f5ab0" opacity="0.8"/>')
    return "\n".join([*lines, "</svg>", ""])


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--modes", nargs="+", default=list(century.modes()))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=100, help="of a turn")
    parser.add_argument("--drawings", type=Path, help="the folder that they go into")
    args = parser.parse_args(argv)
    print("| mode | games | told | error, points | rounds | at most |\n|---|---|---|---|---|---|")
    for mode in args.modes:
        told = collect(mode, args.games, args.simulations)
        print(row(mode, told), flush=True)
        if args.drawings:
            args.drawings.mkdir(parents=True, exist_ok=True)
            (args.drawings / f"calibration-{mode}.svg").write_text(draw(mode, bins(told)))


if __name__ == "__main__":
    main()
