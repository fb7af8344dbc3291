"""What a game of one person costs a server: `python tools/solo_cost.py [--games N] [BOT ...]`.

Plays games of so many rounds against one bot on a server of its own, first with bots that the
server thinks for, then with a client that thinks for them as a browser does. Prints seconds of
processor time of the server with its workers for each game; what it takes to start is left out.
"""

import argparse
import json
import os
import random
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from century.bench.server import Process, serving
from century.server.client import request
from century.solo.thinker import Thinker

ROUNDS = 20
# So that nothing is started in the middle; one worker, and one for what is quick.
SETTINGS = {"CENTURY_BOT_WORKERS": "1"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["master", "grandmaster"])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    print(f"seconds of processor time for a game of {given.rounds} rounds\n")
    print("| bot | the server thinks | the browser thinks |\n|---|---:|---:|")
    for bot in given.bots:
        costs = [cost(bot, lends, given.games, given.rounds) for lends in (False, True)]
        print(f"| {bot} | {costs[0]:.3f} | {costs[1]:.3f} |", flush=True)


def cost(bot: str, lends: bool, games: int, rounds: int) -> float:
    """Of one game, on average."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "games.db"), SETTINGS) as process,
    ):
        secret = request(f"{process.url}/api/players", None, {"nickname": "Ada"})["secret"]
        play(process, secret, bot, lends, 0, 1)  # everything is warm
        before = used(process)
        for seed in range(games):
            play(process, secret, bot, lends, seed, rounds)
        return (used(process) - before) / games


def used(process: Process) -> float:
    """Seconds of processor time of the server and of all that it started."""
    return sum(seconds(pid) for pid in family(process.pid))


def family(pid: int) -> list[int]:
    """Children are listed by the threads that started them."""
    texts = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    children = [int(child) for text in texts for child in text.split()]
    return [pid, *(one for child in children for one in family(child))]


def seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play(process: Process, secret: str, bot: str, lends: bool, seed: int, rounds: int) -> None:
    """A whole game; the person does anything legal."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": bot}]
    wanted = {"mode": "new_world", "seats": seats, "seed": seed, "options": {"round_limit": rounds}}
    game = request(f"{process.url}/api/games", secret, wanted)["game"]
    thinker, dice = Thinker(), random.Random(seed)
    with connect(process.url.replace("http", "ws", 1) + "/api/socket", max_size=None) as socket:
        tell(socket, type="hello", secret=secret)
        tell(socket, type="watch", game=game, details=True)
        if lends:
            tell(socket, type="lend", game=game, on=True)
        acted = 0
        while True:
            message = json.loads(socket.recv(120))
            if message["type"] == "think":
                chair = [game, message["seat"]]
                tokens = thinker.turn(message["position"], bot, chair, message["seconds"])
                tell(socket, type="thought", game=game, number=message["number"], tokens=tokens)
            elif message["type"] == "state":
                if message["status"] == "finished":
                    return
                number = message["number"]
                if message["view"]["seat"] == 0 and number > acted:
                    token, acted = dice.choice(message["actions"]), number
                    tell(socket, type="act", game=game, number=number, seat=0, token=token)


def tell(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


if __name__ == "__main__":
    main()
