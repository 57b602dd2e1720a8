"""What a PostgreSQL connection may hold up, and how soon others take over: all within the ten seconds we promise."""

import asyncio
import signal
import socket
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, text

from databases import fresh_url
from doctor_rat.bots import bot_named
from doctor_rat.client import Api, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role, view
from doctor_rat.server import chores, clock
from doctor_rat.server.live.leases import LEASE
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.server.storage import Guest, Storage, StorageCode, WriteFailed, open_storage
from doctor_rat.server.storage.database import TRANSACT_SECONDS
from doctor_rat.server.storage.postgresql import PostgreSQL
from doctor_rat.server.storage.session import COMMAND_SECONDS, IDLE_SECONDS, LOCK_SECONDS, SESSION, STATEMENT_SECONDS
from doctor_rat.table import BotLevel, DietsFrom, Options, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import tasks
from server.house import house, run
from server.storage.samples import talk
from stalls.processes import child, stopped
from stalls.relay import relayed

PROMISED = 10
"""Seconds, as docs/operate.md says."""
TICK = chores.TICK
TABLE = TableId("t1")


def test_the_times_fit_together() -> None:
    assert LEASE + TICK <= PROMISED
    assert IDLE_SECONDS < LOCK_SECONDS < STATEMENT_SECONDS < COMMAND_SECONDS <= PROMISED < TRANSACT_SECONDS


class Ahead:
    """The system's clocks, some seconds ahead."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds

    def monotonic(self) -> float:
        return time.monotonic() + self.seconds


async def serve(live: LiveTable, doctor: Guest) -> None:
    """Until it is the bots' turn."""
    rng = Random(1)
    while not tasks(live.room.table):
        game = live.room.table.game
        assert game is not None
        actions = bot_named("random").decide(view(game, Role.DOCTOR), rng).actions
        await live.handle(doctor, ask.Act(new_id(), live.room.table.count, actions))


def test_bots_of_a_frozen_process_play_on_elsewhere_within_the_promised_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the server's own clock: only as many looks count as it takes in that time."""
    database, ahead = fresh_url("postgresql", tmp_path), Ahead()
    monkeypatch.setattr(clock, "time", ahead)
    monkeypatch.setattr(chores, "TICK", 3_600)

    async def scene() -> None:
        async with house(database) as found, Api(found.url) as ann:
            await ann.become("Ann")
            wish = NewTable(Options(diets=DietsFrom.PRESET), (Role.DOCTOR,), BotLevel.RANDOM)
            live = await found.core.tables.get((await ann.make(wish)).id)
            async with child("stalls.leaseholder", database, live.room.table.id) as frozen:
                await frozen.hear("holds")
                frozen.send(signal.SIGSTOP)
                await stopped(frozen.pid)
                await serve(live, await found.core.reception.guest(ann.token))
                looks = 0
                while tasks(live.room.table):
                    looks += 1
                    ahead.seconds += TICK
                    await found.core.chores.once()
                    while live.thinking:
                        await asyncio.sleep(0)
                assert looks * TICK <= PROMISED

    run(scene())


async def settings_of(storage: Storage) -> list[dict[str, str]]:
    """What applies to a connection that writes, one that reads, and one that listens."""
    ask_all = text("SELECT name, reset_val FROM pg_settings")
    written = await storage.writer.change(lambda connection: connection.execute(ask_all).all())
    async with storage.database.reading.connect() as connection:
        read = (await connection.execute(ask_all)).all()
    assert isinstance(storage.database, PostgreSQL)
    listening = await storage.database.connect()
    heard = await listening.fetch("SELECT name, reset_val FROM pg_settings")
    await listening.close()
    return [dict(map(tuple, rows)) for rows in (written, read, heard)]


def test_every_connection_has_the_limits(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with open_storage(database) as storage:
            for found in await settings_of(storage):
                assert found["idle_in_transaction_session_timeout"] == str(1000 * IDLE_SECONDS)
                assert found["lock_timeout"] == str(1000 * LOCK_SECONDS)
                assert found["statement_timeout"] == str(1000 * STATEMENT_SECONDS)
                alive = [found[f"tcp_keepalives_{name}"] for name in ("idle", "interval", "count")]
                assert [*alive, found["tcp_user_timeout"]] == ["3", "1", "4", "7000"]

    run(scene(), 60)


def test_our_side_of_a_connection_is_kept_alive_too(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with relayed(database) as relay, open_storage(relay.url) as storage:
            assert isinstance(storage.database, PostgreSQL)
            connection = await storage.database.connect()
            found = connection._transport.get_extra_info("socket")
            assert found.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            named = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT, socket.TCP_USER_TIMEOUT)
            assert [found.getsockopt(socket.IPPROTO_TCP, name) for name in named] == [3, 1, 4, 7_000]
            await connection.close()

    run(scene(), 60)


def wait_for_ever(connection: Connection) -> None:
    connection.execute(text("SELECT pg_sleep(3600)"))


def lock_it(connection: Connection) -> None:
    connection.execute(text("LOCK TABLE leases"))


def test_a_statement_that_takes_for_ever_is_given_up_and_the_next_write_goes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SESSION, "statement_timeout", "100ms")

    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with open_storage(database) as storage:
            with pytest.raises(WriteFailed) as refused:
                await storage.writer.change(wait_for_ever)
            assert refused.value.code is StorageCode.SLOW
            assert await storage.append(TABLE, talk(1))

    run(scene(), 60)


def test_a_lock_that_is_never_released_is_given_up_and_the_next_write_goes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SESSION, "lock_timeout", "100ms")

    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with open_storage(database) as storage:
            assert isinstance(storage.database, PostgreSQL)
            other = await storage.database.connect()
            await other.execute("SET idle_in_transaction_session_timeout = 0; BEGIN; LOCK TABLE leases")
            with pytest.raises(WriteFailed) as refused:
                await storage.writer.change(lock_it)
            assert refused.value.code is StorageCode.LOCKED
            assert await storage.append(TABLE, talk(1))
            await other.close()

    run(scene(), 60)
