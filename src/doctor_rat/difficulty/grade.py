"""The difficulty that a score stands for."""

from doctor_rat.rules import Difficulty

THRESHOLDS = {Difficulty.EASY: 0, Difficulty.NORMAL: 18, Difficulty.HARD: 34, Difficulty.BRUTAL: 50}
"""The lowest score of each: drawn deals of three groups with three Yuck! split about 28, 35, 24, 12%."""


def grade_of(score: float) -> Difficulty:
    return max((word for word in Difficulty if score >= THRESHOLDS[word]), key=THRESHOLDS.__getitem__)
