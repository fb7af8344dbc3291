"""What lies before each seat."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from century.component import GOODS
from century.game import Game
from century.rules.cubes import LIMIT
from century.terminal.pieces import SEAT_STYLES, SEATS, Pieces, cubes

View = dict[str, Any]
BETWEEN = Text(" · ", "dim")


def player(game: Game, view: View, number: int, name: str, pieces: Pieces) -> Panel:
    """The panel of one seat: what it holds, and its points so far."""
    scores = dict(game.scores()[number])
    total = pieces.words.say("points", points=scores.pop("total"))
    parts = [
        Text(f"{pieces.words.say('score', part=part)} {points}")
        for part, points in scores.items()
    ]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, held in holdings(game, view["seats"][number], pieces):
        grid.add_row(pieces.words.say("label", part=label), held)
    return Panel(
        grid,
        title=Text.assemble((f"{SEATS[number]} {name}", SEAT_STYLES[number]), f" {total}"),
        title_align="left",
        subtitle=Text(" · ").join(parts),
        subtitle_align="right",
        box=box.HEAVY if view["turn"] == number else box.ROUNDED,
        border_style=SEAT_STYLES[number] if view["turn"] == number else "dim",
    )


def holdings(game: Game, own: View, pieces: Pieces) -> Iterator[tuple[str, Text]]:
    """The lines of a panel; those that are empty are left out."""
    kit, things = game.kit, pieces.things
    yield "cubes", cubes(own["cubes"]) + Text(f" {len(own['cubes'])}/{LIMIT}", "dim")
    if "settlers" in own:
        out = kit.mode.settlers - own["settlers"] - own["reserve"]
        told = pieces.words.say(
            "settlers-own", home=own["settlers"], out=out, reserve=own["reserve"]
        )
        yield "settlers", Text(told)
    for pile in ("hand", "played"):
        if own.get(pile):
            yield pile, listed([pieces.merchant(card) for card in own[pile]])
    if own.get("route"):
        yield "route", listed([_in_route(card, pieces) for card in own["route"]])
    if own.get("discard"):
        yield "discard", Text(f"{len(own['discard'])}  ") + Text(" ".join(own["discard"]), "dim")
    claimed = [things.points[card] for card in own.get("points", own.get("cards"))]
    if claimed:
        cards = [
            Text(f"{card.id} ", "dim") + Text(f"{card.points}", "bold") + _benefit(card, pieces)
            for card in claimed
        ]
        most = kit.mode.end_cards[kit.players]
        yield "cards", Text(f"{len(cards)}/{most}  ") + listed(cards)
    if own.get("gold") or own.get("silver"):
        gold = pieces.words.say("gold-coins", coins=own["gold"])
        silver = pieces.words.say("silver-coins", coins=own["silver"])
        yield "coins", listed([Text(gold), Text(silver)])
    if own.get("bonus"):
        tiles = [pieces.bonus(things.bonus[tile]) for tile in own["bonus"]]
        yield "bonus", Text(f"{len(tiles)}/{kit.mode.bonus_spaces}  ") + listed(tiles)
    if own.get("explored"):
        yield (
            "explored",
            listed([pieces.exploration(things.exploration[tile]) for tile in own["explored"]]),
        )
    if "posts" in own:
        values = kit.boxes.new_world.posts
        yield "posts", listed([_posts(good, own["posts"][good], values, pieces) for good in GOODS])


def listed(parts: Sequence[Text]) -> Text:
    return BETWEEN.join(parts)


def _benefit(card: Any, pieces: Pieces) -> Text:
    return Text(" ") + pieces.benefit(card) if card.benefit else Text("")


def _in_route(card: View, pieces: Pieces) -> Text:
    crew = card["settlers"]
    return pieces.merchant(card["card"]) + (Text(f" ×{crew}", "bold") if crew else Text(""))


def _posts(good: str, left: int, values: tuple[int, ...], pieces: Pieces) -> Text:
    """The uncovered values, then the posts that cover the others."""
    gone = len(values) - left
    uncovered = "".join(str(value) for value in values[:gone])
    return Text.assemble(
        f"{pieces.words.say('good', good=good)} ", (uncovered, "bold green"), ("■" * left, "dim")
    )
