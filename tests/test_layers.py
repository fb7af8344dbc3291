"""Imports point one way only: rules ◄ data ◄ game ◄ words ◄ bots ◄ public names ◄ the rest."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "century"

# Lowest first. A module imports its own part, and parts of lower layers.
LAYERS: list[dict[str, set[str]]] = [
    {"rules": {"rules"}},
    {
        "data": {
            "errors",
            "entry",
            "component",
            "box",
            "box_file",
            "box_entry",
            "box_check",
            "mode_file",
            "mode",
        }
    },
    {
        "game": {
            "kit",
            "tokens",
            "reasons",
            "view",
            "game",
            "position",
            "position_turn",
            "record",
        }
    },
    {"words": {"words"}},
    {"bots": {"bots"}},
    {"public names": {"century"}},
    {"arena": {"arena"}, "envs": {"envs"}, "server": {"server"}},
    {"bench": {"bench"}},
    # The command line starts everything else.
    {"terminal": {"terminal"}},
]
PARTS = {
    name: (part, height)
    for height, layer in enumerate(LAYERS)
    for part, names in layer.items()
    for name in names
}
RULES_MAY_IMPORT = {"collections", "math", "typing", "numpy", "numba"}
# How the rules are compiled and cached; no rule stands there.
COMPILING = {"compile", "compiling"}

FILES = sorted(PACKAGE.rglob("*.py"))


def module(path: Path) -> list[str]:
    """The dotted name of a file, in pieces: ["century", "rules", "effects"]."""
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


def part_of(name: list[str]) -> tuple[str, int]:
    """`century.game` is a part of its own; `century.Game` is one of the public names."""
    inner = name[1] if len(name) > 1 else "century"
    if inner not in PARTS and not is_module(inner):
        inner = "century"
    assert inner in PARTS, f"src/century/{inner} has no layer yet: give it one in {__file__}"
    return PARTS[inner]


def is_module(inner: str) -> bool:
    return (PACKAGE / f"{inner}.py").exists() or any((PACKAGE / inner).glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: ".".join(module(path)))
def test_imports_point_down(path: Path) -> None:
    part, height = part_of(module(path))
    for line, name in imports(path):
        if name[0] != "century":
            continue
        target, target_height = part_of(name)
        assert target == part or target_height < height, (
            f"{path.name}:{line}: {part} may not import {'.'.join(name)} of {target}"
        )


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "rules").rglob("*.py")), ids=lambda path: path.stem
)
def test_rules_import_numpy_and_numba_only(path: Path) -> None:
    allowed = RULES_MAY_IMPORT | (sys.stdlib_module_names if path.stem in COMPILING else set())
    for line, name in imports(path):
        assert name[0] in allowed or name[:2] == ["century", "rules"], (
            f"{path.name}:{line}: the rules may not import {'.'.join(name)}"
        )
