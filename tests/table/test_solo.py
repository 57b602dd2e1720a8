"""A complication is decided by one player alone (RULES 6.2)."""

import pytest

from doctor_rat.rules import Code, Complication, Food, Group, Phase, Role, State
from doctor_rat.rules.choices import MayTake
from doctor_rat.table import TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.agreement import is_silenced, joint_groups, solo_groups
from doctor_rat.table.bots import tasks
from doctor_rat.table.entries import Acted, Appointed
from doctor_rat.table.wire import RATS, game_view
from rules.staging import PAIR, complicated, fed, served
from table.company import Company, denied, may_talk, person_at, run, staged

DOCTOR, A, B = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1
SHARED = {"dora": (DOCTOR,), "ann": (A,), "ben": (A, B), "cat": (B,)}
"""Ann and Ben play group 0, Ben and Cat group 1."""
ONE_FOOD = (Complication.MADNESS, Complication.INSOMNIA, Complication.PARANOIA)
"""Their own effect is the group's only food."""
pytestmark = pytest.mark.rule("6.2")


def under(card: str) -> State:
    """The fourth meal is served, with group 0 under this card."""
    return served(complicated(card, then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")


async def at(card: str, seed: int = 1) -> tuple[Company, str, str]:
    """The table, who decides alone, and the group's other player."""
    company = await staged(under(card), SHARED, seed=seed)
    alone = person_at(company, company.room.table.decider(Group(0)))
    return company, alone, "ben" if alone == "ann" else "ann"


def takeable(company: Company, group: int = 0) -> list[Food]:
    scene = game_view(company.room.table, RATS)
    assert scene is not None
    return [food for may in scene.choices if isinstance(may, MayTake) and may.by == group for food in may.foods]


def test_any_of_the_groups_players_may_be_appointed_and_nobody_else() -> None:
    found = {run(at("insomnia", seed))[1] for seed in range(12)}
    assert found == {"ann", "ben"}


def test_everyone_learns_who_was_appointed() -> None:
    company, alone, _ = run(at("paranoia"))
    appointed = Appointed(Group(0), Complication.PARANOIA, company.seat(alone).id)
    assert company.bodies(Appointed) == [appointed]
    for who in ("dora", "ann", "cat", "a spectator"):
        assert appointed in [each.news for each in company.seen_by(who)]


def is_silent(company: Company, who: str) -> bool:
    """According to the table, and to what happens to those who try to talk."""
    silent = is_silenced(company.room.table, company.seat(who).id)
    assert silent is not may_talk(company.room.table, company.seat(who))
    return silent


async def all_propose(company: Company, plan: dict[int, str]) -> None:
    for who in ("ann", "ben", "cat"):
        await company.propose(who, plan)


@pytest.mark.parametrize("card", ONE_FOOD)
def test_a_player_choosing_a_groups_only_food_is_silent_from_card_to_choice(card: Complication) -> None:
    async def go() -> None:
        company = await staged(complicated(card, then="2rl 2ov 4gc 4bc 4bl"), SHARED)
        alone = person_at(company, company.room.table.decider(Group(0)))
        others = [who for who in ("ann", "ben", "cat") if who != alone]
        assert is_silent(company, alone)
        with denied(TableCode.SILENT_SOLO):
            await company.talk(alone)
        await company.act("dora", "doctor offer 2rl 2ov, doctor serve")
        assert is_silent(company, alone)
        assert not any(is_silent(company, who) for who in others)
        assert solo_groups(company.room.table) == (0,)
        assert joint_groups(company.room.table) == (1,)
        await company.act(alone, f"0 take {takeable(company)[0]}")
        assert not is_silent(company, alone)
        await all_propose(company, {1: takeable(company, 1)[0]})
        await company.act("dora", "doctor analyse")
        assert not is_silent(company, alone)
        assert company.room.table.solo == ()

    run(go())


@pytest.mark.rule("6.6")
def test_gluttonys_first_food_is_everybodys_and_the_second_one_players_alone() -> None:
    async def go() -> None:
        company, alone, other = await at("gluttony")
        assert (solo_groups(company.room.table), joint_groups(company.room.table)) == ((), (0, 1))
        assert not is_silent(company, alone)
        with denied(TableCode.NOT_YOURS):
            await company.act(alone, "0 take 2rl")
        await all_propose(company, {0: "2rl", 1: "2ov"})
        assert (solo_groups(company.room.table), joint_groups(company.room.table)) == ((0,), ())
        assert is_silent(company, alone)
        assert not is_silent(company, other)
        with denied(TableCode.NOTHING_TO_CHOOSE):
            await company.propose(other, {0: "1yc"}, agreed=False)
        with denied(TableCode.NOT_YOURS):
            await company.act(other, "0 take 1yc")
        await company.act(alone, "0 take 1yc")
        assert not is_silent(company, alone)

    run(go())


@pytest.mark.rule("6.7")
def test_megalomanias_food_is_everybodys_and_the_prediction_one_players_alone() -> None:
    async def go() -> None:
        company, alone, other = await at("megalomania")
        assert (solo_groups(company.room.table), joint_groups(company.room.table)) == ((), (0, 1))
        await all_propose(company, {0: "2rl", 1: "2ov"})
        assert not is_silent(company, alone)
        await company.act("dora", "doctor analyse")
        assert solo_groups(company.room.table) == (0,)
        assert is_silent(company, alone)
        assert not is_silent(company, other)
        with denied(TableCode.NOT_YOURS):
            await company.act(other, "0 predict - good")
        await company.act(alone, "0 predict - good")
        assert not is_silent(company, alone)

    run(go())


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("back", "together"), [("2rl", True), ("1yc", False)], ids=["the first", "the second"])
def test_a_gluttons_food_sent_back_is_chosen_again_by_all_or_by_the_one(back: str, together: bool) -> None:
    async def go() -> None:
        company, alone, _ = await at("gluttony")
        await all_propose(company, {0: "2rl", 1: "2ov"})
        await company.act(alone, "0 take 1yc")
        await company.act("dora", f"doctor yuck-back 0 {back}")
        assert joint_groups(company.room.table) == ((0,) if together else ())
        assert solo_groups(company.room.table) == (() if together else (0,))
        assert is_silent(company, alone) is not together
        food = takeable(company)[0]
        if together:
            await all_propose(company, {0: food})
        else:
            await company.act(alone, f"0 take {food}")
        assert not is_silent(company, alone)

    run(go())


@pytest.mark.rule("5.2")
def test_megalomanias_food_sent_back_is_everybodys_again() -> None:
    async def go() -> None:
        company, alone, _ = await at("megalomania")
        await all_propose(company, {0: "2rl", 1: "2ov"})
        await company.act("dora", "doctor yuck-back 0 2rl")
        assert joint_groups(company.room.table) == (0,)
        assert not is_silent(company, alone)
        await all_propose(company, {0: takeable(company)[0]})

    run(go())


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("card", Complication)
def test_a_lone_person_of_all_groups_thinks_aloud_under_a_card_too(card: Complication) -> None:
    async def go() -> None:
        company = await staged(under(card), {"dora": (DOCTOR,), "ann": (A, B)})
        assert not is_silent(company, "ann")
        await company.talk("ann", "hm, the other group")

    run(go())


@pytest.mark.parametrize("people", [{"ann": (A,)}, {"ann": (A, B), "ben": (B,)}], ids=["one group", "two people"])
def test_others_under_insomnia_are_silent(people: dict[str, tuple[Role, ...]]) -> None:
    async def go() -> None:
        company = await staged(under("insomnia"), {"dora": (DOCTOR,), **people})
        assert is_silent(company, "ann")

    run(go())


@pytest.mark.rule("6.4")
def test_after_madnesss_verdict_the_others_agree_again() -> None:
    async def go() -> None:
        company, alone, _ = await at("madness")
        await all_propose(company, {1: "2ov"})
        await company.act(alone, "0 take 4bl")
        table = company.room.table
        assert table.game is not None
        assert table.game.board.phase is Phase.CHOOSE
        assert [(each.agreed, each.plan[Group(1)]) for each in table.proposals] == [(False, "2ov")] * 3
        await all_propose(company, {1: "2ov"})
        game = company.room.table.game
        assert game is not None
        assert game.board.phase is Phase.RETURN

    run(go())


@pytest.mark.rule("6.4")
def test_the_answer_to_a_second_action_gives_no_verdict_away() -> None:
    """Played one after the other, the second would be refused with another code if the first lost."""

    async def go() -> None:
        company, alone, _ = await at("madness")
        before = company.room.number
        for food in takeable(company):
            with denied(TableCode.NOT_YOURS):
                await company.act(alone, f"0 take {food}, 0 take {food}")
        assert company.room.number == before

    run(go())


@pytest.mark.parametrize("card", ONE_FOOD)
def test_only_the_one_decides(card: Complication) -> None:
    async def go() -> None:
        company, alone, other = await at(card)
        food = takeable(company)[0]
        with denied(TableCode.NOT_YOURS):
            await company.act(other, f"0 take {food}")
        with denied(TableCode.NOT_YOURS):
            await company.act("cat", f"0 take {food}")
        with denied(TableCode.NOT_YOURS):
            await company.act(alone, "1 take 2ov")
        with denied(TableCode.SOLO):
            await company.propose(other, {0: food}, agreed=False)
        with denied(TableCode.SOLO):
            await company.propose(alone, {0: food}, agreed=False)
        with denied(TableCode.SOLO_FIRST):
            await company.decide("ann", {1: "2ov"})
        await company.act(alone, f"0 take {food}")

    run(go())


@pytest.mark.rule("6.9")
def test_insomnia_comes_first() -> None:
    """Both groups are under a card: the other has to wait for the sleepless one."""

    async def go() -> None:
        company = await staged(both("paranoia insomnia"), {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)})
        await company.act("dora", f"doctor offer {offer(company)}, doctor serve")
        assert solo_groups(company.room.table) == (1,)
        with denied(Code.NOT_YOUR_TURN):
            await company.act("ann", f"0 take {takeable(company, 1)[-1]}")
        await company.act("ben", f"1 take {takeable(company, 1)[0]}")
        assert solo_groups(company.room.table) == (0,)
        await company.act("ann", f"0 take {takeable(company)[0]}")
        game = company.room.table.game
        assert game is not None
        assert game.board.phase is Phase.RETURN

    run(go())


