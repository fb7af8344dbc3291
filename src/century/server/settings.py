"""How the server is set up: by the command line and by variables `CENTURY_...`."""

from pathlib import Path
from typing import Annotated, Self

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from century.data.reader import shown
from century.errors import InvalidOption
from century.server.addresses import Networks

PREFIX = "CENTURY_"
LEAST_SECRET = 16
# Chrome and most others, Firefox, Edge, Safari
PUSH_HOSTS = "fcm.googleapis.com .push.services.mozilla.com .notify.windows.com .push.apple.com"
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
    proxies: str = "127.0.0.1 ::1"  # whose X-Forwarded-For is believed
    admin_secret: str = ""  # who knows it may do what `century admin` does; empty: nobody
    public_metrics: bool = False  # else for this machine, and for who knows the secret
    allowed_origins: str = ""  # further origins of WebSockets, with spaces between them
    bots: str = ""  # where they think: here, or "ray", "ray://HOST:PORT", "HOST:PORT"
    bot_workers: Count = 1  # that think for the bots, and one more for the quick; 0: one, if needed
    bot_patience: Annotated[float, Field(gt=0)] = 3.0  # who waits for bots is served within this
    bot_seconds: Amount = 20.0  # for a whole turn; then another bot plays it
    bot_stand_in: str = "greedy"  # plays for those who have resigned
    hint_seconds: Amount = 3.0
    browser_bots: bool = True  # who plays alone may let the own browser think for the bots
    engine: str = ""  # the folder of what browsers think with; else the one of the package
    push_contact: str = ""  # mailto: or https:, for push services; empty: browsers get no notices
    push_hosts: str = PUSH_HOSTS  # of push services, with spaces; one with a dot and all below it
    notice_url: str = ""  # is told with every turn of somebody who is away, where a turn has days
    sweep_seconds: Amount = 1.0  # how often clocks and forgotten bots are looked after
    tables_in_memory: Count = 20_000
    request_rate: Amount = 50.0
    message_rate: Amount = 50.0
    player_rate: Amount = 0.5  # new players
    game_rate: Amount = 1.0  # new games
    text_rate: Amount = 0.5  # texts that somebody writes to a table
    position_rate: Amount = 1.0  # positions for hints that a browser finds itself
    most_games: Count = 100  # unfinished ones of a player
    most_bot_games: Count = 5  # among them, of bots alone
    most_watchers: Count = 500  # of a game
    most_watched: Count = 100  # by a connection
    most_connections: Count = 200  # from one address
    most_bytes: Count = 65_536  # of a request
    most_message: Count = 8_192  # bytes of a WebSocket message
    most_waiting: Count = 1_000  # messages that a slow client has not read
    most_waiting_bytes: Count = 1_048_576  # the same in bytes
    keep_guests: Amount = 0.0  # days that players without a game are kept; 0: for ever
    keep_waiting: Amount = 0.0  # days that games wait for players
    keep_abandoned: Amount = 0.0  # days without a change until a running game is removed
    keep_solo: Amount = 60.0  # the same for games that only their creator plays
    keep_finished: Amount = 0.0  # days that finished games can be looked at

    @classmethod
    def from_environment(cls) -> Self:
        """As the variables say; the first that is wrong is refused in a line."""
        try:
            settings = cls()
        except ValidationError as error:
            first = error.errors()[0]
            name = f"{PREFIX}{first['loc'][0]}".upper()
            wrong = f"{name} {shown(first['input'])}"
            kind = "true or false" if first["type"].startswith("bool") else "a number, 0 or more"
            raise InvalidOption(f"{wrong}: must be {kind}") from None
        settings.url()
        Networks(settings.proxies)
        if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
            raise InvalidOption(f"{PREFIX}PUSH_CONTACT: must begin with mailto: or https://")
        if settings.notice_url and not settings.notice_url.startswith(("http://", "https://")):
            raise InvalidOption(f"{PREFIX}NOTICE_URL: must begin with http:// or https://")
        if 0 < len(settings.admin_secret) < LEAST_SECRET:
            reason = f"must have {LEAST_SECRET} characters or more"
            raise InvalidOption(f"{PREFIX}ADMIN_SECRET: {reason}")
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
