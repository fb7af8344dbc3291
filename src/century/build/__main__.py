"""`python -m century.build`: the compiled functions as a C library, for this machine or others."""

import argparse
import sys
from pathlib import Path

from century.build.functions import compiled_functions
from century.build.header import write_header
from century.build.library import write_library
from century.build.targets import TARGETS, this_machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m century.build", description=__doc__)
    parser.add_argument(
        "targets",
        nargs="*",
        metavar="TARGET",
        help=f"this machine by default; {' '.join(TARGETS)}, or all",
    )
    parser.add_argument("--out", type=Path, default=Path("build"), help="build/TARGET by default")
    arguments = parser.parse_args()
    names = TARGETS if "all" in arguments.targets else arguments.targets
    machine = this_machine()
    unknown = [name for name in names if name not in TARGETS]
    if unknown:
        sys.exit(f"century.build: target {unknown[0]}: must be one of {' '.join(TARGETS)}")
    if not names and machine is None:
        sys.exit("century.build: no target fits this machine; Numba compiles here as it is needed")
    targets = [TARGETS[name] for name in names] or ([machine] if machine else [])
    print("Compiling, or reading what is compiled already", flush=True)
    functions = compiled_functions()
    try:
        write_header(functions, arguments.out / "century.h")
        for target in targets:
            path = write_library(functions, target, arguments.out / target.name)
            print(f"{path}: {path.stat().st_size / 1024:.0f} KB", flush=True)
    except OSError as problem:
        sys.exit(f"century.build: {problem.filename}: cannot be written ({problem.strerror})")


if __name__ == "__main__":
    main()
