"""How the kernel's people choose, number by number: worked out by hand."""

from itertools import permutations

import numpy as np
import pytest

from doctor_rat.bots.kernel import minds, watch
from doctor_rat.bots.kernel import play as kernel
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, tables
from doctor_rat.bots.kernel.memory import NOISE
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.bots.thinking.population import AssumedWay
from doctor_rat.rules import FOODS, Food, Role, view
from doctor_rat.rules.cards import LEAN_MEAL
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE_MEAL = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse"
LIQUIDS = [food for food in FOODS if food[-1] == "l"]


def bits(*chosen: str) -> int:
    return sum(1 << FOOD_NUMBER[Food(food)] for food in chosen)


def likeness(**changes: object) -> np.ndarray:
    return AssumedWay("likeness", minds.LIKENESS, **changes).vector()  # type: ignore[arg-type]


def test_two_foods_are_alike_by_what_the_traits_weigh() -> None:
    mind = likeness(traits=(1.0, 2.0, 4.0))
    one, *others = (FOOD_NUMBER[Food(food)] for food in ("1bl", "1bl", "4gl", "1gc", "4bc", "4gc"))
    assert [minds.alike(mind, one, other) for other in others] == [7.0, 1.0, 2.0, 4.0, 0.0]


def test_sums_grow_with_what_was_seen_and_means_do_not() -> None:
    """The second group's own food is 2gv; a red liquid was bad for it."""
    p = position(view(play(begin(PAIR, PILE), ONE_MEAL), Role.DOCTOR))
    seen = {food: FOOD_NUMBER[Food(food)] for food in ("2gc", "2rl", "4rl")}
    added = {food: minds.likeness_to_good(p, likeness(bad=0.5), 1, at) for food, at in seen.items()}
    assert added == {"2gc": 2 - 0.5 * 1, "2rl": 1 - 0.5 * 3, "4rl": 0 - 0.5 * 2}
    # The first group: its own 1bl and a good 1bc, the average of two foods.
    mean = likeness(average=True)
    assert minds.likeness_to_good(p, likeness(), 0, FOOD_NUMBER[Food("1bl")]) == 3 + 2
    assert minds.likeness_to_good(p, mean, 0, FOOD_NUMBER[Food("1bl")]) == (3 + 2) / 2
    without = likeness(average=True, own=0.0)
    assert minds.likeness_to_good(p, without, 0, FOOD_NUMBER[Food("1bl")]) == 2


def test_a_lesson_is_worth_what_it_tells_good_from_bad() -> None:
    """Only liquids will be good. A good liquid shows that; a bad cheese does half as much, and a good one harms."""
    later = bits(*LIQUIDS)
    mind = likeness(bad=1.0, traits=(1.0, 0.0, 0.0))
    liquid, cheese = FOOD_NUMBER[Food("1bl")], FOOD_NUMBER[Food("1bc")]
    assert minds.lesson(mind, liquid, 1, later) == pytest.approx(1.0)
    assert minds.lesson(mind, cheese, 0, later) == pytest.approx(0.5)
    assert minds.lesson(mind, cheese, 1, later) == pytest.approx(-0.5)
    colours = likeness(traits=(0.0, 0.0, 1.0))
    assert minds.lesson(colours, liquid, 1, later) == pytest.approx(0.0), "every color has as many liquids"
    assert minds.lesson(mind, liquid, 1, 0) == minds.lesson(mind, liquid, 1, (1 << 60) - 1) == 0.0


def test_the_centre_draws_and_nothing_else_does() -> None:
    gains = np.zeros((2, 4))
    minds.sway(likeness(centre=0.6), 2, gains)
    assert gains.tolist() == [[0.6, 0.6, 0.0, 0.0]] * 2
    minds.sway(np.array([0.1, 0.0]), 2, gains)
    assert gains[0, 0] == 0.6, "rats who reckon have no row of their own"


def test_one_after_the_other_takes_the_best_that_is_left() -> None:
    gains = np.array([[0.9, 0.8, 0.1], [0.9, 0.2, 0.1], [0.9, 0.8, 0.7]])
    chosen = np.empty(3, dtype=np.int64)
    kernel.share_out(gains, 0, chosen)
    assert chosen.tolist() == [0, 1, 2]
    kernel.share_out(gains, minds.TOGETHER, chosen)
    assert chosen.tolist() == [1, 0, 2], "together they do better"


@pytest.mark.parametrize("groups", [2, 3])
def test_in_any_order_every_order_comes_up(groups: int) -> None:
    kernel.seed_noise(1)
    every = {minds.turn_of(likeness(alone=True), groups) for _ in range(100)}
    assert {tuple(minds.ORDERS[turn, :groups]) for turn in every} == set(permutations(range(groups)))
    assert minds.turn_of(likeness(), groups) == minds.TOGETHER
    for turn in every:
        assert minds.ORDERS[minds.opposite(turn, groups), :groups].tolist() == [*reversed(minds.ORDERS[turn, :groups])]


def test_a_conflict_is_when_someone_s_best_is_gone() -> None:
    orders, chosen = np.array([[0, 1, 2], [0, 2, 1], [2, 0, 1]]), np.empty(3, dtype=np.int64)
    assert minds.assign_alone(orders, 0b111, 0, chosen)
    assert chosen.tolist() == [0, 2, 1]
    assert minds.assign_alone(orders, 0b111, 5, chosen)
    assert chosen.tolist() == [1, 0, 2]
    assert not minds.assign_alone(orders, 0b110, 0, chosen[:2])
    assert chosen[:2].tolist() == [1, 2]


