"""The curves that map playouts to expert games: what they are built from, and that fitting recovers a known curve."""

from math import exp
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from doctor_rat.analysis.curves import (
    PAIR,
    MomentCurve,
    Playouts,
    counted,
    curve_for,
    curve_terms,
    logit,
    raised,
    stage_curves,
)
from doctor_rat.analysis.make_curves import TERMS, Continued, WeighedRow, continue_game, fit, rows_in
from doctor_rat.analysis.rows import gather
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.rules import IDENTITIES, Config, Role, Variant, new_deal, new_game, view

SEED = 5_000_003
NOTHING = (0.0,) * 6


@pytest.fixture(scope="module")
def continued() -> Continued:
    (found,) = continue_game(SEED)
    return found


def test_a_game_goes_on_after_what_was_done_and_after_the_best(continued: Continued) -> None:
    kinds = [row.kind for row in continued.rows]
    assert kinds[:1] == ["done"]
    assert kinds.count("best") <= 1
    assert kinds.count("before") == kinds.count("after")
    first = [row for row in continued.rows if row.kind in ("done", "best")]
    assert len({(row.stage, row.meal) for row in first}) == 1
    assert all(row.won == continued.rows[0].won for row in continued.rows if row.kind != "best")


def test_the_same_seed_gives_the_same_rows_from_a_file(tmp_path: Path, continued: Continued) -> None:
    path = tmp_path / "rows"
    assert list(gather(path, Continued, TERMS, [SEED], continue_game)) == [continued]
    assert rows_in([path]) == list(continued.rows)


@pytest.mark.parametrize(
    ("config", "pair"),
    [
        (Config(identities=IDENTITIES[:2]), True),
        (Config(), False),
        (Config(Variant.COLLEAGUES, IDENTITIES[:2]), False),
    ],
)
def test_two_groups_with_a_doctor_are_told_from_all_others(config: Config, pair: bool) -> None:
    seen = view(
        new_game(config, new_deal(config, Random(1))),
        Role.COLLEAGUE_0 if config.variant is Variant.COLLEAGUES else Role.GROUP_0,
    )
    assert curve_terms(seen)[PAIR] == pair


RATES = (0.1, 0.3, 0.5, 0.7, 0.9)


def curve(rate: float, best: float, lag: float) -> float:
    """Players who win more than playouts do, and for whom a lead is worth less than playouts say."""
    return 1 / (1 + exp(-(1.0 + 0.8 * logit(best) + 2 * lag * (logit(rate) - logit(best)))))


@pytest.mark.parametrize(("stage", "lag"), [(DecisionStage.OFFER, 0.2), (DecisionStage.PLAN, 0.47)])
def test_the_fit_recovers_how_the_players_play(stage: DecisionStage, lag: float) -> None:
    rng = Random(3)
    rows: list[WeighedRow] = []
    for seed in range(8000):
        best = rng.choice(RATES)
        rate = rng.choice([each for each in RATES if each <= best])
        won = rng.random() < curve(rate, best, lag)
        rows.append(WeighedRow(seed, stage, 4, "done", NOTHING, (rate, rate), (best, best), won))
    straight = {each: replace(known, small=0.0, floor=0.0) for each, known in stage_curves().items()}
    fitted = MomentCurve(fit(rows, straight)[stage], 4, NOTHING)
    for best in RATES:
        assert fitted.chance((best, best), (best, best)) == pytest.approx(curve(best, best, lag), abs=0.05)
    assert fitted.chance((0.3, 0.3), (0.7, 0.7)) == pytest.approx(curve(0.3, 0.7, lag), abs=0.05)


FLOOR = 0.2


def test_the_fit_finds_how_often_experts_win_where_playouts_never_do() -> None:
    """Before the rats' plan is known, playouts may lose every time by one plan that experts don't take."""
    rng = Random(5)
    rows: list[WeighedRow] = []
    for seed in range(4000):
        rate = rng.choice((0.0, *RATES))
        won = rng.random() < raised(curve(rate, rate, 0.2), FLOOR)
        stage = rng.choice((DecisionStage.OFFER, DecisionStage.PLAN))
        rows.append(WeighedRow(seed, stage, 4, "done", NOTHING, (rate, rate), (rate, rate), won))
    found = fit(rows, {each: replace(known, floor=0.0) for each, known in stage_curves().items()})
    assert found[DecisionStage.OFFER].floor == pytest.approx(FLOOR, abs=0.051)
    assert [found[stage].floor for stage in (DecisionStage.PLAN, DecisionStage.WINDOW, DecisionStage.TAKE)] == [0] * 3
    for rate in (0.0, *RATES):
        chance = MomentCurve(found[DecisionStage.OFFER], 4, NOTHING).chance((rate, rate), (rate, rate))
        assert chance == pytest.approx(raised(curve(rate, rate, 0.2), FLOOR), abs=0.05)


