"""Each side of Colleagues has a youngest, who decides if it can't agree (RULES 7.6)."""

import pytest

from doctor_rat.rules import IDENTITIES, Role, Variant
from doctor_rat.table import GuestId, Options, TableCode, TableId, next_table
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import expire
from doctor_rat.table.decide import Draft
from doctor_rat.table.entries import Acted, Hosting, TookOver, Youngest
from doctor_rat.table.wire import Scene
from table.company import Company, denied, run

A, B = Role.COLLEAGUE_0, Role.COLLEAGUE_1
SIDES = {"ann": A, "cat": A, "ben": B, "dan": B}
pytestmark = pytest.mark.rule("7.6")


async def gathered() -> Company:
    """Ann and Cat are doctor A, Ben and Dan doctor B."""
    company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]))
    await company.found("ann")
    for who, side in SIDES.items():
        await company.sit(who, side)
    return company


def youngest(company: Company, role: Role = Role.SPECTATOR) -> set[str]:
    seats = Scene(company.room.table).table_view(role).seats
    return {seat.name.lower() for seat in seats if seat.youngest}


async def mark(company: Company, who: str) -> None:
    await company.do("ann", ask.MarkYoungest(company.next_id(), company.seat(who).id))


def test_each_side_has_a_youngest_of_its_own() -> None:
    async def go() -> None:
        company = await gathered()
        assert youngest(company) == {"ann", "ben"}, "the first of each, unless one is marked"
        await mark(company, "cat")
        assert youngest(company) == {"cat", "ben"}
        await mark(company, "dan")
        assert youngest(company) == {"cat", "dan"}
        await mark(company, "ann")
        assert youngest(company) == {"ann", "dan"}
        await company.start("ann")
        for role in (A, B, Role.SPECTATOR):
            assert youngest(company, role) == {"ann", "dan"}

    run(go())


def test_the_youngest_of_a_side_decides_when_it_does_not_agree() -> None:
    async def go() -> None:
        company = await gathered()
        await mark(company, "cat")
        await company.start("ann")
        await company.act("ann", "0 yuck-front")
        await company.act("cat", "0 pass")
        assert company.room.table.count == 0
        for who in ("ann", "ben"):
            with denied(TableCode.NOT_YOUNGEST if who == "ann" else TableCode.NOT_YOURS):
                await company.act(who, "0 pass", alone=True)
        await company.act("cat", "0 pass", alone=True)
        assert company.room.table.count == 1
        with denied(TableCode.NOT_YOUNGEST):
            await company.act("dan", "1 pass", alone=True)

    run(go())


def test_while_a_bot_sits_in_for_the_youngest_the_next_person_decides() -> None:
    async def go() -> None:
        company = await gathered()
        await company.start("ann")
        await company.do("ann", ask.GoAway(company.next_id()))
        assert youngest(company) == {"cat", "ben"}
        await company.do("ann", ask.ComeBack(company.next_id()))
        assert youngest(company) == {"ann", "ben"}

    run(go())


def test_changing_sides_drops_the_youngest_mark() -> None:
    async def go() -> None:
        company = await gathered()
        await mark(company, "cat")
        await company.sit("cat", A)
        assert company.seat("cat").youngest
        await company.sit("cat", B)
        assert not company.seat("cat").youngest

    run(go())


def test_at_a_slow_tables_deadline_what_the_sides_youngest_wants_is_played() -> None:
    async def go() -> None:
        company = await gathered()
        await company.start("ann")
        await company.act("cat", "0 yuck-front")
        draft = Draft(company.room.table, company.dealer)
        expire(draft)
        assert {type(each.body) for each in draft.steps} == {TookOver, Hosting}
        await company.act("ann", "0 pass")
        draft = Draft(company.room.table, company.dealer)
        expire(draft)
        (body,) = [each.body for each in draft.steps]
        assert isinstance(body, Acted)
        assert (body.seat, str(body.actions[0])) == (company.seat("ann").id, "0 pass")

    run(go())


def test_the_youngest_of_a_side_stays_so_in_the_next_game() -> None:
    async def go() -> None:
        company = await gathered()
        await mark(company, "cat")
        await mark(company, "dan")
        _, more = next_table(company.room.table, TableId("t2"), "x", GuestId("ann"))
        assert [body.seat for body in more if isinstance(body, Youngest)] == ["s2", "s4"]

    run(go())
