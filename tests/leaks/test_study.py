"""No audience of a study can tell apart two positions that differ only in what it may not know (RULES 10)."""

import asyncio
from random import Random

import pytest

from analysis.games import CONFIGS, played
from doctor_rat.review.game import Game
from doctor_rat.rules import Action, Config, Role, new_game
from doctor_rat.rules.state import Deal
from doctor_rat.rules.testing.worlds import Story, other_world
from doctor_rat.table.study import Study
from doctor_rat.table.wire import Delivery, audiences
from leaks.checker import compare
from table.company import setup_of
from table.test_study import opened

pytestmark = pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.6")


def story_of(config: Config, seed: int, rng: Random) -> Story:
    """The part of a finished game that precedes the study."""
    game = Game(played(config, seed, "random", "random"))
    last = game.states[-1]
    step = rng.randrange(len(last.actions))
    return Story(config, last.deal, last.actions[:step], game.events[: step + 1])


def told(config: Config, role: Role, deal: Deal, actions: tuple[Action, ...]) -> list[Delivery]:
    study = Study(setup_of(new_game(config, deal)), actions, None)
    found = asyncio.run(opened(study)).room.since(role, 0)
    assert found
    return found


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("config", CONFIGS)
def test_two_positions_look_the_same(config: Config, seed: int) -> None:
    rng = Random(f"study {seed}")
    story = story_of(config, seed, rng)
    for role in audiences(config):
        other = other_world(story, role, rng)
        compare(told(config, role, story.deal, story.actions), told(config, role, *other))


@pytest.mark.parametrize("config", CONFIGS[:4])
def test_what_the_doctor_had_prepared_is_not_counted(config: Config) -> None:
    """Whether his offer was already laid out when the study starts is the doctor's secret."""
    game = Game(played(config, 0, "random", "random"))
    deal, actions = game.states[-1].deal, game.states[-1].actions
    laid = next(at for at, state in enumerate(game.states) if state.desk.chosen)
    compare(*(told(config, Role.GROUP_0, deal, actions[:step]) for step in (laid - 1, laid)))
