"""Every page: in five languages without missing words or overflow, and without faults of access."""

import random
import re
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Request, ViewportSize, expect

from server.process import Process
from web.visiting import DESK, LAID_OUT, LANGUAGES, MODES, PHONE, SPEAK, Visitor, visit

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PAGES = (
    "/",
    "/new",
    "/settings",
    "/games",
    *(f"/modes/{mode}" for mode in MODES),
    *(f"/rules/{mode}" for mode in MODES),
    "/learn",
    "/learn/spice_road/trade",
    "/learn/new_world/oust",
    "/learn/east_west_3/plan",
    "/learn/east_west_2/questions",
    "/learn/new_world/sheet",
)
PLACES = {path.strip("/").replace("/", "-") or "home": path for path in PAGES}
# What sticks out of the page, and words that are cut off in their button or label.
OVERFLOW = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const told = "h1, h2, h3, .btn, .chip, .tabs button, .price, .ask b";
  const cut = [...document.querySelectorAll(told)]
    .filter((e) => !e.closest(".vh") && e.getClientRects().length)
    .filter((e) => e.scrollWidth > e.clientWidth + 1)
    .map((e) => `${e.className || e.tagName}: ${e.textContent}`);
  return [...wide, ...cut];
}"""


# What overflows in a language, also with text as in a font that is about 15 % wider than the one
# that the client brings.
LOOK = f"""async (language) => {{
  const widely = new CSSStyleSheet();
  widely.replaceSync("* {{ letter-spacing: 0.066em !important }}");
  document.adoptedStyleSheets = [widely];
  await ({SPEAK})(language);
  await ({LAID_OUT})();
  const faults = ({OVERFLOW})().map((fault) => `wide: ${{fault}}`);
  document.adoptedStyleSheets = [];
  await ({LAID_OUT})();
  return [...faults, ...({OVERFLOW})()];
}}"""

SIZES = ((DESK, "desk"), (PHONE, "phone"))
SMALL = ViewportSize(width=360, height=640)
LOW = ViewportSize(width=568, height=320)
# Buttons of a dialog that cannot be hit, at its beginning or at its end.
OUT_OF_SIGHT = """() => {
  const dialog = document.querySelector("dialog[open]");
  const buttons = [...dialog.querySelectorAll("header button, .acts :is(button, a)")];
  const hidden = [0, dialog.scrollHeight].flatMap((top) => {
    dialog.scrollTop = top;
    return buttons.filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  });
  const scrolls = dialog.scrollHeight > dialog.clientHeight;
  return { scrolls, hidden: hidden.map((button) => button.textContent) };
}"""
FIRST_LOAD = 97_200  # bytes, compressed


# What a person cannot read or hit on a page in a language: text under 11 px, what fingers cannot
# hit, words that are cut. Words inside a sentence are as high as its line.
FLOORS = f"""async ([language, touch]) => {{
  await ({SPEAK})(language);
  const seen = (e) => e.getClientRects().length && !e.closest(".vh, [inert]");
  const name = (e) => `${{e.className || e.localName}}: ${{e.ariaLabel ?? e.textContent.trim()}}`;
  const least = (e) => (e.closest(".coach header") ? 40 : 44) - 0.6;
  const pressed = "button:enabled:not([aria-disabled]), a[href], select, input";
  const small = [...document.querySelectorAll(touch ? pressed : "none")]
    .filter((e) => seen(e) && !e.closest("p, .prose, .toc, h2:not(.mb h2), h3, .table .top, .ref"))
    .filter((e) => {{
      const {{ width, height }} = (e.closest("label") ?? e).getBoundingClientRect();
      return Math.min(width, height) < least(e);
    }})
    .map((e) => `too small for fingers: ${{name(e)}}`);
  const tiny = [...document.querySelectorAll("body :not(script, style, option)")]
    .filter((e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((e) => !(e instanceof SVGElement) && seen(e))
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1) < 10.9)
    .map((e) => `too small to be read: ${{name(e)}}`);
  return [...({OVERFLOW})(), ...small, ...tiny];
}}"""
LONG_WORDS = ("de", "hu")
SCREENS = (
    (320, 568),
    (360, 640),
    (768, 1024),
    (568, 320),
    (640, 360),
    (844, 390),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
)
NARROWER = 1240  # than a desk, and for fingers


class Tables:
    """A table in play for every mode, and the end and the replay of one; and whose they are."""

    def __init__(self, pages: dict[str, str], secret: str) -> None:
        self.pages = pages
        self.secret = secret


@pytest.fixture(scope="module")
def tables(browser: Browser, process: Process) -> Tables:
    pages = {}
    with visit(browser, process.url) as ada:
        for mode in MODES:
            game = ada.new_game(mode, options={"round_limit": 3} if mode == MODES[0] else {})
            ada.play_on(random.Random(7), 8 if mode != MODES[0] else 2000)
            ada.wait_for_turn()  # nothing moves any more
            pages[f"table-{mode}"] = f"/game/{game}"
        first = pages.pop(f"table-{MODES[0]}").removeprefix("/game/")
        game = ada.new_game(MODES[0])
        pages[f"table-{MODES[0]}"] = f"/game/{game}"
        seats = [{"kind": "human"}, {"kind": "open"}]
        waiting = ada.api("/games", {"mode": MODES[0], "seats": seats})["game"]
        invited = ada.api(f"/games/{waiting}/invitations", {"seat": 1})
        pages["lobby"] = f"/game/{waiting}"
        pages["join"] = invited["path"]
        pages["final"] = f"/game/{first}"
        pages["replay"] = f"/replay/{first}#3"
        return Tables(pages, ada.page.evaluate("localStorage.getItem('century-secret')"))


# What a page shows when it has all that it asks for, by the first part of its address.
READY = {
    "": ".mode .chip:has-text('–')",
    "new": ".seatline select:has(option:nth-child(4))",
    "settings": "fieldset",
    "games": ".list li a",
    "modes": ".sample .tile, .sample .card",
    "rules": ".prose h2 .tryit",
    "learn": ".lessons li, .coach p, .legend",
    "game": ".frame .ask, .fin, .seatlist",
    "join": ".seatlist",
    "replay": ".replaybar",
}


def settle(visitor: Visitor, path: str) -> None:
    visitor.go(path)
    visitor.page.wait_for_selector(READY[path.split("/")[1]])
    visitor.lay_out()


def test_every_page_in_every_language(browser: Browser, process: Process, tables: Tables) -> None:
    """With the letters of the client, and with wide ones."""
    with visit(browser, process.url, secret=tables.secret) as ada:
        for name, path in (PLACES | tables.pages).items():
            settle(ada, path)
            for (size, kind), language in product(SIZES, LANGUAGES):
                ada.page.set_viewport_size(size)
                faults = ada.page.evaluate(LOOK, language)
                assert not faults, f"{name}, {kind}, {language}: {faults}"
                if language == "en" or name in ("home", "table-east_west_3"):
                    ada.shoot(f"{name}-{kind}-{language}")
            assert not ada.faults, f"{name}: {ada.faults}"


def test_every_page_fits_every_screen(browser: Browser, process: Process, tables: Tables) -> None:
    faults = []
    names = ("home", "new", "settings", "rules-east_west_3", "learn", "learn-spice_road-trade")
    pages = {name: PLACES[name] for name in names}
    pages |= {name: tables.pages[name] for name in ("lobby", "join", "final")}
    with visit(browser, process.url, secret=tables.secret) as ada:
        for name, path in pages.items():
            settle(ada, path)
            for width, height in SCREENS:
                ada.resize(ViewportSize(width=width, height=height))
                for language in LONG_WORDS:
                    found = ada.page.evaluate(FLOORS, [language, width < NARROWER])
                    faults += [f"{name} {width}x{height} {language} {fault}" for fault in found]
    assert not faults, "\n".join([f"{len(faults)} faults", *faults[:60]])


# Half-way between two themes, or while a piece fades in, the contrast is neither's.
STILL = """() => Promise.all(
  document.getAnimations()
    .filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity)
    .map((moving) => moving.finished.catch(() => {}))
)"""


def axe(visitor: Visitor, name: str, options: dict[str, Any]) -> None:
    """What axe finds on the page once it is drawn and its colours have settled."""
    visitor.draw()
    visitor.page.evaluate(STILL)
    told = visitor.page.evaluate(
        "options => axe.run(document, { resultTypes: ['violations'], ...options })", options
    )
    found = [
        f"{name}: {fault['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for fault in told["violations"]
        for node in fault["nodes"]
    ]
    assert not found, "\n".join(found[:10])


def test_axe_finds_nothing(browser: Browser, process: Process, tables: Tables) -> None:
    with visit(browser, process.url, secret=tables.secret, theme="light") as ada:
        page = ada.page
        for name, path in (PLACES | tables.pages).items():
            settle(ada, path)
            page.evaluate(AXE)
            axe(ada, name, {"rules": {"target-size": {"enabled": True}}})
            page.evaluate("document.documentElement.dataset.theme = 'dark'")
            axe(ada, f"{name}, dark", {"runOnly": ["color-contrast"]})
            ada.shoot(f"{name}-desk-dark")


def test_axe_finds_nothing_in_what_opens_over_the_table(
    browser: Browser, process: Process, tables: Tables
) -> None:
    with visit(browser, process.url, secret=tables.secret, met=[]) as ada:
        page = ada.page
        settle(ada, tables.pages["table-east_west_2"])
        page.evaluate(AXE)
        page.wait_for_selector("dialog .overview")
        axe(ada, "overview", {})
        ada.shoot("overview-desk-en")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        for key, shown in (("?", ".keys"), ("/", "#command")):
            page.keyboard.press(key)
            page.wait_for_selector(f"dialog {shown}")
            axe(ada, shown, {})
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        page.click(".top [aria-haspopup=dialog]")
        page.wait_for_selector("dialog .menu")
        axe(ada, "menu", {})
        ada.shoot("menu-desk-en")


def test_a_dialog_keeps_its_buttons_in_sight(browser: Browser, process: Process) -> None:
    with visit(browser, process.url, met=[], size=LOW) as ada:
        ada.new_game("east_west_3")
        for opener in ("", "s"):  # the overview opens by itself, the legend by a key
            if opener:
                ada.page.keyboard.press(opener)
            ada.page.wait_for_selector("dialog[open]")
            found = ada.page.evaluate(OUT_OF_SIGHT)
            assert found["scrolls"]
            assert not found["hidden"]
            ada.page.keyboard.press("Escape")
            ada.page.wait_for_selector("dialog[open]", state="detached")


def test_a_finished_game_is_replayed(browser: Browser, process: Process, tables: Tables) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        settle(ada, tables.pages["replay"])
        slider = page.locator(".replaybar input")
        expect(slider).to_have_value("3")
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile("#4$"))
        page.keyboard.press("Home")
        page.wait_for_selector(".replaybar:has-text('The beginning')")
        page.keyboard.press("End")
        expect(slider).to_have_value(slider.get_attribute("max") or "")
        slider.fill("2")
        expect(page).to_have_url(re.compile("#2$"))
        # What was done is a sentence with its cubes in it, on a small phone too.
        ada.resize(SMALL)
        drawn = page.locator(".replaybar .drawn")
        for step in range(3, 12):
            slider.fill(str(step))
            expect(page).to_have_url(re.compile(f"#{step}$"))
            if drawn.count():
                break
        expect(drawn.first).to_be_visible()
        expect(drawn.first).to_have_css("display", "inline-flex")


def test_the_first_load_is_light_and_asks_no_other_host(browser: Browser, process: Process) -> None:
    context = browser.new_context()
    page = context.new_page()
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.goto(process.url)
    page.wait_for_selector(".mode")
    page.wait_for_load_state("networkidle")
    assert all(request.url.startswith(process.url) for request in asked)
    assert 0 < sum(request.sizes()["responseBodySize"] for request in asked) < FIRST_LOAD
    context.close()


def test_the_client_can_be_installed(browser: Browser, process: Process) -> None:
    context = browser.new_context()
    manifest = context.request.get(f"{process.url}/manifest.webmanifest").json()
    assert (
        urljoin(f"{process.url}/manifest.webmanifest", manifest["start_url"]) == f"{process.url}/"
    )
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert context.request.get(urljoin(f"{process.url}/", icon["src"])).ok
    context.close()
