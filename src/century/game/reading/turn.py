"""The unfinished turn of a position: what is pending, and who decides."""

from century.data.component import COLOURS
from century.data.reader import Reader, shown
from century.game.ruleset import Ruleset, unpack
from century.game.tokens import tokens_of
from century.rules import constants as b
from century.rules import decisions as d
from century.rules.engine import refresh
from century.rules.machine.cubes import BROWN, LIMIT
from century.rules.mechanisms.ships import SEA
from century.rules.questions import discard_bonus_due, post_price, tool_cubes
from century.rules.state import ISLANDS, NOWHERE, ROUTE, State

MAX_CUBES = 120  # no turn leaves a seat with more, and the rules can count them
AT_LOCATIONS = {
    d.BONUS: (b.FORT, b.SAIL, b.MARKET),
    d.CLAIM: (b.FORT,),
    d.EXPLORE: (b.FORT,),
    d.MARKET: (b.MARKET,),
    d.REPLACE: (b.MARKET,),
    d.SWAP: (b.ADJUST,),
    d.SAIL: (b.SAIL,),
    d.PAY: (b.SAIL,),
    d.BUILD: (b.SAIL,),
    d.SPEND: (b.SAIL,),
    d.POST: (b.POST_TRADE,),
    d.TRADE: (b.PLAIN, b.MARKET, b.SAIL, b.SHIP_TRADE, b.POST_TRADE),
    d.UPGRADE: (b.PLAIN, b.MARKET),
}


def read_turn(ruleset: Ruleset, s: State, top: Reader) -> None:
    """Read turn, seat, decision and pending; the table itself is read already."""
    pending = top.inside("pending")
    s.effect = s.place = s.location = NOWHERE
    if top.flag("over"):
        _read_over(ruleset, s, top)
    else:
        s.turn = top.whole("turn", 0, ruleset.players - 1)
        s.seat = top.whole("seat", 0, ruleset.players - 1)
        decisions = {d.NAMES[number]: number for number in tokens_of(ruleset).answers}
        s.decision = decisions[top.choice("decision", decisions)]
        if s.seat != s.turn and s.decision != d.DISCARD:
            top.fail(f"seat {s.seat}: in the turn of seat {s.turn} others only discard")
    known = _read_pending(ruleset, s, pending)
    if pending.table and not known:
        pending.fail(f"{shown(next(iter(pending.table)))}: must be {{}}, there is nothing pending")
    pending.only(sorted(known))
    _check_end(ruleset, s, top)
    _check_cubes(ruleset, s, top)
    refresh(ruleset.constants, s)
    if s.decision not in (d.TURN, d.OVER) and s.legal & (s.legal - 1) == 0:
        top.fail(f"decision {d.NAMES[s.decision]}: there is nothing to decide")


def _read_over(ruleset: Ruleset, s: State, top: Reader) -> None:
    for key in ("turn", "seat", "decision"):
        if top.get(key) is not None:
            top.fail(f"{key} {shown(top.get(key))}: must be null when the game is over")
    if not s.ending and s.rounds < ruleset.options["round_limit"]:
        top.fail("over: nothing has ended the game")
    s.turn = s.seat = NOWHERE
    s.decision = d.OVER


