"""Games that were played without a server come to one, finished or not."""

import random

import pytest

import century
from century.game.game import Game
from century.tables.recorded import with_seats
from century.tables.table import BOT, HUMAN, Seat
from server.playing import Json, Person, Site

SEATS = [Seat(HUMAN), Seat(BOT, bot="easy")]


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def played(mode: str, actions: int) -> Game:
    """A game of four rounds after so many actions, in which the person decides, if anybody does."""
    game, dice = century.new(mode, 2, seed=7, round_limit=4), random.Random(mode)
    while not game.over and (len(game.history) < actions or game.seat != 0):
        game.play(dice.choice(game.actions()))
    return game


def bring(ada: Person, game: Game) -> Json:
    brought: Json = ada.post("/api/records", {"record": with_seats(game.record(), SEATS)})
    return brought


@pytest.mark.parametrize("mode", century.modes())
def test_a_running_game_goes_on(ada: Person, mode: str) -> None:
    game = played(mode, 3)
    state = bring(ada, game)
    assert (state["status"], state["public"]) == ("running", False)
    assert state["view"] == game.view()
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot"]
    token = game.actions()[0]
    game.play(token)
    assert ada.act(state, token)["view"] == game.view()


@pytest.mark.parametrize("mode", century.modes())
def test_a_finished_game_is_on_file(site: Site, ada: Person, mode: str) -> None:
    game = played(mode, 10_000)
    state = bring(ada, game)
    assert state["status"] == "finished"
    assert state["result"]["totals"] == [score["total"] for score in game.scores()]
    states = ada.get(f"/api/games/{state['game']}/states", limit=100)
    assert states
    found = {one["game"] for one in ada.get("/api/games", status="finished", mine=True)["games"]}
    assert state["game"] in found
    others = site.player("Bob").get("/api/games", status="finished", limit=100)["games"]
    assert state["game"] not in {one["game"] for one in others}


def test_a_record_from_elsewhere_is_played_from_the_first_seat(ada: Person) -> None:
    state = ada.post("/api/records", {"record": played("new_world", 2).record()})
    assert [seat.get("bot") for seat in state["seats"]] == [None, "normal"]
    assert state["you"]["seats"] == [0]
    assert state.get("commitment") is None


@pytest.mark.parametrize(
    "record",
    ["", "century-record/1", "nonsense", 7, None, "century-record/1\n[mode x]\n", "a\x00"],
)
def test_what_is_no_record_is_refused(ada: Person, record: object) -> None:
    assert ada.refused("POST", "/api/records", {"record": record}) == "invalid"


def test_a_record_without_a_seed_is_refused(ada: Person) -> None:
    redealt = played("spice_road", 2).redeal(3)  # it begins in the middle
    assert ada.refused("POST", "/api/records", {"record": redealt.record()}) == "invalid"


def test_a_record_that_is_too_long_is_refused(ada: Person) -> None:
    text = played("spice_road", 2).record() + "# long\n" * 20_000
    assert ada.refused("POST", "/api/records", {"record": text}) == "too_large"
