"""Names of people, in whatever they write."""
# ruff: noqa: RUF001

import pytest

from century.server.playing.nicknames import check_nickname, folded
from century.tables.refusal import Refusal

REAL = [
    "Ada",
    "Ada Lovelace",
    "O'Brien",
    "Zoë",
    "Nguyễn Văn Ánh",
    "Дмитрий",
    "محمد",
    "می\u200cخواهم",  # Persian, with a non-joiner
    "علی\u200cرضا",
    "क्\u200dष",  # Hindi, with a joiner
    "ක්\u200dරි",  # Sinhala
    "שָׁלוֹם",
    "ไทยแลนด์",
    "தமிழ்",
    "김철수",
    "さくら",
    "李小龙",
    "👨\u200d👩\u200d👧\u200d👦",  # one family
    "👍🏽",
    "🇭🇺",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "❤\ufe0f Ada ❤\ufe0f",
    "7\ufe0f\u20e3",
    "^_^",
    "x" * 24,
    "👨\u200d👩\u200d👧\u200d👦" * 9,
]
UNREAL = [
    "",
    " ",
    "\u3164",  # Hangul filler
    "\u2800",  # Braille without dots
    "\u115f",
    "\uffa0",
    "\u00ad",
    "\u200b",
    "\u200c",
    "\u200d",
    "a\u200cb",
    "a\u200db",
    "\u2060Ada",
    "\u202eadA",
    "A\nda",
    "Ada\tL",
    "Ada\u2028L",
    "Ada\u00a0L",
    "Ada\u3000L",
    "A\0da",
    "\ud800",
    "\ue000",
    "\ufe0f",
    "\u0301",
    "a" + "\u0300\u0316" * 3,
    "Z" + "\u0335" * 20,
    "\ufffc",
    "x" * 25,
    "👨\u200d👩\u200d👧\u200d👦" * 10,
    "\U000e0067\U000e0062",
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_pass(name: str) -> None:
    assert check_nickname(f" {name} ")


@pytest.mark.parametrize("name", UNREAL, ids=ascii)
def test_names_that_cannot_be_seen_do_not(name: str) -> None:
    with pytest.raises(Refusal, match="visible characters"):
        check_nickname(name)


def test_words_are_found_however_they_are_dressed() -> None:
    assert folded("B á-D 1") == "bad1"
    assert folded("ＢＡＤ") == "bad"
