"""Where compiled code is kept: in a folder named after everything that it was made from.

Numba's cache notices a change in the file of a cached function only, not in the files it calls,
and it keeps the code of every checkout apart. So the code kept here lies in a folder named after
the text of everything that it may call: a changed rule is never served from an old cache, and two
checkouts of the same text, or an image with a filled cache, compile nothing twice.
"""

import hashlib
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib import metadata
from pathlib import Path

CENTURY = Path(__file__).parents[2]
LOWEST = "rules"  # the package that all compiled code may call
# Files in which nothing is compiled, and nothing that compiled code reads
AROUND = {
    "__init__.py",
    "cache.py",
    "library.py",
    "rows.py",
    "ways.py",
    "warm_up.py",
    # of the environments
    "check_action.py",
    "cuda.py",
    "drawing.py",
    "gymnasium.py",
    "gymnasium_vector.py",
    "kernels.py",
    "openspiel.py",
    "openspiel_draws.py",
    "pettingzoo.py",
    "policy_bot.py",
    "rendering.py",
    "vector.py",
}
COMPLETE = "complete"  # a file that says: all of a package has been compiled


def sources(package: str) -> list[Path]:
    """The files that compiled code of a package is made from."""
    files = sorted((CENTURY / package).rglob("*.py"))
    return [path for path in files if path.name not in AROUND]


def cache_root() -> Path:
    """By default in the user's cache folder."""
    if named := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(named) / "century"
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "century"


@cache
def cache_of(package: str) -> Path:
    """The folder of a package directly below `century`."""
    text = hashlib.sha256(metadata.version("numba").encode())
    for name in dict.fromkeys((LOWEST, package)):
        for path in sources(name):
            text.update(path.relative_to(CENTURY).as_posix().encode() + path.read_bytes())
    return cache_root() / f"{package}-{text.hexdigest()[:16]}"


@contextmanager
def alone() -> Iterator[None]:
    """Compile while nobody else does: who comes second waits, and finds everything kept."""
    from filelock import FileLock

    held = ExitStack()
    with suppress(OSError):  # nothing can be written here, so nothing is kept either
        cache_root().mkdir(parents=True, exist_ok=True)
        held.enter_context(FileLock(cache_root() / "compiling.lock"))
    with held:
        yield


def is_kept(package: str) -> bool:
    """Whether all of a package has been compiled and kept."""
    return (cache_of(package) / COMPLETE).exists()


def set_kept(package: str) -> None:
    """Say so."""
    if cache_of(package).is_dir():  # else nothing can be kept here
        (cache_of(package) / COMPLETE).touch()
