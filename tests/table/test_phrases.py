"""What can be said in ready-made phrases, and when."""

import pytest

from doctor_rat.rules import Food, Group, Role, Specification, Variant
from doctor_rat.table import Command, DietsFrom, Options, Stage, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import Said
from doctor_rat.table.phrases import (
    Ask,
    Avoid,
    Claim,
    DoctorMeans,
    Either,
    FromTrash,
    Look,
    Pattern,
    Phrase,
    PhraseKind,
    PlaySafe,
    Sure,
    Swap,
    TryOut,
    Want,
    kind_of,
)
from doctor_rat.table.silence import AT, TOPICS
from doctor_rat.table.wire import RATS, Scene
from rules.staging import GOOD, PAIR, fed
from stage import PRESET, begin
from table.company import Company, denied, run, staged
from table.wording import COLORS, GREETINGS, LIQUIDS, ONE, PHRASES, RED_CHEESE, TWO, missing, of_kind

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
EACH = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)}
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"
ONLY_LATER = (*GREETINGS, PhraseKind.SAFE)
IN_GAME = [each for each in PHRASES if kind_of(each) not in ONLY_LATER]


def say(company: Company, phrase: Phrase) -> Command:
    return ask.Say(company.next_id(), phrase)


async def first_meal() -> Company:
    return await staged(begin(PAIR, PILE), EACH)


def test_there_is_a_phrase_of_every_kind_to_test_with() -> None:
    """So a new kind can't be forgotten here, nor in the leak tests, which say them all."""
    assert missing() == set()
    assert {kind_of(each) for each in PHRASES} == set(PhraseKind)


def test_every_kind_can_be_said_at_some_stage() -> None:
    assert {kind for kinds in AT.values() for kind in kinds} == set(PhraseKind)


@pytest.mark.parametrize("phrase", IN_GAME, ids=str)
def test_phrases_are_sent_as_they_are_said(phrase: Phrase) -> None:
    async def go() -> None:
        company = await first_meal()
        await company.do("ann", say(company, phrase))
        told = Said(company.seat("ann").id, phrase, 1)
        for who in ("dora", "ben", "a spectator"):
            assert company.seen_by(who)[-1].news == told
        with denied(TableCode.SILENT_DOCTOR):
            await company.do("dora", say(company, phrase))

    run(go())


@pytest.mark.parametrize(
    "phrase",
    [
        Ask(Group(2)),
        Want(Group(-1), RED_CHEESE),
        Avoid(Group(7), RED_CHEESE),
        TryOut(Group(2), RED_CHEESE),
        DoctorMeans(Group(2), RED_CHEESE),
        Claim(Group(2), Pattern(), Sure.SURE),
        Claim(ONE, Pattern(cards=(Specification("l"),) * 3), Sure.SURE),
        Either(Group(2), LIQUIDS, COLORS),
        Either(ONE, LIQUIDS, LIQUIDS),
        Either(ONE, LIQUIDS, Pattern()),
        Either(ONE, Pattern(cards=(Specification("l"),) * 3), LIQUIDS),
        Look(Group(2), 1),
        Look(ONE, 0),
        Look(ONE, 2),
        Look(ONE, 9),
        FromTrash(Group(2)),
        FromTrash(ONE, RED_CHEESE),
        Swap(ONE, RED_CHEESE, ONE, Food("1rc")),
        Swap(ONE, RED_CHEESE, TWO, RED_CHEESE),
        Swap(ONE, RED_CHEESE, Group(2), Food("1rc")),
        PlaySafe(ONE),
        PlaySafe(Group(2)),
    ],
    ids=str,
)
def test_phrases_about_things_not_in_this_game(phrase: Phrase) -> None:
    async def go() -> None:
        company = await first_meal()
        with denied(TableCode.BAD_PHRASE):
            await company.do("ann", say(company, phrase))

    run(go())


def shaky(company: Company) -> tuple[Group, ...]:
    return Scene(company.room.table).table_view(RATS).sayable[0].shaky


