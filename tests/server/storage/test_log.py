import asyncio
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, event, insert, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from databases import execute
from doctor_rat.server.storage import Storage, StorageCode, WriteFailed, open_storage, schema
from doctor_rat.server.storage.codec import as_row
from doctor_rat.server.storage.postgresql import PostgreSQL
from doctor_rat.table import CommandId, FormatError, TableId
from doctor_rat.table.entries import Body, Entry
from server.storage.samples import ANN, BOB, BODIES, TABLE, summary, talk

pytestmark = pytest.mark.anyio


def commits_of(storage: Storage) -> list[None]:
    """Grows with each COMMIT that SQLAlchemy sends."""
    seen: list[None] = []
    event.listen(storage.database.engine, "commit", lambda _: seen.append(None))
    return seen


def numbers(entries: list[Entry]) -> list[int]:
    return [entry.number for entry in entries]


async def test_every_kind_of_entry_comes_back_as_it_was(storage: Storage) -> None:
    assert {type(body) for body in BODIES} == set(get_args(Body))
    written = [Entry(place, 10**13 + place, body, ANN, CommandId(f"c{place}")) for place, body in enumerate(BODIES, 1)]
    written.append(Entry(len(written) + 1, 0, BODIES[0]))
    assert await storage.append(TABLE, written)
    assert await storage.read(TABLE, 0) == written
    assert await storage.read(TABLE, len(written) - 1) == written[-1:]
    assert await storage.read(TableId("other"), 0) == []


async def test_an_append_must_go_on_from_the_last_entry(storage: Storage) -> None:
    assert not await storage.append(TABLE, talk(2))
    assert await storage.append(TABLE, talk(1, 3))
    assert not await storage.append(TABLE, talk(3, 2, "other")), "one number is taken"
    assert not await storage.append(TABLE, talk(5)), "one number is missing"
    assert await storage.read(TABLE, 0) == talk(1, 3), "of a lost append nothing stays"
    assert await storage.append(TABLE, talk(4))


async def test_numbers_within_an_append_have_no_gaps(storage: Storage) -> None:
    with pytest.raises(ValueError, match="gaps"):
        await storage.append(TABLE, [*talk(1), *talk(3)])


async def test_what_follows_a_lost_append_in_a_batch_is_lost_too(storage: Storage) -> None:
    assert await storage.append(TABLE, talk(1))
    appends = [talk(2), talk(2, 1, "late"), talk(3), talk(4)]
    answers = await asyncio.gather(*(storage.append(TABLE, each) for each in appends))
    # The third was decided on the second, not on the first.
    assert answers == [True, False, False, False]
    assert await storage.read(TABLE, 0) == talk(1, 2)


async def test_a_lost_append_hurts_no_other_table(storage: Storage) -> None:
    other = TableId("t2")
    answers = await asyncio.gather(
        storage.append(TABLE, talk(7)), storage.append(other, talk(1)), storage.append(other, talk(2))
    )
    assert list(answers) == [False, True, True]
    assert await storage.heads([TABLE, other]) == {other: 2}


async def test_of_two_processes_one_wins_each_number(storage: Storage, url: str) -> None:
    async with open_storage(url) as second:
        for number in range(1, 11):
            pair = await asyncio.gather(
                storage.append(TABLE, talk(number, 1, "first")), second.append(TABLE, talk(number, 1, "second"))
            )
            assert sorted(pair) == [False, True]
            assert await storage.read(TABLE, number - 1) == talk(number, 1, "first" if pair[0] else "second")


async def test_an_entry_that_appears_between_look_and_write_is_noticed(postgresql_url: str) -> None:
    """The other process holds its transaction open until we wait for it."""
    async with open_storage(postgresql_url) as storage, open_storage(postgresql_url) as second:
        waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        assert isinstance(second.database, PostgreSQL)
        other = create_async_engine("postgresql+asyncpg://", async_creator=second.database.connect)
        async with other.connect() as connection:
            await connection.execute(insert(schema.entries), _row(2, "theirs"))
            await connection.execute(insert(schema.entries), _row(1, "theirs"))
            ours = asyncio.create_task(storage.append(TABLE, talk(1, 3, "ours"), summary(ANN)))
            also = asyncio.create_task(storage.append(TableId("t2"), talk(1, 1, "ours")))
            while not await execute(postgresql_url, waiting):
                pass
            await connection.commit()
        await other.dispose()
        assert [await ours, await also] == [False, True]
        assert numbers(await storage.read(TABLE, 0)) == [1, 2], "nothing of a lost append stays"
        assert await storage.tables.get(TABLE) is None


