"""Records with comments: after each turn what was done in it, for people who read them."""

from collections.abc import Iterator

from century.game.game import Game
from century.words import Words


def commented_record(game: Game, words: Words) -> str:
    """The record of a game; whoever loads it leaves the comments out."""
    head, blank, turns = game.record().partition("\n\n")
    return head + blank + "".join(f"{line}\n" for line in _commented(game, words, turns))


def _commented(game: Game, words: Words, turns: str) -> Iterator[str]:
    replay = game.beginning()
    for line in turns.splitlines():
        tokens = line.partition(": ")[2].split(", ")
        yield line
        yield f"# {words.describe_turn(replay, tokens)}"
        for token in tokens:
            replay.play(token)
