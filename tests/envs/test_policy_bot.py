"""Policies as bots: five lines from a network to the arena."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import century
from arena.results import short
from century.arena.match import play_match
from century.arena.tournament import Key
from century.bots import ask
from century.envs import PolicyBot, onnx_bot
from century.envs.single import SingleGame

GAME = century.new("spice_road", seed=3)
TABLE = SingleGame(GAME.ruleset)


def linear(path: Path, kind: int, with_mask: bool) -> np.ndarray[Any, Any]:
    """Write a network of one layer; its weights are told."""
    size, actions = TABLE.layout.size, len(TABLE.actions)
    weights = np.random.default_rng(1).normal(size=(size, actions)).astype(np.float32)
    inputs = [helper.make_tensor_value_info("seen", kind, ["n", size])]
    nodes = [
        helper.make_node("Cast", ["seen"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["numbers", "weights"], ["wishes" if with_mask else "logits"]),
    ]
    if with_mask:
        inputs.append(helper.make_tensor_value_info("mask", TensorProto.BOOL, ["n", actions]))
        nodes.append(helper.make_node("Where", ["mask", "wishes", "low"], ["logits"]))
    output = helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", actions])
    low = np.array(-1e9, np.float32)
    constants = [numpy_helper.from_array(weights, "weights"), numpy_helper.from_array(low, "low")]
    graph = helper.make_graph(nodes, "policy", inputs, [output], constants)
    onnx.save(
        helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9), path
    )
    return weights


@pytest.mark.parametrize("kind", [TensorProto.UINT8, TensorProto.FLOAT])
@pytest.mark.parametrize("with_mask", [False, True])
def test_a_network_of_onnx_plays_its_best_legal_action(
    tmp_path: Path, kind: int, with_mask: bool
) -> None:
    weights = linear(tmp_path / "policy.onnx", kind, with_mask)
    bot = onnx_bot(tmp_path / "policy.onnx")
    game = GAME.copy()
    for _ in range(40):
        TABLE.put(game.state)
        seen, mask = TABLE.look(game.seat or 0)
        wishes = np.where(mask, seen.astype(np.float32) @ weights, -np.inf)
        token = ask(bot, game, 1)
        assert token == TABLE.actions[int(wishes.argmax())]
        game.play(token)


def test_a_network_sits_down_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    linear(tmp_path / "policy.onnx", TensorProto.FLOAT, False)
    (tmp_path / "five_lines.py").write_text(FIVE_LINES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    result = play_match(short("five_lines:Mine", "random"), Key(0, 0, 0), {})
    assert result["faults"] == []


FIVE_LINES = """
from century.envs import onnx_bot

def Mine(seed=0):
    return onnx_bot("policy.onnx", temperature=0.5, seed=seed)
"""


def test_a_temperature_draws_by_the_seed() -> None:
    bots = [PolicyBot(lambda seen, mask: mask * 0.0, temperature=1, seed=s) for s in (1, 1, 2)]
    drawn = [[bot.choose(GAME) for _ in range(30)] for bot in bots]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(set(drawn[0])) > 2
    bots[0].reseed(1)
    assert [bots[0].choose(GAME) for _ in range(30)] == drawn[0]


def test_what_a_policy_does_wrong_is_told(tmp_path: Path) -> None:
    with pytest.raises(century.InvalidOption, match="3 numbers for 90 actions"):
        PolicyBot(lambda seen, mask: [1, 2, 3]).choose(GAME)
    with pytest.raises(century.InvalidOption, match="not a number"):
        PolicyBot(lambda seen, mask: mask * np.nan).choose(GAME)
    with pytest.raises(century.InvalidOption, match=r"policy .*nothing\.onnx"):
        onnx_bot(tmp_path / "nothing.onnx")
