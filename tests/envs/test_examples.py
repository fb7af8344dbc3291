"""The examples are short, and run at small scale."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def run(name: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def test_random_rollout() -> None:
    lines = run("random_rollout.py", "new_world", "--games", "20", "--side-by-side", "32")
    assert lines[1].startswith("seat 0 wins ")


@pytest.mark.parametrize(
    "command",
    [
        ["ppo_against_greedy.py", "new_world", "--decisions", "512", "--tables", "2"],
        ["self_play.py", "new_world", "--decisions", "8192", "--games", "8"],
    ],
    ids=lambda command: command[0],
)
def test_learning(command: list[str], tmp_path: Path) -> None:
    curve, drawing = tmp_path / "curve.csv", tmp_path / "curve.svg"
    printed = run(*command, "--curve", str(curve))
    lines = curve.read_text("utf-8").splitlines()
    assert lines[1:] == printed
    assert lines[0].startswith("decisions,seconds,")
    run("curve.py", str(curve), str(drawing), "--title", "A short run")
    assert ElementTree.parse(drawing).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    "command",
    [
        ["masked_ppo.py"],
        ["ten_line_bot.py"],
        ["ismcts_bot.py"],
        ["self_play.py", "--decisions", "10"],
    ],
)
def test_an_example_that_does_nothing_says_so(command: list[str]) -> None:
    (line,) = run(*command)
    assert line.startswith("Nothing ")


WITHOUT_TORCH = """
import runpy, sys
sys.modules["torch"] = None
runpy.run_path(sys.argv[1], run_name=sys.argv[2])
"""


@pytest.mark.parametrize("name", ["__main__", "torch_net"])
def test_a_network_without_pytorch_says_so(name: str) -> None:
    command = [sys.executable, "-c", WITHOUT_TORCH, str(EXAMPLES / "torch_net.py"), name]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    told = done.stderr.splitlines()
    assert told[-1].endswith("PyTorch is missing: pip install torch")
    assert len(told) == 1 or name != "__main__"


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_examples_are_short(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) < 100
