"""Every refusal by a table: each code has a sentence, and a situation that causes it."""

import pickle
from collections.abc import Awaitable, Callable

import pytest

from doctor_rat.rules import IDENTITIES, Difficulty, Group, Role, Variant
from doctor_rat.table import (
    Access,
    BotLevel,
    CommandId,
    Denied,
    DietsFrom,
    GuestId,
    Options,
    Pace,
    SeatId,
    TableCode,
    TableId,
    tally,
)
from doctor_rat.table import commands as ask
from doctor_rat.table.decide import LONGEST_NAME
from doctor_rat.table.entries import Made
from doctor_rat.table.errors import SENTENCES
from doctor_rat.table.options import OptionChanges
from doctor_rat.table.phrases import Ask, Thanks
from doctor_rat.table.shared import Given, SharedDeal, SharedKind
from doctor_rat.table.tally import MOST_ENTRIES, MOST_TALK
from doctor_rat.table.text import clean
from doctor_rat.table.values import DealId, To
from rules.staging import complicated, served
from table.company import Company, plan_of, run, staged

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
PAIR = IDENTITIES[:2]


async def lobby(options: Options | None = None) -> Company:
    """Dora is the owner and the doctor, Ann a rat."""
    company = Company(options or Options(identities=PAIR))
    await company.found("dora")
    await company.sit("dora", DOCTOR)
    await company.sit("ann", A)
    return company


async def playing(options: Options | None = None) -> Company:
    company = await lobby(options)
    await company.sit("ben", B)
    await company.start("dora")
    return company


