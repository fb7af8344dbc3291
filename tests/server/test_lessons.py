"""Lessons over HTTP: the table of a game, and what the coach says."""

from typing import Any

import pytest

from century.lessons.course import courses
from century.lessons.walk import Walk
from server.playing import Site

Json = dict[str, Any]
LESSONS = [(mode, one.id) for mode, course in courses().items() for one in course.lessons]


def after(site: Site, mode: str, lesson: str, *answers: str) -> Json:
    answer = site.http.post(f"/api/lessons/{mode}/{lesson}", json={"answers": answers})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_the_courses_are_listed(site: Site) -> None:
    listed = site.http.get("/api/lessons").json()
    assert list(listed) == list(courses())
    first = listed["spice_road"]["lessons"][0]
    assert first["title"] == {"message": "lesson-sr-goal", "facts": {}}
    assert "sr.claim.pay" in first["clauses"]
    assert listed["spice_road"]["good_to_know"]


@pytest.mark.parametrize(("mode", "lesson"), LESSONS)
def test_every_lesson_is_told_to_its_end(site: Site, mode: str, lesson: str) -> None:
    walk = Walk(courses()[mode].lesson(lesson))
    while walk.expected:
        walk.take(walk.expected)
    told = after(site, mode, lesson, *walk.answers)
    assert told["lesson"]["done"]
    assert told["state"]["actions"] == []
    assert told["state"]["view"] == walk.position.view()
    actions = [
        action["token"] for line in told["state"]["log"]["lines"] for action in line["actions"]
    ]
    assert actions == [move.token for move in walk.moves]


def test_who_acts_sees_what_may_be_done(site: Site) -> None:
    told = after(site, "spice_road", "trade")
    assert told["lesson"] | {"coach": None, "title": None} == {
        "mode": "spice_road",
        "lesson": "trade",
        "title": None,
        "step": 0,
        "steps": 2,
        "coach": None,
        "ring": "m11",
        "acts": True,
        "expected": "play m11",
        "wrong": False,
        "done": False,
        "kept": 0,
    }
    assert "play m11" in told["state"]["actions"]
    assert told["state"]["details"]["actions"]["play m11"]["then"] == "trade"
    assert "play m27" in told["state"]["details"]["reasons"]
    assert told["you"]["seats"] == [0]


def test_who_reads_may_not_act(site: Site) -> None:
    told = after(site, "spice_road", "goal")
    assert told["lesson"]["expected"] == "next"
    assert told["state"]["actions"] == []
    assert told["state"]["details"]["actions"] == {}
    assert told["state"]["undoable"] == [None, None]


def test_a_wrong_move_is_told_and_can_be_taken_back(site: Site) -> None:
    told = after(site, "spice_road", "trade", "rest")
    assert told["lesson"]["wrong"]
    assert told["lesson"]["coach"]["message"] == "lesson-wrong"
    assert told["lesson"]["kept"] == 0
    assert told["state"]["undoable"][0] == {"what": "action", "steps": 1}


def test_an_illegal_move_is_refused_with_its_reason(site: Site) -> None:
    answer = site.http.post("/api/lessons/spice_road/trade", json={"answers": ["play m27"]})
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["code"] == "illegal_action"
    assert error["facts"]["reason"]["message"] == "reason-cost"


@pytest.mark.parametrize("where", ["spice_road/none", "chess/goal"])
def test_an_unknown_lesson(site: Site, where: str) -> None:
    answer = site.http.post(f"/api/lessons/{where}", json={})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown_lesson")


def test_answers_of_another_lesson_are_refused(site: Site) -> None:
    answer = site.http.post("/api/lessons/spice_road/goal", json={"answers": ["rest"]})
    assert answer.status_code == 409


@pytest.mark.parametrize("mode", courses())
def test_ten_questions(site: Site, mode: str) -> None:
    asked = site.http.get(f"/api/questions/{mode}?seed=5").json()
    assert len(asked) == 10
    for question in asked:
        assert 0 <= question["right"] < len(question["options"])
        assert question["view"]["mode"] == mode
        assert "hidden" not in question["view"]


def test_no_questions_about_an_unknown_mode(site: Site) -> None:
    assert site.http.get("/api/questions/chess").status_code == 404
