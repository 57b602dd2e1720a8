"""Seats before the start; leaving, taking over, coming back; deadlines; play again."""

from typing import Any

import pytest
from msgspec.structs import replace

from doctor_rat.rules import IDENTITIES, Group, Role, Variant
from doctor_rat.table import (
    Access,
    BotLevel,
    DietsFrom,
    GuestId,
    Options,
    Pace,
    Room,
    SeatId,
    Stage,
    TableCode,
    TableId,
    next_table,
)
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import check_may_look, invite_for
from doctor_rat.table.bots import tasks
from doctor_rat.table.entries import Acted, BotSat, How, Joined, Planned, Suggested, TookOver, Why
from doctor_rat.table.wire import TableView, audience_of, audiences
from rules.staging import GOOD, PAIR, complicated, fed, served
from stage import PRESET, begin
from table.company import Company, denied, plan_of, run, staged

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
ONE, TWO = Role.COLLEAGUE_0, Role.COLLEAGUE_1
EACH = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)}
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"
SLOW: dict[str, Any] = {"pace": Pace.SLOW, "deadline": 60}


async def gathered(options: Options | None = None) -> Company:
    company = Company(options)
    await company.found("dora")
    await company.sit("dora", DOCTOR)
    await company.sit("ann", A, B)
    await company.sit("ben", C)
    return company


async def choosing(**options: Any) -> Company:
    return await staged(served(begin(PAIR, PILE), "1rc 2bv"), EACH, **options)


# Before the start


def test_changed_options_empty_vanished_roles_and_reset_readiness() -> None:
    async def go() -> None:
        company = await gathered()
        await company.do("dora", ask.ChangeOptions(company.next_id(), Options(identities=IDENTITIES[:2])))
        table = company.room.table
        assert [(seat.name, seat.roles, seat.ready) for seat in table.seats] == [
            ("Dora", (DOCTOR,), False),
            ("Ann", (A, B), False),
        ]
        with denied(TableCode.NOT_READY):
            await company.start("dora")
        with denied(TableCode.NOT_SEATED):
            await company.do("ben", ask.Ready(company.next_id(), True))
        changed = Options(Variant.COLLEAGUES, IDENTITIES[:2])
        await company.do("dora", ask.ChangeOptions(company.next_id(), changed))
        assert company.room.table.seats == ()
        assert company.room.table.owner == "dora"

    run(go())


def test_only_the_owner_changes_options_starts_and_kicks() -> None:
    async def go() -> None:
        company = await gathered()
        for command in (
            ask.ChangeOptions(company.next_id(), Options()),
            ask.Start(company.next_id()),
            ask.Kick(company.next_id(), company.seat("ben").id),
            ask.Mute(company.next_id(), company.seat("ben").id, True),
        ):
            with denied(TableCode.OWNER_ONLY):
                await company.do("ann", command)

    run(go())


def test_an_owner_who_leaves_the_lobby_is_followed_by_the_next_person() -> None:
    async def go() -> None:
        company = await gathered()
        await company.do("dora", ask.SeatBot(company.next_id(), (C,), BotLevel.RANDOM))
        await company.do("dora", ask.GoAway(company.next_id()))
        assert company.room.table.owner == "ann"
        assert [seat.owner for seat in _last(company, "ben").seats] == [True, False, False]
        await company.start("ann", BotLevel.RANDOM)
        assert company.room.table.stage is Stage.GAME

    run(go())


def test_an_owner_with_nobody_to_follow_stays_the_owner() -> None:
    async def go() -> None:
        company = Company()
        await company.found("dora")
        await company.sit("dora", DOCTOR)
        await company.do("dora", ask.GoAway(company.next_id()))
        assert company.room.table.owner == "dora"
        await company.sit("ann", A)
        await company.sit("dora", DOCTOR)
        await company.start("dora")

    run(go())


def _last(company: Company, who: str) -> TableView:
    found = company.seen_by(who)[-1].table
    assert isinstance(found, TableView)
    return found


