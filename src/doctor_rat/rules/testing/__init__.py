"""Checks for engines, public so that other implementations can be run through them."""

from doctor_rat.rules.testing.conceivable import canonical, conceivable
from doctor_rat.rules.testing.conformance import Engine, Findings, Nonconformity, check_engine, check_game
from doctor_rat.rules.testing.worlds import Story, other_world

__all__ = [
    "Engine",
    "Findings",
    "Nonconformity",
    "Story",
    "canonical",
    "check_engine",
    "check_game",
    "conceivable",
    "other_world",
]
