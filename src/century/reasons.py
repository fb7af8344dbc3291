"""Why an action is not legal, in one line. The rules have already said that it is not."""

from collections.abc import Callable

from century.component import COLOURS
from century.entry import did_you_mean, shown
from century.kit import Kit, unpack
from century.rules import box as b
from century.rules import decisions as d
from century.rules.settlers import required
from century.rules.ships import SEA, reach, ships_at
from century.rules.state import State
from century.tokens import Tokens, tokens_of

MOST_SHOWN = 12


def why_not(kit: Kit, s: State, token: object) -> str:
    """The reason why this token cannot be played now."""
    if not isinstance(token, str):
        return f"{type(token).__name__}: an action is a line of text, such as: rest"
    tokens = tokens_of(kit)
    decisions = tokens.decisions_of(token)
    told = token if decisions else shown(token)
    if s.decision == d.OVER:
        return f"{told}: the game is over"
    if not decisions:
        near = did_you_mean(token, tokens.all)
        return f"{told}: no action of {kit.mode.id}{near}; legal now: {_legal(tokens, s)}"
    if s.decision not in decisions:
        return f"{told}: the decision now is {d.NAMES[s.decision]}: {_legal(tokens, s)}"
    word, _, target = token.partition(" ")
    return f"{told}: {REASONS.get(word, _why_not_now)(kit, s, target)}"


def _legal(tokens: Tokens, s: State) -> str:
    legal = tokens.legal(int(s.decision), int(s.legal))
    return ", ".join(legal[:MOST_SHOWN]) + (", ..." if len(legal) > MOST_SHOWN else "")


def _why_not_now(kit: Kit, s: State, _: str) -> str:
    return f"legal now: {_legal(tokens_of(kit), s)}"


# What there is


def _count(many: int, noun: str) -> str:
    return f"{many or 'no'} {noun}{'' if many == 1 else 's'}"


def _there(many: int, noun: str) -> str:
    return f"there {'is' if many == 1 else 'are'} {_count(many, noun)}"


def _has(s: State, tools: int = 0) -> str:
    """The cubes of the deciding seat, with those that tools would give."""
    held = unpack(int(s.cubes[s.seat]) + tools) or "no cubes"
    return f"seat {s.seat} has {held}{f' with {unpack(tools)} from tools' if tools else ''}"


def _cost(s: State, cost: int, tools: int = 0) -> str:
    return f"costs {unpack(cost)}, and {_has(s, tools)}"


def _settlers(s: State, needed: int) -> str:
    have = _count(int(s.settlers[s.turn]), "settler")
    return f"needs {_count(needed, 'settler')}, and seat {s.turn} has {have} free"


# The turn


def _why_no_play(kit: Kit, s: State, name: str) -> str:
    card = [merchant.id for merchant in kit.merchants].index(name)
    if s.hand[s.turn] >> card & 1:
        return _cost(s, kit.box.effect_cost[card])
    if card in s.cards[s.turn, : s.cards_count[s.turn]]:
        return f"seat {s.turn} has played it and must rest first"
    return f"it is not in the hand of seat {s.turn}"


def _why_no_acquire(kit: Kit, s: State, place: str) -> str:
    if int(place) > s.market_shown:
        return f"{_there(int(s.market_shown), 'card')} in the row"
    return f"costs {_count(int(place) - 1, 'cube')}, and {_has(s)}"


def _why_no_claim(kit: Kit, s: State, place: str) -> str:
    if int(place) > s.points_shown:
        return f"{_there(int(s.points_shown), 'card')} in the row"
    return _cost(s, kit.box.point_cost[s.points_row[int(place) - 1]])


def _why_no_route(kit: Kit, s: State, number: str) -> str:
    seat, place = s.turn, int(number) - 1
    if place >= s.route_count[seat]:
        return _route_length(s)
    if s.route_settlers[seat, place]:
        return f"{_there(int(s.route_settlers[seat, place]), 'settler')} on it"
    needed = 1 + sum(s.route_settlers[seat, left] == 0 for left in range(place))
    if needed > s.settlers[seat]:
        return _settlers(s, needed)
    return _cost(s, kit.box.effect_cost[s.route[seat, place]])


def _route_length(s: State) -> str:
    return f"{_there(int(s.route_count[s.turn]), 'card')} in the route of seat {s.turn}"


def _why_no_work(kit: Kit, s: State, name: str) -> str:
    location = [location.id for location in kit.locations].index(name)
    for tile, at in enumerate(s.tile_at):
        if at == location:
            return f"the exploration tile {kit.exploration[tile].id} covers it"
    if s.closed >> location & 1:
        return "its board is not in this game"
    if s.held[s.turn] >> location & 1:
        return f"seat {s.turn} has settlers there"
    needed = required(kit.box, s, location)
    if needed > s.settlers[s.turn]:
        return _settlers(s, needed)
    return _why_no_action(kit, s, location)


