"""One library out of all functions: one LLVM module, made for a target, and linked.

For a GPU it is a text of kernels, which the driver there compiles.
"""

import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import llvmlite.binding as llvm

from century.build.functions import PREFIX, Function, shims
from century.build.kernels import CUDA_THREAD, KERNEL, KERNELS, Own, kernels
from century.build.linking import link
from century.build.targets import PTX, SIDE_MODULE, WASM, Target
from century.rules.machine.library import digest_of, source_digest, sum_path
from century.version import __version__

ABOUT = PREFIX + "about"
# An address so many bytes after another
CONSTANT_STEP = re.compile(
    r"getelementptr (?!inbounds)([^,\n]+), ptr ([%@][^,\n]+)((?:, i(?:64|32) \d+)+)(?=[,)\n]|$)"
)
FOREIGN = frozenset({"memcpy", "memset", "memmove", "memcmp", "bcmp"})  # of every C library


def write_library(functions: Sequence[Function], target: Target, folder: Path) -> Path:
    """Write the library of these functions for a target; gives its path."""
    folder.mkdir(parents=True, exist_ok=True)
    if target.format == PTX:
        text = folder / target.file
        text.write_text(kernel_text(functions, target), encoding="ascii")
        return text
    with TemporaryDirectory() as scratch:
        compiled = Path(scratch) / "century.o"
        compiled.write_bytes(object_code(functions, target))
        names = [ABOUT, *(PREFIX + function.name for function in functions)]
        library = link(compiled, target, names, folder / target.file)
    sum_path(library).write_text(digest_of(library), encoding="ascii")
    return library


def object_code(functions: Sequence[Function], target: Target) -> bytes:
    """What the linker of a target takes."""
    machine = machine_of(target)
    text = _made_for(whole_module(tuple(functions)), target, machine)
    if target.format in (WASM, SIDE_MODULE):
        text = _within_memory(text)
    module = llvm.parse_assembly(text)
    module.verify()
    return bytes(machine.emit_object(module))


def kernel_text(functions: Sequence[Function], target: Target, own: Own = KERNELS) -> str:
    """The kernels of a GPU, in the language of its driver; the first line tells what they are."""
    machine = machine_of(target)
    chosen = [function for function in functions if function.name in own]
    module = kernel_module(chosen, target, machine, kernels(chosen, own=own), CUDA_THREAD)
    return f"// {_about_json(chosen)}\n{machine.emit_assembly(module)}"


def kernel_module(
    functions: Sequence[Function], target: Target, machine: llvm.TargetMachine, *texts: str
) -> llvm.ModuleRef:
    """Functions with the texts that call them, of which only the kernels can be seen."""
    module = llvm.parse_assembly(_made_for(whole_module(tuple(functions)), target, machine))
    for text in texts:
        part = llvm.parse_assembly(text)
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
    for symbol in [*module.functions, *module.global_variables]:
        if not symbol.is_declaration and not symbol.name.startswith(KERNEL):
            symbol.linkage = "internal"
            if symbol.is_function:  # only in the kernel is it known what is a thread's own memory
                symbol.add_function_attribute("alwaysinline")
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return module


def machine_of(target: Target) -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=3, reloc="pic"
    )


def _made_for(text: str, target: Target, machine: llvm.TargetMachine) -> str:
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', text)
    return re.sub(r'target triple = ".*"', f'target triple = "{target.triple}"', text)


def _within_memory(text: str) -> str:
    """Say that no record lies across the end of the memory.

    Numba does not, and so WebAssembly could not keep the place of a field in the instruction that
    reads it: every such read would have an addition of its own. Searches are a seventh faster.
    """
    return CONSTANT_STEP.sub(r"getelementptr inbounds \1, ptr \2\3", text)


@cache
def whole_module(functions: Sequence[Function]) -> str:
    """All functions and nothing that they do not need, for no processor in particular."""
    module = llvm.parse_assembly(shims(functions))
    module.triple, module.data_layout = _native(functions[0])
    for text in [*(function.module for function in functions), _about(functions)]:
        module.link_in(llvm.parse_assembly(_portable(text)))
    for symbol in [*module.functions, *module.global_variables]:
        if not symbol.is_declaration and not symbol.name.startswith(PREFIX):
            symbol.linkage = "internal"
    machine = llvm.Target.from_triple(module.triple).create_target_machine()
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_strip_dead_prototype_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    _check_imports(module)
    return str(module)


def _native(function: Function) -> tuple[str, str]:
    module = llvm.parse_assembly(function.module)
    return module.triple, module.data_layout


def _portable(text: str) -> str:
    """A module without what only the machine it was made on has."""
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    text = re.sub(r" = common ", " = internal ", text)  # WebAssembly has no such linkage
    # An intrinsic of x86 in the counting of holders, which is never reached
    text = text.replace("@llvm.x86.atomic.sub.cc.i64", "@NRT_count_down")
    text = re.sub(r"(@NRT_count_down\([^)]*)immarg", r"\1", text)
    # The square root is one instruction everywhere
    return re.sub(r"@sqrt\b", "@llvm.sqrt.f64", text)


def _about_json(functions: Sequence[Function]) -> str:
    """What the library says of itself."""
    about = {
        "version": __version__,
        "source": source_digest(),
        "functions": {function.name: function.signature for function in functions},
    }
    return json.dumps(about, separators=(",", ":"))


def _about(functions: Sequence[Function]) -> str:
    """The same as the text of a module."""
    text = _about_json(functions).encode() + b"\0"
    escaped = "".join(f"\\{byte:02x}" for byte in text)
    return f'@{ABOUT} = constant [{len(text)} x i8] c"{escaped}"'


def _check_imports(module: llvm.ModuleRef) -> None:
    """Nothing may be left that a machine without Python lacks."""
    needed = {
        function.name
        for function in module.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    }
    if needed - FOREIGN:
        raise SystemExit(f"the library would need {' '.join(sorted(needed - FOREIGN))}")
