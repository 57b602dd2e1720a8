"""No log grows without end, whatever people repeat and however many of them there are."""

import asyncio
from collections.abc import Awaitable
from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.bots import bot_named
from doctor_rat.rules import IDENTITIES, Role, Variant, view
from doctor_rat.table import BotLevel, Denied, DietsFrom, Options, TableCode, gently, tally
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import Muted, Suggested
from doctor_rat.table.values import To
from table.company import Company, run

DOCTOR, A, B = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1
ONE, OTHER = Role.COLLEAGUE_0, Role.COLLEAGUE_1


async def lobby(options: Options | None = None) -> Company:
    company = Company(options or Options(identities=IDENTITIES[:2]))
    await company.found("dora")
    await company.sit("dora", DOCTOR)
    await company.sit("ann", A)
    return company


async def colleagues() -> Company:
    """Ann and Ben play one side, Cleo and Dan the other."""
    company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]))
    await company.found("ann")
    for who, role in (("ann", ONE), ("ben", ONE), ("cleo", OTHER), ("dan", OTHER)):
        await company.sit(who, role)
    await company.start("ann")
    return company


async def refusal(work: Awaitable[object]) -> TableCode:
    with pytest.raises(Denied) as refused:
        await work
    return refused.value.code


def test_what_changes_nothing_makes_no_entry() -> None:
    async def scene() -> None:
        company = await lobby()
        ann = company.seat("ann").id
        slower = replace(company.options, clock=90)
        for who, command in (
            ("ann", ask.Ready(company.next_id(), True)),
            ("ann", ask.MarkYoungest(company.next_id(), ann)),
            ("dora", ask.ChangeOptions(company.next_id(), slower)),
            ("dora", ask.Mute(company.next_id(), ann, True)),
            ("dora", ask.Mute(company.next_id(), ann, False)),
        ):
            await company.do(who, command)
            before = company.room.number
            for _ in range(10):
                assert await company.do(who, replace(command, id=company.next_id())) == before
            assert company.room.number == before

    run(scene())


def test_muting_is_always_possible_and_its_undoing_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_ENTRIES", 5)

    async def scene() -> None:
        company = await lobby()
        ann = company.seat("ann").id

        async def mute_and_unmute() -> None:
            for number in range(10):
                await company.do("dora", ask.Mute(company.next_id(), ann, number % 2 == 0))

        assert await refusal(mute_and_unmute()) is TableCode.TOO_MUCH_DONE
        assert company.seat("ann").muted
        assert sum(isinstance(each.entry.body, Muted) for each in company.room.log) < 5
        await company.do("dora", ask.Kick(company.next_id(), ann))

    run(scene())


def test_coming_and_going_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_ENTRIES", 8)

    async def scene() -> None:
        company = await lobby()
        await company.sit("ben", B)
        await company.start("dora", BotLevel.RANDOM)

        async def go_and_come() -> None:
            for _ in range(10):
                await company.do("ann", ask.GoAway(company.next_id()))
                await company.do("ann", ask.ComeBack(company.next_id()))

        assert await refusal(go_and_come()) is TableCode.TOO_MUCH_DONE
        assert company.seat("ann").bot is not None, "nobody has to stay"

    run(scene())


def test_suggestions_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_ENTRIES", 8)

    async def scene() -> None:
        company = await colleagues()
        first, second = "0 pass", "0 yuck-front"
        await company.act("ann", first)
        before = company.room.number
        await company.act("ann", first)
        assert company.room.number == before

        async def waver() -> None:
            for _ in range(10):
                await company.act("ann", second)
                await company.act("ann", first)

        assert await refusal(waver()) is TableCode.TOO_MUCH_DONE
        assert sum(isinstance(each.entry.body, Suggested) for each in company.room.log) < 10

    run(scene())


def test_people_who_take_turns_fill_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_ENTRIES_OF_ALL", 30)

    async def scene() -> None:
        company = await lobby()

        async def take_turns() -> None:
            for number in range(20):
                guest = f"guest {number}"
                await company.sit(guest, B)
                await company.do(guest, ask.Stand(company.next_id(), company.seat(guest).id))

        assert await refusal(take_turns()) is TableCode.LOG_FULL
        assert company.room.number <= 31
        with pytest.raises(Denied, match="still decide"):
            await company.do("dora", ask.Ready(company.next_id(), False))
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ann").id))

    run(scene())


def test_a_game_can_be_finished_at_a_table_whose_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        company = await lobby(Options(identities=IDENTITIES[:2], diets=DietsFrom.PRESET))
        await company.start("dora", BotLevel.RANDOM)
        monkeypatch.setattr(tally, "MOST_ENTRIES_OF_ALL", company.room.number)
        with pytest.raises(Denied, match="still decide"):
            await company.do("ann", ask.Talk(company.next_id(), "hm"))
        game = company.room.table.game
        assert game is not None
        offer = bot_named("random").decide(view(game, DOCTOR), Random(1)).actions
        await company.do("dora", ask.Act(company.next_id(), company.room.table.count, offer))

    run(scene())


def test_what_all_say_together_is_limited_and_the_other_side_cannot_count_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "MOST_TALK_OF_ALL", 4)

    async def scene() -> None:
        company = await colleagues()
        for who in ("ann", "ben", "ann"):
            await company.talk(who, to=To.SIDE)
        await company.talk("cleo", to=To.SIDE)
        await company.talk("ann", to=To.SIDE)
        assert await refusal(company.talk("ben", to=To.SIDE)) is TableCode.TOO_MUCH_SAID
        await company.talk("dan", to=To.SIDE)

    run(scene())


def test_a_long_log_is_read_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turn meanwhile."""
    monkeypatch.setattr(gently, "AT_ONE_GO", 10)

    async def scene() -> None:
        company = await lobby()
        for number in range(100):
            await company.do("ann", ask.Ready(company.next_id(), number % 2 == 0))
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        await company.new_room().open(company.room.table.id)
        task.cancel()
        assert turns >= 10

    run(scene())
