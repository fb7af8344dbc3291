"""Games before they start, and the rematch after the end."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import century
from server.playing import Json, Person, Site

# Cubes to acquire a merchant card, settlers to use a card of an empty route, place by place.
PRICES = {"spice_road": {"acquire": [0, 1, 2, 3, 4, 5]}, "east_west_1": {"route": [1, 2, 3, 4, 5]}}


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


@pytest.fixture
def bob(site: Site) -> Person:
    return site.player("Bob")


def test_a_player_is_a_nickname_and_a_secret(site: Site) -> None:
    ada = site.player("  Áda ")
    assert ada.secret is not None
    assert len(ada.secret) >= 43
    assert ada.get("/api/players/me") == {"player": ada.id, "nickname": "Áda"}
    renamed = ada.ask("PATCH", "/api/players/me", {"nickname": "Ada L."})
    assert renamed.json() == {"player": ada.id, "nickname": "Ada L."}
    assert ada.get("/api/players/me")["nickname"] == "Ada L."


@pytest.mark.parametrize("nickname", ["", "   ", "x" * 25, "a\nb", "a\u202eb", "a\x00", 7, None])
def test_a_nickname_is_visible_and_short(site: Site, nickname: object) -> None:
    body = {"nickname": nickname}
    assert site.who_has(None).refused("POST", "/api/players", body) == "invalid"


def test_a_game_starts_when_no_seat_is_open(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", public=True, seed=3)
    assert state["status"] == "waiting"
    assert (state["view"], state["actions"], state["scores"]) == (None, [], [])
    joined = bob.post(f"/api/games/{state['game']}/join")
    assert joined["status"] == "running"
    assert joined["you"]["seats"] == [1]
    assert joined["seats"][1]["nickname"] == "Bob"
    assert joined["view"] == century.new("spice_road", 2, 3).view()
    path = f"/api/games/{state['game']}/join"
    assert ada.refused("POST", path, {}) == "already_started"


def test_the_drawn_board_is_told_with_the_start(ada: Person, bob: Person) -> None:
    state = ada.create("new_world", "human", "open", public=True)
    assert "board" not in state["options"]
    joined = bob.post(f"/api/games/{state['game']}/join")
    assert joined["options"]["board"] in ("D1", "E1", "F1")


@pytest.mark.parametrize(
    "wrong",
    [
        {"mode": "chess"},
        {"seats": [{"kind": "human"}]},
        {"seats": [{"kind": "human"}] * 6},
        {"seats": [{"kind": "ghost"}] * 2},
        {"seats": [{"kind": "human"}, {"kind": "bot"}]},
        {"seats": [{"kind": "human"}, {"kind": "bot", "bot": "nobody"}]},
        {"options": {"board": "D1"}},
        {"options": {"round_limit": 0}},
        {"options": {"seed": 1}},
        {"options": {"box": "/etc/passwd"}},
        {"seed": -1},
        {"seed": 2**128},
        {"clock": {"kind": "turn"}},
        {"clock": {"kind": "turn", "seconds": 1}},
        {"clock": {"kind": "days", "days": 365}},
        {"public": "yes"},
        {"surprise": 1},
    ],
)
def test_a_game_that_cannot_be_is_not_made(ada: Person, wrong: dict[str, object]) -> None:
    good = {"mode": "spice_road", "seats": [{"kind": "human"}, {"kind": "human"}]}
    code = ada.refused("POST", "/api/games", good | wrong)
    assert code == ("unknown_mode" if "mode" in wrong else "invalid")


def test_open_public_games_are_listed(ada: Person, site: Site) -> None:
    public = ada.create("east_west_1", "human", "open", public=True)
    private = ada.create("east_west_1", "human", "open")
    query = {"status": "waiting", "mode": "east_west_1"}
    listed = [game["game"] for game in site.who_has(None).get("/api/games", **query)["games"]]
    assert public["game"] in listed
    assert private["game"] not in listed
    mine = [game["game"] for game in ada.get("/api/games", mine=True)["games"]]
    assert mine == [private["game"], public["game"]]
    page = ada.get("/api/games", mine=True, limit=1)
    assert [game["game"] for game in page["games"]] == [private["game"]]
    rest = ada.get("/api/games", mine=True, limit=1, after=page["next"])
    assert [game["game"] for game in rest["games"]] == [public["game"]]
    assert rest["next"] is None
    assert site.who_has(None).refused("GET", "/api/games?mine=true") == "no_secret"


def test_a_link_seats_one_friend_once(ada: Person, bob: Person, site: Site) -> None:
    state = ada.create("spice_road", "human", "open", "open")
    path = f"/api/games/{state['game']}"
    assert bob.refused("POST", f"{path}/invitations", {}) == "not_creator"
    invitation = ada.post(f"{path}/invitations", {"seat": 2})
    token = invitation["token"]
    assert invitation["path"] == f"/join/{token}"
    assert site.who_has(None).get(f"/api/join/{token}")["game"] == state["game"]
    assert bob.post(f"/api/join/{token}")["you"]["seats"] == [2]
    eve = site.player("Eve")
    assert eve.refused("POST", f"/api/join/{token}", {}) == "unknown_invitation"
    assert eve.refused("GET", f"/api/join/{token}") == "unknown_invitation"
    assert eve.refused("POST", "/api/join/guessed", {}) == "unknown_invitation"
    assert ada.refused("POST", f"{path}/invitations", {"seat": 2}) == "seat_taken"
    other = ada.post(f"{path}/invitations")["token"]
    assert eve.post(f"/api/join/{other}")["status"] == "running"


def test_the_address_of_a_game_seats_whoever_knows_it(ada: Person, bob: Person, site: Site) -> None:
    state = ada.create("spice_road", "human", "open", "open")
    path = f"/api/games/{state['game']}"
    seen = site.who_has(None).get(path)
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "open", "open"]
    assert seen["you"] == {"player": None, "seats": [], "creator": False}
    joined = bob.post(f"{path}/join", {"seat": 2})
    assert joined["you"]["seats"] == [2]
    eve = site.player("Eve")
    assert eve.refused("POST", f"{path}/join", {"seat": 2}) == "seat_taken"
    # The same address brings a person back to the same seat, and takes no second one.
    assert bob.get(path)["you"]["seats"] == [2]
    assert bob.post(f"{path}/join")["you"]["seats"] == [2]
    assert bob.post(f"{path}/join")["number"] == joined["number"]
    assert eve.post(f"{path}/join")["status"] == "running"
    assert bob.get(path)["you"]["seats"] == [2]
    assert site.player("Mallory").refused("POST", f"{path}/join", {}) == "already_started"
    assert eve.refused("POST", f"/api/games/{'x' * 16}/join", {}) == "unknown_game"


def test_of_two_people_at_once_one_gets_the_seat(ada: Person, site: Site) -> None:
    game = ada.create("spice_road", "human", "open", "open")["game"]
    people = [site.player(name) for name in ("Bob", "Eve", "Mallory")]
    with ThreadPoolExecutor(len(people)) as pool:
        answers = pool.map(
            lambda person: person.ask("POST", f"/api/games/{game}/join", {"seat": 1}).json(), people
        )
        codes = sorted(answer.get("error", {}).get("code", "seated") for answer in answers)
    assert codes == ["seat_taken", "seat_taken", "seated"]


def test_the_creator_closes_seats_and_opens_them_again(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", "open")
    path = f"/api/games/{state['game']}"

    def set_seat(now: Json, seat: int = 1) -> Json:
        return ada.change("seats", ada.state(state["game"]), seat=seat, now=now)

    closed = set_seat({"kind": "open", "closed": True})
    assert [seat["closed"] for seat in closed["seats"]] == [False, True, False]
    assert bob.refused("POST", f"{path}/join", {"seat": 1}) == "seat_closed"
    body = {"number": closed["number"], "seat": 2, "now": {"kind": "open", "closed": True}}
    assert bob.refused("POST", f"{path}/seats", body) == "not_creator"
    assert ada.refused("POST", f"{path}/seats", body | {"number": 0}) == "stale_number"
    assert ada.refused("POST", f"{path}/seats", body | {"seat": 0}) == "seat_taken"
    assert ada.refused("POST", f"{path}/seats", body | {"seat": 4}) == "seat_taken"
    assert ada.refused("POST", f"{path}/seats", body | {"now": {"kind": "human"}}) == "invalid"
    nobody = {"kind": "bot", "bot": "nobody"}
    assert ada.refused("POST", f"{path}/seats", body | {"now": nobody}) == "invalid"
    ada.post(f"{path}/seats", body)
    assert bob.refused("POST", f"{path}/join", {}) == "seat_closed"
    # Whom the creator invites in person may sit there all the same.
    token = ada.post(f"{path}/invitations", {"seat": 2})["token"]
    left = bob.change("leave", bob.post(f"/api/join/{token}"))
    assert not left["seats"][2]["closed"]
    assert set_seat({"kind": "bot", "bot": "random"})["seats"][1]["bot"] == "random"
    assert set_seat({"kind": "open"})["seats"][1]["kind"] == "open"
    assert set_seat({"kind": "bot", "bot": "random"})["status"] == "waiting"
    joined = bob.post(f"{path}/join")
    assert (joined["status"], joined["you"]["seats"]) == ("running", [2])
    late = {"number": joined["number"], "seat": 1, "now": {"kind": "open"}}
    assert ada.refused("POST", f"{path}/seats", late) == "already_started"


def test_who_names_no_seat_gets_one_by_chance(ada: Person, bob: Person) -> None:
    drawn = set()
    for _ in range(30):
        game = ada.create("spice_road", "human", "open", "open", "open")["game"]
        drawn |= set(bob.post(f"/api/games/{game}/join")["you"]["seats"])
    assert drawn == {1, 2, 3}


def test_two_guests_are_told_apart(site: Site) -> None:
    people = [site.player("Guest") for _ in range(3)]
    game = people[0].create("spice_road", "human", "open", "open")["game"]
    for person in people[1:]:
        state = person.post(f"/api/games/{game}/join")
    assert sorted(seat["nickname"] for seat in state["seats"]) == ["Guest", "Guest 2", "Guest 3"]
    assert people[1].get("/api/players/me")["nickname"] == "Guest"


def test_several_seats_of_one_person_keep_the_name(ada: Person) -> None:
    game = ada.create("spice_road", "human", "open", "open")["game"]
    state = ada.post(f"/api/games/{game}/join", {"seat": 1})
    assert [seat["nickname"] for seat in state["seats"]] == ["Ada", "Ada", None]


def test_people_who_have_played_together_are_invited_again(
    ada: Person, bob: Person, site: Site
) -> None:
    companions = "/api/players/me/companions"
    game = ada.create("spice_road", "human", "open")["game"]
    assert bob.get(companions) == {"companions": []}
    started = bob.post(f"/api/games/{game}/join")
    (known,) = ada.get(companions)["companions"]
    assert known == {
        "player": bob.id,
        "nickname": "Bob",
        "games": 1,
        "last": started["started"],
    }
    seats = [{"kind": "human"}, {"kind": "open", "player": bob.id}, {"kind": "open"}]
    again = ada.post("/api/games", {"mode": "spice_road", "seats": seats})
    assert again["seats"][1] | {"hints": False} == {
        **{"seat": 1, "kind": "open", "player": bob.id, "nickname": "Bob", "bot": None},
        **{"connected": False, "hints": False, "out": None, "closed": False},
    }
    assert again["game"] in [one["game"] for one in bob.get("/api/games", mine=True)["games"]]
    eve = site.player("Eve")
    path = f"/api/games/{again['game']}"
    assert eve.refused("POST", f"{path}/join", {"seat": 1}) == "seat_taken"
    assert bob.post(f"{path}/join")["you"]["seats"] == [1]
    # A stranger keeps no seat for anybody, neither with a new game nor later.
    body = {"mode": "spice_road", "seats": seats}
    assert eve.refused("POST", "/api/games", body) == "invalid"
    own = eve.create("spice_road", "human", "open")
    keep = {"number": own["number"], "seat": 1, "now": {"kind": "open", "player": bob.id}}
    assert eve.refused("POST", f"/api/games/{own['game']}/seats", keep) == "invalid"


def test_who_does_not_want_a_kept_seat_gives_it_up(ada: Person, bob: Person) -> None:
    game = ada.create("spice_road", "human", "open")["game"]
    bob.post(f"/api/games/{game}/join")
    seats = [{"kind": "human"}, {"kind": "open", "player": bob.id}]
    state = ada.post("/api/games", {"mode": "spice_road", "seats": seats})
    assert bob.change("leave", state)["seats"][1]["player"] is None


def test_a_game_is_made_with_closed_seats(ada: Person, bob: Person) -> None:
    seats = [{"kind": "human"}, {"kind": "open", "closed": True}]
    state = ada.post("/api/games", {"mode": "spice_road", "seats": seats})
    assert bob.refused("POST", f"/api/games/{state['game']}/join", {}) == "seat_closed"
    started = ada.change("start", state, bot="random")
    assert not started["seats"][1]["closed"]


def test_who_joined_may_leave_before_the_start(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", "open", public=True)
    joined = bob.post(f"/api/games/{state['game']}/join", {"seat": 2})
    left = bob.change("leave", joined)
    assert [seat["kind"] for seat in left["seats"]] == ["human", "open", "open"]
    path = f"/api/games/{state['game']}/leave"
    assert bob.refused("POST", path, {"number": left["number"]}) == "not_a_player"
    assert bob.refused("POST", f"/api/games/{state['game']}/join", {"seat": 0}) == "seat_taken"


def test_the_creator_fills_up_with_bots(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", "open", public=True)
    path = f"/api/games/{state['game']}/start"
    body = {"number": state["number"], "bot": "random"}
    assert bob.refused("POST", path, body) == "not_creator"
    assert ada.refused("POST", path, body | {"bot": "nobody"}) == "invalid"
    assert ada.refused("POST", path, body | {"number": 9}) == "stale_number"
    started = ada.post(path, body)
    assert started["status"] == "running"
    assert [seat["bot"] for seat in started["seats"]] == [None, "random", "random"]


def test_the_creator_deletes_what_has_not_started(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", public=True)
    path = f"/api/games/{state['game']}"
    assert bob.refused("DELETE", path) == "not_creator"
    with bob.socket() as socket:
        socket.watch(state["game"])
        assert ada.ask("DELETE", path).status_code == 204
        assert socket.next("deleted") == {"type": "deleted", "game": state["game"]}
    assert ada.refused("GET", path) == "unknown_game"
    running = bob.post(f"/api/games/{ada.create('spice_road', 'human', 'open')['game']}/join")
    assert ada.refused("DELETE", f"/api/games/{running['game']}") == "already_started"
    assert bob.refused("DELETE", f"/api/games/{running['game']}") == "not_creator"


def test_a_game_that_nobody_else_plays_is_deleted_while_it_runs(ada: Person, bob: Person) -> None:
    alone = ada.create("spice_road", "human", "human", "random")
    assert ada.ask("DELETE", f"/api/games/{alone['game']}").status_code == 204
    over = ada.change("resign", ada.create("spice_road", "human", "random"), seat=0)
    assert ada.refused("DELETE", f"/api/games/{over['game']}") == "already_started"
    shared = ada.create("spice_road", "human", "open", "random")["game"]
    bob.change("resign", bob.post(f"/api/games/{shared}/join"), seat=1)
    assert ada.ask("DELETE", f"/api/games/{shared}").status_code == 204


def test_a_rematch_rotates_the_seats(ada: Person, bob: Person, site: Site) -> None:
    first = ada.create("spice_road", "human", "open", "random", public=True, hints=True)
    state = bob.post(f"/api/games/{first['game']}/join")
    path = f"/api/games/{state['game']}/rematch"
    assert ada.refused("POST", path, {}) == "not_finished"
    over = ada.change("resign", bob.change("resign", state, seat=1), seat=0)
    assert over["status"] == "finished"
    assert site.player("Eve").refused("POST", path, {}) == "not_a_player"
    again = ada.post(path)
    assert again["status"] == "waiting"
    assert [(seat["kind"], seat["nickname"]) for seat in again["seats"]] == [
        ("open", "Bob"),
        ("bot", None),
        ("human", "Ada"),
    ]
    assert bob.state(state["game"])["rematch"] == again["game"]
    assert site.player("Eve").refused("POST", f"/api/games/{again['game']}/join", {}) == (
        "seat_taken"
    )
    both = bob.post(path)
    assert both["game"] == again["game"]
    assert both["status"] == "running"
    assert both["you"]["seats"] == [0]


def test_a_deleted_rematch_can_be_asked_for_again(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", public=True)
    state = bob.post(f"/api/games/{state['game']}/join")
    over = bob.change("resign", state, seat=1)
    first = ada.post(f"/api/games/{over['game']}/rematch")
    assert ada.ask("DELETE", f"/api/games/{first['game']}").status_code == 204
    second = bob.post(f"/api/games/{over['game']}/rematch")
    assert second["game"] != first["game"]
    assert second["you"]["creator"]


def test_what_there_is(site: Site) -> None:
    anybody = site.who_has(None)
    about = anybody.get("/api/about")
    assert about["bots"] == century.bot_names()
    assert about["languages"] == ["en", "de", "fr", "hu", "nl"]
    modes = anybody.get("/api/modes")
    assert list(modes) == list(century.modes())
    for mode, about in modes.items():
        assert about["options"] == century.modes()[mode]["options"]
        assert about["cube_limit"] == 10
        assert about["prices"] == PRICES.get(mode, {})
        things = anybody.get(f"/api/modes/{mode}/components")
        game = century.new(mode, about["players"][-1])
        for kind in ("merchants", "points", "bonus", "exploration", "locations", "market_tiles"):
            assert [thing["id"] for thing in things[kind]] == [
                thing.id for thing in getattr(game.ruleset, kind)
            ]
            assert all(thing["phrase"]["message"] and thing["trust"] for thing in things[kind])
        assert [space["id"] for space in things["spaces"]] == list(game.ruleset.spaces)
    assert anybody.refused("GET", "/api/modes/chess/components") == "unknown_mode"
    assert "turn-did = " in anybody.ask("GET", "/api/locales/hu").text
    assert anybody.refused("GET", "/api/locales/xx") == "unknown_language"
