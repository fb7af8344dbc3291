"""What a GPU has learnt becomes a small network of ONNX that plays alike."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from baseline import answers, load, logits_of, main, play, without_the_seldom
from century.envs import VectorGame
from century.envs.policy_bot import session_of

MODE = "spice_road"


@pytest.fixture(name="learnt")
def _learnt(tmp_path: Path) -> Path:
    """A file as examples/torch_net.py writes it."""
    table, dice = VectorGame(MODE, 2, 1, symmetric=True), np.random.default_rng(1)
    questions, actions, width = table.layout.questions(), len(table.actions), 24
    sizes = {
        "look": (width, questions.shape[1] + actions),
        "deep": (width, width),
        "policy": (actions, width),
        "value": (1, width),
    }
    net = {}
    for name, size in sizes.items():
        net[f"{name}.weight"] = dice.normal(0, size[1] ** -0.5, size).astype(np.float32)
        net[f"{name}.bias"] = dice.normal(0, 0.1, size[0]).astype(np.float32)
    given: dict[str, Any] = {"questions": questions, **net}
    np.savez(tmp_path / "policy.npz", **given)
    return tmp_path / "policy.npz"


def test_the_network_of_onnx_says_what_the_learnt_one_says(
    learnt: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = learnt.with_suffix(".onnx")
    main([str(learnt), MODE, str(path), "--games", "8", "--steps", "60"])
    assert "questions are left" in capsys.readouterr().out
    net = load(str(learnt))
    seen, mask = play(net, MODE, games=8, steps=60)
    logits, value = session_of(path).run(None, {"seen": seen, "mask": mask})
    expected = logits_of(net, answers(net, seen, mask))
    # Weights of seven bits, and what is seldom asked is left out.
    assert value.shape == (len(seen), 1)
    assert np.abs(logits - expected).max() < 0.2 * expected.std()
    best = np.where(mask, expected, -np.inf).argmax(axis=1)
    assert (np.where(mask, logits, -np.inf).argmax(axis=1) == best).mean() > 0.9


def test_what_is_always_answered_alike_is_added_once(learnt: Path) -> None:
    net = load(str(learnt))
    seen, mask = play(net, MODE, games=2, steps=2)
    told = answers(net, seen, mask)
    smaller = without_the_seldom(net, told)
    assert smaller["questions"].shape[1] < net["questions"].shape[1]
    before, after = logits_of(net, told), logits_of(smaller, answers(smaller, seen, mask))
    assert np.allclose(before, after, atol=1e-4)
