"""One person's games without a server: the same answers as a server's, and a store outside."""

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter

import century
from century.lessons.course import courses
from century.solo.desk import Desk
from century.solo.door import door
from century.solo.thinker import Thinker
from century.tables import responses
from century.tables.refusal import Refusal

MODES = list(century.modes())
SEATS = [{"kind": "human"}, {"kind": "bot", "bot": "normal"}]


def create(desk: Desk, mode: str, seed: int = 3, **options: Any) -> dict[str, Any]:
    asked = {"mode": mode, "seats": SEATS, "seed": seed, "hints": True, "options": options}
    return desk.create(asked, "Ada")


def act(desk: Desk, now: dict[str, Any], token: str) -> dict[str, Any]:
    """The person's action, and then the bots' turns."""
    asked = {"type": "act", "game": now["game"], "number": now["number"], "seat": 0, "token": token}
    return bots(desk, desk.move(asked))


def bots(desk: Desk, now: dict[str, Any]) -> dict[str, Any]:
    while now["thinks"]:
        thought = desk.thought(now["game"])
        assert thought is not None
        number = thought.pop("number")
        now = desk.bot_turn(now["game"], number, Thinker().turn(**thought))
    return now


def play(desk: Desk, now: dict[str, Any], turns: int, dice: random.Random) -> list[dict[str, Any]]:
    """So many actions of the person; all answers."""
    answers = [now]
    for _ in range(turns):
        if answers[-1]["state"]["status"] != "running":
            break
        answers.append(act(desk, answers[-1], dice.choice(answers[-1]["state"]["actions"])))
    return answers


@pytest.mark.parametrize("mode", MODES)
def test_it_says_what_a_server_would(mode: str) -> None:
    desk = Desk()
    *_, last = play(desk, create(desk, mode, round_limit=3), 500, random.Random(1))
    for answer in (last, desk.watch(last["game"])):
        TypeAdapter(responses.StateMessage).validate_python(answer["state"])
    assert last["state"]["status"] == "finished"
    TypeAdapter(responses.StateForYou).validate_python(desk.state(last["game"]))
    TypeAdapter(responses.Replay).validate_python(desk.replay(last["game"], 0, 100))


@pytest.mark.parametrize("mode", MODES)
def test_a_stored_game_is_the_same_game(mode: str) -> None:
    """From what was to be stored, action by action."""
    desk = Desk()
    saves: list[Any] = []
    keep = Desk._answer

    def note(self: Desk, game: Any, first: int, save: Any) -> Any:
        saves.append(save)
        return keep(self, game, first, save)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Desk, "_answer", note)
        *_, last = play(desk, create(desk, mode), 6, random.Random(2))
        asked = {"type": "undo", "game": last["game"], "number": last["number"], "seat": 0}
        last = desk.move(asked)
    changes: dict[int, Any] = {}
    for save in json.loads(json.dumps([save for save in saves if save])):
        if save["kept"] is not None:
            kept = [c for n, c in changes.items() if c["kind"] != "action" or n <= save["kept"]]
            changes = {change["number"]: change for change in kept}
        changes |= {change["number"]: change for change in save["changes"]}
    fresh = Desk()
    fresh.load(save["table"], [changes[number] for number in sorted(changes)])
    told, here = fresh.watch(last["game"]), desk.watch(last["game"])
    for answer in (told, here):
        answer["state"].pop("time")
    assert told == here


def test_a_record_tells_the_seats() -> None:
    desk = Desk()
    *_, last = play(desk, create(desk, "new_world"), 5, random.Random(3))
    record = desk.record(last["game"])
    assert century.load(record).history
    again = Desk()
    read = again.read(record, "Eve")
    assert read["state"]["view"] == last["state"]["view"]
    assert [seat["kind"] for seat in read["state"]["seats"]] == ["human", "bot"]
    assert again.record(read["game"]) == record


def test_advice_gets_better() -> None:
    desk = Desk()
    now = bots(desk, create(desk, "spice_road"))
    position = desk.question({"game": now["game"], "number": now["number"], "seat": 0})["position"]
    thinker = Thinker()
    first, second = thinker.advice(position, 0.05), thinker.advice(position, 0.05)
    assert second["simulations"] > first["simulations"]


@pytest.mark.parametrize("mode", MODES)
def test_lessons_and_questions(mode: str) -> None:
    desk = Desk()
    for name in [lesson.id for lesson in courses()[mode].lessons][:2]:
        told = desk.lesson(mode, name, [])
        TypeAdapter(responses.LessonState).validate_python(told)
    TypeAdapter(list[responses.QuizQuestion]).validate_python(desk.questions(mode, 1))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"mode": "chess", "seats": SEATS}, "unknown_mode"),
        ({"mode": "spice_road", "seats": [{"kind": "open"}, *SEATS]}, "invalid"),
        ({"mode": "spice_road", "seats": [{"kind": "bot", "bot": "nobody"}, *SEATS]}, "invalid"),
        ({"mode": "spice_road", "seats": SEATS * 4}, "invalid"),
        ({"mode": "spice_road", "seats": SEATS, "options": {"moon": 1}}, "invalid"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, Any], code: str) -> None:
    call = door(Desk())
    told = json.loads(call(json.dumps(["create", {"asked": asked, "nickname": "Ada"}])))
    assert told["error"]["code"] == code


def test_what_is_stale_or_not_legal_is_refused() -> None:
    desk = Desk()
    now = create(desk, "spice_road")
    with pytest.raises(Refusal, match="number"):
        act(desk, {**now, "number": 7}, now["state"]["actions"][0])
    with pytest.raises(Refusal, match="claim"):
        act(desk, now, "claim 5")
    with pytest.raises(Refusal):
        desk.watch("nothing")


WITHOUT = "import sys; sys.modules['numpy'] = sys.modules['numba'] = None\n"
SEARCH = """
import century
from century.bots.search_tree import SearchTree
game = century.new("{mode}", 2, seed=3)
tree = SearchTree(20, timed=False)
tree.begin(game)
tree.grow(20, seed=1)
print([(int(tree.nodes[i].answer), int(tree.nodes[i].visits)) for i in range(200)])
print(century.bot("greedy", seed=1).choose(game))
"""


def test_a_search_without_numpy_grows_the_same_tree() -> None:
    outs = set()
    for before in ("", WITHOUT):
        done = subprocess.run(
            [sys.executable, "-c", before + SEARCH.format(mode="spice_road")],
            capture_output=True,
            text=True,
        )
        assert not done.returncode, done.stderr
        outs.add(done.stdout)
    assert len(outs) == 1
