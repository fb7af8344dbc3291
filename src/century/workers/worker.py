"""A process that is asked one thing after the other, and replaced when it is gone."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Timer
from typing import Any, TypeVar

from century.workers.messages import FAILED, NOTE, LimitReached, read, write

# The same modules are found there, whatever has become of the path here.
START = "import sys; sys.path[:] = {path!r}; from century.workers.child import main; main()"

T = TypeVar("T")
Heard = Callable[[Any], None]


class NoAnswer(Exception):  # noqa: N818 - what a process did, no fault of ours
    """The call did not come to its end."""


class Failed(NoAnswer):
    """It raised; the process goes on."""


class Hung(NoAnswer):
    """It took longer than allowed, and the process was ended."""


class Died(NoAnswer):
    """The process has ended in it."""


class Stopped(NoAnswer):
    """The owner has stopped the worker for good."""


def _nobody(_: object) -> None:
    """Hears what a call tells where nobody wants to know."""


class Worker:
    """One process at a time; every new one carries out `setup` first, within `setup_seconds`.

    Calls are functions without arguments that can be pickled, such as `functools.partial`. What a
    process keeps in memory stays there from call to call. One thread asks; any thread may stop it.
    `stderr` is where the process writes its errors: by default where this one does.
    """

    def __init__(
        self,
        setup: Callable[[], object],
        setup_seconds: float | None = None,
        stderr: int | None = None,
    ) -> None:
        self._setup = setup
        self._setup_seconds = setup_seconds
        self._stderr = stderr
        self._process: subprocess.Popen[bytes] | None = None
        self._ready = False
        self._lock = Lock()  # between starting a process and stopping for good
        self._stopped = False

    def prepare(self, heard: Heard = _nobody) -> None:
        """Have a process that is set up; `heard` is given what the setup reports."""
        if self._process is not None and self._process.poll() is not None:
            self._bury()
        if self._process is None:
            self._start()
        if not self._ready:
            self._call(self._setup, self._setup_seconds, heard)
            self._ready = True

    def ask(self, call: Callable[[], T], seconds: float | None = None, heard: Heard = _nobody) -> T:
        """What the call returns; `heard` is given what it reports. Raises NoAnswer."""
        self.prepare()
        answer: T = self._call(call, seconds, heard)
        return answer

    def stop(self) -> None:
        """End the process for good, whatever thread is waiting for it."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """The same when no thread is waiting for it any more."""
        self.stop()
        self._bury()

    def _start(self) -> None:
        with self._lock:
            if self._stopped:
                raise Stopped("the worker stops")
            self._ready = False
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", START.format(path=sys.path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
            )

    def _bury(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(OSError):  # what it has not read
                    pipe.close()

    def _call(self, call: Callable[[], Any], seconds: float | None, heard: Heard) -> Any:
        content = pickle.dumps(call)
        assert self._process is not None
        alarm = Alarm(self._process, seconds)
        try:
            kind, answer = self._converse(self._process, content, heard)
        except LimitReached:
            self._bury()
            raise Hung("no answer within its limit") from None
        except (EOFError, OSError):
            self._bury()
            if self._stopped:
                raise Stopped("the worker stops") from None
            if alarm.rang:
                raise Hung(f"no answer within {seconds:g} seconds") from None
            raise Died("the worker has died") from None
        except BaseException:
            self._bury()  # nobody knows what it is about
            raise
        finally:
            alarm.cancel()
        if alarm.rang:
            self._bury()
            raise Hung(f"no answer within {seconds:g} seconds")
        if kind == FAILED:
            raise Failed(answer)
        return answer

    def _converse(
        self, process: "subprocess.Popen[bytes]", content: bytes, heard: Heard
    ) -> tuple[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):  # it is dead, which reading will tell
            write(process.stdin, content)
        while True:
            kind, answer = pickle.loads(read(process.stdout))
            if kind != NOTE:
                return kind, answer
            heard(answer)


class Alarm:
    """Kills a process after some seconds, unless it is cancelled before."""

    def __init__(self, process: "subprocess.Popen[bytes]", seconds: float | None) -> None:
        self.rang = False
        self._process = process
        self._cancelled = False
        self._lock = Lock()
        self._timer = None if seconds is None else Timer(seconds, self._ring)
        if self._timer is not None:
            self._timer.daemon = True
            self._timer.start()

    def _ring(self) -> None:
        with self._lock:
            if not self._cancelled:
                self.rang = True
                self._process.kill()

    def cancel(self) -> None:
        with self._lock:
            self._cancelled = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None  # it holds this alarm
