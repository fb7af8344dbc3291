"""People who play in a browser without a server."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize

from web.visiting import DESK, PHONE, SETTINGS, UNDRAWN, Visitor

READY = "navigator.serviceWorker.ready.then(() => caches.keys()).then((all) => all.length)"


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
        assert self.page.evaluate(READY) == 1


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
