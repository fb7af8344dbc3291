"""Who is away is told that it is their turn: by push, by the hook of a host, and by a feed."""

import json
import logging
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from century.errors import InvalidOption
from century.server.settings import Settings
from server.playing import Json, Person, Site, running
from server.push_service import Browser, PushService

DAYS = {"kind": "days", "days": 3}


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@contextmanager
def telling(path: Path, service: PushService, **settings: Any) -> Iterator[Site]:
    contact = {"push_contact": "mailto:host@example.org", "push_hosts": service.place}
    with running(path / "games.db", **contact, **settings) as site:
        yield site


def play(ada: Person, bob: Person, clock: Json) -> Json:
    state = ada.create("spice_road", "human", "open", clock=clock)
    joined: Json = bob.post(f"/api/games/{state['game']}/join", {"seat": 1})
    return joined


def test_a_closed_browser_is_told_in_its_language(tmp_path: Path, service: PushService) -> None:
    with telling(tmp_path, service) as site:
        ada, bob = site.player("Ada"), site.player("Bob")
        browser = Browser(service, "bob")
        assert len(site.http.get("/api/about").json()["push"]) == 87  # a point of P-256
        assert bob.ask("POST", "/api/players/me/push", browser.subscription).status_code == 204
        quick = ada.act(play(ada, bob, {"kind": "turn", "seconds": 600}), "rest")
        state = ada.act(play(ada, bob, DAYS), "rest")
        path, headers, body = service.next()
        told = browser.read(body)
        assert path == "/bob"
        assert headers["authorization"].startswith("vapid t=")
        assert told["title"] == "À vous de jouer"
        assert told["path"] == f"/game/{state['game']}"
        assert "view" not in told
        assert quick["game"] != state["game"]  # which hurries nobody who is away
        # Who sits before it needs no notice.
        with ada.socket() as socket:
            socket.watch(state["game"])
            ada_browser = Browser(service, "ada")
            ada.ask("POST", "/api/players/me/push", ada_browser.subscription)
            state = ada.act(bob.act(state, "rest"), "rest")
            assert service.next()[0] == "/bob"
        # A browser that is gone is forgotten.
        service.status = 410
        state = bob.act(state, "rest")
        assert service.next()[0] == "/ada"
        ada.act(state, "rest")
        assert service.next()[0] == "/bob"
        while ada.get("/api/players/me/data")["notices"]:
            pass
        assert bob.ask(
            "POST", "/api/players/me/push/remove", {"endpoint": browser.subscription["endpoint"]}
        ).is_success


def test_notices_go_to_push_services_only(tmp_path: Path, service: PushService) -> None:
    with telling(tmp_path, service) as site:
        ada = site.player("Ada")
        good = Browser(service, "ada").subscription
        for endpoint in (
            "https://example.org/x",
            "http://169.254.169.254/latest",
            f"http://{service.place}@example.org/",
            f"http://example.org/?{service.place}",
            f"ftp://{service.place}/x",
            "http://[",
            "",
        ):
            wrong = {**good, "endpoint": endpoint}
            assert ada.refused("POST", "/api/players/me/push", wrong) == "invalid", endpoint
        wrong = {**good, "keys": {"p256dh": "x", "auth": "y"}}
        assert ada.refused("POST", "/api/players/me/push", wrong) == "invalid"
        assert site.who_has(None).refused("POST", "/api/players/me/push", good) == "no_secret"


def test_without_a_contact_nobody_is_pushed(site: Site) -> None:
    assert site.http.get("/api/about").json()["push"] is None
    keys = {"p256dh": "A" * 87, "auth": "A" * 22}
    body = {"endpoint": "https://fcm.googleapis.com/x", "keys": keys}
    assert site.player().refused("POST", "/api/players/me/push", body) == "not_found"


def test_a_host_has_a_hook(tmp_path: Path, service: PushService) -> None:
    hook = f"http://{service.place}/hook"
    with running(tmp_path / "games.db", notice_url=hook) as site:
        ada, bob = site.player("Ada"), site.player("Bob")
        state = play(ada, bob, DAYS)
        assert json.loads(service.next()[2])["player"] == ada.id
        state = ada.act(state, "rest")
        _, headers, body = service.next()
        assert headers["content-type"] == "application/json"
        assert json.loads(body) == {
            "player": bob.id,
            "game": state["game"],
            "path": f"/game/{state['game']}",
            "mode": "spice_road",
            "nickname": "Bob",
            "deadline": state["clock"]["deadline"],
        }


def test_a_hook_that_is_away_holds_nobody_up(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    service.stop()
    hook = f"http://{service.place}/hook"
    with running(tmp_path / "games.db", notice_url=hook) as site, caplog.at_level(logging.WARNING):
        ada, bob = site.player("Ada"), site.player("Bob")
        state = ada.act(play(ada, bob, DAYS), "rest")
        assert bob.act(state, "rest")["view"]["seat"] == 0
        while not any(record.message == "a notice was not sent" for record in caplog.records):
            pass


def test_a_feed_lists_what_waits(site: Site) -> None:
    ada, bob = site.player("Ada"), site.player("Bob")
    path = bob.post("/api/players/me/feed")["path"]
    state = ada.act(play(ada, bob, DAYS), "rest")
    other = play(ada, bob, DAYS)
    answer = site.http.get(path, params={"lang": "de"})
    assert answer.headers["content-type"].startswith("application/rss+xml")
    links = [one.text or "" for one in ElementTree.fromstring(answer.text).iter("link")]
    assert [link.rpartition("/")[2] for link in links[1:]] == [state["game"]]
    assert other["game"] not in answer.text
    bob.act(state, "rest")
    assert "<item>" not in site.http.get(path).text


def test_a_feed_is_secret(site: Site) -> None:
    ada = site.player("Ada <&>")
    path = ada.post("/api/players/me/feed")["path"]
    assert ElementTree.fromstring(site.http.get(path).text).findtext("channel/title")
    again = ada.post("/api/players/me/feed")["path"]
    for gone in (path, "/feed/typo", f"{again}x"):
        assert site.http.get(gone).status_code == 404
    assert ada.ask("DELETE", "/api/players/me/feed").status_code == 204
    assert site.http.get(again).status_code == 404
    assert site.http.get(again, params={"lang": "xx"}).json()["error"]["code"] == "unknown_language"


@pytest.mark.parametrize(
    ("name", "value"), [("PUSH_CONTACT", "me@example.org"), ("NOTICE_URL", "file:///etc/passwd")]
)
def test_settings_of_notices_are_checked(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"CENTURY_{name}", value)
    with pytest.raises(InvalidOption, match=f"CENTURY_{name}: must begin with"):
        Settings.from_environment()
