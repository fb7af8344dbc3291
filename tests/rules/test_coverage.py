"""The clause pages are sound, and every clause is proven by a test."""

import io
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest

from clauses import (
    ID,
    PAGES,
    ROOT,
    clauses,
    definitions,
    marks,
    marks_of,
    pages,
    references,
    table,
)

SOURCE = ROOT / "src" / "century"


def test_every_clause_has_a_test() -> None:
    proven = {clause for clause, _ in marks()}
    missing = [clause for _, clause in definitions() if clause not in proven]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


def test_every_mark_names_a_clause() -> None:
    known = clauses()
    unknown = [f"{clause} ({test})" for clause, test in marks() if clause not in known]
    assert not unknown, f"tests of unknown clauses: {', '.join(unknown)}"


def test_no_id_is_used_twice() -> None:
    counts = Counter(clause for _, clause in definitions())
    assert [clause for clause, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_every_bullet_of_a_page_is_a_clause(page: Path) -> None:
    defined = [clause for name, clause in definitions() if name == page.name]
    lines = page.read_text(encoding="utf-8").splitlines()
    assert len(defined) == sum(line.lstrip().startswith(("- ", "* ")) for line in lines)


def test_every_reference_in_the_pages_names_a_clause() -> None:
    known = clauses()
    unknown = [f"{clause} ({page})" for page, clause in references() if clause not in known]
    assert not unknown, f"references to unknown clauses: {', '.join(unknown)}"


def test_every_clause_cited_in_the_source_exists() -> None:
    known = clauses()
    first_name = "|".join({clause.partition(".")[0] for clause in known})
    cited = re.compile(rf"(?<![\w./])(?=(?:{first_name})\.){ID}(?<!\.py|\.md)(?![\w/])")
    unknown = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type != tokenize.COMMENT:
                continue
            unknown += [
                f"{clause} ({path.name}:{token.start[0]})"
                for clause in cited.findall(token.string)
                if clause not in known
            ]
    assert not unknown, f"comments cite unknown clauses: {', '.join(unknown)}"


@pytest.mark.parametrize(
    "mode", sorted((SOURCE / "data" / "modes").glob("*.toml")), ids=lambda m: m.stem
)
def test_every_mode_has_its_page(mode: Path) -> None:
    assert (PAGES / f"{mode.stem}.md").is_file()


def test_marks_are_read_wherever_pytest_reads_them() -> None:
    source = """
pytestmark = rule("m")

@rule("a", "b")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("c"))])
def test_two(n): ...

@rule("d")
class TestThree:
    @rule("e")
    def test_four(self): ...

@rule("f")
def not_a_test(): ...

@pytest.mark.skip
@rule("g")
def test_skipped(): ...

@pytest.mark.xfail(reason="no")
@rule("h")
def test_failing(): ...
"""
    assert list(marks_of(source, "t")) == [
        ("m", "t::test_one"),
        ("a", "t::test_one"),
        ("b", "t::test_one"),
        ("m", "t::test_two"),
        ("c", "t::test_two"),
        ("m", "t::TestThree::test_four"),
        ("d", "t::TestThree::test_four"),
        ("e", "t::TestThree::test_four"),
    ]


def test_a_clause_must_be_named_literally() -> None:
    with pytest.raises(ValueError, match="t::test_one: a clause is named by a literal string"):
        list(marks_of("@rule(NAME)\ndef test_one(): ...", "t"))


def test_the_table_lists_every_clause() -> None:
    shown = table()
    assert all(re.search(rf"^  {re.escape(clause)} ", shown, re.M) for clause in clauses())
