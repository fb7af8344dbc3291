"""Build and check what a release publishes: `make release`; `--here` builds this machine's wheel.

One wheel for each platform that a library is made for, the source archive, and the table without a
server as an archive of static files. What can run here is installed into an empty environment,
played and served. Nothing is uploaded.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from pathlib import Path

from century.bench.start import seconds_to_page
from century.build.targets import TARGETS, Target, this_machine
from century.version import __version__

ROOT = Path(__file__).resolve().parents[1]
BUILD, DIST = ROOT / "build", ROOT / "dist"
SITE = BUILD / "site"
GAMES = """
import sys, century
for mode in century.modes():
    game = century.new(mode, seed=1)
    bot = century.bot(sys.argv[1])
    while not game.over:
        game.play(bot.choose(game.redeal(1)))
assert "numba" not in sys.modules, "Numba was imported"
"""


def run(*command: object, **variables: str) -> str:
    """What a command prints; its whole output is shown where it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}\nfailed")
    return done.stdout


def python(*arguments: object, **variables: str) -> str:
    return run(sys.executable, *arguments, **variables)


def build_wheel(target: Target) -> Path:
    before = set(DIST.glob("*.whl"))
    python("-m", "build", "--wheel", "--no-isolation", CENTURY_TARGET=target.name)
    (wheel,) = set(DIST.glob("*.whl")) - before
    return wheel


def build_source() -> Path:
    python("-m", "build", "--sdist", "--no-isolation")
    return DIST / f"century-{__version__}.tar.gz"


def build_site() -> Path:
    python(ROOT / "tools" / "make_site.py", SITE)
    return Path(shutil.make_archive(str(DIST / f"century-{__version__}-site"), "zip", SITE))


def check_installed(package: Path, bot: str) -> Iterator[str]:
    """Install it into an empty environment, play, and wait for the page of its server."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        home = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        start = time.perf_counter()
        run(home / "python", "-m", "pip", "install", "--quiet", f"{package}[server]")
        yield f"installed in {time.perf_counter() - start:.0f} s"
        start = time.perf_counter()
        run(home / "python", "-c", GAMES, bot, PYTHONPATH="")
        yield f"every mode played by {bot} in {time.perf_counter() - start:.1f} s, no Numba"
        yield f"century serve answers after {seconds_to_page(home / 'century', folder):.1f} s"


def check_site(archive: Path) -> Iterator[str]:
    """Unpack it, and play two rounds in a browser without the net."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(archive, folder)
        games = ROOT / "tools" / "site_games.py"
        yield python(games, "spice_road", "--site", folder, "--rounds", 2).strip()


def listing(paths: list[Path]) -> Iterator[str]:
    for path in paths:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        yield f"{path.name}  {path.stat().st_size / 1e6:.1f} MB  sha256 {digest[:16]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--here", action="store_true", help="the wheel of this machine only")
    here = parser.parse_args().here
    machine = this_machine()
    targets = [target for target in TARGETS.values() if target.wheel]
    if here:
        if machine is None:
            sys.exit("no library is made for this kind of machine: python -m build makes a wheel")
        targets = [machine]
    shutil.rmtree(DIST, ignore_errors=True)
    print(f"Compiling for {' '.join(target.name for target in targets)}", flush=True)
    names = [*(target.name for target in targets), "cuda"]  # any machine may have a GPU
    python("-m", "century.build", *names, "--out", BUILD)
    made = []
    for target in targets:
        print(f"Building the wheel of {target.name}", flush=True)
        made.append(build_wheel(target))
    if not here:
        print("Building the source archive and the site", flush=True)
        source, site = build_source(), build_site()
        print("Checking", flush=True)
        python("-m", "twine", "check", "--strict", *made, source)
        bots = {made[targets.index(machine)]: "greedy"} if machine in targets else {}
        for package, bot in {**bots, source: "random"}.items():  # without a library, Python plays
            for line in check_installed(package, bot):
                print(f"  {package.name}: {line}", flush=True)
        for line in check_site(site):
            print(f"  {site.name}: {line}", flush=True)
        made += [source, site]
    print("This would be uploaded:" if not here else "Built:")
    for line in listing(made):
        print(f"  {line}")


if __name__ == "__main__":
    main()
