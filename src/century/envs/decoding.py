"""From an observation back to the view: proof that nothing is lost, and for whoever reads one."""

from collections.abc import Iterable, Sequence
from typing import Any

from century.data.component import COLOURS, GOODS, SEA
from century.envs.layout import MIDDLE, Layout, Observation
from century.game.ruleset import Ruleset
from century.game.view import FORMAT, View
from century.rules import decisions as d

Numbers = list[int]
Fields = dict[str, Numbers]


def decode(layout: Layout, observation: Observation) -> View:
    """The view that an observation was made of."""
    reading = layout.read(observation)
    ruleset, table = layout.ruleset, reading.table
    players, viewer = ruleset.players, table["viewer"][0]
    seats = [reading.seats[(seat - viewer) % players] for seat in range(players)]

    def seat_of(place: int) -> int | None:
        return (viewer + place - 1) % players if place else None

    decision = table["decision"][0]
    over = decision == d.OVER
    seen: View = {
        "format": FORMAT,
        "mode": ruleset.mode.id,
        "players": players,
        "options": _options(ruleset, table),
        "round": table["rounds"][0] + 256 * table["rounds"][1],
        "turn": seat_of(table["turn"][0]),
        "seat": seat_of(table["seat"][0]),
        "decision": None if over else d.NAMES[decision],
        "ending": bool(table["ending"][0]),
        "over": over,
        "pending": _pending(ruleset, table),
        "seats": [_seat(ruleset, seat) for seat in seats],
        "points": {
            "row": _row(ruleset.points, table["points_row"]),
            "deck": table["points_deck"][0],
        },
    }
    if payee := table.get("payee", [0])[0]:
        seen["pending"]["payee"] = seat_of(payee)
    if following := _row(ruleset.points, table.get("points_next", [])):
        seen["points"]["next"] = following[0]
    if ruleset.mode.coins:
        seen["coins"] = {"gold": table["gold_left"][0], "silver": table["silver_left"][0]}
    if ruleset.merchants:
        seen["market"] = _market(ruleset, table)
    if ruleset.mode.boards:
        locations: View = {}
        for i, location in enumerate(ruleset.locations):
            for seat, fields in enumerate(seats):
                if settlers := fields["at_work"][i]:
                    locations[location.id] = {"seat": seat, "settlers": settlers}
            if tile := table["location_tile"][i]:
                locations[location.id] = {"tile": ruleset.exploration[tile - 1].id}
        seen["locations"] = locations
        if ruleset.mode.exploration == "beside":
            lying = zip(ruleset.exploration, table["beside"], strict=True)
            seen["beside"] = sorted(tile.id for tile, beside in lying if beside)
        seen["bonus"] = {
            space: {"top": ruleset.bonus[top - 1].id, "count": count}
            for space, top, count in zip(
                ruleset.spaces, table["bonus_top"], table["bonus_count"], strict=True
            )
            if count
        }
    if ruleset.mode.islands:
        seen["islands"] = [
            {
                "at": [table["island_q"][i] - MIDDLE, table["island_r"][i] - MIDDLE],
                "tile": ruleset.market_tiles[tile - 1].id if tile else SEA,
                "ships": [seat for seat in range(players) if seats[seat]["ship"][0] == i],
                "posts": [seat for seat in range(players) if seats[seat]["posts"][i]],
            }
            for i, tile in enumerate(table["island_tile"])
        ]
    return seen


def _options(ruleset: Ruleset, table: Fields) -> dict[str, Any]:
    options = dict(ruleset.options)
    if ruleset.mode.board_choice:
        options["board"] = ruleset.mode.board_choice[table["board"][0]]
    return options


def _cubes(counts: Numbers) -> str:
    return "".join(letter * many for letter, many in zip(COLOURS, counts, strict=True))


def _row(components: Sequence[Any], numbers: Iterable[int]) -> list[str]:
    return [components[number - 1].id for number in numbers if number]


def _order(components: Sequence[Any], places: Numbers) -> list[str]:
    owned = [(place, i) for i, place in enumerate(places) if place]
    return [components[i].id for _, i in sorted(owned)]


def _pending(ruleset: Ruleset, table: Fields) -> View:
    told: View = {}
    for name in ("acquire", "route", "post", "steps"):
        if number := table.get(name, [0])[0]:
            told[name] = number
    if location := table.get("location", [0])[0]:
        told["location"] = ruleset.locations[location - 1].id
    if table.get("again", [0])[0]:
        told["again"] = True
    if colour := table["colour"][0]:
        told["from"] = COLOURS[colour - 1]
    return told


def _seat(ruleset: Ruleset, fields: Fields) -> View:
    seen: View = {"cubes": _cubes(fields["cubes"])}
    taken = _order(ruleset.points, fields["taken"])
    if ruleset.mode.market == "hand":
        return seen | {
            "hand": _order(ruleset.merchants, fields["hand"]),
            "played": _order(ruleset.merchants, fields["played"]),
            "points": taken,
            "gold": fields["gold"][0],
            "silver": fields["silver"][0],
        }
    seen |= {
        "settlers": fields["settlers"][0],
        "reserve": fields["reserve"][0],
        "cards": taken,
        "bonus": _order(ruleset.bonus, fields["bonus"]),
        "explored": _order(ruleset.exploration, fields["explored"]),
    }
    if ruleset.mode.market == "route":
        cards = _row(ruleset.merchants, fields["route_cards"])
        seen["route"] = [
            {"card": card, "settlers": settlers}
            for card, settlers in zip(cards, fields["route_settlers"], strict=False)
        ]
    if ruleset.merchants:
        seen["discard"] = _order(ruleset.merchants, fields["discard"])
    if ruleset.mode.islands:
        seen["ship"] = fields["ship"][0]
        seen["posts"] = dict(zip(GOODS, fields["posts_left"], strict=True))
    return seen


def _market(ruleset: Ruleset, table: Fields) -> View:
    row: list[View] = [{"card": card} for card in _row(ruleset.merchants, table["market_row"])]
    if ruleset.mode.market == "hand":
        many = len(COLOURS)
        for place, card in enumerate(row):
            card["cubes"] = _cubes(table["market_cubes"][many * place : many * (place + 1)])
    return {"row": row, "deck": table["market_deck"][0]}
