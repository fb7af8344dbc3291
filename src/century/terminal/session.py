"""A game with people at the keyboard: draw the table, ask, obey."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from century.bots import ask
from century.bots.entrant import read_entrant
from century.data.reader import one_line
from century.errors import CenturyError, IllegalAction
from century.game.choices import STOP, Choices, after_all
from century.game.game import Game
from century.game.position import Position
from century.game.refusal import named
from century.game.tokens import tokens_of
from century.terminal.files import save_record
from century.terminal.pieces import SEAT_STYLES, SEATS, cubes
from century.terminal.table import draw_table, score_table
from century.words import Words

HUMAN, RANDOM = "human", "random"


class Session:
    """One game at one keyboard; each seat is `human` or the name of a bot."""

    def __init__(self, game: Game, seats: Sequence[str], words: Words, screen: Console) -> None:
        self.game = game
        self.seats = seats
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.words = words
        self.screen = screen
        self.names = [self._name(seat) for seat in range(game.players)]
        self.done = False
        self.picked: list[str] = []  # cubes of a choice that is not whole yet
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "save": self.save,
            "table": self.table,
            "help": self.help,
            "quit": self.quit,
        }

    def _name(self, seat: int) -> str:
        who = self.seats[seat]
        if who == HUMAN:
            kind = "you" if len(self.humans) == 1 else "human"
        else:
            kind = RANDOM if who == RANDOM else "bot"
        return self.words.say("name", kind=kind, seat=str(seat), bot=who)

    def run(self) -> None:
        """Play until the end, or until the people have enough."""
        if not self.game.over and self.game.seat not in self.humans:
            self.table("")
        while not self.done:
            self.let_others_play()
            if self.game.over:
                self.show_end()
                if not self.humans:
                    return
            else:
                self.show_decision()
            while not self.done and not self.obey(self.read()):
                pass

    def let_others_play(self) -> None:
        """The turns of bots, told in words. The same point of the same game is played the same."""
        while not self.game.over and self.game.seat not in self.humans:
            before, tokens = self.game.copy(), []
            while True:
                here = (self.game.seed or 0) // 2 + len(self.game.history)
                player = read_entrant(self.seats[self.game.seat or 0]).make(here)
                tokens.append(ask(player, self.game, here))
                self.game.play(tokens[-1])
                if self.game.decision in ("turn", None) or self.game.seat in self.humans:
                    break
            seat = before.seat or 0
            turn = self.words.describe_turn(before, tokens)
            self.screen.print(Text.assemble((f"{SEATS[seat]} ", SEAT_STYLES[seat]), turn))

    def show_decision(self) -> None:
        """The table at the beginning of a turn, then the question and its answers."""
        seat = self.game.seat
        assert seat is not None
        here = self.here()
        if here.decision == "turn":
            self.table("")
        else:
            held = cubes(here.view()["seats"][seat]["cubes"])
            self.screen.print(Text(f"{self.names[seat]}: "), held, sep="")
        self.screen.print(Text(self.words.describe_decision(here), "bold"))
        if self.picked:
            self.screen.print(Text(f"{self.words.say('chosen')} "), cubes("".join(self.picked)))
        menu = Table.grid(padding=(0, 1))
        menu.add_column(justify="right", style="bold", no_wrap=True)
        menu.add_column(style="dim", no_wrap=True)
        menu.add_column()
        for number, token in enumerate(self.open_tokens(), 1):
            menu.add_row(str(number), token, self.words.describe_action(self.game, token))
        self.screen.print(menu)

    def show_end(self) -> None:
        self.table("")
        winner = self.game.winner
        assert winner is not None
        points = self.game.scores()[winner]["total"]
        self.screen.print(score_table(self.game, self.words, self.names))
        line = self.words.say("winner", seat=str(winner), points=points)
        self.screen.print(Text(line, SEAT_STYLES[winner]))

    def read(self) -> str | None:
        """A line from the keyboard; None when there will be no more."""
        seat = self.game.seat
        if seat is None:
            prompt = self.words.say("prompt-over")
        else:
            prompt = self.words.say("prompt", seat=str(seat))
        try:
            return self.screen.input(Text(f"{prompt} ", "bold"))
        except EOFError:
            self.screen.print()
            return None

    def obey(self, line: str | None) -> bool:
        """Carry out what was typed; whether the game has changed."""
        if line is None:
            return self.quit("")
        if not line.strip():
            return False
        word, *rest = line.split(maxsplit=1)
        if word.lower() in self.commands:
            return self.commands[word.lower()]("".join(rest).strip())
        token = self.token(" ".join(line.split()))
        choices = Choices(self.game)
        if choices.found:
            return self.pick(choices, token)
        return self.play(token)

    def here(self) -> Position:
        """The position with the cubes that are picked, where they could be all."""
        whole = Choices(self.game).whole(self.picked) if self.picked else None
        if whole is None or whole["tokens"][-1] != STOP:
            return self.game.now
        return after_all(self.game.now, whole["tokens"][:-1])

    def open_tokens(self) -> list[str]:
        """What may be typed now; cubes of one choice go in any order."""
        choices = Choices(self.game)
        if not choices.found:
            return self.game.actions()
        word, legal = choices.word, self.game.actions()
        stop = [STOP] if STOP in legal and (not self.picked or choices.whole(self.picked)) else []
        return [f"{word} {colour}" for colour in choices.open_to(self.picked)] + stop

    def pick(self, choices: Choices, token: str) -> bool:
        """One more cube of a choice, which is played once it is whole."""
        if token not in self.open_tokens():
            return self.play(token)
        if token != STOP:
            self.picked.append(token.removeprefix(f"{choices.word} "))
        whole = choices.whole(self.picked)
        if whole is None or (token != STOP and choices.open_to(self.picked)):
            return token != STOP or self.play(token)
        self.picked = []
        for one in whole["tokens"]:
            self.game.play(one)
        return True

    def play(self, token: str) -> bool:
        """Whether it was legal."""
        try:
            self.game.play(token)
        except IllegalAction:
            name = named(self.game.ruleset, token)
            reason = self.words.describe_reason(self.game, token)
            return self.complain(self.words.say("refused", token=name, reason=reason))
        return True

    def token(self, typed: str) -> str:
        """The action of a number, or a token however its letters are typed."""
        legal = self.open_tokens()
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        known = {
            token for token in tokens_of(self.game.ruleset).all if token.lower() == typed.lower()
        }
        return known.pop() if len(known) == 1 else typed

    def complain(self, reason: str) -> bool:
        self.screen.print(Text(reason, "red"), soft_wrap=True)
        return False

    def undo(self, _: str) -> bool:
        """Back to the last decision that was made at the keyboard, or the last cube picked."""
        if self.picked:
            self.picked.pop()
            return True
        game = self.game.copy()
        while game.history:
            game.undo()
            if game.seat in self.humans:
                self.game = game
                return True
        return self.complain(self.words.say("nothing-to-undo"))

    def save(self, name: str) -> bool:
        if not name:
            return self.complain(self.words.say("save-where"))
        try:
            save_record(name, self.game, self.words)
        except CenturyError as error:
            file, reason = one_line(name), one_line(str(error))
            return self.complain(self.words.say("not-saved", file=file, reason=reason))
        self.screen.print(Text(self.words.say("saved", file=name)), soft_wrap=True)
        return False

    def table(self, _: str) -> bool:
        self.screen.print(draw_table(self.game, self.words, self.names, self.screen.width))
        return False

    def help(self, _: str) -> bool:
        self.screen.print(Text(self.words.say("help")))
        return False

    def quit(self, _: str) -> bool:
        self.screen.print(Text(self.words.say("goodbye")))
        self.done = True
        return False
