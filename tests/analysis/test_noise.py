"""Noise in a side's favor offsets noise against it."""

from math import fsum

from msgspec.structs import replace

from analysis.games import CONFIGS, analysed
from doctor_rat.analysis import Decided, Mark, Side
from doctor_rat.analysis.noise import share_noise

BEFORE = 0.9


def decided(side: Side, loss: float, error: float = 0.01) -> Decided:
    found = next(each for each in analysed(CONFIGS[0], 0).decisions if each.side is side)
    best, *_ = found.candidates
    candidates = (replace(best, chance=BEFORE), replace(best, chance=BEFORE + loss))
    return replace(found, before=BEFORE, after=BEFORE + loss, loss=loss, error=error, candidates=candidates)


def test_a_sides_sum_stays_what_was_measured() -> None:
    found = share_noise([decided(Side.RATS, -0.3), decided(Side.RATS, -0.1), decided(Side.RATS, 0)], [0, 0, 0.1])
    assert abs(fsum(each.loss for each in found) - (-0.3)) < 1e-9
    assert [round(each.loss / -0.75, 9) for each in found] == [0.3, 0.1, 0]


def test_one_sides_gains_are_not_the_others() -> None:
    found = share_noise([decided(Side.RATS, -0.3), decided(Side.DOCTOR, 0)], [0, 0.2])
    assert [each.loss for each in found] == [-0.3, 0]


def test_more_gained_than_lost_is_nothing_lost() -> None:
    (one, _) = share_noise([decided(Side.RATS, -0.05), decided(Side.RATS, 0)], [0, 0.2])
    assert (one.loss, one.after, one.mark) == (0, BEFORE, None)


def test_candidates_and_marks_follow() -> None:
    (one, _) = share_noise([decided(Side.RATS, -0.3), decided(Side.RATS, 0)], [0, 0.15])
    assert [round(each.chance, 9) for each in one.candidates] == [0.9, 0.75]
    assert (round(one.after, 9), one.mark) == (0.75, Mark.MISTAKE)


def test_no_mark_within_two_standard_errors() -> None:
    (sure, unsure) = share_noise([decided(Side.RATS, -0.12, 0.05), decided(Side.DOCTOR, -0.12, 0.07)], [0, 0])
    assert (sure.mark, unsure.mark) == (Mark.MISTAKE, None)
