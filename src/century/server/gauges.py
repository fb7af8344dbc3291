"""Numbers that are looked up: when somebody asks, and now and then for the other processes."""

from collections.abc import Callable, Mapping
from typing import Literal

from prometheus_client import CollectorRegistry, Gauge

Look = Callable[[], float]
Together = Literal["livesum", "livemax"]  # what several processes make of theirs


class Gauges:
    """Of several processes that count together, each writes its own down."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self._looks: list[tuple[Gauge, Look]] = []

    def add(self, name: str, about: str, look: Look, together: Together = "livesum") -> None:
        self._looks.append((self._gauge(name, about, (), together), look))

    def add_each(self, name: str, about: str, label: str, looks: Mapping[str, Look]) -> None:
        """One for each value of a label."""
        gauge = self._gauge(name, about, (label,), "livesum")
        self._looks += [(gauge.labels(value), look) for value, look in looks.items()]

    def _gauge(self, name: str, about: str, labels: tuple[str, ...], together: Together) -> Gauge:
        return Gauge(
            f"century_{name}", about, labels, registry=self.registry, multiprocess_mode=together
        )

    def look(self) -> None:
        for gauge, look in self._looks:
            gauge.set(look())
