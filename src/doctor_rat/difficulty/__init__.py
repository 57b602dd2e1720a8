"""How hard a deal is by the committed table: its score, its word, and deals to order. No simulation, no numba."""

from doctor_rat.difficulty.deal import new_deal, shuffle
from doctor_rat.difficulty.grade import THRESHOLDS, word_of
from doctor_rat.difficulty.kinds import DietKind, kind_of
from doctor_rat.difficulty.predict import predict

__all__ = ["THRESHOLDS", "DietKind", "kind_of", "new_deal", "predict", "shuffle", "word_of"]
