"""What speaks for an action, as phrases: what the expected line of play brings about."""

from century.analysis.option import Option
from century.game.components import components_of
from century.game.game import Game
from century.game.phrase import Fact, Phrase
from century.game.schema import Pile

# Where the point cards of a seat lie: one of them.
CLAIMED: tuple[Pile, ...] = ("points", "cards")


def arguments_for(game: Game, options: list[Option]) -> list[Phrase]:
    """What speaks for the first option; the game is dealt as the line was searched."""
    best = options[0]
    seat = int(game.seat or 0)
    arguments = _claims(game, best, seat)
    if len(options) > 1:
        arguments.append(_margin(best, options[1], seat))
    return arguments


def _claims(game: Game, option: Option, seat: int) -> list[Phrase]:
    """The next point card of the own seat, and what a rival takes before it."""
    game = game.copy()
    mine: Phrase | None = None
    theirs: Phrase | None = None
    turns = 0  # own turns begun after this one
    for i, step in enumerate(option.line):
        if i > 0 and game.decision == "turn" and step.seat == seat:
            turns += 1
        before = [_taken(game, other) for other in range(game.players)]
        game.play(step.token)
        for other in range(game.players):
            new = _taken(game, other)[len(before[other]) :]
            if new and other == seat and mine is None:
                mine = _own_claim(game, new[0], turns)
            elif new and other != seat and theirs is None and mine is None:
                theirs = Phrase("why-rival", seat=str(other), card=new[0])
        if mine is not None:
            return [mine] if theirs is None else [mine, theirs]
    return []


def _taken(game: Game, seat: int) -> list[str]:
    belongings = game.view()["seats"][seat]
    return [card for place in CLAIMED for card in belongings.get(place, [])]


def _own_claim(game: Game, card: str, turns: int) -> Phrase:
    claim: dict[str, Fact] = {"card": card, "points": _points(game, card)}
    return Phrase("why-later", turns=turns, **claim) if turns else Phrase("why-now", **claim)


def _points(game: Game, card: str) -> int:
    return components_of(game.ruleset).points[card].points


def _margin(best: Option, next_best: Option, seat: int) -> Phrase:
    """How much better it is than the next best."""
    percent = round(100 * (best.chances[seat] - next_best.chances[seat]))
    if percent < 1:
        return Phrase("why-close", action=next_best.token)
    return Phrase("why-better", percent=percent, action=next_best.token)
