"""The settlers that every place asks of every seat, whoever is to move."""

from collections.abc import Iterator

from century.game.mechanisms.settlers import is_on_table
from century.game.position import Standing
from century.game.schema import View
from century.rules.questions import Requirements, require

Needs = list[int | None]  # by seat


def needs(game: Standing, view: View) -> Iterator[tuple[str, Needs]]:
    """Locations by their ids, and places of routes; None where the seat cannot go now."""
    asked = Requirements()
    require(game.ruleset.constants, game.state, asked)
    work, there = asked.plain("work")[: game.players], view.get("locations", {})
    on_table = {
        board: is_on_table(game.ruleset, view, board)
        for board in game.ruleset.mode.boards + game.ruleset.mode.board_choice
    }
    for place, location in enumerate(game.ruleset.locations):
        if on_table[location.board]:
            own: Needs = [asked_of[place] for asked_of in work]
            held = there.get(location.id, {}).get("seat")
            if held is not None:
                own[held] = None
            yield location.id, own
    routes, along = [seat.get("route", []) for seat in view["seats"]], asked.plain("route")
    for place in range(max(map(len, routes))):
        yield (
            f"route {place + 1}",
            [
                None if place >= len(route) or route[place]["settlers"] else along[seat][place]
                for seat, route in enumerate(routes)
            ],
        )
