"""A server's settings, typed, from the environment (`DOCTOR_RAT_…`) and the command line. Unknown names are errors."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from doctor_rat.home import data_folder
from doctor_rat.rules.values import Value
from doctor_rat.server.limits import Rate
from doctor_rat.table.options import DAY

PREFIX = "DOCTOR_RAT_"
SQLITE = "sqlite:///"
ELSEWHERE = frozenset({"DOCTOR_RAT_LANGUAGE", "DOCTOR_RAT_CHROMIUM", "DOCTOR_RAT_PEOPLE"})
"""Read by others: the terminal's language, the tests' browser, the people bots expect."""

Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0, le=DAY)]
Burst = Annotated[float, Meta(ge=1)]
PerSecond = Annotated[float, Meta(gt=0)]


class SettingsError(ValueError):
    """A setting is unknown, unreadable or out of range."""


class Settings(Value, frozen=True, forbid_unknown_fields=True):
    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    unix_socket: str = ""
    """A file to listen on instead of host and port, for a proxy on the same machine, which is then trusted."""
    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty for a file in the data folder."""
    database_password_file: str = ""
    """A file with PostgreSQL's password, to keep it out of the URL. PGPASSWORD and ~/.pgpass work, too."""
    public_url: Annotated[str, Meta(pattern=r"^(https?://[^/?#@\s]+/?)?$")] = ""
    """How people reach this server, if not by host and port: `https://rat.example`."""
    imprint_url: Annotated[str, Meta(pattern=r"^(https?://\S+)?$")] = ""
    """A page that says who runs this server; the privacy page links to it."""
    terms_url: Annotated[str, Meta(pattern=r"^(https?://\S+)?$")] = ""
    contact: Annotated[str, Meta(max_length=100)] = ""
    """Whom to ask about personal data: a name or an address, shown on the privacy page."""
    push: bool = True
    """Whether people can turn on notifications (Web Push), for which the server sends requests to push services."""
    push_contact: Annotated[str, Meta(pattern=r"^((mailto:|https://)\S+)?$", max_length=200)] = ""
    """Whom a push service may contact about this server: `mailto:…` or `https://…`. Some services require it."""
    push_local: Annotated[str, Meta(pattern=r"^(https?://[^/?#@\s]+)?$")] = ""
    """A push service that needn't be public or encrypted, for tests: `http://127.0.0.1:9000`."""
    metrics_host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    metrics_port: Annotated[int, Meta(ge=0, le=65_535)] = 0
    """Where to serve the full `/metrics`, for your own Prometheus only; 0 for nowhere."""
    trusted_proxy: bool = False
    """Whether to trust X-Forwarded-For: only behind your own proxy."""
    data: str = ""
    """The folder for the SQLite database and the compiled bots; empty for the system's usual place."""
    cache: str = ""
    """The folder for the compiled bots, if it isn't the data folder."""
    client: str = ""
    """A folder with another built client than the one in the package."""
    puzzles: str = ""
    """A file with more puzzles, written by `doctor-rat puzzles make`, perhaps from this server's own games."""
    bot_workers: Annotated[int, Meta(ge=1, le=1_000)] = 2
    bot_deadline: Seconds = 10.0
    """Seconds after which a quick bot answers for a bot that is late."""
    bot_beat: Annotated[float, Meta(ge=0, le=DAY)] = 0.25
    """Bots answer at multiples of this many seconds, because thinking time depends on the diets and would hint at
    them. Nearly all thoughts take less than one such step. 0 to answer as soon as possible."""
    bot_warm: bool = True
    """Whether to compile and load the bots at the start, rather than when the first is asked."""
    bot_pause: Annotated[float, Meta(ge=0, le=DAY)] = 0.0
    """Seconds that a bot waits before it moves, so that people can follow."""
    learn: bool = True
    """Whether the expert doctor learns, from finished games whose people allow it, what kinds of people play here."""
    review_workers: Annotated[int, Meta(ge=1, le=1_000)] = 1
    """Processes for reviews, apart from those for bots. Deduction sheets have their own."""
    review_deadline: Seconds = 20.0
    """Seconds after which a request for a review or a sheet is told to ask again."""
    analysis_deadline: Seconds = 60.0
    """Seconds after which a request for an analysis is told to ask again. A whole game takes about eight."""
    review_queue: Positive = 16
    """How many reviews, and as many sheets, may be under way or waiting. More are refused."""
    command_burst: Burst = 60
    commands_per_second: PerSecond = 15
    """Per connection, and per guest at a table."""
    guest_command_burst: Burst = 120
    guest_commands_per_second: PerSecond = 30
    """Per guest, over all their sockets at all tables."""
    address_command_burst: Burst = 600
    address_commands_per_second: PerSecond = 100
    """Per address, over all its sockets."""
    request_burst: Burst = 600
    requests_per_second: PerSecond = 60
    """Per address, over all its guests. The client's files aren't counted."""
    guest_request_burst: Burst = 120
    guest_requests_per_second: PerSecond = 20
    """Per guest."""
    connect_burst: Burst = 200
    connects_per_second: PerSecond = 20
    """New sockets, per address."""
    connections: Positive = 5_000
    """In total, as far as the system's file limit allows."""
    connections_per_address: Positive = 300
    """Of all kinds. Behind a trusted proxy only sockets count, by the address it forwards."""
    arrival_burst: Burst = 1_000
    arrivals_per_second: PerSecond = 40
    """New connections of all kinds, per address. Behind a trusted proxy, the proxy must limit them."""
    refusal_burst: Burst = 300
    refusals_per_second: PerSecond = 5
    """Requests and connections refused, per address. One with more is turned away before anything is read from it."""
    turned_away_seconds: Seconds = 20.0
    """How long. Its open sockets go on meanwhile."""
    request_seconds: Seconds = 30.0
    """Time for a request to arrive whole, header and body."""
    write_seconds: Seconds = 30.0
    """A connection that doesn't read what waits for it is cut off after this long."""
    unread_bytes_per_address: Positive = 16_777_216
    unread_bytes: Positive = 134_217_728
    """If more waits to be read, by one address or by all, those who read nothing are cut off much sooner."""
    guest_burst: Burst = 60
    guests_per_second: PerSecond = 0.5
    """New guests, per address."""
    table_burst: Burst = 20
    tables_per_second: PerSecond = 0.1
    """New tables, per guest and per address."""
    talk_burst: Burst = 12
    talks_per_second: PerSecond = 1
    """Messages, per guest at each table."""
    code_burst: Burst = 10
    codes_per_second: PerSecond = 0.1
    """Table codes tried, per address."""
    wrong_code_burst: Burst = 200
    wrong_codes_per_second: PerSecond = 5
    """Wrong table codes, from all addresses together; `table.spoken` says why so few."""
    marks_burst: Burst = 30
    marks_per_second: PerSecond = 2
    """How often marks are saved, per guest."""
    host_seconds: Seconds = 60.0
    """After which an absent host's rights pass to the next person at the table."""
    hello_seconds: Seconds = 20.0
    """Time for a new connection to say who it is."""
    largest_message: Positive = 16_384
    """Bytes in a socket's message, and in a request's body where no record is expected."""
    largest_upload: Positive = 65_536
    """Bytes in a request's body that holds a record. The longest have about 5,000."""
    uploads_per_address: Positive = 4
    """Such bodies that may be arriving at one time."""
    queue: Annotated[int, Meta(ge=4)] = 256
    """Messages that may wait for a slow connection before it is closed. A newcomer is sent up to four at once."""
    queue_bytes: Annotated[int, Meta(ge=65_536)] = 524_288
    """Bytes that may wait for it."""
    sockets_per_guest: Positive = 20
    tables_per_guest: Positive = 40
    """Running tables."""
    archive_days: Annotated[int, Meta(ge=1, le=36_500)] = 60
    """After which abandoned tables leave the lists."""
    retention_days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """After which finished games are deleted; 0 for never."""
    idle_guest_days: Annotated[int, Meta(ge=0, le=36_500)] = 30
    """After which guests who never sat at a table or solved a puzzle are deleted; 0 for never."""
    log_json: bool = False

    @property
    def behind_proxy(self) -> bool:
        """Whether all connections come from our own proxy, which says whose they are."""
        return self.trusted_proxy or bool(self.unix_socket)

    @property
    def command_rate(self) -> Rate:
        return Rate(self.command_burst, self.commands_per_second)

    @property
    def guest_command_rate(self) -> Rate:
        return Rate(self.guest_command_burst, self.guest_commands_per_second)

    @property
    def address_command_rate(self) -> Rate:
        return Rate(self.address_command_burst, self.address_commands_per_second)

    @property
    def request_rate(self) -> Rate:
        return Rate(self.request_burst, self.requests_per_second)

    @property
    def guest_request_rate(self) -> Rate:
        return Rate(self.guest_request_burst, self.guest_requests_per_second)

    @property
    def arrival_rate(self) -> Rate:
        return Rate(self.arrival_burst, self.arrivals_per_second)

    @property
    def refusal_rate(self) -> Rate:
        return Rate(self.refusal_burst, self.refusals_per_second)

    @property
    def connect_rate(self) -> Rate:
        return Rate(self.connect_burst, self.connects_per_second)

    @property
    def guest_rate(self) -> Rate:
        return Rate(self.guest_burst, self.guests_per_second)

    @property
    def table_rate(self) -> Rate:
        return Rate(self.table_burst, self.tables_per_second)

    @property
    def talk_rate(self) -> Rate:
        return Rate(self.talk_burst, self.talks_per_second)

    @property
    def code_rate(self) -> Rate:
        return Rate(self.code_burst, self.codes_per_second)

    @property
    def wrong_code_rate(self) -> Rate:
        return Rate(self.wrong_code_burst, self.wrong_codes_per_second)

    @property
    def marks_rate(self) -> Rate:
        return Rate(self.marks_burst, self.marks_per_second)

    @property
    def database_url(self) -> str:
        if self.database:
            return self._with_password(self.database)
        if self.data_folder is None:
            raise SettingsError("This user has no home folder: name a folder for the tables with --data.")
        return f"sqlite:///{self.data_folder / 'tables.db'}"

    def _with_password(self, database: str) -> str:
        if not self.database_password_file:
            return database
        try:
            password = Path(self.database_password_file).read_text(encoding="utf-8").rstrip("\r\n")
        except OSError as error:
            named = self.database_password_file
            raise SettingsError(f"The password file {named} can't be read: {error.strerror}.") from None
        return make_url(database).set(password=password).render_as_string(hide_password=False)

    @property
    def changed(self) -> dict[str, Any]:
        """Settings that differ from the defaults, for the log; without passwords."""
        plain = Settings()
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        found = {name: value for name, value in found.items() if value != getattr(plain, name)}
        return found | ({"database": database_name(self.database)} if self.database else {})

    @property
    def data_folder(self) -> Path | None:
        """Created when something is first written there; None for a user without a home."""
        if self.data:
            return Path(self.data).absolute()
        if self.database.startswith(SQLITE):
            return Path(self.database.removeprefix(SQLITE)).absolute().parent
        return data_folder()

    @property
    def client_folder(self) -> Path:
        return Path(self.client) if self.client else Path(__file__).parent / "client"


def database_name(url: str) -> str:
    """A database URL without its secrets."""
    try:
        read = make_url(url)
    except ArgumentError:
        return "?"
    return read.set(query={}).render_as_string(hide_password=True)


def read_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """The environment's settings, overridden by those from the command line."""
    found: dict[str, Any] = {
        name.removeprefix(PREFIX).lower(): text
        for name, text in environment.items()
        if name.startswith(PREFIX) and name not in ELSEWHERE
    }
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"Invalid setting: {error}") from None
