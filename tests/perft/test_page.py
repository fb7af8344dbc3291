"""The tables in the docs are those that the tests recount."""

from perft.page import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make perft"
