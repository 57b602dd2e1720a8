"""What a client makes of its deliveries, one by one."""

import pytest

from doctor_rat.rules import Role
from doctor_rat.table import DietsFrom, Options
from doctor_rat.table import commands as ask
from doctor_rat.table.picture import Picture
from doctor_rat.table.wire import Delivery
from table.company import Company, run


async def at_the_desk() -> tuple[Company, list[Delivery]]:
    company = Company(Options(diets=DietsFrom.CHOSEN))
    await company.found("dora")
    await company.sit("dora", Role.DOCTOR)
    await company.sit("ann", Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
    await company.start("dora")
    return company, live(company, 0)


def live(company: Company, number: int) -> list[Delivery]:
    """What the doctor is sent after this number, each delivery without what hasn't changed."""
    found = company.room.since(Role.DOCTOR, number)
    assert found is not None
    return list(found)


def test_the_doctor_keeps_the_setup_while_a_rat_talks() -> None:
    async def go() -> None:
        company, told = await at_the_desk()
        picture = Picture()
        picture.hear(told)
        before = picture.setup
        assert before is not None
        await company.do("ann", ask.Talk(company.next_id(), "Cheese for us, please!"))
        picture.hear(live(company, picture.number))
        assert picture.setup == before
        for group in company.room.table.config.groups:
            await company.do("dora", ask.ChooseDiet(company.next_id(), group, before.allowed[group][group]))
        await company.do("dora", ask.FinishSetup(company.next_id()))
        picture.hear(live(company, picture.number))
        assert picture.setup is None

    run(go())


def test_a_gap_is_an_error() -> None:
    _, told = run(at_the_desk())
    picture = Picture()
    picture.add(told[0])
    with pytest.raises(LookupError, match="entry 3 came after 1"):
        picture.add(told[2])