def test_only_groups_with_two_crosses_are_told_to_play_it_safe() -> None:
    """Group 0, which must eat red or blue, had orange twice; group 1 never had liquids."""

    async def go() -> None:
        assert shaky(await staged(fed(PAIR, "1oc 1ov"), EACH)) == ()
        company = await staged(fed(PAIR, "1oc 1ov", "2oc 2ov"), EACH)
        assert shaky(company) == (0,)
        assert PhraseKind.SAFE in Scene(company.room.table).table_view(RATS).sayable[0].kinds
        await company.do("ben", say(company, PlaySafe(ONE)))
        with denied(TableCode.BAD_PHRASE):
            await company.do("ben", say(company, PlaySafe(TWO)))

    run(go())


def test_a_meal_that_is_over_can_be_looked_at() -> None:
    async def go() -> None:
        company = await staged(fed(PRESET, *GOOD[:2]), {"dora": (DOCTOR,), "ann": (A, B, C)})
        for meal in (1, 2, 3):
            await company.do("ann", say(company, Look(ONE, meal)))
        with denied(TableCode.BAD_PHRASE):
            await company.do("ann", say(company, Look(ONE, 4)))

    run(go())


async def in_the_lobby() -> Company:
    company = Company(Options(diets=DietsFrom.CHOSEN))
    await company.found("dora")
    await company.sit("dora", DOCTOR)
    await company.sit("ann", A, B, C)
    return company


async def check_stage(company: Company, stage: Stage, *people: str) -> None:
    """These people can say everything there is to say at this stage, and nothing else."""
    assert company.room.table.stage is stage
    for kind in PhraseKind:
        for who in people:
            if kind in AT[stage]:
                await company.do(who, say(company, of_kind(kind)))
            else:
                with denied(TableCode.PHRASE_NOT_NOW):
                    await company.do(who, say(company, of_kind(kind)))


def test_before_the_game_people_greet_and_answer_the_doctor_too() -> None:
    async def go() -> None:
        company = await in_the_lobby()
        await check_stage(company, Stage.LOBBY, "dora", "ann")
        assert set(GREETINGS) < set(AT[Stage.LOBBY])
        await company.start("dora")
        await check_stage(company, Stage.SETUP, "ann")
        for kind in GREETINGS:
            with denied(TableCode.SILENT_DOCTOR):
                await company.do("dora", say(company, of_kind(kind)))

    run(go())


def test_after_the_game_people_greet_and_speak_of_it_the_doctor_too() -> None:
    async def go() -> None:
        company = await staged(fed(PRESET, *GOOD), {"dora": (DOCTOR,), "ann": (A, B, C)})
        await check_stage(company, Stage.OVER, "dora", "ann")
        assert set(GREETINGS) < set(AT[Stage.OVER])

    run(go())


@pytest.mark.parametrize("kind", GREETINGS)
def test_nobody_greets_during_the_game(kind: PhraseKind) -> None:
    async def go() -> None:
        company = await first_meal()
        with denied(TableCode.PHRASE_NOT_NOW):
            await company.do("ann", say(company, of_kind(kind)))

    run(go())


@pytest.mark.parametrize("variant", [Variant.COLONY, Variant.COMPLICATIONS])
def test_rats_are_offered_every_phrase_of_the_stage_and_every_group(variant: Variant) -> None:
    async def go() -> None:
        company = Company(Options(variant))
        await company.found("ann")
        await company.sit("ann", A, B, C)
        for stage in (Stage.LOBBY, Stage.GAME):
            assert company.room.table.stage is stage
            (offered,) = Scene(company.room.table).table_view(RATS).sayable
            assert set(offered.kinds) == set(AT[stage]) - {PhraseKind.SAFE}, "nobody has a cross yet"
            assert (offered.to, offered.groups) == ("everyone", (0, 1, 2))
            if stage is Stage.LOBBY:
                await company.start("ann")

    run(go())


def test_every_kind_of_phrase_is_offered_under_one_topic() -> None:
    offered = [kind for kinds in TOPICS.values() for kind in kinds]
    assert sorted(offered) == sorted(PhraseKind)
