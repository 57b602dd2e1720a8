"""What a client makes of its deliveries, one by one."""

import json
from pathlib import Path

import msgspec
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


FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
RECORDED = (FIXTURES / "setup-talk.json", *sorted((FIXTURES / "games").glob("*.json")))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_what_is_delivered_adds_up_to_the_same_as_in_the_browser(path: Path) -> None:
    """The client's tests (`state/future.test.ts`, `state/table.test.ts`) read these recordings, too."""
    for recorded in json.loads(path.read_text()).values():
        told = msgspec.convert([*recorded["catchUp"]["entries"], *recorded["live"]], list[Delivery])
        picture = Picture()
        picture.hear(told)
        assert picture.number == told[-1].number
        assert picture.table is not None
        for seen, part in ((picture.table.seats, "table"), (picture.game, "game"), (picture.setup, "setup")):
            parts = [getattr(each, part) for each in told if getattr(each, part) is not msgspec.UNSET]
            last = (parts[-1].seats if part == "table" else parts[-1]) if parts else None
            assert seen == (None if part == "setup" and picture.table.stage != "setup" else last)
        board = None if picture.game is None else picture.game.board
        assert (board is not None and board.outcome is not None) is (picture.table.stage == "over")


def test_a_gap_is_an_error() -> None:
    _, told = run(at_the_desk())
    picture = Picture()
    picture.add(told[0])
    with pytest.raises(LookupError, match="entry 3 came after 1"):
        picture.add(told[2])
