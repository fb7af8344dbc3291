"""How fast the table without a server is: `python tools/site_speed.py`, after `make site`.

Prints tables for bench/README.md: what is loaded, when a table stands after a click on "Play" (at
10 Mbit a second the first time, and from what is kept), how long the page is busy at a stretch
while bots and hints are thought about, and simulations a second of the engine in Chromium, with
the native search in turn. The phone's page is slowed down four times; Chromium does not slow down
workers: for that, hold all of it to a part of a core (`systemd-run --scope -p CPUQuota=50%`), and
read the column of the desk. Speeds are told by processor time, as Linux counts it for threads.
"""

import argparse
import os
import random
import runpy
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import century

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "site"
sys.path.insert(0, str(ROOT / "tests"))

from solo.alone import KEPT, Alone, alone  # noqa: E402
from web.chromium import PLAIN, find_chromium  # noqa: E402
from web.visiting import DESK, PHONE  # noqa: E402

SLOWER = 4
TURNS = 3  # choices of the person, with turns of the bot between them
SIZES: dict[str, tuple[ViewportSize, int]] = {"desk": (DESK, 1), "phone": (PHONE, SLOWER)}
# What the browser calls a long task takes 50 ms or more.
WATCH = """() => {
  globalThis.tasks = [];
  const note = (list) => tasks.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""
# How long it takes from a click to the frame in which the table is drawn.
TIME = """() => {
  globalThis.stood = new Promise((done) =>
    addEventListener("click", ({ timeStamp }) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector(".table .frame")) return;
        observer.disconnect();
        requestAnimationFrame(() => done(performance.now() - timeStamp));
      }).observe(document, { subtree: true, childList: true }), { capture: true, once: true }));
}"""
BYTES_A_SECOND = 10_000_000 / 8
PART = 16_384
WORKER = "DedicatedWorker"  # the thread of one in Chromium


class Slow(SimpleHTTPRequestHandler):
    """All connections together get so many bytes a second."""

    free = 0.0  # when the line is free again
    turn = threading.Lock()
    throttled = True

    def log_message(self, *_: Any) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while part := source.read(PART):
            if Slow.throttled:
                with Slow.turn:
                    Slow.free = max(Slow.free, time.perf_counter()) + len(part) / BYTES_A_SECOND
                    wait = Slow.free - time.perf_counter()
                time.sleep(max(0.0, wait))
            outputfile.write(part)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, nargs="?", default=ROOT / "build" / "site")
    parser.add_argument("--only", choices=PARTS, help="one of the tables")
    given = parser.parse_args()
    site: Path = given.site.resolve()
    wanted = [given.only] if given.only else PARTS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=PLAIN)
        for part in wanted:
            PARTS[part](browser, site)
            print()
        browser.close()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def tell_sizes(_: Browser, site: Path) -> None:
    print("| file | KB |\n|---|---:|")
    for file in sorted(next(site.glob("engine-*")).iterdir()):
        print(f"| {file.name} | {file.stat().st_size / 1024:.0f} |")
    whole = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    print(f"| the whole folder | {whole / 1024:.0f} |")


def tell_starts(browser: Browser, site: Path) -> None:
    print("| from a click on Play to a table | desk, s | phone, s |\n|---|---:|---:|")
    with served(site) as url:
        found = [both_starts(browser, url, *size) for size in SIZES.values()]
    for name, times in zip(
        ("the first time, at 10 Mbit/s", "from what is kept"), zip(*found, strict=True), strict=True
    ):
        print(f"| {name} | {' | '.join(f'{time:.1f}' for time in times)} |")


def both_starts(browser: Browser, url: str, size: ViewportSize, slower: int) -> tuple[float, float]:
    Slow.throttled = True
    with alone(browser, url, size) as visitor:
        slow_down(visitor.page, slower)
        cold = started(visitor.page)
        Slow.throttled = False
        visitor.wait_until(KEPT)
        visitor.go("/")
        return cold, started(visitor.page)


def slow_down(page: Page, times: int) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})


def tell_pauses(browser: Browser, site: Path) -> None:
    """A turn of the strongest bot and a hint, after the table stands."""
    print("| while it thinks | tasks over 50 ms | longest, ms |\n|---|---:|---:|")
    Slow.throttled = False
    with served(site) as url:
        for name, (size, slower) in SIZES.items():
            with alone(browser, url, size) as visitor:
                slow_down(visitor.page, slower)
                tasks = pauses(visitor)
            longest = f"{max(tasks):.0f}" if tasks else "under 50"
            print(f"| {name} | {len(tasks)} | {longest} |")


def pauses(visitor: Alone) -> list[float]:
    visitor.new_game("new_world", bot="grandmaster")
    visitor.wait_for_turn()
    visitor.page.evaluate(WATCH)
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".hintbox li.best")
    visitor.page.get_by_role("button", name="Do it").click()  # which closes the hint
    visitor.play_on(random.Random(1), TURNS)
    visitor.wait_for_turn()
    found: list[float] = visitor.page.evaluate("tasks")
    return found


def started(page: Page) -> float:
    """Seconds from the click to the table, by the clock of the page itself."""
    page.evaluate(TIME)
    page.locator(".mode .btn.primary").first.click()
    milliseconds: float = page.evaluate("stood")
    return milliseconds / 1000


def tell_speeds(browser: Browser, site: Path) -> None:
    """By processor time, so that other work on the machine matters little."""
    (engine,) = site.glob("engine-*")
    Slow.throttled = False
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for name, path in {
            "engine": engine,
            "pyodide": ROOT / "web" / "node_modules" / "pyodide",
            **{file.name: file for file in WEB.glob("speed.*")},
        }.items():
            (folder / name).symlink_to(path)
        with served(folder) as url:
            page = browser.new_page()
            page.goto(url + "speed.html")
            memory = page.evaluate("ready")
            print(f"start: {worker_time():.1f} s; memory: {memory / 1e6:.0f} MB\n")
            tell_ratios(browser.version, page)


def tell_ratios(version: str, page: Page) -> None:
    here = runpy.run_path(str(WEB / "speed.py"))
    simulations, tries = here["SIMULATIONS"], here["TRIES"]
    print(f"| mode | Chromium {version} | native | ratio |\n|---|---:|---:|---:|")
    for mode in century.modes():
        wasm = native = float("inf")
        for _ in range(tries):
            page.evaluate("run", f'prepare("{mode}")')
            wasm = min(wasm, timed(worker_time, lambda: page.evaluate("run", "grow()")))
            here["prepare"](mode)
            native = min(native, timed(time.thread_time, here["grow"]))
        speeds = f"{simulations / wasm:,.0f} | {simulations / native:,.0f}"
        print(f"| {mode} | {speeds} | {native / wasm:.2f} |")


def timed(clock: Callable[[], float], work: Callable[[], object]) -> float:
    before = clock()
    work()
    return clock() - before


def worker_time() -> float:
    """Seconds of processor time that the workers below this process have had."""
    nanoseconds = 0
    for thread in Path("/proc").glob("[0-9]*/task/*"):
        try:
            if (thread / "comm").read_text().startswith(WORKER) and is_ours(thread.parts[2]):
                nanoseconds += int((thread / "schedstat").read_text().split()[0])
        except OSError:
            continue  # it has ended
    return nanoseconds / 1e9


def is_ours(process: str) -> bool:
    while process not in ("0", str(os.getpid())):
        process = Path("/proc", process, "stat").read_text().rsplit(")", 1)[1].split()[1]
    return process != "0"


PARTS: dict[str, Callable[[Browser, Path], None]] = {
    "sizes": tell_sizes,
    "starts": tell_starts,
    "pauses": tell_pauses,
    "speeds": tell_speeds,
}

if __name__ == "__main__":
    main()
