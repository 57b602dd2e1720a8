"""A spectator takes over from a bot, and learns nothing the seat may not know."""

from typing import Any

import pytest

from doctor_rat.rules import Role
from doctor_rat.table import BotLevel, GuestId, Options, SeatId, Stage, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.wire import Scene
from rules.staging import PAIR, served
from stage import begin
from table.company import Company, denied, run, staged

DOCTOR, A, B = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"


async def choosing(**options: Any) -> Company:
    """Dora is the doctor, Ann a rat, and a bot the other."""
    return await staged(served(begin(PAIR, PILE), "1rc 2bv"), {"dora": (DOCTOR,), "ann": (A,)}, **options)


def free(company: Company) -> list[str]:
    return [seat.id for seat in Scene(company.room.table).table_view(Role.SPECTATOR).seats if seat.free]


async def take(company: Company, who: str, seat: str) -> None:
    await company.do(who, ask.TakeSeat(company.next_id(), SeatId(seat)))


def test_a_spectator_takes_a_bots_seat_and_decides_there() -> None:
    async def go() -> None:
        company = await choosing()
        await company.think()
        assert free(company) == ["s3"]
        assert [each.seat for each in company.room.table.proposals] == ["s3"]
        await take(company, "eve", "s3")
        assert company.room.table.proposals == (), "the bot's plan was never hers"
        assert (company.seat("eve").roles, company.seat("eve").is_person) == ((B,), True)
        assert free(company) == []
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        assert company.room.table.count == 2, "Eve hasn't agreed"
        await company.propose("eve", {0: "1rc", 1: "2bv"})
        assert company.room.table.count == 4

    run(go())


def test_seats_of_people_are_not_free_even_while_a_bot_sits_in() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("ann", ask.GoAway(company.next_id()))
        assert free(company) == ["s3"]
        for seat in ("s1", "s2"):
            with denied(TableCode.NOT_A_BOT):
                await take(company, "eve", seat)
        with denied(TableCode.SEATED):
            await take(company, "ann", "s3")

    run(go())


def test_the_host_may_keep_latecomers_out() -> None:
    async def go() -> None:
        company = await choosing(latecomers=False)
        assert free(company) == []
        with denied(TableCode.NO_LATECOMERS):
            await take(company, "eve", "s3")

    run(go())


def test_a_name_that_is_taken_is_refused_and_so_is_a_stranger() -> None:
    async def go() -> None:
        company = await choosing()
        with denied(TableCode.NAME_TAKEN):
            await company.room.handle(GuestId("eve"), "Ann", ask.TakeSeat(company.next_id(), SeatId("s3")))

    run(go())


@pytest.mark.parametrize("latecomers", [True, False])
def test_before_the_start_anyone_takes_a_bots_place(latecomers: bool) -> None:
    async def go() -> None:
        company = Company(Options(latecomers=latecomers))
        await company.found("ann")
        await company.sit("ann", A)
        await company.do("ann", ask.SeatBot(company.next_id(), (DOCTOR,), BotLevel.NOVICE))
        await take(company, "eve", "s2")
        assert company.seat("eve").is_doctor
        assert not company.seat("eve").ready

    run(go())


def test_after_the_end_no_seat_is_free() -> None:
    async def go() -> None:
        company = await choosing()
        for who in ("dora", "ann"):
            await company.do(who, ask.GoAway(company.next_id()))
        await company.think()
        assert company.room.table.stage is Stage.OVER
        assert free(company) == []
        with denied(TableCode.WRONG_STAGE):
            await take(company, "eve", "s3")

    run(go())


@pytest.mark.rule("10.1")
def test_a_doctor_who_was_removed_and_let_in_again_never_becomes_a_rat() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("dora", ask.MakeHost(company.next_id(), company.seat("ann").id))
        await company.do("ann", ask.Kick(company.next_id(), company.seat("dora").id))
        assert free(company) == ["s1", "s3"]
        await take(company, "eve", "s1")
        await company.do("ann", ask.LetIn(company.next_id(), 1))
        with denied(TableCode.KNOWS_TOO_MUCH):
            await take(company, "dora", "s3")
        await company.do("ann", ask.Kick(company.next_id(), company.seat("eve").id))
        await take(company, "dora", "s1")
        assert company.seat("dora").is_doctor

    run(go())
