"""A game's account adds up, no decision beats the best one, and equal seeds give equal results."""

from math import fsum

import pytest
from msgspec.structs import replace

from analysis.games import CONFIGS, QUICK, analysed, moments_of, played
from doctor_rat.analysis import Mark, Side, analyse
from doctor_rat.rules import Code, Config, Record, RecordError, Variant, legal_actions, replay_all
from doctor_rat.rules.record import STUDY

SEEDS = range(2)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("config", CONFIGS)
def test_the_account_adds_up(config: Config, seed: int) -> None:
    found = analysed(config, seed)
    assert abs(found.won - (found.start + fsum(found.sides.values()) + found.luck)) <= 1e-9
    assert abs(found.luck - fsum(each.change for each in found.fortunes)) <= 1e-9
    for side, total in found.sides.items():
        assert abs(total - fsum(each.loss for each in found.decisions if each.side is side)) <= 1e-9


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("config", CONFIGS)
def test_no_decision_is_better_than_the_best(config: Config, seed: int) -> None:
    for each in analysed(config, seed).decisions:
        assert each.loss <= 0
        assert each.after == each.before + each.loss
        assert 0 <= each.before <= 1
        assert each.candidates[0].actions == each.best
        assert list(each.candidates) == sorted(each.candidates, key=lambda found: -found.chance)
        done = [candidate for candidate in each.candidates if candidate.actions == each.chosen]
        assert [candidate.chance for candidate in done] == [pytest.approx(each.after)]
        if each.best == each.chosen:
            assert (each.loss, each.error) == (0, 0)


@pytest.mark.parametrize("config", CONFIGS)
def test_every_decision_appears_once_and_forced_moves_do_not(config: Config) -> None:
    record = played(config, 0, "novice", "novice")
    found = analysed(config, 0)
    covered = [step for each in found.decisions for step in range(each.step, each.until + 1)]
    assert len(set(covered)) == len(covered)
    game = moments_of(record)[0].game
    for step in range(len(record.actions)):
        if len(list(legal_actions(game.states[step]))) > 1:
            assert step in covered
    assert all(record.actions[each.step : each.until + 1] == each.chosen for each in found.decisions)


def test_whose_decisions_they_are() -> None:
    assert set(analysed(CONFIGS[0], 0).sides) == {Side.RATS, Side.DOCTOR}
    assert set(analysed(CONFIGS[-1], 0).sides) == {Side.COLLEAGUE_0, Side.COLLEAGUE_1}
    assert CONFIGS[-1].variant is Variant.COLLEAGUES


@pytest.mark.parametrize("config", CONFIGS)
def test_the_same_seed_gives_the_same_analysis(config: Config) -> None:
    record = played(config, 0, "novice", "novice")
    again = analyse(record, effort=QUICK)
    assert again == analysed(config, 0)
    assert analyse(record, effort=QUICK, seed=1) != again


@pytest.mark.parametrize("seed", SEEDS)
def test_marks_go_by_what_was_lost(seed: int) -> None:
    for each in analysed(CONFIGS[0], seed).decisions:
        lost = -each.loss
        words = {Mark.INACCURACY: (0.05, 0.10), Mark.MISTAKE: (0.10, 0.20), Mark.BLUNDER: (0.20, 2)}
        for mark, (least, most) in words.items():
            assert (each.mark is mark) == (least <= lost < most and lost >= 2 * each.error)
        if each.mark in (Mark.ONLY, Mark.GREAT):
            assert each.chosen == each.best
            assert each.candidates[0].chance - each.candidates[1].chance >= 0.1


def studied(record: Record, step: int) -> Record:
    return replace(record, meta={STUDY: {"step": step}})


@pytest.mark.parametrize("config", [CONFIGS[0], CONFIGS[-1]])
def test_a_study_isnt_charged_with_what_others_did_before_it_began(config: Config) -> None:
    record, whole = played(config, 0, "novice", "novice"), analysed(config, 0)
    first = next(each for each in whole.decisions if each.meal == 6)
    found = analyse(studied(record, first.step), effort=QUICK)
    assert [each.step for each in found.decisions] == [each.step for each in whole.decisions if each.meal >= 6]
    assert found.start == found.decisions[0].before
    assert abs(found.won - (found.start + fsum(found.sides.values()) + found.luck)) <= 1e-9
    assert abs(found.luck - fsum(each.change for each in found.fortunes)) <= 1e-9


def test_a_study_in_which_nothing_was_left_to_decide_was_settled() -> None:
    record = played(CONFIGS[0], 0, "novice", "novice")
    found = analyse(studied(record, len(record.actions)), effort=QUICK)
    assert (found.decisions, found.fortunes, found.story) == ((), (), ())
    assert (found.start, found.luck, sum(found.sides.values())) == (found.won, 0, 0)


def test_a_running_game_is_refused() -> None:
    record = played(CONFIGS[0], 0)
    running = replace(record, actions=record.actions[:-1], outcome=None)
    assert replay_all(running).board.outcome is None
    with pytest.raises(RecordError) as caught:
        analyse(running, effort=QUICK)
    assert caught.value.code is Code.UNFINISHED


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    found = analyse(played(CONFIGS[0], 0), effort=QUICK, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, len(found.decisions)) for done in range(len(found.decisions))]
