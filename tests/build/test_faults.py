"""A library that does not fit, and a cache that cannot be used: one line, and the game goes on."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from century.build.library import ABOUT
from century.rules.machine.library import (
    Library,
    UnfitLibraryError,
    digest_of,
    source_digest,
    sum_path,
)

GAME = "import century; print(len(century.new('spice_road', seed=1).actions()))"
WITHOUT_NUMBA = "from century.rules.machine import ways; ways.has_numba = lambda: False; "
LEGAL = "7\n"  # actions at the start of that game
SMALL = """
import sys, time
from century.rules.machine.compiling import compiled

@compiled
def doubled(x: int) -> int:
    return 2 * x

print("begun", flush=True)
print(doubled(21))
"""


def run(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | variables,
        capture_output=True,
        text=True,
    )


def changed(library: Path, folder: Path, begin: int, data: bytes) -> Path:
    """A copy of the library with other bytes somewhere."""
    content = bytearray(library.read_bytes())
    content[begin : begin + len(data)] = data
    return signed(folder / library.name, bytes(content))


def signed(path: Path, content: bytes) -> Path:
    """A library whose digest is right, whatever is in it."""
    path.write_bytes(content)
    sum_path(path).write_text(digest_of(path))
    return path


def other_rules(library: Path, folder: Path) -> Path:
    begin = library.read_bytes().index(source_digest().encode())
    return changed(library, folder, begin, b"0" * 16)


def other_processor(library: Path, folder: Path) -> Path:
    return changed(library, folder, 18, b"\xf3\x00")  # ELF's number of RISC-V


def cut_short(library: Path, folder: Path) -> Path:
    copy = signed(folder / library.name, library.read_bytes())
    copy.write_bytes(library.read_bytes()[:1000])
    return copy


def no_digest(library: Path, folder: Path) -> Path:
    copy = signed(folder / library.name, library.read_bytes())
    sum_path(copy).unlink()
    return copy


def other_library(library: Path, folder: Path) -> Path:
    begin = library.read_bytes().index(ABOUT.encode())
    return changed(library, folder, begin, b"Century")


def missing(_library: Path, folder: Path) -> Path:
    return folder / "nothing.so"


FAULTS = {
    other_rules: "was made from other rules than these",
    other_processor: "cannot be used here",
    cut_short: "is damaged",
    no_digest: "needs libcentury.so.sha256 beside it",
    other_library: "cannot be used here",
    missing: "cannot be used here",
}


@pytest.mark.skipif(sys.platform != "linux", reason="the files are changed as Linux knows them")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_library_that_does_not_fit_is_left_alone(
    fault: object, library: Path, tmp_path: Path
) -> None:
    assert callable(fault)
    path = fault(library, tmp_path)
    done = run(GAME, CENTURY_LIBRARY=str(path))
    assert done.stdout == LEGAL
    (line,) = done.stderr.splitlines()
    assert FAULTS[fault] in line
    assert line.endswith("Numba compiles instead")


def test_without_numba_it_says_what_to_install(tmp_path: Path) -> None:
    done = run(WITHOUT_NUMBA + GAME, CENTURY_LIBRARY=str(tmp_path / "nothing.so"))
    assert done.stdout == LEGAL
    (line,) = done.stderr.splitlines()
    assert "pip install 'century[compiler]'" in line


def test_with_the_library_nothing_heavy_is_imported(library: Path) -> None:
    check = "; import sys; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    assert run(GAME + check, CENTURY_LIBRARY=str(library)).stdout == LEGAL + "set()\n"


def test_the_library_says_what_it_holds(library: Path) -> None:
    about = Library(library).about
    assert about["functions"]["apply"] == {
        "takes": ["record", "record", "int64"],
        "returns": "bool",
    }
    with pytest.raises(UnfitLibraryError):
        Library(library.with_name("nothing.so"))


def cache_that_is_a_file(folder: Path) -> Path:
    path = folder / "cache"
    path.write_text("")
    return path


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "small.py"
    path.write_text(SMALL)
    return path


def small(
    script: Path, cache: Path, begin: Callable[[], None] | None = None
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", str(script)],
        env=os.environ | {"NUMBA_CACHE_DIR": str(cache), "CENTURY_LIBRARY": "none"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=begin,
    )


def kept(cache: Path) -> list[Path]:
    return sorted(cache.rglob("*.nb?"))


def test_where_nothing_can_be_kept_it_compiles_every_time(script: Path, tmp_path: Path) -> None:
    out, errors = small(script, cache_that_is_a_file(tmp_path)).communicate()
    assert out == "begun\n42\n", errors


def test_on_a_full_disk_it_says_so_and_goes_on(script: Path, tmp_path: Path) -> None:
    def fill() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    out, errors = small(script, tmp_path / "cache", begin=fill).communicate()
    assert out == "begun\n42\n"
    (line,) = errors.splitlines()
    assert "cannot be kept" in line


def test_two_that_compile_at_once_do_not_disturb_each_other(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    both = [small(script, cache), small(script, cache)]
    assert [process.communicate() for process in both] == [("begun\n42\n", "")] * 2
    assert small(script, cache).communicate() == ("begun\n42\n", "")


def test_what_was_cut_short_is_compiled_again(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    small(script, cache).communicate()
    files = kept(cache)
    assert files
    for path in files:
        path.write_bytes(path.read_bytes()[:20])
    assert small(script, cache).communicate() == ("begun\n42\n", "")
    assert small(script, cache).communicate() == ("begun\n42\n", "")


def test_an_interrupted_compile_leaves_nothing_wrong(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    process = small(script, cache)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    process.kill()
    process.communicate()
    assert small(script, cache).communicate() == ("begun\n42\n", "")


def test_a_kept_function_is_not_compiled_again(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    small(script, cache).communicate()
    files = {path: path.stat().st_mtime_ns for path in kept(cache)}
    small(script, cache).communicate()
    assert files == {path: path.stat().st_mtime_ns for path in kept(cache)}
