"""A shared moment reveals nothing its chosen eyes couldn't know (RULES 10)."""

from random import Random

import pytest

from analysis.games import CONFIGS, played
from doctor_rat.review.game import Game
from doctor_rat.rules import Config, Role, State, Variant, apply, new_game
from doctor_rat.rules.testing.worlds import Story, other_world
from doctor_rat.server.sharing.drawing import svg_of
from doctor_rat.server.sharing.moment import seen_by
from doctor_rat.server.sharing.words import message_of, title_of

pytestmark = pytest.mark.rule("10.1", "10.2", "10.3", "10.4")


def eyes_of(config: Config) -> tuple[Role, ...]:
    if config.variant is Variant.COLLEAGUES:
        return Role.COLLEAGUE_0, Role.COLLEAGUE_1
    return Role.GROUP_0, Role.DOCTOR


def shown(state: State, eyes: str) -> tuple[str, ...]:
    moment = seen_by(state, eyes)
    return svg_of(moment, "en"), message_of(moment, "de"), title_of(moment, "fr")


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("config", CONFIGS)
def test_two_worlds_have_the_same_picture_and_words(config: Config, seed: int) -> None:
    rng = Random(f"share {seed}")
    game = Game(played(config, seed, "random", "random"))
    for _ in range(2):
        step = rng.randrange(len(game.states) - 1)
        actions = game.states[-1].actions[:step]
        story = Story(config, game.states[-1].deal, actions, game.events[: step + 1])
        for eyes in eyes_of(config):
            deal, others = other_world(story, eyes, rng)
            state = new_game(config, deal)
            for action in others:
                state, _ = apply(state, action)
            assert shown(state, eyes) == shown(game.states[step], eyes)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_end_as_the_rats_saw_it_spoils_no_diet(config: Config) -> None:
    """The end reveals all diets, but whoever shares it chooses whose eyes it is shown through."""
    last = Game(played(config, 1, "random", "random")).states[-1]
    diets = last.deal.diets
    if config.variant is Variant.COLLEAGUES:
        assert seen_by(last, Role.COLLEAGUE_0).diets == (None, diets[1])
    else:
        assert seen_by(last, Role.GROUP_0).diets == (None,) * len(diets)
        assert seen_by(last, Role.DOCTOR).diets == diets
    assert seen_by(last, "all").diets == diets
