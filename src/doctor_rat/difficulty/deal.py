"""Deals to order: a random draw, but of the difficulty that was asked for. Goes by the table alone."""

from random import Random

from msgspec.structs import replace

from doctor_rat.difficulty.predict import predict
from doctor_rat.difficulty.rating import Word, word_of
from doctor_rat.rules import Config, Deal, Setup
from doctor_rat.rules import shuffle as shuffle_all


def shuffle(config: Config, rng: Random, difficulty: Word, *, one_family: bool = False) -> Setup:
    """A setup that has this difficulty if every diet is then drawn.

    Draws are thrown away until the table's word is the wanted one, so what is left is distributed as the draw of
    RULES 2.7 under the condition that the word is known, and nothing else of the rating shows.
    """
    setup = shuffle_all(config, rng, one_family=one_family)
    while word_of(predict(config, setup.draw_rest().deal().diets)) is not difficulty:
        setup = replace(setup, luck=rng.getrandbits(128))
    return setup


def new_deal(config: Config, rng: Random, difficulty: Word, *, one_family: bool = False) -> Deal:
    """A deal of this difficulty with every diet drawn."""
    return shuffle(config, rng, difficulty, one_family=one_family).draw_rest().deal()
