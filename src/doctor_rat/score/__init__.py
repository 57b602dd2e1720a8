"""How hard a deal is by the committed table: its score, its word, and deals to order. No simulation, no numba."""

from doctor_rat.score.deal import new_deal, shuffle
from doctor_rat.score.kinds import Kind, kind_of
from doctor_rat.score.predict import predict
from doctor_rat.score.words import THRESHOLDS, word_of

__all__ = ["THRESHOLDS", "Kind", "kind_of", "new_deal", "predict", "shuffle", "word_of"]
