"""The fonts that the client brings: with them it looks the same on every machine."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from server.process import Process
from web.visiting import visit

ROOT = Path(__file__).resolve().parents[2]
# Letters of the five languages that their texts may need, whether or not they have them today.
ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "de": "äöüß",
    "nl": "áéíóúèëïöüĳ",
    "hu": "áéíóöőúüű",
}
SIGNS = "\n↑→●"  # drawn by whatever font has them
SHOW = """([text, font]) => {
  const shown = document.createElement("p");
  shown.id = "shown";
  shown.textContent = text;
  shown.style.font = font;
  shown.style.whiteSpace = "pre";
  document.body.replaceChildren(shown);
  shown.offsetWidth;
  return document.fonts.ready.then(() => true);
}"""


def characters() -> str:
    """Those of the alphabets, and all that stand in phrases and rules."""
    locales = ROOT / "src" / "century" / "locales"
    pages = [*locales.rglob("*.ftl"), *locales.rglob("*.md")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    letters = "".join(ALPHABETS.values())
    found = set(letters + letters.replace("ß", "").upper()).union(*texts)
    return "".join(sorted(found - set(SIGNS)))


@pytest.mark.parametrize(
    ("font", "family"),
    [("400 15px var(--font-ui)", "Figtree"), ("700 22px var(--font-piece)", "Petrona")],
    ids=["text", "pieces"],
)
def test_every_character_of_the_five_languages_is_drawn_by_them(
    browser: Browser, process: Process, font: str, family: str
) -> None:
    with visit(browser, process.url) as ada:
        ada.page.evaluate(SHOW, [characters(), font])
        devtools = ada.page.context.new_cdp_session(ada.page)
        devtools.send("DOM.enable")
        devtools.send("CSS.enable")
        root = devtools.send("DOM.getDocument")["root"]["nodeId"]
        shown = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "#shown"})
        drawn = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": shown["nodeId"]})["fonts"]
        assert all(one["isCustomFont"] for one in drawn), drawn
        assert drawn[0]["familyName"].startswith(family)
        assert sum(one["glyphCount"] for one in drawn) == len(characters())


def test_their_licences_are_served_with_them(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        path = ada.page.get_attribute(".foot a[target]", "href")
        told = ada.page.request.get(f"{process.url}{path}").text()
        for name in ("Figtree", "Petrona"):
            assert f"The {name} Project Authors" in told
        assert told.count("SIL OPEN FONT LICENSE Version 1.1") == 2
