"""What people say reveals no more than their words, and a side's talk stays within it (RULES 7.6, 10.4)."""

from random import Random

import pytest

from doctor_rat.rules import Role
from doctor_rat.table import Stage
from doctor_rat.table.entries import Said, Talked
from doctor_rat.table.phrases import PhraseKind, kind_of
from doctor_rat.table.values import To
from doctor_rat.table.wire import audiences
from leaks.checker import Leak, check_marks, check_numbers
from leaks.test_worlds import ANN, BEN, CAT, ONE, TABLES, TWO
from leaks.twins import (
    Recorded,
    check_alike,
    gather,
    make_setup,
    mirrored,
    play_some,
    say_everything,
    team_mark,
)
from table.company import run
from table.people import Person

pytestmark = pytest.mark.rule("7.6", "10.4")


async def chatty(name: str, seed: int) -> Recorded:
    """A whole game in which everyone says everything they may, all the time."""
    options, seated = TABLES[name]
    company = Recorded(options, seed=seed, setup=make_setup(options, seed))
    people = await gather(company, seated)
    while company.room.table.stage is not Stage.OVER:
        await everybody_speaks(company, people)
        await play_some(company, people, 1, Random(seed))
    await everybody_speaks(company, people)
    return company


async def everybody_speaks(company: Recorded, people: list[Person]) -> None:
    for person in people:
        await say_everything(company, person.name)


@pytest.mark.parametrize("name", ["colony", "colleagues"])
def test_every_kind_of_phrase_is_said_in_worlds_that_look_alike(name: str) -> None:
    async def go() -> None:
        company = await chatty(name, 3)
        said = {kind_of(each.phrase) for each in company.bodies(Said)}
        assert said == set(PhraseKind), "a new kind must be said here"
        for role in audiences(company.options.config()):
            check_numbers(company.sent[role])
            twin = await mirrored(company, role, 3, fresh=102)
            check_alike(company, twin, role)

    run(go())


async def at_table() -> Recorded:
    """Ann and Cat against Ben, before anyone has acted."""
    options, seated = TABLES["colleagues"]
    company = Recorded(options, seed=1, setup=make_setup(options, 1))
    await gather(company, seated)
    return company


def test_what_one_side_is_sent_does_not_depend_on_the_talk_of_the_other() -> None:
    """Neither its content, amount nor timing: without it, everyone else is sent the same, numbers included."""

    async def go() -> None:
        quiet, busy = await at_table(), await at_table()
        for who, action in ((ANN, "0 pass"), (BEN, "1 pass")):
            await busy.talk(CAT, f"{team_mark(ONE)} and then?", to=To.SIDE)
            await say_everything(busy, ANN)
            for company in (quiet, busy):
                await company.act(who, action, alone=True)
        await quiet.talk(ANN, "aloud")
        await busy.talk(ANN, "aloud")
        for role in (TWO, Role.SPECTATOR):
            check_alike(quiet, busy, role)
            check_marks(busy.sent[role], [team_mark(ONE)])
        with pytest.raises(Leak, match=team_mark(ONE)):
            check_marks(busy.sent[ONE], [team_mark(ONE)])

    run(go())


def test_people_talk_within_their_side_in_the_games_that_are_compared() -> None:
    """Otherwise those games would prove nothing."""

    async def go() -> None:
        options, seated = TABLES["colleagues"]
        company = Recorded(options, seed=2, setup=make_setup(options, 2))
        await play_some(company, await gather(company, seated), 20, Random(2))
        assert any(each.side is not None for each in company.bodies(Talked))
        assert any(each.side is not None for each in company.bodies(Said))

    run(go())