def test_where_any_group_may_come_first_an_offer_is_worth_the_average() -> None:
    """The doctor ranks offers for an order that luck decides; the scores must not depend on it."""
    p = position(view(begin(PAIR, PILE), Role.DOCTOR))
    size = kernel.MAX_OFFERS
    known = tables()

    def scores(seed: int) -> list[float]:
        found, offers = np.empty(size), np.empty((size, 3), dtype=np.int64)
        kernel.seed_noise(seed)
        mind = likeness(alone=True)
        mind[NOISE] = 0.0
        return list(found[: kernel.rank_offers(known.masks, known.likeness, p, mind, found, offers)])

    first, *others = (scores(seed) for seed in range(8))
    assert all(each == pytest.approx(first) for each in others)


def test_whoever_comes_later_chooses_from_fewer() -> None:
    gains, cold = np.array([1.0, 1.0, 0.0]), 1e-6
    taken = np.array([0, 1, -1])
    assert watch.alone(gains, 1, cold, taken, 1, minds.TOGETHER) == pytest.approx(0.5)
    assert watch.alone(gains, 1, cold, taken, 1, 0) == pytest.approx(1.0)
    assert watch.alone(gains, -1, cold, taken, 2, 0) == 1.0
    # The other way round, the second group came first.
    assert watch.alone(gains, 1, cold, taken, 1, 1) == pytest.approx(0.5)


def test_slips_are_single_groups_and_the_rest_is_as_before() -> None:
    """Two of three choose; a stray group takes each of four foods with a chance of 1/4."""
    own, taken = np.array([0.5, 0.2, 1.0]), np.array([0, 1, -1])
    assert watch.mix(0.3, own, taken, 4, 0.0) == pytest.approx(0.3)
    stray = (2 / 3 * 0.5 + 1 / 3 / 4) * (2 / 3 * 0.2 + 1 / 3 / 4)
    assert watch.mix(0.3, own, taken, 4, 0.1) == pytest.approx(0.9**2 * 0.3 + (1 - 0.9**2) * stray)


def test_a_doctor_foresees_neither_errors_nor_whims() -> None:
    p = position(view(begin(PAIR, PILE), Role.DOCTOR))
    rats = np.concatenate([likeness(noise=0.4), AssumedWay("centre", noise=0.1, centre=20.0, slip=0.2).vector()])
    foreseen = np.empty_like(rats)
    kernel.foresee(tables().masks, p, rats, foreseen, np.empty(p.weights.shape[1]))
    for start in (0, minds.SIZE):
        assert foreseen[start + NOISE] == foreseen[start + minds.SLIP] == 0.0
    assert foreseen[minds.SIZE + minds.CENTRE] == 20.0


def test_what_is_left_for_the_next_meal_counts_by_group() -> None:
    """After their foods the first group will want 2rv, the second 3gc; only what nobody takes is left."""
    p = position(view(begin(PAIR, PILE), Role.DOCTOR))
    laid = numbers(foods("1bc 2rl 3gc 2rv"))
    later = np.zeros((2, 4), dtype=np.int64)
    later[0, :], later[1, :] = bits("2rv"), bits("3gc")
    mask = bits("1bc", "2rl", "3gc", "2rv")
    assert kernel.provision(p, mask, laid, later, np.array([0, 1])) == 2 * kernel.PROVISION
    assert kernel.provision(p, mask, laid, later, np.array([0, 2])) == kernel.PROVISION
    p.counts[kernel.MEAL] = LEAN_MEAL - 1
    assert kernel.provision(p, mask, laid, later, np.array([0, 2])) == kernel.PROVISION_LEAN


def test_medicine_is_for_two_crosses_and_lies_where_it_covers_most() -> None:
    p = position(view(begin(PAIR, PILE), Role.DOCTOR))
    p.symbols[0, :4] = 1, 0, 1, 1
    p.lengths[0], p.crosses[0] = 4, 1
    kernel.medicate(p)
    assert p.counts[kernel.MEDICINE] == 1, "one cross hurts nobody"
    p.crosses[0] = 3
    kernel.medicate(p)
    assert p.symbols[0, :4].tolist() == [1, 0, 0, 0]
    assert (p.crosses[0], p.counts[kernel.MEDICINE]) == (1, 0)


def test_the_group_in_most_danger_is_saved_first() -> None:
    """One token, two bad foods: blue or red is good for the first group, no liquid for the second."""
    p = position(view(play(begin(PAIR, PILE), "doctor offer 3gc 2rl, doctor serve"), Role.DOCTOR))
    for crosses, saved in (((0, 2), 1), ((2, 0), 0)):
        plates = numbers(foods("3gc 2rl"))
        q = kernel.copy_position(p)
        q.crosses[:], q.counts[kernel.YUCK] = crosses, 1
        q.trash[:2], q.counts[kernel.TRASH] = numbers(foods("4yv 1bc")), 2
        kernel.save_with_yuck(tables().masks, q, plates, np.array([0.0, 0.0]), -1)
        assert [FOODS[food] for food in plates][1 - saved] == ("3gc", "2rl")[1 - saved]
        assert FOODS[plates[saved]] != ("3gc", "2rl")[saved]
        assert q.counts[kernel.YUCK] == 0
