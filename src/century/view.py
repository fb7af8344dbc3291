"""A game as everybody at the table sees it, and the hidden piles beside it."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from century.component import GOODS, SEA
from century.kit import Kit, unpack
from century.rules import box as b
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


def view(kit: Kit, options: Mapping[str, Any], s: Plain) -> View:
    """Everything that lies open on the table."""
    over = s.decision == d.OVER
    seen: View = {
        "format": FORMAT,
        "mode": kit.mode.id,
        "players": kit.players,
        "options": dict(options),
        "round": s.rounds,
        "turn": None if over else s.turn,
        "seat": None if over else s.seat,
        "decision": None if over else d.NAMES[s.decision],
        "ending": bool(s.ending),
        "over": over,
        "pending": pending(kit, s),
        "seats": [view_seat(kit, s, seat) for seat in range(kit.players)],
    }
    points = ids(kit.points)
    seen["points"] = {
        "row": [points[card] for card in s.points_row[: s.points_shown]],
        "deck": s.points_left,
    }
    if kit.mode.points_face_up and s.points_left:
        seen["points"]["next"] = points[s.points_deck[s.points_left - 1]]
    if kit.mode.coins:
        seen["coins"] = {"gold": s.gold_left, "silver": s.silver_left}
    if kit.merchants:
        seen["market"] = view_market(kit, s)
    if kit.mode.boards:
        seen |= view_boards(kit, s)
    if kit.mode.islands:
        seen["islands"] = view_islands(kit, s)
    return seen


def view_seat(kit: Kit, s: Plain, seat: int) -> View:
    points, merchants = ids(kit.points), ids(kit.merchants)
    taken = [points[card] for card in s.taken[seat][: s.taken_count[seat]]]
    cards = [merchants[card] for card in s.cards[seat][: s.cards_count[seat]]]
    seen: View = {"cubes": unpack(s.cubes[seat])}
    if kit.mode.market == "hand":
        held = len(cards) - s.played_count[seat]
        return seen | {
            "hand": cards[:held],
            "played": cards[held:],
            "points": taken,
            "gold": s.gold[seat],
            "silver": s.silver[seat],
        }
    bonus, exploration = ids(kit.bonus), ids(kit.exploration)
    seen |= {
        "settlers": s.settlers[seat],
        "reserve": s.reserve[seat],
        "cards": taken,
        "bonus": [bonus[tile] for tile in s.bonus[seat][: s.bonus_count[seat]]],
        "explored": [exploration[tile] for tile in s.explored[seat][: s.explored_count[seat]]],
    }
    if kit.mode.market == "route":
        seen["route"] = [
            {"card": merchants[s.route[seat][i]], "settlers": s.route_settlers[seat][i]}
            for i in range(s.route_count[seat])
        ]
    if kit.merchants:
        seen["discard"] = cards
    if kit.mode.islands:
        seen["ship"] = s.ship[seat]
        seen["posts"] = {
            good: COLUMNS - built for good, built in zip(GOODS, s.posts_built[seat], strict=True)
        }
    return seen


def view_market(kit: Kit, s: Plain) -> View:
    row: list[View] = [{"card": kit.merchants[card].id} for card in s.market_row[: s.market_shown]]
    if kit.mode.market == "hand":
        for place, card in enumerate(row):
            card["cubes"] = unpack(s.market_cubes[place])
    return {"row": row, "deck": s.market_left}


def view_boards(kit: Kit, s: Plain) -> View:
    exploration = ids(kit.exploration)
    places: dict[int, View] = {}
    beside = []
    for tile, at in enumerate(s.tile_at):
        if at == BESIDE:
            beside.append(exploration[tile])
        elif at != NOWHERE:
            places[at] = {"tile": exploration[tile]}
    for location, crew in enumerate(s.crew):
        for seat in range(kit.players):
            if crew and s.held[seat] >> location & 1:
                places[location] = {"seat": seat, "settlers": crew}
    seen: View = {"locations": {kit.locations[place].id: places[place] for place in sorted(places)}}
    if kit.mode.exploration == "beside":
        seen["beside"] = sorted(beside)
    seen["bonus"] = {
        kit.spaces[space]: {"top": kit.bonus[stack[0]].id, "count": len(stack)}
        for space, stack in stacks(kit, s).items()
    }
    return seen


def stacks(kit: Kit, s: Plain) -> dict[int, list[int]]:
    """The bonus spaces with tiles left, each with its tiles from the top down."""
    found = {}
    for space in range(len(kit.spaces)):
        if s.stack_count[space]:
            found[space] = s.stack[space][: s.stack_count[space]][::-1]
    return found


def view_islands(kit: Kit, s: Plain) -> list[View]:
    return [
        {
            "at": [q, r],
            "tile": kit.market_tiles[s.island[i]].id if i else SEA,
            "ships": [seat for seat in range(kit.players) if s.ship[seat] == i],
            "posts": [seat for seat in range(kit.players) if s.posts_on[seat] >> i & 1],
        }
        for i, (q, r) in enumerate(s.island_at)
    ]


def pending(kit: Kit, s: Plain) -> View:
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
        told["location"] = kit.locations[s.location].id
        if decision == d.TRADE and box_kind(kit, s.location) == b.POST_TRADE:
            told["post"] = post_in_use(s)
    elif decision == d.PLACE:
        told["acquire"] = s.place + 1
    elif kit.mode.market == "route":
        told["route"] = route_in_use(s)
    if decision in (d.UPGRADE, d.PLACE, d.SPEND):
        told["steps"] = s.steps
    if decision in (d.UPGRADE, d.DISCARD, d.SPEND):
        told["from"] = "YRGB"[s.colour]
    if decision == d.PAY:
        told["payee"] = s.payee
    return told


def box_kind(kit: Kit, location: int) -> int:
    return int(kit.box.location_kind[location])


def post_in_use(s: Plain) -> int:
    """The island whose trade is being carried out; a market tile lies on one island only."""
    island: int = s.island.index(s.effect - b.ISLAND_EFFECT, 1)
    return island


def route_in_use(s: Plain) -> int:
    """The place, from 1, of the route card that is being carried out."""
    place: int = s.route[s.turn].index(s.effect)
    return place + 1


def hidden(kit: Kit, s: Plain) -> View:
    """The hidden piles, whole, from the top down."""
    piles: View = {}
    if s.points_left:
        piles["points"] = [kit.points[card].id for card in s.points_deck[: s.points_left][::-1]]
    if s.market_left:
        piles["market"] = [kit.merchants[card].id for card in s.market_deck[: s.market_left][::-1]]
    if kit.mode.boards:
        bonus = {
            kit.spaces[space]: [kit.bonus[tile].id for tile in stack]
            for space, stack in stacks(kit, s).items()
        }
        if bonus:
            piles["bonus"] = bonus
    return piles
