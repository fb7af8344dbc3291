"""Which lesson teaches which clause: the table in docs/lessons.md, as `tools/lesson_table.py`."""

import re
from collections.abc import Iterator
from pathlib import Path

from century.lessons.course import courses

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "lessons.md"
BEGIN, END = "<!-- Made by `make tables`: clauses -->\n", "<!-- End -->\n"
CLAUSE = re.compile(r"^- `([a-z0-9.-]+)` ", re.MULTILINE)
FOLDER = "../src/century/lessons/courses"


def places() -> dict[str, list[str]]:
    """Where each clause is told: the lessons, or `good to know` in a course."""
    told: dict[str, list[str]] = {}
    for mode, course in courses().items():
        for number, lesson in enumerate(course.lessons, 1):
            link = f"[{mode} {lesson.id}]({FOLDER}/{mode}/{number}-{lesson.id}.toml)"
            for clause in lesson.clauses:
                told.setdefault(clause, []).append(link)
        for fact in course.good_to_know:
            for clause in fact.clauses:
                told.setdefault(clause, []).append(f"good to know in {mode}")
    return told


def rows() -> Iterator[str]:
    told = places()
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for clause in CLAUSE.findall(page.read_text(encoding="utf-8")):
            where = ", ".join(told.get(clause, ["nowhere"]))
            yield f"| [`{clause}`](rules/{page.name}) | {where} |\n"


def page() -> str:
    """The page with its table as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    table = "| clause | where it is taught |\n|---|---|\n" + "".join(rows())
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
