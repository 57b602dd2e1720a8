"""Deals made to order: a random draw of the difficulty the table asked for."""

from random import Random

from msgspec.structs import replace

from doctor_rat.difficulty.grade import grade_of
from doctor_rat.difficulty.predict import predict
from doctor_rat.rules import Config, Deal, Setup
from doctor_rat.rules import shuffle as shuffle_all


def shuffle(config: Config, rng: Random, *, one_family: bool = False) -> Setup:
    """A setup of the config's difficulty, if it names one, provided that every diet is then drawn.

    Draws are rejected until they have the wanted difficulty, so the result is distributed like the draw of RULES 2.7
    given that difficulty. It reveals nothing else about the score.
    """
    setup = shuffle_all(config, rng, one_family=one_family)
    while config.difficulty is not None and grade_of(_score(setup)) is not config.difficulty:
        setup = replace(setup, luck=rng.getrandbits(128))
    return setup


def _score(setup: Setup) -> int:
    """The score if every diet is drawn."""
    return predict(setup.config, setup.draw_rest().deal().diets)


def new_deal(config: Config, rng: Random, *, one_family: bool = False) -> Deal:
    """A deal of the config's difficulty, if it names one, with every diet drawn."""
    return shuffle(config, rng, one_family=one_family).draw_rest().deal()
