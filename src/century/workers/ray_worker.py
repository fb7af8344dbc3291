"""An actor of Ray that is asked one thing after the other, and replaced when it is gone."""

import time
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from century.workers.cluster import NoCluster, join
from century.workers.worker import Died, Failed, Hung, Stopped

import ray  # isort: skip - `cluster` sets it up
from ray.exceptions import RayActorError, RayError, RayTaskError  # isort: skip

LOOK_SECONDS = 0.2  # how often a waiting thread sees that it shall stop

T = TypeVar("T")

_joining = Lock()
_members: "set[RayWorker]" = set()  # of this process; the last to leave leaves the cluster


class Actor:
    """What runs there; what it keeps in memory stays from call to call."""

    def carry_out(self, call: Callable[[], Any]) -> Any:
        return call()


class RayWorker:
    """As `Worker`, on whichever machine of a cluster has a core to spare."""

    def __init__(
        self, address: str, cores: int | None, setup: Callable[[], object], setup_seconds: float
    ) -> None:
        self._address = address
        self._cores = cores
        self._setup = setup
        self._setup_seconds = setup_seconds
        self._actor: Any = None
        self._stopped = False

    def prepare(self) -> None:
        """Have an actor that is set up."""
        if self._actor is None:
            self._join()
            self._actor = ray.remote(num_cpus=1)(Actor).remote()
            self._call(self._setup, self._setup_seconds)

    def ask(self, call: Callable[[], T], seconds: float) -> T:
        """What the call returns. Raises NoAnswer."""
        self.prepare()
        answer: T = self._call(call, seconds)
        return answer

    def stop(self) -> None:
        """Whoever waits for it hears so at once."""
        self._stopped = True

    def close(self) -> None:
        self._bury()
        with _joining:
            _members.discard(self)
            if not _members:
                ray.shutdown()

    def _join(self) -> None:
        with _joining:
            if self._stopped:
                raise Stopped("the worker stops")
            if not ray.is_initialized():
                try:
                    join(self._address, self._cores)
                except NoCluster as error:
                    raise Died(f"ray {self._address}: {error}") from None
            _members.add(self)

    def _bury(self) -> None:
        actor, self._actor = self._actor, None
        if actor is not None and ray.is_initialized():
            ray.kill(actor)

    def _call(self, call: Callable[[], Any], seconds: float) -> Any:
        until = time.monotonic() + seconds
        try:
            asked = self._actor.carry_out.remote(call)
            while not ray.wait([asked], timeout=LOOK_SECONDS)[0]:
                if self._stopped:
                    raise Stopped("the worker stops")
                if time.monotonic() > until:
                    self._bury()
                    raise Hung(f"no answer within {seconds:g} seconds")
            return ray.get(asked)
        except RayActorError:
            self._bury()
            raise Died("the actor has died") from None
        except RayTaskError as error:
            raise Failed(f"{type(error.cause).__name__}: {error.cause}") from None
        except RayError as error:
            self._bury()
            raise Died(str(error).strip().splitlines()[-1]) from None
