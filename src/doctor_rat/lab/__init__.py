"""Experiments: bots against bots, rating deals by simulation, and making the table of difficulties."""

from doctor_rat.difficulty import THRESHOLDS, grade_of, new_deal, predict, shuffle
from doctor_rat.lab.rating import GAMES, DealRating, rate
from doctor_rat.rules import Difficulty

__all__ = ["GAMES", "THRESHOLDS", "DealRating", "Difficulty", "grade_of", "new_deal", "predict", "rate", "shuffle"]
