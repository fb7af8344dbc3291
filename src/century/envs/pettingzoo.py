"""PettingZoo: one environment for each mode, in which the seats act one after the other."""

import secrets
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from century.data.box import load_boxes
from century.data.mode import get_mode, load_modes
from century.envs.check_action import check_action
from century.envs.rendering import FRAMES, RENDER_MODES, Picture, Rendering
from century.envs.reward import reward_kind
from century.envs.single import SingleGame
from century.errors import IllegalAction
from century.game.dealing import MAX_SEED
from century.game.game import Files
from century.game.ruleset import find_ruleset

VERSION = "v0"


class RawEnv(AECEnv):  # type: ignore[misc]
    """A game of one mode. The agents are `seat_0`, `seat_1` and so on.

    An observation is a dict of `observation` (bytes, see the observation table) and `action_mask`
    (1 for every legal action number; all 0 for a seat that does not decide now). Rewards come at
    the end: by win, by rank or by score. With `symmetric` every agent sees itself as first seat.
    """

    def __init__(
        self,
        mode: str,
        players: int = 2,
        *,
        render_mode: str | None = None,
        symmetric: bool = False,
        reward: str = "win",
        box: Files = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{mode}_{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": FRAMES,
        }
        self.render_mode = render_mode
        self._rendering = Rendering(render_mode)
        self.ruleset = find_ruleset(get_mode(mode), load_boxes(box), players, options)
        self._game = SingleGame(self.ruleset)
        self._symmetric = symmetric
        self._reward = reward_kind(reward)
        self._dice = np.random.default_rng()
        self.seed: int | None = None  # that dealt the game
        self.possible_agents = [f"seat_{seat}" for seat in range(self.ruleset.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.actions = self._game.actions
        self.layout = self._game.layout
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }

    def _space(self) -> spaces.Dict:
        high = self._game.layout.high
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; a game that follows without a seed is drawn by the last one given."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        elif self.seed is None:
            self._dice = np.random.default_rng(secrets.randbits(64))
        self.seed = int(self._dice.integers(MAX_SEED))
        self._game.deal(self.seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        observation, mask = self._game.look(seat if self._symmetric else 0)
        if self._game.seat != seat:
            mask[:] = 0
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an action number of the agent that decides; raises if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._play(action)
        self._cumulative_rewards[agent] = 0
        if self._game.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._game.seat]
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int | None) -> None:
        if not self._game.play(check_action(action)):
            raise IllegalAction(f"{self.agent_selection}: action {action} is not legal now")

    def _end(self) -> None:
        rewards, scores = self._game.outcome(self._reward)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat]}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | Picture | None:
        """The table: text for `ansi`, a picture for `rgb_array`; `human` shows it in a window."""
        return self._rendering(self._game)

    def close(self) -> None:
        self._rendering.close()


@dataclass(frozen=True)
class Versioned:
    """The environments of one mode, as PettingZoo's own modules offer them."""

    mode: str

    def raw_env(self, players: int = 2, **options: Any) -> RawEnv:
        """The environment itself."""
        return RawEnv(self.mode, players, **options)

    def env(self, players: int = 2, **options: Any) -> AECEnv:
        """The environment with PettingZoo's checks around it."""
        return wrappers.OrderEnforcingWrapper(
            wrappers.AssertOutOfBoundsWrapper(self.raw_env(players, **options))
        )


for _mode in load_modes():
    register("aec", f"century/{_mode}_{VERSION}", entry_point=Versioned(_mode).env)
