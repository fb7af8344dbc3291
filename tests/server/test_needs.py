"""The settlers that places ask of every seat."""

import century
from century.tables.needs import needs
from scenario import Table


def needs_of(game: century.Game) -> dict[str, list[int | None]]:
    return dict(needs(game, game.view()))


def test_an_empty_location_asks_what_is_printed() -> None:
    game = Table("new_world", players=2).game()
    printed = {location.id: location.settlers for location in game.ruleset.locations}
    for name, asked in needs_of(game).items():
        assert asked == [printed[name]] * 2, name


def test_settlers_are_ousted_by_one_more() -> None:
    table = Table("new_world", players=3)
    table.seat(1, at={"A1.3": 4})
    assert needs_of(table.game())["A1.3"] == [5, None, 5]


def test_aid_counts_for_the_seat_that_has_it() -> None:
    ruleset = Table("new_world").game().ruleset
    location = next(place for place in ruleset.locations if place.symbol and place.settlers > 1)
    aids = (card for card in ruleset.points if card.benefit == "aid" and card.players is None)
    aid = next(card for card in aids if card.symbol == location.symbol)
    table = Table("new_world", players=2)
    table.seat(1, cards=[aid.id])
    assert needs_of(table.game())[location.id] == [location.settlers, location.settlers - 1]


def test_only_boards_of_the_game_are_told() -> None:
    game = Table("new_world", board="D1").game()
    assert {name.partition(".")[0] for name in needs_of(game)} == {"A1", "B1", "C1", "D1"}


def test_a_place_of_a_route_asks_for_the_empty_ones_before_it() -> None:
    table = Table("east_west_1", players=2)
    table.seat(0, route=[("m01", 1), "m02", "m03"])
    table.seat(1, route=["m04"])
    asked = needs_of(table.game())
    assert {name: asked[name] for name in asked if name.startswith("route")} == {
        "route 1": [None, 1],
        "route 2": [1, None],
        "route 3": [2, None],
    }


def test_spice_road_has_no_settlers() -> None:
    assert needs_of(Table("spice_road").game()) == {}


def test_nothing_is_changed() -> None:
    game = century.new("new_world", 3, seed=1)
    before = game.position()
    needs_of(game)
    assert game.position() == before
