"""Exact inference about diets from a view, for bots, players and reviews."""

from doctor_rat.belief.belief import Belief, beliefs, starting
from doctor_rat.belief.evidence import Clue, clues
from doctor_rat.belief.prior import prior
from doctor_rat.belief.worlds import sample_world

__all__ = ["Belief", "Clue", "beliefs", "clues", "prior", "sample_world", "starting"]