def _why_no_action(kit: Kit, s: State, location: int) -> str:
    """nw.work.must"""
    box = kit.box
    kind = box.location_kind[location]
    tools = int(s.tools[s.turn, box.location_symbol[location]])
    if kind == b.FORT:
        return _why_no_fort(kit, s, location, tools)
    if kind == b.MARKET:
        place = box.location_place[location]
        if place >= s.market_shown:
            return "no card lies below it"
        return f"its card {_cost(s, box.effect_cost[s.market_row[place]], tools)}"
    if kind == b.SAIL:
        islands = reach(s, s.ship[s.turn], box.location_sail[location])
        fewest = min(ships_at(box, s, i) for i in range(len(s.island)) if islands >> i & 1)
        return f"every island in reach asks for {_count(fewest, 'cube')}, and {_has(s, tools)}"
    if kind == b.SHIP_TRADE:
        if s.ship[s.turn] == SEA:
            return f"the ship of seat {s.turn} is at sea"
        return f"the trade there {_cost(s, _island_cost(kit, s, s.ship[s.turn]), tools)}"
    if kind == b.POST_TRADE:
        posts = [i for i in range(len(s.island)) if s.posts_on[s.turn] >> i & 1]
        if not posts:
            return f"seat {s.turn} has no trading post"
        costs = " or ".join(sorted({unpack(_island_cost(kit, s, island)) for island in posts}))
        return f"the trades at its posts cost {costs}, and {_has(s, tools)}"
    return _cost(s, box.effect_cost[b.LOCATION_EFFECT + location], tools)


def _why_no_fort(kit: Kit, s: State, location: int, tools: int) -> str:
    card = _why_no_card(kit, s, location, tools)
    if not kit.box.location_spaces[location]:
        return card
    if s.bonus_count[s.turn] >= kit.box.own_bonus:
        return f"{card}; seat {s.turn} has {s.bonus_count[s.turn]} bonus tiles, and no space left"
    return f"{card}; no bonus tile is left there"


def _why_no_card(kit: Kit, s: State, location: int, tools: int = 0) -> str:
    place = kit.box.location_place[location]
    if place >= s.points_shown:
        return "no card lies above it"
    return f"its card {_cost(s, kit.box.point_cost[s.points_row[place]], tools)}"


def _island_cost(kit: Kit, s: State, island: int) -> int:
    return int(kit.box.effect_cost[b.ISLAND_EFFECT + int(s.island[island])])


# The decisions inside a turn


def _why_no_trade(kit: Kit, s: State, times: str) -> str:
    if times == "0":
        return "the trade must be carried out at least once"
    cost, most = unpack(kit.box.effect_cost[s.effect]), int(s.legal).bit_length() - 1
    return f"costs {cost} each time, and {_has(s)}: at most {_count(most, 'time')}"


def _why_not_this_cube(kit: Kit, s: State, colour: str) -> str:
    if s.decision not in (d.PLACE, d.PAY) and COLOURS.index(colour) < s.colour:
        return f"cubes go in colour order, now {COLOURS[s.colour]} or later"
    held = unpack(s.cubes[s.seat])
    if colour not in held:
        return f"{_has(s)}, and no {colour}"
    later = sum(COLOURS.index(cube) >= COLOURS.index(colour) for cube in held)
    return f"{s.steps} to give in colour order, and {_has(s)}: only {later} of {colour} or later"


def _why_no_bonus(kit: Kit, s: State, space: str) -> str:
    offered = [name for i, name in enumerate(kit.spaces) if s.spaces >> i & 1]
    if space not in offered:
        return f"bonus tiles are offered at {', '.join(offered)} only"
    return "no bonus tile is left there"


def _why_no_skip(kit: Kit, s: State, _: str) -> str:
    """At a fort one of the two must be done (nw.loc.fort)."""
    return f"the card cannot be claimed ({_why_no_card(kit, s, s.location)}): take a bonus tile"


def _why_no_explore(kit: Kit, s: State, name: str) -> str:
    tile = [tile.id for tile in kit.exploration].index(name)
    for seat in range(kit.players):
        if tile in s.explored[seat, : s.explored_count[seat]]:
            return f"seat {seat} has it"
    return "it is not in this game"


def _why_no_swap(kit: Kit, s: State, _: str) -> str:
    return _route_length(s)


def _why_no_sail(kit: Kit, s: State, number: str) -> str:
    island, steps = int(number), int(kit.box.location_sail[s.location])
    if island == s.ship[s.turn]:
        return "the ship is there already"
    if not reach(s, s.ship[s.turn], steps) >> island & 1:
        return f"it is more than {_count(steps, 'step')} from island {s.ship[s.turn]}"
    ships = _there(ships_at(kit.box, s, island), "ship")
    return f"{ships} to be paid a cube each, and {_has(s)}"


def _why_no_post(kit: Kit, s: State, island: str) -> str:
    if not s.posts_on[s.turn] >> int(island) & 1:
        return f"seat {s.turn} has no trading post there"
    return _cost(s, _island_cost(kit, s, int(island)))


REASONS: dict[str, Callable[[Kit, State, str], str]] = {
    "play": _why_no_play,
    "acquire": _why_no_acquire,
    "claim": _why_no_claim,
    "work": _why_no_work,
    "route": _why_no_route,
    "place": _why_not_this_cube,
    "pay": _why_not_this_cube,
    "discard": _why_not_this_cube,
    "spend": _why_not_this_cube,
    "upgrade": _why_not_this_cube,
    "trade": _why_no_trade,
    "bonus": _why_no_bonus,
    "skip": _why_no_skip,
    "explore": _why_no_explore,
    "swap": _why_no_swap,
    "sail": _why_no_sail,
    "post": _why_no_post,
}
