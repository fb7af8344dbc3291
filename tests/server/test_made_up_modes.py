"""Modes that are only pages of TOML: made, played, replayed and recorded as any other."""

from collections.abc import Iterator

import pytest

import century
from century.data.mode import get_mode
from made_up import MADE_UP, on_the_shelf
from server.playing import Json, Person, open_http
from server.process import Process

SEED = 11
ROUNDS = 8  # an end that comes soon


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Of a server that knows them; so does this process."""
    folder = tmp_path_factory.mktemp("made-up")
    with (
        on_the_shelf(),
        Process(folder / "games.db", folder) as process,
        open_http(process.url) as http,
    ):
        yield Person(http, "Ada")


def make(person: Person, mode: str, other: str) -> Json:
    """A short game of two."""
    options = {"round_limit": ROUNDS}
    return person.create(mode, "human", other, seed=SEED, options=options)


@pytest.mark.parametrize("mode", MADE_UP)
def test_it_is_told_with_everything_that_it_is_played_with(ada: Person, mode: str) -> None:
    about = ada.get("/api/modes")[mode]
    assert about["title"] == get_mode(mode).title
    assert about["players"] == [2, 3, 4]
    things = ada.get(f"/api/modes/{mode}/components")
    ruleset = century.new(mode, 4).ruleset
    for kind in ("merchants", "points", "bonus", "exploration", "locations", "market_tiles"):
        assert [thing["id"] for thing in things[kind]] == [
            thing.id for thing in getattr(ruleset, kind)
        ]


@pytest.mark.parametrize(
    ("mode", "prices"),
    [("caravan", {"acquire": [0, 1, 2, 3, 4]}), ("archipelago", {"route": [1, 2, 3, 4, 5]})],
)
def test_places_have_their_prices(ada: Person, mode: str, prices: dict[str, list[int]]) -> None:
    assert ada.get("/api/modes")[mode]["prices"] == prices


@pytest.mark.parametrize("mode", MADE_UP)
def test_it_is_played_to_its_end_over_http_and_replayed(ada: Person, mode: str) -> None:
    bot = century.bot("greedy")
    game = century.new(mode, 2, SEED, round_limit=ROUNDS)
    state = make(ada, mode, "human")
    while state["status"] == "running":
        assert state["view"] == game.view()
        assert state["actions"] == game.actions()
        details = ada.state(state["game"], details=True)["details"]
        assert details["actions"].keys() == set(game.actions())
        state = ada.act(state, bot.choose(game.redeal(SEED)))
        catch_up(game, state)
    check_end(ada, state, game)


@pytest.mark.parametrize("mode", MADE_UP)
def test_it_is_played_to_its_end_against_a_bot_over_a_socket(ada: Person, mode: str) -> None:
    game = century.new(mode, 2, SEED, round_limit=ROUNDS)
    made = make(ada, mode, "random")["game"]
    with ada.socket() as socket:
        state = socket.watch(made, details=True)
        while state["status"] == "running":
            seat, number = state["view"]["seat"], state["number"]
            if seat != 0:
                state = socket.until(number + 1)
                continue
            token = state["actions"][-1 if number % 2 else 0]
            answer = socket.ask(type="act", game=made, number=number, seat=seat, token=token)
            assert answer["type"] == "ack", answer
            state = socket.until(answer["number"])
    state = ada.state(made)
    catch_up(game, state)
    check_end(ada, state, game)


def catch_up(game: century.Game, state: Json) -> None:
    tokens = [action["token"] for line in state["log"]["lines"] for action in line["actions"]]
    for token in tokens[len(game.history) :]:
        game.play(token)


def check_end(person: Person, state: Json, game: century.Game) -> None:
    """The result, every state of the replay and the record are those of the same game."""
    assert state["status"] == "finished"
    totals = [score["total"] for score in game.scores()]
    assert state["result"] == {"reason": "end", "winner": game.winner, "totals": totals}
    states: list[Json] = []
    page: Json = {"next": 0}
    while page["next"] is not None:
        page = person.get(f"/api/games/{state['game']}/states", **{"from": page["next"]})
        states += page["states"]
    record = person.ask("GET", f"/api/games/{state['game']}/record").text
    replay = century.load(record)
    assert replay.history == game.history
    assert replay.position() == game.position()
    for step in reversed(states):
        assert step["position"] == replay.position()
        assert step["scores"] == replay.scores()
        assert len(step["rulings"]["payable"]) == 2
        if replay.history:
            assert step["token"] == replay.history[-1]
            replay.undo()
    assert states[0]["token"] is None
