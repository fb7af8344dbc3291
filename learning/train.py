"""Learn the nets by self-play on a GPU: `python train.py SECONDS MODE ...`, in the kernels' folder.

Thousands of games are played at once, every seat by the net as it is; then the net learns from
the positions of all turns what came of them: who won, mixed with what it expected a turn later
(temporal differences), and the final scores. The next games are played by the better net.
Needs PyTorch and CuPy. Writes MODE.npz beside itself, or into the folder $OUT.
"""

import json
import os
import sys
import time
from pathlib import Path

import cupy
import numpy as np
import torch

HERE = Path(__file__).resolve().parent
OUT = Path(os.environ.get("OUT", HERE))
ABOUT = json.loads((HERE / "kernels.json").read_text())
SIZES = ABOUT["sizes"]
FACTS, HIDDEN = SIZES["facts"], SIZES["hidden"]
SEATS = 5
POINTS = 30.0  # the unit of the score, as in century.search.net
GPU = "cuda"
BLOCK = 128

TABLES = {"spice_road": (2, 3, 2, 4, 2, 5)}  # player counts, in turn
OTHER_TABLES = (2, 3, 2, 4)
GAMES = 32_768  # with two players; fewer with more
MAX_TURNS = 170  # of one game, all seats together
MAX_DECISIONS = 900
UNFINISHED = 0.003  # share of games that need not be waited for
SAMPLES = 1_200_000  # positions to learn from after each round of games
BATCH = 8192
MEMORY = 0.8  # how much of the outcome, rather than the next judgement, is believed (lambda)
ERRORS = 150  # random decisions in ten thousand
EVERY = 15  # rounds between two matches against earlier nets


def kernel(name):
    return cupy.RawModule(path=str(HERE / f"{name}.cubin")).get_function(ABOUT["names"][name])


KERNELS = {name: kernel(name) for name in ABOUT["names"]}


