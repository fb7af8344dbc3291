"""Linkers for all targets on any machine: those that the package `ziglang` carries."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from century.build.targets import COFF, ELF, MACH_O, SIDE_MODULE, Target

# What the C library of Windows gives, by name: there is no file of it here to look into.
RUNTIME = "LIBRARY msvcrt.dll\nEXPORTS\n  memcpy\n  memmove\n  memset\n  memcmp\n"


def link(compiled: Path, target: Target, names: Sequence[str], library: Path) -> Path:
    """Make a library that exports these names of a compiled file."""
    inputs = [str(compiled), "-o", str(library)]
    if target.format == ELF:  # memcpy and the like are in every process
        _zig("ld.lld", "-shared", "-s", "--hash-style=gnu", *inputs)
    elif target.format == MACH_O:
        _zig("cc", "-target", "aarch64-macos.11.0", "-shared", "-s", *inputs)
    elif target.format == COFF:
        _link_coff(compiled, names, library)
    elif target.format == SIDE_MODULE:
        options = ("-shared", "--experimental-pic", "--strip-all", "--no-entry")
        _zig("wasm-ld", *options, *_exports(names), *inputs)
    else:
        _zig(
            "wasm-ld",
            "--no-entry",
            "--strip-all",
            "--export=__heap_base",
            *_exports(names),
            *inputs,
        )
    return library


def _exports(names: Sequence[str]) -> list[str]:
    return [f"--export={name}" for name in names]


def _link_coff(compiled: Path, names: Sequence[str], library: Path) -> None:
    definitions, runtime = compiled.with_suffix(".def"), compiled.with_suffix(".lib")
    definitions.write_text(RUNTIME, encoding="ascii")
    _zig("dlltool", "-m", "i386:x86-64", "-d", str(definitions), "-l", str(runtime))
    exports = [f"/export:{name}" for name in names]
    made = [f"/out:{library}", f"/implib:{compiled.with_suffix('.imp')}"]
    _zig("lld-link", "/dll", "/noentry", "/nologo", *exports, *made, str(compiled), str(runtime))


def _zig(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", *arguments], capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"linking failed: {done.stderr.strip()}")
