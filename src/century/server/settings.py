"""How the server is set up: by the command line and by variables `CENTURY_...`."""

from pathlib import Path
from typing import Annotated, Self

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from century.data.reader import shown
from century.errors import InvalidOption

PREFIX = "CENTURY_"
RAY = "ray"  # a Ray of its own on this machine
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}

Count = Annotated[int, Field(ge=0)]
Amount = Annotated[float, Field(ge=0)]


class Settings(BaseSettings):
    """What is not given is read from the variables.

    Times are in seconds; rates are requests per second and client, with bursts of ten times.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    database_url: str = ""  # SQLite in the user's data folder
    allowed_origins: str = ""  # further origins of WebSockets, with spaces between them
    bots: str = ""  # where they think: here, or "ray", "ray://HOST:PORT", "HOST:PORT"
    bot_workers: Count = 1  # that think for the bots, and one more for the quick; 0: one, if needed
    bot_patience: Annotated[float, Field(gt=0)] = 3.0  # who waits for bots is served within this
    bot_seconds: Amount = 20.0  # for a whole turn; then another bot plays it
    bot_stand_in: str = "greedy"  # plays for those who have resigned
    hint_seconds: Amount = 3.0
    sweep_seconds: Amount = 1.0  # how often clocks and forgotten bots are looked after
    tables_in_memory: Count = 20_000
    request_rate: Amount = 50.0
    message_rate: Amount = 50.0
    player_rate: Amount = 0.5  # new players
    game_rate: Amount = 1.0  # new games
    most_games: Count = 100  # unfinished ones of a player
    most_bot_games: Count = 5  # among them, of bots alone
    most_watchers: Count = 500  # of a game
    most_watched: Count = 100  # by a connection
    most_connections: Count = 200  # from one address
    most_bytes: Count = 65_536  # of a request
    most_message: Count = 8_192  # bytes of a WebSocket message
    most_waiting: Count = 1_000  # messages that a slow client has not read

    @classmethod
    def from_environment(cls) -> Self:
        """As the variables say; the first that is wrong is refused in a line."""
        try:
            settings = cls()
        except ValidationError as error:
            first = error.errors()[0]
            name = f"{PREFIX}{first['loc'][0]}".upper()
            wrong = f"{name} {shown(first['input'])}"
            raise InvalidOption(f"{wrong}: must be a number, 0 or more") from None
        settings.url()
        return settings

    def url(self) -> URL:
        """Where the games are kept."""
        return database_url(self.database_url)


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
