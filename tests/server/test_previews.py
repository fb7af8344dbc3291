"""What a link shows where somebody sends it, and what it does not."""

import html
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from century.server.api import pages
from century.server.telling.pictures import FONT
from server.playing import Person, Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """With a page in the place of the client, which need not be built."""
    folder = tmp_path_factory.mktemp("previews")
    (folder / "index.html").write_text("<html><head><title>century</title></head></html>")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "folder", lambda: folder)
        with running(folder / "games.db") as site:
            yield site


def tags(site: Site, path: str, language: str = "en") -> dict[str, str]:
    answer = site.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text)
    assert answer.text.count("</head>") == 1
    return {name: html.unescape(value) for name, value in found}


def test_a_game_that_waits_invites(site: Site) -> None:
    game = site.player("Ada").create("spice_road", "human", "open")["game"]
    shown = tags(site, f"/game/{game}")
    assert shown["og:title"] == "You are invited to Spice Road"
    assert shown["og:url"].endswith(f"/game/{game}")
    assert shown["og:image"].startswith("http://127.0.0.1:")
    assert "Ada" not in str(shown)


def test_only_public_games_tell_who_plays(site: Site) -> None:
    ada = site.player("<Ada>")
    hidden = ada.create("spice_road", "human", "human")["game"]
    shown = ada.create("spice_road", "human", "greedy", public=True)["game"]
    assert "Ada" not in str(tags(site, f"/game/{hidden}"))
    assert "<Ada>" in tags(site, f"/game/{shown}")["og:description"]
    assert "<Ada>" not in site.http.get(f"/game/{shown}").text  # escaped


def test_a_result_is_told(site: Site) -> None:
    ada: Person = site.player("Ada")
    state = ada.create("spice_road", "human", "human", public=True)
    state = ada.change("resign", state, seat=0)
    for path in ("game", "replay"):
        text = tags(site, f"/{path}/{state['game']}")["og:description"]
        assert text == "Ada won, 0 : 0"


def test_lessons_and_modes_have_their_names_in_the_language_of_who_asks(site: Site) -> None:
    lesson = site.http.get("/api/lessons").json()["spice_road"]["lessons"][0]["lesson"]
    english = tags(site, f"/learn/spice_road/{lesson}")
    french = tags(site, f"/learn/spice_road/{lesson}", "xx, fr-CA;q=0.8, en;q=0.5")
    assert english["og:title"] != french["og:title"]
    assert tags(site, "/modes/new_world")["og:title"] == "A New World"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/game/typo",
        "/game/",
        "/game/a%00b",
        "/game/" + 40 * "x",
        "/modes/nowhere",
        "/replay/%ff",
    ],
)
def test_an_address_with_a_typo_is_a_page_like_any_other(site: Site, path: str) -> None:
    assert tags(site, path) == {}


def test_no_language_is_a_language(site: Site) -> None:
    for accepted in (b"", b"*", b";;;", b"xx", b"en\xff"):
        answer = site.http.get("/modes/new_world", headers={b"Accept-Language": accepted})
        assert "A New World" in answer.text


@pytest.fixture
def font(site: Site) -> Iterator[None]:
    """Any font draws numbers; the client's is known only once it is built."""
    import pygame

    there = pages.folder() / FONT
    there.write_bytes((Path(pygame.__file__).parent / "freesansbold.ttf").read_bytes())
    yield
    there.unlink()


def picture(site: Site, path: str) -> bytes:
    address = urlsplit(tags(site, path)["og:image"])
    answer = site.http.get(f"{address.path}?{address.query}")
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">I", answer.content[16:20]) == (1200,)
    return answer.content


@pytest.mark.usefixtures("font")
def test_a_link_shows_the_table_of_a_public_game_and_the_mode_of_any_other(site: Site) -> None:
    ada = site.player("Ada")
    shown = ada.create("spice_road", "human", "human", public=True)
    hidden = ada.create("spice_road", "human", "human")
    start = picture(site, "/modes/spice_road")
    assert picture(site, f"/game/{hidden['game']}") == start
    assert site.http.get(f"/game/{hidden['game']}/picture.png").status_code == 404
    before = picture(site, f"/game/{shown['game']}")
    ada.act(shown, "rest" if "rest" in shown["actions"] else shown["actions"][0])
    after = picture(site, f"/replay/{shown['game']}")
    assert len({start, before, after}) == 3
    for path in ("/game/typo", "/game/a%00b", "/modes/nowhere", "/rules/spice_road", "/x/y"):
        assert site.http.get(f"{path}/picture.png").status_code == 404, path


def test_without_a_client_the_icon_stands_for_the_picture(site: Site) -> None:
    assert tags(site, "/modes/spice_road")["og:image"].endswith("/icon-512.png")
    assert site.http.get("/modes/spice_road/picture.png").status_code == 404
