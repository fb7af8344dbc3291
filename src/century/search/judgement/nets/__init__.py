"""The learnt nets, one file for each mode that has one, as `tools/learning` wrote them.

May import what its package may.
"""

from functools import cache
from importlib.resources import files
from zipfile import ZipFile

from century.search.judgement.net import Net

HEADER = 10  # bytes of NumPy's format before its header, whose length the last two tell


@cache
def net_of(mode: str) -> Net:
    """The net of a mode; all zero, and so without a say, where none was learnt."""
    net = Net()
    file = files(__name__) / f"{mode}.npz"
    if file.is_file():
        with file.open("rb") as opened, ZipFile(opened) as weights:
            for name in ("inner", "outer"):
                field = Net.fields[name]
                net.memory[field.offset : field.end] = _numbers(weights.read(f"{name}.npy"))
        net.learnt = 1.0
    return net


def _numbers(saved: bytes) -> bytes:
    """What NumPy has saved, without its header: the numbers row by row, as a record has them."""
    begin = HEADER + int.from_bytes(saved[HEADER - 2 : HEADER], "little")
    assert b"'<f4'" in saved[:begin]
    return saved[begin:]
