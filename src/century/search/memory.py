"""What Numba makes slow or long of records and of arrays in tuples, done by hand.

The assignment of a record would be compiled to a load and a store for every byte. And whoever
takes an array out of a tuple counts itself among its holders, and then itself out again, at the
cost of a few rules each time.
"""

from typing import Any, TypeVar

from century.rules.machine.compiling import instruction
from century.rules.machine.records import Cells, Record

T = TypeVar("T")


@instruction
def copy_record(target: Any, source: Any) -> None:
    """Make one record equal to another."""
    for name in source.fields if isinstance(source, Record) else source.dtype.names:
        value = getattr(source, name)
        setattr(target, name, value.tolist() if isinstance(value, Cells) else value)


@instruction
def uncounted(arrays: T) -> T:
    """The same tuple of arrays, of which nobody counts the holders; the caller holds them."""
    return arrays
