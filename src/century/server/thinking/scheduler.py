"""Who is thought for next, and for how long: fair among people, and nobody waits for long.

Thoughts wait by person, not by game. The next one belongs to whoever has had the least of the
workers' time lately (start-time fair queueing), so that a person with a hundred games delays
another no more than a person with one. Quick thoughts come before long ones. Long ones are made
shorter when many people wait: everybody who waits now is to be answered within `patience`, and the
seconds of that time are shared equally among the people, whatever each of them has asked for.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Kind = Literal["turn", "hint"]

QUICK_SECONDS = 0.05  # what takes no longer never waits for what does
LEAST_SECONDS = 0.05  # below that a search is hardly better than none
NOTICEABLE = 0.5  # seconds of waiting that people are told of
AGAIN_SECONDS = 1.0  # what a thought may take longer that has to be begun again
MAX_REMEMBERED = 10_000  # people
LEARNING = 0.1  # weight of the newest thought in what is known of the cost beside thinking


@dataclass(eq=False)
class Thought:
    """Something to think about, for people who wait for it."""

    kind: Kind
    people: tuple[str, ...]  # anybody of them; a thought counts for who has had the least
    wanted: float  # seconds
    quick: bool
    work: Any = None  # what a worker is to do with the seconds that it is given
    limit: float = 60.0  # seconds until the worker is given up
    home: object = None  # the worker that knows the game
    begun: float | None = None  # when a worker first took it
    seconds: float = 0.0  # that it was given
    is_lost: bool = False  # its worker is gone

    @property
    def is_begun(self) -> bool:
        return self.begun is not None

    @property
    def is_shrunken(self) -> bool:
        return self.seconds < 0.99 * self.wanted


class Forecast(NamedTuple):
    """What somebody who waits may be told."""

    wait: float  # seconds until it is begun, at most about
    seconds: float  # of thinking
    busy: bool


class Ledger:
    """What each person has had of the workers' time, on a clock that runs with the work."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._clock = 0.0

    def used(self, person: str) -> float:
        return max(self._clock, self._used.get(person, 0.0))

    def payer(self, people: Iterable[str]) -> str:
        """Who of them has had the least."""
        return min(people, key=self.used)

    def charge(self, person: str, seconds: float) -> None:
        """Who was away begins where the others are, with nothing saved up."""
        self._clock = self.used(person)
        self._used[person] = self._clock + seconds
        if len(self._used) > MAX_REMEMBERED:
            self._used = {one: at for one, at in self._used.items() if at > self._clock}

    def settle(self) -> None:
        """Nobody waits: all begin anew."""
        self._used.clear()


class Scheduler:
    """What waits; `workers` think about anything, besides those that are kept for what is quick."""

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self._patience = patience
        self._waiting: list[Thought] = []
        self._quick, self._long = Ledger(), Ledger()
        self._overhead = 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    def count(self, kind: Kind, person: str | None = None) -> int:
        """How many thoughts of a kind wait, for one person or for all."""
        return sum(
            thought.kind == kind and (person is None or person in thought.people)
            for thought in self._waiting
        )

    def add(self, thought: Thought) -> None:
        """One that was begun before comes first, at whichever worker is free."""
        self._waiting.append(thought)

    def remove(self, thought: Thought) -> None:
        """Nobody waits for it any more."""
        if thought in self._waiting:
            self._waiting.remove(thought)

    def take(self, now: float, only_quick: bool = False) -> Thought | None:
        """What a worker that is free thinks about next, its seconds set."""
        able = [one for one in self._waiting if not only_quick or one.quick or one.is_lost]
        if not able:
            return None
        thought = min(able, key=self._place)
        thought.seconds = self._seconds(thought, now)
        self._waiting.remove(thought)
        ledger = self._ledger(thought)
        ledger.charge(ledger.payer(thought.people), thought.seconds + self._overhead)
        if not any(one.quick == thought.quick for one in self._waiting):
            ledger.settle()
        if thought.begun is None:
            thought.begun = now
        return thought

    def done(self, thought: Thought, spent: float) -> None:
        """A worker has answered: what it took beside thinking is known from now on."""
        if not thought.quick:
            beside = max(0.0, spent - thought.seconds)
            self._overhead += LEARNING * (beside - self._overhead)

    def forecast(self, people: tuple[str, ...], wanted: float, quick: bool) -> Forecast:
        """For a thought that is still to come or waits already; not for one that is begun."""
        if quick:
            return Forecast(0.0, wanted, busy=False)
        waiting = self._payers()
        waiting.pop(self._long.payer(people), None)
        share = wanted if len(waiting) < self.workers else self._share(len(waiting) + 1)
        ahead = sum(min(sum(one.wanted for one in own), share) for own in waiting.values())
        wait = min(self._patience, ahead / self.workers)
        seconds = max(LEAST_SECONDS, min(wanted, share))
        return Forecast(wait, seconds, wait > NOTICEABLE or seconds < 0.99 * wanted)

    def _ledger(self, thought: Thought) -> Ledger:
        return self._quick if thought.quick else self._long

    def _place(self, thought: Thought) -> tuple[bool, bool, float]:
        ledger = self._ledger(thought)
        used = ledger.used(ledger.payer(thought.people))
        return (not thought.is_begun, not thought.quick, used)

    def _seconds(self, thought: Thought, now: float) -> float:
        if thought.quick:
            return thought.wanted
        if thought.begun is not None:  # again: in what is left of its time
            left = thought.begun + thought.seconds + AGAIN_SECONDS - now
            return max(LEAST_SECONDS, min(thought.seconds, left))
        payers = self._payers()
        own = payers[self._long.payer(thought.people)]
        if len(own) == 1 and len(payers) <= self.workers:  # nobody waits for it
            return thought.wanted
        return max(LEAST_SECONDS, min(thought.wanted, self._share(len(payers)) / len(own)))

    def _share(self, people: int) -> float:
        """What each of so many people may be thought for, so that all are served in time."""
        return self._patience * self.workers / people - self._overhead

    def _payers(self) -> dict[str, list[Thought]]:
        """The people who wait for something long, each with what it is."""
        payers: dict[str, list[Thought]] = {}
        for thought in self._waiting:
            if not thought.quick:
                payers.setdefault(self._long.payer(thought.people), []).append(thought)
        return payers
