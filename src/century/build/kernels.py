"""A kernel for each function that a GPU carries out: every thread takes the game of its number.

A kernel takes the number of games, then what its function takes, except that behind the pointer of
an array stand the bytes from one game to the next (0 for what all games share), and that the shape
is that of one game. What the function returns is written down for each game.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from llvmlite import ir
from numba import types

from century.build.functions import INT8, INT64, POINTER, PREFIX, Function, c_types
from century.rules.arrays import STATE

KERNEL = PREFIX + "kernel_"
THREAD = PREFIX + "thread"  # the number of a thread
# The functions, and the arrays whose row a thread copies into memory of its own while it works:
# the memory of the threads is interleaved, so that they read theirs together.
Own = Mapping[str, Mapping[str, int]]
KERNELS: Own = {
    "first_illegal": {},
    "play_all": {"states": STATE.itemsize},
    "sample_all": {},
    "setups": {},
    "show_all": {},
    "step_all": {},
}
CUDA_THREAD = f"""
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define i64 @{THREAD}() alwaysinline {{
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %before = mul i32 %threads, %block
  %number = add i32 %before, %thread
  %result = zext i32 %number to i64
  ret i64 %result
}}
"""


def kernels(
    functions: Iterable[Function], convention: str = "ptx_kernel", own: Own = KERNELS
) -> str:
    """LLVM's text of the kernels; what the number of a thread is has to be linked to it."""
    module = ir.Module("kernels")
    number = ir.Function(module, ir.FunctionType(INT64, []), THREAD)
    for function in functions:
        _Kernel(module, function, number, convention, own[function.name])
    return str(module)


class _Kernel:
    """Writes one kernel."""

    def __init__(
        self,
        module: ir.Module,
        function: Function,
        number: ir.Function,
        convention: str,
        own: Mapping[str, int],
    ) -> None:
        self._module = module
        self._own = own
        self._copied: list[tuple[Any, Any, Any]] = []
        named = list(zip(function.names, function.types, strict=True))
        returns = ir.VoidType() if function.returns == types.none else INT64
        takes = [part for _, kind in named for part in c_types(kind)]
        inner = ir.Function(module, ir.FunctionType(returns, takes), PREFIX + function.name)
        given = [INT64, *(part for _, kind in named for part in _kernel_types(kind))]
        results = [] if function.returns == types.none else [POINTER]
        outer = ir.Function(
            module, ir.FunctionType(ir.VoidType(), given + results), KERNEL + function.name
        )
        outer.calling_convention = convention
        self._entry = outer.append_basic_block()
        self._build = build = ir.IRBuilder(self._entry)
        games, *rest = outer.args
        self._given = iter(rest)
        self._game = build.call(number, [])
        with build.if_then(build.icmp_signed("<", self._game, games)):
            values = [value for name, kind in named for value in self._values(name, kind)]
            for own, row, size in self._copied:
                self._copy(own, row, size)
            result = build.call(inner, values)
            for own, row, size in self._copied:
                self._copy(row, own, size)
            if results:
                place = build.bitcast(next(self._given), INT64.as_pointer())
                build.store(result, build.gep(place, [self._game]))
        build.ret_void()

    def _values(self, name: str, kind: Any) -> list[Any]:
        """What the function is given for an argument."""
        if isinstance(kind, types.BaseTuple):
            members = zip(kind.fields, kind.types, strict=True)
            return [value for member in members for value in self._values(*member)]
        if not isinstance(kind, types.Array):
            return [next(self._given)]
        first, step = next(self._given), next(self._given)
        row = self._build.gep(first, [self._build.mul(self._game, step)])
        shape = [next(self._given) for _ in range(kind.ndim)]
        if name not in self._own:
            return [row, *shape]
        size = self._own[name]
        with self._build.goto_block(self._entry):
            own = self._build.alloca(ir.ArrayType(INT8, size))
            own.align = 16
        own = self._build.bitcast(own, POINTER)
        self._copied.append((own, row, ir.Constant(INT64, size)))
        return [own, *shape]

    def _copy(self, target: Any, source: Any, size: Any) -> None:
        copy = self._module.declare_intrinsic("llvm.memcpy", [POINTER, POINTER, INT64])
        plain = ir.Constant(ir.IntType(1), 0)
        self._build.call(copy, [target, source, size, plain])


def _kernel_types(kind: Any) -> list[Any]:
    if isinstance(kind, types.BaseTuple):
        return [part for member in kind.types for part in _kernel_types(member)]
    if isinstance(kind, types.Array):
        return [POINTER, INT64] + [INT64] * kind.ndim
    return c_types(kind)
