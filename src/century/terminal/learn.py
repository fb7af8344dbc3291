"""Lessons in the terminal: the table, what the coach says, and what the learner answers."""

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from century.errors import IllegalAction
from century.game.game import Game
from century.game.refusal import named
from century.game.tokens import tokens_of
from century.lessons.course import Course
from century.lessons.lesson import AREAS, NEXT, Lesson
from century.lessons.walk import Walk
from century.terminal.table import draw_table
from century.words import Words


class Classroom:
    """One learner at one keyboard."""

    def __init__(self, words: Words, screen: Console) -> None:
        self.words = words
        self.screen = screen

    def list(self, courses: list[Course]) -> None:
        """Which lessons there are."""
        for course in courses:
            self.screen.print(Text(self.words.say("mode", mode=course.mode), "bold"))
            grid = Table.grid(padding=(0, 2))
            for lesson in course.lessons:
                line = f"  century learn {course.mode} {lesson.id}"
                grid.add_row(Text(line, "dim"), self.words.say(lesson.title))
            self.screen.print(grid)

    def teach(self, course: Course, first: Lesson) -> None:
        """The lessons of a course from one on, until the learner leaves."""
        begin = course.lessons.index(first)
        for number, lesson in enumerate(course.lessons[begin:], begin + 1):
            title = f"{number}/{len(course.lessons)}  {self.words.say(lesson.title)}"
            self.screen.print(Text(title, "bold"))
            if not self._walk(lesson):
                return
        self.screen.print(Text(self.words.say("learn-good-to-know"), "bold"))
        for fact in course.good_to_know:
            self.screen.print(Text(f"• {self.words.say(fact.say)}"))

    def _walk(self, lesson: Lesson) -> bool:
        """Whether the learner wants the next lesson."""
        walk = Walk(lesson)
        self._show(walk)
        while True:
            typed = self._read(walk)
            if typed is None or typed == "quit":
                self.screen.print(Text(self.words.say("goodbye")))
                return False
            if typed == "help":
                self.screen.print(Text(self.words.say("learn-keys")))
            elif typed in ("again", "undo"):
                walk = Walk(lesson, walk.answers[: walk.kept if typed == "undo" else 0])
                self._show(walk)
            elif walk.over and not typed:
                return True
            elif self._take(walk, typed):
                self._show(walk)

    def _take(self, walk: Walk, typed: str) -> bool:
        """Whether the table has changed."""
        token = self._token(walk, typed)
        if not token or (token == NEXT and walk.expected != NEXT):
            return False
        try:
            walk.take(token)
        except IllegalAction as error:
            self.screen.print(Text(self._why_not(walk, token, error), "red"), soft_wrap=True)
            return False
        return True

    def _why_not(self, walk: Walk, token: str, error: IllegalAction) -> str:
        if not walk.acts:
            return self.words.say("learn-waits")
        name = named(walk.position.ruleset, token)
        reason = self.words.describe_reason(walk.position, token)
        return self.words.say("refused", token=name, reason=reason)

    def _token(self, walk: Walk, typed: str) -> str:
        """The action of a number, or a token however its letters are typed; nothing is `next`."""
        if not typed:
            return NEXT
        legal = walk.position.actions() if walk.acts else []
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        known = {
            token
            for token in tokens_of(walk.position.ruleset).all
            if token.lower() == typed.lower()
        }
        return known.pop() if len(known) == 1 else typed

    def _show(self, walk: Walk) -> None:
        position = walk.position
        names = [
            self.words.say(
                "name", kind="you" if seat == walk.lesson.seat else "human", seat=str(seat), bot=""
            )
            for seat in range(position.players)
        ]
        if position.decision in ("turn", None):
            game = Game(position)
            self.screen.print(draw_table(game, self.words, names, self.screen.width))
        text = Text(self.words.say(walk.coach))
        if walk.ring and walk.ring not in AREAS:
            text.append(f"\n→ {walk.ring}", "bold")
        self.screen.print(Panel(text, title=self.words.say("learn-coach"), title_align="left"))
        if walk.acts and not walk.wrong:
            menu = Table.grid(padding=(0, 1))
            for number, token in enumerate(position.actions(), 1):
                menu.add_row(str(number), token, self.words.describe_action(position, token))
            self.screen.print(menu)

    def _read(self, walk: Walk) -> str | None:
        """A line from the keyboard; None when there will be no more."""
        waits = "end" if walk.over else "wrong" if walk.wrong else "act" if walk.acts else "next"
        try:
            prompt = Text(f"{self.words.say('learn-prompt', waits=waits)} ", "bold")
            return " ".join(self.screen.input(prompt).split())
        except EOFError:
            self.screen.print()
            return None
