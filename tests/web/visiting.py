"""People who play in a browser."""

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

SHOTS = Path(__file__).resolve().parents[2] / "screenshots"
WANTED = "CENTURY_SCREENSHOTS" in os.environ  # each takes a part of a second
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
MODES = ("spice_road", "new_world", "east_west_1", "east_west_2", "east_west_3")
LANGUAGES = ("en", "fr", "de", "nl", "hu")
SEED = 7  # of games where nothing else is said: what is on the table is always the same
PATIENCE = 180_000  # milliseconds that no healthy page needs
SETTINGS = {"name": "Ada", "pace": "none", "met": list(MODES)}
# What can be chosen now: pieces that are highlighted, cubes, and the answers of the bar.
CHOICES = ", ".join(
    [
        ".is-legal > .face",
        "button.card.is-legal",
        "button.tile.is-legal",
        "button.stack:has(.is-legal)",
        "g.hex.is-legal",
        ".pick button:enabled",
        ".ask .end .btn:not(.quiet)",
    ]
)
# Where to click one of them, and what covers it there. Cards of a large hand overlap.
SPOT = """(one) => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = one.getBoundingClientRect();
  const x = box.left + (one.closest(".crowded") ? 8 : box.width / 2);
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const name = one.getAttribute("aria-label") ?? one.textContent;
  const covered = one.contains(hit) ? "" : (hit?.outerHTML ?? "nothing");
  return { x, y, name, covered, moment: document.querySelector(".ask.mine")?.dataset.moment };
}"""
ASKED = ".ask.mine[aria-busy=false] .q"
WARNED = ".live[role=alert]:not(:empty)"  # a notice is shown for seconds, and stands here longer
SEEN = """(choices) => [...document.querySelectorAll(choices)]
  .filter((e) => e.getClientRects().length && !e.textContent.includes("Undo"))"""
FIND = f"""async ([choices, chance]) => {{
  await document.fonts.ready;  // until then pieces may move
  const all = ({SEEN})(choices);
  const one = all[Math.floor(chance * all.length)];
  return one ? ({SPOT})(one) : null;
}}"""
FIND_ALL = f"(choices) => document.fonts.ready.then(() => ({SEEN})(choices).map({SPOT}))"
CHANGED = """(before) => document.querySelector(".fin")
  || document.querySelector(".ask")?.dataset.moment !== before"""
OFTEN = 10.0  # milliseconds; looking at every frame makes the browser draw one

# Drawing takes a third of a browser's time, and is seen in pictures and by axe alone.
UNDRAWN = """addEventListener("DOMContentLoaded",
  () => document.documentElement.style.opacity = "0")"""
DRAW = "document.documentElement.style.opacity = ''"

