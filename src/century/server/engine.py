"""What browsers think with: Python and the compiled rules for WebAssembly, as files."""

import logging
import zipfile
from importlib.resources import files
from pathlib import Path

from century.data.reader import shown
from century.errors import InvalidOption
from century.rules.machine.library import SOURCE, source_digest

ARCHIVE = "century.zip"
LIBRARY = "century/library"

log = logging.getLogger(__name__)


def find_engine(named: str) -> Path | None:
    """The folder of the engine: the one that is named, or that of the package, if it has one."""
    home = Path(named).expanduser() if named else Path(str(files("century.server"))) / "engine"
    folders = [home, *sorted(home.glob("engine-*"))]
    folder = next((one for one in folders if (one / ARCHIVE).is_file()), None)
    if folder is not None and _is_ours(folder / ARCHIVE):
        return folder
    reason = "has another version" if folder else "has no engine"
    if named:
        raise InvalidOption(f"engine {shown(named)}: {reason}; `make engine` writes one")
    if folder:
        log.warning("the engine for browsers is left out", extra={"reason": reason})
    return None


def _is_ours(archive: Path) -> bool:
    """Whether it plays by the same rules, so that positions mean the same there and here."""
    try:
        with zipfile.ZipFile(archive) as files_in_it:
            return files_in_it.read(f"{LIBRARY}/{SOURCE}") == source_digest().encode("ascii")
    except (OSError, KeyError, zipfile.BadZipFile):
        return False
