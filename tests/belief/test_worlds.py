"""The contract of inference: a sampled world looks exactly like what was seen."""

from random import Random

import pytest

from doctor_rat.belief import Clue, beliefs, clues, sample_world
from doctor_rat.rules import Food, Group, Role, Take, Variant, outcome, roles, view
from rules.later_meals import struck
from rules.test_against_referee import KINDS, play
from stage import play as play_script


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


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("taken", "good"), [("2rl", False), ("2rv", True)])
def test_madness_is_evidence_in_the_same_meal(taken: str, good: bool) -> None:
    before = play_script(struck("- madness -"), "doctor offer 1gl 1gv 1gc, doctor serve")
    after = play_script(before, f"1 take {taken}")
    found = list(clues(view(after, Role.GROUP_2)))
    assert found[:-1] == list(clues(view(before, Role.GROUP_2)))
    assert found[-1] == Clue(Group(1), Food(taken), Food("1yv"), 4, good, "verdict")
    old, new = (beliefs(view(state, Role.GROUP_2))[1] for state in (before, after))
    kept = {diet for diet in old.weights if diet.accepts(Food(taken), old.previous, 4) == good}
    assert set(new.weights) == kept < set(old.weights)
    assert new.previous == taken


def test_a_world_sampled_after_madness_goes_on_as_the_game_does() -> None:
    """The others still have to choose: nobody has closed the window yet."""
    state = play_script(struck("- madness -"), "doctor offer 1gl 1gv 1gc, doctor serve, 1 take 2rl")
    world = sample_world(view(state, Role.GROUP_0), Random(3))
    assert world.board == state.board
    assert world.actions[-1] == Take(Group(1), Food("2rl"))
