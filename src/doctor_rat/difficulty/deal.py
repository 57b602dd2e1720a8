"""Deals to order: a random draw, but of the difficulty that the table asked for."""

from random import Random

from msgspec.structs import replace

from doctor_rat.difficulty.grade import word_of
from doctor_rat.difficulty.predict import predict
from doctor_rat.rules import Config, Deal, Setup
from doctor_rat.rules import shuffle as shuffle_all


def shuffle(config: Config, rng: Random, *, one_family: bool = False) -> Setup:
    """A setup that has the config's difficulty, if it names one and every diet is then drawn.

    Draws are thrown away until the table's word is the wanted one, so what is left is distributed as the draw of
    RULES 2.7 under the condition that the word is known, and nothing else of the rating shows.
    """
    setup = shuffle_all(config, rng, one_family=one_family)
    while config.difficulty is not None and word_of(_score(setup)) is not config.difficulty:
        setup = replace(setup, luck=rng.getrandbits(128))
    return setup


def _score(setup: Setup) -> int:
    """If every diet is drawn."""
    return predict(setup.config, setup.draw_rest().deal().diets)


def new_deal(config: Config, rng: Random, *, one_family: bool = False) -> Deal:
    """A deal of the config's difficulty, if it names one, with every diet drawn."""
    return shuffle(config, rng, one_family=one_family).draw_rest().deal()