def array(tensor, item=None):
    """A tensor as Numba's kernels take arrays; `item` is the size of a record."""
    shape = list(tensor.shape) if item is None else [tensor.numel() // item]
    size = tensor.element_size() if item is None else item
    strides = [size * int(np.prod(shape[i + 1 :])) for i in range(len(shape))]
    return [0, 0, int(np.prod(shape)), size, tensor.data_ptr(), *shape, *strides]


def launch(name, games, *arguments):
    flat = [x for argument in arguments for x in np.atleast_1d(np.array(argument, dtype=object))]
    typed = [np.float64(x) if isinstance(x, float) else np.int64(x) for x in flat]
    KERNELS[name](((games + BLOCK - 1) // BLOCK,), (BLOCK,), tuple(typed))


def zeros(*shape, kind=torch.float32):
    return torch.zeros(*shape, dtype=kind, device=GPU)


class Games:
    """Many games of one mode and player count."""

    def __init__(self, mode, players, games):
        self.players, self.games = players, games
        box = np.fromfile(HERE / f"{mode}_{players}.box", np.uint8)
        self.box = torch.tensor(box, device=GPU)
        self.states = zeros(games * SIZES["state"], kind=torch.uint8)
        self.tables = zeros(2 * games * SIZES["state"], kind=torch.uint8)
        self.rooms = zeros(games * players, FACTS)
        self.hidden, self.told, self.chances = (
            zeros(games, HIDDEN),
            zeros(games, 2),
            zeros(games, 5),
        )
        self.turns, self.winners, self.rounds = (zeros(games, kind=torch.int32) for _ in range(3))
        self.totals = zeros(games, players, kind=torch.int32)
        self.weights = torch.tensor(np.load(HERE / "weights.npy"), device=GPU)

    def fixed(self):
        return array(self.box, SIZES["box"]), array(self.states, SIZES["state"])

    def look_up(self):
        """Winners, scores and lengths; tells the share of games that still run."""
        results = array(self.winners), array(self.totals), array(self.rounds)
        launch("end", self.games, *self.fixed(), *results)
        return (self.winners < 0).float().mean().item()

    def play(self, seed, net, rival, rivals, trace, values, most_turns, errors, noise):
        """Play all games; the seats in the sets `rivals` judge by the net `rival`."""
        self.states.zero_()
        seeds = torch.arange(seed, seed + self.games, device=GPU)
        launch("begin", self.games, *self.fixed(), array(seeds), array(self.turns))
        memory = [
            array(part) for part in (self.rooms, self.hidden, self.told, self.chances, self.weights)
        ]
        nets = [array(part) for part in (*net, *rival)]
        kept = array(rivals), array(trace), array(values), array(self.turns)
        tables = array(self.tables, SIZES["state"])
        for decision in range(1, MAX_DECISIONS):
            launch(
                "decide", self.games, *self.fixed(), tables, *memory, *nets, *kept,
                most_turns, errors, float(noise),
            )  # fmt: skip
            if decision % 40 == 0 and self.look_up() < UNFINISHED:
                break
        self.look_up()
        torch.cuda.synchronize()


class Net(torch.nn.Module):
    """The same net as century.search.net."""

    def __init__(self, mode):
        super().__init__()
        start = HERE / "nets" / f"{mode}.npz"
        if start.exists():
            known = np.load(start)
            inner, outer = torch.tensor(known["inner"]), torch.tensor(known["outer"])
        else:
            inner, outer = 0.15 * torch.randn(FACTS, HIDDEN + 2), 0.1 * torch.randn(2, HIDDEN + 1)
        self.inner, self.outer = torch.nn.Parameter(inner), torch.nn.Parameter(outer)

    def forward(self, facts):
        hidden = torch.relu(facts @ self.inner[:, :HIDDEN])
        told = hidden @ self.outer[:, :HIDDEN].T + facts @ self.inner[:, HIDDEN:]
        return told + self.outer[:, HIDDEN]

    def weights(self):
        return self.inner.detach().clone(), self.outer.detach().clone()


def targets(games, values):
    """What each position should have been judged: the outcome, and the judgements on the way."""
    shape = games.games, MAX_TURNS, games.players
    judged = values[: games.games * MAX_TURNS * games.players].view(shape)
    aimed = torch.zeros(shape, device=GPU)
    winners = games.winners.long().clamp(min=0)
    value = torch.nn.functional.one_hot(winners, games.players).float()
    for turn in reversed(range(MAX_TURNS)):
        played = (turn < games.turns)[:, None]
        aimed[:, turn] = value
        value = torch.where(played, MEMORY * value + (1 - MEMORY) * judged[:, turn], value)
    return aimed


def learn(net, optimizer, games, trace, values):
    """One pass over a sample of the positions; tells the loss of the chances."""
    rows, players = games.games * MAX_TURNS, games.players
    aimed = targets(games, values).view(rows, players)
    turns = torch.arange(MAX_TURNS, device=GPU)[None] < games.turns[:, None]
    valid = (turns & (games.winners >= 0)[:, None]).view(-1).nonzero()[:, 0]
    chosen = valid[torch.randperm(len(valid), device=GPU)][:SAMPLES]
    facts = trace[: rows * players].view(rows, players, FACTS)
    scores = (games.totals / POINTS).repeat_interleave(MAX_TURNS, 0)
    losses = []
    for batch in chosen[: len(chosen) // BATCH * BATCH].view(-1, BATCH):
        told = net(facts[batch])
        chances = torch.log_softmax(told[..., 0], 1)
        loss = -(aimed[batch] * chances).sum(1).mean()
        losses.append(loss.detach())
        off = ((told[..., 1] - scores[batch]) ** 2).mean()
        optimizer.zero_grad(set_to_none=True)
        (loss + 2 * off).backward()
        optimizer.step()
    return torch.stack(losses).mean().item()


def match(games, net, rival, trace, values, seed):
    """The share of two-player games that a net wins against another, on both seats alike."""
    first = torch.arange(games.games, device=GPU) % 2 == 0
    rivals = torch.where(first, 2, 1).to(torch.int32)  # as sets of seats
    games.play(seed, net, rival, rivals, trace, values, 0, 0, 0.0005)
    won = torch.where(first, games.winners == 0, games.winners == 1)
    return won[games.winners >= 0].float().mean().item()


def train(mode, seconds):
    start = time.time()
    net = Net(mode).to(GPU)
    optimizer = torch.optim.Adam(net.parameters())
    counts = TABLES.get(mode, OTHER_TABLES)
    tables = {n: Games(mode, n, 2 * GAMES // n // BLOCK * BLOCK) for n in set(counts)}
    rows = max(games.games * games.players for games in tables.values()) * MAX_TURNS
    trace, values = zeros(rows, FACTS), zeros(rows)
    first = latest = net.weights()
    done = 0
    while (spent := (time.time() - start) / seconds) < 1:
        games = tables[counts[done % len(counts)]]
        nobody = zeros(games.games, kind=torch.int32)
        weights = net.weights()
        noise = 0.015 * (1 - spent) + 0.0015
        seed = 10_000_000 * (done + 1)
        games.play(seed, weights, weights, nobody, trace, values, MAX_TURNS, ERRORS, noise)
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * (1 - spent) + 1e-4
        loss = learn(net, optimizer, games, trace, values)
        done += 1
        rounds, score = games.rounds.float().mean().item(), games.totals.float().mean().item()
        told = f"{mode} {done}: {games.players} players, loss {loss:.4f}, "
        print(f"{told}{rounds:.1f} rounds, {score:.1f} points", flush=True)
        if done % EVERY == 0:
            won = [
                match(tables[2], net.weights(), other, trace, values, 10**12 + seed)
                for other in (first, latest)
            ]
            latest = net.weights()
            told = f"{mode} {done}: wins {won[0]:.3f} against the first net, {won[1]:.3f} against"
            print(f"{told} the one before, after {time.time() - start:.0f} s", flush=True)
    inner, outer = (part.cpu().numpy() for part in net.weights())
    np.savez(OUT / f"{mode}.npz", inner=inner, outer=outer)


def speed(mode, games=2**19):
    """Decisions of random play in a second."""
    table = Games(mode, 2, games)
    decisions = zeros(games, kind=torch.int64)
    seeds = torch.arange(games, device=GPU)
    for _ in range(2):  # the first time warms up
        table.states.zero_()
        launch("begin", games, *table.fixed(), array(seeds), array(table.turns))
        torch.cuda.synchronize()
        start = time.time()
        launch("random", games, *table.fixed(), 10_000, array(decisions))
        torch.cuda.synchronize()
        seconds = time.time() - start
    rate = decisions.sum().item() / seconds / 1e9
    print(f"{mode}: {rate:.2f} billion decisions/s of random play, {games} games", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "speed":
        for mode in sys.argv[2:]:
            speed(mode)
    else:
        for mode in sys.argv[2:]:
            train(mode, float(sys.argv[1]))
