"""Numbers for those who run the server, in the format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """What is counted; every server has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
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

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"century_{name}", about, labels, registry=self.registry)

    def gauge(self, name: str, about: str, look: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"century_{name}", about, registry=self.registry).set_function(look)
