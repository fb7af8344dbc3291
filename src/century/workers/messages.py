"""What a process and its owner write to each other: pickles, each after its length."""

import struct
from typing import IO

LENGTH = struct.Struct(">Q")
TIMEOUT = b"Timeout "  # the last words of a process whose limit is over, as faulthandler says them

NOTE, DONE, FAILED = "note", "done", "failed"


class LimitReached(Exception):  # noqa: N818 - it is a message
    """The process has ended itself."""


def write(stream: IO[bytes], content: bytes) -> None:
    stream.write(LENGTH.pack(len(content)) + content)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    """The next message; raises EOFError where there is none, or only a part of one."""
    head = stream.read(LENGTH.size)
    if head == TIMEOUT:
        raise LimitReached
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    content = stream.read(length)
    if len(content) < length:
        raise EOFError
    return content
