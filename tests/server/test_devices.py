"""One person at several browsers, and nobody else."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from century.server.playing import devices
from century.server.secret import CODE_DIGITS, new_code, plain_code
from server.playing import Person, Site, running

CODES, DEVICES = "/api/players/me/codes", "/api/players/me/devices"


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def use(site: Site, code: str, **more: object) -> Person:
    """Another browser with the code of a person."""
    other = site.who_has(None)
    made = other.post("/api/devices", {"code": code, **more})
    other.secret, other.id = made["secret"], made["player"]
    return other


def test_a_code_makes_another_browser_the_same_person(site: Site, ada: Person) -> None:
    game = ada.create("spice_road", "human", "open")["game"]
    made = ada.post(CODES, {"settings": '{"theme": "dark"}'})
    assert made["path"] == f"/device#{made['code']}"
    told = site.who_has(None).post("/api/devices", {"code": made["code"], "device": "Firefox"})
    assert (told["player"], told["nickname"]) == (ada.id, "Ada")
    assert told["settings"] == '{"theme": "dark"}'
    assert told["secret"] != ada.secret
    phone = site.who_has(told["secret"])
    assert phone.get("/api/players/me") == ada.get("/api/players/me")
    assert [one["game"] for one in phone.get("/api/games", mine=True)["games"]] == [game]
    assert phone.state(game)["you"] == ada.state(game)["you"]
    # A new name holds on both, also where the old one is in memory.
    phone.ask("PATCH", "/api/players/me", {"nickname": "Ada L."})
    assert ada.get("/api/players/me")["nickname"] == "Ada L."


def test_both_devices_play_the_same_seat(site: Site, ada: Person) -> None:
    phone = use(site, ada.post(CODES)["code"])
    state = ada.create("spice_road", "human", "human", seed=3)
    with ada.socket() as desk:
        desk.watch(state["game"])
        moved = phone.act(phone.state(state["game"]))
        assert desk.until(moved["number"])["number"] == moved["number"]
    assert ada.act(moved)["number"] > moved["number"]


@pytest.mark.parametrize("dress", [str.lower, lambda code: code.replace("-", " "), str.strip])
def test_a_code_is_read_however_it_is_typed(site: Site, ada: Person, dress: object) -> None:
    assert callable(dress)
    code = ada.post(CODES)["code"]
    typed = dress(code).replace("0", "O").replace("1", "l")
    assert use(site, typed).id == ada.id


def test_a_code_works_once(site: Site, ada: Person) -> None:
    code = ada.post(CODES)["code"]
    use(site, code)
    assert site.who_has(None).refused("POST", "/api/devices", {"code": code}) == "unknown_code"
    assert len(ada.get(DEVICES)["devices"]) == 2


def test_of_several_who_try_a_code_at_once_one_gets_in(site: Site, ada: Person) -> None:
    code = ada.post(CODES)["code"]

    def attempt(_: int) -> int:
        return site.who_has(None).ask("POST", "/api/devices", {"code": code}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(attempt, range(4))) == [201, 404, 404, 404]
    assert len(ada.get(DEVICES)["devices"]) == 2


def test_a_new_code_ends_the_one_before(site: Site, ada: Person) -> None:
    first, second = (ada.post(CODES)["code"] for _ in range(2))
    assert site.who_has(None).refused("POST", "/api/devices", {"code": first}) == "unknown_code"
    assert use(site, second).id == ada.id


def test_a_code_is_soon_too_old(site: Site, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "CODE_SECONDS", -1.0)
    code = ada.post(CODES)["code"]
    assert site.who_has(None).refused("POST", "/api/devices", {"code": code}) == "unknown_code"


@pytest.mark.parametrize("code", ["", "x" * 65, 7, None])
def test_what_cannot_be_a_code_is_refused(site: Site, code: object) -> None:
    assert site.who_has(None).refused("POST", "/api/devices", {"code": code}) == "invalid"


@pytest.mark.parametrize("code", ["guessed", "0000-0000-0000", "-", "Á" * 12, "\x00"])
def test_a_guess_lets_nobody_in(site: Site, ada: Person, code: str) -> None:
    ada.post(CODES)
    assert site.who_has(None).refused("POST", "/api/devices", {"code": code}) == "unknown_code"


def test_only_a_player_makes_codes_and_sees_devices(site: Site) -> None:
    stranger = site.who_has(None)
    assert stranger.refused("POST", CODES, {}) == "no_secret"
    assert stranger.refused("GET", DEVICES) == "no_secret"
    assert site.who_has("guessed").refused("POST", CODES, {}) == "unknown_secret"


def test_guessing_is_slow(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", player_rate=0.01) as site:
        guesser = site.who_has(None)
        body = {"code": new_code()}
        assert guesser.refused("POST", "/api/devices", body) == "unknown_code"
        assert guesser.refused("POST", "/api/devices", body) == "too_many_requests"


def test_codes_have_sixty_random_bits() -> None:
    code = new_code()
    assert len(CODE_DIGITS) == len(set(CODE_DIGITS)) == 32
    assert len(plain_code(code)) == 12
    assert len({new_code() for _ in range(1000)}) == 1000


def test_devices_are_listed_and_shut_out(site: Site, ada: Person) -> None:
    phone = use(site, ada.post(CODES)["code"], device="Firefox, Android")
    listed = ada.get(DEVICES)["devices"]
    assert [(one["name"], one["this"]) for one in listed] == [
        (None, True),
        ("Firefox, Android", False),
    ]
    assert [one["this"] for one in phone.get(DEVICES)["devices"]] == [False, True]
    state = ada.create("spice_road", "human", "human")
    code = phone.post(CODES)["code"]
    with phone.socket() as socket:
        socket.watch(state["game"])
        gone = f"{DEVICES}/{listed[1]['device']}"
        assert ada.ask("DELETE", gone).status_code == 204
        assert phone.refused("GET", "/api/players/me") == "unknown_secret"
        token, number = state["actions"][0], state["number"]
        socket.send(type="act", game=state["game"], number=number, seat=0, token=token)
        assert socket.closed()
    assert ada.state(state["game"])["number"] == state["number"]
    # Nor does it come back by a code that it has made.
    assert site.who_has(None).refused("POST", "/api/devices", {"code": code}) == "unknown_code"
    assert ada.refused("DELETE", gone) == "unknown_device"
    assert ada.refused("DELETE", f"{DEVICES}/{listed[0]['device']}") == "last_device"


def test_nobody_shuts_out_the_device_of_another(site: Site, ada: Person) -> None:
    own = ada.get(DEVICES)["devices"][0]["device"]
    assert site.player("Eve").refused("DELETE", f"{DEVICES}/{own}") == "unknown_device"
    assert ada.get("/api/players/me")["player"] == ada.id


def test_who_signs_out_is_nobody_and_the_others_stay(site: Site, ada: Person) -> None:
    phone = use(site, ada.post(CODES)["code"])
    own = next(one["device"] for one in phone.get(DEVICES)["devices"] if one["this"])
    assert phone.ask("DELETE", f"{DEVICES}/{own}").status_code == 204
    assert phone.refused("GET", "/api/players/me") == "unknown_secret"
    assert ada.get("/api/players/me")["player"] == ada.id


def test_who_is_forgotten_is_forgotten_on_all_devices(site: Site, ada: Person) -> None:
    phone = use(site, ada.post(CODES)["code"])
    code = ada.post(CODES)["code"]
    bob = site.player("Bob")
    game = bob.create("spice_road", "human", "open", public=True)["game"]
    over = phone.change("resign", phone.post(f"/api/games/{game}/join"), seat=1)
    assert over["status"] == "finished"
    assert len(phone.get("/api/players/me/data")["devices"]) == 2
    assert phone.ask("DELETE", "/api/players/me").status_code == 204
    for device in (ada, phone):
        assert device.refused("GET", "/api/players/me") == "unknown_secret"
    assert site.who_has(None).refused("POST", "/api/devices", {"code": code}) == "unknown_code"


def test_a_player_has_only_so_many_devices(
    site: Site, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MAX_DEVICES", 2)
    use(site, ada.post(CODES)["code"])
    assert ada.refused("POST", CODES, {}) == "too_many_devices"


def test_only_hashes_are_stored_and_old_codes_are_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, secret = tmp_path / "games.db", "the secret of the host"
    with running(path, admin_secret=secret) as site:
        ada, host = site.player("Ada"), site.who_has(secret)
        code = ada.post(CODES)["code"]
        host.post("/api/admin/clean")
        assert kept_codes(path) == 1
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for told in (code, plain_code(code), str(ada.secret)):
            assert told.encode() not in stored
        monkeypatch.setattr(devices, "CODE_SECONDS", -1.0)
        ada.post(CODES)
        host.post("/api/admin/clean")
        assert kept_codes(path) == 0


def kept_codes(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        count: int = database.execute("SELECT count(*) FROM device_codes").fetchone()[0]
    return count
