"""People who play in a browser without a server."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize

from web.visiting import DESK, PHONE, SETTINGS, UNDRAWN, Visitor

READY = "navigator.serviceWorker.ready.then(() => true)"
# What quick starts need, too, which comes once a game has gone on for a while.
KEPT = "caches.open('memory').then((cache) => cache.keys()).then((all) => all.length)"
# Playwright's own waits take a promise for something true.
UNTIL = """async ([script, value]) => {
  const soon = () => new Promise((done) => setTimeout(done, 10));
  const ask = (0, eval)(`(async (value) => ${script})`);
  while (!(await ask(value))) await soon();
}"""


class Alone(Visitor):
    """The page itself is asked what a server would be asked."""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}?{path}")
        self.page.wait_for_selector("#main:not([aria-busy])")

    def api(self, path: str, body: Any = None) -> Any:
        method = "GET" if body is None else "POST"
        script = "([method, path, body]) => century.request(method, path, body ?? undefined)"
        return self.page.evaluate(script, [method, path, body])

    def keep_everything(self) -> None:
        """Until no net is needed any more."""
        assert self.page.evaluate(READY)

    def wait_until(self, script: str, value: Any = None) -> None:
        """Until a promise comes to something true, of a `value`."""
        self.page.evaluate(UNTIL, [script, value])


def prepare(context: BrowserContext, **settings: Any) -> None:
    kept = json.dumps(json.dumps(SETTINGS | settings))
    first = "if (!localStorage.getItem('century-settings'))"
    context.add_init_script(f"{first} localStorage.setItem('century-settings', {kept})")
    context.add_init_script(UNDRAWN)


@contextmanager
def alone(
    browser: Browser, url: str, size: ViewportSize = DESK, **settings: Any
) -> Iterator[Alone]:
    context = browser.new_context(
        viewport=size, has_touch=size is PHONE, reduced_motion="reduce", locale="en"
    )
    prepare(context, **settings)
    visitor = Alone(context.new_page(), url)
    try:
        visitor.go("/")
        yield visitor
    except BaseException:
        visitor.shoot("failed", wanted=True)
        raise
    finally:
        context.close()
    assert not visitor.faults, visitor.faults
