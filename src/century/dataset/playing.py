"""One game of a dataset, decision by decision."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import century
from century.bots import Bot, Mcts
from century.bots.entrant import read_entrant
from century.dataset.plan import Plan


class Thought(NamedTuple):
    """What a bot did, and what its search thought: the seat that decides comes first."""

    token: str
    shares: list[float]  # of the search, for every legal action; empty where nothing is known
    values: list[float]  # by seat; empty where nothing is known


class Decision(NamedTuple):
    """A position in which somebody decided, and the decision."""

    before: century.Game
    thought: Thought


def play(plan: Plan, number: int) -> tuple[list[Decision], century.Game]:
    """All decisions of a game, and its end."""
    game = plan.new_game(number)
    seeds = [plan.bot_seed(number, seat) for seat in range(plan.players)]
    bots = [read_entrant(name).make(seed) for name, seed in zip(plan.bots, seeds, strict=True)]
    dice = [Random(seed) for seed in seeds]
    decisions = []
    while game.seat is not None:
        seat = game.seat
        deal = game.redeal(dice[seat].getrandbits(48))
        drawn = dice[seat].random() if len(game.history) < plan.draws else None
        thought = think(bots[seat], deal, drawn)
        decisions.append(Decision(game.copy(), thought))
        game.play(thought.token)
    return decisions, game


def think(bot: Bot, game: century.Game, drawn: float | None) -> Thought:
    """What a bot does; a search is also asked why, and its choice may be drawn by its shares."""
    legal = game.actions()
    if not isinstance(bot, Mcts):
        return Thought(bot.choose(game), [], [])
    known, values = bot.opinion(game)
    shares = [known[token] for token in legal]
    seat = game.seat or 0
    token = next(iter(known)) if drawn is None else legal[_pick(shares, drawn)]
    return Thought(token, shares, values[seat:] + values[:seat])


def _pick(shares: Sequence[float], drawn: float) -> int:
    """The place that a number from 0 to 1 falls on."""
    left = drawn * sum(shares)
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return max(range(len(shares)), key=shares.__getitem__)
