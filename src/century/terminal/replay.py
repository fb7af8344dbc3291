"""A saved game, turn by turn."""

from rich.console import Console
from rich.text import Text

from century.game.game import Game
from century.terminal.table import draw_table, score_table
from century.words import Words


class Replay:
    """A game that moves forwards and backwards by whole turns."""

    def __init__(self, game: Game, words: Words, screen: Console) -> None:
        self.words = words
        self.screen = screen
        self.names = [words.say("name", kind="human", seat=str(i)) for i in range(game.players)]
        self.game = game.beginning()
        self.turns = split_turns(game)
        self.at = 0  # turns played so far

    def go_to(self, turn: int) -> None:
        while self.at < turn:
            for token in self.turns[self.at]:
                self.game.play(token)
            self.at += 1
        while self.at > turn:
            self.at -= 1
            for _ in self.turns[self.at]:
                self.game.undo()

    def tell_next(self) -> None:
        """Play the next turn and say what happened."""
        turn = self.words.describe_turn(self.game, self.turns[self.at])
        self.go_to(self.at + 1)
        place = self.words.say("turn-of", turn=self.at, turns=len(self.turns))
        self.screen.print(Text.assemble((f"{place} ", "dim"), turn))

    def show_table(self) -> None:
        self.screen.print(draw_table(self.game, self.words, self.names, self.screen.width))
        if self.game.over:
            self.screen.print(score_table(self.game, self.words, self.names))

    def tell_all(self) -> None:
        """The table at the beginning, every turn in words, the table at the end."""
        self.show_table()
        while self.at < len(self.turns):
            self.tell_next()
        if self.turns:
            self.show_table()

    def step_through(self) -> None:
        self.screen.print(self.words.say("replay-help"))
        self.show_table()
        while True:
            try:
                line = self.screen.input(f"{self.at}/{len(self.turns)}> ").strip().lower()
            except EOFError:
                self.screen.print()
                return
            if line in ("q", "quit"):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        word, _, number = line.partition(" ")
        if word == "g" and number.isdecimal() and len(number) < 6:
            wanted = int(number)
        elif line in ("", "n", "p"):
            wanted = self.at + (-1 if line == "p" else 1)
        else:
            self.screen.print(self.words.say("replay-help"))
            return
        if not 0 <= wanted <= len(self.turns):
            self.screen.print(self.words.say("no-such-turn", turns=len(self.turns)))
            return
        self.go_to(max(0, wanted - 1))
        if wanted:
            self.tell_next()
        self.show_table()


def split_turns(game: Game) -> list[list[str]]:
    """The actions of a game, turn by turn; the last turn may be unfinished."""
    replay = game.beginning()
    turns: list[list[str]] = []
    for token in game.history:
        if replay.decision == "turn":
            turns.append([])
        turns[-1].append(token)
        replay.play(token)
    return turns
