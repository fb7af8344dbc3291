"""A browser is told of a turn while no page of the game is open, and is led there."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from server import push_service
from server.process import Process
from web.visiting import Visitor, visit

# No push service can be reached from here, so the browser has a subscription of ours.
SUBSCRIBE = """(subscription) => {
  const taken = { endpoint: subscription.endpoint, toJSON: () => subscription };
  let now = null;
  taken.unsubscribe = async () => { now = null; return true; };
  PushManager.prototype.subscribe = async () => (now = taken);
  PushManager.prototype.getSubscription = async () => now;
}"""
# A browser without a screen shows no notices: the worker notes what it would show, and what opens.
NOTE = """() => {
  self.shown = new Promise((done) => {
    registration.showNotification = async (title, options) => done({ title, ...options });
  });
  self.opened = new Promise((done) => { clients.openWindow = async (path) => done(path); });
}"""
CLICK = """async () => {
  const notification = { ...(await shown), close: () => undefined };
  const waitUntil = () => undefined;
  dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
  return opened;
}"""


def act(visitor: Visitor, game: str) -> None:
    """The first legal action of a person who is not at the table."""
    state = visitor.api(f"/games/{game}")
    body = {"number": state["number"], "seat": 0, "token": state["actions"][0]}
    visitor.api(f"/games/{game}/actions", body)


def deliver(page: Page, site: str, sealed: bytes, taker: push_service.Browser) -> None:
    """What the push service was sent, as the browser hands it to the service worker."""
    session = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not known:
        page.evaluate("null")  # lets what the browser tells come in
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": site,
            "registrationId": known[-1]["registrationId"],
            "data": json.dumps(taker.read(sealed)),
        },
    )


def test_notices_are_asked_for_shown_and_lead_to_the_game(browser: Browser, tmp_path: Path) -> None:
    service = push_service.PushService()
    contact, hosts = "mailto:host@example.org", service.place
    with (
        Process(
            tmp_path / "games.db",
            tmp_path,
            CENTURY_PUSH_CONTACT=contact,
            CENTURY_PUSH_HOSTS=hosts,
        ) as process,
        visit(browser, process.url) as ada,
    ):
        game = ada.new_game("spice_road", clock={"kind": "days", "days": 3})
        page, taker = ada.page, push_service.Browser(service, "ada")
        page.context.grant_permissions(["notifications"], origin=process.url)
        ada.go("/settings")
        page.evaluate(SUBSCRIBE, taker.subscription)
        push = page.get_by_label("Tell me in this browser")
        push.check()
        expect(push).to_be_enabled()
        act(ada, game)  # and the bot after it
        ada.look_until(lambda: bool(page.context.service_workers))
        (worker,) = page.context.service_workers
        worker.evaluate(NOTE)
        deliver(page, process.url, service.next()[2], taker)
        shown, path = worker.evaluate("shown"), f"/game/{game}"
        assert (shown["title"], shown["body"], shown["tag"]) == ("Your turn", "Spice Road", game)
        assert worker.evaluate(CLICK) == path
        push.uncheck()
        expect(push).to_be_enabled()
        assert page.evaluate("navigator.serviceWorker.getRegistration('/').then((one) => !one)")
        assert ada.api("/players/me/data")["notices"] == []
        page.click("button:has-text('New feed address')")
        expect(page.get_by_label("Feed")).to_have_value(re.compile("/feed/"))
        page.click("button:has-text('Delete the feed')")
        page.wait_for_selector(".toast:has-text('The feed is deleted.')")
    service.stop()
