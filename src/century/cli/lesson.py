"""`century lesson`: lesson files, for those who write them."""

from argparse import Namespace
from pathlib import Path

from century.cli.arguments import Commands, add_command, add_language
from century.errors import InvalidLesson


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "lesson",
        check,
        "check lesson files",
        "century lesson check my_lesson.toml",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    checker = add_command(
        actions,
        "check",
        check,
        "play every way through lesson files, or tell what is wrong with them",
        "century lesson check my_lesson.toml",
        "century lesson check src/century/lessons/courses/*/*-*.toml",
    )
    checker.add_argument("files", metavar="FILE", nargs="+", help="docs/lessons.md tells the form")
    add_language(checker)


def check(args: Namespace) -> None:
    from century.lessons.check import check_lesson
    from century.lessons.lesson_file import read_lesson
    from century.terminal.screen import open_screen
    from century.words import Words

    words, screen = Words(args.lang), open_screen()
    for name in args.files:
        try:
            content = Path(name).read_bytes()
        except OSError as error:
            raise InvalidLesson(f"{name}: {error.strerror}") from None
        lesson = read_lesson(content, Path(name).name)
        check_lesson(lesson, Path(name).name)
        line = words.say("lesson-sound", file=name, mode=lesson.mode, steps=len(lesson.steps))
        screen.print(line, soft_wrap=True)
