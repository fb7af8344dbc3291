"""What Numba made of every entry, and how C calls it.

Numba passes an array as some numbers one after the other (who counts its holders, its extent, its
memory, its shape, its strides) and a tuple as its members. A shim for each entry takes a pointer
and the shape instead, and fills in the rest; nobody counts holders outside of Numba.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba import types

from century import warm_up
from century.rules.machine.compiling import Entry, entries
from century.rules.machine.library import COMPILED
from century.rules.machine.numba_compiler import dispatcher_of

PREFIX = "century_"
INT64, INT32, INT8 = ir.IntType(64), ir.IntType(32), ir.IntType(8)
POINTER = INT8.as_pointer()
OK = 0  # what Numba's functions return; none of the rules raises


@dataclass(frozen=True)
class Function:
    """One entry, compiled."""

    name: str
    doc: str
    names: tuple[str, ...]  # of its arguments
    types: tuple[Any, ...]  # of its arguments, as Numba calls them
    returns: Any
    module: str  # LLVM's text of it, with all that it calls
    symbol: str
    native: Any  # LLVM's type of it

    @property
    def signature(self) -> dict[str, Any]:
        """What it takes and returns, as `century.rules.machine.library` reads it."""
        returns = "" if self.returns == types.none else str(self.returns)
        return {"takes": [taken(kind) for kind in self.types], "returns": returns}


def compiled_functions() -> list[Function]:
    """All entries of the compiled packages; compiles what is not kept already."""
    warm_up.compile_everything()
    own = [entry for entry in entries.values() if _package(entry) in COMPILED]
    return [function_of(entry) for entry in sorted(own, key=lambda entry: entry.name)]


def _package(entry: Entry) -> str:
    first, _, rest = entry.__module__.partition(".")
    return rest.partition(".")[0] if first == "century" else ""


def function_of(entry: Entry) -> Function:
    """An entry that Numba has compiled for one kind of arguments."""
    ((_, result),) = dispatcher_of(entry.function).overloads.items()
    about = result.fndesc
    return Function(
        name=entry.name,
        doc=entry.__doc__ or "",
        names=tuple(about.args),
        types=tuple(about.argtypes),
        returns=about.restype,
        module=str(result.library._get_module_for_linking()),
        symbol=about.llvm_func_name,
        native=result.target_context.call_conv.get_function_type(about.restype, about.argtypes),
    )


def taken(kind: Any) -> Any:
    """An argument as `century.rules.machine.library` reads it."""
    if isinstance(kind, types.BaseTuple):
        return [taken(member) for member in kind.types]
    if isinstance(kind, types.Record):
        return "record"
    if isinstance(kind, types.Array):
        assert kind.layout == "C"
        name = "record" if isinstance(kind.dtype, types.Record) else str(kind.dtype)
        return f"{name}:{kind.ndim}"
    return str(kind)


def shims(functions: Iterable[Function]) -> str:
    """LLVM's text of a function in C for each."""
    module = ir.Module("century")
    for name in ("NRT_incref", "NRT_decref"):  # in place of Numba's own: nobody counts
        idle = ir.Function(module, ir.FunctionType(ir.VoidType(), [POINTER]), name)
        ir.IRBuilder(idle.append_basic_block()).ret_void()
    for function in functions:
        _Shim(module, function)
    return str(module)


class _Shim:
    """Writes one function that C can call."""

    def __init__(self, module: ir.Module, function: Function) -> None:
        inner = ir.Function(module, function.native, function.symbol)
        takes = [kind for part in function.types for kind in c_types(part)]
        result, _, *expected = function.native.args
        nothing = function.returns == types.none
        returns = ir.VoidType() if nothing else result.pointee
        outer = ir.Function(module, ir.FunctionType(returns, takes), PREFIX + function.name)
        self._build = ir.IRBuilder(outer.append_basic_block())
        self._given = iter(outer.args)
        values = [value for kind in function.types for value in self._values(kind)]
        space = self._build.alloca(result.pointee)
        fault = self._build.alloca(function.native.args[1].pointee)
        cast = [self._as(value, kind) for value, kind in zip(values, expected, strict=True)]
        status = self._build.call(inner, [space, fault, *cast])
        raised = self._build.icmp_signed("==", status, ir.Constant(INT32, -1))
        with self._build.if_then(raised, likely=False):
            trap = module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ()))
            self._build.call(trap, ())
            self._build.unreachable()
        if nothing:
            self._build.ret_void()
        else:
            self._build.ret(self._build.load(space))

    def _values(self, kind: Any) -> list[Any]:
        """What Numba is given for an argument."""
        if isinstance(kind, types.BaseTuple):
            return [value for member in kind.types for value in self._values(member)]
        if not isinstance(kind, types.Array):
            return [next(self._given)]
        data = next(self._given)
        shape = [next(self._given) for _ in range(kind.ndim)]
        item = ir.Constant(INT64, _size(kind.dtype))
        strides = [item]
        for extent in reversed(shape[1:]):
            strides.insert(0, self._build.mul(strides[0], extent))
        count = shape[0]
        for extent in shape[1:]:
            count = self._build.mul(count, extent)
        nobody = ir.Constant(POINTER, None)
        return [nobody, nobody, count, item, data, *shape, *strides]

    def _as(self, value: Any, kind: Any) -> Any:
        if value.type == kind:
            return value
        if isinstance(kind, ir.PointerType):
            return self._build.bitcast(value, kind)
        return self._build.trunc(value, kind)


def c_types(kind: Any) -> list[Any]:
    if isinstance(kind, types.BaseTuple):
        return [part for member in kind.types for part in c_types(member)]
    if isinstance(kind, types.Record):
        return [POINTER]
    if isinstance(kind, types.Array):
        return [POINTER] + [INT64] * kind.ndim
    return [{"int64": INT64, "bool": INT8, "float64": ir.DoubleType()}[str(kind)]]


def _size(kind: Any) -> int:
    if isinstance(kind, types.Record):
        return int(kind.size)
    return 1 if kind == types.boolean else int(kind.bitwidth) // 8
