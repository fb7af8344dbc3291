"""PPO by TorchRL: a masked policy learns against a bot, with TorchRL's collector and losses.

python examples/torchrl_ppo.py spice_road --opponent greedy --steps 100000
Needs: pip install 'century[rl]' torchrl
"""

import argparse

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Categorical
from torchrl.envs import GymWrapper, TransformedEnv
from torchrl.envs.transforms import ActionMask, RewardSum
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from century.envs.gymnasium import CenturyEnv

WIDTH, EPOCHS = 256, 4


class Masked(gymnasium.ObservationWrapper):
    """The mask beside the observation, where TorchRL looks for it."""

    def __init__(self, env: CenturyEnv) -> None:
        super().__init__(env)
        mask = gymnasium.spaces.MultiBinary(int(env.action_space.n))
        self.observation_space = gymnasium.spaces.Dict(
            {"observation": env.observation_space, "action_mask": mask}
        )

    def observation(self, seen):
        return {"observation": seen, "action_mask": self.env.action_masks().astype("int8")}


class Numbers(nn.Module):
    def forward(self, seen):
        return seen.float().clamp(max=12) / 4


def masked(logits, mask):
    return MaskedCategorical(logits=logits, mask=mask.bool())


def network(inputs: int, outputs: int) -> nn.Module:
    return nn.Sequential(Numbers(), nn.Linear(inputs, WIDTH), nn.Tanh(), nn.Linear(WIDTH, outputs))


def main(given: argparse.Namespace) -> None:
    torch.manual_seed(1)
    table = CenturyEnv(given.mode, opponents=given.opponent, round_limit=given.rounds)
    env = TransformedEnv(GymWrapper(Masked(table), categorical_action_encoding=True))
    env.append_transform(ActionMask())
    env.append_transform(RewardSum())
    inputs, actions = table.observation_space.shape[0], int(table.action_space.n)
    look = TensorDictModule(network(inputs, actions), ["observation"], ["logits"])
    actor = ProbabilisticActor(
        look,
        in_keys={"logits": "logits", "mask": "action_mask"},
        spec=Categorical(actions),
        distribution_class=masked,
        return_log_prob=True,
    )
    critic = ValueOperator(network(inputs, 1), ["observation"])
    advantage = GAE(gamma=0.998, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    adam = torch.optim.Adam(loss.parameters(), lr=3e-4)
    collector = Collector(env, actor, frames_per_batch=given.lesson, total_frames=given.steps)
    steps = 0
    for batch in collector:
        for _ in range(EPOCHS):
            with torch.no_grad():
                advantage(batch)
            parts = loss(batch.reshape(-1))
            adam.zero_grad()
            sum(parts[name] for name in parts.keys() if name.startswith("loss_")).backward()
            adam.step()
        steps += batch.numel()
        ended = batch["next", "done"]
        rewards = batch["next", "episode_reward"][ended]
        won = (rewards > 0).float().mean() if len(rewards) else 0
        print(f"{steps} decisions, {len(rewards)} games, {won:.0%} won", flush=True)
    collector.shutdown()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--opponent", default="greedy")
    options.add_argument("--steps", type=int, default=100_000)
    options.add_argument("--lesson", type=int, default=2048, help="steps between two lessons")
    options.add_argument("--rounds", type=int, default=60, help="a game ends then at the latest")
    main(options.parse_args())
