"""How hard a deal is, by simulation, and deals of the difficulty that is asked for, from a table."""

from doctor_rat.difficulty.deal import new_deal, shuffle
from doctor_rat.difficulty.predict import predict
from doctor_rat.difficulty.rating import GAMES, THRESHOLDS, Rating, Word, rate, word_of

__all__ = ["GAMES", "THRESHOLDS", "Rating", "Word", "new_deal", "predict", "rate", "shuffle", "word_of"]
