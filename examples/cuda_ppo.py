"""PPO from end to end on a GPU: games, network and learning, and nothing leaves it.

python examples/cuda_ppo.py spice_road --seconds 300 --curve curve.csv
Then, from this folder: century arena torch_net:bot greedy --mode spice_road --games 20
Needs: pip install 'century[cuda]' torch; without a GPU the same on a processor, far slower.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch_net import FILE, fresh, load, save

from century.envs import VectorGame
from century.envs.cuda import CudaGame

LENGTH, BATCHES, EPOCHS, LAMBDA, CLIP, ENTROPY, SAVING = 32, 32, 2, 0.97, 0.2, 0.01, 50
DEVICE = "cuda" if (ON_GPU := torch.cuda.is_available()) else "cpu"
torch.set_float32_matmul_precision("high")


def copied(array):
    return torch.as_tensor(array.copy(), device=DEVICE)  # on the GPU, the memory is CuPy's


def main(given: argparse.Namespace) -> None:
    torch.manual_seed(given.seed)
    table = {"seed": given.seed, "symmetric": True, "round_limit": given.rounds}
    games = (CudaGame if ON_GPU else VectorGame)(given.mode, 2, given.games, **table)
    step = (lambda a: games.step(a, check=False)) if ON_GPU else lambda a: games.step(a.numpy())
    net = load(given.start) if given.start else fresh(games.layout, len(games.actions), given.width)
    adam = torch.optim.Adam(net.to(DEVICE).parameters(), given.rate, eps=1e-5, fused=True)
    look = torch.no_grad()(net)
    now, lines = games.reset(), ["decisions,seconds,length,entropy"]
    begin, seconds, decisions = time.perf_counter(), 0.0, 0
    while seconds < given.seconds:
        left, rows, ended_games = 1 - seconds / given.seconds, [], 0
        for _ in range(LENGTH):
            seen, mask, seat = map(copied, (now.observation, now.mask, now.seat))
            chances, value = look(seen, mask)
            action = (chances.exp() / torch.empty_like(chances).exponential_()).argmax(1)
            now = step(action)
            reward, ended = copied(now.reward).gather(1, seat.long()[:, None]), copied(now.done)
            # What follows is worth the same to the same seat, and the opposite to the other one.
            follow = torch.where(copied(now.seat) == seat, 1.0, -1.0) * ~ended
            chance = chances.gather(1, action[:, None])
            rows.append((seen, mask, action, chance[:, 0], value, reward[:, 0], follow))
            ended_games += ended.sum()
        _, ahead = look(copied(now.observation), copied(now.mask))
        adam.param_groups[0]["lr"] = given.rate * left
        entropy = learn(net, adam, rows, ahead, ENTROPY * left)
        decisions, seconds = decisions + given.games * LENGTH, time.perf_counter() - begin
        length = given.games * LENGTH / max(1, int(ended_games))
        lines.append(f"{decisions},{seconds:.1f},{length:.1f},{float(entropy):.4f}")
        if len(lines) % SAVING == 0 or seconds >= given.seconds:
            save(net, given.save)
            np.savetxt(given.curve, lines, fmt="%s")
            print(f"{decisions} decisions, {length:.0f} a game, {seconds:.0f} s", flush=True)


def learn(net, adam, rows, ahead, bonus):
    """Several times through a lesson; tells how open the choices still are."""
    *taken, value, reward, follow = map(torch.stack, zip(*rows, strict=True))
    advantage, later = torch.zeros_like(value), 0
    for t in reversed(range(len(value))):
        later = reward[t] + follow[t] * (ahead + LAMBDA * later) - value[t]
        advantage[t], ahead = later, value[t]
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    flat = [rows.flatten(0, 1) for rows in (*taken, scaled, advantage + value)]
    for _ in range(EPOCHS):
        for part in torch.randperm(value.numel(), device=DEVICE).chunk(BATCHES):
            seen, mask, action, before, gain, target = (rows[part] for rows in flat)
            chances, worth = net(seen, mask)
            ratio = (chances.gather(1, action[:, None])[:, 0] - before).exp()
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            loss = 0.5 * (worth - target).square().mean() - policy - bonus * entropy
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()
    return entropy.detach()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--seconds", type=float, default=300)
    options.add_argument("--games", type=int, default=1 << 14, help="side by side")
    options.add_argument("--rounds", type=int, default=80, help="a game ends then at the latest")
    options.add_argument("--width", type=int, default=256)
    options.add_argument("--rate", type=float, default=5e-4, help="of learning, at first")
    options.add_argument("--start", help="a file of --save to go on from")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", default=FILE)
    options.add_argument("--curve", default="cuda_curve.csv")
    main(options.parse_args())
