"""MaskablePPO of sb3-contrib: one seat learns against a bot, and sits down in the arena.

python examples/sb3_maskable_ppo.py spice_road --opponent greedy --steps 200000
Then, from this folder: century arena sb3_maskable_ppo:bot greedy --mode spice_road --games 20
Needs: pip install 'century[rl]' sb3-contrib
"""

import argparse

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor

from century.envs import PolicyBot
from century.envs.gymnasium import CenturyEnv

FILE = "sb3_policy.zip"


def main(given: argparse.Namespace) -> None:
    env = Monitor(CenturyEnv(given.mode, opponents=given.opponent, round_limit=given.rounds))
    model = MaskablePPO("MlpPolicy", env, n_steps=given.lesson, seed=1, device="cpu")
    model.learn(given.steps)
    model.save(given.save)
    rewards = env.get_episode_rewards()[-100:]
    won = sum(reward > 0 for reward in rewards) / max(1, len(rewards))
    print(f"{model.num_timesteps} decisions, {won:.0%} of the last {len(rewards)} games won")


def bot(seed: int = 0, file: str = FILE) -> PolicyBot:
    policy = MaskablePPO.load(file, device="cpu").policy
    policy.set_training_mode(False)

    def logits(seen, mask):
        with torch.no_grad():
            seen = torch.as_tensor(seen)[None]
            return policy.get_distribution(seen, mask[None]).distribution.logits.numpy()

    return PolicyBot(logits, seed=seed)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--opponent", default="greedy")
    options.add_argument("--steps", type=int, default=200_000)
    options.add_argument("--lesson", type=int, default=2048, help="steps between two lessons")
    options.add_argument("--rounds", type=int, default=60, help="a game ends then at the latest")
    options.add_argument("--save", default=FILE)
    main(options.parse_args())
