import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import select

from doctor_rat.rules import Group, Role
from doctor_rat.server.storage import Storage, Summary, WriteFailed, schema
from doctor_rat.table import GuestId, Options, SeatId, TableId
from doctor_rat.table.entries import Entry, Made, Sat, Stood, Talked
from server.storage.samples import TABLE, Time, summary, talk

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_by_the_token_alone(storage: Storage) -> None:
    ann, bob = await storage.guests.make("Ann"), await storage.guests.make("Ann")
    assert len(ann.token) >= 22, "128 bits"
    assert ann.guest.id != bob.guest.id
    assert await storage.guests.find(ann.token) == ann.guest
    assert await storage.guests.find(bob.token) == bob.guest
    assert await storage.guests.get(ann.guest.id) == ann.guest
    for wrong in ("", ann.token[:-1], ann.token + "x", ann.guest.id, "é"):
        assert await storage.guests.find(wrong) is None


async def test_no_token_or_code_is_stored(storage: Storage) -> None:
    made = await storage.guests.make("Ann")
    link = await storage.guests.make_link(made.guest.id)
    async with storage.database.reading.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in await connection.execute(select(table)):
                kept = [str(value) for value in row] + [v.decode("latin-1") for v in row if isinstance(v, bytes)]
                assert not {made.token, link.code} & set(kept)


async def test_a_guest_may_change_the_name(storage: Storage) -> None:
    made = await storage.guests.make("Ann")
    assert await storage.guests.rename(made.guest.id, "Anna")
    found = await storage.guests.find(made.token)
    assert found is not None
    assert found.name == "Anna"
    assert not await storage.guests.rename(GuestId("nobody"), "Anna")


async def test_a_link_opens_the_account_once(storage: Storage) -> None:
    made = await storage.guests.make("Ann")
    link = await storage.guests.make_link(made.guest.id)
    assert len(link.code) >= 16, "80 bits, five a letter"
    answers = await asyncio.gather(*(storage.guests.redeem(link.code.lower()) for _ in range(3)))
    [opened] = [answer for answer in answers if answer is not None]
    assert opened.guest == made.guest
    assert opened.token != made.token
    assert await storage.guests.find(opened.token) == made.guest
    assert await storage.guests.find(made.token) == made.guest, "the first device stays in"
    assert await storage.guests.redeem("NONSENSE") is None


async def test_a_link_is_good_for_ten_minutes(storage: Storage, time: Time) -> None:
    made = await storage.guests.make("Ann")
    early, late = await storage.guests.make_link(made.guest.id), await storage.guests.make_link(made.guest.id)
    assert early.expires_at == time.now + 600_000
    time.now += 599_999
    assert await storage.guests.redeem(early.code) is not None
    time.now += 1
    assert await storage.guests.redeem(late.code) is None


async def test_a_link_for_nobody_is_refused(storage: Storage) -> None:
    with pytest.raises(WriteFailed):
        await storage.guests.make_link(GuestId("nobody"))


async def test_marks_are_each_guests_own(storage: Storage) -> None:
    ann, bob = (await storage.guests.make("Ann")).guest.id, (await storage.guests.make("Bob")).guest.id
    await storage.marks.keep(ann, TABLE, b'{"notes":"a"}')
    await storage.marks.keep(bob, TABLE, b'{"notes":"b"}')
    await storage.marks.keep(ann, TABLE, '{"notes":"ä"}'.encode())
    assert await storage.marks.read(ann, TABLE) == '{"notes":"ä"}'.encode()
    assert await storage.marks.read(bob, TABLE) == b'{"notes":"b"}'
    assert await storage.marks.read(bob, TableId("t2")) is None


async def retell(_table: TableId, log: Sequence[Entry]) -> Summary:
    names = [entry.body.name for entry in log if isinstance(entry.body, Sat)]
    return summary(says=" ".join(names))