def _row(number: int, text: str) -> dict[str, Any]:
    return dict(zip(schema.entries.columns.keys(), as_row(TABLE, talk(number, 1, text)[0]), strict=True))


async def test_two_processes_with_the_same_tables_in_any_order_never_block_each_other(postgresql_url: str) -> None:
    names = [TableId(f"t{number}") for number in range(20)]
    async with open_storage(postgresql_url) as first, open_storage(postgresql_url) as second:
        for number in range(1, 11):
            answers = await asyncio.gather(
                *(first.append(name, talk(number)) for name in names),
                *(second.append(name, talk(number)) for name in reversed(names)),
            )
            assert sum(answers) == len(names)


async def test_what_waits_is_committed_at_once(storage: Storage) -> None:
    commits = commits_of(storage)
    answers = await asyncio.gather(*(storage.append(TableId(f"t{number}"), talk(1, 2)) for number in range(100)))
    assert all(answers)
    assert len(commits) == 1


async def test_as_many_as_last_time_are_waited_for_and_no_more(storage: Storage) -> None:
    """Here the wait never times out: a full batch doesn't wait at all, and a smaller one waits until another append
    arrives."""
    storage.writer.gather_seconds = 3600
    tables = [TableId(f"t{number}") for number in range(3)]
    for number in (1, 2, 3):
        assert all(await asyncio.gather(*(storage.append(table, talk(number)) for table in tables)))
    commits = commits_of(storage)
    two = [asyncio.create_task(storage.append(table, talk(4))) for table in tables[:2]]
    assert await storage.append(tables[2], talk(4))
    assert all(await asyncio.gather(*two))
    assert len(commits) == 1


async def test_appends_are_counted_but_those_that_nobody_may_know_of(storage: Storage) -> None:
    writer = storage.writer
    names = [TableId(f"t{number}") for number in range(3)]
    await asyncio.gather(*(storage.append(name, talk(1), summary(ANN)) for name in names))
    assert (writer.appends, writer.commits) == (3, 1)
    assert await storage.append(names[0], talk(2))
    assert not await storage.append(names[1], talk(1), summary(ANN))
    assert (writer.appends, writer.commits) == (3, 1)


async def test_what_another_process_wrote_is_noticed(url: str) -> None:
    """Including who sits there, though neither process looks before it writes again."""
    async with open_storage(url) as one, open_storage(url) as other:
        assert await one.append(TABLE, talk(1), summary(ANN))
        assert await other.append(TABLE, talk(2), summary(ANN, BOB))
        assert not await one.append(TABLE, talk(2), summary(ANN))
        assert await one.append(TABLE, talk(3), summary(ANN))
        assert await one.append(TABLE, talk(4, 2))
        assert not await other.append(TABLE, talk(5), summary(BOB))
        assert await other.append(TABLE, talk(6), summary(BOB))
        assert [bool(await one.tables.of(guest)) for guest in (ANN, BOB)] == [False, True]
        assert numbers(await one.read(TABLE, 0)) == [1, 2, 3, 4, 5, 6]


async def test_what_was_rolled_back_is_not_remembered(storage: Storage) -> None:
    def fail(_: Connection) -> None:
        raise ZeroDivisionError

    for number in (1, 2):
        kept, failed = await asyncio.gather(
            storage.append(TABLE, talk(number)), storage.writer.change(fail), return_exceptions=True
        )
        assert kept is True
        assert isinstance(failed, WriteFailed)
    assert numbers(await storage.read(TABLE, 0)) == [1, 2]


async def test_a_batch_has_a_largest_size(storage: Storage) -> None:
    commits = commits_of(storage)
    answers = await asyncio.gather(*(storage.append(TABLE, talk(number)) for number in range(1, 1_002)))
    assert all(answers)
    assert len(commits) == 3


