"""The kernels of the GPU do what the environments of the CPU do.

What an H200 has shown is written down in `cuda_traces.json`, by tools/cuda_traces.py. And the
kernels themselves, compiled for this machine, are run here, one thread after the other.
"""

import ctypes
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from century.build.functions import Function, compiled_functions
from century.build.kernels import KERNEL, KERNELS, THREAD, kernels
from century.build.library import kernel_module, kernel_text, machine_of
from century.build.targets import TARGETS, this_machine
from century.envs import cuda
from century.envs.cuda import CudaGame, by_game
from century.envs.kernels import Kernels, Rows, UnfitKernelsError, flatten, kernels_path, takes_of
from century.envs.vector import Step, VectorGame
from cuda_traces import GAMES, name_of, tables, trace

WRITTEN_DOWN = json.loads((Path(__file__).parent / "cuda_traces.json").read_text())
# The thread that is being played.
HOST_THREAD = f"""
@{THREAD}_number = global i64 0
define i64 @{THREAD}() {{
  %number = load i64, ptr @{THREAD}_number
  ret i64 %number
}}
define void @{KERNEL}begin(i64 %number) {{
  store i64 %number, ptr @{THREAD}_number
  ret void
}}
"""


class FakeArrays:
    """NumPy in the place of CuPy: arrays tell their pointer in the same way."""

    class Array(np.ndarray[Any, Any]):
        @property
        def data(self) -> Any:
            return SimpleNamespace(ptr=self.ctypes.data)

    def zeros(self, shape: Any, dtype: Any) -> Any:
        return np.zeros(shape, dtype).view(self.Array)

    empty = zeros

    def asarray(self, array: Any) -> Any:
        return np.array(array).view(self.Array)

    ascontiguousarray = asarray
    argmax = staticmethod(np.argmax)

    class random:  # noqa: N801  # a module of CuPy
        @staticmethod
        def default_rng(seed: int) -> Any:
            dice = np.random.default_rng(seed)
            draw = lambda *wanted: FakeArrays().asarray(dice.integers(*wanted))  # noqa: E731
            return SimpleNamespace(integers=draw)


class HostKernels:
    """The kernels, run by this machine: one thread after the other."""

    def __init__(self, functions: list[Function], takes: dict[str, Any]) -> None:
        target = this_machine()
        assert target is not None
        module = kernel_module(
            functions, target, machine_of(target), kernels(functions, ""), HOST_THREAD
        )
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._engine = llvm.create_mcjit_compiler(
            module, llvm.Target.from_triple(target.triple).create_target_machine(opt=1)
        )
        self._engine.finalize_object()
        self._takes = takes
        self._begin = self._function("begin", [ctypes.c_int64])

    def _function(self, name: str, kinds: list[Any]) -> Any:
        address = self._engine.get_function_address(KERNEL + name)
        return ctypes.CFUNCTYPE(None, *kinds)(address)

    def launch(self, name: str, n: int, *arguments: Any) -> None:
        flat: list[Any] = [n]
        takes = self._takes[name]
        for taken, argument in zip(takes, arguments, strict=False):
            flatten(taken, argument, n, flat)
        flat += [int(array.ctypes.data) for array in arguments[len(takes) :]]
        kinds = [ctypes.c_bool if isinstance(part, bool) else ctypes.c_int64 for part in flat]
        kernel = self._function(name, kinds)
        for thread in range(n + 3):  # a block may have more threads than there are games
            self._begin(thread)
            kernel(*flat)


@pytest.fixture(scope="module")
def functions() -> list[Function]:
    return [function for function in compiled_functions() if function.name in KERNELS]


@pytest.fixture(scope="module")
def host(functions: list[Function]) -> HostKernels:
    return HostKernels(functions, {f.name: f.signature["takes"] for f in functions})


@pytest.fixture
def on_host(host: HostKernels, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "load_cupy", FakeArrays)
    monkeypatch.setattr(cuda, "kernels_path", Path)
    monkeypatch.setattr(cuda, "Kernels", lambda _arrays, _path: host)


