"""How hard a deal is, by simulation, and deals of the difficulty that is asked for, from a table."""

from doctor_rat.difficulty import THRESHOLDS, new_deal, predict, shuffle, word_of
from doctor_rat.lab.rating import GAMES, Rating, Word, rate

__all__ = ["GAMES", "THRESHOLDS", "Rating", "Word", "new_deal", "predict", "rate", "shuffle", "word_of"]
