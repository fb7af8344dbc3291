"""Gymnasium: one learner at a table of chosen opponents; importing this registers the ids."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from century.bots import Bot, ask, bot_names
from century.bots.entrant import read_entrant
from century.data.box import load_boxes
from century.data.mode import get_mode, load_modes
from century.data.reader import did_you_mean, shown
from century.envs.check_action import check_action, plain
from century.envs.gymnasium_vector import CenturyVectorEnv, check_seat
from century.envs.observation.layout import Observation
from century.envs.rendering import FRAMES, RENDER_MODES, Picture, Rendering
from century.envs.reward import SCORE, reward_kind
from century.envs.single import SingleGame
from century.errors import IllegalAction, InvalidOption
from century.game.dealing import MAX_SEED
from century.game.game import Files, Game
from century.game.ruleset import find_ruleset
from century.game.tokens import tokens_of

RANDOM = "random"
# Less than any loss at the table, so that it never pays to give up by an illegal action.
FORFEIT = {"win": -1.0, "rank": -1.0, "score": -100.0}


class CenturyEnv(gymnasium.Env[Observation, np.int64]):
    """A game of one mode for one learner; the opponents move by themselves.

    `opponents` are bots, or their names, with options as in `mcts(simulations=50)`: one for all
    other seats, or a list of one for each.
    `seat` is the learner's, by default drawn for every game. The learner always sees itself as
    first seat. An illegal action loses the game at once: `action_masks` tells the legal ones.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FRAMES}  # noqa: RUF012

    def __init__(
        self,
        mode: str,
        players: int = 2,
        *,
        opponents: str | Bot | Sequence[str | Bot] = RANDOM,
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        box: Files = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self._rendering = Rendering(render_mode)
        self.ruleset = find_ruleset(get_mode(mode), load_boxes(box), players, options)
        self._chosen_seat = check_seat(seat, self.ruleset.players)
        self.seat = self._chosen_seat or 0  # of the learner
        self._invited = _opponents(opponents, self.ruleset.players - 1)
        self._opponents = self._invited
        self._reward, self._kind = reward, reward_kind(reward)
        self._game = SingleGame(self.ruleset)
        self.actions = self._game.actions  # the tokens by action number
        self.layout = self._game.layout
        high = self.layout.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(len(self.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play up to the learner's first decision."""
        super().reset(seed=plain(seed))
        self._game.deal(int(self.np_random.integers(MAX_SEED)))
        drawn = int(self.np_random.integers(self.ruleset.players))
        self.seat = drawn if self._chosen_seat is None else self._chosen_seat
        self._opponents = [self._seated(opponent) for opponent in self._invited]
        self._let_others_play()
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and play up to its next decision, or to the end."""
        if not self._game.play(check_action(action)):
            observation, info = self._look()
            return observation, FORFEIT[self._reward], True, False, info | {"illegal": True}
        self._let_others_play()
        observation, info = self._look()
        if not self._game.over:
            return observation, 0.0, False, False, info
        rewards, scores = self._game.outcome(self._kind)
        return observation, rewards[self.seat], True, False, info | {"scores": scores}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of the learner, by action number."""
        _, mask = self._game.look(self.seat)
        return mask.astype(np.bool_)

    def render(self) -> str | Picture | None:
        """The table: text for `ansi`, a picture for `rgb_array`; `human` shows it in a window."""
        return self._rendering(self._game)

    def close(self) -> None:
        self._rendering.close()

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation, mask = self._game.look(self.seat)
        leads, _ = self._game.outcome(SCORE)
        return observation, {"action_mask": mask, "seat": self.seat, "lead": leads[self.seat]}

    def _let_others_play(self) -> None:
        while not self._game.over and self._game.seat != self.seat:
            opponent = self._opponents[(self._game.seat - self.seat) % self.ruleset.players - 1]
            if isinstance(opponent, str):
                self._game.play(self._game.random_action(self.np_random))
            else:
                self._let_play(opponent)

    def _let_play(self, opponent: Bot) -> None:
        """Ask a bot, which is shown nothing that is hidden at the table."""
        token = ask(
            opponent, Game(self._game.position().copy()), int(self.np_random.integers(MAX_SEED))
        )
        tokens, decision = tokens_of(self.ruleset), int(self._game.state.decision)
        choice = tokens.choice(decision, token)
        if choice is None or not self._game.play(tokens.first[decision] + choice):
            raise IllegalAction(f"{opponent!r} chose {token!r}, which is not legal")

    def _seated(self, opponent: str | Bot) -> str | Bot:
        """A bot that is named is made anew for every game, so that the seed tells all of it.

        A bot itself is told the seed, if it has a method `reseed`.
        """
        if opponent == RANDOM:
            return opponent
        seed = int(self.np_random.integers(MAX_SEED))
        if isinstance(opponent, str):
            return read_entrant(opponent).make(seed)
        if hasattr(opponent, "reseed"):
            opponent.reseed(seed)
        return opponent


def _opponents(given: str | Bot | Sequence[str | Bot], count: int) -> list[str | Bot]:
    opponents: list[Any] = list(given) if isinstance(given, list | tuple) else [given] * count
    if len(opponents) != count:
        raise InvalidOption(f"opponents: must be one, or {count}, not {len(opponents)}")
    for opponent in opponents:
        if isinstance(opponent, str) and (opponent in bot_names() or set("(:") & set(opponent)):
            read_entrant(opponent)
        elif not hasattr(opponent, "choose"):
            near = did_you_mean(opponent, bot_names()) if isinstance(opponent, str) else ""
            known = " ".join(bot_names())
            raise InvalidOption(
                f"opponents: {shown(opponent)} is no bot and cannot choose{near}; known: {known}"
            )
    return opponents


def register() -> None:
    """`century/spice_road-v0`, and so for every mode."""
    for mode in load_modes():
        gymnasium.register(
            f"century/{mode}-v0",
            f"{__name__}:{CenturyEnv.__name__}",
            vector_entry_point=f"{CenturyVectorEnv.__module__}:{CenturyVectorEnv.__name__}",
            kwargs={"mode": mode},
        )


register()
