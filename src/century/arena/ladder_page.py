"""The ladder as a page of Markdown, with a drawing for each category."""

from html import escape
from pathlib import Path

from century.arena.ladder import ANCHOR, ANCHORED, Games, Rung, ladder

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 250, 30, 26, 44
HEAD = f"""\
# The ladder

Bots and versions by strength, made by `century arena ladder` from {{files}} of the arena. \
Ratings are in Elo, with intervals of 95 %: 400 points are odds of ten to one at a table for two. \
The first version of `{ANCHOR}` stands at {ANCHORED:.0f}, and an interval is that of the \
distance to it. \
Wins are of all seats that a bot held; with N players an equal share is one in N. \
[The arena](arena.md) tells how games are played, [the leaderboard](leaderboard.md) how a bot of \
yours is measured beside these.
"""


def write_ladder(games: Games, page: Path, files: int) -> None:
    """The page, and its drawings in a folder of the same name beside it."""
    drawings = page.with_suffix("")
    drawings.mkdir(parents=True, exist_ok=True)
    parts = [HEAD.format(files=f"{files} file{'s' * (files != 1)}")]
    for category in sorted(games):
        rungs = ladder(games[category])
        name = "-".join([category.mode, str(category.players), *category.options])
        title = category.title
        (drawings / f"{name}.svg").write_text(draw(title, rungs), encoding="utf-8")
        parts.append(f"## {title}\n")
        parts.append(f"![Ratings in {title}]({drawings.name}/{name}.svg)\n")
        parts.append(f"{len(games[category]):,} games.\n\n{table(rungs)}")
    page.write_text("\n".join(parts), encoding="utf-8")


def table(rungs: list[Rung]) -> str:
    lines = ["| bot | version | rating | wins | games | a decision |", "|---|---|---|---|---|---|"]
    for rung in rungs:
        low, high = rung.rating.low, rung.rating.high
        wins = f"{rung.wins.value:.0%} ({rung.wins.low:.0%}–{rung.wins.high:.0%})"
        rating = f"{rung.rating.value:.0f} ({low:.0f}–{high:.0f})"
        lines.append(
            f"| `{rung.bot}` | {rung.version} | {rating} | {wins} | {rung.games:,}"
            f" | {1000 * rung.seconds:.1f} ms |"
        )
    return "\n".join(lines) + "\n"


def draw(title: str, rungs: list[Rung]) -> str:
    """A point with its interval for every bot, over a scale of Elo."""
    low = min(rung.rating.low for rung in rungs)
    high = max(rung.rating.high for rung in rungs)
    step = next(s for s in (50, 100, 200, 500, 1000, 10**6) if (high - low) / s <= 8)
    low, high = low // step * step, -(-high // step) * step
    height = TOP + ROW * len(rungs) + 30

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / max(1, high - low), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="system-ui, sans-serif" font-size="13" role="img">',
        f"<title>Ratings in {title}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>',
        f'<text x="16" y="26" font-size="15" font-weight="bold">{title}</text>',
    ]
    bottom = height - 26
    for tick in range(int(low), int(high) + 1, int(step)):
        lines.append(
            f'<path d="M{x(tick)} {TOP - 6}V{bottom}" stroke="#ddd3c0"/><text x="{x(tick)}"'
            f' y="{bottom + 18}" text-anchor="middle" fill="#5a5147">{tick}</text>'
        )
    for row, rung in enumerate(rungs):
        y = TOP + ROW * row + ROW / 2
        name = escape(f"{rung.bot} · {rung.version}")
        lines.append(
            f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{name}</text>'
            f'<path d="M{x(rung.rating.low)} {y}H{x(rung.rating.high)}" stroke="#2f5ab0"'
            f' stroke-width="2"/><circle cx="{x(rung.rating.value)}" cy="{y}" r="5"'
            f' fill="#2f5ab0"/>'
        )
    return "\n".join([*lines, "</svg>", ""])
