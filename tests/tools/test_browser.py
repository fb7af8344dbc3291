"""The browser client is measured; how fast it is is not tested here."""

import re

import pytest

import browser


def test_everything_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    browser.main(["--tries", "1"])
    assert re.fullmatch(
        r"first load: \d+ KB; a table: \d+ KB\n"
        r"home usable after \d+ ms \(median \d+ ms\)\n"
        r"table usable after \d+ ms \(median \d+ ms\)\n"
        r"animations: \d+ frames a second, longest gap \d+ ms\n"
        r"work of the page for a frame: \d+\.\d ms\n",
        capsys.readouterr().out,
    )


def test_tries_must_be_positive(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        browser.main(["--tries", "0"])
    assert "--tries 0: must be 1 or more" in capsys.readouterr().err
