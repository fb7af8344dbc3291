"""The unfinished turn of a position: what is pending, and who decides."""

from century.component import COLOURS
from century.entry import Entry, shown
from century.kit import Kit
from century.rules import box as b
from century.rules import decisions as d
from century.rules.cubes import BROWN, LIMIT, total
from century.rules.engine import refresh
from century.rules.state import COLUMNS, NOWHERE, State
from century.rules.turns import begin_turn
from century.tokens import tokens_of

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


def read_turn(kit: Kit, s: State, top: Entry) -> None:
    """Read turn, seat, decision and pending; the table itself is read already."""
    pending = top.inside("pending")
    if top.flag("over"):
        _read_over(kit, s, top, pending)
        return
    decisions = {d.NAMES[number]: number for number in tokens_of(kit).answers}
    begin_turn(s, top.whole("turn", 0, kit.players - 1))
    s.seat = top.whole("seat", 0, kit.players - 1)
    s.decision = decisions[top.choice("decision", decisions)]
    if s.seat != s.turn and s.decision != d.DISCARD:
        top.fail(f"seat {s.seat}: in the turn of seat {s.turn} others only discard")
    _check_limit(kit, s, top)
    known = {"location"}
    if s.decision == d.TURN:
        known = set()
    elif s.decision == d.DISCARD:
        known = {"from", "again"}
        s.colour = _colour(pending)
        s.steps = total(s.cubes[s.seat]) - LIMIT
        s.again = pending.has("again") and pending.flag("again")
        if s.again and not (kit.box.location_kind == b.RENEW).any():
            pending.fail("again: this game has no market to renew")
    elif s.decision == d.PLACE:
        known = {"acquire", "steps"}
        s.place = pending.whole("acquire", 2, int(s.market_shown)) - 1
        s.steps = pending.whole("steps", 1, int(s.place))
        if total(s.cubes[s.turn]) < s.steps:
            pending.fail(f"steps {s.steps}: more than the seat has cubes")
    else:
        known |= _read_source(kit, s, pending)
    pending.only(known)
    refresh(kit.box, s)
    if s.decision != d.TURN and s.legal & (s.legal - 1) == 0:
        top.fail(f"decision {d.NAMES[s.decision]}: there is nothing to decide")


def _read_over(kit: Kit, s: State, top: Entry, pending: Entry) -> None:
    for key in ("turn", "seat", "decision"):
        if top.get(key) is not None:
            top.fail(f"{key} {shown(top.get(key))}: must be null when the game is over")
    pending.only(())
    if not s.ending and s.rounds < kit.options["round_limit"]:
        top.fail("over: nothing has ended the game")
    begin_turn(s, NOWHERE)
    s.decision = d.OVER
    _check_limit(kit, s, top)


def _check_limit(kit: Kit, s: State, top: Entry) -> None:
    """cube.limit: more than 10 cubes only in the middle of a turn."""
    for seat in range(kit.players):
        held = total(s.cubes[seat])
        paid = kit.mode.islands and s.decision not in (d.TURN, d.OVER)
        allowed = LIMIT + kit.players - 1 if paid else LIMIT  # ew2.limit
        if s.decision == d.DISCARD and seat == s.seat:
            if held <= LIMIT:
                top.fail(f"seat {seat}: {held} cubes, none to discard")
        elif (seat != s.turn or s.decision in (d.TURN, d.OVER, d.DISCARD)) and held > allowed:
            top.fail(f"seat {seat}: {held} cubes, more than {allowed}")


def _colour(pending: Entry) -> int:
    """The lowest colour allowed, yellow where nothing is said."""
    return COLOURS.index(pending.choice("from", COLOURS)) if pending.has("from") else 0


