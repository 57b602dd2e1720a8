"""Setups in which a certain Diet card is drawn."""

from random import Random

from doctor_rat.rules import Config, Group, Setup, shuffle


def drawing(name: str, skip: int = 0) -> Setup:
    """A fresh setup whose second group draws this Diet card."""
    seed = 0
    while True:
        setup = shuffle(Config(), Random(seed))
        diet = setup.draw(Group(1)).diets[1]
        if diet is not None and diet.name == name:
            if skip == 0:
                return setup
            skip -= 1
        seed += 1
