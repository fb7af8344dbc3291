"""Learn the nets by self-play on a GPU: `python train.py SECONDS MODE ...`, in the kernels' folder.

Thousands of games are played at once, every seat by the net as it is; then the net learns from
the positions of all turns what came of them: who won, mixed with what it expected a turn later
(temporal differences), and the final scores. The next games are played by the better net.
Needs PyTorch and CuPy. Writes MODE.npz beside itself, or into the folder $OUT.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from device import (
    ABOUT,
    BLOCK,
    FEATURES,
    GPU,
    HERE,
    HIDDEN,
    OUTPUTS,
    Players,
    Table,
    Trace,
    Weights,
    zeros,
)

OUT = Path(os.environ.get("OUT", HERE))
POINTS = ABOUT["net"]["points"]
GAMES = 32_768  # with two players; fewer with more
MAX_TURNS = 170  # of one game, all seats together
SAMPLES = 1_200_000  # positions to learn from after each round of games
BATCH = 8192
OUTCOME_SHARE = 0.8  # how much of the outcome, rather than the next judgement, is believed
ERRORS = 150  # random decisions in ten thousand
FIRST_NOISE, LAST_NOISE = 0.0165, 0.0015
FIRST_RATE, LAST_RATE = 2.1e-3, 1e-4  # of learning
MATCH_NOISE = 0.0005
MATCH_EVERY = 15  # rounds between two matches against earlier nets


def start_net(mode: str) -> Weights:
    """The net of a mode as it is, or one of chance for a mode that has none."""
    file = HERE / "nets" / f"{mode}.npz"
    if file.exists():
        known = np.load(file)
        parts = torch.tensor(known["inner"]), torch.tensor(known["outer"])
    else:
        inner = 0.15 * torch.randn(FEATURES, HIDDEN + OUTPUTS)
        parts = inner, 0.1 * torch.randn(OUTPUTS, HIDDEN + 1)
    return Weights(*(part.to(GPU).requires_grad_() for part in parts))


def forward(net: Weights, features: Any) -> Any:
    """The same net as `century.search.judgement.net`, for many positions."""
    hidden = torch.relu(features @ net.inner[:, :HIDDEN])
    outputs = hidden @ net.outer[:, :HIDDEN].T + features @ net.inner[:, HIDDEN:]
    return outputs + net.outer[:, HIDDEN]


def copy_of(net: Weights) -> Weights:
    return Weights(*(part.detach().clone() for part in net))


def player_counts(mode: str) -> list[int]:
    """Numbers of players in turn, every other time two: 2 3 2 4."""
    two, *more = ABOUT["tables"][mode]
    return [count for other in more or [two] for count in (two, other)]


def targets(table: Table, trace: Trace) -> Any:
    """What each position should have been judged: the outcome, and the judgements on the way."""
    shape = table.games, MAX_TURNS, table.players
    judged = trace.chances[: table.games * MAX_TURNS * table.players].view(shape)
    aims = torch.zeros(shape, device=GPU)
    winners = table.winners.long().clamp(min=0)
    value = torch.nn.functional.one_hot(winners, table.players).float()
    for turn in reversed(range(MAX_TURNS)):
        played = (turn < table.turns)[:, None]
        aims[:, turn] = value
        mixed = OUTCOME_SHARE * value + (1 - OUTCOME_SHARE) * judged[:, turn]
        value = torch.where(played, mixed, value)
    return aims


def learn(net: Weights, optimizer: Any, table: Table, trace: Trace) -> float:
    """One pass over a sample of the positions; gives the loss of the chances."""
    rows, players = table.games * MAX_TURNS, table.players
    aims = targets(table, trace).view(rows, players)
    turns = torch.arange(MAX_TURNS, device=GPU)[None] < table.turns[:, None]
    valid = (turns & (table.winners >= 0)[:, None]).view(-1).nonzero()[:, 0]
    chosen = valid[torch.randperm(len(valid), device=GPU)][:SAMPLES]
    features = trace.features[: rows * players].view(rows, players, FEATURES)
    scores = (table.totals / POINTS).repeat_interleave(MAX_TURNS, 0)
    losses = []
    for batch in chosen[: len(chosen) // BATCH * BATCH].view(-1, BATCH):
        outputs = forward(net, features[batch])
        chances = torch.log_softmax(outputs[..., 0], 1)
        loss = -(aims[batch] * chances).sum(1).mean()
        losses.append(loss.detach())
        off = ((outputs[..., 1] - scores[batch]) ** 2).mean()
        optimizer.zero_grad(set_to_none=True)
        (loss + 2 * off).backward()
        optimizer.step()
    return float(torch.stack(losses).mean().item())


def match(table: Table, net: Weights, rival: Weights, trace: Trace, seed: int) -> float:
    """The share of two-player games that a net wins against another, on both seats alike."""
    first = torch.arange(table.games, device=GPU) % 2 == 0
    rivals = torch.where(first, 2, 1).to(torch.int32)  # as sets of seats
    table.play(seed, Players(net, rival, rivals, 0, MATCH_NOISE), trace, 0)
    won = torch.where(first, table.winners == 0, table.winners == 1)
    return float(won[table.winners >= 0].float().mean().item())


def train(mode: str, seconds: float) -> None:
    start = time.time()
    net = start_net(mode)
    optimizer = torch.optim.Adam(list(net))
    counts = player_counts(mode)
    tables = {n: Table(mode, n, 2 * GAMES // n // BLOCK * BLOCK) for n in set(counts)}
    rows = max(table.games * table.players for table in tables.values()) * MAX_TURNS
    trace = Trace(zeros(rows, FEATURES), zeros(rows))
    first = latest = copy_of(net)
    done = 0
    while (spent := (time.time() - start) / seconds) < 1:
        table = tables[counts[done % len(counts)]]
        nobody = zeros(table.games, kind=torch.int32)
        weights = copy_of(net)
        noise = FIRST_NOISE + (LAST_NOISE - FIRST_NOISE) * spent
        seed = 10_000_000 * (done + 1)
        table.play(seed, Players(weights, weights, nobody, ERRORS, noise), trace, MAX_TURNS)
        for group in optimizer.param_groups:
            group["lr"] = FIRST_RATE + (LAST_RATE - FIRST_RATE) * spent
        loss = learn(net, optimizer, table, trace)
        done += 1
        rounds, score = table.rounds.float().mean().item(), table.totals.float().mean().item()
        line = f"{mode} {done}: {table.players} players, loss {loss:.4f}, "
        print(f"{line}{rounds:.1f} rounds, {score:.1f} points", flush=True)
        if done % MATCH_EVERY == 0:
            won = [
                match(tables[counts[0]], copy_of(net), other, trace, 10**12 + seed)
                for other in (first, latest)
            ]
            latest = copy_of(net)
            line = f"{mode} {done}: wins {won[0]:.3f} against the first net, {won[1]:.3f} against"
            print(f"{line} the one before, after {time.time() - start:.0f} s", flush=True)
    inner, outer = (part.cpu().numpy() for part in copy_of(net))
    np.savez(OUT / f"{mode}.npz", inner=inner, outer=outer)


def measure(mode: str, games: int = 2**19) -> None:
    """Print the decisions of random play in a second."""
    table = Table(mode, 2, games)
    for _ in range(2):  # the first time warms up
        table.begin(0)
        torch.cuda.synchronize()
        start = time.time()
        decisions = table.play_at_random(10_000)
        seconds = time.time() - start
    rate = decisions / seconds / 1e9
    print(f"{mode}: {rate:.2f} billion decisions/s of random play, {games} games", flush=True)


def main(what: str, *modes: str) -> None:
    for mode in modes:
        if what == "speed":
            measure(mode)
        else:
            train(mode, float(what))


if __name__ == "__main__":
    main(*sys.argv[1:])
