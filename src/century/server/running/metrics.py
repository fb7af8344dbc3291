"""Numbers for those who run the server, in the format of Prometheus."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from century.server.gauges import Gauges

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where several processes count together
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """What is counted; every server has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.gauges = Gauges(self.registry)
        self.requests = self._counter("requests", "HTTP requests", "method", "status")
        self.messages = self._counter("messages", "WebSocket messages", "type")
        self.refusals = self._counter("refusals", "refused requests and messages", "code")
        self.changes = self._counter("changes", "changes of games that were stored", "kind")
        self.seconds = Histogram(
            "century_action_seconds",
            "from the arrival of a message to its acknowledgement",
            buckets=SECONDS,
            registry=self.registry,
        )
        _forget_dead()

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"century_{name}", about, labels, registry=self.registry)

    def text(self) -> bytes:
        """Of this process, or of all that count together."""
        self.gauges.look()
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _forget_dead() -> None:
    """What processes that are gone had open does not count any more."""
    if SHARED not in os.environ:
        return
    for file in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
        process = file.stem.rpartition("_")[2]
        if process.isdecimal() and not _is_alive(int(process)):
            mark_process_dead(int(process))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
