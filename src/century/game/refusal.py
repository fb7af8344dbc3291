"""Why an action is not legal. The rules have already said that it is not."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Union

from century.data.component import COLOURS
from century.data.reader import did_you_mean, nearest, shown
from century.game.ruleset import Ruleset, unpack
from century.game.tokens import Tokens, tokens_of
from century.rules import constants as b
from century.rules import decisions as d
from century.rules.mechanisms.ships import SEA
from century.rules.questions import (
    islands_in_reach,
    route_required,
    settlers_required,
    ships_to_pay,
    tool_cubes,
)
from century.rules.state import State

MAX_SHOWN = 12

Fact = Union[str, int, "Reason"]


@dataclass(frozen=True, init=False)
class Reason:
    """A message of the catalogues with its facts, for people; and a line of English, for programs.

    Cubes are told as in views, such as `YYR`.
    """

    message: str
    line: str
    facts: dict[str, Fact]

    def __init__(self, message: str, line: str, /, **facts: Fact) -> None:
        object.__setattr__(self, "message", message)
        object.__setattr__(self, "line", line)
        object.__setattr__(self, "facts", facts)


def refusal(ruleset: Ruleset, s: State, token: object) -> str:
    """What was asked for and why it cannot be played, in one line of English."""
    return f"{named(ruleset, token)}: {why_not(ruleset, s, token).line}"


def named(ruleset: Ruleset, token: object) -> str:
    """A token as it is, and anything else so that it can be told."""
    if not isinstance(token, str):
        return type(token).__name__
    return token if tokens_of(ruleset).decisions_of(token) else shown(token)


def why_not(ruleset: Ruleset, s: State, token: object) -> Reason:
    """The reason why this token cannot be played now."""
    if not isinstance(token, str):
        return Reason("reason-unknown", "an action is a line of text, such as: rest")
    tokens = tokens_of(ruleset)
    decisions = tokens.decisions_of(token)
    if s.decision == d.OVER:
        return Reason("reason-over", "the game is over")
    if not decisions:
        return _why_unknown(ruleset, s, token)
    if s.decision not in decisions:
        line = f"the decision now is {d.NAMES[s.decision]}: {_legal(tokens, s)}"
        return Reason("not-now", line)
    word, _, target = token.partition(" ")
    return REASONS.get(word, _why_not_now)(ruleset, s, target)


def _why_unknown(ruleset: Ruleset, s: State, token: str) -> Reason:
    tokens = tokens_of(ruleset)
    near = nearest(token, tokens.all)
    line = f"no action of {ruleset.mode.id}{did_you_mean(token, tokens.all)}"
    line = f"{line}; legal now: {_legal(tokens, s)}"
    return (
        Reason("reason-unknown-near", line, near=near) if near else Reason("reason-unknown", line)
    )


def _legal(tokens: Tokens, s: State) -> str:
    legal = tokens.legal(int(s.decision), int(s.legal))
    return ", ".join(legal[:MAX_SHOWN]) + (", ..." if len(legal) > MAX_SHOWN else "")


def _why_not_now(ruleset: Ruleset, s: State, _: str) -> Reason:
    return Reason("not-now", f"legal now: {_legal(tokens_of(ruleset), s)}")


# What there is


def _count(many: int, noun: str) -> str:
    return f"{many or 'no'} {noun}{'' if many == 1 else 's'}"


def _there(many: int, noun: str) -> str:
    return f"there {'is' if many == 1 else 'are'} {_count(many, noun)}"


def _held(s: State, tools: int = 0) -> str:
    """The cubes of the deciding seat, with those that tools would give."""
    return unpack(int(s.cubes[s.seat]) + tools)


def _has(s: State, tools: int = 0) -> str:
    told = f" with {unpack(tools)} from tools" if tools else ""
    return f"seat {s.seat} has {_held(s, tools) or 'no cubes'}{told}"


def _cost(s: State, cost: int, tools: int = 0, what: str = "") -> Reason:
    line = f"{what}costs {unpack(cost)}, and {_has(s, tools)}"
    held = _held(s, tools)
    if tools:
        return Reason("reason-cost-tools", line, cost=unpack(cost), have=held, tools=unpack(tools))
    return Reason("reason-cost", line, cost=unpack(cost), have=held)


def _settlers(s: State, needed: int) -> Reason:
    have = int(s.settlers[s.turn])
    line = (
        f"needs {_count(needed, 'settler')}, and seat {s.turn} has {_count(have, 'settler')} free"
    )
    return Reason("reason-settlers", line, needed=needed, have=have)


def _row_length(shown: int) -> Reason:
    return Reason("reason-row", f"{_there(shown, 'card')} in the row", cards=shown)


def _route_length(s: State) -> Reason:
    cards = int(s.route_count[s.turn])
    line = f"{_there(cards, 'card')} in the route of seat {s.turn}"
    return Reason("reason-route", line, cards=cards)


# The turn


def _why_no_play(ruleset: Ruleset, s: State, name: str) -> Reason:
    card = [merchant.id for merchant in ruleset.merchants].index(name)
    if s.hand[s.turn] >> card & 1:
        return _cost(s, ruleset.constants.effect_cost[card])
    if card in s.cards[s.turn, : s.cards_count[s.turn]]:
        return Reason("reason-played", f"seat {s.turn} has played it and must rest first")
    return Reason("reason-not-in-hand", f"it is not in the hand of seat {s.turn}")


def _why_no_acquire(ruleset: Ruleset, s: State, place: str) -> Reason:
    if int(place) > s.market_shown:
        return _row_length(int(s.market_shown))
    count = int(place) - 1
    line = f"costs {_count(count, 'cube')}, and {_has(s)}"
    return Reason("reason-cubes", line, count=count, have=_held(s))


def _why_no_claim(ruleset: Ruleset, s: State, place: str) -> Reason:
    if int(place) > s.points_shown:
        return _row_length(int(s.points_shown))
    return _cost(s, ruleset.constants.point_cost[s.points_row[int(place) - 1]])


def _why_no_route(ruleset: Ruleset, s: State, number: str) -> Reason:
    seat, place = s.turn, int(number) - 1
    if place >= s.route_count[seat]:
        return _route_length(s)
    if s.route_settlers[seat, place]:
        line = f"{_there(int(s.route_settlers[seat, place]), 'settler')} on it"
        return Reason("reason-own", line)
    needed = route_required(s, int(seat), place)
    if needed > s.settlers[seat]:
        return _settlers(s, needed)
    return _cost(s, ruleset.constants.effect_cost[s.route[seat, place]])


def _why_no_work(ruleset: Ruleset, s: State, name: str) -> Reason:
    location = [location.id for location in ruleset.locations].index(name)
    for tile, at in enumerate(s.tile_at):
        if at == location:
            line = f"the exploration tile {ruleset.exploration[tile].id} covers it"
            return Reason("reason-covered", line)
    if s.closed >> location & 1:
        return Reason("reason-closed", "its board is not in this game")
    if s.held[s.turn] >> location & 1:
        return Reason("reason-own", f"seat {s.turn} has settlers there")
    needed = settlers_required(ruleset.constants, s, int(s.turn), location)
    if needed > s.settlers[s.turn]:
        return _settlers(s, int(needed))
    return _why_no_action(ruleset, s, location)


def _why_no_action(ruleset: Ruleset, s: State, location: int) -> Reason:
    """nw.work.must"""
    box = ruleset.constants
    kind = box.location_kind[location]
    tools = int(tool_cubes(box, s, int(s.turn), location))
    if kind == b.FORT:
        return _why_no_fort(ruleset, s, location, tools)
    if kind == b.MARKET:
        place = box.location_place[location]
        if place >= s.market_shown:
            return Reason("reason-no-card", "no card lies below it")
        return _cost(s, box.effect_cost[s.market_row[place]], tools, "its card ")
    if kind == b.SAIL:
        islands = islands_in_reach(s, int(s.ship[s.turn]), int(box.location_sail[location]))
        fewest = min(ships_to_pay(box, s, i) for i in range(len(s.island)) if islands >> i & 1)
        line = f"every island in reach asks for {_count(fewest, 'cube')}, and {_has(s, tools)}"
        return Reason("reason-reach", line)
    if kind == b.SHIP_TRADE:
        if s.ship[s.turn] == SEA:
            return Reason("reason-sea", f"the ship of seat {s.turn} is at sea")
        return _cost(s, _island_cost(ruleset, s, s.ship[s.turn]), tools, "the trade there ")
    if kind == b.POST_TRADE:
        posts = [i for i in range(len(s.island)) if s.posts_on[s.turn] >> i & 1]
        if not posts:
            return Reason("reason-no-post", f"seat {s.turn} has no trading post")
        costs = " or ".join(sorted({unpack(_island_cost(ruleset, s, island)) for island in posts}))
        line = f"the trades at its posts cost {costs}, and {_has(s, tools)}"
        return Reason("reason-post-cost", line)
    return _cost(s, box.effect_cost[b.LOCATION_EFFECT + location], tools)


def _why_no_fort(ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
    card = _why_no_card(ruleset, s, location, tools)
    if not ruleset.constants.location_spaces[location]:
        return card
    bonus = _no_tile()
    if s.bonus_count[s.turn] >= ruleset.constants.own_bonus:
        line = f"seat {s.turn} has {s.bonus_count[s.turn]} bonus tiles, and no space left"
        bonus = Reason("reason-full", line)
    return Reason("reason-both", f"{card.line}; {bonus.line}", card=card, bonus=bonus)


def _no_tile() -> Reason:
    return Reason("reason-no-tile", "no bonus tile is left there")


def _why_no_card(ruleset: Ruleset, s: State, location: int, tools: int = 0) -> Reason:
    place = ruleset.constants.location_place[location]
    if place >= s.points_shown:
        return Reason("reason-no-card", "no card lies above it")
    return _cost(s, ruleset.constants.point_cost[s.points_row[place]], tools, "its card ")


def _island_cost(ruleset: Ruleset, s: State, island: int) -> int:
    return int(ruleset.constants.effect_cost[b.ISLAND_EFFECT + int(s.island[island])])


# The decisions inside a turn


def _why_no_trade(ruleset: Ruleset, s: State, times: str) -> Reason:
    if times == "0":
        return Reason("reason-once", "the trade must be carried out at least once")
    cost, most = unpack(ruleset.constants.effect_cost[s.effect]), int(s.legal).bit_length() - 1
    line = f"costs {cost} each time, and {_has(s)}: at most {_count(most, 'time')}"
    return Reason("reason-times", line, cost=cost, have=_held(s), times=most)


def _why_not_this_cube(ruleset: Ruleset, s: State, colour: str) -> Reason:
    if s.decision not in (d.PLACE, d.PAY) and COLOURS.index(colour) < s.colour:
        first = COLOURS[s.colour]
        return Reason("reason-order", f"cubes go in colour order, now {first} or later", cube=first)
    held = _held(s)
    if colour not in held:
        return Reason("reason-no-cube", f"{_has(s)}, and no {colour}", cube=colour)
    later = sum(COLOURS.index(cube) >= COLOURS.index(colour) for cube in held)
    line = f"{s.steps} to give in colour order, and {_has(s)}: only {later} of {colour} or later"
    return Reason("reason-too-few", line, steps=int(s.steps), later=later)


def _why_no_bonus(ruleset: Ruleset, s: State, space: str) -> Reason:
    offered = [name for i, name in enumerate(ruleset.spaces) if s.spaces >> i & 1]
    if space not in offered:
        return Reason("reason-offered", f"bonus tiles are offered at {', '.join(offered)} only")
    return _no_tile()


def _why_no_skip(ruleset: Ruleset, s: State, _: str) -> Reason:
    """At a fort one of the two must be done (nw.loc.fort)."""
    card = _why_no_card(ruleset, s, s.location)
    line = f"the card cannot be claimed ({card.line}): take a bonus tile"
    return Reason("reason-take-tile", line, card=card)


def _why_no_explore(ruleset: Ruleset, s: State, name: str) -> Reason:
    tile = [tile.id for tile in ruleset.exploration].index(name)
    for seat in range(ruleset.players):
        if tile in s.explored[seat, : s.explored_count[seat]]:
            return Reason("reason-taken", f"seat {seat} has it")
    return Reason("reason-absent", "it is not in this game")


def _why_no_swap(ruleset: Ruleset, s: State, _: str) -> Reason:
    return _route_length(s)


def _why_no_sail(ruleset: Ruleset, s: State, number: str) -> Reason:
    island, steps = int(number), int(ruleset.constants.location_sail[s.location])
    if island == s.ship[s.turn]:
        return Reason("reason-there", "the ship is there already")
    if not islands_in_reach(s, int(s.ship[s.turn]), steps) >> island & 1:
        line = f"it is more than {_count(steps, 'step')} from island {s.ship[s.turn]}"
        return Reason("reason-far", line, steps=steps)
    ships = int(ships_to_pay(ruleset.constants, s, island))
    line = f"{_there(ships, 'ship')} to be paid a cube each, and {_has(s)}"
    return Reason("reason-toll", line, ships=ships)


def _why_no_post(ruleset: Ruleset, s: State, island: str) -> Reason:
    if not s.posts_on[s.turn] >> int(island) & 1:
        return Reason("reason-no-post-there", f"seat {s.turn} has no trading post there")
    return _cost(s, _island_cost(ruleset, s, int(island)))


REASONS: dict[str, Callable[[Ruleset, State, str], Reason]] = {
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
