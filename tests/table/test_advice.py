"""Bots in a Colleagues team that has people, too: they say what they would do and why, and the people decide."""

from random import Random

import pytest
from msgspec import json

from doctor_rat.rules import IDENTITIES, Role, Variant, parse_action
from doctor_rat.table import BotLevel, Options, SeatId, Stage, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Thought, tasks
from doctor_rat.table.entries import Acted, Because, Suggested
from doctor_rat.table.wire import TableView, audiences
from table.company import Company, denied, run
from table.people import Person, play_out

ONE, TWO = Role.COLLEAGUE_0, Role.COLLEAGUE_1
BOT = SeatId("s4")
WHY = (Because("colleague-table-will-do"),)


async def team(level: BotLevel = BotLevel.RANDOM, *, seed: int = 1) -> Company:
    """Ann, Ben and a bot are one doctor, Dan is the other."""
    company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]), seed=seed)
    company.hasty = level is BotLevel.RANDOM
    await company.found("ann")
    for who, role in (("ann", ONE), ("ben", ONE), ("dan", TWO)):
        await company.sit(who, role)
    await company.do("ann", ask.SeatBot(company.next_id(), (ONE,), level))
    await company.start("ann", fill=None)
    return company


async def advise(company: Company, action: str) -> None:
    (task,) = tasks(company.room.table)
    assert await company.room.answer(task, Thought((parse_action(action),), WHY))


@pytest.mark.rule("7.6")
def test_a_bot_says_once_what_it_would_do_and_the_people_decide() -> None:
    async def go() -> None:
        company = await team()
        await advise(company, "0 yuck-front")
        assert list(company.room.table.suggestions) == [Suggested(BOT, parse_action("0 yuck-front"), WHY)]
        assert tasks(company.room.table) == []
        await company.act("ann", "0 yuck-front")
        assert company.room.table.count == 0, "with the bot's that are two, but only one person"
        await company.act("ann", "0 pass")
        await company.act("ben", "0 pass")
        assert [(each.seat, each.actions) for each in company.bodies(Acted)] == [
            (company.seat("ben").id, (parse_action("0 pass"),))
        ]
        assert company.room.table.suggestions == ()
        assert tasks(company.room.table) == [], "it is for the other doctor to act"

    run(go())


def test_a_bot_that_is_asked_after_the_people_agree_with_it_changes_nothing() -> None:
    async def go() -> None:
        company = await team()
        await company.act("ann", "0 pass")
        (late,) = tasks(company.room.table)
        await advise(company, "0 pass")
        assert company.room.table.count == 0
        await company.act("ben", "0 pass")
        assert company.room.table.count == 1
        assert not await company.room.answer(late, Thought((parse_action("0 pass"),)))

    run(go())


def test_a_person_with_only_a_bot_as_teammate_decides_alone() -> None:
    async def go() -> None:
        company = await team()
        await company.do("ben", ask.GoAway(company.next_id()))
        await company.think()
        assert [each.seat for each in company.room.table.suggestions] == [company.seat("ben").id, BOT]
        await company.act("ann", "0 pass")
        assert company.room.table.count == 1

    run(go())


def test_a_returning_person_is_not_bound_by_what_the_bot_suggested() -> None:
    async def go() -> None:
        company = await team()
        await company.do("ben", ask.GoAway(company.next_id()))
        while waiting := tasks(company.room.table):
            assert await company.room.answer(waiting[0], Thought((parse_action("0 pass"),), WHY))
        await company.do("ben", ask.ComeBack(company.next_id()))
        await company.act("ann", "0 pass")
        assert company.room.table.count == 0
        await company.act("ben", "0 pass")
        assert company.room.table.count == 1

    run(go())


def test_where_all_people_have_left_the_first_bot_acts() -> None:
    async def go() -> None:
        company = await team()
        await company.think()
        for who in ("ann", "ben"):
            await company.do(who, ask.GoAway(company.next_id()))
        assert [(task.seat, task.advice) for task in tasks(company.room.table)] == [(company.seat("ann").id, False)]
        await company.think()
        assert company.bodies(Acted)[0].seat == company.seat("ann").id

    run(go())


def test_a_bot_cannot_suggest_what_is_for_others_to_do() -> None:
    async def go() -> None:
        company = await team()
        with denied(TableCode.NOT_YOURS):
            await advise(company, "1 pass")

    run(go())


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_a_bot_advises_two_people_before_every_step_of_their_team(seed: int) -> None:
    async def go() -> Company:
        company = await team(BotLevel.NOVICE, seed=seed)
        await play_out(company, [Person(who, Random(f"{who} {seed}")) for who in ("ann", "ben", "dan")])
        return company

    company = run(go())
    assert company.room.table.stage is Stage.OVER
    dan, ours = company.seat("dan").id, {company.seat("ann").id, company.seat("ben").id}
    advice = 0
    for logged in company.room.log:
        match logged.entry.body:
            case Suggested(seat, _, reasons) if seat == BOT:
                advice += 1
                assert reasons
            case Suggested(_, _, reasons):
                assert not reasons, "people give none"
            case Acted(seat) if seat != dan:
                assert seat in ours
                assert advice == 1
                advice = 0
            case _:
                pass
    check_secrets(company)


def check_secrets(company: Company) -> None:
    """Only the team is told what the bot would do, and why."""
    for audience in audiences(company.options.config()):
        told = company.room.since(audience, 0)
        assert told is not None
        told_of = any(isinstance(each.news, Suggested) for each in told)
        assert told_of is (audience is ONE)
        assert (b'"reasons"' in json.encode(told)) is (audience is ONE)
        assert isinstance(told[-1].table, TableView)
        assert told[-1].table.suggestions == ()
