"""How the server is set up: by the command line and by variables `CENTURY_...`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from century.data.reader import shown
from century.errors import InvalidOption

PREFIX = "CENTURY_"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


@dataclass(frozen=True)
class Settings:
    """Times are in seconds; rates are requests per second and client, with bursts of ten times."""

    database_url: str = ""  # SQLite in the user's data folder
    allowed_origins: str = ""  # further origins of WebSockets, with spaces between them
    bot_workers: int = 1  # processes that think for the bots; 0: one, when it is needed
    bot_seconds: float = 20.0  # for a whole turn; then any legal action is played
    bot_stand_in: str = "greedy"  # plays for those who have resigned
    hint_seconds: float = 3.0
    sweep_seconds: float = 1.0  # how often clocks and forgotten bots are looked after
    tables_in_memory: int = 20_000
    request_rate: float = 50.0
    message_rate: float = 50.0
    player_rate: float = 0.5  # new players
    game_rate: float = 1.0  # new games
    most_games: int = 100  # unfinished ones of a player
    most_watchers: int = 500  # of a game
    most_watched: int = 100  # by a connection
    most_connections: int = 200  # from one address
    most_bytes: int = 65_536  # of a request
    most_message: int = 8_192  # bytes of a WebSocket message
    most_waiting: int = 1_000  # messages that a slow client has not read

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Self:
        found: dict[str, Any] = {}
        for field in fields(cls):
            name = f"{PREFIX}{field.name.upper()}"
            if name in environ:
                found[field.name] = _read(name, environ[name], type(field.default))
        settings = cls(**found)
        settings.url()
        return settings

    def url(self) -> URL:
        """Where the games are kept."""
        return database_url(self.database_url)


def _read(name: str, text: str, kind: type) -> str | int | float:
    if kind is str:
        return text
    try:
        value: int | float = kind(text)
    except ValueError:
        value = -1
    if value < 0:
        raise InvalidOption(f"{name} {shown(text)}: must be a number, 0 or more")
    return value


def database_url(given: str) -> URL:
    """A URL of SQLAlchemy, from one without a driver or the path of a SQLite file."""
    if not given:
        return URL.create("sqlite+aiosqlite", database=str(_default_path()))
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise InvalidOption(f"database {shown(given)}: {error}") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise InvalidOption(
            f"database {shown(given)}: must be a file, sqlite:///FILE or postgresql://HOST/NAME"
        )
    return url.set(drivername=DRIVERS[kind])


def _default_path() -> Path:
    from platformdirs import user_data_path

    return user_data_path("century", appauthor=False) / "century.db"
