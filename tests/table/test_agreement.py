"""How the rats agree on one plan."""

from collections.abc import Mapping

import pytest

from doctor_rat.rules import Code, Phase, Role
from doctor_rat.table import CommandId, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.agreement import joint_groups, youngest
from doctor_rat.table.entries import How, Planned, Proposed
from doctor_rat.table.wire import RATS, Scene
from rules.staging import PAIR, complicated, served
from stage import begin, play
from table.company import Company, denied, plan_of, run, staged

DOCTOR, A, B = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1
PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"
EACH = {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)}


async def choosing(people: Mapping[str, tuple[Role, ...]] | None = None) -> Company:
    """Two groups choose from 1rc and 2bv, and 4yl in the trash."""
    return await staged(served(begin(PAIR, PILE), "1rc 2bv"), people or EACH)


def plates(company: Company) -> tuple[tuple[str, ...], ...]:
    game = company.room.table.game
    assert game is not None
    return game.board.plates


def test_a_plan_that_all_people_agree_on_is_played_as_one_entry() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        assert plates(company) == ((), ())
        before = company.room.number
        await company.propose("ben", {1: "2bv", 0: "1rc"})
        assert plates(company) == (("1rc",), ("2bv",))
        assert [each.entry.body for each in company.room.log[before:]] == [
            Proposed(company.seat("ben").id, plan_of({0: "1rc", 1: "2bv"}), True),
            Planned(plan_of({0: "1rc", 1: "2bv"}), How.AGREED),
        ]
        assert company.room.table.proposals == ()

    run(go())


def test_proposals_may_be_partial_and_change_freely() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ann", {}, agreed=False)
        await company.propose("ann", {1: "4yl"}, agreed=False)
        await company.propose("ann", {0: "4yl", 1: "1rc"})
        await company.propose("ben", {0: "1rc"}, agreed=False)
        await company.propose("ann", {0: "1rc", 1: "4yl"}, agreed=False)
        await company.propose("ben", {0: "1rc", 1: "4yl"})
        assert plates(company) == ((), ())  # Ann hasn't said yes to it
        assert {each.seat: each.agreed for each in company.room.table.proposals} == {
            company.seat("ann").id: False,
            company.seat("ben").id: True,
        }
        await company.propose("ann", {0: "1rc", 1: "4yl"})
        assert plates(company) == (("1rc",), ("4yl",))

    run(go())


def test_proposals_are_shown_to_rats_doctor_and_spectators() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        for audience in (RATS, DOCTOR, Role.SPECTATOR):
            assert Scene(company.room.table).table_view(audience).proposals == company.room.table.proposals
            assert len(company.room.table.proposals) == 1

    run(go())


def test_when_they_disagree_the_youngest_decides() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        await company.propose("ben", {0: "2bv", 1: "1rc"})
        with denied(TableCode.NOT_YOUNGEST):
            await company.decide("ben", {0: "2bv", 1: "1rc"})
        with denied(TableCode.NOT_YOUNGEST):
            await company.decide("dora", {0: "2bv", 1: "1rc"})
        await company.decide("ann", {0: "4yl", 1: "2bv"})
        assert plates(company) == (("4yl",), ("2bv",))
        assert company.bodies(Planned)[-1].how is How.YOUNGEST

    run(go())


def test_the_marked_seat_is_the_youngest_while_a_person_sits_there() -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        await company.sit("ann", A)
        await company.sit("ben", B)
        await company.do("ann", ask.MarkYoungest(company.next_id(), company.seat("ben").id))
        await company.start("ann")
        assert youngest(company.room.table) == company.seat("ben")
        await company.do("ben", ask.GoAway(company.next_id()))
        assert youngest(company.room.table) == company.seat("ann")
        await company.do("ben", ask.ComeBack(company.next_id()))
        assert youngest(company.room.table) == company.seat("ben")

    run(go())


