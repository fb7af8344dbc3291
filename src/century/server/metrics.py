"""Numbers for those who run the server, in the format of Prometheus."""

from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

if TYPE_CHECKING:
    from century.server.server import Server

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

    def watch(self, server: "Server") -> None:
        """Numbers that are looked up when somebody asks."""
        looked_up: dict[str, tuple[str, Any]] = {
            "connections": ("open WebSockets", lambda: server.connections.total()),
            "rooms": ("games that somebody watches", lambda: len(server.hub.rooms)),
            "tables": ("games in memory", lambda: len(server.tables)),
            "resume_seconds": ("reading the running games", lambda: server.resume_seconds),
            "bots_thinking": ("games in which a bot decides", lambda: len(server.bots)),
            "bot_fallbacks": ("turns that no bot answered", lambda: server.bots.fallbacks),
        }
        for name, (about, look) in looked_up.items():
            Gauge(f"century_{name}", about, registry=self.registry).set_function(look)
