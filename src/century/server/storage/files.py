"""A SQLite file, looked at before anything is done with it: what is wrong is told in a line."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy.engine import URL

from century.data.reader import one_line, shown
from century.errors import InvalidOption
from century.server.storage import migrate

MAX_CHECKED = 64 * 2**20  # bytes of a file that is read through; larger ones would take long


def check_file(url: URL) -> None:
    """Refuse a file that is none of ours, damaged, newer, or cannot be written."""
    if not is_file(url):
        return
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        with closing(sqlite3.connect(path, timeout=5)) as db:
            _check(db, path)
        if is_new:
            path.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidOption(f"database {shown(str(path))}: {one_line(reason)}") from None


def _check(db: sqlite3.Connection, path: Path) -> None:
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    if names and "alembic_version" not in names:
        _fail(path, "is a database of another program")
    if names:
        known = {
            step.revision for step in ScriptDirectory.from_config(migrate.config()).walk_revisions()
        }
        version = db.execute("SELECT version_num FROM alembic_version").fetchone()
        if version is not None and version[0] not in known:
            _fail(path, "was written by a later release of century")
    if path.stat().st_size <= MAX_CHECKED:
        [(verdict,)] = db.execute("PRAGMA quick_check(1)").fetchall()
        if verdict != "ok":
            _fail(path, f"is damaged: {verdict}; restore a backup")
    db.execute("BEGIN IMMEDIATE")  # fails where nothing can be written
    db.execute("CREATE TABLE trial (number INTEGER)")
    db.rollback()


def _fail(path: Path, reason: str) -> None:
    raise InvalidOption(f"database {shown(str(path))}: {one_line(reason)}")


def is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def check_free(url: URL) -> None:
    """Refuse a file that another server uses."""
    if is_file(url) and Path(str(url.database)).exists():
        lock = only_server(url)
        if lock is not None:
            lock.release()


def only_server(url: URL) -> FileLock | None:
    """A lock that a server holds: two of them on one file would not know of each other."""
    if not is_file(url):
        return None
    path = Path(str(url.database))
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        _fail(path, "another server uses it; several need PostgreSQL")
    except OSError as error:
        _fail(path, f"cannot be locked: {error.strerror}")
    return lock
