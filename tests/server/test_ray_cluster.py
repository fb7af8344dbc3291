"""Bots on a cluster that was there before the server: its client, its secret, its lost actors."""

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from server.playing import PATIENCE, Json, Person, Socket, open_http
from server.process import Process, free_port

THINKING = b"ray::Actor.carry_out"  # as Ray calls a process while an actor works in it
RAY = str(Path(sys.executable).parent / "ray")

pytestmark = [
    pytest.mark.slow("starts a cluster, and its actors"),
    pytest.mark.skipif(sys.platform != "linux", reason="finds the processes of actors in /proc"),
]


class Cluster:
    """A head node; everything that it starts can be told by its secret."""

    def __init__(self) -> None:
        self.token = secrets.token_hex(32)
        self.port = free_port()
        self.url = f"ray://127.0.0.1:{self.port}"

    def processes(self, begin: bytes = b"") -> list[int]:
        """Those whose command begins so."""
        mark, found = f"RAY_AUTH_TOKEN={self.token}".encode(), []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command, settings = (folder / "cmdline"), (folder / "environ")
                if command.read_bytes().startswith(begin) and mark in settings.read_bytes():
                    found.append(int(folder.name))
            except OSError:  # it has ended
                continue
        return found

    def thinker(self) -> int:
        """The process that thinks about a turn, as soon as one does."""
        until = time.monotonic() + PATIENCE
        while not (found := self.processes(THINKING)):
            assert time.monotonic() < until, "nobody thinks"
            time.sleep(0.01)
        return found[0]


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """In a short folder: the names of sockets have at most 107 letters."""
    cluster = Cluster()
    options = ["--port=0", f"--ray-client-server-port={cluster.port}", "--num-cpus=1"]
    options += ["--include-dashboard=false", f"--object-store-memory={100 * 2**20}"]
    options += ["--min-worker-port=0", "--max-worker-port=0"]  # else that of the client may be one
    settings = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": cluster.token}
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        start = [RAY, "start", "--head", *options, "--disable-usage-stats", f"--temp-dir={folder}"]
        try:
            subprocess.run(start, env=os.environ | settings, check=True, capture_output=True)
            yield cluster
        finally:
            while left := cluster.processes():
                for process in left:
                    os.kill(process, signal.SIGKILL)
                time.sleep(0.01)


def until_ada(socket: Socket, state: Json) -> Json:
    """Ada's next turn, after that of the bot."""
    while state["view"]["seat"] != 0:
        state = socket.until(state["number"] + 1)
    return state


def until_bot(ada: Person, socket: Socket, state: Json) -> Json:
    while state["view"]["seat"] == 0:
        ada.act(state)
        state = socket.until(state["number"] + 1)
    return state


def thoughts(url: str, outcome: str) -> float:
    """How many turns came to this."""
    with urllib.request.urlopen(f"{url}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    name = f'century_thoughts_total{{kind="turn",outcome="{outcome}"}} '
    return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))


def test_a_turn_of_a_killed_actor_is_thought_again_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as opened:
        cluster = opened.enter_context(running_cluster())
        monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
        options = ("--bots", cluster.url)
        token = tmp_path / "token"  # in a variable it would make the server one of the cluster
        token.write_text(cluster.token)
        settings = {"RAY_AUTH_TOKEN_PATH": str(token), "CENTURY_BOT_PATIENCE": "2"}
        server = Process(tmp_path / "games.db", tmp_path, *options, **settings)
        url = opened.enter_context(server).url
        ada = Person(opened.enter_context(open_http(url)), "Ada")
        game = ada.create("spice_road", "human", "grandmaster", seed=1)["game"]
        socket = opened.enter_context(ada.socket())
        state = until_bot(ada, socket, socket.watch(game))
        state = until_ada(socket, state)  # the bot has played: its actor is set up
        assert thoughts(url, "again") == 0

        state = until_bot(ada, socket, state)
        killed = cluster.thinker()
        os.kill(killed, signal.SIGKILL)
        state = until_ada(socket, state)
        assert thoughts(url, "again") == 1

        assert killed not in cluster.processes()

        state = until_bot(ada, socket, state)
        assert until_ada(socket, state)["status"] == "running"
        assert thoughts(url, "given_up") == 0
        assert server.stop() == 0
        assert "Traceback" not in server.log()