def both(cards: str) -> State:
    """Two groups at the start of meal 4, each under one of these cards."""
    return fed(PAIR, "1rc 1oc", "1rl 1ov", "1rv 2oc", then="2rl 2ov 4gc 4bc 4bl", trash="1yc", complications=cards)


def offer(company: Company) -> str:
    game = company.room.table.game
    assert game is not None
    return " ".join(game.desk.stock[:2])


@pytest.mark.rule("6.6", "6.7")
def test_two_cards_with_an_ordinary_food_leave_both_foods_to_all() -> None:
    async def go() -> None:
        company = await staged(both("megalomania gluttony"), {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)})
        await company.act("dora", f"doctor offer {offer(company)}, doctor serve")
        assert joint_groups(company.room.table) == (0, 1)
        plan = {0: str(takeable(company)[0]), 1: str(takeable(company)[1])}
        for who in ("ann", "ben"):
            await company.propose(who, plan)
        assert solo_groups(company.room.table) == (1,)
        assert (is_silent(company, "ann"), is_silent(company, "ben")) == (False, True)
        await company.act("ben", f"1 take {takeable(company, 1)[0]}")
        await company.act("dora", "doctor analyse")
        assert solo_groups(company.room.table) == (0,)
        assert (is_silent(company, "ann"), is_silent(company, "ben")) == (True, False)
        await company.act("ann", "0 predict - bad")

    run(go())