def test_a_player_kicked_before_the_start_has_no_seat_and_cannot_return() -> None:
    async def go() -> None:
        company = await gathered()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ann").id))
        assert [seat.name for seat in company.room.table.seats] == ["Dora", "Ben"]
        with denied(TableCode.KICKED):
            await company.sit("ann", A)
        with denied(TableCode.KICKED):
            await company.room.join(GuestId("ann"), "Ann", "open-sesame")
        assert invite_for(company.room.table, GuestId("ann")) is None

    run(go())


def test_a_private_table_is_for_those_with_the_invitation() -> None:
    async def go() -> None:
        company = Company(Options(access=Access.PRIVATE))
        await company.found("dora")
        with denied(TableCode.NOT_INVITED):
            await company.sit("ann", A)
        for wrong in ("", "sesame", "ößame", "\ud800"):
            with denied(TableCode.NOT_INVITED):
                await company.room.join(GuestId("ann"), "Ann", wrong)
        await company.room.join(GuestId("ann"), "Ann", "open-sesame")
        await company.room.join(GuestId("ann"), "Ann", "")
        await company.sit("ann", A)
        assert len(company.bodies(Joined)) == 1
        assert invite_for(company.room.table, GuestId("ann")) == "open-sesame"
        assert invite_for(company.room.table, GuestId("eve")) is None

    run(go())


def test_those_seated_stay_when_a_table_becomes_private() -> None:
    async def go() -> None:
        company = await gathered()
        await company.do("dora", ask.ChangeOptions(company.next_id(), Options(access=Access.PRIVATE)))
        await company.do("ann", ask.Ready(company.next_id(), True))
        with denied(TableCode.NOT_INVITED):
            await company.sit("eve", A)

    run(go())


def test_who_may_look_and_with_whose_eyes() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)

        def sight(who: str) -> Role:
            check_may_look(company.room.table, GuestId(who))
            return audience_of(company.room.table.seat_of(GuestId(who)))

        assert [sight(who) for who in ("dora", "ann", "ben", "eve")] == [DOCTOR, A, A, Role.SPECTATOR]
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ann").id))
        with denied(TableCode.KICKED):
            sight("ann")
        private = Company(Options(access=Access.PRIVATE))
        await private.found("dora")
        check_may_look(private.room.table, GuestId("dora"))
        with denied(TableCode.NOT_INVITED):
            check_may_look(private.room.table, GuestId("eve"))

    run(go())


def test_before_the_start_all_are_told_the_same_so_that_anybody_can_change_roles() -> None:
    async def go() -> None:
        company = await gathered()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        await company.sit("ann", C)
        one, *others = [company.room.since(role, 0) for role in audiences(company.options.config())]
        assert all(other == one for other in others)

    run(go())


def test_looking_in_at_an_open_table_leaves_no_trace() -> None:
    async def go() -> None:
        company = await gathered()
        before = company.room.number
        await company.room.join(GuestId("eve"), "Eve", "")
        assert company.room.number == before

    run(go())


def test_a_seat_keeps_its_id_and_no_id_is_used_twice() -> None:
    async def go() -> None:
        company = await gathered()
        await company.sit("ann", C)
        assert company.seat("ann").id == "s2"
        await company.do("ann", ask.Stand(company.next_id(), SeatId("s2")))
        await company.sit("ann", A)
        assert company.seat("ann").id == "s4"

    run(go())


# During the game


@pytest.mark.parametrize("who", ["dora", "ann"])
def test_a_bot_sits_in_at_once_for_a_leaver_who_takes_the_seat_back(who: str) -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)
        await company.do(who, ask.GoAway(company.next_id()))
        seat = company.seat(who)
        assert (seat.is_person, seat.bot) == (False, BotLevel.REGULAR)
        assert company.bodies(TookOver) == [TookOver(seat.id, BotLevel.REGULAR, Why.LEFT)]
        before = company.room.number
        await company.do(who, ask.GoAway(company.next_id()))  # twice changes nothing
        assert company.room.number == before
        await company.do(who, ask.ComeBack(company.next_id()))
        assert company.seat(who).is_person

    run(go())


