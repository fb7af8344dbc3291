"""PPO in one file, in the style of CleanRL: a network plays all seats of many tables at once.

python examples/cleanrl_ppo.py spice_road --steps 5000000
Then, from this folder: century arena cleanrl_ppo:bot greedy --mode spice_road --games 20
Needs: pip install 'century[rl]' torch
"""

import argparse

import numpy as np
import torch
from torch import nn

from century.envs import PolicyBot
from century.envs.gymnasium_vector import CenturyVectorEnv

FILE = "cleanrl_policy.pt"
WIDTH, EPOCHS, BATCHES, GAMMA, LAMBDA, CLIP, ENTROPY = 256, 4, 4, 0.998, 0.95, 0.2, 0.01


class Agent(nn.Module):
    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH), nn.Tanh()
        )
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, seen, mask):
        hidden = self.body(seen.float().clamp(max=12) / 4)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden)[:, 0]


def main(given: argparse.Namespace) -> None:
    torch.manual_seed(1)
    envs = CenturyVectorEnv(given.mode, given.tables, opponents="self", round_limit=given.rounds)
    agent = Agent(envs.single_observation_space.shape[0], envs.single_action_space.n)
    adam = torch.optim.Adam(agent.parameters(), lr=2.5e-4, eps=1e-5)
    seen, info = envs.reset(seed=1)
    for steps in range(0, given.steps, given.tables * given.length):
        rows, ended_games = [], 0
        for _ in range(given.length):
            now, mask = torch.as_tensor(seen), torch.as_tensor(info["action_mask"])
            with torch.no_grad():
                chances, value = agent(now, mask)
            action, seat = chances.sample(), info["seat"]
            seen, reward, ended, _, info = envs.step(action.numpy())
            # What follows is worth the same to the same seat, and the opposite to the other one.
            follow = np.where(ended, 0, np.where(info["seat"] == seat, 1, -1))
            reward, follow = torch.as_tensor(reward).float(), torch.as_tensor(follow)
            rows.append((now, mask, action, chances.log_prob(action), value, reward, follow))
            ended_games += int(ended.sum())
        with torch.no_grad():
            _, ahead = agent(torch.as_tensor(seen), torch.as_tensor(info["action_mask"]))
        learn(agent, adam, rows, ahead)
        print(f"{steps + given.tables * given.length} decisions, {ended_games} games", flush=True)
        torch.save(agent.state_dict(), given.save)


def learn(agent, adam, rows, ahead):
    *taken, value, reward, follow = map(torch.stack, zip(*rows, strict=True))
    advantage, later = torch.zeros_like(value), 0
    for t in reversed(range(len(value))):
        later = reward[t] + GAMMA * follow[t] * (ahead + LAMBDA * later) - value[t]
        advantage[t], ahead = later, value[t]
    flat = [rows.flatten(0, 1) for rows in (*taken, advantage, advantage + value)]
    for _ in range(EPOCHS):
        for part in torch.randperm(value.numel()).chunk(BATCHES):
            seen, mask, action, before, gain, target = (rows[part] for rows in flat)
            chances, worth = agent(seen, mask)
            ratio = (chances.log_prob(action) - before).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = 0.5 * (worth - target).square().mean() - policy
            loss -= ENTROPY * chances.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            adam.step()


def bot(seed: int = 0, file: str = FILE) -> PolicyBot:
    state = torch.load(file)
    agent = Agent(state["body.0.weight"].shape[1], state["policy.weight"].shape[0])
    agent.load_state_dict(state)
    look = torch.no_grad()(lambda *given: agent(*given)[0].logits.numpy())
    return PolicyBot(lambda *seen: look(*(torch.as_tensor(a)[None] for a in seen)), seed=seed)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--steps", type=int, default=5_000_000)
    options.add_argument("--tables", type=int, default=256)
    options.add_argument("--length", type=int, default=64, help="decisions between two lessons")
    options.add_argument("--rounds", type=int, default=60, help="a game ends then at the latest")
    options.add_argument("--save", default=FILE)
    main(options.parse_args())
