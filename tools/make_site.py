"""The table without a server: `python tools/make_site.py OUT` writes a folder of static files.

With `--engine` only the part that thinks, for browsers that play on a server.

The client is built once more, with a worker in place of the server (`web/src/solo`). The worker
runs this very Python, which goes into the folder as an archive, with the compiled rules beside it.
What is large is compressed here, since not every host compresses what it serves; its folder is
named by its content, so that no page ever meets the engine of another version.
"""

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typing_extensions

import century
from century.build.functions import compiled_functions
from century.build.library import write_library
from century.build.targets import TARGETS
from century.rules.machine.library import SOURCE, source_digest
from century.server.telling import catalogue
from century.tables import lessons
from century.tables.responses import EMOTES
from century.words import languages

ROOT = Path(__file__).resolve().parent.parent
CENTURY = ROOT / "src" / "century"
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
# What of century runs in a browser
PACKAGES = (
    *("__init__.py", "errors.py", "version.py", "rules", "data", "game", "words", "search"),
    *("lessons", "bots", "analysis", "tables", "solo"),
)
# What a game, and Python itself, import of the standard library: the first parts of the names
USED = frozenset(
    """
    __future__ _collections_abc _colorize _opcode_metadata _py_warnings _pyodide _sitebuiltins
    _strptime _weakrefset abc annotationlib ast asyncio base64 bisect bz2 calendar codecs codeop
    collections compression concurrent contextlib contextvars copy copyreg csv ctypes dataclasses
    datetime difflib dis email enum fnmatch functools genericpath glob gzip hashlib heapq hmac
    importlib inspect io json keyword linecache locale logging lzma ntpath numbers opcode operator
    os pathlib pickle posixpath pprint pyodide queue random re reprlib secrets selectors shutil
    signal site socket ssl stat string struct subprocess sysconfig tempfile textwrap threading
    token tokenize tomllib traceback types typing urllib uuid warnings weakref zipfile zipimport
    """.split()  # noqa: SIM905 - as a list it would be a page long
)
CODECS = {
    "__init__",
    "aliases",
    "utf_8",
    "utf_8_sig",
    "ascii",
    "latin_1",
    "cp437",
    "idna",
    "raw_unicode_escape",
}
LIBRARY = "century/library"
MANIFEST = "manifest.webmanifest"
PICTURE = "picture-"  # no game needs them
SCREENSHOTS = {"table.jpg": ("1440x900", "wide"), "phone.jpg": ("390x844", "narrow")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--engine", action="store_true", help="only what browsers think with")
    given = parser.parse_args()
    usual = CENTURY / "server" / "engine" if given.engine else ROOT / "build" / "site"
    out: Path = (given.out or usual).resolve()
    with TemporaryDirectory() as scratch:
        engine = Path(scratch) / "engine"
        engine.mkdir()
        write_engine(engine)
        name = f"engine-{digest_of(engine)}"
        if given.engine:
            shutil.rmtree(out, ignore_errors=True)
        else:
            build_client(out, name)
        shutil.copytree(engine, out / name)
    if not given.engine:
        write_catalogue(out / "catalogue")
        write_screenshots(out)
        write_worker(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB")


# The engine


def write_engine(folder: Path) -> None:
    """Python, century and the compiled rules, compressed."""
    with TemporaryDirectory() as scratch:
        here = Path(scratch)
        write_library(compiled_functions(), TARGETS["emscripten"], here)
        write_archive(here / "century.zip", century_files(here))
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
            needed = ((name, library.read(name)) for name in library.namelist() if is_used(name))
            write_archive(here / "python.zip", needed)
        sources = [here / "century.zip", folder / "century.zip"]
        sources += [here / "python.zip", folder / "python.zip"]
        node("node", "site/compile.mjs", *map(str, sources))
    for name in ("pyodide.asm.wasm", "pyodide.asm.mjs"):
        packed = gzip.compress((PYODIDE / name).read_bytes(), 9, mtime=0)
        (folder / f"{name}.packed").write_bytes(packed)


def write_archive(path: Path, files: Iterator[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data)


def century_files(library: Path) -> Iterator[tuple[str, bytes]]:
    yield "typing_extensions.py", Path(typing_extensions.__file__).read_bytes()
    for package in PACKAGES:
        path = CENTURY / package
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                yield f"century/{file.relative_to(CENTURY).as_posix()}", file.read_bytes()
    for file in sorted(library.glob("libcentury.so*")):
        yield f"{LIBRARY}/{file.name}", file.read_bytes()
    yield f"{LIBRARY}/{SOURCE}", source_digest().encode("ascii")


def is_used(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in CODECS
    return first.removesuffix(".py") in USED or first.startswith("_sysconfigdata")


def digest_of(folder: Path) -> str:
    text = hashlib.sha256()
    for file in sorted(folder.iterdir()):
        text.update(file.name.encode() + b"\0" + file.read_bytes())
    return text.hexdigest()[:12]


# The client


def build_client(out: Path, engine: str) -> None:
    node("npx", "vite", "build", "--mode", "site", "--outDir", str(out), CENTURY_ENGINE=engine)


def node(*command: str, **variables: str) -> None:
    """Run a command of Node.js in the folder of the client."""
    folder = ROOT / ".venv" / ".node"
    here = f"{folder.read_text().strip()}{os.pathsep}" if folder.is_file() else ""
    environment = os.environ | {"PATH": here + os.environ["PATH"]} | variables
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[:3]} failed: {(done.stdout + done.stderr)[-2000:]}")


def write_catalogue(folder: Path) -> None:
    """What a server would tell before any game: the page reads it without the engine."""
    folder.mkdir()
    write_json(folder / "modes.json", catalogue.modes())
    for mode in catalogue.modes():
        write_json(folder / f"{mode}.json", catalogue.components(mode))
    about: dict[str, Any] = {
        "version": century.__version__,
        "languages": languages(),
        "bots": list(century.bots.BUILT_IN),
        "emotes": EMOTES,
        "limits": {},
        "engine": None,
    }
    write_json(folder / "about.json", about)
    write_json(folder / "lessons.json", lessons.listed())


def write_json(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, separators=(",", ":")), encoding="utf-8")


def write_screenshots(out: Path) -> None:
    """What a shop of apps or a browser shows before it installs the page."""
    manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
    manifest["screenshots"] = []
    for name, (size, form) in SCREENSHOTS.items():
        shutil.copy(ROOT / "docs" / "pictures" / name, out / f"{PICTURE}{name}")
        shown = {"src": f"{PICTURE}{name}", "sizes": size, "type": "image/jpeg"}
        manifest["screenshots"].append({**shown, "form_factor": form})
    write_json(out / MANIFEST, manifest)


def write_worker(out: Path) -> None:
    """The service worker, which knows every file and names the version after all of them."""
    found = (path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    files = sorted(name for name in found if not name.startswith(PICTURE))
    text = hashlib.sha256()
    for file in files:
        text.update(file.encode() + b"\0" + (out / file).read_bytes())
    script = (WEB / "site" / "worker.js").read_text(encoding="utf-8")
    script = script.replace("__VERSION__", text.hexdigest()[:12])
    (out / "worker.js").write_text(script.replace('"__FILES__"', json.dumps(files)))


if __name__ == "__main__":
    main()
