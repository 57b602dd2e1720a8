"""Who the table is waiting for, as everyone is told."""

from collections.abc import Iterable

from msgspec import UNSET

from doctor_rat.rules import Role
from doctor_rat.table import commands as ask
from doctor_rat.table.wire import RATS, Scene, deliveries
from rules.staging import PAIR, served
from stage import begin
from table.company import Company, run, staged

DOCTOR, A, B = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"
EACH = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)}


def awaited(company: Company, who: str = "ann") -> set[str]:
    """According to the last delivery to this person that mentioned it."""
    told = [each.table.awaited if each.table is not UNSET else each.awaited for each in company.seen_by(who)]
    last = next(each for each in reversed(told) if each is not UNSET)
    names = {seat.id: seat.name for seat in company.room.table.seats}
    return {names[seat] for seat in last}


def names(people: Iterable[str]) -> set[str]:
    return {each.title() for each in people}


def test_before_the_start_those_who_are_not_ready() -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        await company.sit("ann", DOCTOR)
        await company.sit("ben", A, ready=False)
        assert awaited(company) == names(["ben"])
        await company.do("ben", ask.Ready(company.next_id(), True))
        assert awaited(company) == set()

    run(go())


def test_those_who_agreed_are_not_awaited_unless_all_agreed_to_different_plans() -> None:
    async def go() -> None:
        company = await staged(served(begin(PAIR, PILE), "1rc 2bv"), EACH)
        assert awaited(company) == names(["ann", "ben"])
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        (last,) = deliveries(company.room.log[-1:], Scene(company.room.table), DOCTOR, 0)
        assert last.table is UNSET  # a proposal is told without the rest of the table
        assert last.awaited == (company.seat("ben").id,)
        assert awaited(company) == names(["ben"])
        await company.propose("ben", {0: "2bv", 1: "1rc"})
        assert awaited(company) == names(["ann", "ben"])
        await company.propose("ben", {0: "1rc", 1: "2bv"})
        assert awaited(company) == names(["dora"])

    run(go())


def test_everybody_is_told_the_same() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)
        scene = Scene(company.room.table)
        for audience in (DOCTOR, RATS, Role.SPECTATOR):
            assert scene.table_view(audience).awaited == (company.seat("dora").id,)

    run(go())
