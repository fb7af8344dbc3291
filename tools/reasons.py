"""How often what a hint says comes true: `python tools/reasons.py --positions 300`.

Games are played by the tree search. At some turns it is asked for advice, and then plays on, so
that what the advice says about cards to come can be seen; what it says about chances is asked of a
search that is several times as long. The table goes into docs/bots.md.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import century
from century.analysis import Advice
from century.analysis.arguments import CLAIMED
from century.bots import Mcts
from century.game.game import Game
from century.game.phrase import Phrase

ADVICE = 4000  # simulations of an advice
PLAYING = 400  # of a decision of the players
JUDGING = 16_000  # of the search that an advice is compared with
FAR = 6  # own turns until a card that is worked towards is there
NEAR = 0.03  # chances that are about as good


class Verdict(NamedTuple):
    """A reason, and whether it turned out to be true."""

    message: str
    true: bool


def positions(mode: str, count: int, seed: int) -> Iterator[Game]:
    """Turns of games between players that search."""
    dice = random.Random(seed)
    while count:
        game = century.new(
            mode, dice.choice(century.modes()[mode]["players"]), dice.getrandbits(32)
        )
        players = [
            Mcts(simulations=PLAYING, seed=dice.getrandbits(32)) for _ in range(game.players)
        ]
        while not game.over and count:
            if game.decision == "turn" and dice.random() < 0.06:
                yield game.copy()
                count -= 1
            game.play(players[int(game.seat or 0)].choose(game))


def taken(game: Game, seat: int) -> list[str]:
    belongings = game.view()["seats"][seat]
    return [card for pile in CLAIMED for card in belongings.get(pile, [])]


def verdicts(game: Game, seed: int) -> Iterator[Verdict]:
    """The reasons of an advice, each with what came of it."""
    advice = century.advise(game, simulations=ADVICE, seed=seed)
    came = after(game, advice, seed)
    judged = {
        option.token: option.chances[advice.seat]
        for option in century.advise(game, simulations=JUDGING, seed=seed + 1).options
    }
    for reason in advice.reasons:
        if "card" in reason.facts:
            yield Verdict(reason.message, came_true(reason, advice.seat, came))
        elif (chances := judged.get(str(reason.facts["action"]))) is not None:
            lead = judged.get(advice.best.token, 0.0) - chances
            is_close = abs(lead) <= NEAR
            true = {"why-close": is_close, "why-better": lead > 0}.get(reason.message, lead > -NEAR)
            yield Verdict(reason.message, true)


def after(game: Game, advice: Advice, seed: int) -> list[tuple[int, int, str]]:
    """The cards that are taken once the plan is carried out: when, by whom, which."""
    game, turns = game.copy(), 0
    players = [Mcts(simulations=PLAYING, seed=seed + seat) for seat in range(game.players)]
    plan, came = list(advice.best.turn), []
    while not game.over and turns <= FAR:
        seat = int(game.seat or 0)
        known = [taken(game, other) for other in range(game.players)]
        game.play(plan.pop(0) if plan else players[seat].choose(game))
        for other in range(game.players):
            came += [
                (turns, other, card) for card in taken(game, other) if card not in known[other]
            ]
        if not game.over and game.decision == "turn" and game.seat == advice.seat:
            turns += 1
    return came


def came_true(reason: Phrase, seat: int, came: list[tuple[int, int, str]]) -> bool:
    card = reason.facts["card"]
    who = int(str(reason.facts["seat"])) if reason.message == "why-rival" else seat
    by = {"why-now": 0, "why-rival": 0}.get(reason.message, reason.facts.get("turns", FAR))
    return any(turn <= int(str(by)) and (who, card) == (other, one) for turn, other, one in came)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="300 by default")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    said: Counter[str] = Counter()
    true: Counter[str] = Counter()
    modes = list(century.modes())
    for number, mode in enumerate(modes):
        share = args.positions // len(modes) + (number < args.positions % len(modes))
        for i, game in enumerate(positions(mode, share, args.seed + number)):
            for verdict in verdicts(game, args.seed + i):
                said[verdict.message] += 1
                true[verdict.message] += verdict.true
    print("| reason | said | true |\n|---|---|---|")
    for message in sorted(said):
        print(f"| `{message}` | {said[message]} | {true[message] / said[message]:.0%} |")


if __name__ == "__main__":
    main()
