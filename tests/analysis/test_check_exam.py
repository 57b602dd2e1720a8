"""Rows of the exam: the last offer, the best in its place, and the plan as it was judged."""

from doctor_rat.analysis.check_exam import TERMS, play_exam
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.rules.cards import EXAM

SEEDS = range(5_700_000, 5_700_012)


def test_both_sides_last_decisions_are_there() -> None:
    games = [game for seed in SEEDS for game in play_exam(seed)]
    assert [(game.terms, game.seed) for game in games] == [(TERMS, seed) for seed in SEEDS]
    reached = [game for game in games if game.rows]
    assert 3 <= len(reached) < len(games)
    for game in reached:
        kinds = [(row.stage, row.kind) for row in game.rows]
        assert kinds[:2] == [(DecisionStage.OFFER, "done"), (DecisionStage.OFFER, "best")]
        assert (DecisionStage.PLAN, "done") in kinds
        assert all(row.meal == EXAM and 0 <= min(row.rates) <= max(row.rates) <= 1 for row in game.rows)
    assert [game for seed in SEEDS[:2] for game in play_exam(seed)] == games[:2]
