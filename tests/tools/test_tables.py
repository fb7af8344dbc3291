"""The tables of keys in the docs are those of the schema."""

from tables import PAGE, TABLES, page


def test_the_tables_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make tables"


def test_every_key_has_a_meaning() -> None:
    for name, table in TABLES.items():
        rows = table().splitlines()[2:]
        assert rows
        assert not [row for row in rows if row.endswith("|  |")], name
