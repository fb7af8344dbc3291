"""Some games as two tables: one row for each game, and one for each decision."""

import json
from collections.abc import Callable
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from century.dataset.plan import Plan
from century.dataset.playing import Decision, play
from century.envs.single import SingleGame
from century.game.tokens import tokens_of

GAME = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("options", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("winner", pa.int8()),
        ("points", pa.list_(pa.int16())),
        ("rounds", pa.int16()),
        ("decisions", pa.int32()),
        ("record", pa.string()),
    ]
)


def decision_schema(observation: int) -> pa.Schema:
    """With observations of so many bytes."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("number", pa.int32()),
            ("round", pa.int16()),
            ("seat", pa.int8()),
            ("decision", pa.dictionary(pa.int8(), pa.string())),
            ("observation", pa.binary(observation)),
            ("legal", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("token", pa.dictionary(pa.int16(), pa.string())),
            ("shares", pa.list_(pa.float32())),
            ("values", pa.list_(pa.float32())),
            ("outcome", pa.list_(pa.float32())),
        ]
    )


def make_shard(
    plan: Plan, shard: int, note: Callable[[], None] = lambda: None
) -> tuple[bytes, bytes]:
    """The games of one file, as Parquet: of games, and of decisions."""
    games, decisions = [], []
    single = SingleGame(plan.new_game(0).ruleset)
    for number in plan.numbers(shard):
        played, end = play(plan, number)
        assert end.winner is not None
        outcome = [
            1.0 if seat == end.winner else -1 / (plan.players - 1) for seat in range(plan.players)
        ]
        games.append(
            {
                "game": number,
                "seed": end.seed,
                "options": json.dumps(end.options),
                "bots": list(plan.bots),
                "winner": end.winner,
                "points": [score["total"] for score in end.scores()],
                "rounds": end.round,
                "decisions": len(played),
                "record": end.record(),
            }
        )
        decisions += [_row(single, number, i, one, outcome) for i, one in enumerate(played)]
        note()
    return _parquet(games, GAME), _parquet(decisions, decision_schema(single.layout.size))


def _row(
    single: SingleGame, game: int, number: int, decision: Decision, outcome: list[float]
) -> dict[str, Any]:
    before, thought = decision
    seat = before.seat or 0
    single.put(before.state)
    observation, mask = single.look(seat)
    kind = int(before.state.decision)
    tokens = tokens_of(before.ruleset)
    choice = tokens.choice(kind, thought.token)
    assert choice is not None
    return {
        "game": game,
        "number": number,
        "round": before.round,
        "seat": seat,
        "decision": before.decision,
        "observation": observation.tobytes(),
        "legal": mask.nonzero()[0].tolist(),
        "action": tokens.first[kind] + choice,
        "token": thought.token,
        "shares": thought.shares,
        "values": thought.values,
        "outcome": outcome[seat:] + outcome[:seat],
    }


def _parquet(rows: list[dict[str, Any]], schema: pa.Schema) -> bytes:
    out = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, schema), out, compression="zstd")
    content: bytes = out.getvalue().to_pybytes()
    return content
