"""The browser client on a throttled phone, and its animations: `python tools/browser.py`.

A real Chromium, that of tests/web, against a real server on this machine. Each figure is the best
of several tries, because other work on the machine can only make it worse.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from server.process import Process
from web.chromium import ARGUMENTS, find_chromium

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1440, height=900)
# A phone of the middle class on slow 4G.
SLOWER = 4
NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
# When the page shows what it is for, in milliseconds since the address was asked for.
WATCH = """(selector) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (found && !found.disabled) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
# The time from each frame in which something moves to the next.
FRAMES = """() => new Promise((done) => {
  const gaps = [];
  let last = 0;
  let still = 0;
  const count = (now) => {
    const moving = document.getAnimations().length > 0;
    if (last) gaps.push(now - last);
    still = moving ? 0 : still + 1;
    last = moving ? now : 0;
    if (gaps.length && still > 30) done(gaps);
    else requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
})"""


@contextmanager
def opened(browser: Browser, size: ViewportSize, settings: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(viewport=size, locale="en")
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(f"localStorage.setItem('century-settings', {kept})")
    yield context.new_page()
    context.close()


def load(browser: Browser, url: str, selector: str, secret: str = "") -> tuple[float, int]:
    """Milliseconds until the page can be used, and the bytes that were loaded."""
    with opened(browser, PHONE, {"name": "Ada", "met": ["new_world"]}) as page:
        if secret:
            page.add_init_script(f"localStorage.setItem('century-secret', '{secret}')")
        page.add_init_script(f"({WATCH})({json.dumps(selector)})")
        devtools = page.context.new_cdp_session(page)
        loaded: list[int] = []
        devtools.on(
            "Network.loadingFinished", lambda done: loaded.append(done["encodedDataLength"])
        )
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", NETWORK)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(url)
        page.wait_for_function("() => window.usable", timeout=60_000)
        page.wait_for_load_state("networkidle")
        usable: float = page.evaluate("window.usable")
        return usable, sum(loaded)


def frames(browser: Browser, url: str, secret: str, game: str) -> tuple[list[float], float]:
    """While a card is acquired and a rival's turn is played back: the gaps between frames, and the
    milliseconds that the page's thread worked for each, which other work hardly disturbs."""
    settings = {"name": "Ada", "met": ["spice_road"], "pace": "fast"}
    with opened(browser, DESK, settings) as page:
        page.add_init_script(f"localStorage.setItem('century-secret', '{secret}')")
        page.goto(f"{url}/game/{game}")
        page.wait_for_selector(".ask.mine")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = worked(devtools)
        moving = page.evaluate_handle(f"window.moving = ({FRAMES})(); 0")
        page.click(".market .mcard.is-legal >> nth=0")
        gaps: list[float] = page.evaluate("window.moving")
        moving.dispose()
        return gaps, (worked(devtools) - before) / len(gaps)


def worked(devtools: CDPSession) -> float:
    """Milliseconds of the page's thread so far."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    seconds: float = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    return 1000 * seconds


def ask(page: Page, url: str, path: str, body: Any, secret: str = "") -> Any:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    answer = page.request.post(f"{url}/api{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=5)
    tries = parser.parse_args(arguments).tries
    if tries < 1:
        parser.error(f"--tries {tries}: must be 1 or more")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder) / "games.db", Path(folder)) as process,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page()
        secret = ask(page, process.url, "/players", {"nickname": "Ada"})["secret"]
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]

        def game(mode: str) -> str:
            wanted = {"mode": mode, "seats": seats, "seed": 1}
            made: str = ask(page, process.url, "/games", wanted, secret)["game"]
            return made

        homes = [load(browser, process.url, ".quick .btn.primary") for _ in range(tries)]
        address = f"{process.url}/game/{game('new_world')}"
        tables = [load(browser, address, ".ask.mine", secret) for _ in range(tries)]
        gaps = [frames(browser, process.url, secret, game("spice_road")) for _ in range(tries)]
        browser.close()
    best, work = min(gaps, key=lambda run: run[1])
    print(f"first load: {homes[0][1] / 1000:.0f} KB; a table: {tables[0][1] / 1000:.0f} KB")
    for name, runs in (("home", homes), ("table", tables)):
        times = sorted(usable for usable, _ in runs)
        print(f"{name} usable after {times[0]:.0f} ms (median {median(times):.0f} ms)")
    print(f"animations: {1000 / median(best):.0f} frames a second, longest gap {max(best):.0f} ms")
    print(f"work of the page for a frame: {work:.1f} ms")


if __name__ == "__main__":
    main()
