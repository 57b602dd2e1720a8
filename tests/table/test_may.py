"""What the view says may be done is exactly what the table allows: the client decides nothing a second time."""

from datetime import date
from itertools import product
from typing import Any

import pytest
from msgspec.structs import fields, replace

from doctor_rat.rules import Difficulty, Role, Variant
from doctor_rat.rules.cards import IDENTITIES
from doctor_rat.table import Access, BotLevel, Denied, DietsFrom, GuestId, Options, Pace, SeatId, Stage
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import may_change_options
from doctor_rat.table.options import USUAL, OptionChanges, diets_from
from doctor_rat.table.shared import OtherTables, SharedDeal, SharedKind, id_of_day, page_of
from doctor_rat.table.values import DealId, Vote
from doctor_rat.table.wire import Scene, SeatView, TableView, other_tables
from table.company import Company, run
from table.test_agreement import choosing

ANN, BEN, DORA = GuestId("ann"), GuestId("ben"), GuestId("dora")
PAIRS = Options(variant=Variant.COLLEAGUES, identities=IDENTITIES[:2])


def view_of(company: Company) -> TableView:
    return Scene(company.room.table).table_view(Role.SPECTATOR)


def seat_of(company: Company, who: str) -> SeatView:
    return next(seat for seat in view_of(company).seats if seat.id == company.seat(who).id)


async def is_done(company: Company, who: str, command: Any) -> bool:
    """Whether the table would do it; nothing is stored."""
    other = Company(company.options)
    other.store.logs = {name: [*log] for name, log in company.store.logs.items()}
    other.here.gone = company.here.gone
    await other.room.open(company.room.table.id)
    try:
        await other.do(who, command)
    except Denied:
        return False
    return True


# Who decides


def votes(company: Company) -> dict[str, Vote]:
    return {seat.name.lower(): seat.vote for seat in view_of(company).seats}


@pytest.mark.rule("4.6")
def test_the_youngest_rat_leads_where_there_are_others() -> None:
    async def go() -> None:
        company = await choosing()
        assert votes(company) == {"dora": Vote.ALONE, "ann": Vote.LEADS, "ben": Vote.SHARES}
        await company.do("ann", ask.GoAway(company.next_id()))
        assert votes(company) == {"dora": Vote.ALONE, "ann": Vote.ADVISES, "ben": Vote.ALONE}

    run(go())


@pytest.mark.rule("7.6")
def test_each_side_of_colleagues_has_its_own_leader() -> None:
    async def go() -> None:
        company = Company(PAIRS)
        await company.found("ann")
        for who, role in (("ann", Role.COLLEAGUE_0), ("ben", Role.COLLEAGUE_0), ("dora", Role.COLLEAGUE_1)):
            await company.sit(who, role)
        await company.do("ben", ask.MarkYoungest(company.next_id(), company.seat("ben").id))
        assert votes(company) == {"ann": Vote.SHARES, "ben": Vote.LEADS, "dora": Vote.ALONE}

    run(go())


# Who sits where


@pytest.mark.parametrize("options", [Options(), PAIRS], ids=["colony", "colleagues"])
@pytest.mark.parametrize("who", ["ann", "ben", "eve"])
def test_the_roles_offered_are_exactly_those_you_can_get(options: Options, who: str) -> None:
    async def go() -> None:
        company = Company(options)
        await company.found("ann")
        first, second, *_ = (role for role in Role if role in view_of(company).gathering.roles)  # type: ignore[union-attr]
        await company.sit("ann", first)
        await company.sit("ben", second)
        gathering = view_of(company).gathering
        assert gathering is not None
        own = next((each for each in gathering.seated if who != "eve" and each.seat == company.seat(who).id), None)
        held = company.seat(who).roles if own else ()
        for role in gathering.roles:
            alone, beside = ask.Sit(company.next_id(), (role,)), ask.Sit(company.next_id(), (*held, role))
            assert await is_done(company, who, alone) is (
                role in (own.change if own else gathering.open) or role in held
            )
            assert own is None or await is_done(company, who, beside) is (role in own.add)

    run(go())


def test_nothing_is_offered_at_a_full_table_nor_after_the_start() -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        for number in range(7):
            await company.sit(f"guest{number}", Role.GROUP_0)
        gathering = view_of(company).gathering
        assert gathering is not None
        assert gathering.open == ()
        assert gathering.empty == (Role.DOCTOR, Role.GROUP_1, Role.GROUP_2)
        assert not await is_done(company, "eve", ask.Sit(company.next_id(), (Role.DOCTOR,)))
        assert view_of(await choosing()).gathering is None

    run(go())


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("stage", [Stage.LOBBY, Stage.GAME])
def test_a_bot_may_be_sent_where_the_view_says_so(pace: Pace, stage: Stage) -> None:
    async def go() -> None:
        company = Company(Options(pace=pace))
        await company.found("ann")
        await company.sit("ann", Role.GROUP_0)
        await company.sit("ben", Role.GROUP_1)
        if stage is Stage.GAME:
            await company.start("ann", BotLevel.NOVICE)
        company.here.gone = {BEN}
        for seat in view_of(company).seats:
            if seat.id != company.seat("ann").id:
                assert await is_done(company, "ann", ask.TakeOver(company.next_id(), seat.id)) is seat.replaceable
        assert seat_of(company, "ben").replaceable is (pace is Pace.LIVE and stage is Stage.GAME)

    run(go())