def test_the_last_person_to_agree_leaves_and_what_the_others_want_is_played() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        await company.do("ben", ask.GoAway(company.next_id()))
        assert company.bodies(Planned) == [Planned(plan_of({0: "1rc", 1: "2bv"}), How.AGREED)]

    run(go())


def test_anyone_seated_may_have_a_bot_sit_in_for_an_absent_player_even_the_doctor() -> None:
    async def go() -> None:
        company = await choosing()
        dora, ann = company.seat("dora").id, company.seat("ann").id
        with denied(TableCode.STILL_HERE):
            await company.do("ben", ask.TakeOver(company.next_id(), ann))
        company.here.gone |= {GuestId("dora"), GuestId("ann")}
        with denied(TableCode.NOT_SEATED):
            await company.do("eve", ask.TakeOver(company.next_id(), ann))
        await company.do("ben", ask.TakeOver(company.next_id(), ann))
        await company.do("ben", ask.TakeOver(company.next_id(), dora))
        with denied(TableCode.NOT_A_PERSON):
            await company.do("ben", ask.TakeOver(company.next_id(), dora))
        await company.propose("ben", {0: "1rc", 1: "2bv"})
        await company.think()
        assert company.room.table.meal == 2

    run(go())


def test_a_doctor_who_leaves_during_setup_is_replaced_and_what_he_chose_stays() -> None:
    async def go() -> None:
        company = await gathered(Options(diets=DietsFrom.CHOSEN))
        await company.start("dora")
        await company.do("dora", ask.ChooseDiet(company.next_id(), Group(0), "mandatory:l"))
        await company.do("dora", ask.GoAway(company.next_id()))
        await company.room.set_up()
        assert company.room.table.stage is Stage.GAME
        assert company.room.table.game is not None
        assert str(company.room.table.game.deal.diets[0]) == "mandatory:l"
        assert company.room.table.game.deal.sources == ("chosen", "drawn", "drawn")

    run(go())


def test_nothing_is_set_up_for_a_doctor_who_is_a_person() -> None:
    async def go() -> None:
        company = await gathered(Options(diets=DietsFrom.CHOSEN))
        await company.start("dora")
        await company.room.set_up()
        assert company.room.table.stage is Stage.SETUP

    run(go())


def test_a_player_kicked_during_the_game_is_replaced_for_good() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ann").id))
        assert company.bodies(TookOver)[-1].why is Why.KICKED
        with denied(TableCode.KICKED):
            await company.do("ann", ask.ComeBack(company.next_id()))

    run(go())


def test_a_person_whose_seat_a_bot_plays_cannot_move() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("ann", ask.GoAway(company.next_id()))
        with denied(TableCode.NOT_YOURS):
            await company.propose("ann", {0: "1rc", 1: "2bv"})

    run(go())


# At a slow table


def test_before_the_deadline_nothing_expires() -> None:
    async def go() -> None:
        company = await choosing(**SLOW)
        before = company.room.number
        assert company.room.due is not None
        company.clock.time = company.room.due - 2
        await company.room.expire()
        assert company.room.number == before

    run(go())


def test_at_the_deadline_the_youngests_plan_is_played_even_if_not_agreed() -> None:
    async def go() -> None:
        company = await choosing(**SLOW)
        await company.propose("ann", {0: "1rc", 1: "2bv"}, agreed=False)
        await company.propose("ben", {0: "2bv", 1: "1rc"})
        await late(company)
        assert company.bodies(Planned) == [Planned(plan_of({0: "1rc", 1: "2bv"}), How.DEADLINE)]
        assert company.seat("ann").is_person

    run(go())


async def late(company: Company) -> None:
    assert company.room.due is not None
    company.clock.time = company.room.due
    await company.room.expire()


def test_without_a_plan_of_the_youngest_bots_sit_in_for_those_awaited() -> None:
    async def go() -> None:
        company = await choosing(**SLOW)
        await company.propose("ben", {0: "2bv", 1: "1rc"})
        await late(company)
        assert [each.why for each in company.bodies(TookOver)] == [Why.DEADLINE]
        assert not company.seat("ann").is_person
        # Ben is now the only person among the rats, and has agreed.
        assert company.bodies(Planned)[-1].how is How.AGREED
        assert company.room.due is not None  # the doctor's

    run(go())


