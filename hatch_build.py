"""What Hatch asks when it builds a wheel: the platform, and the library that goes into it.

`CENTURY_TARGET=linux-x86_64 python -m build --wheel` takes the library that `python -m
century.build` has put into build/linux-x86_64, and the kernels for GPUs. Without it the wheel is
for every platform, and Numba compiles where it is installed.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformHook(BuildHookInterface[Any]):
    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        name = os.environ.get("CENTURY_TARGET")
        if not name:
            return
        sys.path.insert(0, str(Path(self.root) / "src"))
        from century.build.targets import TARGETS

        target = TARGETS.get(name)
        if target is None or not target.wheel:
            wheels = " ".join(target.name for target in TARGETS.values() if target.wheel)
            sys.exit(f"CENTURY_TARGET {name}: must be one of {wheels}")
        library = Path(self.root) / "build" / target.name / target.file
        kernels = Path(self.root) / "build" / "cuda" / TARGETS["cuda"].file
        for made in (library, kernels):
            if not made.is_file():
                sys.exit(f"there is no {made.name} yet: python -m century.build {name} cuda")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target.wheel}"
        build_data["force_include"] = {
            str(library): f"century/library/{target.file}",
            str(kernels): f"century/library/{kernels.name}",
            f"{library}.sha256": f"century/library/{target.file}.sha256",
            str(library.parents[1] / "century.h"): "century/library/century.h",
        }