def test_every_table_is_written_down() -> None:
    assert [name_of(*table) for table in tables()] == list(WRITTEN_DOWN)


@pytest.mark.parametrize(("mode", "players", "symmetric"), tables())
def test_the_gpu_showed_what_the_cpu_shows(mode: str, players: int, symmetric: bool) -> None:
    games = VectorGame(mode, players, GAMES, symmetric=symmetric)
    assert trace(games) == WRITTEN_DOWN[name_of(mode, players, symmetric)]
    assert games.seeds.max() >= 7 + GAMES  # games have ended, and new ones begun


@pytest.mark.usefixtures("on_host")
@pytest.mark.parametrize("symmetric", [False, True])
def test_kernels_run_by_this_machine_show_the_same(symmetric: bool) -> None:
    kernels_game = CudaGame("east_west_3", 3, GAMES, symmetric=symmetric)
    assert trace(kernels_game) == WRITTEN_DOWN[name_of("east_west_3", 3, symmetric)]


@pytest.mark.usefixtures("on_host")
def test_random_play_and_samples() -> None:
    games, same = CudaGame("new_world", 2, 8, seed=3), VectorGame("new_world", 2, 8, seed=3)
    assert games.play_at_random(700) == same.play_at_random(700) > 8 * 160
    assert (games.seeds == same.seeds).all()
    actions = same.sample()
    for ours, theirs in zip(games.step(actions), same.step(actions), strict=True):
        assert (ours == theirs).all()
    assert games.reset().mask[np.arange(8), games.sample()].all()


@pytest.mark.usefixtures("on_host")
def test_an_illegal_action_changes_nothing() -> None:
    games = CudaGame("spice_road", 2, 4, seed=1)
    before: Step = Step(*(array.copy() for array in games.reset()))
    wrong = games.sample()
    wrong[2] = 10**6
    with pytest.raises(ValueError, match=r"^game 2: action 1000000 is not legal now$"):
        games.step(wrong)
    for array, kept in zip(games.reset(), before, strict=True):
        assert (array == kept).all()
    for actions in (np.zeros(3, int), np.zeros(4), "word"):
        with pytest.raises(ValueError, match=r"^actions: must be 4 whole numbers, one for each"):
            games.step(actions)
    with pytest.raises(ValueError, match=r"^n 0: must be a whole number from 1 to 2147483584$"):
        CudaGame("spice_road", 2, 0)


def test_rows_of_games_lie_one_behind_the_other() -> None:
    flat: list[Any] = []
    array = FakeArrays().zeros((4, 6), np.int16)
    flatten("int16:2", Rows(array, (1, 6)), 4, flat)
    flatten(["int64", "bool"], (5, True), 4, flat)
    assert flat == [array.ctypes.data, 12, 1, 6, 5, True]
    games = VectorGame("spice_road", 2, 2)
    assert by_game(games._games).masks.shape == (1, len(games.actions))


def test_kernels_that_do_not_fit_are_told_in_a_line(
    functions: list[Function], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "century.ptx"
    monkeypatch.setenv("CENTURY_KERNELS", str(path))
    with pytest.raises(UnfitKernelsError, match=r"^there are no kernels for the GPU at .*: python"):
        kernels_path()
    text = kernel_text(functions[:1], TARGETS["cuda"])
    assert ".visible .entry century_kernel_" in text
    path.write_text(text)
    assert set(takes_of(path)) == {functions[0].name}
    for spoilt, reason in (
        (text[: len(text) // 2], "are cut short"),
        (text.replace('"source":"', '"source":"0', 1), "were made from other rules"),
        ("what is this", "holds no kernels of these games"),
    ):
        path.write_text(spoilt)
        with pytest.raises(UnfitKernelsError, match=reason) as told:
            Kernels(None, path)
        assert "\n" not in str(told.value)


def test_without_cupy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cupy", None)
    with pytest.raises(UnfitKernelsError, match=r"need CuPy: pip install 'century\[cuda\]'$"):
        CudaGame("spice_road")
