"""Courses: the lessons of a mode in their order, and what is only good to know."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from century.data.mode import get_mode, load_modes
from century.data.reader import Reader, did_you_mean
from century.errors import InvalidLesson, InvalidOption
from century.lessons.lesson import Lesson
from century.lessons.lesson_file import ORDER, read_lesson

COURSE = "course.toml"


class Fact(NamedTuple):
    """Something that is good to know: a message, and the clauses that it tells."""

    say: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Course:
    """The lessons of a mode; `builds_on` names the modes whose courses come first."""

    mode: str
    builds_on: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    good_to_know: tuple[Fact, ...]

    def of_section(self, section: str) -> Lesson | None:
        """The first lesson about a section of the rules page, here or in what comes before."""
        for lesson in self.lessons:
            if section in lesson.sections:
                return lesson
        earlier = (courses()[mode].of_section(section) for mode in self.builds_on)
        return next((lesson for lesson in earlier if lesson), None)

    def lesson(self, name: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        known = [lesson.id for lesson in self.lessons]
        near = did_you_mean(name, known)
        raise InvalidOption(f'{self.mode}: no lesson "{name}"{near}; known: {" ".join(known)}')


def _folder() -> Traversable:
    return files("century") / "lessons" / "courses"


@cache
def courses() -> Mapping[str, Course]:
    """Every mode that is taught, by its id, in the order of the modes."""
    taught = {folder.name: folder for folder in _folder().iterdir() if folder.is_dir()}
    return {mode: _course(mode, taught[mode]) for mode in load_modes() if mode in taught}


def course_of(mode: str) -> Course:
    """The course of a mode; a mode of one's own has none."""
    get_mode(mode)
    if mode not in courses():
        raise InvalidOption(f"{mode}: there is no course; known: {' '.join(courses())}")
    return courses()[mode]


def _course(mode: str, folder: Traversable) -> Course:
    pages = [page for page in folder.iterdir() if ORDER.match(page.name)]
    lessons = []
    for page in sorted(pages, key=lambda page: int(page.name.partition("-")[0])):
        lesson = read_lesson(page.read_bytes(), page.name)
        if lesson.mode != mode:
            raise InvalidLesson(f"{page.name}: mode {lesson.mode}: lies with {mode}")
        lessons.append(lesson)
    about = Reader(
        tomllib.loads((folder / COURSE).read_text("utf-8")), f"{mode}/{COURSE}", InvalidLesson
    )
    about.only(("builds_on", "good_to_know"))
    return Course(
        mode=mode,
        builds_on=about.words("builds_on", tuple(load_modes())),
        lessons=tuple(lessons),
        good_to_know=tuple(
            Fact(entry.text("say"), entry.texts("clauses"))
            for entry in about.entries("good_to_know")
        ),
    )
