"""The clauses of docs/rules and the tests that prove them; as a command, the table of both."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

ID = r"[a-z][a-z0-9]*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+"
DEFINITION = re.compile(rf"- `({ID})` ")
REFERENCE = re.compile(rf"`({ID})`")

rule = pytest.mark.rule


def pages() -> list[Path]:
    """The pages that hold clauses: the README beside them only explains their form."""
    return sorted(page for page in PAGES.glob("*.md") if page.name != "README.md")


def definitions() -> Iterator[tuple[str, str]]:
    """Every clause as (page, id), in the order of the pages."""
    for page in pages():
        for line in page.read_text(encoding="utf-8").splitlines():
            if found := DEFINITION.match(line):
                yield page.name, found[1]


def clauses() -> set[str]:
    return {clause for _, clause in definitions()}


def references() -> Iterator[tuple[str, str]]:
    """Every id that the prose names, as (page, id)."""
    for page in sorted(PAGES.glob("*.md")):
        for found in REFERENCE.finditer(page.read_text(encoding="utf-8")):
            if not found[1].endswith(".md"):
                yield page.name, found[1]


def marks() -> Iterator[tuple[str, str]]:
    """Every mark as (id, test), read from the source: what is proven depends on no test run."""
    for path in sorted(TESTS.rglob("test_*.py")):
        yield from marks_of(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())


def marks_of(source: str, place: str) -> Iterator[tuple[str, str]]:
    yield from _marks_in(ast.parse(source).body, place, [])


def _marks_in(body: list[ast.stmt], place: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.Assign) and "pytestmark" in map(_name, node.targets):
            inherited = inherited + _ids(node.value, place)
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        # A test that is not run, or that is expected to fail, proves nothing.
        if any(_name(mark) in ("skip", "xfail") for mark in node.decorator_list):
            continue
        test = f"{place}::{node.name}"
        ids = inherited + [clause for mark in node.decorator_list for clause in _ids(mark, test)]
        if isinstance(node, ast.ClassDef):
            yield from _marks_in(node.body, test, ids)
        elif node.name.startswith("test_"):
            for clause in dict.fromkeys(ids):
                yield clause, test


def _ids(node: ast.expr, place: str) -> list[str]:
    """The ids of every rule(...) inside an expression: a parameter may carry a mark of its own."""
    ids = []
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and _name(part) == "rule":
            for argument in part.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"{place}: a clause is named by a literal string")
                ids.append(argument.value)
    return ids


def _name(node: ast.expr) -> str | None:
    """The last name of `rule(...)`, `pytest.mark.rule(...)`, `pytest.mark.skip` or a variable."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def table() -> str:
    tests: dict[str, list[str]] = {}
    for clause, test in marks():
        tests.setdefault(clause, []).append(test.removeprefix("tests/"))
    rows = list(definitions())
    width = max(len(clause) for _, clause in rows)
    lines = []
    page = None
    for name, clause in rows:
        if name != page:
            page = name
            lines += ["", name]
        for first, test in enumerate(tests.get(clause, ["NO TEST"])):
            lines.append(f"  {'' if first else clause:{width}}  {test}")
    proven = sum(clause in tests for _, clause in rows)
    lines += ["", f"{proven} of {len(rows)} clauses have a test"]
    return "\n".join(lines[1:])


if __name__ == "__main__":
    print(table())
