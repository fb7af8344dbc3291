"""Seeds that nobody can find, a promise about them, and taking back what has shown a card."""

import hashlib
from pathlib import Path
from typing import Any

import pytest

import century
from century.cli.command import main
from century.game.commitment import commit, read_promise, verify
from century.server.playing.lobby import SEED_BITS
from century.tables.deal import FrozenGame
from century.tables.look import imagine
from century.tables.thinking import advice
from server.playing import Json, Person, Site, running


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def finish(ada: Person, state: Json) -> Json:
    """By resigning: the seat that decides, until one is left."""
    while state["status"] != "finished":
        state = ada.change("resign", state, seat=state["view"]["seat"])
    return state


def test_seeds_are_too_many_to_be_tried(ada: Person, site: Site) -> None:
    assert SEED_BITS >= 128
    games = [ada.create("spice_road") for _ in range(8)]
    seeds = [site.service.tables.known(game["game"]).seed for game in games]  # type: ignore[union-attr]
    assert max(seeds) > 2**120
    rematch = ada.post(f"/api/games/{finish(ada, games[0])['game']}/rematch")
    seeds.append(site.service.tables.known(rematch["game"]).seed)  # type: ignore[union-attr]
    assert len(set(seeds)) == 9


def test_a_promise_is_told_at_the_start_and_opened_at_the_end(ada: Person) -> None:
    state = ada.create("spice_road")
    promised = state["deal"]
    assert (promised["chosen"], promised["salt"], promised["seed"]) == (False, None, None)
    for _ in range(4):
        state = ada.act(state)
        assert state["deal"] == promised
    opened = finish(ada, state)["deal"]
    assert opened["commitment"] == promised["commitment"]
    text = f"century-seed/1 {opened['salt']} {opened['seed']}"
    assert hashlib.sha256(text.encode()).hexdigest() == promised["commitment"]
    again = century.new("spice_road", 2, int(opened["seed"]), **state["options"])
    replay = ada.get(f"/api/games/{state['game']}/states")
    assert again.position() == replay["states"][0]["position"]