def _read_source(kit: Kit, s: State, pending: Entry) -> set[str]:
    """Where the pending decision comes from; gives the further keys that it may have."""
    known: set[str] = set()
    if pending.has("location"):
        _read_location(kit, s, pending)
        if s.decision == d.TRADE:
            known |= _read_island_trade(kit, s, pending)
    elif s.decision not in (d.TRADE, d.UPGRADE):
        pending.fail("location is missing")
    elif kit.mode.market == "route":
        known.add("route")
        place = pending.whole("route", 1, int(s.route_count[s.turn])) - 1
        if s.route_settlers[s.turn, place] == 0:
            pending.fail(f"route {place + 1}: no settlers are there")
        s.effect = s.route[s.turn, place]
    elif kit.mode.market == "hand":
        if s.played_count[s.turn] == 0:
            pending.fail("no card has been played")
        s.effect = s.cards[s.turn, s.cards_count[s.turn] - 1]
    else:
        pending.fail("location is missing")
    if s.effect != NOWHERE:
        _check_effect(kit, s, pending)
    if s.decision in (d.UPGRADE, d.SPEND):
        known |= {"steps", "from"}
        s.colour = _colour(pending)
        most = int(kit.box.effect_steps[s.effect]) if s.decision == d.UPGRADE else 2 * COLUMNS
        s.steps = pending.whole("steps", 1, most)
        if s.decision == d.UPGRADE and s.colour == BROWN:
            pending.fail("from B: brown cubes cannot be upgraded")
    if s.decision == d.PAY:
        known.add("payee")
        s.payee = pending.whole("payee", 0, kit.players - 1)
        if s.payee == s.turn or s.ship[s.payee] != s.ship[s.turn]:
            pending.fail(f"payee {s.payee}: has no ship on this island to be paid for")
    return known


def _check_effect(kit: Kit, s: State, pending: Entry) -> None:
    kind = {d.TRADE: b.TRADE_CUBES, d.UPGRADE: b.UPGRADE_CUBES}.get(int(s.decision))
    if kind is not None and kit.box.effect_kind[s.effect] != kind:
        pending.fail(f"nothing to {d.NAMES[s.decision]} there")


def _read_location(kit: Kit, s: State, pending: Entry) -> None:
    numbers = {location.id: i for i, location in enumerate(kit.locations)}
    location = numbers[pending.choice("location", numbers)]
    kind = kit.box.location_kind[location]
    if kind not in AT_LOCATIONS[int(s.decision)]:
        pending.fail(f"location {kit.locations[location].id}: no {d.NAMES[s.decision]} there")
    if not s.held[s.turn] >> location & 1:
        pending.fail(f"location {kit.locations[location].id}: seat {s.turn} has no settlers there")
    s.location = location
    s.took = s.decision == d.CLAIM
    if kind == b.PLAIN:
        s.effect = b.LOCATION_EFFECT + location
    elif kind == b.MARKET and s.decision != d.BONUS:
        s.place = kit.box.location_place[location]
        if s.place >= s.market_shown:
            pending.fail(f"location {kit.locations[location].id}: no card lies below it")
        if s.decision in (d.TRADE, d.UPGRADE):
            s.effect = s.market_row[s.place]
    if s.decision == d.BONUS:
        spaces = {
            b.FORT: kit.box.location_spaces[location],
            b.SAIL: kit.box.column_spaces,
            b.MARKET: kit.box.fourth_spaces,
        }
        s.spaces = spaces[kind]
    if s.decision in (d.BUILD, d.SPEND) and s.ship[s.turn] == 0:
        pending.fail("nobody builds on the sea")
    if s.decision == d.REPLACE and s.route_count[s.turn] < len(s.route[s.turn]):
        pending.fail("the route is not full")


def _read_island_trade(kit: Kit, s: State, pending: Entry) -> set[str]:
    """A trade by ship, on arrival or at a post."""
    kind = kit.box.location_kind[s.location]
    if kind not in (b.SAIL, b.SHIP_TRADE, b.POST_TRADE):
        return set()
    island = int(s.ship[s.turn])
    if kind == b.POST_TRADE:
        island = pending.whole("post", 1, len(s.island) - 1)
        if not s.posts_on[s.turn] >> island & 1:
            pending.fail(f"post {island}: seat {s.turn} has none there")
    elif island == 0:
        pending.fail("there is no trade at sea")
    s.effect = b.ISLAND_EFFECT + int(s.island[island])
    s.optional = kind == b.SAIL
    return {"post"} if kind == b.POST_TRADE else set()
