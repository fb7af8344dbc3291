"""Lessons: every one that ships can be played, and what is damaged is refused."""

from pathlib import Path

import pytest

from century.errors import IllegalAction, InvalidLesson
from century.lessons.check import check_lesson
from century.lessons.course import courses
from century.lessons.lesson import NEXT, Lesson
from century.lessons.lesson_file import read_lesson
from century.lessons.walk import Walk

LESSONS = [lesson for course in courses().values() for lesson in course.lessons]
LOCALES = Path(__file__).resolve().parents[2] / "src" / "century" / "locales"


def named(lesson: Lesson) -> str:
    return f"{lesson.mode}-{lesson.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    check_lesson(lesson, named(lesson))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_lesson_has_a_move_that_is_wrong_and_one_that_is_illegal(lesson: Lesson) -> None:
    walk, wrong, illegal = Walk(lesson), False, False
    while walk.expected is not None:
        if walk.acts:
            others = [token for token in walk.position.actions() if token != walk.expected]
            for token in others:
                aside = Walk(lesson, walk.answers)
                aside.take(token)
                wrong = wrong or aside.wrong is not None
            with pytest.raises(IllegalAction):
                Walk(lesson, walk.answers).take("claim 9")
            illegal = True
        walk.take(walk.expected)
    assert wrong
    assert illegal


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_rules_page_has_the_sections_of_a_lesson(lesson: Lesson) -> None:
    page = (LOCALES / "en" / "rules" / f"{lesson.mode}.md").read_text(encoding="utf-8")
    assert lesson.sections
    for section in lesson.sections:
        assert f"{{#{section}}}" in page


@pytest.mark.parametrize("mode", courses())
def test_a_course_has_six_to_twelve_lessons(mode: str) -> None:
    assert 6 <= len(courses()[mode].lessons) <= 12


def lesson_of(mode: str, name: str) -> Lesson:
    return courses()[mode].lesson(name)


def test_what_is_expected_goes_on() -> None:
    walk = Walk(lesson_of("spice_road", "goal"))
    assert walk.expected == NEXT
    assert not walk.acts
    walk.take(NEXT)
    walk.take(NEXT)
    assert (walk.expected, walk.acts) == ("claim 3", True)
    walk.take("claim 3")
    assert walk.over
    assert walk.coach.message == "lesson-sr-goal-end"


def test_a_wrong_move_is_carried_out_answered_and_taken_back() -> None:
    lesson = lesson_of("spice_road", "goal")
    walk = Walk(lesson, [NEXT, NEXT, "play s1"])
    assert walk.wrong is not None
    assert walk.wrong.message == "lesson-wrong"
    assert walk.position.view()["seats"][0]["cubes"] == "YYYYRRG"
    assert walk.expected is None
    with pytest.raises(IllegalAction, match="take back"):
        walk.take("claim 3")
    back = Walk(lesson, walk.answers[: walk.kept])
    assert (back.wrong, back.expected) == (None, "claim 3")


def test_a_wrong_move_may_have_an_answer_of_its_own() -> None:
    walk = Walk(lesson_of("spice_road", "goal"), [NEXT, NEXT, "rest"])
    assert walk.coach.message == "lesson-sr-goal-wrong"


def test_a_wrong_turn_may_be_finished() -> None:
    walk = Walk(lesson_of("spice_road", "upgrade"), ["play s2", "upgrade G", "done"][:2])
    assert walk.coach.message == "lesson-sr-upgrade-wrong"


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    walk = Walk(lesson_of("spice_road", "trade"))
    with pytest.raises(IllegalAction, match="costs RRR, and seat 0 has YYYY"):
        walk.take("play m27")
    assert walk.answers == []


def test_others_reply_after_a_step() -> None:
    walk = Walk(lesson_of("spice_road", "play"), ["play s1"])
    assert [move.token for move in walk.moves] == ["play s1", "play s1"]
    assert walk.position.seat == 0


def test_taking_back_at_the_beginning_of_a_step_goes_to_the_step_before() -> None:
    walk = Walk(lesson_of("spice_road", "play"), ["play s1", "rest"])
    assert walk.kept == 1
    assert Walk(walk.lesson, ["play s1"]).kept == 0
    assert Walk(walk.lesson).kept == 0


GOOD = """
format = "century-lesson/1"
mode = "spice_road"
title = "lesson-sr-goal"
end = "lesson-sr-goal-end"
clauses = ["sr.turn.claim"]

[table]
seats = [{ cubes = "YYRR" }]
points = ["p01"]

[[step]]
say = "lesson-sr-goal-1"
ring = "p01"
do = ["claim 1"]
"""


def sound(text: str) -> None:
    check_lesson(read_lesson(text.encode(), "my.toml"), "my.toml")


def test_a_lesson_file() -> None:
    sound(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('format = "century-lesson/1"', 'format = "x"', 'format "x": must be'),
        ('mode = "spice_road"', 'mode = "chess"', 'mode "chess": must be one of'),
        ('title = "lesson-sr-goal"', "", "title is missing"),
        ('title = "lesson-sr-goal"', 'title = "no-such"', "no-such: no such text in en"),
        ('clauses = ["sr.turn.claim"]', 'clauses = ["Claim"]', "clauses: Claim is no id"),
        ("[[step]]", "[[stop]]", 'unknown key "stop" (did you mean step?)'),
        ('ring = "p01"', 'ring = "p99"', "step 1: ring p99: lies nowhere"),
        ('ring = "p01"', 'rang = "p01"', 'step entry 1: unknown key "rang" (did you mean ring?)'),
        ('do = ["claim 1"]', 'do = ["claim 2"]', "step 1: claim 2: costs"),
        ('do = ["claim 1"]', 'do = ["clam"]', 'step 1: "clam": no action of spice_road'),
        ('do = ["claim 1"]', "", "the learner has nothing to do"),
        (
            'do = ["claim 1"]',
            'do = ["claim 1"]\nreplies = "claim 1"',
            "step 1: claim 1: costs",
        ),
        (
            'do = ["claim 1"]',
            'do = ["claim 1"]\nwrong = { rust = "help" }',
            "wrong rust: no action",
        ),
        ('cubes = "YYRR"', 'cubes = "YYX"', "table: position: seat 0: cubes"),
        ('cubes = "YYRR"', "settlers = 3", "table: seat 0: no settlers in spice_road"),
        ('points = ["p01"]', 'points = ["p99"]', "table: position: points: row"),
        ('points = ["p01"]', "points = 3", "table: points 3: must be a list"),
        ('points = ["p01"]', "market = [3]", "market 3: must be a card"),
        ('points = ["p01"]', "players = 9", "table: players 9: must be"),
        ('points = ["p01"]', 'islands = { 1 = "tea1" }', "islands: there is no islands"),
        ("[table]", "[table", "not TOML"),
    ],
)
def test_a_damaged_lesson_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(InvalidLesson) as refused:
        sound(GOOD.replace(old, new, 1))
    assert str(refused.value).startswith("my.toml: ")
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_text_is_refused() -> None:
    with pytest.raises(InvalidLesson, match=r"my.toml: not UTF-8 text \(at line 1\)"):
        read_lesson(b"\xff", "my.toml")
    with pytest.raises(InvalidLesson, match="longer than"):
        read_lesson(b"#" * 200_000, "my.toml")
