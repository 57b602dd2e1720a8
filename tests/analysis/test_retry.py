"""Retrying a decision: anything as good as the best is right, and a running game reveals nothing."""

from random import Random

import pytest
from msgspec.structs import replace

from analysis.games import CONFIGS, QUICK, moments_of, played
from analysis.test_known import exams, expert_plans, literal_plans
from doctor_rat.analysis import DecisionStage, try_again
from doctor_rat.analysis.doctor import DoctorOptions
from doctor_rat.analysis.moments import Moment
from doctor_rat.bots.thinking.odds import suits
from doctor_rat.rules import DOCTOR, Code, Config, DoctorRatError, Offer, RecordError, Serve, apply, record_of


@pytest.mark.parametrize("config", CONFIGS)
def test_what_was_done_can_be_done_again(config: Config) -> None:
    record = played(config, 0)
    for moment in moments_of(record)[:6]:
        found = try_again(record, moment.place, moment.actions, effort=QUICK)
        assert 0 <= found.chance <= found.best <= 1
        assert found.right == (found.chance >= found.best - 0.02)


def test_in_the_last_offer_right_is_what_wins() -> None:
    """If some offer is certain to win, any such offer is right, and no offer that is certain to lose is."""
    told = 0
    for moment in exams(DecisionStage.OFFER, wanted=10):
        record = record_of(moment.game.states[-1])
        offers = [act[0] for act in DoctorOptions(moment, Random(1)).candidates if isinstance(act[0], Offer)]
        sure = {offer: won for offer in offers if (won := sure_to_win(moment, offer)) is not None}
        if len(set(sure.values())) < 2 or told == 3:
            continue
        told += 1
        for wanted in (True, False):
            few = [offer for offer, won in sure.items() if won == wanted][:3]
            right = [try_again(record, moment.place, (offer,), effort=0.3).right for offer in few]
            assert any(right) == wanted
    assert told == 3


def sure_to_win(moment: Moment, offer: Offer) -> bool | None:
    """None if it depends on the rats: some read more into an offer than others."""
    served, _ = apply(apply(moment.state, offer)[0], Serve(DOCTOR))
    plans = literal_plans(moment, offer.foods) + expert_plans(served)
    found = {all(suits(moment.view, group, food) for group, food in plan.items()) for plan in plans}
    return found.pop() if len(found) == 1 else None


def test_what_breaks_the_rules_is_refused() -> None:
    record = played(CONFIGS[0], 0)
    first = moments_of(record)[0]
    with pytest.raises(DoctorRatError) as caught:
        try_again(record, first.place, (Serve("doctor"),), effort=QUICK)
    assert caught.value.code is Code.NOT_NOW


@pytest.mark.parametrize("step", [-1, 10_000])
def test_without_a_decision_there_is_nothing_to_try(step: int) -> None:
    record = played(CONFIGS[0], 0)
    with pytest.raises(RecordError) as caught:
        try_again(record, step, (Serve("doctor"),), effort=QUICK)
    assert caught.value.code is Code.BAD_ACTION


def test_two_decisions_are_not_one() -> None:
    record = played(CONFIGS[0], 0)
    offer, serve, *_ = moments_of(record)
    with pytest.raises(RecordError):
        try_again(record, offer.place, (*offer.actions, *serve.actions), effort=QUICK)


def test_a_running_game_is_refused() -> None:
    record = played(CONFIGS[0], 0)
    running = replace(record, actions=record.actions[:-1], outcome=None)
    moment = moments_of(record)[0]
    with pytest.raises(RecordError) as caught:
        try_again(running, moment.place, moment.actions, effort=QUICK)
    assert caught.value.code is Code.UNFINISHED
