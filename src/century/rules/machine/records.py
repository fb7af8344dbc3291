"""Fixed-size records: one class gives both the NumPy layout and the types of its fields."""

from typing import Annotated, Any, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[Any]
States = npt.NDArray[Any]

# Unsigned: Numba then leaves out the code for negative indices
Byte = Annotated[int, np.uint8]
Word = Annotated[int, np.uint16]
Int64 = Annotated[int, np.int64]


def dtype_of(record: type) -> np.dtype[Any]:
    """The aligned layout of a record class, as Numba's CPU and CUDA targets both take it.

    `np.record` makes `record.field` work in interpreted code as it does in compiled code.
    """
    fields: list[Any] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        assert not hasattr(np.record, name), f"{name} would hide what every NumPy record has"
        _, kind, *shape = get_args(hint)
        fields.append((name, kind, *shape))
    return np.dtype((np.record, np.dtype(fields, align=True)))
