"""What a server is started with: typed, from the environment (`DOCTOR_RAT_…`) and the command line; no typos."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from doctor_rat.rules.values import Value
from doctor_rat.server.limits import Rate

PREFIX = "DOCTOR_RAT_"
ELSEWHERE = frozenset({"DOCTOR_RAT_LANGUAGE", "DOCTOR_RAT_CHROMIUM"})
"""Read by others: the terminal's language, the tests' browser."""


class SettingsError(ValueError):
    """A setting that isn't known or can't be read."""


class Settings(Value, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty for a file in the user's data folder."""
    public_url: str = ""
    """How people reach this server, if it isn't by host and port: `https://rat.example`."""
    trusted_proxy: bool = False
    """Whether to believe X-Forwarded-For: only behind one's own proxy."""
    client: str = ""
    """A folder with another built client than the one in the package."""
    bot_workers: int = 2
    bot_deadline: float = 10.0
    """Seconds after which a regular bot answers instead."""
    bot_warm: bool = True
    """Whether to compile and load what bots need at the start, rather than when the first is asked."""
    bot_pause: float = 0.0
    """Seconds that a bot waits before it moves, so that people can follow."""
    command_burst: float = 60
    commands_per_second: float = 15
    """For each connection."""
    request_burst: float = 120
    requests_per_second: float = 20
    """For each address."""
    connect_burst: float = 60
    connects_per_second: float = 5
    hello_seconds: float = 20.0
    """In which a new connection has to say who it is."""
    largest_message: int = 16_384
    largest_upload: int = 1_000_000
    queue: int = 256
    """Messages that may wait for a slow connection before it is closed."""
    sockets_per_guest: int = 20
    tables_per_guest: int = 40
    """Running ones."""
    archive_days: int = 60
    log_json: bool = False

    @property
    def command_rate(self) -> Rate:
        return Rate(self.command_burst, self.commands_per_second)

    @property
    def request_rate(self) -> Rate:
        return Rate(self.request_burst, self.requests_per_second)

    @property
    def connect_rate(self) -> Rate:
        return Rate(self.connect_burst, self.connects_per_second)

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = user_data_path("doctor-rat", ensure_exists=True)
        return f"sqlite:///{folder / 'tables.db'}"

    @property
    def client_folder(self) -> Path:
        return Path(self.client) if self.client else Path(__file__).parent / "client"


def read_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """The environment's settings, with those given on the command line before them."""
    found: dict[str, Any] = {
        name.removeprefix(PREFIX).lower(): text
        for name, text in environment.items()
        if name.startswith(PREFIX) and name not in ELSEWHERE
    }
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"A setting can't be read: {error}") from None
