"""What bots had in mind is told once the game is over, and nothing of it before (RULES 10.3)."""

import asyncio

import pytest

from analysis.games import CONFIGS
from doctor_rat.rules import Config, Role, Variant, role_of
from doctor_rat.table import Stage
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Thought, tasks
from doctor_rat.table.entries import Acted, Because
from doctor_rat.table.study import study_of
from doctor_rat.table.wire import Intention, intentions
from table.company import Company
from table.test_study import finished, opened

pytestmark = pytest.mark.rule("10.1", "10.2", "10.3")


def told(company: Company) -> list[Intention]:
    return intentions(company.room.table, company.room.log)


async def played_by_bots(config: Config, step: int) -> Company:
    """A study that bots alone play to its end; each gives the number of actions so far as its reason."""
    company = await opened(study_of(finished(config), step, None, None))
    await company.do("ann", ask.GoAway(company.next_id()))
    while company.room.table.stage is Stage.GAME:
        assert told(company) == []
        await one_move(company)
    return company


async def one_move(company: Company) -> None:
    room = company.room
    task = tasks(room.table)[0]
    actions = company.thought(task).actions
    assert await room.answer(task, Thought(actions, (Because("count", {"count": room.table.count}),)))


@pytest.mark.parametrize("step", [0, 9])
@pytest.mark.parametrize("config", CONFIGS)
def test_reasons_are_told_only_after_the_end_and_with_the_step_they_belong_to(config: Config, step: int) -> None:
    company = asyncio.run(played_by_bots(config, step))
    assert company.room.table.game is not None
    played, found = company.room.table.game.actions, told(company)
    assert [each.reasons[0].arguments["count"] for each in found] == [each.step for each in found]
    assert [each.role for each in found] == [role_of(played[each.step].by, config.variant) for each in found]
    assert len(found) == len(company.bodies(Acted))
    secret = (Role.COLLEAGUE_0, Role.COLLEAGUE_1) if config.variant is Variant.COLLEAGUES else (Role.DOCTOR,)
    assert {each.role for each in found} >= set(secret)
