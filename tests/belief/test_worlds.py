"""The contract of inference: a sampled world looks just like what was seen."""

from random import Random

import pytest

from doctor_rat.belief import beliefs, sample_world
from doctor_rat.rules import Variant, outcome, roles, view
from rules.test_against_referee import KINDS, play


@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_a_sampled_world_gives_the_same_view(variant: Variant, groups: int) -> None:
    rng = Random(9)
    different = 0
    for seed in range(25):
        for state in play(variant, groups, seed):
            if outcome(state) is not None or rng.random() < 0.7:
                continue
            for role in roles(state.config):
                seen = view(state, role)
                world = sample_world(seen, rng)
                assert view(world, role) == seen
                different += world.deal.pile != state.deal.pile
    assert different > 100


@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_the_true_diets_are_always_possible(variant: Variant, groups: int) -> None:
    for seed in range(15):
        for state in list(play(variant, groups, seed))[:-1]:
            for role in roles(state.config):
                for belief, diet in zip(beliefs(view(state, role)), state.deal.diets, strict=True):
                    assert belief.weights[diet] > 0
                    assert sum(belief.weights.values()) == pytest.approx(1)
