"""Writing several bytes at once; a loop of compiled code would go byte by byte."""

from century.rules.machine.compiling import instruction
from century.rules.machine.records import Ints


@instruction
def copy(source: Ints, begin: int, count: int, out: Ints, at: int) -> None:
    """Copy so count bytes of one array into another."""
    out[at : at + count] = source[begin : begin + count]


@instruction
def clear(out: Ints, begin: int, end: int) -> None:
    """Put zeros into an array of bytes."""
    out[begin:end] = 0


@instruction
def write_word(out: Ints, at: int, word: int) -> None:
    """Write 32 bits as 4 bytes, the lowest first."""
    out[at : at + 4] = list(int(word).to_bytes(4, "little"))


@instruction
def write_row_of(out: Ints, at: int, places: int, cards: Ints, shown: int) -> None:
    """1 + the card at each of fewer than 8 places, and 0 beyond those shown.

    Eight bytes are read and written at once: as many must lie in both arrays, or behind them.
    """
    out[at : at + places] = 0
    out[at : at + shown] = [card + 1 for card in cards[:shown]]


@instruction
def clear_few(out: Ints, begin: int, end: int) -> None:
    """Put zeros into fewer than 8 bytes, in the same way."""
    out[begin:end] = 0


@instruction
def uncounted(array: Ints) -> Ints:
    """The same array; its rows are then made without counting who holds them."""
    return array
