"""How hard a deal is, by a precomputed table: its score and difficulty, and deals made to order. No simulation."""

from doctor_rat.difficulty.deal import new_deal, shuffle
from doctor_rat.difficulty.grade import THRESHOLDS, grade_of
from doctor_rat.difficulty.kinds import DIET_KINDS, DietKind, kind_of
from doctor_rat.difficulty.predict import predict

__all__ = ["DIET_KINDS", "THRESHOLDS", "DietKind", "grade_of", "kind_of", "new_deal", "predict", "shuffle"]
