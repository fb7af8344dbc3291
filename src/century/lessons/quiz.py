"""Do you know it? Questions about positions of games, which the rules play and answer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from century.data.box import builtin_boxes
from century.data.mode import get_mode
from century.game.components import Component, component_phrase, components_of
from century.game.mechanisms.registry import prices_of
from century.game.mechanisms.settlers import is_on_table
from century.game.phrase import Phrase
from century.game.position import Position
from century.game.ruleset import find_ruleset
from century.rules.mechanisms.claims import GOLD, SILVER
from century.rules.questions import coin_at, post_price, route_required, settlers_required
from century.words.reasons import reason_phrase

QUESTIONS = 10
OPTIONS = 4
LIMIT = {"round_limit": 40}  # somebody who plays by chance may need long
MAX_STEPS = 4000  # in search of a position that can be asked about
# What is asked, in this order; a kind that the position or the mode has not gives way to the next.
ORDER = ("cost", "not", "score", "cost", "not", "winner", "cost", "not", "score", "winner")
WORDS = ("work", "play", "acquire", "claim")  # of actions that are asked about


@dataclass(frozen=True)
class Option:
    """An answer that may be given; `piece` is what it is about, where it lies on the table."""

    say: Phrase
    piece: str | None = None


@dataclass(frozen=True)
class Question:
    """Something about a position, as the seat sees it."""

    kind: str
    position: Position
    seat: int
    ring: str | None
    ask: Phrase
    options: tuple[Option, ...]
    right: int
    why: Phrase


def questions(mode: str, seed: int) -> list[Question]:
    """Ten questions; the same seed asks the same."""
    dice = Random(seed)
    asked: list[Question] = []
    walk = _positions(mode, dice)
    for kind in ORDER:
        for _ in range(MAX_STEPS):
            position = next(walk)
            question = MAKERS[kind](position, dice)
            if question is not None and dice.random() < 0.4:
                asked.append(question)
                break
    return asked


def _positions(mode: str, dice: Random) -> Iterator[Position]:
    """Those of game after game, each at the beginning of a turn, and its end."""
    own = get_mode(mode)
    counts = [count for count in own.players if count <= 3]
    while True:
        ruleset = find_ruleset(own, builtin_boxes(), dice.choice(counts), LIMIT)
        position = Position.dealt(ruleset, dice.randrange(2**31))
        while not position.over:
            if position.decision == "turn" and position.round > 3:
                yield position
            position = position.apply(_move(position, dice))
        yield position


def _move(position: Position, dice: Random) -> str:
    """Somebody who takes point cards, and rests only now and then."""
    legal = position.actions()
    claims = [token for token in legal if token.startswith("claim")]
    if claims:
        return dice.choice(claims)
    busy = [token for token in legal if token not in ("rest", "skip", "done", "trade 0")]
    return dice.choice(busy) if busy and dice.random() < 0.9 else dice.choice(legal)


# Kinds of question


def _cost(position: Position, dice: Random) -> Question | None:
    """What something costs now: settlers of a place, cubes of a card or of a post."""
    if position.over or position.seat is None:
        return None
    makers = [_location_cost, _route_cost, _card_cost, _card_worth, _post_cost]
    dice.shuffle(makers)
    return next((made for make in makers if (made := make(position, dice))), None)


def _location_cost(position: Position, dice: Random) -> Question | None:
    view, ruleset, seat = position.view(), position.ruleset, position.seat or 0
    if "locations" not in view:
        return None
    open_places = [
        (number, place)
        for number, place in enumerate(ruleset.locations)
        if is_on_table(position.ruleset, view, place.board)
        and "tile" not in view["locations"].get(place.id, {})
        and view["locations"].get(place.id, {}).get("seat") != seat
    ]
    # Where somebody stands there is more to think about.
    taken = [one for one in open_places if one[1].id in view["locations"]]
    if not open_places:
        return None
    number, place = dice.choice(taken or open_places)
    need = int(settlers_required(ruleset.constants, position.state, seat, number))
    there = view["locations"].get(place.id, {}).get("settlers", 0)
    base = there + 1 if there else place.settlers
    why = (
        Phrase("quiz-why-oust", there=there, need=base)
        if there
        else Phrase("quiz-why-empty", need=base)
    )
    if need < base:
        why = Phrase("quiz-why-aid", why=why, need=need)
    return _number(position, dice, "quiz-ask-settlers", place.id, need, why, lowest=1)


def _route_cost(position: Position, dice: Random) -> Question | None:
    seat = position.seat or 0
    route = position.view()["seats"][seat].get("route", [])
    free = [place for place, card in enumerate(route) if not card["settlers"]]
    if not free or free[-1] == 0:
        return None
    place = dice.choice([one for one in free if one])
    need = int(route_required(position.state, seat, place))
    why = Phrase("quiz-why-route", left=need - 1, need=need)
    return _number(position, dice, "quiz-ask-settlers", route[place]["card"], need, why, lowest=1)


def _card_cost(position: Position, dice: Random) -> Question | None:
    prices = prices_of(position.ruleset.mode).get("acquire")
    if prices is None:
        return None
    row = position.view()["market"]["row"]
    if len(row) < 2:
        return None
    place = dice.randrange(1, len(row))
    price = prices[place]
    why = Phrase("quiz-why-card", count=price)
    return _number(position, dice, "quiz-ask-card", row[place]["card"], price, why)


def _card_worth(position: Position, dice: Random) -> Question | None:
    """A point card with the coin above it."""
    view = position.view()
    if "coins" not in view or not view["points"]["row"]:
        return None
    place = dice.randrange(min(3, len(view["points"]["row"])))
    card = view["points"]["row"][place]
    points = components_of(position.ruleset).points[card].points
    box = position.ruleset.boxes.spice_road
    coin = {GOLD: box.gold, SILVER: box.silver}.get(int(coin_at(position.state, place)), 0)
    why = Phrase("quiz-why-worth", points=points, coin=coin, total=points + coin)
    return _number(position, dice, "quiz-ask-worth", card, points + coin, why)


def _post_cost(position: Position, dice: Random) -> Question | None:
    view, seat = position.view(), position.seat or 0
    built = [
        number
        for number, island in enumerate(view.get("islands", []))
        if island["posts"] and seat not in island["posts"]
    ]
    if not built:
        return None
    island = dice.choice(built)
    price = int(post_price(position.ruleset.constants, position.state, island))
    posts = len(view["islands"][island]["posts"])
    why = Phrase("quiz-why-post", posts=posts, each=price // posts, price=price)
    return _number(position, dice, "quiz-ask-post", f"island {island}", price, why)


def _not(position: Position, dice: Random) -> Question | None:
    """Which of four is not allowed: the rules say why."""
    if position.over:
        return None
    word = dice.choice(WORDS)
    pieces = _pieces(position, word)
    legal = set(position.actions())
    right = [token for token in pieces if token not in legal]
    wrong = [token for token in pieces if token in legal]
    if not right or len(wrong) < OPTIONS - 1:
        return None
    token = dice.choice(right)
    tokens = [token, *dice.sample(wrong, OPTIONS - 1)]
    dice.shuffle(tokens)
    things = components_of(position.ruleset)
    by_id: dict[str, Component] = {**things.merchants, **things.points, **things.locations}
    return Question(
        kind="not",
        position=position,
        seat=position.seat or 0,
        ring=None,
        ask=Phrase("quiz-ask-not", word=word),
        options=tuple(Option(component_phrase(by_id[pieces[one]]), pieces[one]) for one in tokens),
        right=tokens.index(token),
        why=reason_phrase(position, token),
    )


def _pieces(position: Position, word: str) -> dict[str, str]:
    """The actions of a word that somebody at the table could think of, and what they are about."""
    view = position.view()
    seat = view["seats"][position.seat or 0]
    if word == "work" and "locations" in view:
        places = position.ruleset.locations
        there = [place.id for place in places if is_on_table(position.ruleset, view, place.board)]
        return {f"work {place}": place for place in there}
    if "hand" not in seat:
        return {}
    if word == "play":
        return {f"play {card}": card for card in (*seat["hand"], *seat["played"])}
    if word == "acquire" and "market" in view:
        row = [offer["card"] for offer in view["market"]["row"]]
        return {f"acquire {place}": card for place, card in enumerate(row, 1)}
    if word == "claim":
        return {f"claim {place}": card for place, card in enumerate(view["points"]["row"], 1)}
    return {}


def _score(position: Position, dice: Random) -> Question | None:
    """What a seat would have if the game ended now."""
    if position.over or position.seat is None:
        return None
    seat = position.seat
    scores = position.scores()[seat]
    parts = {name: points for name, points in scores.items() if name != "total" and points}
    if len(parts) < 2:
        return None
    total = scores["total"]
    phrases = tuple(
        Phrase("quiz-part", part=name, points=points)
        for name, points in parts.items()
        if isinstance(points, int)
    )
    why = Phrase("quiz-why-score", parts=phrases, total=total)
    options = tuple(
        Option(Phrase("points", points=points)) for points in _near(total, dice, lowest=0)
    )
    right = [option.say.facts["points"] for option in options].index(total)
    return Question("score", position, seat, None, Phrase("quiz-ask-score"), options, right, why)


def _winner(position: Position, dice: Random) -> Question | None:
    """Who has won, of a game that is over."""
    if not position.over or position.winner is None:
        return None
    totals = [score["total"] for score in position.scores()]
    phrases = tuple(
        Phrase("quiz-total", seat=str(seat), points=total) for seat, total in enumerate(totals)
    )
    tied = totals.count(max(totals)) > 1
    why = Phrase("quiz-why-tie" if tied else "quiz-why-winner", totals=phrases)
    options = tuple(Option(Phrase("quiz-seat", seat=str(seat))) for seat in range(position.players))
    ask = Phrase("quiz-ask-winner")
    return Question("winner", position, 0, None, ask, options, position.winner, why)


MAKERS: dict[str, Callable[[Position, Random], Question | None]] = {
    "cost": _cost,
    "not": _not,
    "score": _score,
    "winner": _winner,
}


def _number(
    position: Position,
    dice: Random,
    ask: str,
    ring: str,
    right: int,
    why: Phrase,
    lowest: int = 0,
) -> Question:
    """A question whose answer is a number."""
    near = _near(right, dice, lowest)
    options = tuple(Option(Phrase("quiz-number", count=count)) for count in near)
    seat = position.seat or 0
    return Question("cost", position, seat, ring, Phrase(ask), options, near.index(right), why)


def _near(right: int, dice: Random, lowest: int) -> list[int]:
    """Four numbers in their order, the right one among them."""
    first = max(lowest, right - dice.randrange(OPTIONS))
    return [first + step for step in range(OPTIONS)]