# Options


def test_changes_have_the_options_fields() -> None:
    assert [each.name for each in fields(OptionChanges)] == [each.name for each in fields(Options)]


def test_whatever_is_picked_a_table_can_have() -> None:
    """Every pair of picks, one after the other, from the form's initial state."""
    picks: list[dict[str, Any]] = [
        *({"variant": each} for each in Variant),
        *({"diets": each} for variant in Variant for each in diets_from(variant)),
        *({"difficulty": each} for each in (None, *Difficulty)),
        *({"pace": each} for each in Pace),
        {"clock": 60},
        {"identities": IDENTITIES[:2]},
        {"yuck": 0},
    ]
    for first, second in product(picks, repeat=2):
        ((name, value),) = second.items()
        found = USUAL.changed(OptionChanges(**first)).changed(OptionChanges(**second))
        if name == "variant":
            assert getattr(found, name) == value


def test_what_cannot_stay_changes_along() -> None:
    pairs = replace(USUAL, diets=DietsFrom.PRESET).changed(OptionChanges(variant=Variant.COLLEAGUES))
    assert (pairs.identities, pairs.diets) == (IDENTITIES[:2], DietsFrom.RANDOM)
    assert pairs.changed(OptionChanges(variant=Variant.COLONY)).identities == IDENTITIES
    hard = USUAL.changed(OptionChanges(diets=DietsFrom.DIFFICULTY))
    assert hard.difficulty is Difficulty.NORMAL
    assert hard.changed(OptionChanges(diets=DietsFrom.RANDOM)).difficulty is None
    assert replace(USUAL, clock=60).changed(OptionChanges(pace=Pace.SLOW)).clock is None


def test_a_group_that_takes_another_s_identity_gives_its_own_in_return() -> None:
    one, two, three = IDENTITIES
    pair = replace(USUAL, identities=(one, two), random_identities=False)
    assert pair.changed(OptionChanges(identities=(two, two))).identities == (two, one)
    assert pair.changed(OptionChanges(identities=(one, three))).identities == (one, three)
    assert pair.changed(OptionChanges(identities=(one, one))).identities == (two, one)


def test_whoever_may_change_the_options_is_told_so() -> None:
    async def go() -> None:
        company = Company(Options())
        await company.found("ann")
        await company.sit("ben", Role.DOCTOR)
        for who in ("ann", "ben"):
            wish = ask.SetOptions(company.next_id(), OptionChanges(yuck=1))
            assert may_change_options(company.room.table, GuestId(who)) is await is_done(company, who, wish)

    run(go())


def test_a_finished_game_says_where_it_can_be_compared() -> None:
    day = SharedDeal(id_of_day(date(2026, 1, 2)), SharedKind.DAY)
    assert page_of(day) == "/day/2026-01-02"
    assert page_of(SharedDeal(DealId("spring.3"), SharedKind.CUP)) == "/cup/spring"

    async def go() -> None:
        company = await choosing()
        assert other_tables(company.room.table) is None
        over = replace(company.room.table, stage=Stage.OVER)
        assert other_tables(over) == OtherTables(SharedKind.CHALLENGE, None)
        assert other_tables(replace(over, shared=day)) == OtherTables(SharedKind.DAY, "/day/2026-01-02")

    run(go())


def test_only_the_host_sets_options_and_only_those_named_change() -> None:
    async def go() -> None:
        company = Company(Options(yuck=1))
        await company.found("ann")
        await company.sit("ben", Role.DOCTOR)
        change = ask.SetOptions(company.next_id(), OptionChanges(access=Access.PRIVATE))
        assert not await is_done(company, "ben", change)
        await company.do("ann", change)
        assert company.room.table.options == Options(yuck=1, access=Access.PRIVATE)

    run(go())


def test_a_seat_that_nobody_has_is_offered_nothing() -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        await company.sit("ann", Role.GROUP_0)
        await company.do("ann", ask.SeatBot(company.next_id(), (Role.DOCTOR,), BotLevel.NOVICE))
        gathering = view_of(company).gathering
        assert gathering is not None
        assert [each.seat for each in gathering.seated] == [SeatId("s1")]

    run(go())
