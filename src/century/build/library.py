"""One library out of all functions: one LLVM module, made for a target, and linked."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

import llvmlite.binding as llvm

from century.build.functions import PREFIX, Function, shims
from century.build.targets import Target
from century.rules.machine.library import source_digest

ABOUT = PREFIX + "about"
FOREIGN = frozenset({"memcpy", "memset", "memmove", "bcmp", "memcmp"})  # of every C library


def write_library(functions: Sequence[Function], target: Target, folder: Path) -> Path:
    """Write the library of these functions for a target; gives its path."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        compiled = Path(scratch) / "century.o"
        compiled.write_bytes(object_code(functions, target))
        return _link(compiled, target, folder / target.file)


def object_code(functions: Sequence[Function], target: Target) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        features=target.features, opt=3, reloc="pic"
    )
    whole = _parse(shims(functions), target, machine)
    for function in functions:
        whole.link_in(_parse(function.module, target, machine))
    whole.link_in(_parse(_about(functions), target, machine))
    for symbol in [*whole.functions, *whole.global_variables]:
        if not symbol.is_declaration and not symbol.name.startswith(PREFIX):
            symbol.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    options.loop_vectorization = options.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(whole, passes)
    whole.verify()
    _check_imports(whole)
    return bytes(machine.emit_object(whole))


def _parse(text: str, target: Target, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """A module for another machine than it was made on."""
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{target.triple}"', text)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    text = re.sub(r" = common ", " = internal ", text)  # WebAssembly has no such linkage
    # An intrinsic of x86 in the counting of holders, which is never reached
    text = text.replace("@llvm.x86.atomic.sub.cc.i64", "@NRT_count_down")
    text = re.sub(r"(@NRT_count_down\([^)]*)immarg", r"\1", text)
    # The square root is one instruction everywhere
    text = re.sub(r"@sqrt\b", "@llvm.sqrt.f64", text)
    return llvm.parse_assembly(text)


def _about(functions: Sequence[Function]) -> str:
    """What the library says of itself, as the text of a module."""
    about = {
        "version": version("century"),
        "source": source_digest(),
        "functions": {function.name: function.signature for function in functions},
    }
    text = json.dumps(about, separators=(",", ":")).encode() + b"\0"
    escaped = "".join(f"\\{byte:02x}" for byte in text)
    return f'@{ABOUT} = constant [{len(text)} x i8] c"{escaped}"'


def _check_imports(module: llvm.ModuleRef) -> None:
    """Nothing may be left that a machine without Python lacks."""
    needed = {
        function.name
        for function in module.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    }
    unknown = needed - FOREIGN
    if unknown:
        raise SystemExit(f"the library would need {' '.join(sorted(unknown))}")


def _link(compiled: Path, target: Target, library: Path) -> Path:
    command = [sys.executable, "-m", "ziglang", "cc", "-target", target.linker, *target.options]
    done = subprocess.run(
        [*command, str(compiled), "-o", str(library)], capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"{target.name}: linking failed: {done.stderr.strip()}")
    return library
