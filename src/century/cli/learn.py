"""`century learn`: lessons in the terminal."""

from argparse import Namespace

from century.cli.arguments import Commands, add_command, add_language


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "learn",
        run,
        "learn a game at a prepared table; without a mode, list the lessons",
        "century learn",
        "century learn spice_road",
        "century learn new_world oust --lang fr",
    )
    parser.add_argument("mode", metavar="MODE", nargs="?", help="see century modes")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="where to begin")
    add_language(parser)


def run(args: Namespace) -> None:
    from century.lessons.course import course_of, courses
    from century.terminal.learn import Classroom
    from century.terminal.screen import compiling_notice, open_screen
    from century.words import Words

    classroom = Classroom(Words(args.lang), open_screen())
    if args.mode is None:
        classroom.list(list(courses().values()))
        return
    course = course_of(args.mode)
    first = course.lesson(args.lesson) if args.lesson is not None else course.lessons[0]
    with compiling_notice():
        assert first.start
    classroom.teach(course, first)
