"""What lies before each seat."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from century.data.component import GOODS, PointCard
from century.game.game import Game
from century.rules.machine.cubes import LIMIT
from century.terminal.pieces import SEAT_STYLES, SEATS, SETTLER, Pieces, cubes, tag

View = dict[str, Any]
Line = tuple[str, str, RenderableType]  # label, count, things


def player(game: Game, view: View, number: int, name: str, pieces: Pieces) -> Panel:
    """The panel of one seat: what it holds, and its points so far."""
    own, mode, say = view["seats"][number], game.ruleset.mode, pieces.words.say
    scores = dict(game.scores()[number])
    total = say("points", points=scores.pop("total"))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(style="dim", no_wrap=True, justify="right")
    grid.add_column()
    for label, count, things in (
        ("cubes", f"{len(own['cubes'])}/{LIMIT}", cubes(own["cubes"])),
        *(merchants(own, pieces) if mode.market != "none" else ()),
        *(settlers(own, mode.settlers, pieces) if mode.settlers else ()),
        *claims(own, mode.end_cards[game.players], mode.bonus_spaces, pieces),
        *(posts(own, game.ruleset.boxes.new_world.posts, pieces) if mode.posts else ()),
    ):
        grid.add_row(say("label", part=label), count, things)
    parts = [f"{say('label', part=part)} {points}" for part, points in scores.items()]
    grid.add_row(say("label", part="score"), "", Columns(parts, padding=(0, 2)), style="dim")
    playing = view["turn"] == number
    return Panel(
        grid,
        title=Text.assemble((f"{SEATS[number]} {name}", SEAT_STYLES[number]), f" · {total}"),
        title_align="left",
        box=box.HEAVY if playing else box.ROUNDED,
        border_style=SEAT_STYLES[number] if playing else "dim",
    )


def listed(label: str, things: Sequence[Text], most: int = 0) -> Iterator[Line]:
    """Things side by side; nothing for none."""
    if things:
        count = f"{len(things)}/{most}" if most else f"{len(things)}"
        yield label, count, Columns(things, padding=(0, 2))


def merchants(own: View, pieces: Pieces) -> Iterator[Line]:
    for pile in ("hand", "played"):
        yield from listed(pile, [pieces.merchant(card) for card in own.get(pile, [])])
    yield from listed(
        "route",
        [
            pieces.merchant(card["card"]) + Text(f" {SETTLER * card['settlers']}")
            for card in own.get("route", [])
        ],
    )
    if own.get("discard"):
        yield "discard", str(len(own["discard"])), ""


def settlers(own: View, all_of_them: int, pieces: Pieces) -> Iterator[Line]:
    out = all_of_them - own["settlers"] - own["reserve"]
    away = pieces.words.say("settlers-away", out=out, reserve=own["reserve"])
    yield "settlers", str(own["settlers"]), Text(f"{SETTLER * own['settlers']} {away}".strip())


def claims(own: View, most_cards: int, most_bonus: int, pieces: Pieces) -> Iterator[Line]:
    """Point cards, coins and tiles."""
    things, say = pieces.things, pieces.words.say
    taken = [things.points[card] for card in own["points" if "points" in own else "cards"]]
    yield from listed("cards", [_claimed(card, pieces) for card in taken], most_cards)
    if own.get("gold") or own.get("silver"):
        gold, silver = (
            say("gold-coins", coins=own["gold"]),
            say("silver-coins", coins=own["silver"]),
        )
        yield "coins", str(own["gold"] + own["silver"]), Text(f"{gold} · {silver}")
    bonus = [pieces.bonus(things.bonus[tile]) for tile in own.get("bonus", [])]
    yield from listed("bonus", bonus, most_bonus)
    tiles = [pieces.exploration(things.exploration[tile]) for tile in own.get("explored", [])]
    yield from listed("explored", tiles)


def _claimed(card: PointCard, pieces: Pieces) -> Text:
    told = tag(card.id).append(str(card.points), "bold")
    return told.append(" ") + pieces.benefit(card) if card.benefit else told


def posts(own: View, values: Sequence[int], pieces: Pieces) -> Iterator[Line]:
    """For each good the uncovered values, then the posts that cover the others."""
    rows = []
    for good in GOODS:
        left = own["posts"][good]
        uncovered = "".join(str(value) for value in values[: len(values) - left])
        name = f"{pieces.words.say('good', good=good)} "
        rows.append(Text.assemble(name, (uncovered, "bold green"), ("■" * left, "dim")))
    yield "posts", str(sum(own["posts"].values())), Columns(rows, padding=(0, 2))
