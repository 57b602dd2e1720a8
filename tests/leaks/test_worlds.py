"""No audience can tell apart two tables that differ only in what it may not know (RULES 10): neither by anything it is
sent nor by how it is refused."""

from random import Random

import pytest

from doctor_rat.rules import FOODS, IDENTITIES, Group, Role, Variant, parse_action
from doctor_rat.table import Command, DietsFrom, Options, SeatId, Stage
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import sight, tasks
from doctor_rat.table.values import To
from doctor_rat.table.wire import audiences
from leaks.checker import Leak, check_marks, check_numbers, compare
from leaks.twins import (
    BOT,
    Recorded,
    answer_to,
    check_alike,
    gather,
    make_setup,
    mirrored,
    play_some,
    team_mark,
    who_plays,
)
from rules.drawing import drawing
from rules.staging import PAIR
from stage import begin
from table.company import options_of, plan_of, run, setup_of
from table.wording import PHRASES

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
ONE, TWO = Role.COLLEAGUE_0, Role.COLLEAGUE_1
ANN, BEN, CAT, DORA = "g#ann", "g#ben", "g#cat", "g#dora"

TABLES: dict[str, tuple[Options, dict[str, tuple[Role, ...]]]] = {
    "colony": (Options(), {ANN: (A,), BEN: (B, C), DORA: (DOCTOR,)}),
    "colony, a bot is the doctor": (Options(identities=IDENTITIES[1:]), {ANN: (A,), BEN: (B,)}),
    "colony, diets chosen": (Options(diets=DietsFrom.CHOSEN), {ANN: (A, B), BEN: (C,), DORA: (DOCTOR,)}),
    "complications": (
        Options(Variant.COMPLICATIONS, diets=DietsFrom.PRESET),
        {ANN: (A, B), BEN: (B, C), CAT: (A, C), DORA: (DOCTOR,)},
    ),
    "colleagues": (Options(Variant.COLLEAGUES, IDENTITIES[:2]), {ANN: (ONE,), BEN: (TWO,), CAT: (ONE,)}),
    "colleagues, a bot in a team": (
        Options(Variant.COLLEAGUES, IDENTITIES[:2]),
        {ANN: (ONE,), BEN: (TWO,), CAT: (ONE,), BOT: (ONE,)},
    ),
}
pytestmark = pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.6")


async def played(name: str, seed: int) -> Recorded:
    """A game of this kind, up to a random moment."""
    options, seated = TABLES[name]
    rng = Random(f"{name} {seed}")
    company = Recorded(options, seed=seed, setup=make_setup(options, seed))
    people = await gather(company, seated)
    # Random rats lose early; those who know the preset live to see complications.
    await play_some(company, people, rng.randint(1, 45 if options.diets is DietsFrom.PRESET else 9), rng)
    return company


def probes(company: Recorded, rng: Random) -> list[Command]:
    """Things people might try in order to learn something from the answer."""
    table = company.room.table
    foods = rng.sample(FOODS, 6)
    count = table.open_count
    words = [
        f"doctor offer {foods[0]} {foods[1]} {foods[2]}",
        "doctor serve",
        "doctor yuck-front",
        *(f"{group} take {food}" for group in range(3) for food in foods),
        f"1 yuck-back {foods[0]}",
        f"0 yuck-back {foods[1]}",
        "0 pass",
        "1 pass",
        "0 yuck-front",
        "1 yuck-front",
    ]
    found: list[Command] = [ask.Act(company.next_id(), count, (parse_action(text),)) for text in words]
    found += [ask.Propose(company.next_id(), count, plan_of({0: food}), False) for food in foods]
    found += [ask.Propose(company.next_id(), count + 1, plan_of({}), False)]
    found += [ask.Decide(company.next_id(), count, plan_of(dict(enumerate(foods[:3]))))]
    found += [ask.DrawDiet(company.next_id(), Group(0), cards) for cards in (None, 1, 2)]
    found += [ask.ChooseDiet(company.next_id(), Group(0), "step")]
    found += [ask.FinishSetup(company.next_id()), ask.TakeOver(company.next_id(), SeatId("s1"))]
    found += [ask.Say(company.next_id(), phrase, to) for phrase in PHRASES for to in To]
    found += [ask.Talk(company.next_id(), "hm", to) for to in To]
    return [*found, ask.ComeBack(company.next_id())]


