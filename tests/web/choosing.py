"""How a person gives an answer on the table: where to click for an action."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from web.visiting import open_tab

# Answers that are buttons of the bar, by what stands on them.
BAR = {
    "rest": "Rest",
    "done": "Stop here",
    "use": "Use it",
    "take": "Take it",
    "claim": "Claim it",
    "build": "Build",
}
SKIPS = {
    "bonus": "No bonus tile",
    "claim": "Do not claim",
    "swap": "Leave it so",
    "build": "Do not build",
}
CUBES = ("place", "upgrade", "discard", "pay", "spend")


def give(page: Page, token: str, view: dict[str, Any]) -> None:
    """Clicks what a person would click for this action."""
    word, _, target = token.partition(" ")
    if token in BAR:
        page.click(f".ask .end .btn:has-text('{BAR[token]}')")
    elif token == "skip":
        page.click(f".ask .end .btn:has-text('{SKIPS[view['decision']]}')")
    elif word in CUBES:
        page.click(f".pick button:has([href='#cube-{target}'])")
    elif word == "trade":
        step_to(page, int(target), lambda: page.click(".stepper button >> nth=0"))
        page.click(".ask .end .btn.primary")
    elif word == "swap":
        first, second = (
            view["seats"][view["seat"]]["route"][int(place) - 1]["card"] for place in target.split()
        )
        touch(page, first)
        page.wait_for_selector(f"[data-piece='{first}'].is-chosen")
        touch(page, second)
    else:
        touch(page, piece(word, target, view))


def step_to(page: Page, times: int, fewer: Callable[[], None]) -> None:
    """The stepper begins with the most."""
    shown = page.locator(".stepper output")
    most = int(shown.inner_text().rstrip("×"))
    for less in range(most - 1, times - 1, -1):
        fewer()
        expect(shown).to_have_text(f"{less}×")


def piece(word: str, target: str, view: dict[str, Any]) -> str:
    """What lies there."""
    if word == "explore":
        places: dict[str, dict[str, Any]] = view["locations"]
        covered = (place for place, here in places.items() if here.get("tile") == target)
        return next(covered, target)
    if word in ("sail", "post"):
        return f"island {target}"
    if word == "claim":
        card: str = view["points"]["row"][int(target) - 1]
    elif word == "acquire":
        card = view["market"]["row"][int(target) - 1]["card"]
    elif word in ("route", "replace"):
        card = view["seats"][view["seat"]]["route"][int(target) - 1]["card"]
    else:
        card = target
    return card


def touch(page: Page, name: str) -> None:
    """A piece of the table; on a phone it may lie behind another tab."""
    found = page.locator(f"[data-piece='{name}']:visible")
    tabs = page.locator(".tabs button:has(.badge):visible")
    for tab in range(tabs.count() if not found.count() else 0):
        open_tab(tabs.nth(tab))
        if found.count():
            break
    found.first.click()
