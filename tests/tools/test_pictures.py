"""The pictures of the docs can be taken."""

from pathlib import Path

import pytest

import pictures
from web.chromium import ROOT

JPEG = b"\xff\xd8\xff"


def test_a_page_and_a_table_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    early = pictures.TABLES["phone"]._replace(choices=1)
    monkeypatch.setitem(pictures.TABLES, "phone", early)
    pictures.main(["home", "phone", "--to", str(tmp_path)])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home.jpg", "phone.jpg"]
    for path in tmp_path.iterdir():
        assert path.read_bytes().startswith(JPEG)


def test_the_docs_show_every_picture() -> None:
    names = {pictures.HOME, *pictures.TABLES}
    assert {path.stem for path in pictures.FOLDER.glob("*.jpg")} == names
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    text = "".join(page.read_text("utf-8") for page in pages)
    assert not [name for name in names if f"pictures/{name}.jpg" not in text]


def test_an_unknown_picture_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        pictures.main(["mountains"])
    assert "mountains: must be one of home table islands phone" in capsys.readouterr().err
