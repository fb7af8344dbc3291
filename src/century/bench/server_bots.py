"""How long people wait for bots: many play grandmasters at once, and some easy ones."""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

from century.bench.server import Process, Tell, serving
from century.server.client import Client, request
from century.server.settings import database_url

OTHERS = 5  # one person against an easy bot for so many against a grandmaster
STRONG, QUICK = "grandmaster", "easy"


def measure_bots(
    database: str | None, people: int, seconds: float, bots: str, workers: int, tell: Tell
) -> dict[str, Any]:
    """Seconds from a person's last action to the end of the bot's turn; nobody pauses."""
    with tempfile.TemporaryDirectory(prefix="century") as folder:
        url = database or str(Path(folder) / "games.db")
        kind = database_url(url).get_backend_name()
        tell(f"{kind}: {people} people against {STRONG} for {seconds:g} s")
        settings = {"CENTURY_BOTS": bots, "CENTURY_BOT_WORKERS": str(workers)}
        row: dict[str, Any] = {"database": kind, "people": people, "workers": workers}
        with (
            serving(url, settings) as process,
            asyncio.Runner(loop_factory=auto_loop_factory()) as client,
        ):
            return row | client.run(play(process, people, seconds))


async def play(process: Process, people: int, seconds: float) -> dict[str, Any]:
    """Everybody plays for so long."""
    names = [STRONG] * people + [QUICK] * max(1, people // OTHERS)
    taken: dict[str, list[float]] = {STRONG: [], QUICK: []}
    shown: list[float] = []  # what a grandmaster was said to think for
    # Workers that still start are no part of what is measured.
    await _one(process, QUICK, 0.0, [], [])
    until = time.perf_counter() + seconds
    await asyncio.gather(*(_one(process, name, until, taken[name], shown) for name in names))
    return {
        "turns_per_second": round(len(taken[STRONG]) / seconds, 2),
        "thinks_seconds": round(sum(shown) / max(1, len(shown)), 2),
        **_figures("grandmaster", taken[STRONG]),
        **_figures("easy", taken[QUICK]),
    }


async def _one(
    process: Process, bot: str, until: float, taken: list[float], shown: list[float]
) -> None:
    """One person, game after game."""
    url, dice = process.url, random.Random(id(taken) + len(shown))
    person = await asyncio.to_thread(request, f"{url}/api/players", None, {"nickname": "Bench"})
    seats = [{"kind": "human"}, {"kind": "bot", "bot": bot}]
    async with Client(url, person["secret"]) as client:
        while True:
            body = {"mode": "spice_road", "seats": seats}
            made = await asyncio.to_thread(request, f"{url}/api/games", person["secret"], body)
            state = await client.watch(made["game"], details=True)
            while state["status"] == "running":
                while state["view"]["seat"] == 0:
                    number = await client.act(state, dice.choice(state["actions"]))
                    began = time.perf_counter()
                    state = await client.until(made["game"], number)
                while state["status"] == "running" and state["view"]["seat"] == 1:
                    if bot == STRONG:
                        shown.append(state["thinking"]["seconds"])
                    state = await client.until(made["game"], state["number"] + 1)
                if time.perf_counter() >= until:
                    taken.append(time.perf_counter() - began)
                    return
                taken.append(time.perf_counter() - began)


def _figures(name: str, taken: list[float]) -> dict[str, float]:
    cuts = quantiles(taken, n=20) if len(taken) > 1 else taken * 19
    figures = {"p50": cuts[9], "p95": cuts[18], "max": max(taken)}
    return {f"{name}_{key}_seconds": round(value, 2) for key, value in figures.items()}
