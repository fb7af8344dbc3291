"""Choices of several cubes, which a person may make in any order.

Tokens of one choice go in colour order, so that no turn is told in two ways. Who chooses need not:
here stand all whole choices that the pending decision and those that continue it allow, each with
the tokens that tell it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from century.data.component import COLOURS
from century.game.cubes import unpack
from century.game.position import Position, Standing
from century.game.schema import Choice

ANY_ORDER = ("upgrade", "discard", "spend")  # docs/formats.md#actions
STOP = "done"


class Choices:
    """The whole choices at a decision; there are none where order matters."""

    def __init__(self, game: Standing) -> None:
        self.word = str(game.decision)
        self.found: list[Choice] = []
        self._held: Counter[str] = Counter()
        if game.decision in ANY_ORDER and game.seat is not None:
            cubes = unpack(game.state.cubes[game.seat])
            self._held = Counter(cubes)
            self.found = list(_wholes(game.now, game.seat, cubes, ()))

    def whole(self, picked: Sequence[str]) -> Choice | None:
        """The choice of exactly these cubes, however they were picked."""
        cubes = in_order(picked)
        return next((choice for choice in self.found if choice["cubes"] == cubes), None)

    def open_to(self, picked: Sequence[str]) -> list[str]:
        """The colours that may be picked next: a cube that is there, towards a whole choice."""
        return [colour for colour in COLOURS if self._may_follow(picked, colour)]

    def _may_follow(self, picked: Sequence[str], colour: str) -> bool:
        wanted = Counter(picked)
        wanted[colour] += 1
        if self.whole([*picked, colour]) is not None:
            return True
        there = self._held[colour] >= wanted[colour]
        return there and any(wanted <= Counter(choice["cubes"]) for choice in self.found)


def after_all(position: Position, tokens: Sequence[str]) -> Position:
    """The position after these actions."""
    for token in tokens:
        position = position.apply(token)
    return position


def in_order(cubes: Sequence[str]) -> str:
    """As tokens tell them."""
    return "".join(sorted(cubes, key=COLOURS.index))


def _wholes(position: Position, seat: int, held: str, tokens: tuple[str, ...]) -> Iterator[Choice]:
    """Every way on from here, until something else is asked."""
    word = str(position.decision)
    for token in position.actions():
        after = position.apply(token)
        line = (*tokens, token)
        goes_on = (after.decision, after.seat) == (position.decision, position.seat)
        if token == STOP and tokens:
            yield _choice(word, after, seat, held, line)
        elif token != STOP and goes_on:
            yield from _wholes(after, seat, held, line)
        elif token != STOP:
            yield _choice(word, after, seat, held, line)


def _choice(word: str, after: Position, seat: int, held: str, tokens: tuple[str, ...]) -> Choice:
    """What is the only thing left is not asked: it shows in what is gone."""
    left = unpack(after.state.cubes[seat])
    gone = Counter(held) - Counter(left)
    colours = [token.partition(" ")[2] for token in tokens if token != STOP]
    cubes = colours if word == "upgrade" else [*gone.elements()]
    inside = not after.over and after.decision != "turn"
    return {
        "cubes": in_order(cubes),
        "held": left,
        "tokens": list(tokens),
        "then": after.decision if inside else None,
    }
