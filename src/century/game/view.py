"""A game as everybody at the table sees it, and the hidden piles beside it."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from century.data.component import GOODS, SEA
from century.game.ruleset import Ruleset, unpack
from century.rules import constants as b
from century.rules import decisions as d
from century.rules.state import BESIDE, COLUMNS, NOWHERE, STATE, State

FORMAT = "century-position/1"
View = dict[str, Any]


class Plain:
    """The fields of a state as plain numbers and lists: reading a record is slow in Python."""

    def __init__(self, state: State) -> None:
        record: Any = state
        for name, value in zip(STATE.names or (), record.item(), strict=True):
            setattr(self, name, value.tolist() if isinstance(value, np.ndarray) else value)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def ids(components: Iterable[Any]) -> list[str]:
    return [component.id for component in components]


def view(ruleset: Ruleset, options: Mapping[str, Any], s: Plain) -> View:
    """Everything that lies open on the table."""
    over = s.decision == d.OVER
    seen: View = {
        "format": FORMAT,
        "mode": ruleset.mode.id,
        "players": ruleset.players,
        "options": dict(options),
        "round": s.rounds,
        "turn": None if over else s.turn,
        "seat": None if over else s.seat,
        "decision": None if over else d.NAMES[s.decision],
        "ending": bool(s.ending),
        "over": over,
        "pending": pending(ruleset, s),
        "seats": [view_seat(ruleset, s, seat) for seat in range(ruleset.players)],
    }
    points = ids(ruleset.points)
    seen["points"] = {
        "row": [points[card] for card in s.points_row[: s.points_shown]],
        "deck": s.points_left,
    }
    if ruleset.mode.points_face_up and s.points_left:
        seen["points"]["next"] = points[s.points_deck[s.points_left - 1]]
    if ruleset.mode.coins:
        seen["coins"] = {"gold": s.gold_left, "silver": s.silver_left}
    if ruleset.merchants:
        seen["market"] = view_market(ruleset, s)
    if ruleset.mode.boards:
        seen |= view_boards(ruleset, s)
    if ruleset.mode.islands:
        seen["islands"] = view_islands(ruleset, s)
    return seen


def view_seat(ruleset: Ruleset, s: Plain, seat: int) -> View:
    points, merchants = ids(ruleset.points), ids(ruleset.merchants)
    taken = [points[card] for card in s.taken[seat][: s.taken_count[seat]]]
    cards = [merchants[card] for card in s.cards[seat][: s.cards_count[seat]]]
    seen: View = {"cubes": unpack(s.cubes[seat])}
    if ruleset.mode.market == "hand":
        held = len(cards) - s.played_count[seat]
        return seen | {
            "hand": cards[:held],
            "played": cards[held:],
            "points": taken,
            "gold": s.gold[seat],
            "silver": s.silver[seat],
        }
    bonus, exploration = ids(ruleset.bonus), ids(ruleset.exploration)
    seen |= {
        "settlers": s.settlers[seat],
        "reserve": s.reserve[seat],
        "cards": taken,
        "bonus": [bonus[tile] for tile in s.bonus[seat][: s.bonus_count[seat]]],
        "explored": [exploration[tile] for tile in s.explored[seat][: s.explored_count[seat]]],
    }
    if ruleset.mode.market == "route":
        seen["route"] = [
            {"card": merchants[s.route[seat][i]], "settlers": s.route_settlers[seat][i]}
            for i in range(s.route_count[seat])
        ]
    if ruleset.merchants:
        seen["discard"] = cards
    if ruleset.mode.islands:
        seen["ship"] = s.ship[seat]
        seen["posts"] = {
            good: COLUMNS - built for good, built in zip(GOODS, s.posts_built[seat], strict=True)
        }
    return seen


def view_market(ruleset: Ruleset, s: Plain) -> View:
    row: list[View] = [
        {"card": ruleset.merchants[card].id} for card in s.market_row[: s.market_shown]
    ]
    if ruleset.mode.market == "hand":
        for place, card in enumerate(row):
            card["cubes"] = unpack(s.market_cubes[place])
    return {"row": row, "deck": s.market_left}


def view_boards(ruleset: Ruleset, s: Plain) -> View:
    exploration = ids(ruleset.exploration)
    places: dict[int, View] = {}
    beside = []
    for tile, at in enumerate(s.tile_at):
        if at == BESIDE:
            beside.append(exploration[tile])
        elif at != NOWHERE:
            places[at] = {"tile": exploration[tile]}
    for location, crew in enumerate(s.crew):
        for seat in range(ruleset.players):
            if crew and s.held[seat] >> location & 1:
                places[location] = {"seat": seat, "settlers": crew}
    seen: View = {
        "locations": {ruleset.locations[place].id: places[place] for place in sorted(places)}
    }
    if ruleset.mode.exploration == "beside":
        seen["beside"] = sorted(beside)
    seen["bonus"] = {
        ruleset.spaces[space]: {"top": ruleset.bonus[stack[0]].id, "count": len(stack)}
        for space, stack in stacks(ruleset, s).items()
    }
    return seen


def stacks(ruleset: Ruleset, s: Plain) -> dict[int, list[int]]:
    """The bonus spaces with tiles left, each with its tiles from the top down."""
    found = {}
    for space in range(len(ruleset.spaces)):
        if s.stack_count[space]:
            found[space] = s.stack[space][: s.stack_count[space]][::-1]
    return found


def view_islands(ruleset: Ruleset, s: Plain) -> list[View]:
    return [
        {
            "at": [q, r],
            "tile": ruleset.market_tiles[s.island[i]].id if i else SEA,
            "ships": [seat for seat in range(ruleset.players) if s.ship[seat] == i],
            "posts": [seat for seat in range(ruleset.players) if s.posts_on[seat] >> i & 1],
        }
        for i, (q, r) in enumerate(s.island_at)
    ]


def pending(ruleset: Ruleset, s: Plain) -> View:
    """What is known of an unfinished turn beyond what lies on the table.

    `location` is the one being used, `route` the place in the route, `post` the island of a post
    trade, `acquire` the place in the row that is being paid for, `steps` how many upgrades, cubes
    or cards are still to come, `from` the lowest colour allowed, `payee` whose ship is being paid,
    `again` that another turn of the same seat follows.
    """
    decision = s.decision
    told: View = {}
    if decision in (d.TURN, d.OVER):
        return told
    if decision == d.DISCARD:
        if s.again:
            told["again"] = True
    elif s.location != NOWHERE:
        told["location"] = ruleset.locations[s.location].id
        if decision == d.TRADE and box_kind(ruleset, s.location) == b.POST_TRADE:
            told["post"] = post_in_use(s)
    elif decision == d.PLACE:
        told["acquire"] = s.place + 1
    elif ruleset.mode.market == "route":
        told["route"] = route_in_use(s)
    if decision in (d.UPGRADE, d.PLACE, d.SPEND):
        told["steps"] = s.steps
    if decision in (d.UPGRADE, d.DISCARD, d.SPEND):
        told["from"] = "YRGB"[s.colour]
    if decision == d.PAY:
        told["payee"] = s.payee
    return told


def box_kind(ruleset: Ruleset, location: int) -> int:
    return int(ruleset.constants.location_kind[location])


def post_in_use(s: Plain) -> int:
    """The island whose trade is being carried out; a market tile lies on one island only."""
    island: int = s.island.index(s.effect - b.ISLAND_EFFECT, 1)
    return island


def route_in_use(s: Plain) -> int:
    """The place, from 1, of the route card that is being carried out."""
    place: int = s.route[s.turn].index(s.effect)
    return place + 1


def hidden(ruleset: Ruleset, s: Plain) -> View:
    """The hidden piles, whole, from the top down."""
    piles: View = {}
    if s.points_left:
        piles["points"] = [ruleset.points[card].id for card in s.points_deck[: s.points_left][::-1]]
    if s.market_left:
        piles["market"] = [
            ruleset.merchants[card].id for card in s.market_deck[: s.market_left][::-1]
        ]
    if ruleset.mode.boards:
        bonus = {
            ruleset.spaces[space]: [ruleset.bonus[tile].id for tile in stack]
            for space, stack in stacks(ruleset, s).items()
        }
        if bonus:
            piles["bonus"] = bonus
    return piles
