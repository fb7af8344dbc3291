"""What a grown tree expects after an action: the line of play, and the scores at the end."""

from math import exp
from random import Random
from typing import Any, NamedTuple

from century.game.game import Game
from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.engine import apply
from century.rules.machine.records import FLOAT64, States
from century.rules.machine.rows import zeros
from century.rules.setup import redeal
from century.rules.state import State
from century.search.judgement.judge import LEAD_SHARE, LEAD_UNIT, Scratch, add_scores
from century.search.judgement.net import Net
from century.search.plain_turn import finish_turn

MIN_VISITS = 4  # of a node that still says something
MAX_LINE = 12  # actions of an expected line
REHEARSALS = 24  # plays of the tree, to tell what is likely
MAX_REHEARSED = 40  # actions of one of them
DEALS = 64  # of what is hidden, for the expected scores


class Move(NamedTuple):
    """One action of an expected line."""

    seat: int
    token: str


class Rehearsal(NamedTuple):
    """A play of a grown tree: a deal, and the actions in it."""

    deal: Game
    line: list[Move]


class Expectation(NamedTuple):
    """What a search expects after one action of the seat that decides."""

    token: str
    share: float  # of the simulations that went this way
    chances: list[float]  # of every seat, to win
    scores: list[float]  # of every seat, at the end
    line: list[Move]  # the actions that are expected, this one first


def children(nodes: States, parent: int) -> list[int]:
    """The nodes one action further."""
    numbers = []
    child = int(nodes[parent].child)
    while child:
        numbers.append(child)
        child = int(nodes[child].sibling)
    return numbers


def legal_children(nodes: States, parent: int, s: State) -> list[int]:
    """The nodes of the legal answers; other deals may have allowed or asked something else."""
    return [
        child
        for child in children(nodes, parent)
        if nodes[child].decision == s.decision and s.legal >> int(nodes[child].answer) & 1
    ]


def favourite(nodes: States, parent: int, s: State) -> int:
    """The answer that was visited most, or 0 if none says anything."""
    visits = {child: int(nodes[child].visits) for child in legal_children(nodes, parent, s)}
    favoured = max(visits, key=visits.__getitem__, default=0)
    return favoured if visits.get(favoured, 0) >= MIN_VISITS else 0


def follow(c: Constants, s: State, nodes: States, begin: int, limit: int) -> list[int]:
    """Play the likeliest line that begins with a child of the root; tells its answers."""
    line: list[int] = []
    node = begin
    while node and len(line) < limit and s.decision != OVER:
        line.append(int(nodes[node].answer))
        apply(c, s, line[-1])
        node = favourite(nodes, node, s)
    return line


def expected_line(game: Game, nodes: States, begin: int) -> list[Move]:
    """The likeliest actions that begin with a child of the root, in the deal that the game has."""
    answers = follow(game.ruleset.constants, game.state.copy(), nodes, begin, MAX_LINE)
    game = game.copy()
    line = []
    for answer in answers:
        line.append(Move(int(game.seat or 0), game.token(answer)))
        game.play(line[-1].token)
    return line


def rehearse(game: Game, nodes: States, begin: int) -> list[Rehearsal]:
    """Plays of the tree that begin with a child of the root, each in a deal of its own.

    The seat that decides does what was visited most, the others what was visited as often as it
    was; a play ends where the tree says nothing more.
    """
    return [_rehearsal(game.redeal(deal), nodes, begin, Random(deal)) for deal in range(REHEARSALS)]


def _rehearsal(deal: Game, nodes: States, begin: int, dice: Random) -> Rehearsal:
    seat, now, node = deal.seat, deal.copy(), begin
    line: list[Move] = []
    while node and not now.over and len(line) < MAX_REHEARSED:
        line.append(Move(int(now.seat or 0), now.token(int(nodes[node].answer))))
        now.play(line[-1].token)
        if now.seat == seat:
            node = favourite(nodes, node, now.state)
        else:
            node = _drawn(nodes, node, now.state, dice)
    return Rehearsal(deal, line)


def _drawn(nodes: States, parent: int, s: State, dice: Random) -> int:
    """An answer, drawn by its visits; 0 if there are too few."""
    likely = legal_children(nodes, parent, s)
    visits = [int(nodes[child].visits) for child in likely]
    return dice.choices(likely, visits)[0] if sum(visits) >= MIN_VISITS else 0


def expected_scores(
    game: Game, nodes: States, begin: int, net: Net, scratch: Scratch
) -> list[float]:
    """The scores of all seats at the end of the game, over some deals of what is hidden."""
    c = game.ruleset.constants
    scores = zeros(game.players, FLOAT64)
    for deal in range(DEALS):
        s = game.state.copy()
        redeal(c, s, deal)
        follow(c, s, nodes, begin, len(nodes))
        finish_turn(c, s)
        add_scores(c, s, net, scratch, scores)
    return [float(score) / DEALS for score in scores]


def chances(values: Any, scores: list[float]) -> list[float]:
    """To win: what the values are without their share of the lead in points."""
    leads = [exp((score - max(scores)) / LEAD_UNIT) for score in scores]
    whole = float(sum(values))  # less than 1 in a game that lasts too long
    parts = [
        max(0.0, float(value) / whole - LEAD_SHARE * lead / sum(leads))
        for value, lead in zip(values, leads, strict=True)
    ]
    return [part / sum(parts) for part in parts]