def test_a_record_can_be_verified(
    ada: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = finish(ada, ada.act(ada.create("new_world")))
    record = ada.ask("GET", f"/api/games/{state['game']}/record").text
    promise = verify(record)
    assert promise.commitment == state["deal"]["commitment"]
    file = tmp_path / "game.txt"
    file.write_text(record)
    assert main(["verify", str(file), "--commitment", promise.commitment]) == 0
    assert "drawn by the server" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    assert "another commitment" in capsys.readouterr().err
    # Another deal under the same promise
    seed = int(state["deal"]["seed"])
    forged = century.new("new_world", 2, seed + 1).record()
    comments = "".join(line for line in record.splitlines(True) if line.startswith("#"))
    file.write_text(forged + comments)
    assert main(["verify", str(file)]) == 2
    assert "not the one that was promised" in capsys.readouterr().err
    file.write_text(forged)
    assert main(["verify", str(file)]) == 2
    assert "no commitment" in capsys.readouterr().err


def test_a_chosen_seed_is_shown_before_anybody_sits_down(ada: Person, site: Site) -> None:
    state = ada.create("spice_road", "human", "open", seed=77, public=True)
    token = ada.post(f"/api/games/{state['game']}/invitations")["token"]
    stranger = site.who_has(None)
    shown = [
        stranger.get(f"/api/join/{token}")["deal"],
        stranger.state(state["game"])["deal"],
        next(g for g in stranger.get("/api/games")["games"] if g["game"] == state["game"])["deal"],
    ]
    for deal in shown:
        assert (deal["chosen"], deal["seed"]) == (True, "77")
        assert commit(77, deal["salt"]) == deal["commitment"]
    bob = site.player("Bob")
    state = finish(bob, ada.act(bob.post(f"/api/join/{token}")))
    record = bob.ask("GET", f"/api/games/{state['game']}/record").text
    assert "# seed: chosen" in record
    assert read_promise(record).chosen


def test_a_wide_seed_can_be_chosen_again(ada: Person) -> None:
    seed = 2**128 - 5
    state = ada.create("new_world", seed=seed)
    assert state["view"] == century.new("new_world", 2, seed).view()
    wide: dict[str, Any] = {"mode": "new_world", "seats": [{"kind": "human"}] * 2, "seed": 2**128}
    assert ada.refused("POST", "/api/games", wide) == "invalid"


def test_wide_seeds_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.act(ada.act(ada.create("east_west_1")))
    with running(tmp_path / "games.db") as site:
        back = site.who_has(ada.secret).state(state["game"])
        for name in ("view", "deal", "actions"):
            assert back[name] == state[name]
        ada = site.who_has(ada.secret)
        seat = next(seat for seat, last in enumerate(back["undoable"]) if last)
        undone = ada.change("undo", back, seat=seat)
        assert undone["number"] > back["number"]


def test_views_and_hints_are_dealt_anew_by_chance(
    ada: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by the seed of the game nor by one that everybody knows."""
    state = ada.create("spice_road", seed=11)
    table = site.service.tables.known(state["game"])
    assert table is not None
    deals = {str(imagine(table.now).position()["hidden"]) for _ in range(5)}
    assert len(deals) == 5
    asked: list[int] = []
    advise = century.advise

    def note(game: century.Game, time: float, seed: int) -> Any:
        asked.append(seed)
        return advise(game, simulations=1)

    monkeypatch.setattr(century, "advise", note)
    frozen = FrozenGame.of(table.deal, table.now)
    assert frozen.deal.seed == 0
    assert frozen.game().seed is None
    for _ in range(2):
        advice(frozen, 0.1)
    assert len(set(asked)) == 2


# Taking back


def turned_up(ada: Person, **more: Any) -> Json:
    """The state after a turn that has shown a card, against a bot."""
    state = ada.create("spice_road", "human", "random", seed=3, **more)
    with ada.socket() as socket:
        socket.watch(state["game"])
        state = ada.act(state, "acquire 1")
        while state["view"]["seat"] != 0:
            state = socket.until(state["number"] + 1)
    return state


def test_who_takes_back_after_a_look_is_found_in_the_log(ada: Person) -> None:
    state = turned_up(ada)
    assert state["undoable"][0] == {"what": "turn", "steps": 1}
    undone = ada.change("undo", state, seat=0)
    [line] = undone["log"]["lines"]
    assert (line["kind"], line["seat"], line["actions"]) == ("took_back", 0, [])
    assert line["told"] == [{"message": "log-took-back", "facts": {"seat": "0"}}]
    # It stays there, whatever is taken back later.
    state = ada.act(undone, "rest")
    whole = ada.state(state["game"])
    assert [line["kind"] for line in whole["log"]["lines"]][:2] == ["took_back", "turn"]
    lines = [line["line"] for line in whole["log"]["lines"]]
    assert lines == sorted(set(lines))


def test_who_has_seen_nothing_leaves_no_trace(ada: Person) -> None:
    state = ada.create("spice_road", "human", "human", seed=3)
    rested = ada.act(state, "rest")
    undone = ada.change("undo", rested, seat=0)
    assert undone["log"]["lines"] == []


def test_a_firm_game_takes_back_nothing_that_has_shown_a_card(ada: Person) -> None:
    state = turned_up(ada, firm=True)
    assert state["firm"]
    assert state["undoable"][0] is None
    path = f"/api/games/{state['game']}/undo"
    assert ada.refused("POST", path, {"number": state["number"], "seat": 0}) == "nothing_to_undo"
    calm = ada.act(ada.create("spice_road", "human", "human", firm=True), "rest")
    assert calm["undoable"][0] == {"what": "turn", "steps": 1}


def test_taking_back_twice_keeps_the_lines_apart(ada: Person) -> None:
    state = turned_up(ada)
    for _ in range(2):
        undone = ada.change("undo", state, seat=0)
        with ada.socket() as socket:
            socket.watch(state["game"])
            state = ada.act(undone, "acquire 1")
            while state["view"]["seat"] != 0:
                state = socket.until(state["number"] + 1)
    lines = ada.state(state["game"])["log"]["lines"]
    assert [line["kind"] for line in lines].count("took_back") == 2
    assert len({line["line"] for line in lines}) == len(lines)
