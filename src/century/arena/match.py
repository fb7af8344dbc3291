"""One game of a tournament, from the deal to the result."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypedDict, cast

from century.arena.entrants import make_entrant
from century.arena.other_python import OtherBot
from century.arena.tournament import SEED_BYTES, Key, Tournament
from century.bots import Bot
from century.bots.fallback import CRASH, HUNG, Choice, Fault, fair_choice, fallback
from century.errors import CenturyError
from century.game.game import Game

PATIENCE = 2  # times the limit of a decision: who has not answered then has hung

Stops = Mapping[int, tuple[int, str]]  # seat: from which decision on it is not asked, and why


class FaultAt(TypedDict):
    """What a bot did wrong, and when."""

    seat: int
    round: int
    decision: int
    kind: str
    detail: str


class Result(TypedDict):
    """One game, as it is kept."""

    game: list[int]
    seats: list[str]
    seed: int | None
    options: dict[str, Any]
    winner: int
    scores: list[dict[str, int]]
    rounds: int
    by_limit: bool
    decisions: list[int]
    faults: list[FaultAt]
    seconds: list[float]
    record: str


class Unmade:
    """Stands in for a bot that could not be made for this game: every decision is a fault."""

    def __init__(self, error: CenturyError) -> None:
        self._error = error

    def choose(self, game: Game) -> str:
        raise self._error


def make_bot(tournament: Tournament, name: str, seed: int, patience: float) -> Bot:
    """The bot for one game; one of another interpreter has hung after `patience` seconds."""
    try:
        return make_entrant(name, seed, patience, tournament.box)
    except CenturyError as error:
        return Unmade(error)


def close_bots(bots: Iterable[Bot]) -> None:
    """Let the processes of other interpreters play other games."""
    for bot in bots:
        if isinstance(bot, OtherBot):
            bot.close()


class Tally:
    """What the seats of a game took, and what they did wrong."""

    def __init__(self, players: int) -> None:
        self.seconds = [0.0] * players
        self.decisions = [0] * players
        self.faults: list[FaultAt] = []

    def add(self, game: Game, number: int, choice: Choice) -> None:
        """A decision of the game, by its number, before it is carried out."""
        seat = game.seat
        assert seat is not None
        self.seconds[seat] += choice.seconds
        self.decisions[seat] += 1
        if choice.fault:
            kind, detail = choice.fault
            where: FaultAt = {
                "seat": seat,
                "round": game.round,
                "decision": number,
                "kind": kind,
                "detail": detail,
            }
            self.faults.append(where)


def play_match(
    tournament: Tournament,
    key: Key,
    stops: Stops,
    asking: Callable[[int, int], None] = lambda seat, number: None,
) -> Result:
    """Play a game; `asking` is told seat and number of each decision before its bot is asked.

    A seat in `stops` has hung or crashed at that decision, in an earlier attempt at this game: from
    there on the fallback plays for it.
    """
    game = tournament.new_game(key)
    seats = tournament.seats(key)
    seeds = [tournament.bot_seed(key, seat) for seat in range(game.players)]
    patience = PATIENCE * tournament.limit
    bots = [
        make_bot(tournament, name, seed, patience) for name, seed in zip(seats, seeds, strict=True)
    ]
    dice = [Random(seed) for seed in seeds]
    tally = Tally(game.players)
    stops = dict(stops)
    number = 0
    while game.seat is not None:
        seat, seed = game.seat, dice[game.seat].getrandbits(SEED_BYTES * 8)
        at, kind = stops.get(seat, (None, ""))
        if at is not None and number >= at:
            stop = Fault(kind, "the fallback plays on to the end") if number == at else None
            choice = Choice(fallback(game, seed), 0.0, stop)
        else:
            asking(seat, number)
            choice = fair_choice(bots[seat], game, seed, tournament.limit)
        if choice.fault and choice.fault.kind in (HUNG, CRASH):
            stops[seat] = (number, choice.fault.kind)
        tally.add(game, number, choice)
        game.play(choice.token)
        number += 1
    close_bots(bots)
    return result_of(key, seats, game, tally)


def result_of(key: Key, seats: Sequence[str], game: Game, tally: Tally) -> Result:
    assert game.winner is not None
    return {
        "game": list(key),
        "seats": list(seats),
        "seed": game.seed,
        "options": dict(game.options),
        "winner": game.winner,
        "scores": [cast(dict[str, int], score) for score in game.scores()],
        "rounds": game.round,
        "by_limit": not game.view()["ending"],
        "decisions": tally.decisions,
        "faults": tally.faults,
        "seconds": [round(spent, 4) for spent in tally.seconds],
        "record": game.record(),
    }
