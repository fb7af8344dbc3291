"""The table of clauses in docs/lessons.md is that of the courses."""

from lesson_table import PAGE, page


def test_the_table_of_clauses_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make tables"
