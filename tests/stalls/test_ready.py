"""`/health` says that the process answers, `/ready` whether it can write, and if not, why."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy import Connection, event, text

from databases import KINDS, fresh_url
from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewTable
from doctor_rat.server import readiness
from doctor_rat.server.run import House
from doctor_rat.server.storage import Storage, StorageCode, WriteFailed
from doctor_rat.server.storage.postgresql import PostgreSQL
from doctor_rat.server.storage.session import SESSION
from doctor_rat.table import Options
from server.house import house, run
from stalls.backdoor import file_of
from stalls.relay import relayed


@asynccontextmanager
async def visited(database: str) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    async with house(database) as found, httpx.AsyncClient(base_url=found.url, timeout=60) as http:
        yield found, http


async def until_ready(http: httpx.AsyncClient, status: int, said: dict[str, str]) -> None:
    """The server caches each check for a moment."""
    while True:
        answer = await http.get("/ready")
        assert (await http.get("/health")).json() == {"status": "ok"}, "the process answers, whatever happens"
        if (answer.status_code, answer.json()) == (status, said):
            return
        await asyncio.sleep(0)


OK = {"status": "ok"}


def failing(code: StorageCode) -> dict[str, str]:
    return {"status": "unavailable", "code": code}


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_can_write_is_ready(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)

    async def scene() -> None:
        async with visited(database) as (_, http):
            await until_ready(http, 200, OK)

    run(scene(), 60)


def limit_pages(connection: Connection) -> None:
    """As full as a disk can get."""
    pages = connection.scalar(text("PRAGMA page_count"))
    connection.execute(text(f"PRAGMA max_page_count = {pages}"))


async def fill(storage: Storage) -> None:
    """To the last page."""
    while True:
        await storage.guests.make("x" * 3_000)


def free_pages(connection: Connection) -> None:
    connection.execute(text("PRAGMA max_page_count = 1000000"))


def test_a_full_disk_is_reported_until_there_is_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(fresh_url("sqlite", tmp_path)) as (found, http), Api(found.url) as ann:
            await ann.become("Ann")
            await until_ready(http, 200, OK)
            await found.core.storage.database.transact(limit_pages)
            with pytest.raises(WriteFailed) as refused:
                await fill(found.core.storage)
            assert refused.value.code is StorageCode.FULL
            await until_ready(http, 503, failing(StorageCode.FULL))
            await found.core.storage.database.transact(free_pages)
            await until_ready(http, 200, OK)
            await ann.make(NewTable(Options()))

    run(scene(), 60)


def test_a_locked_file_is_reported_until_it_is_free(tmp_path: Path) -> None:
    database = fresh_url("sqlite", tmp_path)

    async def scene() -> None:
        async with visited(database) as (_, http):
            with closing(sqlite3.connect(file_of(database), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await until_ready(http, 503, failing(StorageCode.LOCKED))
            await until_ready(http, 200, OK)

    run(scene(), 60)


def test_a_replaced_file_is_reported(tmp_path: Path) -> None:
    database = fresh_url("sqlite", tmp_path)

    async def scene() -> None:
        async with visited(database) as (_, http):
            await until_ready(http, 200, OK)
            file_of(database).rename(tmp_path / "elsewhere")
            await until_ready(http, 503, failing(StorageCode.REPLACED))

    run(scene(), 60)


def test_a_lock_on_postgresql_is_reported_until_it_is_free(tmp_path: Path) -> None:
    """An operator's own transaction, to which none of our limits apply."""
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with visited(database) as (found, http):
            await until_ready(http, 200, OK)
            assert isinstance(found.core.storage.database, PostgreSQL)
            other = await found.core.storage.database.connect()
            try:
                await other.execute("SET idle_in_transaction_session_timeout = 0; BEGIN; LOCK TABLE leases")
                await until_ready(http, 503, failing(StorageCode.LOCKED))
            finally:
                await other.close()
            await until_ready(http, 200, OK)

    run(scene(), 60)


REFUSE = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'as told' USING ERRCODE = '{state}'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON leases FOR EACH ROW EXECUTE FUNCTION refuse()
"""
WAIT = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3600); RETURN NEW; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON leases FOR EACH ROW EXECUTE FUNCTION refuse()
"""
READ_ONLY = """
    DO $$ BEGIN
        EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = {to}', current_database());
    END $$;
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
WRITABLE = "SET default_transaction_read_only = off;" + READ_ONLY.format(to="off")


@pytest.mark.parametrize(
    ("code", "trouble", "mended"),
    [
        (StorageCode.FULL, REFUSE.format(state="53100"), "DROP FUNCTION refuse CASCADE"),
        (StorageCode.SLOW, WAIT, "DROP FUNCTION refuse CASCADE"),
        (StorageCode.UNWRITABLE, READ_ONLY.format(to="on"), WRITABLE),
    ],
)
def test_what_postgresql_refuses_is_reported_until_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: StorageCode, trouble: str, mended: str
) -> None:
    database = fresh_url("postgresql", tmp_path)
    monkeypatch.setitem(SESSION, "statement_timeout", "1s")
    monkeypatch.setattr(readiness, "WAIT_SECONDS", 0.5)
    monkeypatch.setattr(readiness, "LASTS_SECONDS", 0.0)

    async def scene() -> None:
        async with visited(database) as (_, http):
            await until_ready(http, 200, OK)
            other = await asyncpg.connect(database)
            await other.execute(trouble)
            await until_ready(http, 503, failing(code))
            await other.execute(mended)
            await other.close()
            await until_ready(http, 200, OK)

    run(scene(), 60)


def test_a_postgresql_that_cannot_be_reached_is_reported_until_it_can(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with relayed(database) as relay, visited(relay.url) as (_, http):
            await until_ready(http, 200, OK)
            await relay.cut()
            await until_ready(http, 503, failing(StorageCode.UNREACHABLE))
            await relay.connect()
            await until_ready(http, 200, OK)

    run(scene(), 60)


def test_strangers_cannot_make_it_write_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "LASTS_SECONDS", 3_600.0)

    async def scene() -> None:
        async with visited(fresh_url("sqlite", tmp_path)) as (found, http):
            writes = 0

            def count(_: object) -> None:
                nonlocal writes
                writes += 1

            event.listen(found.core.storage.database.engine, "commit", count)
            answers = await asyncio.gather(*(http.get("/ready") for _ in range(50)))
            answers += [await http.get("/ready") for _ in range(3)]
            assert {answer.status_code for answer in answers} == {200}
            assert writes == 1

    run(scene(), 60)
