"""What lists store about a table: whose it is, and for how long."""

import pytest

from doctor_rat.rules import Role
from doctor_rat.server.live.summary import listed_for, summarize, summary_of
from doctor_rat.table import BotLevel, GuestId, TableId
from doctor_rat.table import commands as ask
from rules.staging import GOOD, PAIR, fed
from stage import PRESET, begin
from table.company import Company, run, staged

PEOPLE = {"dora": (Role.DOCTOR,), "ann": (Role.GROUP_0,), "ben": (Role.GROUP_1,)}
BEN = GuestId("ben")


async def kicked(*, left: bool = False, over: bool = False) -> Company:
    company = await staged(fed(PRESET, *GOOD) if over else begin(PAIR), PEOPLE)
    if left:
        await company.do("ben", ask.GoAway(company.next_id()))
    await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
    return company


@pytest.mark.parametrize("left", [False, True])
def test_a_kicked_guest_no_longer_has_the_table(left: bool) -> None:
    company = run(kicked(left=left))
    short = summary_of(company.room.table, 1)
    assert not listed_for(short, BEN).seated
    assert listed_for(short, GuestId("ann")).seated
    assert short.guests == ("dora", "ann")
    assert [seat.name for seat in short.listed.seats] == ["Dora", "Ann", "regular"]


def test_a_guest_who_only_left_still_has_the_table() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR), PEOPLE)
        await company.do("ben", ask.GoAway(company.next_id()))
        assert company.seat("ben").bot is BotLevel.REGULAR
        assert listed_for(summary_of(company.room.table, 1), BEN).seated

    run(go())


@pytest.mark.parametrize("over", [False, True])
def test_a_rebuilt_summary_has_the_time_of_a_kick(over: bool) -> None:
    company = run(kicked(left=not over, over=over))
    log = company.store.logs[TableId("t1")]
    made = run(summarize(TableId("t1"), log))
    assert made.listed.touched == log[-1].at
