"""A policy that does what a search does; cuda_ppo.py goes on from it.

python examples/imitation.py east_west_2 --games 2800 --simulations 250
python examples/cuda_ppo.py east_west_2 --start imitation.npz
Needs: pip install 'century[rl]' torch; a GPU makes learning quick, and processors the games.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat

import numpy as np
import torch
from torch_net import fresh, save

import century
from century.envs import VectorGame

BATCH, RATE, DECAY, KEPT_BACK, CHECK, PATIENCE, ASTRAY = 4096, 1e-3, 1e-2, 0.04, 50, 4, 0.02
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def play(mode, seed, simulations):
    """Observations, masks, actions and results of a game of the search with itself."""
    game, dice = century.new(mode, 2, seed), np.random.default_rng(seed)
    bots = [century.bot(f"mcts(simulations={simulations})", seed=2 * seed + k) for k in range(2)]
    states, tokens, seats = [], [], []
    while not game.over:
        legal = game.actions()
        if len(legal) > 1 and dice.random() < ASTRAY:  # leads off the usual way
            game.play(legal[dice.integers(len(legal))])
            continue
        token = bots[game.seat].choose(game)
        if len(legal) > 1:
            states.append(np.frombuffer(game.now.to_bytes(), np.uint8))
            tokens.append(token)
            seats.append(game.seat)
        game.play(token)
    table = VectorGame(mode, 2, len(states), seed=1, symmetric=True)
    now = table.set_state(replace(table.get_state(), states=np.array(states)))
    actions = [
        next(action for action in mask.nonzero()[0] if table.actions[action] == token)
        for mask, token in zip(now.mask, tokens, strict=True)
    ]
    results = np.where(np.array(seats) == game.winner, 1.0, -1.0).astype(np.float32)
    return now.observation.copy(), now.mask.copy(), np.array(actions), results


def loss_of(net, rows):
    seen, mask, action, result = rows
    chances, value = net(seen, mask)
    return 0.5 * (value - result).square().mean() - chances.gather(1, action[:, None]).mean()


def main(given: argparse.Namespace) -> None:
    torch.manual_seed(given.seed)
    seeds = range(given.seed * 10**6, given.seed * 10**6 + given.games)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(play, repeat(given.mode), seeds, repeat(given.simulations)))
    known = [
        torch.as_tensor(np.concatenate(part), device=DEVICE) for part in zip(*played, strict=True)
    ]
    table = VectorGame(given.mode, 2, 1, symmetric=True)
    net = fresh(table.layout, len(table.actions), given.width).to(DEVICE)
    adam = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    end = int(len(known[0]) * (1 - KEPT_BACK))
    best, worse, steps = float("inf"), 0, 0
    while worse < PATIENCE and steps < given.steps:  # what it has not seen it must do well, too
        rows = torch.randint(end, (BATCH,), device=DEVICE)
        loss = loss_of(net, [part[rows] for part in known])
        adam.zero_grad()
        loss.backward()
        adam.step()
        steps += 1
        if steps % CHECK == 0 or steps == given.steps:
            with torch.no_grad():
                unseen = float(loss_of(net, [part[end:] for part in known]))
            print(
                f"{steps} steps, loss {float(loss.detach()):.3f}, of what is new {unseen:.3f}",
                flush=True,
            )
            worse = worse + 1 if unseen >= best else 0
            if unseen < best:
                best = unseen
                save(net, given.save)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--games", type=int, default=2800)
    options.add_argument("--simulations", type=int, default=250, help="of a decision")
    options.add_argument("--steps", type=int, default=10_000, help="of learning, at most")
    options.add_argument("--width", type=int, default=256)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", default="imitation.npz")
    main(options.parse_args())
