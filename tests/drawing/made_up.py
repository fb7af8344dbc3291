"""Views with keys that no mode has together, made from the views of games."""

from century.game.ruleset import Ruleset
from century.game.schema import View
from lockstep import random_game


def hand_beside_boards() -> tuple[Ruleset, View]:
    """The hand, the coins and the paid row of Spice Road on a table with forts and settlers."""
    game = random_game("east_west_1", 3, 3, after=80)
    view, merchants = game.view(), [card.id for card in game.ruleset.merchants]
    view["coins"] = {"gold": 6, "silver": 6}
    for offer, cubes in zip(view["market"]["row"], ("YYR", "Y", "", ""), strict=True):
        offer["cubes"] = cubes
    for number, seat in enumerate(view["seats"]):
        del seat["route"], seat["discard"]
        seat |= {"hand": merchants[:7], "played": merchants[7 : 7 + 3 * number]}
        seat |= {"gold": 1, "silver": 2}
    return game.ruleset, view


def route_beside_islands() -> tuple[Ruleset, View]:
    """A route and exploration tiles beside the boards, where ships sail."""
    game = random_game("east_west_3", 4, 3, after=120)
    view, merchants = game.view(), [card.id for card in game.ruleset.merchants]
    view["beside"] = [tile.id for tile in game.ruleset.exploration[:4]]
    for seat in view["seats"]:
        seat["route"] = [{"card": card, "settlers": n} for n, card in enumerate(merchants[:6])]
    return game.ruleset, view


def boards_without_next() -> tuple[Ruleset, View]:
    """Settlers whose point cards come from a row without coins, from a hidden deck."""
    game = random_game("new_world", 2, 3, after=100)
    view = game.view()
    view["points"].pop("next", None)
    for seat in view["seats"]:
        seat["points"] = seat.pop("cards")
    return game.ruleset, view


def cards_without_coins() -> tuple[Ruleset, View]:
    """Spice Road without coins, whose deck of point cards lies open."""
    game = random_game("spice_road", 5, 3, after=60)
    view = game.view()
    view["points"]["next"] = game.ruleset.points[0].id
    del view["coins"]
    for seat in view["seats"]:
        del seat["gold"], seat["silver"]
    return game.ruleset, view


COMBINATIONS = [hand_beside_boards, route_beside_islands, boards_without_next, cards_without_coins]
