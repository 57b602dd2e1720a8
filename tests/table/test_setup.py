"""The doctor hands out the diets: he draws or chooses, and decides between one and two cards (RULES 2.7)."""

from random import Random

import pytest

from doctor_rat.rules import Code, Config, Group, Role, Source, shuffle
from doctor_rat.table import DietsFrom, GuestId, Options, Stage, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import DietCardDrawn, DietChosen, DietDrawn, Made, Started
from doctor_rat.table.table import fold, made
from doctor_rat.table.wire import DietCardSeen, DietSettled, SetupView
from rules.drawing import drawing
from table.company import Company, denied, run

CHOSEN = Options(diets=DietsFrom.CHOSEN)
ONE = Group(1)
pytestmark = pytest.mark.rule("2.7")


async def at_the_desk(card: str) -> Company:
    """Dora is about to draw; this will be the second group's Diet card."""
    company = Company(CHOSEN, setup=drawing(card))
    await company.found("dora")
    await company.sit("dora", Role.DOCTOR)
    await company.sit("ann", Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
    await company.start("dora")
    return company


async def draw(company: Company, cards: int | None = None) -> None:
    await company.do("dora", ask.DrawDiet(company.next_id(), ONE, cards))


def seen(company: Company) -> SetupView:
    found = company.seen_by("dora")[-1].setup
    assert isinstance(found, SetupView)
    return found


@pytest.mark.parametrize("card", ["mandatory", "forbidden"])
@pytest.mark.parametrize("cards", [1, 2])
def test_the_doctor_sees_the_card_and_then_says_how_many(card: str, cards: int) -> None:
    async def go() -> None:
        company = await at_the_desk(card)
        await draw(company)
        assert (seen(company).waiting, seen(company).diets) == ((None, card, None), (None, None, None))
        assert company.seen_by("dora")[-1].news == DietCardSeen(ONE)
        await draw(company, cards)
        diet = seen(company).diets[1]
        assert diet is not None
        assert (diet.split(":")[0], diet.count("+") + 1) == (card, cards)
        assert (seen(company).waiting, seen(company).sources) == ((None,) * 3, (None, Source.DRAWN, None))
        assert company.seen_by("dora")[-1].news == DietSettled(ONE)

    run(go())


def test_another_card_is_settled_at_once() -> None:
    async def go() -> None:
        company = await at_the_desk("alternating")
        await draw(company)
        assert str(seen(company).diets[1]).startswith("alternating:")
        assert company.bodies(DietCardDrawn) == []

    run(go())


def test_changing_your_mind_and_back_gives_the_same_diets() -> None:
    async def go() -> None:
        company = await at_the_desk("forbidden")
        found = []
        for cards in (1, 2, 1, 2):
            await draw(company)
            await draw(company, cards)
            await company.draw("dora", 0)
            found.append(seen(company).diets[1])
        assert found[:2] == found[2:]
        assert found[0] != found[1]

    run(go())


def test_a_number_is_taken_only_for_a_card_that_waits() -> None:
    async def go() -> None:
        company = await at_the_desk("mandatory")
        with denied(Code.CARDS_NOT_ASKED):
            await draw(company, 1)
        await draw(company)
        for wrong in (0, 3):
            with denied(Code.CARD_COUNT):
                await draw(company, wrong)
        await draw(company, 1)
        with denied(Code.CARDS_NOT_ASKED):
            await draw(company, 2)

    run(go())


def test_dinner_waits_for_the_decision_and_choosing_ends_it() -> None:
    async def go() -> None:
        company = await at_the_desk("mandatory")
        for group in (0, 2):
            await company.draw("dora", group)
        await draw(company)
        with denied(Code.DIET_COUNT):
            await company.do("dora", ask.FinishSetup(company.next_id()))
        await company.do("dora", ask.ChooseDiet(company.next_id(), ONE, "identical:type"))
        assert seen(company).waiting == (None,) * 3
        await company.do("dora", ask.FinishSetup(company.next_id()))
        assert company.room.table.stage is Stage.GAME

    run(go())


def test_a_bot_that_sits_in_leaves_the_number_to_chance() -> None:
    async def go() -> None:
        company = await at_the_desk("mandatory")
        await draw(company)
        await company.do("dora", ask.GoAway(company.next_id()))
        await company.room.set_up()
        game = company.room.table.game
        assert game is not None
        assert game.deal == drawing("mandatory").draw_rest().deal()

    run(go())


def test_what_was_drawn_is_in_the_log_and_stays_whatever_later_versions_draw() -> None:
    async def go() -> None:
        company = await at_the_desk("mandatory")
        await company.draw("dora", 1, cards=2)
        (entry,) = company.bodies(DietDrawn)
        assert entry.diet == seen(company).diets[1]
        again = company.new_room()
        await again.open(company.room.table.id)
        assert again.table.setup == company.room.table.setup

    run(go())


OLDER = {3: "alternating:gb/3", 4: "alternating:v/l", 5: "mandatory:yg", 6: "identical:colour", 7: "forbidden:1+ro"}
"""By seed, what the second group drew next to `mandatory:l` when entries didn't yet say so."""


@pytest.mark.parametrize("seed", OLDER)
def test_an_older_entry_means_the_diet_that_it_meant(seed: int) -> None:
    table = made(Made(TableId("t1"), CHOSEN, GuestId("ann"), "Ann", "x"))
    setup = shuffle(Config(), Random(seed))
    for body in (Started(setup, "ab" * 32), DietChosen(Group(0), "mandatory:l"), DietDrawn(ONE)):
        table = fold(table, body).table
    assert table.setup is not None
    assert str(table.setup.diets[1]) == OLDER[seed]
    assert table.setup.sources == (Source.CHOSEN, Source.DRAWN, None)
