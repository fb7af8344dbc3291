"""The card of a dataset: what it is, how it was made, and what its columns mean."""

from pathlib import Path

import pyarrow.parquet as pq

from century.dataset.plan import Plan

COLUMNS = {
    "game": "number of the game; the games table has one row for each, with its whole record",
    "number": "of the decision in its game, from 0",
    "round, seat, decision": "when it was, who decided, and the kind of decision",
    "observation": "bytes of docs/envs/observations.md, the seat that decides first",
    "legal": "the action numbers that were legal (docs/envs/actions.md)",
    "action, token": "what was done, as a number and as a token",
    "shares": "for each legal action the share of the search; empty where a bot does not search",
    "values": "what the search thought the game worth to each seat, from the one that decides on:"
    " its chance to win, a tenth of it the lead in points; empty likewise",
    "outcome": "1 for the winner, and the others share -1; from the seat that decides on",
}

CARD = """\
---
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, imperfect-information, self-play]
configs:
- config_name: decisions
  data_files: decisions/*.parquet
- config_name: games
  data_files: games/*.parquet
---

# {games} self-played games of {mode} with {players} players

{rows} decisions by {bots}, made by `{command}` of century {version} (digest `{digest}`).

Every game follows from the seed and its number, so the same command makes the same dataset, but \
for bots that are limited by time. The first {draws} decisions of a game are drawn by the shares \
of the search where there is one, and the rest are its choice. Bots were given positions whose \
hidden piles were dealt anew: nothing in `shares` and `values` knows how the piles lay.

| column of `decisions` | meaning |
|---|---|
{columns}

`century.load(record)` replays a game; `century.dataset.load(folder)` gives the decisions as arrays.

Limits: the games are as good as the bots that played them; part of the component data is \
reconstructed (`century modes` tells which); no person's game is in it.
"""


def card_of(plan: Plan, folder: Path) -> str:
    paths = sorted((folder / "decisions").glob("part-*.parquet"))
    header = plan.header()
    return CARD.format(
        games=plan.games,
        mode=plan.mode,
        players=plan.players,
        rows=sum(pq.read_metadata(path).num_rows for path in paths),
        bots=", ".join(f"`{name}`" for name in dict.fromkeys(plan.bots)),
        command=command_of(plan),
        version=header["version"],
        digest=header["digest"],
        draws=plan.draws,
        columns="\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()),
    )


def command_of(plan: Plan) -> str:
    """What makes the same again."""
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    parts = ["century dataset make FOLDER", f"--mode {plan.mode}", f"--players {plan.players}"]
    parts += [f"--games {plan.games}", *(f"--bot '{name}'" for name in bots)]
    parts += [f"--seed {plan.seed}", f"--draws {plan.draws}", f"--shard {plan.shard}"]
    parts += [f"--{name.replace('_', '-')} {value}" for name, value in plan.options.items()]
    return " ".join(parts)
