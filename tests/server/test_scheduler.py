"""The scheduler: fair among people, quick ones first, and shorter thoughts before long waits."""

from collections import Counter

from century.server.thinking.scheduler import LEAST_SECONDS, Scheduler, Thought

MASTER, EASY = 3.0, 0.01


def long(*people: str, wanted: float = MASTER) -> Thought:
    return Thought("turn", people, wanted, quick=False)


def quick(*people: str) -> Thought:
    return Thought("turn", people, EASY, quick=True)


class Host:
    """Workers that take as long as they were told, on a clock of their own."""

    def __init__(self, workers: int = 1, patience: float = 4.0, reserved: int = 0) -> None:
        self.scheduler = Scheduler(workers, patience)
        self.now = 0.0
        self._free_at = [0.0] * workers
        self._reserved_at = [0.0] * reserved
        self.asked: dict[Thought, float] = {}
        self.answered: dict[Thought, float] = {}

    def ask(self, *thoughts: Thought) -> None:
        for thought in thoughts:
            self.asked[thought] = self.now
            self.scheduler.add(thought)

    def run(self, until: float, beside: float = 0.0) -> list[Thought]:
        """Work until then; what was answered, in that order."""
        done: list[Thought] = []
        while self.now < until:
            for times, only_quick in ((self._reserved_at, True), (self._free_at, False)):
                for number, free_at in enumerate(times):
                    if free_at <= self.now:
                        thought = self.scheduler.take(self.now, only_quick)
                        if thought is not None:
                            times[number] = self.now + thought.seconds + beside
                            self.answered[thought] = times[number]
                            self.scheduler.done(thought, thought.seconds + beside)
                            done.append(thought)
            self.now += 0.01
        return done

    def waits(self, *thoughts: Thought) -> list[float]:
        return sorted(self.answered[one] - self.asked[one] for one in thoughts)


def test_alone_a_bot_thinks_as_long_as_it_likes() -> None:
    host = Host()
    thought = long("ada")
    host.ask(thought)
    host.run(4)
    assert thought.seconds == MASTER
    assert not thought.is_shrunken


def test_one_person_with_many_games_delays_another_by_one_thought() -> None:
    host = Host()
    games = [long("hog") for _ in range(100)]
    host.ask(*games)
    host.run(0.02)
    ada = long("ada")
    host.ask(ada)
    host.run(5)
    running = next(one for one in games if one.begun == 0)
    assert ada.begun is not None
    assert ada.begun <= running.seconds + 0.03
    assert ada.seconds >= 10 * games[-1].seconds  # and it is not the one whose bots think less


def test_time_is_shared_by_people_and_not_by_games() -> None:
    """Both ask again as soon as they are answered; one has nine games, the other one."""
    host = Host(patience=1.0)
    host.ask(*(long("hog") for _ in range(9)), long("ada"))
    spent: Counter[str] = Counter()
    while host.now < 60:
        for thought in host.run(host.now + 0.05):
            spent[thought.people[0]] += thought.seconds  # type: ignore[assignment]
            host.ask(long(*thought.people))
    assert 0.7 < spent["ada"] / spent["hog"] < 1.4


def test_who_comes_back_has_saved_up_nothing() -> None:
    host = Host()
    for _ in range(20):
        host.ask(long("bob"))
        host.run(host.now + 4)
    fresh, known = [long("ada") for _ in range(4)], [long("bob") for _ in range(4)]
    host.ask(*fresh, *known)
    order = [one.people[0] for one in host.run(host.now + 20)]
    assert order[:4] != ["ada"] * 4


def test_a_thought_counts_for_whoever_of_a_table_has_had_the_least() -> None:
    host = Host()
    host.ask(*(long("hog") for _ in range(5)))
    together = long("hog", "ada")
    host.ask(together)
    assert together in host.run(8)[:2]


def test_fifty_people_with_masters_are_answered_in_time() -> None:
    for workers in (1, 2, 4):
        host = Host(workers)
        thoughts = [long(f"p{n}") for n in range(50)]
        host.ask(*thoughts)
        for _ in range(40):
            for thought in host.run(host.now + 1, beside=0.02):
                host.ask(again := long(*thought.people))
                thoughts.append(again)
        waits = host.waits(*(one for one in thoughts if one in host.answered))
        assert waits[int(0.95 * len(waits))] <= 8
        assert len(waits) > 400


def test_quick_ones_do_not_wait_for_masters() -> None:
    host = Host(reserved=1)
    host.ask(*(long(f"p{n}") for n in range(500)))
    host.run(0.1)
    easy = [quick(f"q{n}") for n in range(20)]
    host.ask(*easy)
    host.run(2)
    assert host.waits(*easy)[-1] <= 0.5


def test_quick_ones_are_fair_too() -> None:
    scheduler = Scheduler(1, 4.0)
    for _ in range(50):
        scheduler.add(quick("hog"))
    for _ in range(10):
        scheduler.take(0.0)
    scheduler.add(quick("ada"))
    taken = [scheduler.take(0.0) for _ in range(2)]
    assert ("ada",) in [one.people for one in taken if one is not None]


def test_a_thought_of_a_lost_worker_comes_first_and_is_answered_soon() -> None:
    scheduler = Scheduler(1, 4.0)
    first = long("ada")
    scheduler.add(first)
    assert scheduler.take(0.0) is first
    for number in range(10):
        scheduler.add(long(f"p{number}"))
    first.is_lost = True
    scheduler.add(first)
    assert scheduler.take(2.9, only_quick=True) is first  # by the worker kept for what is quick
    assert 2.9 + first.seconds <= MASTER + 2


def test_no_thought_is_shorter_than_a_search_needs() -> None:
    scheduler = Scheduler(1, 4.0)
    for number in range(1000):
        scheduler.add(long(f"p{number}"))
    first = scheduler.take(0.0)
    assert first is not None
    assert first.seconds == LEAST_SECONDS
    assert first.is_shrunken


def test_people_are_told_what_to_expect() -> None:
    scheduler = Scheduler(1, 4.0)
    assert scheduler.forecast(("ada",), MASTER, False) == (0.0, MASTER, False)
    for number in range(7):
        scheduler.add(long(f"p{number}"))
    forecast = scheduler.forecast(("ada",), MASTER, False)
    assert forecast.busy
    assert forecast.seconds == 0.5
    assert 3 < forecast.wait <= 4
    assert not scheduler.forecast(("ada",), EASY, True).busy


def test_what_takes_time_beside_thinking_shortens_it() -> None:
    host = Host()
    for _ in range(60):
        host.ask(long("ada", wanted=0.1))
        host.run(host.now + 0.5, beside=0.3)
    host.ask(*(long(f"p{n}") for n in range(8)))
    thought = host.scheduler.take(host.now)
    assert thought is not None
    assert thought.seconds < 0.25


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    scheduler = Scheduler(1, 4.0)
    hint = Thought("hint", ("ada",), 3.0, quick=False)
    scheduler.add(hint)
    assert scheduler.count("hint") == scheduler.count("hint", "ada") == len(scheduler) == 1
    assert scheduler.count("turn") == scheduler.count("hint", "bob") == 0
    scheduler.remove(hint)
    assert scheduler.take(0.0) is None
