"""Why an action is not legal, in one line. The rules have already said that it is not."""

from century.entry import shown
from century.kit import Kit, unpack
from century.rules import box as b
from century.rules import decisions as d
from century.rules.cubes import total
from century.rules.settlers import required
from century.rules.state import BESIDE, State
from century.tokens import tokens_of

MOST_SHOWN = 12


def why_not(kit: Kit, s: State, token: object) -> str:
    """The reason why this token cannot be played now."""
    if s.decision == d.OVER:
        return f"{_told(token)}: the game is over"
    tokens = tokens_of(kit)
    legal = tokens.legal(int(s.decision), int(s.legal))
    listed = ", ".join(legal[:MOST_SHOWN]) + (", ..." if len(legal) > MOST_SHOWN else "")
    if not isinstance(token, str) or not tokens.decisions_of(token):
        return f"{_told(token)}: no action of {kit.mode.id}; legal now: {listed}"
    if s.decision not in tokens.decisions_of(token):
        return f"{token}: the decision now is {d.NAMES[s.decision]}: {listed}"
    if s.decision == d.TURN:
        return f"{token}: {_why_no_turn(kit, s, token)}"
    return f"{token}: not possible; legal now: {listed}"


def _told(token: object) -> str:
    return shown(token) if token else "no action"


def _why_no_turn(kit: Kit, s: State, token: str) -> str:
    word, _, target = token.partition(" ")
    if word == "play":
        return _why_no_play(kit, s, target)
    if word == "acquire":
        if int(target) > s.market_shown:
            return f"there are only {s.market_shown} cards in the row"
        return f"costs {int(target) - 1} cubes, and seat {s.turn} has {total(s.cubes[s.turn])}"
    if word == "claim":
        if int(target) > s.points_shown:
            return f"there are only {s.points_shown} cards in the row"
        return _cost(s, kit.box.point_cost[s.points_row[int(target) - 1]])
    if word == "route":
        return _why_no_route(kit, s, int(target) - 1)
    return _why_no_work(kit, s, [location.id for location in kit.locations].index(target))


def _cost(s: State, cost: int, tools: int = 0) -> str:
    held = unpack(int(s.cubes[s.turn]) + int(tools)) or "none"
    with_tools = f" with {unpack(tools)} from tools" if tools else ""
    return f"costs {unpack(cost)}, and seat {s.turn} has {held}{with_tools}"


def _why_no_play(kit: Kit, s: State, name: str) -> str:
    card = [merchant.id for merchant in kit.merchants].index(name)
    if s.hand[s.turn] >> card & 1:
        return _cost(s, kit.box.effect_cost[card])
    if card in s.cards[s.turn, : s.cards_count[s.turn]]:
        return f"seat {s.turn} has played it and must rest first"
    return f"it is not in the hand of seat {s.turn}"


def _why_no_route(kit: Kit, s: State, place: int) -> str:
    seat = s.turn
    if place >= s.route_count[seat]:
        return f"there are {s.route_count[seat]} cards in the route of seat {seat}"
    if s.route_settlers[seat, place]:
        return "there are settlers on it"
    needed = 1 + sum(s.route_settlers[seat, left] == 0 for left in range(place))
    if needed > s.settlers[seat]:
        return f"needs {needed} settlers, and seat {seat} has {s.settlers[seat]}"
    return _cost(s, kit.box.effect_cost[s.route[seat, place]])


def _why_no_work(kit: Kit, s: State, location: int) -> str:
    seat = s.turn
    for tile, at in enumerate(s.tile_at):
        if at == location and at != BESIDE:
            return f"the exploration tile {kit.exploration[tile].id} covers it"
    if s.closed >> location & 1:
        return "its board is not in this game"
    if s.held[seat] >> location & 1:
        return f"seat {seat} has settlers there"
    needed = required(kit.box, s, location)
    if needed > s.settlers[seat]:
        return f"needs {needed} settlers, and seat {seat} has {s.settlers[seat]}"
    return _why_no_action(kit, s, location)


def _why_no_action(kit: Kit, s: State, location: int) -> str:
    """nw.work.must"""
    box = kit.box
    kind = box.location_kind[location]
    place = int(box.location_place[location])
    tools = _tools(kit, s, location)
    if kind == b.FORT:
        if place >= s.points_shown:
            return "there is neither a card nor a bonus tile to take"
        cost = _cost(s, box.point_cost[s.points_row[place]], tools)
        return f"no bonus tile to take, and the card {cost}"
    if kind == b.MARKET:
        if place >= s.market_shown:
            return "there is no card below it"
        return f"its card {_cost(s, box.effect_cost[s.market_row[place]], tools)}"
    if kind == b.SAIL:
        return f"the ships on every island in reach ask for more cubes than seat {s.turn} has"
    if kind == b.SHIP_TRADE:
        island = int(s.ship[s.turn])
        if island == 0:
            return "the ship is at sea"
        return f"the trade there {_cost(s, box.effect_cost[_island(s, island)], tools)}"
    if kind == b.POST_TRADE:
        return f"seat {s.turn} has no trading post whose trade it can pay"
    return _cost(s, box.effect_cost[b.LOCATION_EFFECT + location], tools)


def _tools(kit: Kit, s: State, location: int) -> int:
    return int(s.tools[s.turn, kit.box.location_symbol[location]])


def _island(s: State, island: int) -> int:
    return b.ISLAND_EFFECT + int(s.island[island])
