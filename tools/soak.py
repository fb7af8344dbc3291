"""Everything at once against a real server, for as long as one likes, and its memory meanwhile.

    python tools/soak.py --minutes 60 --database postgresql://century@localhost/scratch

People play with details, write to each other, ask for hints, take back, rename themselves, watch
bots, replay finished games and bring them as records; some never read what they are sent, some send
half a request or rubbish. In the first half the server is killed now and then; in the second half
one process lives, whose memory must not grow. What was acknowledged must be there, and nothing may
answer 500.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from century.server.client import Client, Refused, request

LOST = (OSError, WebSocketException, TimeoutError, urllib.error.URLError)
EXPECTED = {"stale_number", "not_your_turn", "unavailable", "nothing_to_undo", "busy"}
EXPECTED |= {"getting_ready", "not_running", "too_many_requests", "no_undo_request", "hints_off"}
FREE = {f"CENTURY_{name}_RATE": "0" for name in ("REQUEST", "MESSAGE", "PLAYER", "GAME", "TEXT")}
FREE |= {"CENTURY_MOST_GAMES": "1000000", "CENTURY_MOST_BOT_GAMES": "1000000"}
FREE |= {"CENTURY_TABLES_IN_MEMORY": "1000"}  # as many as are soon there; 20,000 would take hours
RUBBISH = (b"", b"GET", b"GET / HTTP/1.1\r\nX: ", b"\0" * 1000, b"GET /%00 HTTP/1.1\r\n\r\n")


class Soak:
    def __init__(self, url: str, dice: random.Random) -> None:
        self.url = url
        self.dice = dice
        self.counts: Counter[str] = Counter()
        self.acknowledged: dict[str, int] = {}  # the last number of each game
        self.finished: deque[str] = deque(maxlen=20)
        self.stopping = False

    async def _ask(self, path: str, secret: str | None, body: Any = None) -> Any:
        return await asyncio.to_thread(request, f"{self.url}{path}", secret, body)

    async def keep_on(self, work: Any) -> None:
        """Again and again, whatever happens to the server."""
        while not self.stopping:
            try:
                await work()
            except LOST as error:
                if isinstance(error, urllib.error.HTTPError) and error.code == 500:
                    self.counts["500"] += 1
                self.counts["lost"] += 1
                await asyncio.sleep(0.3)
            except Refused as refused:
                self.counts[f"refused: {refused.code}"] += 1
                if refused.code not in EXPECTED:
                    raise

    async def play(self) -> None:
        """A game of two people and a bot."""
        secret = (await self._ask("/api/players", None, {"nickname": "Ada"}))["secret"]
        mode = self.dice.choice(["spice_road", "new_world", "east_west_1", "east_west_3"])
        seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
        body = {"mode": mode, "seats": seats, "hints": True, "options": {"round_limit": 20}}
        game = (await self._ask("/api/games", secret, body))["game"]
        while not self.stopping:
            with suppress(*LOST):
                async with Client(self.url, secret) as client:
                    await self._until_the_end(client, game)
                    return
            self.counts["again"] += 1
            await asyncio.sleep(0.3)

    async def _until_the_end(self, client: Client, game: str) -> None:
        state = await client.watch(game, details=True)
        while state["status"] != "finished" and not self.stopping:
            seat = state["view"]["seat"]
            if state["seats"][seat]["kind"] == "human":
                try:
                    await self._talk(client, state)
                    number = await client.act(state, self.dice.choice(state["actions"]))
                    self.acknowledged[game] = max(number, self.acknowledged.get(game, 0))
                    self.counts["actions"] += 1
                except Refused as refused:
                    if refused.code not in EXPECTED:
                        raise
            await asyncio.sleep(0.02)
            state = await client.until(game, state["number"] + 1)
        if state["status"] == "finished":
            self.counts["games"] += 1
            self.finished.append(game)

    async def _talk(self, client: Client, state: Any) -> None:
        """Now and then, before an action."""
        game, seat = state["game"], state["view"]["seat"]
        if self.dice.random() < 0.05:
            await client.ask(type="emote", game=game, seat=seat, emote="hello")
            self.counts["emotes"] += 1
        if self.dice.random() < 0.02:
            try:
                await client.ask(type="hint", game=game, number=state["number"], seat=seat)
                self.counts["hints"] += 1
            except Refused as refused:
                if refused.code not in EXPECTED:
                    raise

    async def look_back(self) -> None:
        """Replay a finished game, page by page, and bring its record as a game of one's own."""
        await asyncio.sleep(1)
        if not self.finished:
            return
        game, page = self.dice.choice(self.finished), 0
        secret = (await self._ask("/api/players", None, {"nickname": "Zoe"}))["secret"]
        while page is not None:
            page = (await self._ask(f"/api/games/{game}/states?from={page}", secret))["next"]
        record = await asyncio.to_thread(self._read, f"/api/games/{game}/record?lang=fr")
        await self._ask("/api/records", secret, {"record": record})
        self.counts["replayed"] += 1

    def _read(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=60) as answer:
            text: str = answer.read().decode()
            return text

    async def write(self) -> None:
        """A text in a game of one's own, read by everybody at the table."""
        secret = (await self._ask("/api/players", None, {"nickname": "Kim"}))["secret"]
        seats = [{"kind": "human"}, {"kind": "open"}]
        body = {"mode": "spice_road", "seats": seats, "chat": True}
        game = (await self._ask("/api/games", secret, body))["game"]
        for number in range(20):
            text = {"seat": 0, "text": f"{number} " + "long " * 30}
            await self._ask(f"/api/games/{game}/texts", secret, text)
            self.counts["texts"] += 1
            await asyncio.sleep(0.2)

    async def take_back(self) -> None:
        """Rename, act and take back, look at a finished game."""
        secret = (await self._ask("/api/players", None, {"nickname": "Bob"}))["secret"]
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
        game = await self._ask("/api/games", secret, {"mode": "spice_road", "seats": seats})
        for number in range(10):
            await asyncio.to_thread(self._rename, secret, f"Bob {number}")
            state = await self._ask(f"/api/games/{game['game']}", secret)
            if state["view"]["seat"] == 0:
                path, number = f"/api/games/{game['game']}", state["number"]
                body = {"number": number, "seat": 0, "token": state["actions"][0]}
                await self._ask(f"{path}/actions", secret, body)
                with suppress(urllib.error.HTTPError):
                    await self._ask(f"{path}/undo", secret, {"number": number + 1, "seat": 0})
                self.counts["taken back"] += 1
            await asyncio.sleep(0.1)

    def _rename(self, secret: str, name: str) -> None:
        headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        body = json.dumps({"nickname": name}).encode()
        url = f"{self.url}/api/players/me"
        asked = urllib.request.Request(url, body, headers, method="PATCH")
        with urllib.request.urlopen(asked, timeout=60):
            self.counts["renamed"] += 1

    async def watch_bots(self) -> None:
        secret = (await self._ask("/api/players", None, {"nickname": "Eve"}))["secret"]
        seats = [{"kind": "bot", "bot": "easy"}] * 3
        game = (await self._ask("/api/games", secret, {"mode": "new_world", "seats": seats}))[
            "game"
        ]
        async with Client(self.url, secret) as client:
            await client.watch(game)
            await asyncio.sleep(5)
        self.counts["games of bots"] += 1

    async def read_nothing(self) -> None:
        """Watch, and never read."""
        game = next(iter(self.acknowledged), "none")
        place = self.url.replace("http", "ws", 1)
        async with connect(f"{place}/api/socket", max_queue=1, close_timeout=0.1) as lazy:
            await lazy.send(json.dumps({"type": "hello"}))
            for _ in range(200):
                await lazy.send(json.dumps({"type": "watch", "game": game, "details": True}))
                await asyncio.sleep(0.01)
        self.counts["read nothing"] += 1

    async def send_rubbish(self) -> None:
        place = urlsplit(self.url)
        _, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(self.dice.choice(RUBBISH))
        await asyncio.sleep(self.dice.random() * 3)
        writer.close()
        self.counts["rubbish"] += 1

    async def check(self) -> None:
        """Nothing that was acknowledged is lost."""
        for game, number in self.acknowledged.items():
            state = await self._ask(f"/api/games/{game}", None)
            assert state["number"] >= number, (game, number, state["number"])


