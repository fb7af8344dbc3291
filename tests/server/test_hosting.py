"""The files for hosts: they name what there is, and several processes are restarted one by one."""

import json
import re
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from century.server.running.metrics import Metrics
from century.server.settings import PREFIX, Settings
from century.server.thinking.tally import Tally
from server.playing import PATIENCE, Person, Site, open_http
from server.postgres import Postgres
from server.process import Process

HOSTING = Path(__file__).resolve().parents[2] / "hosting"
NOT_SETTINGS = {"CENTURY_SITE", "CENTURY_PROCESSES"}  # of the compose file itself


def test_the_dashboard_shows_numbers_that_there_are(site: Site) -> None:
    families = [family.name for family in site.service.metrics.registry.collect()]
    known = {*families, *(f"{name}_total" for name in families)}
    board = json.loads((HOSTING / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(asked) > 10
    for expression in asked:
        for name in re.findall(r"century_\w+", expression):
            assert name.removesuffix("_bucket") in known, name


def test_the_files_name_settings_that_there_are() -> None:
    compose: Any = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    assert {"proxy", "server", "database", "ray"} <= compose["services"].keys()
    settings = {f"{PREFIX}{name}".upper() for name in Settings.model_fields}
    for file in ("compose.yaml", "century.service", "Containerfile"):
        text = (HOSTING / file).read_text()
        assert set(re.findall(r"CENTURY_[A-Z_]+", text)) <= settings | NOT_SETTINGS, file
    page = (HOSTING.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in settings:
        assert f"`{name}`" in page, name
    assert (HOSTING / "century.service").read_text() in page
    assert "Strict-Transport-Security" in (HOSTING / "Caddyfile").read_text()
    assert compose["services"]["server"]["ulimits"]["nofile"] >= 65_536
    assert yaml.safe_load((HOSTING / "prometheus.yml").read_text())["scrape_configs"]


@pytest.mark.slow("starts and restarts several processes")
def test_processes_are_restarted_one_by_one(postgres: Postgres, tmp_path: Path) -> None:
    """While people play: nothing is lost, and somebody always answers."""
    url = postgres.create_database("rolling")
    with Process(url, tmp_path, "--workers", "2") as server, open_http(server.url) as http:
        started(server, 2)
        ada = Person(http, "Ada")
        numbers: list[int] = []
        stop = threading.Event()

        def play() -> None:
            with open_http(server.url) as own:
                person = Person(own, None, ada.secret)
                state = person.create("spice_road", options={"round_limit": 300})
                games.append(state["game"])
                while not stop.is_set():
                    state = act(person, state)
                    numbers.append(state["number"])
                    if state["status"] == "finished":
                        return
                    time.sleep(0.02)  # the processes that start need the processors

        games: list[str] = []
        players = [threading.Thread(target=play) for _ in range(3)]
        for player in players:
            player.start()
        server.signal(signal.SIGHUP)
        started(server, 4)
        before = len(numbers)
        until = time.monotonic() + PATIENCE
        while len(numbers) < before + 20 and time.monotonic() < until:
            time.sleep(0.05)
        stop.set()
        for player in players:
            player.join()
        assert len(numbers) >= before + 20
        last = max(numbers)
        assert max(ada.state(game)["number"] for game in games) == last
        # Whichever process is asked counts for all.
        counts = {shared_count(http) for _ in range(8)}
        assert counts == {3.0}


def act(person: Person, state: dict[str, Any]) -> dict[str, Any]:
    """Again where the connection went with its process: what is answered was stored."""
    while True:
        try:
            return person.act(state)
        except Exception:
            time.sleep(0.05)
            try:
                now = person.state(state["game"])
            except Exception:
                continue
            if now["number"] > state["number"]:
                return now


def started(server: Process, times: int) -> None:
    until = time.monotonic() + PATIENCE
    while server.log().count('"message":"started"') < times:
        assert time.monotonic() < until, server.log()
        time.sleep(0.1)


def shared_count(http: Any) -> float:
    text = http.get("/metrics").text
    found = re.search(r'^century_changes_total{kind="start"} ([\d.]+)$', text, re.M)
    assert found is not None
    return float(found[1])


def test_metrics_of_one_process_name_what_is_counted() -> None:
    metrics = Metrics()
    tally = Tally(metrics.gauges)
    tally.count("turn", "thought")
    metrics.changes.labels("action").inc()
    text = metrics.text().decode()
    assert 'century_changes_total{kind="action"} 1.0' in text
    assert 'century_thoughts_total{kind="turn",outcome="thought"} 1.0' in text
