"""What speaks for an action, as phrases.

Whatever is said of the future holds in most rehearsals: plays of the tree with other deals, in
which the others do what the search expects as often as it expects it. `tools/reasons.py` measures
how often it comes true.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from century.analysis.option import Option, own_turns
from century.bots.expectation import Move, Rehearsal
from century.game.components import components_of
from century.game.game import Game
from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.schema import Pile

# Where the point cards of a seat lie: one of them.
CLAIMED: tuple[Pile, ...] = ("points", "cards")
LIKELY = 0.6  # of the rehearsals, to say that something is expected
SURE = 0.9  # of the rehearsals, to say by when
SELDOM = 0.5  # of the visits of the best: too few to compare with it
FAR = 3  # turns; what comes later is no reason


class Claim(NamedTuple):
    """A point card that a seat takes, after so many own turns of the seat that decides."""

    seat: int
    card: str
    turns: int


class Aim(NamedTuple):
    """The point card that the seat takes next, and by when, where that is sure."""

    card: str
    turns: int | None


def arguments_for(
    game: Game, options: list[Option], rehearsals: Sequence[Rehearsal]
) -> list[Phrase]:
    """What speaks for the first option; the game is dealt as the line was searched."""
    best = options[0]
    seat = int(game.seat or 0)
    arguments = _about_cards(game, best, [_claims(*play) for play in rehearsals], seat)
    if len(options) > 1:
        arguments += _comparison(options, seat)
    return arguments


def _about_cards(game: Game, best: Option, futures: list[list[Claim]], seat: int) -> list[Phrase]:
    """The point card that this turn takes or works for, and one that a rival takes before."""
    line = [Move(step.seat, step.token) for step in best.line]
    now = [claim for claim in _claims(game, line) if claim.seat == seat and claim.turns == 0]
    if now:
        return [Phrase("why-now", **_facts(game, now[0].card))]
    aim = _aim(futures, seat)
    if aim is None or aim.card not in game.view()["points"]["row"]:
        return []
    facts = _facts(game, aim.card)
    if aim.turns is not None:
        arguments = [Phrase("why-later", turns=aim.turns, **facts)]
    elif _holds(game, best, seat, aim.card):
        arguments = [Phrase("why-pays", **facts)]
    else:
        arguments = [Phrase("why-towards", **facts)]
    return arguments + _rival(game, futures, seat)


def _claims(game: Game, line: Sequence[Move]) -> list[Claim]:
    """The point cards that the seats take in a line."""
    taken = [len(_taken(game, seat)) for seat in range(game.players)]
    claims: list[Claim] = []
    for turns, now in own_turns(game, line):
        for seat in range(game.players):
            cards = _taken(now, seat)
            claims += [Claim(seat, card, turns) for card in cards[taken[seat] :]]
            taken[seat] = len(cards)
    return claims


def _taken(game: Game, seat: int) -> list[str]:
    belongings = game.view()["seats"][seat]
    return [card for place in CLAIMED for card in belongings.get(place, [])]


def _aim(futures: list[list[Claim]], seat: int) -> Aim | None:
    firsts = [next((one for one in future if one.seat == seat), None) for future in futures]
    near = [claim for claim in firsts if claim is not None and claim.turns <= FAR]
    if not near:
        return None
    card, often = Counter(claim.card for claim in near).most_common(1)[0]
    if often < LIKELY * len(futures):
        return None
    turns = sorted(claim.turns for claim in near if claim.card == card)
    sure = int(SURE * len(futures))
    return Aim(card, max(1, turns[sure]) if len(turns) > sure else None)


def _holds(game: Game, best: Option, seat: int, card: str) -> bool:
    """Whether the seat has the cubes for a card once this turn is over."""
    after = game.copy()
    for token in best.turn:
        after.play(token)
    cubes = after.view()["seats"][seat]["cubes"]
    cost = components_of(game.ruleset).points[card].cost
    return all(cubes.count(cube) >= cost.count(cube) for cube in cost)


def _rival(game: Game, futures: list[list[Claim]], seat: int) -> list[Phrase]:
    """A card that a rival takes before the own next turn."""
    often = Counter(
        (claim.seat, claim.card)
        for future in futures
        for claim in future
        if claim.seat != seat and claim.turns == 0
    )
    for (rival, card), count in often.most_common(1):
        if count >= SURE * len(futures) and card in game.view()["points"]["row"]:
            return [Phrase("why-rival", seat=str(rival), **_facts(game, card))]
    return []


def _facts(game: Game, card: str) -> dict[str, Fact]:
    one = components_of(game.ruleset).points[card]
    return {"card": card, "points": one.points, "cost": cubes_phrase(one.cost)}


def _comparison(options: list[Option], seat: int) -> list[Phrase]:
    """How much better it is than the next best, and why one with a greater chance is not best."""
    best, second = options[:2]
    lead = percent(best, seat) - percent(second, seat)
    greater = next((one for one in options[1:] if percent(one, seat) > percent(best, seat)), None)
    if greater is not None:
        reason = "why-seldom" if greater.share < SELDOM * best.share else "why-points"
        return [Phrase(reason, action=greater.token, place=options.index(greater) + 1)]
    if lead < 1:
        return [Phrase("why-close", action=second.token)]
    return [Phrase("why-better", percent=lead, action=second.token)]


def percent(option: Option, seat: int) -> int:
    """The chance of a seat as it is shown."""
    return round(100 * option.chances[seat])
