"""The report: one page that needs nothing but itself."""

import re
from html.parser import HTMLParser

import pytest

import century
from arena.results import short
from century.arena.match import FaultAt, Result, play_match
from century.arena.report import axis, bars, list_faults, make_report
from century.arena.results import Games
from century.arena.tournament import Tournament
from century.words import Words, languages

VOID = {"meta", "wbr"}


def games_of(cup: Tournament, count: int) -> Games:
    return {key: play_match(cup, key, {}) for key in cup.keys(count)}


CUP = short(
    "greedy",
    "arena.rogues:Dreams",
    "random",
    mode="east_west_3",
    players=3,
    options={"round_limit": 12},
)
GAMES = games_of(CUP, 3)


class Page(HTMLParser):
    """Checks that elements nest, and collects what a reader and a browser would look for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.links: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.named += [given["aria-labelledby"] or ""] if "aria-labelledby" in given else []
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag == "svg":
            assert "aria-hidden" in given or (given["role"] == "img" and given["aria-label"])
        for name, value in attrs:
            if name in ("x", "x1", "x2", "cx", "width") and value and value.endswith("%"):
                assert -0.01 <= float(value[:-1]) <= 100.01, (tag, value)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("language", languages())
def test_the_page_is_whole_and_asks_for_nothing_else(language: str) -> None:
    text = make_report(CUP.header(), GAMES, Words(language))
    page = Page(text)
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert not page.links
    assert not re.search(r"https?://|@import|url\(|<script", text)
    assert len(page.ids) == len(set(page.ids))
    assert set(page.named) <= set(page.ids)


def test_the_page_tells_bots_components_and_faults() -> None:
    text = " ".join(Page(make_report(CUP.header(), GAMES, Words("en"))).text)
    for word in ("greedy", "arena.rogues:Dreams", "illegal", '"dance"', "Location A2.1", "3 games"):
        assert word in text
    assert "9 games were ended" not in text


def test_a_bot_cannot_write_into_the_page() -> None:
    key, game = next(iter(GAMES.items()))
    fault: FaultAt = {
        "seat": 0,
        "round": 1,
        "decision": 0,
        "kind": "error",
        "detail": "<script>alert()",
    }
    text = make_report(CUP.header(), {key: {**game, "faults": [fault]}}, Words("en"))
    assert "<script" not in text
    assert "&lt;script&gt;alert()" in text


@pytest.mark.parametrize("mode", ["spice_road", "new_world"])
def test_a_single_game_makes_a_page(mode: str) -> None:
    cup = short("random", "random", mode=mode)
    Page(make_report(cup.header(), games_of(cup, 1), Words("en")))


def test_games_that_cannot_be_replayed_are_told() -> None:
    key, game = next(iter(GAMES.items()))
    broken: Result = {**game, "record": game["record"].replace("rest", "dance")}
    with pytest.raises(century.CenturyError, match=re.escape("game [0, 0, 0]: cannot be replayed")):
        make_report(CUP.header(), {key: broken}, Words("en"))
    with pytest.raises(century.CenturyError, match="no game is finished"):
        make_report(CUP.header(), {}, Words("en"))


def test_axes_have_round_numbers() -> None:
    assert axis([3, 96]).ticks == (0, 20, 40, 60, 80, 100)
    assert axis([7.2, 7.9]).ticks[0] <= 7.2
    assert axis([5, 5]).high > axis([5, 5]).low
    assert axis([0, 1], about=4, least=1).ticks == (0, 1)
    assert axis([0, 10]).at(5) == 50


def test_bars_cover_every_game() -> None:
    rounds = {20: 3, 21: 1, 300: 2}
    drawn = bars(rounds)
    assert len(drawn) <= 60
    assert sum(bar.games for bar in drawn) == 6
    assert [bar.label for bar in bars({4: 1, 6: 2})] == ["4", "5", "6"]


def test_the_same_fault_is_listed_once() -> None:
    faults = list_faults(list(GAMES.values()))
    assert [(fault["bot"], fault["kind"]) for fault in faults] == [
        ("arena.rogues:Dreams", "illegal")
    ]
    assert faults[0]["times"] == sum(len(game["faults"]) for game in GAMES.values())
