"""Short texts at a table: who may write and read them, and what a host hears of."""

import json

import pytest

from century.cli.command import main
from century.server.playing import chat
from server.playing import Json, Person, Site, running

SECRET = "a secret of sixteen"


def talk(ada: Person, bob: Person, **more: bool) -> Json:
    state = ada.create("spice_road", "human", "open", **{"chat": True, **more})
    joined: Json = bob.post(f"/api/games/{state['game']}/join", {"seat": 1})
    return joined


def path(state: Json) -> str:
    return f"/api/games/{state['game']}/texts"


def test_people_at_a_table_write_to_each_other(site: Site) -> None:
    ada, bob, eve = (site.player(name) for name in ("Ada", "Bob", "Eve"))
    state = talk(ada, bob)
    assert state["chat"] is True
    with bob.socket() as socket, eve.socket() as watching:
        socket.watch(state["game"])
        watching.watch(state["game"])
        written = ada.post(path(state), {"seat": 0, "text": "  Good luck, Bob! 🍀 "})
        assert socket.next("text")["text"] == written["text"] == "Good luck, Bob! 🍀"
        bob.post(path(state), {"seat": 1, "text": "You too"})
        assert watching.ask(type="ping")["type"] == "pong"  # and no text before it
        assert not any(json.loads(told)["type"] == "text" for told in watching.texts)
    texts = ada.get(path(state))["texts"]
    assert [(one["seat"], one["text"]) for one in texts] == [
        (0, "Good luck, Bob! 🍀"),
        (1, "You too"),
    ]
    assert eve.refused("GET", path(state)) == "not_a_player"
    assert eve.refused("POST", path(state), {"seat": 0, "text": "hi"}) == "not_a_player"
    assert bob.refused("POST", path(state), {"seat": 0, "text": "hi"}) == "not_your_seat"
    assert site.who_has(None).refused("GET", path(state)) == "no_secret"


def test_texts_are_off_unless_the_creator_allows_them(site: Site) -> None:
    ada, bob = site.player("Ada"), site.player("Bob")
    state = talk(ada, bob, chat=False)
    assert ada.refused("POST", path(state), {"seat": 0, "text": "hi"}) == "chat_off"
    assert ada.refused("GET", path(state)) == "chat_off"
    assert ada.create("spice_road")["chat"] is False


def test_texts_are_no_part_of_the_game(site: Site) -> None:
    ada, bob = site.player("Ada"), site.player("Bob")
    state = talk(ada, bob)
    ada.post(path(state), {"seat": 0, "text": "marzipan"})
    now = ada.state(state["game"], since=0)
    assert now["number"] == state["number"]
    over = ada.change("resign", now, seat=0)
    assert "marzipan" not in str(over)
    assert "marzipan" not in ada.ask("GET", f"/api/games/{state['game']}/record").text
    assert "marzipan" in ada.ask("GET", "/api/players/me/data").text
    assert "marzipan" not in bob.ask("GET", "/api/players/me/data").text
    assert ada.ask("DELETE", "/api/players/me").status_code == 204
    assert bob.get(path(state))["texts"] == []


@pytest.mark.parametrize(
    "text",
    ["", " ", "\n", "two\nlines", "zero\u200bwidth", "\u202eturned", "a" * 201, "a\0b", "\ud800"],
)
def test_what_cannot_be_seen_is_refused(site: Site, text: str) -> None:
    ada = site.player("Ada")
    state = ada.create("spice_road", chat=True)
    assert ada.refused("POST", path(state), {"seat": 0, "text": text}) == "invalid"
    longest = ada.post(path(state), {"seat": 0, "text": "👨‍👩‍👧‍👦" * 100 + "é" * 100})
    assert longest["text"].endswith("é")


def test_only_the_newest_are_kept(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MAX_KEPT", 5)
    ada = site.player("Ada")
    state = ada.create("spice_road", chat=True)
    for number in range(8):
        ada.post(path(state), {"seat": 0, "text": str(number)})
    texts = ada.get(path(state))["texts"]
    assert [one["text"] for one in texts] == ["3", "4", "5", "6", "7"]


def test_who_writes_too_fast_must_wait_and_hosts_read_reports(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(f"{tmp_path}/games.db", text_rate=0.3, admin_secret=SECRET) as site:
        ada, bob = site.player("Ada"), site.player("Bob")
        state = talk(ada, bob)
        for _ in range(3):
            bob.post(path(state), {"seat": 1, "text": "rude words"})
        fast = {"seat": 1, "text": "more"}
        assert bob.refused("POST", path(state), fast) == "too_many_requests"
        for _ in range(2):  # told twice, it is one report
            assert ada.ask("POST", f"{path(state)}/2/report").status_code == 204
        assert ada.refused("POST", f"{path(state)}/9/report") == "not_found"
        monkeypatch.setenv("CENTURY_ADMIN_SECRET", SECRET)
        server = ["--server", str(site.http.base_url)]
        assert main(["admin", "reports", *server]) == 0
        (line,) = capsys.readouterr().out.splitlines()
        assert "rude words" in line
        assert bob.id in line
        report = line.split()[0]
        assert main(["admin", "dismiss", report, *server]) == 0
        assert main(["admin", "dismiss", report, *server]) != 0
        assert "no such report" in capsys.readouterr().err
        assert main(["admin", "reports", *server]) == 0
        assert capsys.readouterr().out == ""
