"""How long it takes to begin: compiling, importing, the first actions, a wheel up to its page."""

import os
import subprocess
import sys
import time
import urllib.request
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from socket import create_server
from statistics import median
from tempfile import TemporaryDirectory

from century.bench import Row
from century.rules.machine.library import VARIABLE
from century.rules.machine.ways import LIBRARY, NUMBA, PYTHON, library

IMPORT = "import century"
ACTIONS = "import century; century.new('spice_road', seed=0).actions()"
TURN = "import century; century.bot('greedy').choose(century.new('spice_road', seed=0))"
VERSION = "from century.cli.command import main; main(['--version'])"
GAME = """
import random, time, century
game, dice = century.new("east_west_3", seed=0), random.Random(0)
game.actions(), game.view(), game.scores()
start = time.perf_counter()
while not game.over:
    game.play(dice.choice(game.actions()))
    game.view()
print((time.perf_counter() - start) / len(game.history) * 1e6)
"""
COMPILE = {
    "compile_rules": "from century.rules.machine.warm_up import compile_rules; compile_rules()",
    "compile_all": "from century.warm_up import compile_everything; compile_everything()",
}
PATIENCE = 120.0  # seconds for a server to answer


def measure(tries: int, wheel: Path | None, tell: Callable[[str], None]) -> Iterator[Row]:
    """One row for each way that there is here, then one for a wheel."""
    for way, variables in ways().items():
        tell(f"starting with {way}")
        row: Row = {"way": way}
        if way == NUMBA:
            tell("compiling everything anew")
            row |= compile_times()
        for name, program in (
            ("import_seconds", IMPORT),
            ("version_seconds", VERSION),
            ("first_actions_seconds", ACTIONS),
            ("first_turn_of_greedy_seconds", TURN),
        ):
            run(program, variables)  # whatever is compiled or read for the first time
            row[name] = round(median(run(program, variables)[0] for _ in range(tries)), 3)
        times = [float(run(GAME, variables)[1]) for _ in range(tries)]
        yield row | {"play_and_view_microseconds": round(median(times), 1)}
    if wheel is not None:
        tell(f"installing {wheel.name}")
        yield {"way": wheel.name} | from_wheel(wheel)


def ways() -> dict[str, dict[str, str]]:
    """The environment variables that choose each way."""
    chosen = {NUMBA: {VARIABLE: "none"}, PYTHON: {"NUMBA_DISABLE_JIT": "1"}}
    return chosen if library() is None else {LIBRARY: {}} | chosen


def run(program: str, variables: dict[str, str]) -> tuple[float, str]:
    """Seconds that a process takes from its start to its end, and what it prints."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | variables,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return time.perf_counter() - start, done.stdout


def compile_times() -> Row:
    """Seconds to compile with nothing kept on disk: the rules, then everything."""
    row: Row = {}
    for name, program in COMPILE.items():
        with TemporaryDirectory() as folder:
            seconds, _ = run(program, {"NUMBA_CACHE_DIR": folder, VARIABLE: "none"})
        row[f"{name}_seconds"] = round(seconds, 1)
    return row


def from_wheel(wheel: Path) -> Row:
    """Seconds to install a wheel into an empty environment, and from `century serve` to a page."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        home = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        start = time.perf_counter()
        subprocess.run(
            [home / "python", "-m", "pip", "install", "--quiet", f"{wheel}[server]"],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        installed = time.perf_counter() - start
        page = seconds_to_page(home / "century", folder)
    return {"install_seconds": round(installed, 1), "page_seconds": round(page, 2)}


def seconds_to_page(command: Path, folder: str) -> float:
    """From the start of a server, with its files in a folder, to its first page."""
    with create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    start = time.perf_counter()
    server = subprocess.Popen(
        [command, "serve", "--port", port],
        env=os.environ | {"XDG_DATA_HOME": folder, "HOME": folder, "PYTHONPATH": ""},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while server.poll() is None and time.perf_counter() - start < PATIENCE:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1):
                    return time.perf_counter() - start
            except OSError:
                time.sleep(0.02)
    finally:
        server.terminate()
        server.wait()
    raise RuntimeError(f"{command} serve gave no page")
