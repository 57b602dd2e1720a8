import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert, text

from doctor_rat.server.storage import ListPlace, Storage, Summary, lists, schema
from doctor_rat.server.storage.lists import open_tables
from doctor_rat.server.storage.summaries import NewSummary, write_summaries
from doctor_rat.table import Access, Entry, Options, Pace, SeatId, Stage, TableId
from doctor_rat.table.entries import Made, Talked
from server.storage.samples import ANN, BOB, TABLE, summary, talk

pytestmark = pytest.mark.anyio


def names(tables: list[Summary]) -> list[str]:
    return [table.listed.id for table in tables]


async def test_open_tables_are_listed_the_last_touched_first(storage: Storage) -> None:
    for number, name in enumerate(("t1", "t2", "t3"), 1):
        await storage.append(TableId(name), talk(1, number), summary(ANN))
    assert names(await storage.tables.open()) == ["t3", "t2", "t1"]
    await storage.append(TABLE, talk(2, 9), summary(ANN))
    assert names(await storage.tables.open()) == ["t1", "t3", "t2"]
    assert names(await storage.tables.open(limit=2)) == ["t1", "t3"]


async def test_finished_games_are_not_looked_through_for_open_ones(storage: Storage) -> None:
    """However many there are, since the open ones have an index of their own."""

    def plan(connection: Connection) -> str:
        rows = [{"id": f"over{number}", **_OVER} for number in range(2_000)]
        connection.execute(insert(schema.tables), rows)
        sqlite = connection.dialect.name == "sqlite"
        asked = open_tables(100).compile(connection, compile_kwargs={"literal_binds": True})
        if not sqlite:
            connection.execute(text("ANALYZE tables"))
        explain = f"EXPLAIN {'QUERY PLAN ' if sqlite else ''}{asked}"
        return "\n".join(str(row) for row in connection.exec_driver_sql(explain))

    assert "ix_tables_open" in await storage.database.transact(plan)


_OVER = {
    "made_at": 1,
    "touched_at": 1,
    "access": Access.OPEN,
    "stage": Stage.OVER,
    "archived": False,
    "number": 1,
    "summary": "{}",
}


async def test_what_lists_are_not_told_of_moves_nothing_in_them(storage: Storage) -> None:
    for number, name in enumerate(("t1", "t2"), 1):
        await storage.append(TableId(name), talk(1, number), summary(ANN))
    before = await storage.tables.open()
    await storage.append(TABLE, talk(2, 9))
    assert await storage.tables.open() == before
    await storage.tables.archive_older_than(2_000)
    await storage.append(TABLE, talk(11))
    assert names(await storage.tables.open()) == ["t1"], "but it isn't forgotten"


async def test_private_and_finished_tables_are_not_open(storage: Storage) -> None:
    await storage.append(TableId("private"), talk(1), summary(ANN, access=Access.PRIVATE))
    await storage.append(TableId("over"), talk(1), summary(ANN, stage=Stage.OVER))
    await storage.append(TableId("game"), talk(1), summary(ANN, stage=Stage.GAME))
    await storage.append(TableId("unlisted"), talk(1))
    assert names(await storage.tables.open()) == ["game"]


async def test_past_games_come_in_pages_without_gaps_or_repeats(storage: Storage) -> None:
    """Several from the same moment, and one that disappears while turning pages."""
    for name, touched in (("a", 9), ("b", 5), ("c", 5), ("d", 5), ("e", 1)):
        await storage.append(TableId(name), talk(1, touched), summary(ANN, stage=Stage.OVER))
    first = await storage.tables.past(ANN, 2)
    assert names(first) == ["a", "b"]
    await storage.database.transact(lambda connection: connection.execute(text("DELETE FROM tables WHERE id = 'b'")))
    second = await storage.tables.past(ANN, 2, ListPlace(first[-1].listed.touched, first[-1].listed.id))
    assert names(second) == ["c", "d"]
    assert names(await storage.tables.past(ANN, 2, ListPlace(second[-1].listed.touched, second[-1].listed.id))) == ["e"]


async def test_a_guests_own_tables_are_running_or_past(storage: Storage) -> None:
    await storage.append(TableId("over"), talk(1, 9), summary(ANN, BOB, stage=Stage.OVER))
    await storage.append(TableId("old"), talk(1, 2), summary(ANN, access=Access.PRIVATE))
    await storage.append(TableId("new"), talk(1, 3), summary(ANN))
    await storage.append(TableId("his"), talk(1), summary(BOB))
    assert names(await storage.tables.of(ANN)) == ["new", "old"]
    assert names(await storage.tables.of(ANN, limit=1)) == ["new"]
    assert names(await storage.tables.of(BOB)) == ["his"]
    assert names(await storage.tables.past(ANN)) == names(await storage.tables.past(BOB)) == ["over"]