def _read_pending(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    """Read the details of the decision; gives the keys that it may have."""
    if s.decision in (d.TURN, d.OVER):
        return set()
    if s.decision == d.DISCARD:
        return _read_discard(ruleset, s, pending)
    if s.decision == d.PLACE:
        return _read_place(s, pending)
    routed = ruleset.mode.market == "route" and not pending.has("location")
    if s.decision in (d.TRADE, d.UPGRADE) and (routed or ruleset.mode.market == "hand"):
        known = _read_card(ruleset, s, pending)
    else:
        known = {"location"} | _read_location(ruleset, s, pending)
    kind = {d.TRADE: b.TRADE_CUBES, d.UPGRADE: b.UPGRADE_CUBES}.get(int(s.decision))
    if kind is not None and ruleset.constants.effect_kind[s.effect] != kind:
        pending.fail(f"nothing to {d.NAMES[s.decision]} there")
    if s.decision == d.UPGRADE:
        known |= _read_steps(s, pending, int(ruleset.constants.effect_steps[s.effect]))
        if s.colour == BROWN:
            pending.fail("from B: brown cubes cannot be upgraded")
    return known


def _read_discard(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    s.colour = _colour(pending)
    s.again = pending.has("again") and pending.flag("again")
    renewals = [
        i for i in range(len(ruleset.locations)) if ruleset.constants.location_kind[i] == b.RENEW
    ]
    if s.again and not any(s.held[s.turn] >> location & 1 for location in renewals):
        pending.fail(f"again: seat {s.turn} has no settlers where the market is renewed")
    s.steps = max(0, _cubes(s, s.seat) - LIMIT)
    return {"from", "again"}


def _read_place(s: State, pending: Reader) -> set[str]:
    """Each card on the left of the chosen one is paid in its turn."""
    s.place = pending.whole("acquire", 2, max(2, int(s.market_shown))) - 1
    if s.place >= s.market_shown:
        pending.fail(f"acquire {s.place + 1}: there are {s.market_shown} cards in the row")
    s.steps = pending.whole("steps", 1, int(s.place))
    for paid in range(s.place - s.steps):
        if not s.market_cubes[paid]:
            pending.fail(f"steps {s.steps}: no cube lies on card {paid + 1} of the row")
    if _cubes(s, s.turn) < s.steps:
        pending.fail(f"steps {s.steps}: seat {s.turn} has {_cubes(s, s.turn)} cubes")
    return {"acquire", "steps"}


def _read_card(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    """The effect of a card that was played, or used in the route."""
    if ruleset.mode.market == "hand":
        if s.played_count[s.turn] == 0:
            pending.fail(f"seat {s.turn} has played no card")
        s.effect = s.cards[s.turn, s.cards_count[s.turn] - 1]
        return set()
    place = pending.whole("route", 1, ROUTE) - 1
    if place >= s.route_count[s.turn] or s.route_settlers[s.turn, place] == 0:
        pending.fail(f"route {place + 1}: seat {s.turn} has no settlers there")
    s.effect = s.route[s.turn, place]
    return {"route"}


def _read_location(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    """The location that is being used; gives the further keys that the decision may have."""
    numbers = {location.id: i for i, location in enumerate(ruleset.locations)}
    name = pending.choice("location", numbers)
    s.location = numbers[name]
    kind = ruleset.constants.location_kind[s.location]
    if kind not in AT_LOCATIONS[int(s.decision)]:
        pending.fail(f"location {name}: no {d.NAMES[s.decision]} there")
    if not s.held[s.turn] >> s.location & 1:
        pending.fail(f"location {name}: seat {s.turn} has no settlers there")
    if kind == b.PLAIN:
        s.effect = b.LOCATION_EFFECT + s.location
    elif kind == b.FORT:
        _read_fort(ruleset, s, pending)
    elif kind == b.MARKET:
        _read_market(ruleset, s, pending)
    elif kind == b.SAIL:
        return _read_sail(ruleset, s, pending)
    elif s.decision == d.TRADE:
        return _read_island_trade(ruleset, s, pending)
    return set()


def _read_fort(ruleset: Ruleset, s: State, pending: Reader) -> None:
    if s.decision == d.BONUS:
        s.spaces = ruleset.constants.location_spaces[s.location]
    elif s.decision == d.CLAIM:  # it is asked only after a bonus tile
        s.took = 1
        if s.bonus_count[s.turn] == 0:
            pending.fail(f"seat {s.turn} has taken no bonus tile")
    else:
        last = int(s.taken_count[s.turn]) - 1
        if last < 0 or ruleset.constants.point_benefit[s.taken[s.turn, last]] != b.EXPLORE:
            pending.fail(f"the last card of seat {s.turn} is none to explore with")


def _read_market(ruleset: Ruleset, s: State, pending: Reader) -> None:
    if s.decision == d.BONUS:  # ew3.loc.market.fourth
        s.spaces = ruleset.constants.fourth_spaces
        discarded = s.cards_count[s.turn]
        if not discard_bonus_due(ruleset.constants, s, int(s.turn)):
            pending.fail(f"no bonus tile for {discarded} discarded cards")
        return
    s.place = ruleset.constants.location_place[s.location]
    if s.place >= s.market_shown:
        pending.fail(f"location {ruleset.locations[s.location].id}: no card lies below it")
    if s.decision in (d.TRADE, d.UPGRADE):
        s.effect = s.market_row[s.place]
    if s.decision == d.REPLACE and s.route_count[s.turn] < ROUTE:
        pending.fail(f"the route of seat {s.turn} is not full")


def _read_sail(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    if s.decision == d.SAIL:
        return set()
    if s.decision == d.PAY:
        return _read_pay(ruleset, s, pending)
    island = int(s.ship[s.turn])
    if island == SEA:
        pending.fail(f"decision {d.NAMES[s.decision]}: the ship of seat {s.turn} is at sea")
    post = bool(s.posts_on[s.turn] >> island & 1)
    if s.decision == d.TRADE:
        s.effect = b.ISLAND_EFFECT + int(s.island[island])
        s.optional = 1
    elif s.decision == d.SPEND:
        if post:
            pending.fail(f"seat {s.turn} has a trading post on island {island} already")
        price = int(post_price(ruleset.constants, s, island))
        if price == 0:
            pending.fail(f"the first trading post on island {island} is free")
        return _read_steps(s, pending, price)
    elif s.decision == d.BONUS:  # ew2.loc.sail.build.column
        s.spaces = ruleset.constants.column_spaces
        built = s.posts_built[s.turn]
        if not post or built.min() < built[ruleset.constants.island_good[s.island[island]]]:
            pending.fail(f"no column of seat {s.turn} was emptied on island {island}")
    return set()


def _read_pay(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    s.payee = pending.whole("payee", 0, ruleset.players - 1)
    there = _ships_there(ruleset, s)
    if s.payee not in there:
        pending.fail(f"payee {s.payee}: has no ship on this island to be paid for")
    owed = len(there) - there.index(int(s.payee))
    if _cubes(s, s.turn) < owed:
        pending.fail(f"seat {s.turn} owes {owed} cubes and has {_cubes(s, s.turn)}")
    return {"payee"}


def _read_island_trade(ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
    """A trade where the ship lies, or at a post."""
    island = int(s.ship[s.turn])
    posts = ruleset.constants.location_kind[s.location] == b.POST_TRADE
    if posts:
        island = pending.whole("post", 1, ISLANDS - 1)
        if not s.posts_on[s.turn] >> island & 1:
            pending.fail(f"post {island}: seat {s.turn} has none there")
    elif island == SEA:
        pending.fail(f"the ship of seat {s.turn} is at sea, where there is no trade")
    s.effect = b.ISLAND_EFFECT + int(s.island[island])
    return {"post"} if posts else set()


def _read_steps(s: State, pending: Reader, most: int) -> set[str]:
    """How many cubes are still to come, and of which colour on."""
    s.steps = pending.whole("steps", 1, most)
    s.colour = _colour(pending)
    if s.steps == most and s.colour:
        pending.fail(f"from {COLOURS[s.colour]}: the first of {most} may be any colour")
    return {"steps", "from"}


def _colour(pending: Reader) -> int:
    """The lowest colour allowed, yellow where nothing is said."""
    return COLOURS.index(pending.choice("from", tuple(COLOURS))) if pending.has("from") else 0


def _cubes(s: State, seat: int) -> int:
    return len(unpack(s.cubes[seat]))


def _ships_there(ruleset: Ruleset, s: State) -> list[int]:
    """The other seats whose ships lie where that of the turn does, in turn order."""
    others = [(int(s.turn) + i) % ruleset.players for i in range(1, ruleset.players)]
    return [seat for seat in others if s.ship[seat] == s.ship[s.turn]]


def _check_end(ruleset: Ruleset, s: State, top: Reader) -> None:
    """The end is triggered by a number of point cards; nobody takes a turn after that."""
    enough = ruleset.mode.end_cards[ruleset.players]
    full = [seat for seat in range(ruleset.players) if s.taken_count[seat] >= enough]
    if bool(s.ending) != bool(full):
        cards = ", ".join(str(int(s.taken_count[seat])) for seat in range(ruleset.players))
        top.fail(f"ending {shown(bool(s.ending))}: needs {enough} point cards; seats have {cards}")
    claimed = s.decision == d.EXPLORE or (s.decision == d.DISCARD and not s.again)
    for seat in full:
        if s.decision != d.OVER and (seat > s.turn or (seat == s.turn and not claimed)):
            top.fail(f"seat {seat}: with {enough} point cards its last turn is over")


def _check_cubes(ruleset: Ruleset, s: State, top: Reader) -> None:
    """cube.limit: more than 10 cubes only in the middle of a turn, or just after it."""
    most = [LIMIT] * ruleset.players
    if s.decision not in (d.TURN, d.OVER):
        for seat in _paid(ruleset, s):
            most[seat] += 1
        most[s.turn] = _most_in_turn(ruleset, s)
    if s.decision == d.DISCARD:
        order = [(int(s.turn) + i) % ruleset.players for i in range(ruleset.players)]
        for seat in order[: order.index(int(s.seat))]:  # cube.limit.order
            most[seat] = LIMIT
        if _cubes(s, s.seat) <= LIMIT:
            top.fail(f"seat {s.seat}: {_cubes(s, s.seat)} cubes, none to discard")
    for seat in range(ruleset.players):
        if _cubes(s, seat) > most[seat]:
            top.fail(f"seat {seat}: {_cubes(s, seat)} cubes, more than {most[seat]}")


def _paid(ruleset: Ruleset, s: State) -> list[int]:
    """The seats that received a cube in this turn (ew2.loc.sail.pay, ew2.limit)."""
    at = s.location != NOWHERE and ruleset.constants.location_kind[s.location] == b.SAIL
    arrived = (at and s.decision != d.SAIL) or (s.decision == d.DISCARD and not s.again)
    if not ruleset.mode.islands or not arrived:
        return []
    there = _ships_there(ruleset, s)
    return there[: there.index(int(s.payee))] if s.decision == d.PAY else there


def _most_in_turn(ruleset: Ruleset, s: State) -> int:
    """The most cubes that the seat whose turn it is can hold at this decision."""
    if s.decision == d.PLACE:
        return LIMIT - (int(s.place) - int(s.steps))
    if s.decision == d.DISCARD:
        return MAX_CUBES
    if s.location == NOWHERE:
        return LIMIT
    kind = ruleset.constants.location_kind[s.location]
    if kind == b.MARKET and s.decision == d.BONUS:  # after the effect of the card
        return MAX_CUBES
    tools = len(unpack(tool_cubes(ruleset.constants, s, int(s.turn), int(s.location))))
    return LIMIT + tools + int(kind == b.ADJUST) - len(_paid(ruleset, s))