def test_changing_groups_keeps_the_youngest_mark_and_becoming_the_doctor_drops_it() -> None:
    async def go() -> None:
        company = Company()
        await company.found("ann")
        await company.sit("ann", A)
        await company.do("ann", ask.MarkYoungest(company.next_id(), company.seat("ann").id))
        await company.sit("ann", B)
        assert company.seat("ann").youngest
        await company.sit("ann", DOCTOR)
        assert not company.seat("ann").youngest

    run(go())


def test_bots_advise_and_follow_the_people() -> None:
    async def go() -> None:
        company = await choosing({"dora": (DOCTOR,), "ann": (A,)})
        await company.think()
        assert [each.agreed for each in company.room.table.proposals] == [False]
        assert plates(company) == ((), ())
        await company.propose("ann", {0: "4yl", 1: "2bv"})
        assert plates(company) == (("4yl",), ("2bv",))

    run(go())


def test_if_only_bots_are_left_the_youngest_bots_plan_is_played() -> None:
    async def go() -> None:
        company = await choosing({"dora": (DOCTOR,), "ann": (A,)})
        await company.do("ann", ask.GoAway(company.next_id()))
        await company.think()
        assert company.bodies(Planned)[-1].how is How.BOTS
        assert all(plates(company))

    run(go())


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({0: "1rc", 1: "1rc"}, Code.NOT_THERE),
        ({0: "1rc", 1: "3gl"}, Code.NOT_THERE),
        ({0: "1rc"}, TableCode.PLAN_GROUPS),
        ({0: "1rc", 1: "2bv", 2: "4yl"}, TableCode.PLAN_GROUPS),
    ],
)
def test_a_plan_is_played_whole_or_not_at_all(plan: dict[int, str], code: Code | TableCode) -> None:
    async def go() -> None:
        company = await choosing()
        before = company.room.number
        with denied(code):
            await company.decide("ann", plan)
        with denied(code):
            await company.propose("ann", plan)
        assert company.room.number == before
        assert plates(company) == ((), ())

    run(go())


@pytest.mark.rule("4.6")
def test_what_lies_on_the_table_may_be_proposed_again_and_nothing_else_unchecked() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ben", {0: "1rc", 1: "2bv"}, agreed=False)
        with denied(Code.NOT_THERE):
            await company.propose("ann", {0: "1rc", 1: "1rc"})
        with denied(Code.NOT_THERE):
            await company.propose("ann", {0: "3gl"}, agreed=False)
        await company.propose("ann", {1: "2bv", 0: "1rc"}, agreed=False)
        mine, again = company.room.table.proposals
        assert mine.plan == again.plan

    run(go())


def test_a_group_can_be_named_only_once() -> None:
    async def go() -> None:
        company = await choosing()
        twice = plan_of({0: "1rc"}).foods + plan_of({0: "2bv"}).foods
        with denied(TableCode.PLAN_GROUPS):
            await company.do("ann", ask.Propose(CommandId("x"), 2, type(plan_of({}))(twice)))

    run(go())


def test_talk_and_proposals_make_no_move_stale_but_moves_do() -> None:
    async def go() -> None:
        company = await choosing()
        count = company.room.table.open_count
        await company.talk("ben", "one moment")
        await company.propose("ben", {0: "1rc", 1: "2bv"})
        await company.do("ann", ask.Propose(CommandId("x"), count, plan_of({0: "1rc", 1: "2bv"}), True))
        assert all(plates(company))
        with denied(TableCode.STALE):
            await company.do("ann", ask.Propose(CommandId("y"), count, plan_of({})))

    run(go())


def test_what_the_doctor_prepares_makes_no_command_of_the_rats_stale() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)
        await company.act("dora", "doctor offer 1rc 2bv")
        assert (company.room.table.count, company.room.table.open_count) == (1, 0)
        await company.act("dora", "doctor strict-menu 0 1rc")
        assert (company.room.table.count, company.room.table.open_count) == (2, 0)
        with denied(TableCode.STALE):
            await company.do("dora", ask.Act(CommandId("x"), 1, ()))
        with denied(TableCode.NOTHING_TO_CHOOSE):
            await company.do("ann", ask.Propose(CommandId("y"), 0, plan_of({})))
        await company.act("dora", "doctor serve")
        assert (company.room.table.count, company.room.table.open_count) == (3, 3)

    run(go())


