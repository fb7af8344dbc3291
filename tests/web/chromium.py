"""A real Chromium: one that the machine has, else the one that an npm package carries."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The sandbox needs rights that containers seldom give; only our own pages are loaded.
PLAIN = ["--no-sandbox", "--disable-gpu", "--no-proxy-server", "--force-color-profile=srgb"]
# WebAssembly is compiled plainly: in tests, making it quick takes longer than it runs.
ARGUMENTS = [*PLAIN, "--js-flags=--liftoff-only"]
UNPACK = 'import("@sparticuz/chromium").then((m) => m.default.executablePath()).then(console.log)'


def find_chromium() -> str:
    """`CENTURY_CHROMIUM` names another one."""
    named = os.environ.get("CENTURY_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    node = (ROOT / ".venv" / ".node").read_text().strip()
    told = subprocess.run(
        [f"{node}/node", "--input-type=module", "--eval", UNPACK],
        cwd=ROOT / "web",
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout.strip()
