"""Several processes on one PostgreSQL."""

import asyncio
import json
from collections.abc import Collection, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import pytest
from asyncpg import InternalClientError  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from databases import execute, postgresql
from doctor_rat.server.storage import Storage, WriteFailed, open_storage
from doctor_rat.server.storage.databases import database_at
from doctor_rat.server.storage.listener import Listener
from doctor_rat.server.storage.postgresql import PostgreSQL
from doctor_rat.table import TableId
from server.storage.children import child
from server.storage.samples import TABLE, talk

pytestmark = pytest.mark.anyio

NEVER = 3_600.0
_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


_LOST_AT_COMMIT = (
    "CREATE TABLE deadly (number integer)",
    """CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(60); RETURN NULL; END $$""",
    """CREATE CONSTRAINT TRIGGER dies AFTER INSERT ON deadly DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION die()""",
)


class Ear:
    """What a process was told, in order."""

    def __init__(self, storage: Storage, *watched: TableId) -> None:
        self._told: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        storage.on_change(lambda table, number: self._told.put_nowait((table, number)), lambda: watched)

    @property
    def is_empty(self) -> bool:
        return self._told.empty()

    async def hear(self) -> tuple[str, int]:
        async with asyncio.timeout(60):
            return await self._told.get()

    async def hear_of(self, table: str, number: int) -> None:
        while await self.hear() != (table, number):
            pass


async def listening(storage: Storage) -> None:
    assert storage.listener is not None
    await storage.listener.listening.wait()


async def test_another_process_is_told_of_what_was_written(postgresql_url: str) -> None:
    async with open_storage(postgresql_url, look_seconds=NEVER) as storage:
        ear = Ear(storage)
        await listening(storage)
        with child(postgresql_url, tables=2) as writer:
            writer.tell()
            assert sorted([await ear.hear(), await ear.hear()]) == [("t0", 1), ("t1", 1)]
        assert [entry.number for entry in await storage.read(TableId("t0"), 0)] == [1]


async def test_a_commit_tells_of_each_table_once(postgresql_url: str) -> None:
    async with open_storage(postgresql_url, look_seconds=NEVER) as storage:
        ear = Ear(storage)
        await listening(storage)
        await asyncio.gather(*(storage.append(TABLE, talk(number)) for number in range(1, 6)))
        assert not await storage.append(TABLE, talk(1)), "nobody is told of what was lost"
        await storage.append(TableId("last"), talk(1))
        assert [await ear.hear(), await ear.hear()] == [(TABLE, 5), ("last", 1)]


async def test_a_look_at_the_heads_finds_what_no_notification_told(postgresql_url: str) -> None:
    async with open_storage(postgresql_url) as storage:
        await storage.append(TABLE, talk(1, 3))
    async with open_storage(postgresql_url, look_seconds=0.01) as storage:
        ear = Ear(storage, TABLE)
        assert await ear.hear() == (TABLE, 3)
        assert await ear.hear() == (TABLE, 3), "and it looks again"


async def test_a_broken_connection_is_reopened_and_nothing_is_refused(postgresql_url: str) -> None:
    async with open_storage(postgresql_url, look_seconds=NEVER) as storage:
        ear = Ear(storage, TABLE)
        await listening(storage)
        assert await storage.append(TABLE, talk(1))
        await execute(postgresql_url, _OTHERS)
        assert await storage.append(TABLE, talk(2)), "the writer makes a new connection"
        await ear.hear_of(TABLE, 2)
        assert await storage.read(TABLE, 0) == talk(1, 2)


async def test_what_may_have_been_committed_is_not_written_again(postgresql_url: str) -> None:
    """The connection is lost in the middle of the commit: nobody knows on which side of it."""
    await execute(postgresql_url, *_LOST_AT_COMMIT)
    calls: list[None] = []

    def work(connection: Connection) -> None:
        calls.append(None)
        connection.execute(text("INSERT INTO deadly VALUES (1)"))

    async with open_storage(postgresql_url, look_seconds=NEVER) as storage:
        with pytest.raises(WriteFailed):
            await storage.writer.change(work)
        assert len(calls) == 1
        assert await storage.append(TABLE, talk(1)), "the writer goes on"


async def logged(entries: list[MutableMapping[str, Any]], event: str) -> MutableMapping[str, Any]:
    """Waits for the first such line in the log."""
    async with asyncio.timeout(60):
        while not (found := [each for each in entries if each["event"] == event]):
            await asyncio.sleep(0)
    return found[0]


async def test_a_look_that_fails_is_logged_by_its_kind_and_place(
    postgresql_url: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """The driver's own message contains the statement and the tables' ids."""
    named = TableId("confidential")
    async with open_storage(postgresql_url, look_seconds=0.01) as storage:
        await storage.append(named, talk(1))
        with capture_logs() as entries:
            ear = Ear(storage, named)
            await execute(postgresql_url, "ALTER TABLE entries RENAME TO hidden")
            line = await logged(entries, "heads not read")
            await execute(postgresql_url, "ALTER TABLE hidden RENAME TO entries")
            while not ear.is_empty:
                await ear.hear()
            await ear.hear_of(named, 1)
    assert line.keys() == {"event", "log_level", "error", "at"}
    assert line["error"] == "ProgrammingError"
    assert ".py:" in line["at"]
    assert not caplog.records
    said = json.dumps(entries) + "".join(capfd.readouterr())
    assert named not in said
    assert "SELECT" not in said


async def test_whatever_fails_it_listens_again(postgresql_url: str) -> None:
    """The driver reports a message between two queries, such as a termination, as an error of its own."""
    database = database_at(postgresql_url)
    assert isinstance(database, PostgreSQL)
    failures = [InternalClientError("another operation is in progress"), OSError(), RuntimeError()]

    async def connect() -> Any:
        if failures:
            raise failures.pop()
        return await database.connect()

    async def heads(_: Collection[TableId]) -> dict[TableId, int]:
        return {}

    listener = Listener(connect, heads, look_seconds=0.01)
    with capture_logs() as entries:
        listener.start()
        async with asyncio.timeout(60):
            await listener.listening.wait()
        await listener.close()
    assert [each["error"] for each in entries][:3] == ["RuntimeError", "OSError", "InternalClientError"]
    await database.close()


async def test_a_database_that_lets_nobody_in_is_logged_by_the_error_s_kind(postgresql_url: str) -> None:
    name = urlsplit(postgresql_url).path.removeprefix("/")
    async with open_storage(postgresql_url, look_seconds=0.01) as storage:
        await listening(storage)
        with capture_logs() as entries:
            await execute(
                postgresql().get_uri(),
                f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
            )
            line = await logged(entries, "not listening to the database")
            await execute(postgresql().get_uri(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await listening(storage)
    assert line.keys() == {"event", "log_level", "error", "at"}
    assert name not in json.dumps(entries)
