"""The host's rights: who gets them next, who may start without a host, and who may come back."""

from typing import Any

from msgspec.structs import replace

from doctor_rat.rules import Role
from doctor_rat.table import BotLevel, GuestId, Pace, SeatId, Stage, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import check_may_look
from doctor_rat.table.entries import Hosting, Kicked, Readmitted, TookOver, Why
from doctor_rat.table.wire import Scene
from rules.staging import PAIR, served
from stage import begin
from table.company import Company, denied, run, staged

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
EACH = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)}
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"


async def choosing(**options: Any) -> Company:
    return await staged(served(begin(PAIR, PILE), "1rc 2bv"), EACH, **options)


async def lobby(**options: Any) -> Company:
    """Dora made the table and isn't ready; Ann and Ben are."""
    company = Company()
    company.options = replace(company.options, **options)
    await company.found("dora")
    await company.sit("dora", DOCTOR, ready=False)
    await company.sit("ann", A, B)
    await company.sit("ben", C)
    return company


def hosts(company: Company) -> list[str]:
    scene = Scene(company.room.table).table_view(Role.SPECTATOR)
    return [seat.name for seat in scene.seats if seat.owner]


def test_a_host_who_leaves_the_game_is_followed_by_the_first_person_who_plays_on() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("ann", ask.GoAway(company.next_id()))
        await company.do("dora", ask.GoAway(company.next_id()))
        assert company.room.table.owner == "ben"
        assert hosts(company) == ["Ben"]
        await company.do("dora", ask.ComeBack(company.next_id()))
        assert company.room.table.owner == "ben", "what has moved on stays"
        await company.do("ben", ask.Mute(company.next_id(), company.seat("dora").id, True))

    run(go())


def test_an_unmuted_player_becomes_host_before_a_muted_one() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("dora", ask.Mute(company.next_id(), company.seat("ann").id, True))
        await company.do("dora", ask.GoAway(company.next_id()))
        assert company.room.table.owner == "ben"

    run(go())


def test_a_host_who_leaves_nobody_behind_stays_the_host() -> None:
    async def go() -> None:
        company = await choosing()
        for who in ("ann", "ben", "dora"):
            await company.do(who, ask.GoAway(company.next_id()))
        assert company.room.table.owner == "dora"

    run(go())


def test_a_bot_for_the_absent_host_passes_the_rights_on() -> None:
    async def go() -> None:
        company = await choosing()
        company.here.gone.add(GuestId("dora"))
        await company.do("ben", ask.TakeOver(company.next_id(), company.seat("dora").id))
        assert company.room.table.owner == "ann"

    run(go())


def test_a_host_who_misses_a_deadline_is_followed_too() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH, pace=Pace.SLOW, deadline=60)
        company.clock.time += 61_000
        await company.room.expire()
        assert [each.why for each in company.bodies(TookOver)] == [Why.DEADLINE]
        assert company.room.table.owner == "ann"

    run(go())


def test_the_rights_of_an_absent_host_go_to_someone_who_is_here() -> None:
    async def go() -> None:
        company = await choosing()
        await company.room.follow_host(GuestId("dora"))
        assert company.bodies(Hosting) == [], "she is here"
        company.here.gone |= {GuestId("dora"), GuestId("ann")}
        await company.room.follow_host(GuestId("ann"))
        assert company.bodies(Hosting) == [], "Ann isn't the host"
        await company.room.follow_host(GuestId("dora"))
        await company.room.follow_host(GuestId("dora"))
        assert company.bodies(Hosting) == [Hosting(company.seat("ben").id)]
        assert hosts(company) == ["Ben"]

    run(go())


def test_where_nobody_else_is_here_the_rights_stay() -> None:
    async def go() -> None:
        company = await choosing()
        company.here.gone |= {GuestId("dora"), GuestId("ann"), GuestId("ben")}
        await company.room.follow_host(GuestId("dora"))
        assert company.room.table.owner == "dora"

    run(go())


def test_the_host_hands_the_rights_to_another_person_and_to_no_bot() -> None:
    async def go() -> None:
        company = await choosing()
        with denied(TableCode.OWNER_ONLY):
            await company.do("ann", ask.MakeHost(company.next_id(), company.seat("ann").id))
        await company.do("ben", ask.GoAway(company.next_id()))
        with denied(TableCode.NOT_A_PERSON):
            await company.do("dora", ask.MakeHost(company.next_id(), company.seat("ben").id))
        with denied(TableCode.YOURSELF):
            await company.do("dora", ask.MakeHost(company.next_id(), company.seat("dora").id))
        await company.do("dora", ask.MakeHost(company.next_id(), company.seat("ann").id))
        assert hosts(company) == ["Ann"]

    run(go())


