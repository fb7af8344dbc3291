"""Every table at every size: nothing covered, cut, too small or out of reach, whatever is asked."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute

from server.process import Process
from web.moments import hard_moments
from web.visiting import LANGUAGES, MODES, SPEAK, Visitor, visit

SIGHT = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
STANDING = (
    (320, 568),
    (360, 640),
    (390, 844),
    (540, 960),
    (600, 960),
    (720, 1280),
    (768, 1024),
    (800, 1280),
    (820, 1180),
    (1080, 1920),
)
# Browsers on small laptops, the least desk and laptop, and 200 % zoom of 1920 x 1080 besides.
LYING = (
    *((height, width) for width, height in STANDING),
    (1240, 720),
    (1280, 700),
    (1366, 650),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1920, 950),
    (2560, 1440),
)
SIZES = (*STANDING, *LYING)
# Where the bar has the least room for what is asked, in whichever words.
PHONES = ((568, 320), (640, 360), (667, 375), (320, 568), (360, 640), (390, 844))
DESK = 1240  # narrower ones are for fingers
FULLEST = "east_west_3"
OTHERS = pytest.mark.slow("the fullest of the tables is enough before a commit")
TABLES = [pytest.param(mode, marks=OTHERS) if mode != FULLEST else FULLEST for mode in MODES]
LONGEST = "de"
# Looks into every tab of the table in this language.
TOUR = f"""async ([options, language]) => {{
  const look = {SIGHT};
  const soon = () => new Promise((done) => setTimeout(done));
  await ({SPEAK})(language);
  const tabs = [...document.querySelectorAll(".tabs button")];
  if (!tabs.length) return look(options);
  const seen = {{ faults: [], pieces: [] }};
  for (const tab of tabs) {{
    tab.click();
    await soon();
    // What stands around the zones is the same with each of them.
    const only = tab === tabs[0] ? "" : ".felt, .rail";
    const {{ faults, pieces }} = look({{ ...options, only }});
    seen.faults.push(...faults.map((fault) => `${{tab.innerText.split(/\\s/)[0]}}: ${{fault}}`));
    seen.pieces.push(...pieces);
  }}
  return seen;
}}"""
# What the question with this number looks like, and where the boards and the sea lie.
ANSWERED = f"""async ([options, number]) => {{
  const look = {SIGHT};
  const soon = () => new Promise((done) => setTimeout(done));
  const asked = () => document.querySelector(".ask.mine")?.dataset.moment ?? "";
  while (!asked().startsWith(`${{number}} `)) await soon();
  await soon();
  // A chosen location is lifted a little; its place is where it was.
  const place = ({{ offsetLeft, offsetTop, offsetWidth, offsetHeight }}) =>
    [offsetLeft, offsetTop, offsetWidth, offsetHeight];
  const boxes = [...document.querySelectorAll(".felt .board, .felt .loc, .felt .seabox")]
    .filter((piece) => piece.getClientRects().length)
    .map((piece) => place(piece).join(" "));
  const {{ tab }} = document.querySelector(".table").dataset;
  return {{ faults: look(options).faults, tab, places: boxes.join(", ") }};
}}"""

# What the question looks like in these languages, with each cube picked, and the answer to confirm.
WORDED = f"""async ([options, languages]) => {{
  const look = {SIGHT};
  const soon = () => new Promise((done) => setTimeout(done));
  const bar = () => document.querySelector(".ask.mine");
  const faults = [];
  const see = (when) => {{
    for (const fault of look(options).faults) faults.push(`${{when}} ${{fault}}`);
  }};
  for (const language of languages) {{
    await ({SPEAK})(language);
    see(language);
    const moment = () => bar().dataset.moment;
    const asked = moment();
    const answer = () => bar().querySelector(".pick button:enabled, .stepper ~ .end .primary");
    for (let before = ""; before !== moment() && answer(); ) {{
      before = moment();
      answer().click();
      await soon();
      see(`${{language}} then`);
    }}
    while (moment() !== asked) {{
      bar().querySelector(".undo").click();
      await soon();
    }}
  }}
  return faults;
}}"""


class Stage:
    """A page that is shown what a test wants it to see."""

    def __init__(self, visitor: Visitor, mode: str) -> None:
        self.page: Page = visitor.page
        self.moments = hard_moments(mode)
        self._socket: WebSocketRoute | None = None
        self._number = 0
        self.page.route_web_socket("**/api/socket", self._open)
        # The fullest tables first; with more sizes than kinds every kind comes up.
        self.kinds = [*self.moments]
        self.asked = self.kinds[0]
        visitor.go("/game/hard")
        self.page.wait_for_selector(".ask.mine")

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        if json.loads(text)["type"] == "watch":
            self._send({"type": "welcome", "player": "ada"})
            self._tell(self.asked)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _tell(self, kind: str, before: bool = False) -> None:
        self._number += 1
        you, state = self.moments[kind].before if before else self.moments[kind].now
        self._send(you)
        self._send(state | {"number": self._number})

    def ask(self, kind: str, width: int, before: bool = False) -> Any:
        """How the table looks with another question, of which only the bar is looked at."""
        self._tell(kind, before)
        self.asked = kind
        options = {"touch": width < DESK, "only": ".ask, .me"}
        return self.page.evaluate(ANSWERED, [options, self._number])

    def word(self, kind: str, width: int) -> list[str]:
        """What is wrong with the bar in any language, from the question to the whole answer."""
        self.ask(kind, width)
        options = {"touch": width < DESK, "only": ".ask"}
        faults: list[str] = self.page.evaluate(WORDED, [options, LANGUAGES])
        return faults

    def tour(self, width: int, language: str) -> list[str]:
        """What is wrong in any part of the table, all of which have to be somewhere."""
        options = {"touch": width < DESK, "only": ""}
        seen = self.page.evaluate(TOUR, [options, language])
        lost = self.pieces() - {*seen["pieces"]}
        return [*seen["faults"], *(f"nowhere: {piece}" for piece in sorted(lost))]

    def cards(self, kind: str, before: bool = False) -> list[int]:
        """How many point cards the seats have."""
        told = self.moments[kind].before if before else self.moments[kind].now
        return [len(seat.get("cards", [])) for seat in told[1]["view"]["seats"]]

    def pieces(self) -> set[str]:
        """What has to be on the table."""
        view = self.moments[self.asked].now[1]["view"]
        own = view["seats"][view["seat"]]
        return {
            *view["points"]["row"],
            *(place["card"] for place in view.get("market", {}).get("row", [])),
            *view.get("locations", {}),
            *(f"island {island}" for island, _ in enumerate(view.get("islands", []))),
            *own.get("hand", []),
            *(place["card"] for place in own.get("route", [])),
        }


@pytest.mark.parametrize("mode", TABLES)
def test_everything_is_seen_and_reached_at_every_size(
    browser: Browser, process: Process, mode: str
) -> None:
    faults: list[str] = []
    with visit(browser, process.url) as ada:
        stage = Stage(ada, mode)
        for index, (width, height) in enumerate(SIZES):
            ada.resize(ViewportSize(width=width, height=height))
            stage.ask(stage.kinds[index % len(stage.kinds)], width)
            for language in LANGUAGES:
                found = stage.tour(width, language)
                faults += [f"{width}x{height} {language} {fault}" for fault in found]
    assert not faults, "\n".join([f"{len(faults)} faults", *faults[:60]])


@pytest.mark.parametrize("mode", TABLES)
def test_a_question_moves_nothing_and_fits_its_place(
    browser: Browser, process: Process, mode: str
) -> None:
    faults: list[str] = []
    with visit(browser, process.url, language=LONGEST) as ada:
        stage = Stage(ada, mode)
        for index, (width, height) in enumerate(SIZES[::2]):
            ada.resize(ViewportSize(width=width, height=height))
            for kind in stage.moments:
                seen = stage.ask(kind, width)
                faults += [f"{width}x{height} {kind} {fault}" for fault in seen["faults"]]
            kind = stage.kinds[index % len(stage.kinds)]
            after, before = stage.ask(kind, width), stage.ask(kind, width, before=True)
            same_tab = after["tab"] == before["tab"]
            # A card that was claimed before the question is one more in the own area.
            claimed = stage.cards(kind) != stage.cards(kind, before=True)
            if same_tab and not claimed and after["places"] != before["places"]:
                faults.append(f"{width}x{height} {kind} moves the table")
    assert not faults, "\n".join([f"{len(faults)} faults", *faults[:60]])


@pytest.mark.parametrize("mode", TABLES)
def test_every_answer_is_in_sight_on_a_phone(browser: Browser, process: Process, mode: str) -> None:
    faults: list[str] = []
    with visit(browser, process.url, confirm=True) as ada:
        stage = Stage(ada, mode)
        for width, height in PHONES:
            ada.resize(ViewportSize(width=width, height=height))
            for kind in stage.moments:
                found = stage.word(kind, width)
                faults += [f"{width}x{height} {kind} {fault}" for fault in found]
    assert not faults, "\n".join([f"{len(faults)} faults", *faults[:60]])