async def served_meal() -> Company:
    """The fourth meal, group 0 under Insomnia: Ann decides alone for it."""
    state = served(complicated("insomnia", then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")
    return await staged(state, {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)})


async def bad_options() -> None:
    Options(clock=0)


async def preset_variant() -> None:
    Options(Variant.COLLEAGUES, PAIR, diets=DietsFrom.PRESET)


async def not_seated() -> None:
    await (await lobby()).do("eve", ask.Ready(CommandId("x"), True))


async def no_such_seat() -> None:
    await (await lobby()).do("dora", ask.Stand(CommandId("x"), SeatId("s9")))


async def seat_taken() -> None:
    await (await lobby()).sit("eve", DOCTOR)


async def seat_roles() -> None:
    await (await lobby()).sit("eve", A, DOCTOR)


async def name_taken() -> None:
    company = await lobby()
    await company.room.handle(GuestId("eve"), "DORA", ask.Sit(CommandId("x"), (B,)))


async def table_full() -> None:
    company = await lobby()
    for who in ("bob", "cat", "dan", "eve", "fay"):
        await company.sit(who, B)
    await company.sit("gus", B)


async def not_invited() -> None:
    await (await lobby(Options(access=Access.PRIVATE))).sit("eve", A)


async def kicked() -> None:
    company = await lobby()
    await company.do("dora", ask.Kick(company.next_id(), company.seat("ann").id))
    await company.sit("ann", A)


async def owner_only() -> None:
    await (await lobby()).start("ann")


async def yourself() -> None:
    company = await lobby()
    await company.do("dora", ask.Kick(company.next_id(), company.seat("dora").id))


async def not_a_bot() -> None:
    company = await lobby()
    await company.do("dora", ask.Stand(company.next_id(), company.seat("ann").id))


async def not_a_person() -> None:
    company = await lobby()
    await company.do("dora", ask.SeatBot(company.next_id(), (B,), BotLevel.RANDOM))
    await company.do("dora", ask.Kick(company.next_id(), SeatId("s3")))


async def not_a_rat() -> None:
    company = await lobby()
    await company.do("ann", ask.MarkYoungest(company.next_id(), company.seat("dora").id))


async def seats_empty() -> None:
    await (await lobby()).start("dora", fill=None)


async def not_ready() -> None:
    company = await lobby()
    await company.do("ann", ask.Ready(company.next_id(), False))
    await company.start("dora")


async def seated() -> None:
    company = await lobby()
    await company.do("dora", ask.SeatBot(company.next_id(), (B,), BotLevel.RANDOM))
    await company.do("ann", ask.TakeSeat(company.next_id(), SeatId("s3")))


async def no_latecomers() -> None:
    company = await lobby(Options(identities=PAIR, latecomers=False))
    await company.start("dora")
    await company.do("eve", ask.TakeSeat(company.next_id(), SeatId("s3")))


async def knows_too_much() -> None:
    company = await lobby()
    await company.do("dora", ask.MakeHost(company.next_id(), company.seat("ann").id))
    await company.start("ann")
    await company.do("ann", ask.Kick(company.next_id(), company.seat("dora").id))
    await company.do("eve", ask.TakeSeat(company.next_id(), SeatId("s1")))
    await company.do("ann", ask.LetIn(company.next_id(), 1))
    await company.do("dora", ask.TakeSeat(company.next_id(), SeatId("s3")))


async def not_removed() -> None:
    company = await lobby()
    await company.do("dora", ask.LetIn(company.next_id(), 1))


async def still_here() -> None:
    company = await playing()
    await company.do("ann", ask.TakeOver(company.next_id(), company.seat("dora").id))


async def too_early() -> None:
    company = await playing(Options(identities=PAIR, pace=Pace.SLOW))
    company.here.gone.add(GuestId("dora"))
    await company.do("ann", ask.TakeOver(company.next_id(), company.seat("dora").id))


async def not_stood_in() -> None:
    await (await playing()).do("ann", ask.ComeBack(CommandId("x")))


async def wrong_stage() -> None:
    await (await playing()).sit("eve", A)


async def stale() -> None:
    await (await playing()).do("ann", ask.Propose(CommandId("x"), 7, plan_of({})))


async def not_yours() -> None:
    await (await playing()).act("ann", "doctor serve")


async def nothing_to_choose() -> None:
    await (await playing()).propose("ann", {0: "2rl"})


async def solo() -> None:
    await (await served_meal()).propose("ben", {0: "2rl"})


async def solo_first() -> None:
    company = await served_meal()
    await company.decide("ann", {1: "2ov"})


async def plan_groups() -> None:
    await (await served_meal()).propose("ben", {})


async def not_youngest() -> None:
    await (await served_meal()).decide("ben", {1: "2ov"})


async def silent_doctor() -> None:
    await (await playing()).talk("dora")


async def silent_solo() -> None:
    await (await served_meal()).talk("ann")


async def colleagues() -> Company:
    company = Company(Options(Variant.COLLEAGUES, PAIR))
    await company.found("ann")
    await company.sit("ann", Role.COLLEAGUE_0)
    await company.sit("ben", Role.COLLEAGUE_1)
    await company.start("ann")
    return company


async def silent_turn() -> None:
    await (await colleagues()).talk("ann")


async def silent_spectator() -> None:
    await (await playing()).talk("eve")


async def muted() -> None:
    company = await playing()
    await company.do("dora", ask.Mute(company.next_id(), company.seat("ann").id, True))
    await company.talk("ann")


async def by_voice() -> None:
    await (await playing(Options(identities=PAIR, voice=True))).talk("ann")


async def bad_name() -> None:
    clean("\u200b\u3164", LONGEST_NAME, TableCode.BAD_NAME)


async def bad_talk() -> None:
    await (await playing()).talk("ann", "x" * 501)


async def bad_phrase() -> None:
    company = await playing()
    await company.do("ann", ask.Say(company.next_id(), Ask(Group(2))))


async def phrase_not_now() -> None:
    company = await playing()
    await company.do("ann", ask.Say(company.next_id(), Thanks()))


async def phrase_across() -> None:
    company = await colleagues()
    for who, side in (("ann", 0), ("ben", 1)):
        await company.act(who, f"{side} pass")
    await company.do("ann", ask.Say(company.next_id(), Ask(Group(1))))


async def no_side_talk() -> None:
    await (await colleagues()).talk("ben", to=To.SIDE)


async def talked_out() -> None:
    company = await lobby()
    for _ in range(MOST_TALK + 1):
        await company.talk("ann")


async def too_much_done() -> None:
    company = await lobby()
    for number in range(MOST_ENTRIES):
        await company.do("ann", ask.Ready(company.next_id(), number % 2 == 0))


async def log_full() -> None:
    company = await lobby()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tally, "MOST_ENTRIES_OF_ALL", company.room.number)
        await company.talk("ann")


async def too_much_said() -> None:
    company = await lobby()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tally, "MOST_TALK_OF_ALL", 1)
        await company.talk("dora")
        await company.talk("ann")