# What a page changes when its size changes is changed in the next frame and seen in the one after;
# only then is it known which fonts it needs.
LAID_OUT = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(document.fonts.ready))))
  .then(() => true)"""

# Changes the language as another tab of the browser would.
SPEAK = """async (language) => {
  const soon = () => new Promise((done) => setTimeout(done));
  const kept = JSON.parse(localStorage.getItem("century-settings"));
  const next = JSON.stringify({ ...kept, language });
  localStorage.setItem("century-settings", next);
  dispatchEvent(new StorageEvent("storage", { key: "century-settings", newValue: next }));
  while (document.documentElement.lang !== language) await soon();
  await soon();
}"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser of one person; a message in its console is a fault."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("#main:not([aria-busy])", state="attached")

    def resize(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        self.lay_out()

    def lay_out(self) -> None:
        """Until everything is where it stays, in the fonts that the client brings."""
        self.page.evaluate(LAID_OUT)

    def draw(self) -> None:
        """From now on the page is not only laid out."""
        self.page.evaluate(DRAW)

    def shoot(self, name: str, wanted: bool = WANTED) -> None:
        """A picture, if pictures are wanted."""
        if wanted:
            self.draw()
            SHOTS.mkdir(exist_ok=True)
            self.page.screenshot(path=SHOTS / f"{name}.png")

    def api(self, path: str, body: Any = None) -> Any:
        """A request of this person, beside the page."""
        secret = self.page.evaluate("localStorage.getItem('century-secret')")
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        if body is None:
            answer = self.page.request.get(f"{self.url}/api{path}", headers=headers)
        else:
            answer = self.page.request.post(f"{self.url}/api{path}", headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def new_game(
        self, mode: str, bot: str = "greedy", bots: int = 1, seed: int = SEED, **more: Any
    ) -> str:
        """A game against bots, made beside the page, and its table."""
        if not self.page.evaluate("localStorage.getItem('century-secret')"):
            told = self.api("/players", {"nickname": "Ada"})
            secret = json.dumps(told["secret"])
            self.page.evaluate(f"localStorage.setItem('century-secret', {secret})")
        seats = [{"kind": "human"}, *[{"kind": "bot", "bot": bot}] * bots]
        wanted = {"mode": mode, "seats": seats, "seed": seed, "hints": True, **more}
        game: str = self.api("/games", wanted)["game"]
        self.go(f"/game/{game}")
        self.page.wait_for_selector(".frame, .fin")
        return game

    def hear(self, words: str) -> None:
        """Until a notice says so. It is read out too, and stays there when it is shown no more."""
        self.page.wait_for_selector(f".live:has-text('{words}')", state="attached")

    def look_until(self, happened: Callable[[], bool]) -> None:
        """Until something happened that the page cannot tell by itself."""
        until = time.monotonic() + PATIENCE / 1000
        while not happened():
            assert time.monotonic() < until, f"{happened} did not happen"
            self.page.wait_for_timeout(OFTEN)

    def over(self) -> bool:
        return self.page.locator(".fin").count() > 0

    def is_asked(self) -> bool:
        """Whether the person has to decide now."""
        return self.page.locator(ASKED).count() > 0

    def wait_for_turn(self) -> bool:
        """Until the person has to decide; False when the game is over."""
        self.page.wait_for_selector(f"{ASKED}, .fin")
        return not self.over()

    def wait_for_change(self, moment: str | None) -> None:
        """Until something else is asked than at that moment, or nothing any more."""
        self.page.wait_for_function(CHANGED, arg=moment, polling=OFTEN)

    def choose(self, dice: random.Random) -> None:
        """One of the highlighted choices, with a click."""
        page = self.page
        found = page.evaluate(FIND, [CHOICES, dice.random()])
        if found is None:  # what can be chosen lies in another part of the table
            open_tab(page.locator(".tabs button:has(.badge)").first)
            return
        assert not found["covered"], f"{found['name']} is covered by {found['covered']}"
        page.mouse.click(found["x"], found["y"])
        self.wait_for_change(found["moment"])

    def check_choices(self) -> None:
        """Nothing lies on what can be chosen in this part of the table."""
        for found in self.page.evaluate(FIND_ALL, CHOICES):
            assert not found["covered"], f"{found['name']} is covered by {found['covered']}"

    def play_on(self, dice: random.Random, most: int = 2000) -> int:
        """To the end of the game, or so many choices."""
        for made in range(most):
            if not self.wait_for_turn():
                return made
            self.choose(dice)
        return most


def open_tab(tab: Locator) -> None:
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")


@contextmanager
def visit(
    browser: Browser,
    url: str,
    *,
    size: ViewportSize = DESK,
    secret: str = "",
    **settings: Any,
) -> Iterator[Visitor]:
    context = browser.new_context(
        viewport=size,
        has_touch=size is PHONE,
        reduced_motion="reduce",
        locale="en",
    )
    kept = json.dumps(json.dumps(SETTINGS | settings))
    first = "if (!localStorage.getItem('century-settings'))"
    context.add_init_script(f"{first} localStorage.setItem('century-settings', {kept})")
    context.add_init_script(UNDRAWN)
    if secret:
        context.add_init_script(f"localStorage.setItem('century-secret', {json.dumps(secret)})")
    visitor = Visitor(context.new_page(), url)
    try:
        visitor.go("/")
        yield visitor
    except BaseException:
        visitor.shoot("failed", wanted=True)
        raise
    finally:
        context.close()
    assert not visitor.faults, visitor.faults
