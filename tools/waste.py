"""How often a search throws cubes away late in a game: `python tools/waste.py --positions 2000`.

Positions come from games of `greedy` in which somebody can pay for a point card; they are told to
be so many rounds later than they are. Cubes are thrown away by a turn that gains nothing that lasts
(points, settlers, posts, tiles) and leaves the seat with cubes worth three upgrades less than
before: such as one that pays for a merchant card in the middle of the row. The table goes into
docs/bots.md.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import century
from century.bots import Mcts, ask
from century.game.game import Game

THROWN = 3  # upgrades
LATE = 8  # rounds after the end of a usual game
SHARE = 0.5  # of the turns with a card to claim
WORTH = {"Y": 1, "R": 2, "G": 3, "B": 4}  # upgrades, counted from no cube


class Count(NamedTuple):
    """What became of some positions."""

    positions: int
    claims: int
    wasted: list[str]  # the first action of each turn that threw cubes away


def positions(mode: str, number: int, seed: int) -> Iterator[Game]:
    """Turns in which a point card could be claimed."""
    dice = Random(f"{mode} {seed}")
    while number:
        players = dice.choice(century.modes()[mode]["players"])
        game = century.new(mode, players, dice.getrandbits(48))
        seats = [century.bot("greedy", seed=dice.getrandbits(48)) for _ in range(players)]
        while game.seat is not None and number:
            if game.decision == "turn" and dice.random() < SHARE and can_claim(game):
                yield game.copy()
                number -= 1
            game.play(ask(seats[game.seat], game, dice.getrandbits(48)))


def can_claim(game: Game) -> bool:
    """Whether one action takes a point card."""
    seat = int(game.seat or 0)
    before = int(game.state.taken_count[seat])
    for token in game.actions():
        after = game.copy()
        after.play(token)
        if int(after.state.taken_count[seat]) > before:
            return True
    return False


def made_late(game: Game) -> Game:
    """The same position in a game that has lasted longer than usual."""
    game = game.copy()
    game.state.rounds = max(int(game.state.rounds), game.ruleset.mode.usual_rounds + LATE)
    return game


def worth(game: Game, seat: int) -> tuple[int, int]:
    """The cubes of a seat in upgrades, and what it has that lasts."""
    own = game.view()["seats"][seat]
    score = game.scores()[seat]
    lasting = score["total"] - score["cubes"] - own.get("reserve", 0)
    lasting += len(own.get("bonus", [])) + len(own.get("explored", []))
    return sum(WORTH[cube] for cube in own["cubes"]), lasting


def count(mode: str, number: int, simulations: int, seed: int) -> Count:
    """Let a search play one turn from each position."""
    claims, wasted = 0, []
    for begun in positions(mode, number, seed):
        game, seat = made_late(begun), int(begun.seat or 0)
        cubes, lasting = worth(game, seat)
        player = Mcts(simulations=simulations, seed=seed)
        token = first = player.choose(game)
        game.play(token)
        while not game.over and game.seat == seat and game.decision != "turn":
            game.play(player.choose(game))
        left, lasts = worth(game, seat)
        claims += int(game.state.taken_count[seat]) > int(begun.state.taken_count[seat])
        if cubes - left >= THROWN and lasts <= lasting:
            wasted.append(first)
    return Count(number, claims, wasted)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--modes", nargs="+", default=list(century.modes()))
    parser.add_argument("--positions", type=int, default=2000, help="of each mode")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    print("| mode | late positions | a card is claimed | cubes are thrown away |")
    print("|---|---|---|---|")
    for mode in args.modes:
        found = count(mode, args.positions, args.simulations, args.seed)
        row = f"| {mode} | {found.positions:,} | {found.claims:,} | {len(found.wasted)} |"
        print(row, flush=True)


if __name__ == "__main__":
    main()