async def deal_closed() -> None:
    company = await playing()
    await company.room.share(SharedDeal(DealId("d1"), SharedKind.CHALLENGE))
    await company.do("watcher", ask.Ready(company.next_id(), True))


async def deal_fixed() -> None:
    company = Company()
    setup = company.dealer.shuffle(company.options)
    shared = SharedDeal(DealId("d1"), SharedKind.CHALLENGE)
    given = Given(setup, (company.dealer.salt(), company.dealer.salt()))
    await company.room.make(
        Made(TableId("t1"), company.options, GuestId("ann"), "Ann", "open-sesame", shared=shared, given=given)
    )
    await company.do("ann", ask.SetOptions(company.next_id(), OptionChanges(voice=True)))


async def bad_id() -> None:
    await (await lobby()).do("dora", ask.Ready(CommandId("x" * 65), True))


CASES: dict[TableCode, Callable[[], Awaitable[None]]] = {
    TableCode(function.__name__.replace("_", "-")): function
    for function in (
        *(bad_options, preset_variant, not_seated, no_such_seat, seat_taken, seat_roles, table_full, not_invited),
        *(kicked, owner_only, yourself, not_a_bot, not_a_person, not_a_rat, seats_empty, not_ready, still_here),
        *(too_early, not_stood_in, wrong_stage, stale, not_yours, nothing_to_choose, solo, solo_first, plan_groups),
        *(not_youngest, silent_doctor, silent_solo, silent_turn, silent_spectator, muted, by_voice, bad_name),
        *(bad_talk, bad_phrase, phrase_not_now, phrase_across, no_side_talk, bad_id),
        *(name_taken, talked_out, too_much_done, seated, no_latecomers, knows_too_much, not_removed),
        *(log_full, too_much_said),
        *(deal_closed, deal_fixed),
    )
}


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) == set(TableCode)
    assert all(sentence.endswith(".") for sentence in SENTENCES.values())


def test_every_code_has_a_case() -> None:
    assert set(CASES) == set(TableCode)


@pytest.mark.parametrize("code", TableCode)
def test_what_brings_each_code(code: TableCode) -> None:
    with pytest.raises(Denied) as caught:
        run(CASES[code]())  # type: ignore[arg-type]
    assert caught.value.code is code
    assert not set("{}") & set(str(caught.value))
    assert repr(caught.value) == f"<Denied {code}: {caught.value}>"


@pytest.mark.parametrize(
    "options",
    [
        {"diets": DietsFrom.DIFFICULTY},
        {"difficulty": "easy"},
        {"pace": Pace.SLOW, "clock": 60},
        {"clock": 3_601},
        {"deadline": 0},
        {"deadline": 31 * 86_400},
    ],
)
def test_options_that_do_not_go_together(options: dict[str, object]) -> None:
    with pytest.raises(Denied) as caught:
        Options(**options)  # type: ignore[arg-type]
    assert caught.value.code is TableCode.BAD_OPTIONS


def test_refused_options_leave_no_trace_in_later_ones() -> None:
    with pytest.raises(Denied):
        Options(difficulty="brutal")  # type: ignore[arg-type]
    made = Options(diets=DietsFrom.DIFFICULTY, difficulty=Difficulty.BRUTAL)
    assert made.config().difficulty is Difficulty.BRUTAL


@pytest.mark.parametrize("diets", [DietsFrom.PRESET, DietsFrom.CHOSEN])
def test_colleagues_always_draw_their_diets(diets: DietsFrom) -> None:
    with pytest.raises(Denied) as caught:
        Options(Variant.COLLEAGUES, PAIR, diets=diets)
    assert (caught.value.code, caught.value.arguments) == (TableCode.PRESET_VARIANT, {"variant": Variant.COLLEAGUES})
    assert str(caught.value).startswith("In colleagues, diets are always drawn")
    assert Options(Variant.COLLEAGUES, PAIR).diets is DietsFrom.RANDOM
    for variant in (Variant.COLONY, Variant.COMPLICATIONS):
        assert Options(variant, diets=diets).diets is diets


def test_a_refusal_can_be_sent_from_one_process_to_another() -> None:
    error = Denied(TableCode.STALE, count=3)
    found = pickle.loads(pickle.dumps(error))
    assert (found.code, found.arguments, str(found)) == (error.code, error.arguments, str(error))
