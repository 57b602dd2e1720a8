"""Any two of the three identities: at random, unless the table chooses (RULES 2.1, 7.1)."""

from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from doctor_rat.rules import IDENTITIES, Food, Role, Variant
from doctor_rat.table import GuestId, Options, TableId, next_table
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import OptionsChanged
from doctor_rat.table.identities import hand_out
from table.company import Company, Dealer, run

PAIRS = [IDENTITIES[:2], IDENTITIES[1:], (IDENTITIES[0], IDENTITIES[2])]
TWO = Options(identities=IDENTITIES[:2], random_identities=True)
COLLEAGUES = replace(TWO, variant=Variant.COLLEAGUES)


def given_out(options: Options) -> Counter[tuple[Food, ...]]:
    dealer = Dealer(1)
    return Counter(hand_out(options, dealer).identities for _ in range(600))


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("variant", [Variant.COLONY, Variant.COMPLICATIONS])
def test_two_groups_get_any_two_with_the_same_chance(variant: Variant) -> None:
    found = given_out(replace(TWO, variant=variant))
    assert set(found) == set(PAIRS)
    assert min(found.values()) > 150


@pytest.mark.rule("7.1", "7.2")
def test_two_doctors_get_any_two_and_either_may_start() -> None:
    found = given_out(COLLEAGUES)
    assert set(found) == set(permutations(IDENTITIES, 2))
    assert min(found.values()) > 60


@pytest.mark.rule("2.1")
def test_three_groups_have_all_three() -> None:
    assert set(given_out(Options(random_identities=True))) == {IDENTITIES}


@pytest.mark.rule("2.1", "7.1")
@pytest.mark.parametrize("identities", list(permutations(IDENTITIES, 2)))
@pytest.mark.parametrize("variant", Variant)
def test_what_the_table_chose_stays(identities: tuple[Food, ...], variant: Variant) -> None:
    chosen = Options(variant, identities)
    assert hand_out(chosen, Dealer(1), TWO) == chosen


async def lobby(options: Options, seed: int) -> Company:
    company = Company(options, seed=seed)
    await company.found()
    return company


@pytest.mark.rule("2.1")
def test_they_are_handed_out_when_the_table_is_made_and_everybody_sees_them() -> None:
    async def go() -> None:
        found = set()
        for seed in range(20):
            company = await lobby(TWO, seed)
            identities = company.room.table.options.identities
            (told,) = company.seen_by("eve")
            assert told.news.options.identities == identities  # type: ignore[union-attr]
            assert told.table.options.identities == identities  # type: ignore[union-attr]
            found.add(identities)
        assert found == set(PAIRS)

    run(go())


async def changed(company: Company, options: Options) -> Options:
    await company.do("ann", ask.ChangeOptions(company.next_id(), options))
    assert company.bodies(OptionsChanged)[-1].options == company.room.table.options
    return company.room.table.options


@pytest.mark.rule("2.1", "7.1")
def test_other_options_leave_them_as_they_are_and_another_number_draws_again() -> None:
    async def go() -> None:
        drawn_again = set()
        for seed in range(20):
            company = await lobby(TWO, seed)
            first = company.room.table.options.identities
            assert (await changed(company, replace(TWO, yuck=1))).identities == first
            assert (await changed(company, replace(TWO, variant=Variant.COMPLICATIONS))).identities == first
            assert (await changed(company, Options(random_identities=True))).identities == IDENTITIES
            drawn_again.add((await changed(company, COLLEAGUES)).identities == first)
            chosen = replace(COLLEAGUES, identities=(IDENTITIES[2], IDENTITIES[0]), random_identities=False)
            assert (await changed(company, chosen)) == chosen
        assert drawn_again == {True, False}

    run(go())


@pytest.mark.rule("7.1")
def test_the_next_game_redraws_random_identities() -> None:
    async def go() -> None:
        found = set()
        for seed in range(30):
            company = await lobby(COLLEAGUES, seed)
            await company.sit("ann", Role.COLLEAGUE_0)
            made, seats = next_table(company.room.table, TableId("t2"), "x", GuestId("ann"))
            onward = company.new_room()
            await onward.make(made, *seats)
            found.add(onward.table.options.identities == company.room.table.options.identities)
        assert found == {True, False}

    run(go())
