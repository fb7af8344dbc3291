"""The machines that a library can be made for, from whatever machine this is."""

import platform
import sys
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Target:
    """A machine: for LLVM, for the linker, and for the wheel that carries its library."""

    name: str
    triple: str
    linker: str  # the target as Zig's linker knows it
    file: str
    wheel: str = ""  # the platform tag
    features: str = ""
    options: tuple[str, ...] = field(default=("-shared", "-s"))


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            "x86_64-unknown-linux-gnu",
            "x86_64-linux-gnu.2.17",
            "libcentury.so",
            "manylinux_2_17_x86_64.manylinux2014_x86_64",
            "+sse4.2,+popcnt",
        ),
        Target(
            "linux-aarch64",
            "aarch64-unknown-linux-gnu",
            "aarch64-linux-gnu.2.17",
            "libcentury.so",
            "manylinux_2_17_aarch64.manylinux2014_aarch64",
        ),
        Target(
            "macos-arm64",
            "arm64-apple-macosx11.0.0",
            "aarch64-macos.11.0",
            "libcentury.dylib",
            "macosx_11_0_arm64",
        ),
        Target(
            "windows-x86_64",
            "x86_64-pc-windows-gnu",
            "x86_64-windows-gnu",
            "century.dll",
            "win_amd64",
            "+sse4.2,+popcnt",
        ),
        Target(
            "wasm32",
            "wasm32-unknown-unknown",
            "wasm32-freestanding",
            "century.wasm",
            features="+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128",
            options=("-s",),
        ),
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
