"""Joining a cluster of Ray; whether Ray itself works is tested where it is used."""

from typing import Any

import pytest

from century.workers import cluster

BUSY = "The current node timed out during startup."


class Slow:
    """Ray on a machine that is too busy for it to start at once."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls: list[str] = []

    def init(self, address: str, **_: Any) -> None:
        self.calls.append(address)
        if self.calls.count(address) <= self.failures:
            raise Exception(BUSY)  # as Ray does, without a kind of its own

    def shutdown(self) -> None:
        self.calls.append("shutdown")


def test_a_cluster_that_did_not_start_in_time_is_begun_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(failures=2)
    monkeypatch.setattr(cluster, "ray", slow)
    cluster.join(cluster.LOCAL, 1)
    assert slow.calls == ["local", "shutdown", "local", "shutdown", "local"]


def test_one_that_never_starts_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(failures=cluster.STARTS)
    monkeypatch.setattr(cluster, "ray", slow)
    with pytest.raises(cluster.NoCluster, match=f"^cannot connect: {BUSY}$"):
        cluster.join(cluster.LOCAL, 1)
    assert slow.calls.count("local") == cluster.STARTS
