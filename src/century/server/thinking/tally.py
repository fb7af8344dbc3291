"""What is counted of the thinking, for those who run the server."""

from collections.abc import Callable
from functools import partial

from prometheus_client import Counter, Histogram

from century.server.gauges import Gauges
from century.server.thinking.scheduler import Kind

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60)
KINDS: tuple[Kind, ...] = ("turn", "hint")


class Tally:
    """Turns and hints, each by what became of it."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges
        self.thoughts = Counter(
            "century_thoughts",
            "turns of bots and hints: thought, shrunken (for less than wanted), "
            "again (their worker was gone), given_up (another bot answered, or nobody), "
            "lent (a browser thought), taken_over (it did not, or thought nonsense)",
            ("kind", "outcome"),
            registry=gauges.registry,
        )
        self.waiting = self._histogram("waiting", "until a worker began")
        self.thinking = self._histogram("thinking", "from there to the answer")

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(
            f"century_{name}_seconds",
            about,
            ("kind",),
            buckets=SECONDS,
            registry=self._gauges.registry,
        )

    def gauge(self, name: str, about: str, look: Callable[[Kind], float]) -> None:
        """A number of each kind that is looked up when somebody asks."""
        self._gauges.add_each(name, about, "kind", {kind: partial(look, kind) for kind in KINDS})

    def count(self, kind: Kind, outcome: str) -> None:
        self.thoughts.labels(kind, outcome).inc()
