"""The packages of the server import only those that its docstring names before them."""

import re
from pathlib import Path

import pytest

import century.server
from test_layers import FILES, PACKAGE, imports

SERVER = PACKAGE / "server"
ORDER = re.findall(r"^- `(\w+)`:", century.server.__doc__ or "", re.MULTILINE)
DOOR = {"app", "run"}  # above all
INSIDE = [path for path in FILES if path.parent != SERVER and path.is_relative_to(SERVER)]


def test_every_package_has_its_place() -> None:
    assert set(ORDER) == {path.relative_to(SERVER).parts[0] for path in INSIDE}


@pytest.mark.parametrize("path", INSIDE, ids=lambda path: ".".join(path.parts[-2:]))
def test_imports_point_to_what_stands_before(path: Path) -> None:
    height = ORDER.index(path.relative_to(SERVER).parts[0])
    for line, name in imports(path):
        if name[:2] == ["century", "server"]:
            assert name[2] not in DOOR, line
            assert name[2] not in ORDER or ORDER.index(name[2]) <= height, (line, name)
