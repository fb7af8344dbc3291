"""Imports point one way only, as the table of layers in CONTRIBUTING.md says."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "century"
ROW = re.compile(r"\| `([a-z_]+)` \|[^|]*\|([^|]*)\|")
PUBLIC = "century"  # the row of the public names


def read_layers() -> dict[str, set[str]]:
    """Every package and what it may import, lowest first."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition("## The layers")[2].partition("\n## ")[0]
    return {row[1]: set(re.findall(r"`([a-z_]+)`", row[2])) for row in ROW.finditer(section)}


LAYERS = read_layers()
RULES_MAY_IMPORT = {"collections", "math", "typing"}
# What the rules run on, and how they are compiled; no rule stands there.
MACHINE = {"filelock", "numpy", "numba", *sys.stdlib_module_names}

FILES = sorted(PACKAGE.rglob("*.py"))
PACKAGES = sorted({path.parent for path in FILES})
MAY_IMPORT = re.compile(r"[Mm]ay\s+import\s+([^.]*)\.")


def module(path: Path) -> list[str]:
    """The dotted name of a file, in pieces: ["century", "rules", "engine"]."""
    names = list(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return names[:-1] if names[-1] == "__init__" else names


def imports(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Every import of a file, wherever it stands, as (line, dotted name in pieces)."""
    name = module(path)
    package = name if path.name == "__init__.py" else name[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                yield node.lineno, [*base, alias.name]


def layer_of(name: list[str]) -> str:
    """`century.game` is a layer of its own; `century.Game` is one of the public names."""
    inner = name[1] if len(name) > 1 else PUBLIC
    return inner if (PACKAGE / inner).is_dir() or (PACKAGE / f"{inner}.py").exists() else PUBLIC


def test_every_package_has_a_row() -> None:
    assert {layer_of(module(path)) for path in FILES} == LAYERS.keys()


def test_rows_import_only_what_stands_above_them() -> None:
    rows = list(LAYERS)
    for height, (layer, below) in enumerate(LAYERS.items()):
        assert below <= set(rows[:height]), f"{layer}: {below - set(rows[:height])}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: ".".join(module(path)))
def test_imports_point_down(path: Path) -> None:
    layer = layer_of(module(path))
    for line, name in imports(path):
        target = layer_of(name)
        assert name[0] != "century" or target == layer or target in LAYERS[layer], (
            f"{path.name}:{line}: {layer} may not import {'.'.join(name)} of {target}"
        )


@pytest.mark.parametrize("layer", LAYERS)
def test_nothing_is_allowed_that_nobody_imports(layer: str) -> None:
    used = {
        layer_of(name)
        for path in FILES
        if layer_of(module(path)) == layer
        for _, name in imports(path)
        if name[0] == "century"
    }
    assert not LAYERS[layer] - used


def sign_of(package: Path) -> str:
    return ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""


def neighbours_of(package: Path) -> set[str]:
    """The other packages of the package that this one lies in."""
    return {other.name for other in PACKAGES if other.parent == package.parent} - {package.name}


def neighbours_used(package: Path) -> set[str]:
    beside = module(package / "__init__.py")[:-1]
    names = [name for path in package.rglob("*.py") for _, name in imports(path)]
    used = {name[len(beside)] for name in names if name[: len(beside)] == beside != name}
    return used & neighbours_of(package)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: ".".join(module(path)))
def test_every_package_has_a_sign_at_its_door(package: Path) -> None:
    """What lives there, and what it may import: of the layers, or of its neighbours inside one."""
    sentences = MAY_IMPORT.findall(sign_of(package))
    assert sentences, f"{package.name}/__init__.py does not say what it may import"
    names = set(re.findall(r"`([a-z_]+)`", sentences[-1]))
    if package.parent in (PACKAGE, PACKAGE.parent):
        assert names == LAYERS[package.name]
    elif neighbours_of(package):
        assert names == neighbours_used(package)


def test_the_rooms_of_the_server_import_those_before_them() -> None:
    server = PACKAGE / "server"
    rooms = re.findall(r"^- `([a-z]+)`", sign_of(server), re.MULTILINE)
    assert set(rooms) == {package.name for package in PACKAGES if package.parent == server}
    for height, room in enumerate(rooms):
        assert neighbours_used(server / room) <= set(rooms[:height]), room


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "rules").rglob("*.py")), ids=lambda path: path.stem
)
def test_rules_import_next_to_nothing(path: Path) -> None:
    allowed = MACHINE if path.parent.name == "machine" else RULES_MAY_IMPORT
    for line, name in imports(path):
        assert name[0] in allowed or name[:2] == ["century", "rules"], (
            f"{path.name}:{line}: the rules may not import {'.'.join(name)}"
        )
