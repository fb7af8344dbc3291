"""How fast the table without a server is: `python tools/site_speed.py`, after `make site`.

Prints tables for bench/README.md: what is loaded, when a table stands after a click on "Play" (at
10 Mbit a second the first time, and from what is kept), how long the page is busy at a stretch
while bots and hints are thought about, and simulations a second of the engine in Node.js beside
the native search in the same run. The phone's page is slowed down four times; Chromium does not
slow down workers, so what the engine itself takes there has to be reckoned from its seconds here.
"""

import argparse
import json
import random
import runpy
import subprocess
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import century

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "site"
sys.path.insert(0, str(ROOT / "tests"))

from solo.alone import Alone, alone  # noqa: E402
from web.chromium import ARGUMENTS, find_chromium  # noqa: E402
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
BYTES_A_SECOND = 10_000_000 / 8
PART = 16_384


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
    site: Path = parser.parse_args().site
    tell_sizes(site)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        tell_starts(browser, url)
        tell_pauses(browser, url)
        browser.close()
    server.shutdown()
    tell_speeds(site)


def tell_sizes(site: Path) -> None:
    print("| file | KB |\n|---|---:|")
    for file in sorted(next(site.glob("engine-*")).iterdir()):
        print(f"| {file.name} | {file.stat().st_size / 1024:.0f} |")
    whole = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    print(f"| the whole folder | {whole / 1024:.0f} |\n")


def tell_starts(browser: Browser, url: str) -> None:
    print("| from a click on Play to a table | desk, s | phone, s |\n|---|---:|---:|")
    found = [both_starts(browser, url, *size) for size in SIZES.values()]
    for name, times in zip(
        ("the first time, at 10 Mbit/s", "from what is kept"), zip(*found, strict=True), strict=True
    ):
        print(f"| {name} | {' | '.join(f'{time:.1f}' for time in times)} |")
    print()


def both_starts(browser: Browser, url: str, size: ViewportSize, slower: int) -> tuple[float, float]:
    Slow.throttled = True
    with alone(browser, url, size) as visitor:
        slow_down(visitor.page, slower)
        cold = started(visitor.page)
        visitor.page.evaluate("navigator.serviceWorker.ready")
        Slow.throttled = False
        visitor.go("/")
        return cold, started(visitor.page)


def slow_down(page: Page, times: int) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})


def tell_pauses(browser: Browser, url: str) -> None:
    """A turn of the strongest bot and a hint, after the table stands."""
    print("| while it thinks | tasks over 50 ms | longest, ms |\n|---|---:|---:|")
    for name, (size, slower) in SIZES.items():
        with alone(browser, url, size) as visitor:
            slow_down(visitor.page, slower)
            tasks = pauses(visitor)
        longest = f"{max(tasks):.0f}" if tasks else "under 50"
        print(f"| {name} | {len(tasks)} | {longest} |")
    print()


def pauses(visitor: Alone) -> list[float]:
    visitor.new_game("new_world", bot="master")
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
    begin = time.perf_counter()
    page.locator(".mode .btn.primary").first.click()
    page.wait_for_selector(".table .frame", timeout=120_000)
    return time.perf_counter() - begin


def tell_speeds(site: Path) -> None:
    """By processor time, so that other work on the machine does not matter."""
    script = WEB / "speed.mjs"
    (engine,) = site.glob("engine-*")
    node = Path((ROOT / ".venv" / ".node").read_text().strip()) / "node"
    done = subprocess.run([node, script, engine.resolve()], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    found = json.loads(done.stdout)
    here = runpy.run_path(str(WEB / "speed.py"))
    print(f"start: {found['start']:.1f} s; memory: {found['memory'] / 1e6:.0f} MB\n")
    print("| mode | WebAssembly | native | ratio |\n|---|---:|---:|---:|")
    for mode in century.modes():
        native = here["SIMULATIONS"] / min(native_time(here, mode) for _ in range(here["TRIES"]))
        wasm = here["SIMULATIONS"] / found[mode]
        print(f"| {mode} | {wasm:,.0f} | {native:,.0f} | {wasm / native:.2f} |")


def native_time(here: dict[str, Any], mode: str) -> float:
    here["prepare"](mode)
    before = time.process_time()
    here["grow"]()
    return time.process_time() - before


if __name__ == "__main__":
    main()
