"""What goes wrong ends in a clear message, or goes on; nothing that was played is lost."""

import hashlib
import json
import random
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect

from solo.alone import KEPT, Alone, alone
from solo.host import Host, hosted
from web.beside import Beside
from web.conftest import browser as browser

LIBRARY = "century/library/libcentury.so"


@pytest.fixture
def own(built: Path, tmp_path: Path) -> Path:
    """A site that may be changed."""
    shutil.copytree(built, tmp_path / "site")
    return tmp_path / "site"


@pytest.fixture
def changing(own: Path, tmp_path: Path) -> Iterator[Host]:
    with hosted(own, tmp_path / "host") as host:
        yield host


def spoil_library(site: Path) -> None:
    """As where a browser refuses its instructions."""
    (archive,) = site.glob("engine-*/century.zip")
    with zipfile.ZipFile(archive) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    files[LIBRARY] = b"\0asm\1\0\0\0 no module"
    (sum_file,) = (name for name in files if name.startswith(f"{LIBRARY}."))
    files[sum_file] = hashlib.sha256(files[LIBRARY]).hexdigest().encode()
    with zipfile.ZipFile(archive, "w") as packed:
        for name, data in files.items():
            packed.writestr(name, data)


def test_where_the_compiled_rules_do_not_run(browser: Browser, own: Path, changing: Host) -> None:
    """A browser without SIMD: people play, and are told why bots take long."""
    spoil_library(own)
    with alone(browser, changing.url) as ada:
        game = Beside(ada, "spice_road", bot="random", round_limit=1)
        expect(ada.page.locator(".solo-status")).to_contain_text("slow")
        game.play_on()
        assert game.state()["status"] == "finished"
        ada.faults.clear()


ROOM = 24_000_000  # bytes that the browser gives the site: enough for its files
# Browsers remember for a while how much was free, so the room is used up, not made smaller.
FILL = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("of somebody else");
  asked.onupgradeneeded = () => asked.result.createObjectStore("all", { autoIncrement: true });
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const add = (size) => {
      if (size < 64) return done(asked.result.close());
      const bytes = new Uint8Array(size);
      for (let i = 0; i < size; i += 65536) crypto.getRandomValues(bytes.subarray(i, i + 65536));
      const writing = asked.result.transaction("all", "readwrite", { durability: "strict" });
      writing.objectStore("all").add(bytes);
      writing.oncomplete = () => add(size);
      writing.onabort = () => add(size / 2);
    };
    add(4194304);
  };
})"""


def test_a_full_disk(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        session = ada.page.context.new_cdp_session(ada.page)
        origin = "/".join(host.url.split("/")[:3])
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": ROOM})
        game = Beside(ada, "spice_road", round_limit=2)
        ada.wait_for_turn()
        before = game.state()
        ada.keep_everything()
        ada.page.evaluate(FILL)
        ada.page.keyboard.press("/")
        ada.page.wait_for_selector("#command:focus")
        ada.page.keyboard.type(before["actions"][0])
        ada.page.keyboard.press("Enter")
        ada.hear("no room left")
        assert game.state()["number"] == before["number"]
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        ada.page.reload()
        game.play_on()
        assert game.state()["status"] == "finished"
        ada.faults.clear()


def test_a_store_without_its_parts(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        ada.page.evaluate(
            """() => new Promise((done) => {
              indexedDB.open("century", 1).onsuccess = ({ target }) => {
                target.result.close();
                done();
              };
            })"""
        )
        game = ada.new_game("spice_road", bot="normal")
        ada.page.reload()
        ada.wait_for_turn()
        assert [one["game"] for one in ada.api("/games")["games"]] == [game]


def publish(site: Path, name: str, missing: bool = False) -> None:
    """Another version of the site; with `missing` not all of its files are there yet."""
    worker = site / "worker.js"
    text = worker.read_text()
    version = text.split('VERSION = "', 1)[1].split('"', 1)[0]
    text = text.replace(version, name)
    files = json.loads(text.split("FILES = ", 1)[1].split(";", 1)[0])
    wanted = [*(one for one in files if one != "later.txt"), *(["later.txt"] if missing else [])]
    worker.write_text(text.replace(json.dumps(files), json.dumps(wanted)))


UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update())"
VERSIONS = "caches.keys().then((all) => all.filter((name) => name.startsWith('century-')))"


def test_a_new_version_asks_before_it_takes_over(
    browser: Browser, own: Path, changing: Host
) -> None:
    with alone(browser, changing.url) as ada:
        game = Beside(ada, "spice_road", round_limit=3)
        ada.keep_everything()
        ada.page.reload()
        game.play_on(2)
        first = ada.page.evaluate(VERSIONS)
        publish(own, "newer")
        ada.page.evaluate(UPDATE)
        expect(ada.page.locator(".solo-status")).to_contain_text("new version")
        game.play_on(2)  # the old one goes on
        before = game.state()["number"]
        assert set(first) < set(ada.page.evaluate(VERSIONS))
        with ada.page.expect_navigation():
            ada.page.locator(".solo-status .primary").click()
        ada.wait_until("caches.has('century-newer')")
        ada.wait_until(f"{VERSIONS}.then((all) => all.length === 1)")
        ada.wait_for_turn()
        assert game.state()["number"] >= before
        game.play_on()
        assert game.state()["status"] == "finished"


def test_an_update_that_is_only_half_there(browser: Browser, own: Path, changing: Host) -> None:
    with alone(browser, changing.url) as ada:
        game = Beside(ada, "spice_road", round_limit=2)
        ada.keep_everything()
        ada.page.reload()
        ada.wait_for_turn()
        publish(own, "half", missing=True)
        ada.page.evaluate(f"{UPDATE}.catch(() => null)")
        ada.wait_until("navigator.serviceWorker.getRegistration().then((one) => !one.installing)")
        changing.cut()
        ada.page.reload()
        expect(ada.page.locator(".solo-status")).to_have_count(0)
        game.play_on()
        assert game.state()["status"] == "finished"
        ada.faults.clear()


RUBBISH = """caches.open("memory").then(async (cache) => {
  const [name] = await cache.keys();
  const packed = new Blob(["rubbish"]).stream().pipeThrough(new CompressionStream("gzip"));
  await cache.put(name, new Response(await new Response(packed).blob()));
})"""
UNFIT = "the kept memory does not fit"


@contextmanager
def told(visitor: Alone) -> Iterator[list[str]]:
    """What the console says, of the workers too."""
    heard: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        heard.append(said.text)

    visitor.page.on("console", hear)
    yield heard
    visitor.page.remove_listener("console", hear)


def test_a_start_from_memory(browser: Browser, host: Host) -> None:
    """What is kept is used; where it does not fit, a start does without, and it is kept anew."""
    with alone(browser, host.url) as ada:
        game = ada.new_game("spice_road", bot="normal", options={"round_limit": 9})
        ada.keep_everything()
        ada.wait_until(KEPT)
        host.cut()
        for is_spoilt in (False, True, False):
            if is_spoilt:
                ada.page.evaluate(RUBBISH)
            with told(ada) as heard:
                ada.page.reload()
                ada.play_on(random.Random(4), 3)
            assert any(UNFIT in line for line in heard) == is_spoilt
            ada.wait_until(KEPT)
        assert len(ada.api(f"/games/{game}")["log"]["lines"]) > 4


def test_a_worker_that_thinks_is_killed(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        ada.new_game("spice_road", bot="mcts", options={"round_limit": 3})
        ada.play_on(random.Random(2), 2)
        ada.page.evaluate("century.restart()")
        ada.play_on(random.Random(3))
        assert ada.over()