async def test_nobody_is_answered_before_the_commit(storage: Storage) -> None:
    """A commit that fails must reach everyone waiting for it."""

    def fail(_: object) -> None:
        raise OSError("no space left")

    engine = storage.database.engine
    event.listen(engine, "commit", fail)
    answers = await asyncio.gather(
        storage.append(TABLE, talk(1), summary(ANN)), storage.append(TABLE, talk(2)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [WriteFailed, WriteFailed]
    assert await storage.heads([TABLE]) == {}
    event.remove(engine, "commit", fail)
    assert not await storage.append(TABLE, talk(3)), "what wasn't written isn't remembered"
    assert await storage.append(TABLE, talk(1), summary(ANN)), "the writer goes on"
    assert await storage.tables.of(ANN), "nor who sat there"


async def test_a_failed_commit_leaves_no_memory_of_who_sat_where(url: str) -> None:
    """Another process then wrote those numbers, with other people at the table."""

    def fail(_: object) -> None:
        raise OSError("no space left")

    async with open_storage(url) as one, open_storage(url) as other:
        event.listen(one.database.engine, "commit", fail)
        with pytest.raises(WriteFailed):
            await one.append(TABLE, talk(1, 2), summary(ANN))
        event.remove(one.database.engine, "commit", fail)
        assert await other.append(TABLE, talk(1, 2), summary(BOB))
        assert await one.append(TABLE, talk(3), summary(ANN))
        assert [bool(await one.tables.of(guest)) for guest in (ANN, BOB)] == [True, False]


async def test_a_job_that_fails_fails_alone_and_says_nothing_of_the_data(storage: Storage) -> None:
    def bad(connection: Connection) -> None:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('secret', NULL)"))

    def good(_: Connection) -> int:
        return 7

    answers = await asyncio.gather(
        storage.append(TABLE, talk(1)),
        storage.writer.change(bad),
        storage.writer.change(good),
        storage.append(TABLE, talk(2)),
        return_exceptions=True,
    )
    assert isinstance(answers[1], WriteFailed)
    assert answers[1].code is StorageCode.WRITE_FAILED
    assert "secret" not in answers[1].sentence
    assert [answers[0], *answers[2:]] == [True, 7, True]


async def test_a_caller_who_gives_up_stops_nobody(storage: Storage) -> None:
    given_up = asyncio.create_task(storage.append(TABLE, talk(1)))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await storage.append(TABLE, talk(2))
    assert numbers(await storage.read(TABLE, 0)) == [1, 2]


async def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    async with open_storage(url) as storage:
        storage.writer.largest_batch = 2
        waiting = [asyncio.create_task(storage.append(TABLE, talk(number))) for number in range(1, 4)]
        await asyncio.sleep(0)
    async with asyncio.timeout(60):
        assert [await task for task in waiting] == [True, True, True]
    with pytest.raises(WriteFailed) as closed:
        await storage.append(TABLE, talk(4))
    assert closed.value.code is StorageCode.CLOSED
    async with open_storage(url) as again:
        assert numbers(await again.read(TABLE, 0)) == [1, 2, 3]


async def test_closing_waits_for_nobody_else(url: str) -> None:
    async with open_storage(url) as storage:
        storage.writer.gather_seconds = 3600
        both = [TableId("t1"), TableId("t2")]
        assert all(await asyncio.gather(*(storage.append(table, talk(1)) for table in both)))
        alone = asyncio.create_task(storage.append(both[0], talk(2)))
        await asyncio.sleep(0)
    assert await alone


async def test_an_entry_of_an_unknown_format_stops_its_table(storage: Storage) -> None:
    assert await storage.append(TABLE, talk(1, 2))
    unknown = update(schema.entries).where(schema.entries.c.number == 2).values(format=99)
    await storage.database.transact(lambda connection: connection.execute(unknown))
    with pytest.raises(FormatError, match="format 99"):
        await storage.read(TABLE, 0)


async def test_a_summary_comes_and_goes_with_its_entries(storage: Storage) -> None:
    assert await storage.append(TABLE, talk(1), summary(ANN, says="one"))
    assert not await storage.append(TABLE, talk(1), summary(BOB, says="lost"))
    kept = await storage.tables.get(TABLE)
    assert kept is not None
    assert (kept.listed.seats[0].name, kept.number) == ("one", 1)
    assert await storage.tables.of(BOB) == []


async def test_heads_of_no_table_are_none(storage: Storage) -> None:
    assert await storage.heads([]) == {}