def check_answers(one: Recorded, other: Recorded, role: Role, rng: Random) -> None:
    for who in who_plays(one, role):
        for command in probes(one, rng):
            if role is not DOCTOR:
                assert answer_to(one, who, command) == answer_to(other, who, command), (role, command)


async def check_game(name: str, seed: int) -> bool:
    """Returns whether the diets differed for anyone who may not know them."""
    company = await played(name, seed)
    if company.room.table.game is None:
        return False
    differed = False
    for role in audiences(company.options.config()):
        twin = await mirrored(company, role, seed, fresh=seed + 99)
        check_alike(company, twin, role)
        check_answers(company, twin, role, Random(seed))
        check_numbers(company.sent[role])
        marks = company.marks if company.room.table.stage is not Stage.OVER else [company.secret, "open-sesame"]
        marks += [team_mark(each) for each in (ONE, TWO) if each is not role]
        check_marks(company.sent[role], marks)
        assert twin.room.table.game is not None
        differed |= twin.room.table.game.deal.diets != company.room.table.game.deal.diets
    return differed


@pytest.mark.parametrize("name", TABLES)
def test_worlds_that_differ_in_secrets_look_alike(name: str) -> None:
    assert sum(run(check_game(name, seed)) for seed in range(8)) >= 3


def test_what_a_bot_tells_its_team_is_marked() -> None:
    """Otherwise the games above would prove nothing."""
    company = run(played("colleagues, a bot in a team", 1))
    with pytest.raises(Leak, match=team_mark(ONE)):
        check_marks(company.sent[ONE], [team_mark(ONE)])


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_very_many_worlds_look_alike(name: str) -> None:
    assert sum(run(check_game(name, seed)) for seed in range(2_000)) >= 500


def test_the_comparison_can_fail() -> None:
    """A served food differs, and everyone sees it."""

    async def go() -> None:
        one, other = [await _served(food) for food in ("1rc", "2rc")]
        with pytest.raises(AssertionError, match="tells two worlds apart"):
            compare(one.sent[A], other.sent[A])

    run(go())


async def _served(food: str) -> Recorded:
    company = await at_the_desk(f"4yl {food} 2bv 3gl 4ov")
    await company.act(DORA, f"doctor offer {food} 2bv")
    await company.act(DORA, "doctor serve")
    return company


async def at_the_desk(pile: str = "4yl 1rc 2bv 3gl 4ov", groups: str = PAIR) -> Recorded:
    state = begin(groups, pile)
    company = Recorded(options_of(state), seed=1, setup=setup_of(state))
    await gather(company, {ANN: (A,), BEN: (B,), DORA: (DOCTOR,)})
    return company


# What the doctor does behind his screen


def test_how_the_doctor_comes_to_his_offer_is_not_seen() -> None:
    """All at once, or step by step with a look at the table in between: numbers, counts and scenes are the same."""

    async def go() -> None:
        one, other = await at_the_desk(), await at_the_desk()
        await one.act(DORA, "doctor offer 1rc 2bv, doctor strict-menu 0 1rc, doctor serve")
        await other.act(DORA, "doctor offer 2bv 1rc")
        _look(other)
        await other.act(DORA, "doctor strict-menu 0 1rc")
        _look(other)
        await other.act(DORA, "doctor serve")
        for role in (A, Role.SPECTATOR):
            compare(one.sent[role], other.sent[role])
        assert len(other.sent[DOCTOR]) == len(one.sent[DOCTOR]) + 2

    run(go())


def _look(company: Recorded) -> None:
    """Newcomers and returning guests see no more than those who were there all along."""
    for role in (A, Role.SPECTATOR):
        fresh = company.room.since(role, 0)
        assert fresh is not None
        assert fresh[-1].table == company.sent[role][-1].table
        assert fresh[-1].game == company.sent[role][-1].game
        assert company.room.since(role, len(fresh)) == []