@pytest.mark.rule("5.2")
def test_after_yuck_back_under_a_complication_the_same_player_decides_alone() -> None:
    async def go() -> None:
        company, alone, other = await at("insomnia")
        await company.act(alone, "0 take 2rl")
        for who in ("ann", "ben", "cat"):
            await company.propose(who, {1: "2ov"})
        await company.act("dora", "doctor yuck-back 0 2rl")
        assert joint_groups(company.room.table) == ()
        assert is_silenced(company.room.table, company.seat(alone).id)
        with denied(TableCode.NOTHING_TO_CHOOSE):
            await company.propose(other, {0: "1yc"})
        await company.act(alone, f"0 take {takeable(company)[0]}")
        assert not is_silenced(company.room.table, company.seat(alone).id)

    run(go())


@pytest.mark.rule("5.4")
def test_a_strict_menu_leaves_the_one_nothing_to_decide() -> None:
    async def go() -> None:
        company = await staged(complicated("insomnia", then="2rl 2ov 4gc"), SHARED)
        alone = person_at(company, company.room.table.decider(Group(0)))
        await company.act("dora", "doctor offer 2rl 2ov, doctor strict-menu 0 2rl, doctor serve")
        assert solo_groups(company.room.table) == ()
        assert may_talk(company.room.table, company.seat(alone))

    run(go())


@pytest.mark.parametrize("card", Complication)
def test_a_stand_in_decides_for_a_leaver(card: Complication) -> None:
    async def go() -> None:
        company, alone, other = await at(card)
        assert tasks(company.room.table) == []
        await company.do(alone, ask.GoAway(company.next_id()))
        assert len(tasks(company.room.table)) == 1
        await company.think()
        assert (company.bodies(Acted)[-1].seat == company.seat(alone).id) is (card in ONE_FOOD)
        assert solo_groups(company.room.table) == ()
        rest = [who for who in (other, "cat") if company.seat(who).is_person]
        plan = {int(group): takeable(company, group)[-1 - group] for group in joint_groups(company.room.table)}
        for who in rest:
            await company.propose(who, plan)
        await company.think()
        await company.act("dora", "doctor analyse")
        await company.think()
        assert company.room.table.meal == 5 or company.room.table.meal is None

    run(go())


def test_a_player_who_comes_back_in_time_decides_after_all() -> None:
    async def go() -> None:
        company, alone, _ = await at("insomnia")
        await company.do(alone, ask.GoAway(company.next_id()))
        with denied(TableCode.NOT_YOURS):
            await company.act(alone, "0 take 2rl")
        await company.do(alone, ask.ComeBack(company.next_id()))
        assert tasks(company.room.table) == []
        await company.act(alone, "0 take 2rl")

    run(go())
