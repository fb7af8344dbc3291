"""The Python of a browser grows the same trees as the one here, simulation by simulation."""

import json
import subprocess
from pathlib import Path

from solo.trees import results

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NODE = Path((ROOT / ".venv" / ".node").read_text().strip()) / "node"


def test_every_mode_is_searched_alike(built: Path) -> None:
    (engine,) = built.glob("engine-*")
    program = (HERE / "run.js").read_text()
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", program, engine, HERE / "trees.py"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr[-2000:]
    assert json.loads(done.stdout) == json.loads(json.dumps(results()))
