"""Who may talk when, and what they can say."""

import pytest

from doctor_rat.rules import Role
from doctor_rat.table import BotLevel, CommandId, DietsFrom, Options, Stage, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import Talked
from doctor_rat.table.phrases import Agree, Unsure
from rules.staging import GOOD, PAIR, fed
from stage import PRESET, begin
from table.company import Company, denied, run, staged

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
EACH = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)}
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"


@pytest.mark.rule("4.1", "4.6")
def test_the_doctor_is_silent_from_setup_to_the_end() -> None:
    async def go() -> None:
        company = Company(Options(diets=DietsFrom.CHOSEN))
        await company.found("dora")
        await company.sit("dora", DOCTOR)
        await company.sit("ann", A, B, C)
        await company.talk("dora", "hello")
        await company.start("dora")
        assert company.room.table.stage is Stage.SETUP
        for phrase in (ask.Talk(CommandId("t"), "psst"), ask.Say(CommandId("s"), Agree())):
            with denied(TableCode.SILENT_DOCTOR):
                await company.do("dora", phrase)
        await company.talk("ann", "take your time")
        for group in range(3):
            await company.draw("dora", group)
        await company.do("dora", ask.FinishSetup(company.next_id()))
        with denied(TableCode.SILENT_DOCTOR):
            await company.talk("dora")

    run(go())


def test_in_every_phase_the_rats_talk_and_the_doctor_does_not() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)

        async def check() -> None:
            await company.talk("ann")
            await company.talk("ben")
            with denied(TableCode.SILENT_DOCTOR):
                await company.talk("dora")

        await check()
        await company.act("dora", "doctor offer 1rc 2bv")
        await check()
        await company.act("dora", "doctor serve")
        await check()
        await company.decide("ann", {0: "1rc", 1: "2bv"})
        await check()
        await company.act("dora", "doctor yuck-back 0 1rc")
        await check()
        await company.decide("ann", {0: "4yl"})
        await company.act("dora", "doctor analyse")
        await check()

    run(go())


def test_at_the_end_everybody_seated_may_talk_the_doctor_too() -> None:
    async def go() -> None:
        company = await staged(fed(PRESET, *GOOD), {"dora": (DOCTOR,), "ann": (A, B, C)})
        assert company.room.table.stage is Stage.OVER
        await company.talk("dora", "well done")
        await company.talk("ann", "phew")
        with denied(TableCode.SILENT_SPECTATOR):
            await company.talk("eve")
        assert [each.meal for each in company.bodies(Talked)] == [None, None]

    run(go())


def test_a_muted_player_stays_muted_in_another_seat_until_unmuted() -> None:
    async def go() -> None:
        company = Company()
        await company.found("dora")
        await company.sit("dora", DOCTOR)
        await company.sit("ann", A)
        await company.do("dora", ask.Mute(company.next_id(), company.seat("ann").id, True))
        with denied(TableCode.MUTED):
            await company.talk("ann")
        await company.sit("ann", B)
        with denied(TableCode.MUTED):
            await company.talk("ann")
        await company.do("ann", ask.GoAway(company.next_id()))
        await company.sit("ann", C)
        with denied(TableCode.MUTED):
            await company.talk("ann")
        with denied(TableCode.OWNER_ONLY):
            await company.do("ann", ask.Mute(company.next_id(), company.seat("dora").id, True))
        await company.do("dora", ask.Mute(company.next_id(), company.seat("ann").id, False))
        await company.talk("ann")

    run(go())


def test_a_table_on_a_voice_call_keeps_phrases() -> None:
    async def go() -> None:
        company = Company(Options(voice=True))
        await company.found("ann")
        await company.sit("ann", A)
        await company.start("ann", BotLevel.RANDOM)
        with denied(TableCode.BY_VOICE):
            await company.talk("ann")
        await company.do("ann", ask.Say(company.next_id(), Unsure()))

    run(go())


def test_talk_is_kept_with_its_meal_and_as_one_line() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)
        await company.talk("ann", " what\nnow? ")
        assert company.bodies(Talked) == [Talked(company.seat("ann").id, "what now?", 1)]
        for who in ("dora", "ben", "a spectator"):
            assert company.bodies(Talked)[0] in [each.news for each in company.seen_by(who)]

    run(go())


def test_spectators_and_strangers_say_nothing() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)
        for command in (ask.Talk(CommandId("t"), "hi"), ask.Say(CommandId("s"), Agree())):
            with denied(TableCode.SILENT_SPECTATOR):
                await company.do("eve", command)

    run(go())
