"""Backup and restore: of a SQLite file by itself, of PostgreSQL by its own programs."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from century.data.reader import one_line, shown
from century.errors import CenturyError, InvalidOption
from century.server.storage.files import check_file, is_file, only_server


def backup(url: URL, target: Path) -> None:
    """Everything as it is now, while the server runs; a file that is there is not overwritten."""
    if target.exists():
        raise InvalidOption(f"file {shown(str(target))}: is there already")
    draft = target.with_name(f".{target.name}.part")
    try:
        if is_file(url):
            _copy(Path(str(url.database)), draft)
        else:
            _run("pg_dump", "--format", "custom", "--file", str(draft), url=url)
        os.replace(draft, target)
    except (OSError, sqlite3.Error) as error:
        raise CenturyError(f"backup: {one_line(str(error))}") from None
    finally:
        draft.unlink(missing_ok=True)


def restore(url: URL, source: Path) -> None:
    """Put a backup in the place of what is there; no server may run."""
    if not source.is_file():
        raise InvalidOption(f"file {shown(str(source))}: is not there")
    if not is_file(url):
        _run("pg_restore", "--clean", "--if-exists", "--no-owner", str(source), url=url)
        return
    check_file(url.set(database=str(source)))
    lock = only_server(url)
    try:
        place = Path(str(url.database))
        draft = place.with_name(f".{place.name}.part")
        draft.unlink(missing_ok=True)
        _copy(source, draft)
        for name in (f"{place.name}-wal", f"{place.name}-shm"):
            place.with_name(name).unlink(missing_ok=True)
        os.replace(draft, place)
    except (OSError, sqlite3.Error) as error:
        raise CenturyError(f"restore: {one_line(str(error))}") from None
    finally:
        if lock is not None:
            lock.release()


def _copy(source: Path, target: Path) -> None:
    """A consistent copy, also of what is still in the log beside the file."""
    if not source.is_file():
        raise InvalidOption(f"database {shown(str(source))}: is not there")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _run(program: str, *arguments: str, url: URL) -> None:
    path = shutil.which(program)
    if path is None:
        raise CenturyError(f"{program} was not found: it comes with the client of PostgreSQL")
    place = url.set(drivername="postgresql").render_as_string(hide_password=False)
    done = subprocess.run(
        [path, *arguments, "--dbname", place], capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = done.stderr.strip().rpartition("\n")[2] or f"ended with {done.returncode}"
        raise CenturyError(f"{program}: {one_line(reason)}")