@pytest.mark.rule("7.6")
async def test_forgetting_leaves_no_trace_of_a_guest(storage: Storage) -> None:
    ann, bob = await storage.guests.make("Annabella"), await storage.guests.make("Bob")
    log = [
        Entry(1, 1, Made(TABLE, Options(), ann.guest.id, "Annabella", "x"), ann.guest.id),
        Entry(2, 2, Sat(SeatId("s1"), (Role.DOCTOR,), ann.guest.id, "Annabella"), ann.guest.id),
        Entry(3, 3, Sat(SeatId("s2"), (Role.GROUP_0,), bob.guest.id, "Bob"), bob.guest.id),
        Entry(4, 4, Talked(SeatId("s1"), "I'm Annabella", None), ann.guest.id),
        Entry(5, 5, Talked(SeatId("s2"), "I'm Bob", None), bob.guest.id),
        Entry(6, 6, Talked(SeatId("s1"), "It's me, Annabella", 1, Group(0)), ann.guest.id),
    ]
    seated = summary(ann.guest.id, bob.guest.id, says="Annabella Bob")
    assert await storage.append(TABLE, log, seated)
    assert await storage.append(TableId("t2"), talk(1), summary(bob.guest.id))
    await storage.guests.make_link(ann.guest.id)
    await storage.marks.keep(ann.guest.id, TABLE, b"{}")

    assert await storage.guests.forget(ann.guest.id, retell) == [TABLE]

    for table in (schema.guests, schema.tokens, schema.links, schema.marks, schema.seats):
        async with storage.database.reading.connect() as connection:
            rows = (await connection.execute(select(table))).all()
        assert not any(ann.guest.id in row or "Annabella" in row for row in rows)
    assert await storage.guests.find(ann.token) is None
    assert await storage.guests.find(bob.token) == bob.guest
    after = await storage.read(TABLE, 0)
    assert [getattr(entry.body, "name", None) for entry in after[:3]] == ["—", "—", "Bob"]
    assert [getattr(entry.body, "text", None) for entry in after[3:]] == ["—", "I'm Bob", "—"]
    assert after[5].body == Talked(SeatId("s1"), "—", 1, Group(0)), "still its side's alone"
    assert [entry.number for entry in after] == [1, 2, 3, 4, 5, 6]
    kept = await storage.tables.get(TABLE)
    assert kept is not None
    assert kept.listed.seats[0].name == "— Bob"


async def test_a_guest_who_only_made_a_table_is_forgotten_too(storage: Storage) -> None:
    ann = await storage.guests.make("Ann")
    made = Entry(1, 1, Made(TABLE, Options(), ann.guest.id, "Ann", "x"), ann.guest.id)
    assert await storage.append(TABLE, [made], summary())
    assert await storage.guests.tables(ann.guest.id) == [TABLE]
    assert await storage.guests.forget(ann.guest.id, retell) == [TABLE]
    [first] = await storage.read(TABLE, 0)
    assert isinstance(first.body, Made)
    assert first.body.name == "—"


async def test_a_guest_who_stood_up_is_forgotten_too(storage: Storage) -> None:
    ann = await storage.guests.make("Ann")
    sat = Entry(1, 1, Sat(SeatId("s1"), (Role.DOCTOR,), ann.guest.id, "Ann"), ann.guest.id)
    assert await storage.append(TABLE, [sat], summary(ann.guest.id))
    assert await storage.append(TABLE, [Entry(2, 2, Stood(SeatId("s1")), ann.guest.id)], summary())
    assert await storage.tables.of(ann.guest.id) == []
    await storage.guests.forget(ann.guest.id, retell)
    [first, _] = await storage.read(TABLE, 0)
    assert isinstance(first.body, Sat)
    assert first.body.name == "—"


async def test_a_forgotten_guest_can_keep_nothing(storage: Storage) -> None:
    ann = (await storage.guests.make("Ann")).guest.id
    await storage.guests.forget(ann, retell)
    with pytest.raises(WriteFailed):
        await storage.marks.keep(ann, TABLE, b"{}")
