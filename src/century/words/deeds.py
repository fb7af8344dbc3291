"""What somebody did, as sentences: made of the same phrases that tell what an action would do.

A sentence has a clause for each thing done, such as "works at A1.3 with 2 settlers" and "upgrades 2
yellow"; cubes that go the same way one by one are told together.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from century.game.course import Course, course
from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.position import Position
from century.game.schema import View
from century.words.actions import action_phrase

CLAUSES = {  # of a phrase that tells an action: what somebody did with it
    "action-play": "did-play",
    "action-acquire": "did-acquire",
    "action-acquire-cubes": "did-acquire",
    "action-claim-row": "did-claim-row",
    "action-rest-cards": "did-rest-cards",
    "action-rest-settlers": "did-rest-settlers",
    "action-rest-cards-settlers": "did-rest-cards-settlers",
    "action-work": "did-work",
    "action-work-oust": "did-work",
    "action-route": "did-route",
    "action-trade": "did-trade",
    "action-bonus": "did-bonus",
    "action-claim": "did-claim",
    "action-explore": "did-explore",
    "action-explore-beside": "did-explore-beside",
    "action-use": "did-use",
    "action-take": "did-take",
    "action-replace": "did-replace",
    "action-swap": "did-swap",
    "action-sail": "did-sail",
    "action-sail-sea": "did-sail-sea",
    "action-pay": "did-pay",
    "action-build": "did-build",
    "action-post": "did-post",
}
TOGETHER = {  # cube by cube
    "action-place": "did-place",
    "action-upgrade": "did-upgrade",
    "action-discard": "did-discard",
    "action-spend": "did-spend",
}
# What an action brings at once is told inside its phrase.
BRINGS = {
    "effect-produce": "did-produce",
    "explore-cubes": "did-produce",
    "benefit-settlers": "did-settlers",
    "explore-symbol": "did-symbol",
    "points": "did-points",
    "at-tools": "did-tools",
    "at-renew": "did-renew",
    "at-adjust": "did-adjust",
    "at-market-use": "did-use",
    "at-market-take": "did-take",
}
INSIDE = {
    "action-play": "effect",
    "action-route": "effect",
    "action-use": "effect",
    "action-work": "action",
    "action-work-oust": "action",
    "action-explore": "gain",
    "action-explore-beside": "gain",
    "at-tools": "action",
    "at-market-use": "effect",
}
TOLD_BY_WORK = ("use", "take")  # where nothing else could be done at a market


class Deed(NamedTuple):
    """An action that was carried out, as the phrase that tells what it does."""

    seat: int
    phrase: Phrase


def deeds(position: Position, token: str, view: View | None = None) -> list[Deed]:
    """An action, and what followed from it without a question; `view` as far as it is known."""
    return deeds_of(course(position, token), view)


def deeds_of(run: Course, view: View | None = None) -> list[Deed]:
    """The same of a course that is known already."""
    forced = (step for step in run.forced if step.token not in TOLD_BY_WORK)
    return [_deed(*run.steps[0], view), *(_deed(*step) for step in forced)]


def _deed(position: Position, token: str, view: View | None = None) -> Deed:
    return Deed(int(position.seat or 0), action_phrase(position, token, view))


def sentences(done: Iterable[Deed]) -> list[Phrase]:
    """A sentence for each seat that acted, one after the other."""
    told: list[tuple[int, list[Deed]]] = []
    for deed in done:
        if not told or told[-1][0] != deed.seat:
            told.append((deed.seat, []))
        told[-1][1].append(deed)
    clauses = [(seat, tuple(_clauses(own))) for seat, own in told]
    return [Phrase("turn-did", seat=str(seat), did=did) for seat, did in clauses if did]


def _clauses(own: Sequence[Deed]) -> Iterator[Phrase]:
    cubes, way = "", ""
    for _, phrase in own:
        together = TOGETHER.get(phrase.message, "")
        if cubes and together != way:
            yield Phrase(way, cubes=cubes_phrase(cubes))
            cubes = ""
        if together:
            cubes, way = cubes + str(phrase.facts["cube"]), together
        else:
            yield from _clauses_of(phrase)
    if cubes:
        yield Phrase(way, cubes=cubes_phrase(cubes))


def _clauses_of(phrase: Phrase) -> Iterator[Phrase]:
    """What was chosen not to be done is not told."""
    message = CLAUSES.get(phrase.message) or BRINGS.get(phrase.message)
    if message is not None:
        yield Phrase(message, **_without(phrase, INSIDE.get(phrase.message)))
    if phrase.message == "action-work-oust":
        yield Phrase("did-oust", seat=phrase.facts["seat"])
    if phrase.message == "action-acquire-cubes":
        yield Phrase("did-cubes-on", cubes=phrase.facts["cubes"])
    inner = phrase.facts.get(INSIDE.get(phrase.message, ""))
    if isinstance(inner, Phrase) and inner.message in BRINGS:
        yield from _clauses_of(inner)


def _without(phrase: Phrase, inner: str | None) -> dict[str, Fact]:
    return {name: fact for name, fact in phrase.facts.items() if name != inner}
