"""The luck measurement: what it counts, that it resumes from a file, and that plain games make it more precise."""

from functools import partial
from math import fsum
from pathlib import Path
from random import Random

import pytest

from analysis.games import CONFIGS, QUICK, analysed, played
from doctor_rat.analysis import Side
from doctor_rat.analysis.check_luck import RatedGame, by_step, measure, run_terms, summary, tell
from doctor_rat.analysis.curves import stage_curves
from doctor_rat.analysis.estimates import estimate, plain_mean
from doctor_rat.analysis.rated import account, rated_decisions
from doctor_rat.analysis.rows import RowsError, gather, read_rows
from doctor_rat.lab.arena import Match
from doctor_rat.rules import Config, Variant

MATCH = Match(Variant.COLONY, 2, 3, "novice", "novice", 7_000_000, 3)
SEEDS = (7_000_000, 7_000_001, 8_000_000)
"""Two games to analyze, and a plain one."""
TERMS = run_terms(MATCH, QUICK)


@pytest.mark.parametrize("config", CONFIGS)
def test_it_counts_what_the_analysis_does(config: Config) -> None:
    whole = analysed(config, 0)
    found = account(
        bool(whole.won), tuple(rated_decisions(played(config, 0, "novice", "novice"), QUICK)), stage_curves()
    )
    assert found.start == pytest.approx(whole.start, abs=1e-9)
    assert found.luck == pytest.approx(whole.luck, abs=1e-9)
    assert [step.change for step in found.steps] == pytest.approx([each.change for each in whole.fortunes], abs=1e-9)
    for side, loss in found.sides.items():
        assert loss == pytest.approx(whole.sides[side], abs=1e-9)


def test_other_curves_give_another_account_that_adds_up() -> None:
    decisions = tuple(rated_decisions(played(CONFIGS[0], 0, "novice", "novice"), QUICK))
    known = stage_curves()
    other = account(False, decisions, dict(zip(known, list(known.values())[::-1], strict=True)))
    assert other != account(False, decisions, known)
    assert abs(other.start + fsum(other.sides.values()) + fsum(step.change for step in other.steps)) <= 1e-9


def test_how_sure_a_lag_is_is_kept() -> None:
    """So that changing what lags cost needs no new playouts."""
    decisions = list(rated_decisions(played(CONFIGS[0], 0, "novice", "novice"), QUICK))
    assert all(each.playouts > 0 for each in decisions)
    behind = [each for each in decisions if each.done != each.best]
    assert behind
    for each in behind:
        for done, best, doubt in zip(each.done, each.best, each.doubt, strict=True):
            # Pairs with this mean, some won or lost together, some not.
            lag = abs(done - best)
            assert (lag * (1 - lag) / each.playouts) ** 0.5 <= doubt + 1e-9 <= (1 / each.playouts) ** 0.5 + 1e-9


def run(path: Path, seeds: tuple[int, ...] = SEEDS) -> list[RatedGame]:
    return list(gather(path, RatedGame, TERMS, seeds, partial(tell, MATCH, QUICK)))


def test_an_interrupted_run_resumes(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    expected = run(whole)
    assert [row.seed for row in expected] == list(SEEDS)
    assert [bool(row.decisions) for row in expected] == [True, True, False]
    first, rest = whole.read_bytes().split(b"\n", 1)
    cut.write_bytes(first + b"\n" + rest[:40])
    assert run(cut) == expected
    assert cut.read_bytes() == whole.read_bytes()
    assert run(cut) == expected


def test_parts_are_merged_and_duplicates_counted_once(tmp_path: Path) -> None:
    paths = [tmp_path / "one", tmp_path / "two"]
    run(paths[0], SEEDS[:2])
    run(paths[1], SEEDS[1:])
    rows = read_rows(paths, RatedGame)
    assert [row.seed for row in rows] == list(SEEDS)
    measured = measure(rows, stage_curves())
    head, *_ = summary(rows, measured)
    assert head == f"{TERMS}: 2 games analyzed, 1 plain ones"
    names = [line.split("|")[1].strip() for line in by_step(rows, measured, lambda step: step.stages)]
    assert names == sorted({step.stages for _, each in measured for step in each.steps})
    assert {side for _, each in measured for side in each.sides} == {Side.RATS, Side.DOCTOR}


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    run(path, SEEDS[2:])
    with pytest.raises(RowsError, match="novice with novice"):
        list(gather(path, RatedGame, "otherwise", SEEDS, partial(tell, MATCH, QUICK)))
    path.write_bytes(b"{}\n")
    with pytest.raises(RowsError, match="Line 1"):
        run(path)


def test_plain_games_correct_the_mean() -> None:
    """Values that correlate with a trait, in games that went better than usual."""
    rng = Random(1)
    traits = [[rng.random()] for _ in range(4000)]
    few = [each for each in traits[:400] if each[0] > 0.3 or rng.random() < 0.5]
    values = [5 * each[0] - 2 + rng.gauss(0, 0.2) for each in few]
    found = estimate(values, few, traits)
    assert abs(found.mean - 0.5) <= 4 * found.error
    assert found.error < plain_mean(values).error / 2
    assert abs(plain_mean(values).mean - 0.5) > 4 * found.error


def test_without_plain_games_it_is_the_mean() -> None:
    values = [1.0, 2.0, 6.0]
    traits = [[0.0], [1.0], [0.0]]
    assert estimate(values, traits, traits) == plain_mean(values)
    assert plain_mean(values).mean == 3
    assert plain_mean(values).error == pytest.approx((7 / 3) ** 0.5)
