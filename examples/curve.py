"""Draw learning curves of the other examples as an SVG: one line for each column of figures.

python examples/curve.py curve.csv curve.svg --title "PPO against greedy"
"""

import argparse
import csv
from pathlib import Path

import numpy as np

WIDTH, LEFT, TOP, PANEL = 640, 70, 40, 150
COLOURS = ["#2f5ab0", "#93306f"]


def panel(x: np.ndarray, y: np.ndarray, name: str, colour: str, top: float) -> str:
    """One column of figures over the number of decisions."""
    low, high = float(y.min()), float(y.max())
    if high == low:
        high = low + 1
    right, bottom = WIDTH - 20, top + PANEL
    across = LEFT + (right - LEFT) * x / x.max()
    up = bottom - PANEL * (y - low) / (high - low)
    line = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(across, up, strict=True))
    labels = [
        (LEFT - 8, top + 5, "end", f"{high:.3g}"),
        (LEFT - 8, bottom + 5, "end", f"{low:.3g}"),
        (LEFT, top - 10, "start", name),
        (right, bottom + 18, "end", f"{x.max():,.0f} decisions"),
    ]
    words = "".join(
        f'<text x="{a}" y="{b:.0f}" text-anchor="{end}" font-size="12">{text}</text>'
        for a, b, end, text in labels
    )
    frame = f'<path d="M{LEFT} {top}V{bottom}H{right}" fill="none" stroke="#86704f"/>'
    return (
        f'{frame}<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>{words}'
    )


def main(given: argparse.Namespace) -> None:
    with open(given.curve, encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if all(row.values())]
    if not rows:
        raise SystemExit(f"{given.curve}: no game has ended yet")
    names = [name for name in rows[0] if name not in ("decisions", "seconds")]
    drawn, top = "", TOP + 20
    for name, colour in zip(names, COLOURS, strict=False):
        x, y = (np.array([float(row[column]) for row in rows]) for column in ("decisions", name))
        drawn += panel(x, y, name, colour, top)
        top += PANEL + 50
    Path(given.drawing).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top - 10}"'
        f' font-family="sans-serif" fill="#2a2018"><rect width="100%" height="100%"'
        f' fill="#fffaf0"/><text x="{LEFT}" y="26" font-size="15" font-weight="bold">'
        f"{given.title}</text>{drawn}</svg>\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("curve", help="a file that an example has written")
    options.add_argument("drawing", help="the SVG file to write")
    options.add_argument("--title", default="Learning curve")
    main(options.parse_args())
