"""The standings of a tournament: who is how strong, and what the bots did wrong."""

from rich import box
from rich.console import Console
from rich.table import Table

from century.arena.match import Result
from century.arena.numbers import Numbers
from century.arena.results import Games, Header, in_order
from century.arena.shape import length
from century.arena.standings import Standing, standings
from century.words import Words


def show_standings(header: Header, games: Games, words: Words, screen: Console) -> None:
    results = in_order(games)
    rows = standings(header["bots"], results)
    screen.print(standings_table(rows, results, words))
    for row in rows:
        for kind, count in row.faults.items():
            fault = words.say("arena-fault", kind=kind)
            screen.print(words.say("arena-faults", bot=row.bot, fault=fault, count=count))


def standings_table(rows: list[Standing], results: list[Result], words: Words) -> Table:
    """One row for each bot, the strongest first."""
    rounds, numbers = length(results), Numbers(words.language)
    caption = words.say(
        "arena-caption",
        games=len(results),
        rounds=numbers.one(rounds.spread.mean),
        limit=rounds.by_limit,
    )
    table = Table(box=box.ROUNDED, caption=caption)
    table.add_column(words.say("arena-head", column="bot"), overflow="fold", min_width=10)
    for head in ("seats", "wins", "rating", "score", "seconds", "faults"):
        table.add_column(words.say("arena-head", column=head), justify="right", no_wrap=True)
    for row in rows:
        rate, rating, share = row.win_rate, row.rating, numbers.percent_one
        table.add_row(
            row.bot,
            str(row.seats),
            f"{share(rate.value)} % ({share(rate.low)}–{share(rate.high)})",
            f"{numbers.one(rating.value)} ±{numbers.one(rating.high - rating.value)}",
            numbers.one(row.score),
            numbers.whole(row.seconds * 1000),
            str(sum(row.faults.values())),
        )
    return table
