"""Every clause of docs/rules is taught by a lesson or told as good to know, and every section."""

import re
from collections import Counter
from pathlib import Path

import pytest

from century.lessons.course import courses
from clauses import clauses

RULES = Path(__file__).resolve().parents[2] / "src" / "century" / "locales" / "en" / "rules"
TAUGHT = [
    clause
    for course in courses().values()
    for lesson in course.lessons
    for clause in lesson.clauses
]
LISTED = [
    clause
    for course in courses().values()
    for fact in course.good_to_know
    for clause in fact.clauses
]
SET_UP = "setup"  # is done for the players: good to know


def test_every_clause_is_taught_or_good_to_know() -> None:
    assert clauses() - {*TAUGHT, *LISTED} == set()


def test_no_lesson_names_a_clause_that_does_not_exist() -> None:
    assert {*TAUGHT, *LISTED} - clauses() == set()


def test_what_is_good_to_know_is_told_once() -> None:
    assert [clause for clause, count in Counter(LISTED).items() if count > 1] == []
    assert set(TAUGHT) & set(LISTED) == set()


@pytest.mark.parametrize("mode", courses())
def test_every_section_of_a_rules_page_has_its_lesson(mode: str) -> None:
    page = (RULES / f"{mode}.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^##.*\{#([a-z-]+)\}", page, re.MULTILINE))
    course = courses()[mode]
    assert {one for one in sections if course.of_section(one) is None} == {SET_UP}