@pytest.mark.rule("5.2")
def test_yuck_back_reopens_only_that_groups_food() -> None:
    async def go() -> None:
        company = await choosing()
        await company.decide("ann", {0: "1rc", 1: "2bv"})
        await company.act("dora", "doctor yuck-back 1 2bv")
        assert joint_groups(company.room.table) == (1,)
        with denied(TableCode.PLAN_GROUPS):
            await company.propose("ann", {0: "4yl", 1: "4yl"})
        with denied(Code.SENT_BACK):
            await company.propose("ann", {1: "2bv"})
        await company.propose("ann", {1: "4yl"})  # all rats choose, not only that group's
        await company.propose("ben", {1: "4yl"})
        assert plates(company) == (("1rc",), ("4yl",))

    run(go())


@pytest.mark.rule("5.4")
def test_a_group_with_a_strict_menu_is_left_out_of_the_plan() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, PILE), EACH)
        await company.act("dora", "doctor offer 1rc 2bv, doctor strict-menu 0 1rc, doctor serve")
        assert joint_groups(company.room.table) == (1,)
        with denied(TableCode.PLAN_GROUPS):
            await company.decide("ann", {0: "4yl", 1: "2bv"})
        await company.decide("ann", {1: "2bv"})
        assert plates(company) == (("1rc",), ("2bv",))

    run(go())


def insomnia() -> Company:
    state = served(complicated("insomnia", then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")
    return run(staged(state, EACH))


@pytest.mark.rule("6.5")
def test_proposals_are_pruned_of_what_a_solo_player_took() -> None:
    async def go(company: Company) -> None:
        await company.propose("ben", {1: "2rl"})
        await company.propose("ann", {1: "2rl"})
        await company.act("ann", "0 take 2rl")
        found = company.room.table.proposals
        assert [(each.plan, each.agreed) for each in found] == [(plan_of({}), False)] * 2
        assert plates(company) == (("2rl",), ())

    run(go(insomnia()))


def test_a_plan_agreed_while_waiting_is_played_right_after_the_solo_choice() -> None:
    async def go(company: Company) -> None:
        await company.propose("ben", {1: "2ov"})
        await company.propose("ann", {1: "2ov"})
        assert plates(company) == ((), ())
        await company.act("ann", "0 take 2rl")
        assert plates(company) == (("2rl",), ("2ov",))
        assert company.bodies(Planned)[-1] == Planned(plan_of({1: "2ov"}), How.AGREED)

    run(go(insomnia()))


def test_while_waiting_a_plan_may_name_only_what_lies_there_and_each_food_once() -> None:
    async def go(company: Company) -> None:
        with denied(Code.NOT_THERE):
            await company.propose("ben", {1: "4gc"})

    run(go(insomnia()))


def test_a_new_choice_starts_without_proposals() -> None:
    async def go() -> None:
        company = await choosing()
        await company.propose("ben", {0: "2bv", 1: "1rc"})
        await company.decide("ann", {0: "1rc", 1: "2bv"})
        assert company.room.table.proposals == ()
        game = company.room.table.game
        assert game is not None
        assert game.board.phase is Phase.RETURN

    run(go())


def test_the_doctor_and_spectators_propose_nothing() -> None:
    async def go() -> None:
        company = await choosing()
        with denied(TableCode.NOT_YOURS):
            await company.propose("dora", {0: "1rc"}, agreed=False)
        with denied(TableCode.NOT_SEATED):
            await company.propose("eve", {0: "1rc"}, agreed=False)

    run(go())


def test_a_rat_takes_nothing_alone_without_a_complication() -> None:
    async def go() -> None:
        company = await choosing()
        with denied(TableCode.NOT_YOURS):
            await company.act("ann", "0 take 1rc")

    run(go())


def test_play_helper_reaches_the_same_state() -> None:
    state = play(served(begin(PAIR, PILE), "1rc 2bv"), "0 take 1rc, 1 take 2bv, doctor analyse")

    async def go() -> None:
        company = await staged(state, EACH)
        assert company.room.table.game == state

    run(go())
