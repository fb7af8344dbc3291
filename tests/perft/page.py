"""The perft tables as a page of the docs: `make perft` writes it."""

from pathlib import Path

from lockstep import TABLES
from perft.make import FOLDER, LIMIT, SEED, read

PAGE = FOLDER.parent.parent / "docs" / "perft.md"
HEAD = f"""\
# Perft

Perft counts what an engine allows: how many sequences of actions there are from a position, \
depth by depth in decisions, and to how many different positions they lead. Whoever writes these \
rules in another language has them right when the numbers agree. The tables are made by `make \
perft`, and the tests recount them ([tests/perft](../tests/perft/make.py)).

- A start is the game of seed {SEED} after some random actions: `dice = random.Random({SEED})`, \
and then as many times `game.play(dice.choice(game.actions()))`.
- A sequence goes from decision to decision, not from turn to turn. A decision with one answer \
is not asked, but for the one that begins a turn. Nothing follows the end of a game.
- Hidden piles lie as they lie: what an action turns up is the top of its pile. Two positions \
are one when all that can be told of them is the same, the order of the hidden piles too.
- A table ends before a depth would have more than {LIMIT:,} sequences.
"""


def page() -> str:
    lines = [HEAD]
    mode = ""
    for name, players in TABLES:
        if name != mode:
            mode = name
            lines.append(f"## {mode}\n")
        for start in read(mode, players):
            counts = list(enumerate(zip(start["sequences"], start["positions"], strict=True), 1))
            lines.append(f"{players} players, after {start['after']} actions:\n")
            lines.append(f"| depth | {' | '.join(str(depth) for depth, _ in counts)} |")
            lines.append("|---" * (len(counts) + 1) + "|")
            lines.append(f"| sequences | {' | '.join(f'{s:,}' for _, (s, _) in counts)} |")
            lines.append(f"| positions | {' | '.join(f'{p:,}' for _, (_, p) in counts)} |\n")
    return "\n".join(lines)


def write(path: Path = PAGE) -> None:
    path.write_text(page(), encoding="utf-8")