def test_people_who_never_come_to_one_plan_do_not_block_the_table() -> None:
    """The youngest is gone; each of the others insists on their own plan."""

    async def go() -> None:
        people = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,), "cat": (B,)}
        company = await staged(served(begin(PAIR, PILE), "1rc 2bv"), people, **SLOW)
        await company.propose("ben", {0: "2bv", 1: "1rc"})
        await company.propose("cat", {0: "1rc", 1: "2bv"})
        await late(company)
        assert company.bodies(Planned) == []
        await late(company)
        assert company.bodies(Planned) == [Planned(plan_of({0: "2bv", 1: "1rc"}), How.DEADLINE)]

    run(go())


def test_a_slow_doctor_a_slow_setup_and_a_slow_solo_player_are_sat_in_for() -> None:
    async def go() -> None:
        company = await gathered(Options(diets=DietsFrom.CHOSEN, pace=Pace.SLOW, deadline=60))
        await company.start("dora")
        await late(company)
        assert not company.seat("dora").is_person
        await company.room.set_up()
        assert company.room.table.stage is Stage.GAME
        company = await staged(begin(PAIR, PILE), EACH, **SLOW)
        await late(company)
        assert not company.seat("dora").is_person
        assert company.room.due is None  # it is for the bot now
        state = served(complicated("paranoia", then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")
        company = await staged(state, EACH, **SLOW)
        await late(company)
        assert [seat.is_person for seat in company.room.table.seats] == [True, False, True]
        await company.think()
        assert company.bodies(Acted)[-1].seat == company.seat("ann").id

    run(go())


def test_talk_extends_no_deadline() -> None:
    async def go() -> None:
        company = await choosing(**SLOW)
        due = company.room.due
        await company.talk("ann")
        await company.propose("ann", {}, agreed=False)
        assert company.room.due == due
        slow = await gathered(Options(diets=DietsFrom.CHOSEN, pace=Pace.SLOW))
        await slow.start("dora")
        due = slow.room.due
        await slow.talk("ann")
        assert slow.room.due == due is not None

    run(go())


@pytest.mark.rule("10.3")
def test_what_the_doctor_does_behind_his_screen_extends_no_deadline() -> None:
    async def go() -> None:
        company = await gathered(Options(diets=DietsFrom.CHOSEN, pace=Pace.SLOW))
        await company.start("dora")
        due = company.room.due
        for group in range(3):
            await company.draw("dora", group)
        assert company.room.due == due is not None
        company = await staged(begin(PAIR, PILE), EACH, **SLOW)
        due = company.room.due
        await company.act("dora", "doctor offer 1rc 2bv")
        assert company.room.due == due is not None
        await company.act("dora", "doctor serve")
        assert company.room.due is not None
        assert company.room.due > due

    run(go())


def test_a_live_table_and_one_that_waits_for_bots_have_no_deadline() -> None:
    async def go() -> None:
        assert (await choosing()).room.due is None
        company = await staged(begin(PAIR, PILE), EACH, **SLOW)
        await company.do("dora", ask.GoAway(company.next_id()))
        assert company.room.due is None
        assert len(tasks(company.room.table)) == 1

    run(go())


# Teams of Colleagues


async def teams() -> Company:
    company = Company(Options(Variant.COLLEAGUES, IDENTITIES[:2]))
    await company.found("ann")
    for who, role in (("ann", ONE), ("ben", ONE), ("cat", ONE), ("dan", TWO)):
        await company.sit(who, role)
    await company.start("ann")
    return company


@pytest.mark.rule("7.1")
def test_a_team_acts_when_its_people_want_the_same() -> None:
    async def go() -> None:
        company = await teams()
        await company.act("ann", "0 pass")
        await company.act("ben", "0 yuck-front")
        await company.act("cat", "0 pass")
        assert company.room.table.count == 0
        await company.act("ben", "0 pass")
        assert company.room.table.count == 1
        assert company.room.table.suggestions == ()
        await company.act("dan", "1 pass")  # alone in his team
        assert company.room.table.count == 2

    run(go())


@pytest.mark.rule("7.6")
def test_the_first_of_a_team_may_decide_alone_and_nobody_else() -> None:
    async def go() -> None:
        company = await teams()
        with denied(TableCode.NOT_YOUNGEST):
            await company.act("ben", "0 pass", alone=True)
        assert company.room.table.count == 0
        await company.act("ann", "0 yuck-front", alone=True)
        assert company.room.table.count == 1
        with denied(TableCode.NOT_YOURS):
            await company.act("ann", "1 pass")

    run(go())


def test_a_team_suggests_one_step_at_a_time() -> None:
    async def go() -> None:
        company = await teams()
        with denied(TableCode.NOT_YOURS):
            await company.act("ann", "0 pass, 0 pass")

    run(go())


def test_leaving_a_team_does_not_hold_up_what_the_others_agreed_on() -> None:
    async def go() -> None:
        company = await teams()
        await company.act("ann", "0 pass")
        await company.act("ben", "0 pass")
        await company.do("cat", ask.GoAway(company.next_id()))
        assert company.room.table.count == 1

    run(go())


@pytest.mark.rule("10.4")
def test_what_a_team_is_only_considering_is_not_told_to_the_others() -> None:
    async def go() -> None:
        company = await teams()
        before = {who: len(company.seen_by(who)) for who in ("ben", "dan", "a spectator")}
        await company.act("ann", "0 yuck-front")
        after = {who: len(company.seen_by(who)) for who in before}
        assert after == {"ben": before["ben"] + 1, "dan": before["dan"], "a spectator": before["a spectator"]}
        assert company.seen_by("ben")[-1].news == company.bodies(Suggested)[0]
        assert _last(company, "dan").suggestions == ()

    run(go())


# Play again


def ended(people: dict[str, tuple[Role, ...]]) -> Company:
    return run(staged(fed(PRESET, *GOOD), people))


def test_the_doctors_role_is_passed_on_and_all_others_move_along() -> None:
    async def go(company: Company) -> None:
        made, more = next_table(company.room.table, TableId("t2"), "sesame-2", GuestId("ann"))
        onward = company.new_room()
        await onward.make(made, *more)
        assert [(seat.name, seat.roles, seat.ready) for seat in onward.table.seats] == [
            ("Dora", (C,), False),
            ("Ann", (DOCTOR,), False),
            ("Ben", (A, B), False),
        ]
        assert onward.table.options == company.room.table.options
        assert (onward.table.owner, onward.table.invite) == ("dora", "sesame-2")
        await company.room.play_again(GuestId("ann"), TableId("t2"))
        await company.room.play_again(GuestId("ben"), TableId("t3"))  # the first was quicker
        assert company.room.table.again == "t2"
        assert _last(company, "ben").again == "t2"
        await onward.handle(GuestId("eve"), "Eve", ask.Sit(company.next_id(), (C,)))
        assert onward.table.seats[-1].id == "s4"

    run(go(ended({"dora": (DOCTOR,), "ann": (A, B), "ben": (C,)})))


def test_a_bot_gets_a_leavers_seat_and_the_owner_is_someone_who_stayed() -> None:
    async def go(company: Company) -> None:
        table = company.room.table
        dora, *others = table.seats
        left = replace(table, seats=(replace(dora, bot=BotLevel.REGULAR), *others))
        made, more = next_table(left, TableId("t2"), "x", GuestId("ann"))
        assert made.owner == "ann"
        assert more[0] == BotSat(SeatId("s1"), (A, B), BotLevel.REGULAR, "regular")

    run(go(ended({"dora": (DOCTOR,), "ann": (A, B), "ben": (C,)})))


def test_the_youngest_stays_so_while_a_rat() -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        await company.sit("ann", A)
        await company.sit("ben", B)
        await company.do("ann", ask.MarkYoungest(company.next_id(), company.seat("ben").id))
        _, more = next_table(company.room.table, TableId("t2"), "x", GuestId("ann"))
        assert [body.__struct_config__.tag for body in more] == ["sat", "sat", "youngest"]

    run(go())


def test_only_those_who_sat_at_a_finished_table_play_again() -> None:
    async def go() -> None:
        company = await choosing()
        with denied(TableCode.WRONG_STAGE):
            await company.room.play_again(GuestId("ann"), TableId("t2"))
        with denied(TableCode.NOT_SEATED):
            await company.room.play_again(GuestId("eve"), TableId("t2"))

    run(go())


async def going_on(company: Company, asked_by: str) -> Room:
    """The room of the next table."""
    made, more = next_table(company.room.table, TableId("t2"), "sesame-2", GuestId(asked_by))
    onward = company.new_room()
    await onward.make(made, *more)
    return onward


def test_a_player_kicked_after_the_end_is_kept_out_of_the_next_table() -> None:
    async def go(company: Company) -> None:
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        onward = await going_on(company, "ann")
        assert [(seat.name, seat.guest, seat.bot) for seat in onward.table.seats] == [
            ("Dora", "dora", None),
            ("Ann", "ann", None),
            ("regular", None, BotLevel.REGULAR),
        ]
        with denied(TableCode.KICKED):
            await onward.join(GuestId("ben"), "Ben", "sesame-2")
        for audience in audiences(onward.table.config):
            told = onward.since(audience, 0)
            assert told is not None
            assert [each.news.__struct_config__.tag for each in told] == ["made", "sat", "sat", "bot-sat"]

    run(go(ended({"dora": (DOCTOR,), "ann": (A, B), "ben": (C,)})))


def test_a_player_kicked_before_the_start_is_kept_out_of_the_next_table() -> None:
    async def go() -> None:
        company = await gathered()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        onward = await going_on(company, "ann")
        assert onward.table.kicked == {"ben"}

    run(go())


def test_a_muted_player_stays_muted_at_the_next_table_until_its_owner_unmutes_them() -> None:
    async def go(company: Company) -> None:
        await company.do("dora", ask.Mute(company.next_id(), company.seat("ben").id, True))
        onward = await going_on(company, "ann")
        assert [seat.muted for seat in onward.table.seats] == [False, False, True]
        with denied(TableCode.MUTED):
            await onward.handle(GuestId("ben"), "Ben", ask.Talk(company.next_id(), "hm"))
        await onward.handle(GuestId("dora"), "Dora", ask.Mute(company.next_id(), SeatId("s3"), False))
        await onward.handle(GuestId("ben"), "Ben", ask.Talk(company.next_id(), "hm"))

    run(go(ended({"dora": (DOCTOR,), "ann": (A, B), "ben": (C,)})))


@pytest.mark.parametrize(("left", "owner", "muted"), [({"dora"}, "ben", ["ann"]), ({"dora", "ben"}, "ann", [])])
def test_the_next_owner_is_not_muted_if_there_is_another(left: set[str], owner: str, muted: list[str]) -> None:
    """Nobody could unmute a muted owner."""

    async def go(company: Company) -> None:
        await company.do("dora", ask.Mute(company.next_id(), company.seat("ann").id, True))
        seats = [
            replace(each, bot=BotLevel.REGULAR) if each.guest in left else each for each in company.room.table.seats
        ]
        table = replace(company.room.table, seats=tuple(seats))
        made, more = next_table(table, TableId("t2"), "x", GuestId("ann"))
        onward = company.new_room()
        await onward.make(made, *more)
        assert onward.table.owner == owner
        assert sorted(onward.table.muted) == muted

    run(go(ended({"dora": (DOCTOR,), "ann": (A, B), "ben": (C,)})))


def test_who_was_kicked_cannot_play_again_for_the_others() -> None:
    async def go(company: Company) -> None:
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        with denied(TableCode.KICKED):
            await company.room.play_again(GuestId("ben"), TableId("t2"))
        assert company.room.table.again is None

    run(go(ended({"dora": (DOCTOR,), "ann": (A, B), "ben": (C,)})))
