"""The machines that a library can be made for, from whatever machine this is."""

import platform
import sys
from dataclasses import dataclass

ELF, MACH_O, COFF, WASM, PTX = "ELF", "Mach-O", "COFF", "WebAssembly", "PTX"
SIDE_MODULE = "a WebAssembly module for the memory of another"
WASM_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"


@dataclass(frozen=True)
class Target:
    """A machine: for LLVM, for the linker, and for the wheel that carries its library."""

    name: str
    triple: str
    format: str
    file: str
    features: str = ""
    wheel: str = ""  # the platform tag; browsers and GPUs have no wheels
    processor: str = ""  # the oldest that it is for


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            "x86_64-unknown-linux-gnu",
            ELF,
            "libcentury.so",
            "+sse4.2,+popcnt",
            "manylinux_2_17_x86_64",
        ),
        Target(
            "linux-aarch64",
            "aarch64-unknown-linux-gnu",
            ELF,
            "libcentury.so",
            wheel="manylinux_2_17_aarch64",
        ),
        Target(
            "macos-arm64",
            "arm64-apple-macosx11.0.0",
            MACH_O,
            "libcentury.dylib",
            wheel="macosx_11_0_arm64",
        ),
        Target(
            "windows-x86_64",
            "x86_64-pc-windows-gnu",
            COFF,
            "century.dll",
            "+sse4.2,+popcnt",
            "win_amd64",
        ),
        Target(
            "wasm32",
            "wasm32-unknown-unknown",
            WASM,
            "century.wasm",
            WASM_FEATURES,
        ),
        # For Python in a browser, which loads it as it loads a library on any machine
        Target(
            "emscripten",
            "wasm32-unknown-emscripten",
            SIDE_MODULE,
            "libcentury.so",
            f"{WASM_FEATURES},+mutable-globals",
        ),
        # Text, which the driver of a GPU compiles for it: of Volta's year, 2017, or later.
        Target("cuda", "nvptx64-nvidia-cuda", PTX, "century.ptx", "+ptx63", processor="sm_70"),
    )
}

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
PROCESSORS = {"amd64": "x86_64", "x86_64": "x86_64", "aarch64": "aarch64", "arm64": "arm64"}


def this_machine() -> Target | None:
    """The target that this machine is, if it is one of them."""
    system = SYSTEMS.get(sys.platform, sys.platform)
    processor = platform.machine().lower()
    if system == "linux" and processor == "arm64":
        processor = "aarch64"
    return TARGETS.get(f"{system}-{PROCESSORS.get(processor, processor)}")
