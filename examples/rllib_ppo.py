"""PPO of RLlib, with action masking: one seat learns against a bot.

python examples/rllib_ppo.py spice_road --opponent greedy --lessons 50
Needs: pip install 'century[rl]' 'ray[rllib]' torch
"""

import argparse

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from century.envs.gymnasium import CenturyEnv


class Masked(gymnasium.Env):
    """Observation and mask side by side, as RLlib's module for action masking wants them."""

    def __init__(self, config) -> None:
        self.env = CenturyEnv(**config)
        self.action_space = self.env.action_space
        high = self.env.observation_space.high.astype(np.float32)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": gymnasium.spaces.Box(np.zeros_like(high), high),
                "action_mask": gymnasium.spaces.Box(0, 1, (int(self.action_space.n),)),
            }
        )

    def _both(self, seen):
        mask = self.env.action_masks().astype(np.float32)
        return {"observations": seen.astype(np.float32), "action_mask": mask}

    def reset(self, *, seed=None, options=None):
        seen, _ = self.env.reset(seed=seed)
        return self._both(seen), {}

    def step(self, action):
        seen, reward, ended, cut, _ = self.env.step(action)
        return self._both(seen), reward, ended, cut, {}


def main(given: argparse.Namespace) -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    table = {"mode": given.mode, "opponents": given.opponent, "round_limit": given.rounds}
    config = (
        PPOConfig()
        .environment(Masked, env_config=table)
        .env_runners(num_env_runners=given.runners)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [256], "fcnet_hiddens": [256]},
            )
        )
        .training(
            train_batch_size_per_learner=given.lesson,
            minibatch_size=given.lesson // 4,
            num_epochs=4,
            gamma=0.998,
            lr=3e-4,
        )
    )
    algorithm = config.build_algo()
    for lesson in range(1, given.lessons + 1):
        told = algorithm.train()["env_runners"]
        mean = told.get("episode_return_mean", float("nan"))
        print(f"{lesson * given.lesson} decisions, mean reward {mean:.2f}", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--opponent", default="greedy")
    options.add_argument("--lessons", type=int, default=50)
    options.add_argument("--lesson", type=int, default=4096, help="decisions between two lessons")
    options.add_argument("--runners", type=int, default=0, help="processes beside this one")
    options.add_argument("--rounds", type=int, default=60, help="a game ends then at the latest")
    main(options.parse_args())
