"""What a command needs beyond the core of century, said in one line where it is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from century.errors import CenturyError


@contextmanager
def needs(extra: str, command: str) -> Iterator[None]:
    """Around the imports of a command whose packages come with an extra of pyproject.toml."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "century":
            raise  # a mistake of our own
        how = f"pip install 'century[{extra}]'"
        raise CenturyError(f"{command} needs the {extra} packages: {how}") from None