class Server:
    """`century serve`, killed and started again."""

    def __init__(self, database: str, log: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._database, self._log = database, log
        self._process: subprocess.Popen[bytes]

    async def start(self) -> None:
        start = "import sys; from century.cli.command import main; sys.exit(main())"
        command = [sys.executable, "-c", start, "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self._database], env=os.environ | FREE, stderr=log
            )
        while True:
            with suppress(*LOST):
                await asyncio.to_thread(request, f"{self.url}/healthz", None)
                return
            assert self._process.poll() is None, self._log.read_text()[-2000:]
            await asyncio.sleep(0.1)

    async def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self._process.wait)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)

    def memory(self) -> float:
        """Megabytes of the server process itself."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def run(minutes: float, database: str, people: int, kill_minutes: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = Server(database or str(Path(folder) / "games.db"), log)
        await server.start()
        soak = Soak(server.url, random.Random(1))
        works = [soak.play] * people + [soak.take_back, soak.watch_bots, soak.write]
        works += [soak.look_back, soak.read_nothing, soak.send_rubbish]
        tasks = [asyncio.create_task(soak.keep_on(work)) for work in works]
        began, kills, next_kill = time.monotonic(), 0, kill_minutes
        memory: list[float] = []  # of the last process
        try:
            while (passed := (time.monotonic() - began) / 60) < minutes:
                if next_kill <= passed:
                    next_kill, kills, memory = next_kill + kill_minutes, kills + 1, []
                    await server.kill()
                    await server.start()
                if next_kill > minutes / 2:
                    next_kill = minutes
                await asyncio.sleep(60 * min(0.5, max(0.0, next_kill - passed)))
                for task in tasks:
                    if task.done():
                        task.result()
                memory.append(server.memory())
                counts = dict(sorted(soak.counts.items()))
                passed = (time.monotonic() - began) / 60
                print(f"{passed:5.1f} min  {memory[-1]:6.1f} MB  {counts}", flush=True)
            soak.stopping = True
            await asyncio.wait(tasks, timeout=20)
            await soak.check()
        finally:
            for task in tasks:
                task.cancel()
            server.stop()
        broken = log.read_text().count('"a request failed"') + soak.counts["500"]
        quarters = [memory[len(memory) * part // 4] for part in range(4)] + [memory[-1]]
        print(f"{kills} kills, {soak.counts['actions']} actions, {len(soak.acknowledged)} games, ")
        print(f"nothing lost; {broken} faults; MB of the last process, by quarters of its life:")
        print(" ".join(f"{megabytes:.1f}" for megabytes in quarters))
        assert not broken


def main() -> None:
    parser = argparse.ArgumentParser(description="Everything at once against a real server.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--database", default="", help="by default SQLite in a temporary folder")
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--kill-minutes", type=float, default=5.0, help="between two kills")
    args = parser.parse_args()
    asyncio.run(run(args.minutes, args.database, args.people, args.kill_minutes))


if __name__ == "__main__":
    main()
