"""The kernel against the rules: the same verdicts, the same beliefs, the same foods in the same places."""

from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots.kernel import play as kernel
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, tables
from doctor_rat.bots.kernel.memory import LITERAL, RECENT
from doctor_rat.bots.kernel.position import believed, numbers, position
from doctor_rat.bots.kernel.start import at_first_sight
from doctor_rat.bots.thinking.odds import best_plan, gains_of, odds_now
from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Analyse,
    Config,
    Food,
    Offer,
    Role,
    Serve,
    State,
    Take,
    apply,
    diets_for,
    new_deal,
    new_game,
    outcome,
    view,
)


@pytest.mark.parametrize("identity", IDENTITIES)
def test_the_masks_say_what_the_rules_say(identity: Food) -> None:
    rng = Random(identity)
    masks = tables().masks[IDENTITIES.index(identity)]
    for number, diet in enumerate(diets_for(identity)):
        for previous in rng.sample(FOODS, 12):
            for meal in (1, 2, 7, 8):
                mask = int(masks[FOOD_NUMBER[previous], meal % 2, number])
                good = {food for at, food in enumerate(FOODS) if mask >> at & 1}
                assert good == {food for food in FOODS if diet.accepts(food, previous, meal)}, (diet, previous, meal)


def play_meal(state: State, rng: Random) -> tuple[State, kernel.Position, int]:
    """One meal without tokens in both engines: the kernel's rats choose, the rules check."""
    p = position(view(state, Role.DOCTOR))
    p = p._replace(pile=numbers(state.deal.pile[state.drawn :]))
    groups = len(state.config.identities)
    places = sorted(rng.sample(range(len(state.desk.stock)), groups))
    foods = tuple(state.desk.stock[place] for place in places)
    centre = np.empty(groups + 1, dtype=np.int64)
    plates = np.empty(groups, dtype=np.int64)
    size = kernel.take_offer(p, np.array(places), centre)
    for action in (Offer("doctor", foods), Serve("doctor")):
        state, _ = apply(state, action)
    assert sorted(FOODS[n] for n in centre[:size]) == sorted(state.board.centre)
    check_choice(state, p, centre, size, plates)
    for group in state.board.groups:
        state, _ = apply(state, Take(group, FOODS[plates[group]]))
    over = kernel.give_verdicts(tables().masks, p, plates)
    state, _ = apply(state, Analyse("doctor"))
    return state, p, over


def check_choice(state: State, p: kernel.Position, centre: object, size: int, plates: np.ndarray) -> None:
    """What the kernel's rats take is worth as much as what the regular ones take."""
    seen = view(state, Role.GROUP_0)
    gains = gains_of(seen, odds_now(seen, believed(seen, clues(seen))))
    best = sum(gains[group][food] for group, food in best_plan(gains).items())
    kernel.choose(tables().masks, p, centre, size, LITERAL, plates, -1)
    taken = sum(gains[group][FOODS[plates[group]]] for group in state.board.groups)
    assert taken == pytest.approx(best)


@pytest.mark.parametrize("groups", [2, 3])
def test_whole_games_go_the_same_way(groups: int) -> None:
    meals = 0
    for seed in range(60):
        rng = Random(seed)
        config = Config(identities=tuple(rng.sample(IDENTITIES, groups)))
        state = new_game(config, new_deal(config, rng))
        while outcome(state) is None:
            state, p, over = play_meal(state, rng)
            meals += 1
            ending = outcome(state)
            assert over == (0 if ending is None else 1 if ending.won else -1)
            if ending is None:
                assert_same(state, p)
    assert meals > 200


def assert_same(state: State, p: kernel.Position) -> None:
    board = state.board
    assert p.crosses.tolist() == [row.crosses for row in board.rows]
    assert [FOODS[n] for n in p.previous] == [row.last for row in board.rows]
    assert sorted(FOODS[n] for n in p.trash[: p.counts[kernel.TRASH]]) == sorted(board.trash)
    assert sorted(FOODS[n] for n in p.stock[: p.counts[kernel.STOCK]]) == sorted(state.desk.stock)
    assert p.counts[kernel.MEAL] == board.meal
    seen = view(state, Role.DOCTOR)
    np.testing.assert_allclose(p.weights, believed(seen, clues(seen)), atol=1e-9)
    recent = [clue for clue in clues(seen) if board.meal - clue.meal <= RECENT]
    np.testing.assert_allclose(remembered(p, forgets=1.0), believed(seen, recent, at_first_sight), atol=1e-9)


def remembered(p: kernel.Position, forgets: float) -> NDArray[np.float64]:
    beliefs = np.empty_like(p.weights)
    kernel.remember(tables().masks, p, np.array([0.0, forgets]), beliefs)
    return beliefs


@st.composite
def gains_and_foods(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """What each group gains from each food, from few values so that many are equal, and the available foods."""
    groups = draw(st.integers(2, 3))
    foods = draw(st.integers(groups, 8))
    gains = draw(
        st.lists(st.lists(st.integers(-1, 3), min_size=foods, max_size=foods), min_size=groups, max_size=groups)
    )
    return gains, sorted(draw(st.sets(st.integers(0, foods - 1), min_size=groups)))


@given(gains_and_foods())
def test_foods_are_shared_out_so_that_all_together_gain_most(case: tuple[list[list[int]], list[int]]) -> None:
    given_gains, foods = case
    gains = np.array(given_gains, dtype=np.float64)
    orders = np.empty(gains.shape, dtype=np.int64)
    chosen = np.empty(len(gains), dtype=np.int64)
    kernel.rank_all(gains, orders)
    value = kernel.assign(gains, orders, np.int64(sum(1 << food for food in foods)), chosen)
    assert len(set(chosen)) == len(gains)
    assert set(chosen) <= set(foods)
    assert value == sum(gains[group, food] for group, food in enumerate(chosen))
    assert value == max(sum(gains[g, food] for g, food in enumerate(plan)) for plan in permutations(foods, len(gains)))


def test_forgetful_rats_remember_a_share_of_older_meals() -> None:
    """In meal 4 each group has one clue it may forget: it does so as often as it should."""
    rng = Random(7)
    state = new_game(Config(), new_deal(Config(), rng))
    for _ in range(3):
        state, _, _ = play_meal(state, rng)
    seen = view(state, Role.DOCTOR)
    p = position(seen)
    kept = believed(seen, clues(seen), at_first_sight)
    lost = believed(seen, [clue for clue in clues(seen) if clue.meal > 1], at_first_sight)
    kernel.seed_noise(1)
    with_it = without = 0
    for _ in range(400):
        weights = remembered(p, forgets=0.7)
        with_it += np.allclose(weights[0], kept[0])
        without += np.allclose(weights[0], lost[0])
    assert not np.allclose(kept[0], lost[0])
    assert with_it + without == 400
    assert 80 < with_it < 160


def test_a_position_after_medicine_and_a_return_is_read_rightly() -> None:
    from stage import begin, play

    state = play(
        begin("1bl=mandatory:rb 2gv=forbidden:l", "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv"),
        """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse""",
    )
    p = position(view(state, Role.DOCTOR))
    assert p.crosses.tolist() == [2, 0]
    assert p.symbols[0, : p.lengths[0]].tolist() == [1, 1]
    kernel.medicate(p)
    assert p.crosses.tolist() == [0, 0]
    covered = play(state, "doctor offer 4yc 4gc, doctor medicine 0 0, doctor serve")
    assert position(view(covered, Role.DOCTOR)).crosses.tolist() == [0, 0]
