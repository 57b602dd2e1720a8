"""The doctor's decisions are weighed with rats as experts are: they spend crosses that can no longer lose."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from analysis.games import CONFIGS, moments_of, played
from doctor_rat.analysis.decision_options import at_their_best, expert_rats
from doctor_rat.analysis.doctor import DoctorOptions
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.bots.kernel.memory import FORGETS, NOISE
from doctor_rat.bots.kernel.minds import CURIOUS
from doctor_rat.bots.levels.expert.rats import is_safe
from doctor_rat.bots.thinking.temper import NEWCOMERS, UNDECIDED, RatKind, Temper, choices_made, temper_of
from doctor_rat.rules import Config, Phase, Record, Role, Variant, outcome, replay, view


def test_only_rats_who_neither_err_nor_forget_may_be_experts() -> None:
    drawn = np.array([(UNDECIDED, 0.0), (0.25, 0.0), (UNDECIDED, 0.5), (NEWCOMERS.noise, NEWCOMERS.forgets)])
    rats = at_their_best(drawn)
    assert (rats[:, [NOISE, FORGETS]] == drawn).all()
    assert (rats[:, CURIOUS] > 0).tolist() == [True, False, False, False]
    assert (expert_rats(2) == at_their_best(drawn[[0, 0]])).all()


@pytest.mark.parametrize("reading", [False, True])
def test_the_doctors_tries_have_such_rats(reading: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = next(each for each in moments_of(played(CONFIGS[0], 0)) if each.stage is DecisionStage.OFFER)
    options = DoctorOptions(moment, Random(1))
    monkeypatch.setitem(vars(options), "_temper", Temper({RatKind(): 1.0}))
    assert (options.luck(5, Random(1), reading=reading).rats == expert_rats(5)).all()


def games_with_crosses_to_spare(variant: Variant) -> list[Record]:
    """Games that reach the exam, in which expert rats had crosses to spare in both meals before it."""
    found = (played(Config(variant), seed, "regular", "expert") for seed in range(12))
    return [record for record in found if len(list(spent(record))) == 2]


def spent(record: Record) -> list[int]:
    last = [state for state in replay(record) if outcome(state) is None][-1]
    return [choice.meal for choice in choices_made(view(last, Role.DOCTOR)) if choice.may_be_spent]


def test_crosses_can_be_spared_as_the_expert_rats_have_it() -> None:
    for record in games_with_crosses_to_spare(Variant.COLONY):
        safe = set()
        for before, after in pairwise(replay(record)):
            if (before.board.phase, after.board.phase) == (Phase.PREPARE, Phase.CHOOSE):
                seen = view(after, Role.GROUP_0)
                safe |= {seen.board.meal for group in seen.board.groups if is_safe(seen, group)}
        assert set(spent(record)) == safe


def test_what_such_crosses_are_spent_on_is_no_error() -> None:
    records = games_with_crosses_to_spare(Variant.COLONY)
    assert records
    for record in records:
        states = [state for state in replay(record) if state.board.phase is Phase.PREPARE]
        before, exam = (
            view(next(state for state in states if state.board.meal == meal), Role.DOCTOR) for meal in (6, 8)
        )
        assert temper_of(exam, Random(1)) == temper_of(before, Random(1))


def test_with_complications_no_cross_can_be_spared() -> None:
    """A group may have to eat more than one food in a meal."""
    changed = 0
    for record in games_with_crosses_to_spare(Variant.COMPLICATIONS):
        states = [state for state in replay(record) if state.board.phase is Phase.PREPARE]
        before, exam = (
            view(next(state for state in states if state.board.meal == meal), Role.DOCTOR) for meal in (6, 8)
        )
        changed += temper_of(exam, Random(1)) != temper_of(before, Random(1))
    assert changed
