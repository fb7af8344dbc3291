"""Finished games: found, downloaded, replayed step by step."""

import random
from datetime import UTC, datetime, timedelta

import pytest

import century
from server.playing import Json, Person, Site


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def finished(person: Person, mode: str, **more: object) -> Json:
    """A short game with both seats of one person, played to its end."""
    state = person.create(mode, options={"round_limit": 3}, **more)
    dice = random.Random(1)
    while state["status"] == "running":
        state = person.act(state, dice.choice(state["actions"]))
    return state


def test_a_record_is_the_whole_game(ada: Person) -> None:
    state = finished(ada, "east_west_2", seed=11)
    assert state["result"]["reason"] == "end"
    answer = ada.ask("GET", f"/api/games/{state['game']}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    game = century.load(answer.text)
    assert game.over
    assert game.seed == 11
    assert game.view() == state["view"]
    assert [score["total"] for score in game.scores()] == state["result"]["totals"]
    assert game.winner == state["result"]["winner"]
    told = ada.ask("GET", f"/api/games/{state['game']}/record?lang=fr").text
    assert century.load(told).record() == game.record()
    assert told.count("\n# La place ") >= 6
    path = f"/api/games/{state['game']}/record?lang=xx"
    assert ada.refused("GET", path) == "unknown_language"


def test_a_replay_shows_every_state_with_its_piles(ada: Person) -> None:
    state = finished(ada, "new_world", seed=11)
    path = f"/api/games/{state['game']}/states"
    first = ada.get(path, limit=3)
    assert (first["from"], first["next"], len(first["states"])) == (0, 3, 3)
    states, page = first["states"], first
    while page["next"] is not None:
        page = ada.get(path, **{"from": page["next"], "limit": 7})
        states += page["states"]
    assert [step["action"] for step in states] == list(range(first["actions"] + 1))
    record = ada.ask("GET", f"/api/games/{state['game']}/record").text
    replay = century.load(record)
    for step in reversed(states):
        assert step["position"] == replay.position()
        assert step["scores"] == replay.scores()
        if replay.history:
            assert step["token"] == replay.history[-1]
            assert step["phrase"]["message"].startswith(("action", "skip"))
            assert all(told["message"] == "turn-did" for told in step["told"])
            replay.undo()
    assert states[0]["token"] is None
    beyond = ada.get(path, **{"from": 1000})
    assert (beyond["states"], beyond["next"]) == ([], None)


def test_records_are_found_by_player_mode_and_date(site: Site) -> None:
    zoe, bob = site.player("Zoë Zebra"), site.player("Bob")
    old = finished(zoe, "spice_road", public=True)
    private = finished(zoe, "east_west_3")
    running = zoe.create(public=True)
    today = datetime.now(UTC).date()

    def found(person: Person, **query: object) -> list[str]:
        return [game["game"] for game in person.get("/api/records", **query)["games"]]

    assert found(bob, player="zoë") == [old["game"]]
    assert found(bob, player="ZOË ZEBRA", mode="spice_road") == [old["game"]]
    assert found(bob, player="zoë", mode="new_world") == []
    assert found(bob, player="%") == []
    assert found(zoe, player="zoë") == [private["game"], old["game"]]
    assert found(zoe, mine=True, since=today, until=today) == [private["game"], old["game"]]
    assert found(zoe, mine=True, until=today - timedelta(1)) == []
    assert found(zoe, mine=True, since=today + timedelta(1)) == []
    page = zoe.get("/api/records", mine=True, limit=1)
    assert found(zoe, mine=True, limit=1, after=page["next"]) == [old["game"]]
    assert running["game"] not in found(zoe, mine=True)
    listed = bob.get("/api/records", player="zoë")["games"][0]
    assert listed["result"] == old["result"]
    assert bob.refused("GET", "/api/records?after=nonsense") == "invalid"
    assert bob.refused("GET", "/api/records?since=yesterday") == "invalid"


def test_a_game_that_was_left_before_anything_happened_is_not_filed(ada: Person) -> None:
    begun = ada.create("spice_road", public=True)
    assert ada.change("resign", begun, seat=0)["status"] == "finished"
    later = ada.create("new_world", public=True, seed=11)
    while later["view"]["round"] < 3:
        later = ada.act(later)
    assert any(score["total"] for score in later["scores"])
    ada.change("resign", later, seat=0)
    found = {game["game"] for game in ada.get("/api/records", mine=True)["games"]}
    listed = ada.get("/api/games", mine=True, status="finished")["games"]
    assert [game["game"] for game in listed] == [later["game"]]
    assert later["game"] in found
    assert begun["game"] not in found
