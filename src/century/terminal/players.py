"""What lies before each seat."""

from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from century.data.component import GOODS, PointCard
from century.game.game import Game
from century.game.schema import Pile, SeatView, View
from century.rules.machine.cubes import LIMIT
from century.terminal.pieces import SEAT_STYLES, SEATS, SETTLER, Pieces, cubes, tag

Line = tuple[str, str, RenderableType]  # label, count, things


def player(game: Game, view: View, number: int, name: str, pieces: Pieces) -> Panel:
    """The panel of one seat: what it holds, and its points so far."""
    own, mode, say = view["seats"][number], game.ruleset.mode, pieces.words.say
    limits = {"cards": mode.end_cards[game.players], "bonus": mode.bonus_spaces}
    scores = game.scores()[number]
    total = say("points", points=scores["total"])
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(style="dim", no_wrap=True, justify="right")
    grid.add_column()
    for label, count, things in (
        ("cubes", f"{len(own['cubes'])}/{LIMIT}", cubes(own["cubes"])),
        *merchants(own, pieces),
        *settlers(own, mode.settlers, pieces),
        *claims(own, limits, pieces),
        *posts(own, game.ruleset.boxes.new_world.posts, pieces),
    ):
        grid.add_row(say("label", part=label), count, things)
    parts = [
        f"{say('label', part=part)} {points}" for part, points in scores.items() if part != "total"
    ]
    grid.add_row(say("label", part="score"), "", Columns(parts, padding=(0, 2)), style="dim")
    playing = view["turn"] == number
    return Panel(
        grid,
        title=Text.assemble((f"{SEATS[number]} {name}", SEAT_STYLES[number]), f" · {total}"),
        title_align="left",
        box=box.HEAVY if playing else box.ROUNDED,
        border_style=SEAT_STYLES[number] if playing else "dim",
    )


def listed(label: str, things: Sequence[Text], limit: int = 0) -> Iterator[Line]:
    """Things side by side; nothing for none."""
    if things:
        count = f"{len(things)}/{limit}" if limit else f"{len(things)}"
        yield label, count, Columns(things, padding=(0, 2))


def merchants(own: SeatView, pieces: Pieces) -> Iterator[Line]:
    piles: tuple[Pile, ...] = ("hand", "played")
    for pile in piles:
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


def settlers(own: SeatView, of_a_seat: int, pieces: Pieces) -> Iterator[Line]:
    if "settlers" in own:
        out = of_a_seat - own["settlers"] - own["reserve"]
        away = pieces.words.say("settlers-away", out=out, reserve=own["reserve"])
        yield "settlers", str(own["settlers"]), Text(f"{SETTLER * own['settlers']} {away}".strip())


def claims(own: SeatView, limits: Mapping[str, int], pieces: Pieces) -> Iterator[Line]:
    """Point cards, coins and tiles."""
    things, say = pieces.things, pieces.words.say
    taken = [things.points[card] for card in own["points" if "points" in own else "cards"]]
    yield from listed("cards", [_claimed(card, pieces) for card in taken], limits["cards"])
    if own.get("gold") or own.get("silver"):
        gold, silver = (
            say("gold-coins", coins=own["gold"]),
            say("silver-coins", coins=own["silver"]),
        )
        yield "coins", str(own["gold"] + own["silver"]), Text(f"{gold} · {silver}")
    bonus = [pieces.bonus(things.bonus[tile]) for tile in own.get("bonus", [])]
    yield from listed("bonus", bonus, limits["bonus"])
    tiles = [pieces.exploration(things.exploration[tile]) for tile in own.get("explored", [])]
    yield from listed("explored", tiles)


def _claimed(card: PointCard, pieces: Pieces) -> Text:
    worth = tag(card.id).append(str(card.points), "bold")
    return worth.append(" ") + pieces.benefit(card) if card.benefit else worth


def posts(own: SeatView, values: Sequence[int], pieces: Pieces) -> Iterator[Line]:
    """For each good the uncovered values, then the posts that cover the others."""
    if "posts" not in own:
        return
    rows = []
    for good in GOODS:
        left = own["posts"][good]
        uncovered = "".join(str(value) for value in values[: len(values) - left])
        name = f"{pieces.words.say('good', good=good)} "
        rows.append(Text.assemble(name, (uncovered, "bold green"), ("■" * left, "dim")))
    yield "posts", str(sum(own["posts"][good] for good in GOODS)), Columns(rows, padding=(0, 2))
