"""The lessons' deal and doctor: each meal shows one thing, whatever the pupil does."""

from random import Random

import pytest
from msgspec.structs import replace

from doctor_rat.bots import bot_named
from doctor_rat.bots.levels.teacher.doctor import FROM_MISTAKES, MENU, MENU_MEAL, OFFERS, YUCK_MEAL
from doctor_rat.rules import (
    Config,
    Food,
    Medicine,
    Offer,
    Phase,
    Role,
    State,
    StrictMenu,
    Take,
    Variant,
    YuckBack,
    YuckFront,
    apply,
    legal_actions,
    new_game,
    outcome,
    shuffle,
    view,
)
from doctor_rat.rules.cards import FOODS
from doctor_rat.table import Access, BotLevel, Denied, DietsFrom, Options
from doctor_rat.table.lesson import PILE
from doctor_rat.table.ports import PlainDealer

LESSON = Options(diets=DietsFrom.LESSON, access=Access.PRIVATE)
TEACHER = bot_named(BotLevel.TEACHER)


def begun() -> State:
    return new_game(LESSON.config(), PlainDealer(Random(1)).shuffle(LESSON).deal())


def is_good(state: State, take: Take) -> bool:
    row = state.board.rows[take.by]
    return state.deal.diets[take.by].accepts(take.food, row.last, state.board.meal)


def played(rng: Random, well: float) -> State:
    """A lesson in which the pupil takes good foods this often, and otherwise anything."""
    state = begun()
    while outcome(state) is None:
        if state.board.phase in (Phase.PREPARE, Phase.RETURN):
            actions = TEACHER.decide(view(state, Role.DOCTOR), rng).actions
        else:
            takes = [action for action in legal_actions(state) if isinstance(action, Take)]
            good = [take for take in takes if is_good(state, take)]
            actions = (rng.choice(good if good and rng.random() < well else takes),)
        for action in actions:
            state, _ = apply(state, action)
    return state


def test_everybody_gets_the_same_deal() -> None:
    one, other = (PlainDealer(Random(seed)).shuffle(LESSON).deal() for seed in (1, 2))
    assert one == other
    assert sorted(PILE) == sorted(FOODS)


def test_the_whole_lesson_is_served_as_planned() -> None:
    state = played(Random(1), well=1)
    assert state.board.outcome is not None
    assert state.board.outcome.won
    offers = [action.foods for action in state.actions if isinstance(action, Offer)]
    assert [" ".join(foods) for foods in offers] == list(OFFERS.values())
    assert [action for action in state.actions if isinstance(action, StrictMenu)]
    assert len([action for action in state.actions if isinstance(action, YuckFront)]) == 1


@pytest.mark.parametrize("meal", OFFERS)
def test_every_meal_has_something_good_for_everybody(meal: int) -> None:
    """Each food of an offer is meant for the group with the same index."""
    diets = begun().deal.diets
    for diet, food in zip(diets, map(Food, OFFERS[meal].split()), strict=True):
        assert diet.accepts(food, food, meal), (diet, food)


@pytest.mark.parametrize("seed", range(25))
def test_whatever_the_pupil_does_the_teacher_goes_on(seed: int) -> None:
    state = played(Random(seed), well=seed % 5 / 5)
    states = [begun()]
    for action in state.actions:
        before = states[-1].board
        if isinstance(action, YuckBack):
            assert before.meal > FROM_MISTAKES
        if isinstance(action, YuckFront):
            assert before.meal == YUCK_MEAL
        if isinstance(action, StrictMenu):
            assert (before.meal, (action.group, action.food)) == (MENU_MEAL, MENU)
        if isinstance(action, Medicine):
            assert before.rows[action.group].crosses == 2
        states.append(apply(states[-1], action)[0])
    meals = {each.board.meal for each in states}
    assert YUCK_MEAL not in meals or any(isinstance(action, YuckFront) for action in state.actions)


def test_at_another_table_the_teacher_serves_all_the_same() -> None:
    config = Config()
    state = new_game(config, shuffle(config, Random(3)).draw_rest().deal())
    rng = Random(3)
    while outcome(state) is None:
        if state.board.phase in (Phase.PREPARE, Phase.RETURN):
            actions = TEACHER.decide(view(state, Role.DOCTOR), rng).actions
        else:
            actions = (next(action for action in legal_actions(state) if isinstance(action, Take)),)
        for action in actions:
            state, _ = apply(state, action)


@pytest.mark.parametrize(
    "changed",
    [
        {"access": Access.OPEN},
        {"variant": Variant.COMPLICATIONS},
        {"identities": LESSON.identities[:2]},
        {"random_identities": True},
    ],
)
def test_a_lesson_is_closed_to_strangers(changed: dict[str, object]) -> None:
    with pytest.raises(Denied):
        replace(LESSON, **changed)


def test_the_game_after_a_lesson_is_dealt_by_chance() -> None:
    assert LESSON.after() == replace(LESSON, diets=DietsFrom.PRESET)
    assert Options().after() == Options()
