"""What hosts do: look after games and people, keep and restore, and let everybody be forgotten."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from century.cli.command import main
from century.errors import InvalidOption
from century.server.settings import Settings
from century.tables import clock
from server.playing import Json, Person, Site, running
from server.postgres import Postgres

SECRET = "the secret of the host"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("house") / "games.db", admin_secret=SECRET) as site:
        yield site


@pytest.fixture(scope="module")
def host(house: Site) -> Person:
    return house.who_has(SECRET)


@pytest.fixture
def admin(house: Site, monkeypatch: pytest.MonkeyPatch) -> "Command":
    monkeypatch.setenv("CENTURY_ADMIN_SECRET", SECRET)
    return Command(str(house.http.base_url))


class Command:
    """`century admin`, for that server."""

    def __init__(self, url: str) -> None:
        self._url = url

    def __call__(self, action: str, *given: str) -> int:
        return main(["admin", action, *given, "--server", self._url])


PATHS = [
    ("GET", "status"),
    ("GET", "games"),
    ("POST", "games/abc/end"),
    ("DELETE", "games/abc"),
    ("GET", "bans"),
    ("POST", "bans"),
    ("DELETE", "bans/abc"),
    ("GET", "words"),
    ("POST", "words"),
    ("DELETE", "words/abc"),
    ("PUT", "announcement"),
    ("POST", "clean"),
]


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_strangers_find_nothing(house: Site, site: Site, method: str, path: str) -> None:
    for person in (house.who_has(None), house.player(), house.who_has("x" * 22)):
        assert person.refused(method, f"/api/admin/{path}", {}) == "not_found"
    # A server without a secret has no host.
    assert site.who_has("x").refused(method, f"/api/admin/{path}", {}) == "not_found"


def test_a_secret_that_can_be_guessed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CENTURY_ADMIN_SECRET", "short")
    with pytest.raises(InvalidOption, match="16 characters"):
        Settings.from_environment()


def test_the_page_is_served_where_there_is_a_host(house: Site, site: Site) -> None:
    page = house.http.get("/admin")
    assert "<script src=" in page.text
    assert SECRET not in page.text
    assert house.http.get("/admin.js").headers["content-type"].startswith("text/javascript")
    assert house.http.get("/admin.css").status_code == 200
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert site.http.get("/admin").status_code == 404


def test_games_are_listed_ended_and_deleted(
    house: Site, admin: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = house.player("Ada")
    private = ada.create("spice_road")
    with ada.socket() as socket:
        socket.watch(private["game"])
        assert admin("games", "--status", "running", "--player", "ad") == 0
        told = capsys.readouterr().out
        assert private["game"] in told
        assert "private" in told
        assert admin("end", private["game"]) == 0
        ended = socket.until(private["number"] + 1)
        assert (ended["status"], ended["result"]["reason"]) == ("finished", "host")
        assert admin("end", private["game"]) == 2
        assert "not running" in capsys.readouterr().err
        assert admin("delete", private["game"]) == 0
        assert socket.next("deleted")["game"] == private["game"]
    assert ada.refused("GET", f"/api/games/{private['game']}") == "unknown_game"
    assert admin("delete", private["game"]) == 2
    assert admin("status") == 0
    assert "players" in capsys.readouterr().out


def test_players_and_addresses_are_shut_out_for_a_time(
    house: Site,
    host: Person,
    admin: Command,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mallory, ada = house.player("Mallory"), house.player("Ada")
    game = mallory.create("spice_road")
    with mallory.socket() as socket:
        given = ("--player", mallory.id, "--time", "2h", "--reason", "cheats")
        assert admin("ban", *given) == 0
        ban = capsys.readouterr().out.strip()
        assert mallory.refused("GET", "/api/players/me") == "banned"
        assert socket.ask(type="watch", game=game["game"])["error"]["code"] == "banned"
    assert ada.get("/api/players/me")
    assert admin("bans") == 0
    assert "cheats" in capsys.readouterr().out
    with monkeypatch.context() as patch:
        now = clock.now
        patch.setattr(clock, "now", lambda: now() + 3 * 3600)
        assert mallory.get("/api/players/me")
    assert admin("unban", ban) == 0
    assert mallory.get("/api/players/me")
    assert admin("unban", ban) == 2

    assert admin("ban", "--address", "198.51.100.0/24") == 0
    there = {"X-Forwarded-For": "198.51.100.77"}
    answer = house.http.get("/api/about", headers=there)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
    assert house.http.get("/api/about").status_code == 200
    assert admin("ban", "--address", "nowhere") == 2
    assert admin("ban") == 2
    assert admin("ban", "--player", "x", "--time", "soon") == 2
    for one in host.get("/api/admin/bans")["bans"]:
        assert admin("unban", one["id"]) == 0


def test_bans_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", admin_secret=SECRET) as site:
        ada = site.player()
        site.who_has(SECRET).post("/api/admin/bans", {"player": ada.id})
    with running(tmp_path / "games.db", admin_secret=SECRET) as site:
        ada = site.who_has(ada.secret)
        ada.ask("GET", "/api/players/me")  # who it is is known from now on
        assert ada.refused("GET", "/api/players/me") == "banned"


def test_words_are_kept_out_of_names(
    house: Site, admin: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin("refuse", "Publisher") == 0
    nobody = house.who_has(None)
    for name in ("publisher", "The PUBLISHER", "p-u-b-lísher"):
        assert nobody.refused("POST", "/api/players", {"nickname": name}) == "invalid"
    assert admin("words") == 0
    assert capsys.readouterr().out == "publisher\n"
    assert admin("allow", "publisher") == 0
    assert house.player("publisher")
    assert admin("allow", "publisher") == 2


def test_announcements_reach_everybody(house: Site, admin: Command) -> None:
    with house.who_has(None).socket() as socket:
        assert admin("announce", "Back in five minutes", "--time", "10m") == 0
        told = socket.next("announcement")["announcement"]
        assert told["text"] == "Back in five minutes"
        assert house.http.get("/api/about").json()["announcement"] == told
        with house.player().socket() as late:
            assert late.next("announcement")["announcement"] == told
        assert admin("announce", "") == 0
        assert socket.next("announcement")["announcement"] is None
    assert house.http.get("/api/about").json()["announcement"] is None


def test_the_command_says_what_is_wrong_in_a_line(
    admin: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CENTURY_ADMIN_SECRET", "another secret of nobody")
    assert admin("status") == 2
    assert "does not know this CENTURY_ADMIN_SECRET" in capsys.readouterr().err
    assert main(["admin", "status", "--server", "http://127.0.0.1:1"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    monkeypatch.delenv("CENTURY_ADMIN_SECRET")
    assert admin("status") == 2
    assert "is not set" in capsys.readouterr().err


def test_other_processes_hear_of_it(postgres: Postgres) -> None:
    url = postgres.create_database("hosts")
    given = {"admin_secret": SECRET}
    with running(url, **given) as one, running(url, **given) as two:
        host, ada = one.who_has(SECRET), two.player("Ada")
        with ada.socket() as socket:
            host.ask("PUT", "/api/admin/announcement", {"text": "soon"})
            assert socket.next("announcement")["announcement"]["text"] == "soon"
        assert ada.get("/api/players/me")
        host.post("/api/admin/bans", {"player": ada.id})
        while ada.ask("GET", "/api/players/me").status_code != 403:
            pass
        host.post("/api/admin/words", {"word": "bad"})
        nobody = two.who_has(None)
        while nobody.ask("POST", "/api/players", {"nickname": "Bad"}).status_code != 422:
            pass


# What is kept, and for how long


def age(path: Path, days: float) -> None:
    """Let everything in a database be so old."""
    seconds = days * clock.SECONDS_PER_DAY
    with sqlite3.connect(path, timeout=60) as database:
        for table, columns in {
            "games": ("created", "started", "finished"),
            "changes": ("at",),
            "players": ("created",),
        }.items():
            for column in columns:
                database.execute(f"UPDATE {table} SET {column} = {column} - {seconds}")
    database.close()


def test_games_that_only_one_person_played_are_tidied_away(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with running(path, admin_secret=SECRET) as site:
        host, ada, bob = site.who_has(SECRET), site.player("Ada"), site.player("Bob")
        alone = ada.create("spice_road", "human", "random")["game"]
        shared = ada.create("spice_road", "human", "open")["game"]
        bob.post(f"/api/games/{shared}/join")
        age(path, 59)
        assert host.post("/api/admin/clean")["solo"] == 0
        age(path, 2)
        assert host.post("/api/admin/clean")["solo"] == 1
        assert ada.refused("GET", f"/api/games/{alone}") == "unknown_game"
        assert ada.state(shared)["status"] == "running"


def test_what_is_old_is_removed(tmp_path: Path) -> None:
    days = {
        "keep_guests": 30,
        "keep_waiting": 7,
        "keep_abandoned": 60,
        "keep_finished": 100,
        "admin_secret": SECRET,
    }
    path = tmp_path / "games.db"
    with running(path, **days) as site:
        host = site.who_has(SECRET)
        ada, guest = site.player("Ada"), site.player("Guest")
        ada.create("spice_road", "human", "open")
        left = ada.create("spice_road")
        done = ada.change("resign", ada.create("spice_road"), seat=0)
        age(path, 10)
        new = ada.create("spice_road", "human", "open")["game"]
        nothing = {"abandoned": 0, "solo": 0, "finished": 0, "guests": 0}
        assert host.post("/api/admin/clean") == {**nothing, "waiting": 1}
        age(path, 51)
        assert host.post("/api/admin/clean") == {
            "waiting": 1,
            "abandoned": 1,
            "solo": 0,
            "finished": 0,
            "guests": 1,
        }
        assert ada.refused("GET", f"/api/games/{left['game']}") == "unknown_game"
        assert ada.refused("GET", f"/api/games/{new}") == "unknown_game"
        assert guest.refused("GET", "/api/players/me") == "unknown_secret"
        age(path, 50)
        assert ada.state(done["game"])["status"] == "finished"
        cleaned = host.post("/api/admin/clean")
        assert (cleaned["finished"], cleaned["guests"]) == (1, 1)  # Ada has no game any more
        assert site.who_has(None).refused("GET", f"/api/games/{done['game']}") == "unknown_game"


def test_everything_is_kept_unless_a_host_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with running(path, admin_secret=SECRET) as site:
        ada = site.player()
        ada.create("spice_road", "human", "open")
        age(path, 10_000)
        assert not any(site.who_has(SECRET).post("/api/admin/clean").values())


# One's own data


def finished(ada: Person, bob: Person) -> Json:
    state = ada.create("spice_road", "human", "open", public=True)
    state = ada.act(bob.post(f"/api/games/{state['game']}/join"))
    return bob.change("resign", state, seat=1)


def test_people_get_what_is_known_of_them(site: Site) -> None:
    ada, bob = site.player("Ada"), site.player("Bob")
    game = finished(ada, bob)["game"]
    told = ada.get("/api/players/me/data")
    assert (told["player"], told["nickname"]) == (ada.id, "Ada")
    [own] = told["games"]
    assert (own["game"], own["creator"], own["status"]) == (game, True, "finished")
    [seat] = own["seats"]
    assert seat["nickname"] == "Ada"
    assert [change["kind"] for change in seat["changes"]] == ["action"]
    assert "Bob" not in str(told)
    assert [
        change["kind"]
        for change in bob.get("/api/players/me/data")["games"][0]["seats"][0]["changes"]
    ] == ["join", "resigned"]
    assert site.who_has(None).refused("GET", "/api/players/me/data") == "no_secret"


def test_people_are_forgotten_when_they_want_that(site: Site) -> None:
    ada, bob = site.player("Ada Erased"), site.player("Bob")
    over = finished(ada, bob)["game"]
    runs = ada.create("spice_road", "human", "open", public=True)
    bob.post(f"/api/games/{runs['game']}/join")
    waits = ada.create("spice_road", "human", "open")["game"]
    joined = bob.create("spice_road", "human", "open", "open", public=True)["game"]
    ada.post(f"/api/games/{joined}/join")
    with bob.socket() as socket:
        socket.watch(runs["game"])
        assert ada.ask("DELETE", "/api/players/me").status_code == 204
        assert socket.next("state")["result"]["winner"] == 1
    assert ada.refused("GET", "/api/players/me") == "unknown_secret"
    assert bob.refused("GET", f"/api/games/{waits}") == "unknown_game"
    assert bob.state(joined)["seats"][1]["kind"] == "open"
    for game in (over, runs["game"], joined):
        state = bob.state(game)
        assert "Ada Erased" not in str(state)
    record = bob.ask("GET", f"/api/games/{over}/record")
    assert record.status_code == 200
    assert not bob.get("/api/records", player="ada erased")["games"]
    loner = site.player("Loner")
    assert loner.ask("DELETE", "/api/players/me").status_code == 204
    assert loner.refused("DELETE", "/api/players/me") == "unknown_secret"


# Backup and restore


def test_a_backup_of_a_running_server_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "games.backup"
    with running(path) as site:
        ada = site.player("Ada")
        state = ada.act(ada.create("spice_road"))
        assert main(["admin", "backup", str(copy), "--database", str(path)]) == 0
        assert main(["admin", "backup", str(copy), "--database", str(path)]) == 2
        assert "is there already" in capsys.readouterr().err
        later = ada.act(state)
        assert main(["admin", "restore", str(copy), "--database", str(path)]) == 2
        assert "another server uses it" in capsys.readouterr().err
    assert main(["admin", "restore", str(copy), "--database", str(path)]) == 0
    with running(path) as site:
        back = site.who_has(ada.secret).state(state["game"])
        assert (back["number"], back["view"]) == (state["number"], state["view"])
        assert back["number"] < later["number"]


def test_what_is_no_backup_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, text = tmp_path / "games.db", tmp_path / "text"
    with running(path) as site:
        ada = site.player()
    text.write_text("no database " * 1000)
    assert main(["admin", "restore", str(text), "--database", str(path)]) == 2
    assert "not a database" in capsys.readouterr().err
    assert main(["admin", "restore", str(tmp_path / "none"), "--database", str(path)]) == 2
    with running(path) as site:
        assert site.who_has(ada.secret).get("/api/players/me")


def test_postgresql_is_kept_and_restored_by_its_own_programs(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(postgres.programs), prepend=":")
    url, copy = postgres.create_database("kept"), tmp_path / "kept.dump"
    with running(url) as site:
        ada = site.player("Ada")
        state = ada.act(ada.create("spice_road"))
    assert main(["admin", "backup", str(copy), "--database", url]) == 0
    other = postgres.create_database("restored")
    assert main(["admin", "restore", str(copy), "--database", other]) == 0
    with running(other) as site:
        assert site.who_has(ada.secret).state(state["game"])["view"] == state["view"]
