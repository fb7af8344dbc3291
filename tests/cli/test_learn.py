"""Lessons at the keyboard."""

from pathlib import Path

import pytest

from century.lessons.course import courses
from century.lessons.lesson import NEXT
from century.lessons.walk import Walk
from century.words import Words, languages
from cli.keyboard import Century

COURSES = Path(__file__).resolve().parents[2] / "src" / "century" / "lessons" / "courses"


def test_the_lessons_are_listed(century: Century) -> None:
    run = century("learn")
    assert (run.status, run.err) == (0, "")
    for mode, course in courses().items():
        for lesson in course.lessons:
            assert f"century learn {mode} {lesson.id} " in run.out


def answers(mode: str, *lessons: str) -> str:
    """What to type to go through lessons, and on to the next ones."""
    typed = ""
    for name in lessons:
        walk = Walk(courses()[mode].lesson(name))
        while walk.expected:
            typed += f"{'' if walk.expected == NEXT else walk.expected}\n"
            walk.take(walk.expected)
        typed += "\n"
    return typed


@pytest.mark.parametrize("mode", courses())
def test_a_whole_course(century: Century, mode: str) -> None:
    lessons = [lesson.id for lesson in courses()[mode].lessons]
    run = century("learn", mode, typed=answers(mode, *lessons))
    assert (run.status, run.err) == (0, "")
    assert run.out.count("Lesson done.") == len(lessons)
    words = Words("en")
    told = " ".join(run.out.split())
    for fact in courses()[mode].good_to_know:
        assert words.say(fact.say)[:40] in told


@pytest.mark.parametrize("language", languages())
def test_a_lesson_in_every_language(century: Century, language: str) -> None:
    run = century("learn", "spice_road", "goal", "--lang", language, typed="\n\nclaim 3\nquit\n")
    assert (run.status, run.err) == (0, "")
    title = Words(language).say("lesson-sr-goal")
    assert f"1/9  {title}" in run.out


def test_wrong_and_illegal_moves_are_answered(century: Century) -> None:
    typed = "play m27\nrest\nplay m11\nundo\nPLAY M11\n1\nagain\nhelp\nquit\n"
    run = century("learn", "spice_road", "trade", typed=typed)
    assert (run.status, run.err) == (0, "")
    assert "play m27: It costs 3 red" in run.out
    assert "You may do this: Rest" in run.out
    assert "First read on, or take back what you did." in run.out
    assert "Once is enough for the rules" in run.out
    assert "back to the beginning of the step" in run.out
    assert run.out.rstrip().endswith("Goodbye.")


def test_a_lesson_ends_with_its_input(century: Century) -> None:
    assert century("learn", "new_world", "oust", typed="").status == 0


def test_shipped_lessons_are_sound(century: Century) -> None:
    files = sorted(map(str, COURSES.glob("*/*-*.toml")))
    run = century("lesson", "check", *files)
    assert (run.status, run.err) == (0, "")
    assert run.out.count(": sound; a lesson of ") == len(files)
