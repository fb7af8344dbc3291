"""A policy as a bot: a network that was trained here or elsewhere sits down at any table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from century.bots.protocol import legal_actions
from century.data.reader import one_line
from century.envs.observation.layout import Observation
from century.envs.single import SingleGame
from century.errors import InvalidOption
from century.game.game import Game
from century.game.position import check_seed
from century.game.ruleset import Ruleset
from century.game.tokens import tokens_of

KINDS: dict[str, Any] = {"tensor(uint8)": np.uint8, "tensor(bool)": np.bool_}

Logits = Callable[[Observation, npt.NDArray[np.bool_]], npt.ArrayLike]


class PolicyBot:
    """Plays the best legal action of a policy, or draws one where a `temperature` is given.

    `logits` is given an observation (bytes, the seat that decides first) and a mask of the legal
    action numbers, and returns a number for each action: the higher, the rather.
    """

    def __init__(self, logits: Logits, temperature: float = 0.0, seed: int = 0) -> None:
        self._logits = logits
        self._temperature = temperature
        self._tables: dict[Ruleset, SingleGame] = {}
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Begin anew, as if made with this seed."""
        self._dice = np.random.default_rng(check_seed(seed))

    def choose(self, game: Game) -> str:
        legal_actions(game)
        table = self._tables.get(game.ruleset)
        if table is None:
            table = self._tables[game.ruleset] = SingleGame(game.ruleset)
        table.put(game.state)
        observation, mask = table.look(game.seat or 0)
        action = self._pick(observation, mask.astype(np.bool_))
        kind = int(game.state.decision)
        return game.token(action - tokens_of(game.ruleset).first[kind])

    def _pick(self, observation: Observation, mask: npt.NDArray[np.bool_]) -> int:
        wishes = np.asarray(self._logits(observation, mask), np.float64).reshape(-1)
        if wishes.shape != mask.shape:
            raise InvalidOption(f"policy: {wishes.size} numbers for {mask.size} actions")
        if not np.isfinite(wishes[mask]).all():
            raise InvalidOption("policy: not a number for every legal action")
        if self._temperature > 0:
            wishes = wishes / self._temperature + self._dice.gumbel(size=wishes.shape)
        return int(np.where(mask, wishes, -np.inf).argmax())


def session_of(path: str | Path) -> Any:
    """A network of ONNX, ready to be asked."""
    try:
        import onnxruntime

        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1  # so little work is slower on several
        return onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise InvalidOption(f"policy {path}: {one_line(str(error).splitlines()[0])}") from None


def onnx_bot(path: str | Path, temperature: float = 0.0, seed: int = 0) -> PolicyBot:
    """A network of ONNX: its first input is a batch of observations, its first output the logits.

    An input of bytes is given the observation as it is, any other as numbers of float32; a second
    input, where there is one, is given the mask.
    """
    session = session_of(path)
    inputs = [(given.name, KINDS.get(given.type, np.float32)) for given in session.get_inputs()]

    def logits(observation: Observation, mask: npt.NDArray[np.bool_]) -> Any:
        given = zip(inputs, (observation, mask), strict=False)
        batch = {name: array[None].astype(kind) for (name, kind), array in given}
        return session.run(None, batch)[0]

    return PolicyBot(logits, temperature, seed)
