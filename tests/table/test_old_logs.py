"""Logs from before Madness was judged at once (RULES 6.4) are read by today's rules."""

import pytest

from doctor_rat.rules import DOCTOR, Action, Analyse, Code, Group, Outcome, Predict, Reason, Role
from doctor_rat.table import Entry, FormatError, Room, Stage
from doctor_rat.table.entries import Acted, Body, Planned
from doctor_rat.table.old import replayed
from rules.later_meals import struck, two_crosses_and_madness
from stage import play
from table.company import Company, denied, plan_of, run, staged

PEOPLE = {"dora": (Role.DOCTOR,), "ann": (Role.GROUP_0,), "ben": (Role.GROUP_1,), "cat": (Role.GROUP_2,)}
pytestmark = pytest.mark.rule("6.4")


def gone_on(company: Company, *bodies: Body) -> list[Entry]:
    """The table's log with more entries."""
    (log,) = company.store.logs.values()
    log += [Entry(len(log) + place, 9_000, body) for place, body in enumerate(bodies, 1)]
    return log


async def opened(company: Company) -> Room:
    room = company.new_room()
    await room.open(company.room.table.id)
    return room


def acted(company: Company, who: str, action: Action) -> Acted:
    return Acted(company.seat(who).id, (action,))


def test_moves_after_a_loss_by_madness_are_skipped() -> None:
    async def go() -> None:
        state = play(two_crosses_and_madness(), "doctor offer 2rl 2rv 2rc, doctor serve, 0 take 2ov")
        company = await staged(state, PEOPLE)
        planned = Planned(plan_of({1: "2rv", 2: "2rc"}), "agreed")  # type: ignore[arg-type]
        log = gone_on(company, planned, acted(company, "dora", Analyse(DOCTOR)))
        room = await opened(company)
        for table in (room.table, replayed(log)):
            assert table.stage is Stage.OVER
            assert table.game is not None
            assert table.game.board.outcome == Outcome(won=False, meal=6, reason=Reason.THIRD_CROSS)
        assert room.since(Role.DOCTOR, 0)

    run(go())


async def before_a_prediction() -> Company:
    """Group 1 got its verdict on 2rl, a bad one, under Madness; group 0 predicts."""
    state = play(struck("megalomania madness -"), "doctor offer 1gl 1gv 1gc, doctor serve, 1 take 2rl")
    return await staged(play(state, "0 take 1gl, 2 take 1gc, doctor analyse"), PEOPLE)


def test_a_right_prediction_of_a_madness_food_is_left_out() -> None:
    async def go() -> None:
        company = await before_a_prediction()
        gone_on(company, acted(company, "ann", Predict(Group(0), (None, False, True))))
        room = await opened(company)
        assert room.table.meal == 5
        assert room.table.game is not None
        assert room.table.game.actions[-1] == Predict(Group(0), (None, None, True))

    run(go())


def test_a_log_in_which_a_madness_food_moved_cannot_be_read() -> None:
    async def go() -> None:
        company = await before_a_prediction()
        gone_on(company, acted(company, "ann", Predict(Group(0), (None, True, True))))
        with pytest.raises(FormatError, match="Madness"):
            await opened(company)

    run(go())


def test_a_new_move_is_not_corrected() -> None:
    """Only stored entries are corrected."""

    async def go() -> None:
        company = await before_a_prediction()
        with denied(Code.PREDICTION):
            await company.act("ann", "0 predict - bad good")

    run(go())