# Starting


def test_anyone_seated_starts_when_the_host_is_gone_and_a_bot_sits_in() -> None:
    async def go() -> None:
        company = await lobby()
        with denied(TableCode.OWNER_ONLY):
            await company.start("ben")
        company.here.gone.add(GuestId("dora"))
        with denied(TableCode.NOT_SEATED):
            await company.start("eve")
        await company.start("ben")
        table = company.room.table
        assert table.stage is Stage.GAME
        assert table.owner == "ben"
        assert company.seat("dora").bot is not None
        await company.do("dora", ask.ComeBack(company.next_id()))
        assert company.seat("dora").is_person

    run(go())


def test_without_the_host_the_others_must_still_be_ready() -> None:
    async def go() -> None:
        company = await lobby()
        company.here.gone.add(GuestId("dora"))
        await company.do("ann", ask.Ready(company.next_id(), False))
        with denied(TableCode.NOT_READY):
            await company.start("ben")

    run(go())


def test_a_slow_table_waits_for_its_host() -> None:
    async def go() -> None:
        company = await lobby(pace=Pace.SLOW)
        company.here.gone.add(GuestId("dora"))
        with denied(TableCode.OWNER_ONLY):
            await company.start("ben")

    run(go())


# Coming again


def test_only_the_host_readmits_a_removed_player_who_gets_the_seat_back() -> None:
    async def go() -> None:
        company = await choosing()
        seat = company.seat("ben").id
        await company.do("dora", ask.Kick(company.next_id(), seat))
        assert [(each.number, each.name) for each in company.room.table.removed] == [(1, "Ben")]
        with denied(TableCode.OWNER_ONLY):
            await company.do("ann", ask.LetIn(company.next_id(), 1))
        with denied(TableCode.NOT_REMOVED):
            await company.do("dora", ask.LetIn(company.next_id(), 2))
        with denied(TableCode.KICKED):
            await company.do("ben", ask.ComeBack(company.next_id()))
        await company.do("dora", ask.LetIn(company.next_id(), 1))
        assert company.room.table.removed == ()
        await company.do("ben", ask.ComeBack(company.next_id()))
        assert company.seat("ben").is_person
        with denied(TableCode.NOT_REMOVED):
            await company.do("dora", ask.LetIn(company.next_id(), 1))

    run(go())


def test_everyone_is_told_that_someone_was_let_in_but_not_who() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        before = len(company.seen_by("eve"))
        await company.do("dora", ask.LetIn(company.next_id(), 1))
        (told,) = company.seen_by("eve", before)
        assert str(told.news) == "SomeoneReadmitted()"
        assert [seat.name for seat in told.table.seats] == ["Dora", "Ann", "Ben"]  # type: ignore[union-attr]

    run(go())


def test_a_player_removed_before_the_start_can_sit_down_again() -> None:
    async def go() -> None:
        company = await lobby()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        with denied(TableCode.KICKED):
            await company.sit("ben", C)
        await company.do("dora", ask.LetIn(company.next_id(), 1))
        await company.sit("ben", C)
        assert company.bodies(Kicked)
        assert company.bodies(Readmitted) == [Readmitted(GuestId("ben"))]

    run(go())


def test_the_bot_of_someone_who_was_removed_has_a_bot_s_name() -> None:
    async def go() -> None:
        company = await choosing()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        await company.do("ann", ask.GoAway(company.next_id()))
        scene = Scene(company.room.table).table_view(Role.SPECTATOR)
        assert [(seat.name, seat.bot, seat.person) for seat in scene.seats] == [
            ("Dora", None, True),
            ("Ann", BotLevel.REGULAR, True),
            ("regular", BotLevel.REGULAR, False),
        ]

    run(go())


def test_someone_removed_from_an_earlier_table_has_no_name_left() -> None:
    async def go() -> None:
        company = await lobby()
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        await company.do("dora", ask.LetIn(company.next_id(), 1))
        await company.sit("ben", C)
        await company.do("dora", ask.Kick(company.next_id(), company.seat("ben").id))
        assert [each.number for each in company.room.table.removed] == [2], "no number is used twice"
        assert company.room.table.seat(SeatId("s3")) is None
        check_may_look(company.room.table, GuestId("ann"))

    run(go())
