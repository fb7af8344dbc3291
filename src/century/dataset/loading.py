"""A dataset as arrays of NumPy, whole or file by file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

import century
from century.data.reader import shown
from century.dataset.plan import FORMAT
from century.envs.observation.layout import layout_of
from century.errors import CenturyError
from century.game.tokens import tokens_of

Array = npt.NDArray[Any]


class Arrays(NamedTuple):
    """One row for each decision; seats are counted from the one that decides."""

    game: Array  # int64
    seat: Array  # int8, in the game
    observation: Array  # uint8, by field, the seat that decides first
    mask: Array  # bool, by action number
    action: Array  # int64: what was done
    policy: Array  # float32: shares of the search by action number; zeros where there are none
    values: Array  # float32, of the search, by seat; zeros where there are none
    outcome: Array  # float32, by seat: 1 for the winner, and the others share -1


def load(folder: str | Path) -> Arrays:
    """All decisions of a dataset."""
    each = list(parts(folder))
    if not each:
        raise CenturyError(f"{folder}: there is no file of decisions")
    return Arrays(*(np.concatenate(columns) for columns in zip(*each, strict=True)))


def parts(folder: str | Path) -> Iterator[Arrays]:
    """The decisions, file by file: for what is larger than the memory."""
    about = read_about(folder)
    game = century.new(about["mode"], about["players"], 0, **about["options"])
    actions, size = len(tokens_of(game.ruleset).all), layout_of(game.ruleset).size
    for path in sorted((Path(folder) / "decisions").glob("part-*.parquet")):
        yield _arrays(pq.read_table(path), actions, size, game.players)


def load_games(folder: str | Path) -> list[dict[str, Any]]:
    """The games of a dataset, each with its whole record."""
    read_about(folder)
    paths = sorted((Path(folder) / "games").glob("part-*.parquet"))
    return [row for path in paths for row in pq.read_table(path).to_pylist()]


def read_about(folder: str | Path) -> dict[str, Any]:
    """What the dataset says of itself."""
    path = Path(folder) / "dataset.json"
    try:
        about: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CenturyError(
            f"{folder}: no dataset: {getattr(error, 'strerror', None) or error}"
        ) from None
    if about.get("format") != FORMAT:
        raise CenturyError(f"{folder}: format {shown(about.get('format'))}: must be {FORMAT}")
    return about


def _arrays(table: pa.Table, actions: int, size: int, players: int) -> Arrays:
    rows = table.num_rows
    legal = table["legal"].combine_chunks()
    row = np.repeat(np.arange(rows), np.diff(legal.offsets.to_numpy()))
    column = legal.flatten().to_numpy()
    mask = np.zeros((rows, actions), np.bool_)
    mask[row, column] = True
    policy = np.zeros((rows, actions), np.float32)
    shares = table["shares"].combine_chunks()
    known = np.repeat(np.diff(shares.offsets.to_numpy()) > 0, np.diff(legal.offsets.to_numpy()))
    policy[row[known], column[known]] = shares.flatten().to_numpy()
    observations = b"".join(table["observation"].to_pylist())
    return Arrays(
        game=table["game"].to_numpy(),
        seat=table["seat"].to_numpy(),
        observation=np.frombuffer(observations, np.uint8).reshape(rows, size),
        mask=mask,
        action=table["action"].to_numpy().astype(np.int64),
        policy=policy,
        values=_rows(table["values"].combine_chunks(), rows, players),
        outcome=_rows(table["outcome"].combine_chunks(), rows, players),
    )


def _rows(lists: Any, rows: int, players: int) -> Array:
    """Lists of one number for each seat, or of none, as an array."""
    full = np.diff(lists.offsets.to_numpy()) > 0
    array = np.zeros((rows, players), np.float32)
    array[full] = lists.flatten().to_numpy().reshape(-1, players)
    return array