def test_a_fit_may_forget_the_levels_it_starts_from() -> None:
    """Levels from few games are mostly noise. What no row is about stays as it was."""
    rng, known = Random(4), stage_curves()
    noisy = replace(known[DecisionStage.TAKE], meals=(4.0, -4.0, 4.0, -4.0, 4.0, -4.0, 4.0, -4.0))
    rows = [
        WeighedRow(seed, DecisionStage.TAKE, meal, "done", NOTHING, (0.5, 0.5), (0.5, 0.5), rng.random() < 0.5)
        for seed, meal in enumerate([1, 2, 3, 4, 5, 6, 7, 8] * 5)
    ]
    before = {**known, DecisionStage.TAKE: noisy}
    kept, leveled = (fit(rows, before, level=level)[DecisionStage.TAKE].meals for level in (False, True))
    assert max(kept) - min(kept) > 2
    assert max(leveled) - min(leveled) < 1
    found = fit(rows, before, level=True)
    assert found[DecisionStage.PLAN] == known[DecisionStage.PLAN]


def test_games_of_one_variant_can_be_continued_alone() -> None:
    (found,) = continue_game(SEED, Variant.COLLEAGUES)
    assert found.terms != TERMS
    assert {row.stage for row in found.rows} <= {DecisionStage.FRONT, DecisionStage.TAKE, DecisionStage.BACK}


def test_a_chance_rises_with_what_playouts_win() -> None:
    for curve in stage_curves().values():
        for meal in range(1, 9):
            fitted = MomentCurve(curve, meal, NOTHING)
            rates = [(rate / 20, rate / 20) for rate in range(21)]
            assert (found := [fitted.chance(each, each) for each in rates]) == sorted(found)
            assert (behind := [fitted.chance(each, rates[-1]) for each in rates]) == sorted(behind)


def test_in_the_exam_it_is_what_playouts_win() -> None:
    """An offer, a choice, the verdicts: experts have nothing left to do better."""
    for stage in DecisionStage:
        found = curve_for(stage_curves(), stage, 8, NOTHING)
        if stage in (DecisionStage.OFFER, DecisionStage.SERVE, DecisionStage.PLAN, DecisionStage.PREDICT):
            assert isinstance(found, Playouts)
            assert found.chance((0.3, 0.5), (0.7, 0.9)) == 0.3
        else:
            assert isinstance(found, MomentCurve)
        assert isinstance(curve_for(stage_curves(), stage, 7, NOTHING), MomentCurve)


SMALL = 0.04


def test_a_small_loss_counts_less_than_its_share() -> None:
    assert counted(-SMALL, SMALL) == pytest.approx(-SMALL / 2)
    assert counted(-0.1 * SMALL, SMALL) > -0.002 * SMALL
    assert counted(-7 * SMALL, SMALL) == pytest.approx(-0.98 * 7 * SMALL)
    assert counted(0.1, SMALL) == -counted(-0.1, SMALL)
    assert [counted(change, 0.0) for change in (-0.2, 0.0, 0.2)] == [-0.2, 0, 0.2]


def test_a_chance_lies_between_what_its_lag_says_and_the_best() -> None:
    plain = replace(stage_curves()[DecisionStage.PLAN], small=0.0)
    bent, straight = (MomentCurve(replace(plain, small=small), 6, NOTHING) for small in (SMALL, 0.0))
    best = (0.6, 0.7)
    assert bent.chance(best, best) == straight.chance(best, best)
    shares = []
    for done in ((0.5, 0.65), (0.3, 0.4), (0.05, 0.05)):
        assert straight.chance(done, best) < bent.chance(done, best) < straight.chance(best, best)
        shares.append(
            (bent.chance(done, best) - bent.chance(best, best))
            / (straight.chance(done, best) - straight.chance(best, best))
        )
    assert shares == sorted(shares)


@pytest.mark.parametrize("floor", [0.0, FLOOR])
@pytest.mark.parametrize("small", [0.0, SMALL])
def test_slopes_are_how_fast_a_chance_changes(small: float, floor: float) -> None:
    curve = replace(stage_curves()[DecisionStage.OFFER], small=small, floor=floor)
    fitted, step = MomentCurve(curve, 4, NOTHING), 1e-6
    rates, best = (0.4, 0.5), (0.7, 0.8)
    own, others = fitted.slopes(rates, best)
    more, higher = (0.4 + step, 0.5), (0.7 + step, 0.8)
    assert (fitted.chance(more, best) - fitted.chance(rates, best)) / step == pytest.approx(own[0], rel=1e-3)
    assert (fitted.chance(rates, higher) - fitted.chance(rates, best)) / step == pytest.approx(others[0], rel=1e-3)
    assert fitted.slope_of_best(best) == pytest.approx(np.add(*fitted.slopes(best, best)))