def test_talk_while_an_offer_lies_on_the_desk_tells_nothing_of_it() -> None:
    async def go() -> None:
        one, other = await at_the_desk(), await at_the_desk()
        await other.act(DORA, "doctor offer 2bv 1rc")
        for company in (one, other):
            await company.talk(ANN, "what takes so long?")
            await company.do(BEN, ask.GoAway(company.next_id()))
            await company.do(BEN, ask.ComeBack(company.next_id()))
        for role in (A, Role.SPECTATOR):
            compare(one.sent[role], other.sent[role])
        for who in (ANN, BEN):
            for command in probes(one, Random(1)):
                assert answer_to(one, who, command) == answer_to(other, who, command)

    run(go())


def test_how_often_the_doctor_changes_his_mind_about_diets_is_not_seen() -> None:
    async def go() -> None:
        options = Options(diets=DietsFrom.CHOSEN)
        one, other = [Recorded(options, seed=1, setup=make_setup(options, 1)) for _ in range(2)]
        for company in (one, other):
            await gather(company, {ANN: (A, B, C), DORA: (DOCTOR,)})
        for diet in ("mandatory:l", "forbidden:c", "step"):
            await other.do(DORA, ask.ChooseDiet(other.next_id(), Group(0), diet))
        for cards in (2, 1):
            await other.draw(DORA, 0, cards)
        for company, first in ((one, "mandatory:rb"), (other, "identical:type")):
            await company.talk(ANN, "waiting")
            for group, diet in enumerate((first, "forbidden:l", "mandatory:3")):
                await company.do(DORA, ask.ChooseDiet(company.next_id(), Group(group), diet))
            await company.do(DORA, ask.FinishSetup(company.next_id()))
        for role in (A, Role.SPECTATOR):
            compare(one.sent[role], other.sent[role])

    run(go())


def test_a_diet_card_that_waits_for_its_number_is_the_doctor_s_alone() -> None:
    """One doctor draws at once, the other thinks about every card while people talk, leave and come back."""

    async def go() -> None:
        options = Options(diets=DietsFrom.CHOSEN)
        cards = ("mandatory", "step")
        one, other = [Recorded(options, seed=1, setup=drawing(name)) for name in cards]
        for company in (one, other):
            await gather(company, {ANN: (A, B), BEN: (C,), DORA: (DOCTOR,)})
            await company.do(DORA, ask.DrawDiet(company.next_id(), Group(1)))
        setups = [company.room.table.setup for company in (one, other)]
        assert [each is not None and each.shown(Group(1)) for each in setups] == ["mandatory", None]
        for company in (one, other):
            await company.talk(ANN, "which one is it?")
            await company.do(BEN, ask.GoAway(company.next_id()))
            await company.do(BEN, ask.ComeBack(company.next_id()))
            _look(company)
        check_unseen(one, other)
        await one.draw(DORA, 1, cards=2)
        await one.talk(ANN, "hm")
        await other.talk(ANN, "hm")
        check_unseen(one, other)
        assert not [each for each in one.sent[A] if each.setup]

    run(go())


def check_unseen(one: Recorded, other: Recorded) -> None:
    for role in (A, Role.SPECTATOR):
        compare(one.sent[role], other.sent[role])
    for who in (ANN, BEN):
        for command in probes(one, Random(1)):
            assert answer_to(one, who, command) == answer_to(other, who, command)


def test_a_promise_is_not_its_salt() -> None:
    async def go() -> None:
        table = (await at_the_desk()).room.table
        assert len(set(table.promises)) == 2
        assert not set(table.promises) & set(table.salts)

    run(go())


def test_a_bot_is_given_the_sight_of_its_own_seat() -> None:
    async def go() -> None:
        company = await at_the_desk()
        await company.act(DORA, "doctor offer 1rc 2bv, doctor serve")
        await company.do(BEN, ask.GoAway(company.next_id()))
        (task,) = tasks(company.room.table)
        seen = sight(company.room.table, task)
        assert (seen.role, seen.desk, seen.diets) == (B, None, (None, None))
        await company.do(DORA, ask.GoAway(company.next_id()))
        await company.decide(ANN, {0: "1rc", 1: "2bv"})
        (task,) = tasks(company.room.table)
        assert sight(company.room.table, task).role is DOCTOR

    run(go())
