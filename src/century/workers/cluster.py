"""A cluster of Ray, joined without a word."""

import logging
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

KEPT_TOKEN = Path.home() / ".ray" / "auth_token"


def has_token() -> bool:
    """Whether this machine may know the secret of a cluster, in one of the places Ray names."""
    named = "RAY_AUTH_TOKEN" in os.environ or "RAY_AUTH_TOKEN_PATH" in os.environ
    return named or KEPT_TOKEN.exists()


os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # asks nobody, tells nobody
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # spares a warning about GPUs
if has_token() and "ray" not in sys.modules:  # once imported, Ray would tell only its children
    # All of Ray shows it then, only its client (ray://) does not, and is left without an answer.
    os.environ.setdefault("RAY_AUTH_MODE", "token")

import ray  # noqa: E402 - reads the variables above

LOCAL = "local"
KNOCKING = 10.0  # seconds
STARTS = 4
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
OBJECT_STORE = 100 * 2**20  # results are small, and Ray would take a third of the memory


class NoCluster(Exception):  # noqa: N818 - it is an answer, not an error
    """Nobody is there, or somebody else; in one line."""


def join(address: str, cores: int | None) -> None:
    """Join a cluster, or begin one on this machine with so many cores."""
    main = threading.current_thread() is threading.main_thread()
    polite_end = signal.getsignal(signal.SIGTERM)
    try:
        if address == LOCAL:
            _begin(cores)
        else:
            knock(address)
            ray.init(address, **QUIET)
    except Exception as error:  # of any kind: Ray raises bare ones too
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise NoCluster(f"cannot connect: {reason}") from None
    if main:
        signal.signal(signal.SIGTERM, polite_end)  # Ray puts one of its own in its place


def _begin(cores: int | None) -> None:
    """On a busy machine Ray may give up after half a minute, before its processes have started."""
    for tries_left in reversed(range(STARTS)):
        try:
            ray.init(
                LOCAL,
                num_cpus=cores,
                object_store_memory=OBJECT_STORE,
                include_dashboard=False,
                **QUIET,
            )
            return
        except Exception:
            ray.shutdown()
            if not tries_left:
                raise


def knock(address: str) -> None:
    """Where nobody listens, Ray would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()
