"""A small network of ONNX from what examples/cuda_ppo.py has learnt, which plays anywhere.

python tools/baseline.py cuda_policy.npz spice_road baselines/spice_road.onnx
What is answered alike in all but one of 2,000 positions is left out, and weights are kept as bytes.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from onnx import TensorProto, helper, numpy_helper, save

from century.envs import VectorGame

SELDOM = 1 / 2000
Weights = dict[str, npt.NDArray[Any]]


def load(path: str) -> Weights:
    """The weights with a row for each input, as they are multiplied."""
    given = dict(np.load(path))
    return {name: array.T if name.endswith("weight") else array for name, array in given.items()}


def answers(net: Weights, seen: npt.NDArray[Any], mask: npt.NDArray[Any]) -> npt.NDArray[Any]:
    byte, low, high = net["questions"]
    asked = seen[:, byte]
    return np.concatenate([(asked >= low) & (asked <= high), mask], axis=1)


def logits_of(net: Weights, told: npt.NDArray[Any]) -> npt.NDArray[Any]:
    hidden = told.astype(np.float32) @ net["look.weight"] + net["look.bias"]
    hidden = np.maximum(hidden, 0) @ net["deep.weight"] + net["deep.bias"]
    return np.maximum(hidden, 0) @ net["policy.weight"] + net["policy.bias"]


def play(net: Weights, mode: str, games: int, steps: int) -> tuple[npt.NDArray[Any], ...]:
    """Observations and masks of games of the network with itself."""
    table = VectorGame(mode, 2, games, seed=2**40, symmetric=True)
    dice = np.random.default_rng(1)
    now, kept = table.reset(), []
    for _ in range(steps):
        kept.append((now.observation.copy(), now.mask.copy()))
        wishes = logits_of(net, answers(net, *kept[-1])) + dice.gumbel(size=now.mask.shape)
        now = table.step(np.where(now.mask, wishes, -np.inf).argmax(axis=1))
    seen, mask = (np.concatenate(rows) for rows in zip(*kept, strict=True))
    return seen, mask


def without_the_seldom(net: Weights, told: npt.NDArray[Any]) -> Weights:
    """Leave out questions that are as good as always answered alike."""
    count = net["questions"].shape[1]
    often = told[:, :count].mean(axis=0)
    kept = (often > SELDOM) & (often < 1 - SELDOM)
    inputs = np.append(kept, np.ones(len(net["policy.bias"]), bool))
    always = np.append(often >= 1 - SELDOM, np.zeros(len(net["policy.bias"]), bool))
    return net | {
        "questions": net["questions"][:, kept],
        "look.weight": net["look.weight"][inputs],
        "look.bias": net["look.bias"] + net["look.weight"][always].sum(axis=0),
    }


def as_bytes(weight: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Weights as whole numbers to 127, and what one of them is worth for each output."""
    unit = np.abs(weight).max(axis=0, keepdims=True).astype(np.float32) / 127 + 1e-12
    return np.round(weight / unit).astype(np.int8), unit


def model(net: Weights, size: int) -> Any:
    """Observation and mask in, logits and value out."""
    constants: dict[str, npt.NDArray[Any]] = {}
    nodes: list[Any] = []

    def add(operation: str, *inputs: str, out: str, **attributes: Any) -> str:
        nodes.append(helper.make_node(operation, inputs, [out], **attributes))
        return out

    def layer(name: str, given: str, out: str = "") -> str:
        constants[f"{name}_bytes"], constants[f"{name}_unit"] = as_bytes(net[f"{name}.weight"])
        constants[f"{name}_bias"] = net[f"{name}.bias"]
        add("Cast", f"{name}_bytes", out=f"{name}_number", to=TensorProto.FLOAT)
        add("Mul", f"{name}_number", f"{name}_unit", out=f"{name}_weight")
        add("MatMul", given, f"{name}_weight", out=f"{name}_sum")
        return add("Add", f"{name}_sum", f"{name}_bias", out=out or f"{name}_out")

    byte, low, high = net["questions"]
    constants |= {"byte": byte, "low": low.astype(np.int32), "high": high.astype(np.int32)}
    add("Cast", "seen", out="numbers", to=TensorProto.INT32)
    add("Gather", "numbers", "byte", out="asked", axis=1)
    add("GreaterOrEqual", "asked", "low", out="enough")
    add("LessOrEqual", "asked", "high", out="not_more")
    add("And", "enough", "not_more", out="answers")
    add("Concat", "answers", "mask", out="told", axis=1)
    add("Cast", "told", out="inputs", to=TensorProto.FLOAT)
    hidden = add("Relu", layer("look", "inputs"), out="first")
    hidden = add("Relu", layer("deep", hidden), out="second")
    outs = [layer("policy", hidden, "logits"), layer("value", hidden, "value")]
    actions = len(net["policy.bias"])
    inputs = [
        helper.make_tensor_value_info("seen", TensorProto.UINT8, ["n", size]),
        helper.make_tensor_value_info("mask", TensorProto.BOOL, ["n", actions]),
    ]
    results = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", width])
        for name, width in zip(outs, (actions, 1), strict=True)
    ]
    kept = [numpy_helper.from_array(array, name) for name, array in constants.items()]
    graph = helper.make_graph(nodes, "policy", inputs, results, kept)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


def main(arguments: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("policy", help="what cuda_ppo.py has written")
    options.add_argument("mode")
    options.add_argument("network", help="the file of ONNX to write")
    options.add_argument("--games", type=int, default=256, help="in which questions are asked")
    options.add_argument("--steps", type=int, default=200, help="of each game")
    given = options.parse_args(arguments)
    net = load(given.policy)
    seen, mask = play(net, given.mode, given.games, given.steps)
    smaller = without_the_seldom(net, answers(net, seen, mask))
    save(model(smaller, seen.shape[1]), given.network)
    before, after = net["questions"].shape[1], smaller["questions"].shape[1]
    size = Path(given.network).stat().st_size
    print(f"{after} of {before} questions are left: {size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