async def test_tables_that_somebody_made_or_sits_at_are_counted_while_they_run(storage: Storage) -> None:
    made = Entry(1, 1, Made(TABLE, Options(), ANN, "Ann", "x"), ANN)
    await storage.append(TABLE, [made], summary())
    await storage.append(TableId("sits"), talk(1), summary(ANN, BOB))
    await storage.append(TableId("over"), talk(1), summary(ANN, stage=Stage.OVER))
    his = [Entry(1, 1, Talked(SeatId("s1"), "hello", None), BOB)]
    await storage.append(TableId("stood"), his, summary(ANN))
    await storage.append(TableId("stood"), talk(2), summary())
    assert [await storage.tables.count_running(guest) for guest in (ANN, BOB)] == [2, 2]
    await storage.append(TABLE, [Entry(2, 2, Talked(SeatId("s1"), "hello", None), ANN)], summary(ANN))
    assert await storage.tables.count_running(ANN) == 2, "both his own and his seat, and still one table"
    await storage.tables.archive_older_than(10**15)
    assert await storage.tables.count_running(ANN) == 0


async def test_slow_games_that_run_are_found_without_a_guest(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "AT_ONE_GO", 2)
    for stage in Stage:
        await storage.append(TableId(stage), talk(1), _of_pace(Pace.SLOW, stage))
        await storage.append(TableId(f"live {stage}"), talk(1), _of_pace(Pace.LIVE, stage))
    for number in range(5):
        await storage.append(TableId(f"at {number}"), talk(1, 1 + number // 2), _of_pace(Pace.SLOW, Stage.GAME))
    assert await _slow(storage) == [*(f"at {number}" for number in range(5)), "game", "setup"]
    await storage.tables.archive_older_than(10**15)
    assert await _slow(storage) == []


async def _slow(storage: Storage) -> list[str]:
    return sorted([each.listed.id async for each in storage.tables.slow()])


def _of_pace(pace: Pace, stage: Stage) -> Summary:
    made = summary(ANN, stage=stage, access=Access.PRIVATE)
    return replace(made, listed=replace(made.listed, options=replace(made.listed.options, pace=pace)))


async def test_seats_follow_the_summary(storage: Storage) -> None:
    await storage.append(TABLE, talk(1), summary(ANN, BOB))
    await storage.append(TABLE, talk(2), summary(BOB))
    assert names(await storage.tables.of(ANN)) == []
    await storage.append(TABLE, talk(3), summary(ANN))
    assert names(await storage.tables.of(ANN)) == [TABLE]
    assert names(await storage.tables.of(BOB)) == []


async def test_a_table_is_kept_as_its_summary_says(storage: Storage) -> None:
    await storage.append(TABLE, talk(1), summary(ANN))
    await storage.append(TABLE, talk(2, 2), summary(ANN, stage=Stage.GAME, says="ä"))
    said = summary(ANN, stage=Stage.GAME, says="ä")
    kept = replace(said, number=3, made_at=1_001, listed=replace(said.listed, touched=1_003))
    assert await storage.tables.get(TABLE) == kept
    assert await storage.tables.get(TableId("other")) is None


async def describe(storage: Storage, last: Entry, said: Summary) -> None:
    """A summary that no append brought."""
    told = [NewSummary(TABLE, last, said)]
    await storage.writer.change(lambda connection: write_summaries(connection, told, touch=False))


async def test_an_older_summary_never_replaces_a_newer_one(storage: Storage) -> None:
    await storage.append(TABLE, talk(1, 5), summary(ANN, says="five"))
    await describe(storage, talk(4)[0], summary(ANN, says="four"))
    kept = await storage.tables.get(TABLE)
    assert kept is not None
    assert kept.listed.seats[0].name == "five"
    await describe(storage, talk(5)[0], summary(ANN, says="again"))
    kept = await storage.tables.get(TABLE)
    assert kept is not None
    assert kept.listed.seats[0].name == "again"


async def test_archived_tables_are_hidden_and_not_lost(storage: Storage) -> None:
    await storage.append(TABLE, talk(1), summary(ANN))
    await storage.append(TableId("t2"), talk(1, 2), summary(ANN))
    assert await storage.tables.archive_older_than(1_002) == 1
    assert await storage.tables.archive_older_than(1_002) == 0
    assert names(await storage.tables.open()) == ["t2"]
    assert names(await storage.tables.of(ANN)) == ["t2"]
    assert names(await storage.tables.past(ANN)) == [TABLE]
    assert await storage.tables.get(TABLE) is not None
    assert await storage.read(TABLE, 0) == talk(1)


@pytest.mark.parametrize("told", [True, False])
async def test_an_entry_brings_an_archived_table_back(storage: Storage, told: bool) -> None:
    await storage.append(TABLE, talk(1), summary(ANN))
    await storage.tables.archive_older_than(10**15)
    await storage.append(TABLE, talk(2), summary(ANN) if told else None)
    assert names(await storage.tables.open()) == [TABLE]


async def test_a_table_is_found_by_its_code_unless_two_have_it(storage: Storage) -> None:
    for table, code in (("one", "AAAA"), ("two", "CCCC"), ("twin", "CCCC"), ("none", None)):
        listed = replace(summary(ANN), code=code)
        assert await storage.append(TableId(table), talk(1), listed)
    assert await storage.tables.by_code("AAAA") == "one"
    assert await storage.tables.by_code("CCCC") is None
    assert await storage.tables.by_code("DDDD") is None
    assert await storage.append(TableId("one"), talk(2), replace(summary(ANN), code="EEEE"))
    assert await storage.tables.by_code("AAAA") is None
    assert await storage.tables.by_code("EEEE") == "one"
