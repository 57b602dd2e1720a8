"""People at one table through different processes see each other come and go."""

from pathlib import Path

import pytest

from databases import fresh_url
from doctor_rat.client import Api, Refusal, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.live.elsewhere import Company, Elsewhere
from doctor_rat.table import GuestId, Options, SeatId, TableCode, TableId
from doctor_rat.table import commands as ask
from server.house import house, run, until

TABLE = TableId("table")
ANN, BEN, CLEO = GuestId("ann"), GuestId("ben"), GuestId("cleo")


def test_people_of_two_processes_see_each_other(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with house(database) as one, house(database) as other, Api(one.url) as anns, Api(other.url) as bens:
            await anns.become("Ann")
            await bens.become("Ben")
            made = await anns.make(NewTable(Options(), (Role.DOCTOR,)))
            async with anns.at(made.id) as ann:
                async with bens.at(made.id, made.invite) as ben:
                    await ben.do(ask.Sit(new_id(), (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)))
                    await ben.do(ask.Ready(new_id(), True))
                    await until(ann, lambda: len(seats_here(ann)) == 2)
                    await until(ben, lambda: seats_here(ben) == seats_here(ann))
                    await ann.do(ask.Start(new_id(), None))
                    (his,) = seats_here(ann) - {seat_of(ann)}
                    with pytest.raises(Refusal) as refused:
                        await ann.do(ask.TakeOver(new_id(), his))
                    assert refused.value.code == TableCode.STILL_HERE
                await until(ann, lambda: seats_here(ann) == {seat_of(ann)})
                await ann.do(ask.TakeOver(new_id(), his))

    run(scene())


def seats_here(place: TablePlace) -> set[SeatId]:
    return set() if place.here is None else set(place.here.seats)


def seat_of(place: TablePlace) -> SeatId | None:
    return None if place.welcome is None else place.welcome.seat


def test_a_process_that_falls_silent_is_gone_with_its_people() -> None:
    now = 0
    heard = Elsewhere("here", lambda: now, 100)
    assert heard.hear(Company("there", TABLE, (ANN, BEN)))
    assert heard.hear(Company("third", TABLE, (CLEO,)))
    now = 60
    assert not heard.hear(Company("there", TABLE, (BEN,)))
    assert heard.guests(TABLE) == {BEN, CLEO}
    now = 120
    heard.forget_old()
    assert heard.guests(TABLE) == {BEN}
    now = 200
    heard.forget_old()
    assert heard.guests(TABLE) == set()
    assert heard.hear(Company("there", TABLE, (ANN,)))


def test_what_a_process_says_itself_tells_it_nothing() -> None:
    heard = Elsewhere("here", lambda: 0, 100)
    heard.hear(Company("here", TABLE, (ANN,)))
    assert heard.guests(TABLE) == set()
