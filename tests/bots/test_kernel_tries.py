"""What the kernel tries out, in positions whose outcome follows from the rules: an exam, or the meal before it."""

from itertools import combinations, permutations, product
from math import comb
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from doctor_rat.bots.kernel import plan, weigh
from doctor_rat.bots.kernel import play as kernel
from doctor_rat.bots.kernel.cards import CARD_NUMBER
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, diet_numbers, tables
from doctor_rat.bots.kernel.memory import LITERAL
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.bots.levels.oracle.colony import certain
from doctor_rat.bots.thinking.odds import chance, gain
from doctor_rat.rules import (
    FOODS,
    Alternating,
    Colour,
    Complication,
    Diet,
    Food,
    Group,
    Role,
    Type,
    View,
    diets_for,
    parse_diet,
    view,
)
from doctor_rat.rules.cards import EXAM
from stage import begin, foods

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
IDENTITIES = foods("1bl 2gv")
DIETS = parse_diet("mandatory:rb"), parse_diet("forbidden:l")
TRIES = 6
LITERAL_RATS = np.zeros((TRIES, 2))
SEEDS = np.arange(TRIES)
# Everything red or blue that isn't liquid is good for both groups, every other liquid bad for both.
FINE = [food for food in FOODS if food.colour in (Colour.RED, Colour.BLUE) and food.type is not Type.LIQUID]


def doctor_sees(meal: int = EXAM, stock: str = "", trash: str = "", diets: tuple[Diet, ...] = DIETS) -> View:
    state = begin(PAIR)
    state = replace(state, deal=replace(state.deal, diets=diets))
    board = replace(state.board, meal=meal, trash=foods(trash), stock=len(stock.split()))
    return view(replace(state, board=board, desk=replace(state.desk, stock=foods(stock))), Role.DOCTOR)


def table(meal: int = EXAM, stock: str = "", trash: str = "", pile: list[Food] | None = None) -> kernel.Position:
    """Rats who know their diets."""
    p = position(doctor_sees(meal, stock, trash), certain(IDENTITIES, DIETS))
    return p if pile is None else p._replace(pile=numbers(pile))


def known() -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    found = tables()
    return found.masks, found.likeness


def on_the_brink(stock: str = "", trash: str = "") -> kernel.Position:
    """The meal before the exam. One more cross loses for the first group; all foods still to come are good."""
    p = table(EXAM - 1, stock, trash, [food for food in FINE if food not in foods(f"{stock} {trash}")])
    p.crosses[0], p.lengths[0], p.symbols[0, :2] = 2, 2, 1
    return p


def worlds(rng: Random, count: int) -> tuple[NDArray[np.int64], list[tuple[Diet, Diet]]]:
    """Any two diets, as numbers and as such."""
    drawn = [(rng.choice(diets_for(IDENTITIES[0])), rng.choice(diets_for(IDENTITIES[1]))) for _ in range(count)]
    places = [diet_numbers(identity) for identity in IDENTITIES]
    return np.array([[places[0][one], places[1][two]] for one, two in drawn]), drawn


def test_unseen_foods_are_shuffled_and_drawn_ones_stay() -> None:
    p = table()
    p.counts[kernel.DRAWN] = 7
    q = plan.shuffled(p, 3)
    assert q.pile[:7].tolist() == p.pile[:7].tolist()
    assert q.pile[7:].tolist() != p.pile[7:].tolist()
    assert sorted(q.pile) == sorted(p.pile)
    assert plan.shuffled(p, 3).pile.tolist() == q.pile.tolist()
    assert plan.shuffled(p, 4).pile.tolist() != q.pile.tolist()


def test_in_a_world_the_stock_comes_from_the_end_of_what_is_unseen() -> None:
    p = table()
    diets = np.array([5, 9])
    q = weigh.as_seen(p, diets, 4, 2, 11)
    assert q.truth.tolist() == [5, 9]
    assert q.pile[:2].tolist() == p.pile[:2].tolist(), "what is shown isn't shuffled"
    assert sorted(q.pile) == sorted(p.pile)
    assert q.counts[kernel.STOCK] == 4
    assert q.stock[:4].tolist() == q.pile[::-1][:4].tolist()
    assert p.counts[kernel.STOCK] == 0, "the position itself is as before"


@pytest.mark.parametrize("trash", ["", "1yl 4gc"])
def test_in_the_exam_an_offer_wins_if_it_has_a_good_food_for_each(trash: str) -> None:
    """By the rules, for rats who know their diets: two of the foods on the table, one good for each group."""
    stock = "1bc 2rl 3gc 4yl 2rv"
    p = table(stock=stock, trash=trash)
    for places in combinations(range(5), 2):
        on_table = [*(foods(stock)[place] for place in places), *foods(trash)]
        feeds = any(
            all(diet.accepts(food, own, EXAM) for diet, food, own in zip(DIETS, pair, IDENTITIES, strict=True))
            for pair in permutations(on_table, 2)
        )
        won = plan.try_offer(*known(), p, np.array(places), LITERAL_RATS, SEEDS)
        assert won.tolist() == [float(feeds)] * TRIES, on_table


def test_a_bad_stock_is_lost_and_a_thrown_one_is_not() -> None:
    p = on_the_brink("1yl 2gl 3ol 4yl")
    p.counts[[kernel.YUCK, kernel.MEDICINE]] = 1, 0
    assert plan.try_offer(*known(), p, np.array([0, 1]), LITERAL_RATS, SEEDS).tolist() == [0.0] * TRIES
    assert plan.try_yuck_front(*known(), p, LITERAL_RATS, SEEDS).tolist() == [1.0] * TRIES


def test_medicine_makes_room_for_one_more_cross() -> None:
    p = on_the_brink()
    p.counts[[kernel.YUCK, kernel.MEDICINE]] = 0, 1
    centre = numbers(foods("1gc 2gc"))
    without = plan.try_serving(*known(), p, centre, 2, -1, -1, -1, -1, LITERAL_RATS, SEEDS)
    laid = plan.try_serving(*known(), p, centre, 2, -1, -1, 0, 0, LITERAL_RATS, SEEDS)
    assert (without.tolist(), laid.tolist()) == ([0.0] * TRIES, [1.0] * TRIES)


def test_what_is_given_by_strict_menu_is_eaten() -> None:
    """Rats who have it the wrong way around would swap the foods."""
    p = on_the_brink()._replace(weights=certain(IDENTITIES, (parse_diet("forbidden:ro"), parse_diet("forbidden:c"))))
    p.counts[[kernel.YUCK, kernel.MEDICINE]] = 0, 0
    centre = numbers(foods("1rl 2gc"))
    taken = plan.try_serving(*known(), p, centre, 2, -1, -1, -1, -1, LITERAL_RATS, SEEDS)
    q = kernel.copy_position(p)
    plates = np.array([FOOD_NUMBER[Food("1rl")], 0])
    kernel.choose(known()[0], q, centre, 2, LITERAL, plates, 0)
    assert taken.tolist() == [0.0] * TRIES
    assert [FOODS[number] for number in plates] == list(foods("1rl 2gc"))


def test_a_food_sent_back_is_replaced_by_a_good_one() -> None:
    p = on_the_brink(trash="1bc")
    p.counts[[kernel.YUCK, kernel.MEDICINE]] = 1, 0
    chosen = numbers(foods("1gc 2gc"))
    banned = 1 << FOOD_NUMBER[Food("1gc")]
    let = plan.try_return(*known(), p, chosen, -1, 0, -1, LITERAL_RATS, SEEDS)
    sent = plan.try_return(*known(), p, chosen, 0, banned, -1, LITERAL_RATS, SEEDS)
    assert (let.tolist(), sent.tolist()) == ([0.0] * TRIES, [1.0] * TRIES)


@pytest.mark.parametrize("meal", [2, EXAM])
def test_a_literal_plan_is_one_that_no_other_beats(meal: int) -> None:
    """By brute force over all plans; the second food of the trash is as good as one of the center's."""
    seen = doctor_sees(meal, trash="4gl 2yv 3bc")
    centre, rng = foods("1rl 2gc"), np.random.default_rng(meal)
    on_table = (*centre, *seen.board.trash)
    for _ in range(5):
        weights = rng.dirichlet(np.full(len(diets_for(IDENTITIES[0])), 0.1), size=2)
        p = position(seen, weights)
        p.crosses[:] = 2, 0
        gains = [
            [gain(chance(seen, weights, Group(group), food), crosses, meal) for food in on_table]
            for group, crosses in enumerate((2, 0))
        ]
        promised = {(one, two): gains[0][one] + gains[1][two] for one, two in permutations(range(5), 2)}
        best = max(promised.values())
        for plates, sum_of_gains in promised.items():
            taken = numbers([on_table[place] for place in plates])
            literal = bool(plan.is_literal(known()[0], p, numbers(centre), 2, taken))
            assert literal == (sum_of_gains > best - 1e-9), plates


def test_rats_without_noise_always_take_the_one_best_plan() -> None:
    p = table()
    centre, good = numbers(foods("1rl 2gc")), numbers(foods("1rl 2gc"))
    assert plan.count_matches(known()[0], p, centre, 2, good, LITERAL, 20) == 20
    assert plan.count_matches(known()[0], p, centre, 2, good[::-1].copy(), LITERAL, 20) == 0
    with_noise = plan.count_matches(known()[0], p, centre, 2, good, np.array([5.0, 0.0]), 200)
    assert 20 < with_noise < 180, "with errors this wide it is nearly a toss"


def test_in_the_exam_a_plan_wins_where_all_its_foods_are_good() -> None:
    """In each world by its own diets, as the rules judge them."""
    drawn, diets = worlds(Random(4), 200)
    plates = foods("2rl 3gc")
    p = table()
    status = np.full(2, weigh.CHOSEN)
    rest = (0, 0, numbers(()), 0, numbers(plates), status, kernel.NOTHING, -1)
    won = weigh.try_plan(*known(), p, drawn, *rest, np.zeros((200, 2)), np.arange(200))
    good = [
        all(diet.accepts(food, own, EXAM) for diet, food, own in zip(pair, plates, IDENTITIES, strict=True))
        for pair in diets
    ]
    assert won.tolist() == [float(each) for each in good]
    assert 10 < sum(good) < 190


def test_who_is_still_free_takes_beside_those_who_have_chosen() -> None:
    p = table(trash="4gl 2yv")
    plates = numbers(foods("1bc 1bc"))
    status = np.array([weigh.CHOSEN, weigh.FREE])
    lost = weigh.choose_rest(known()[0], p, numbers(foods("2rl")), 1, LITERAL, plates, status, kernel.NOTHING)
    assert not lost
    assert [FOODS[number] for number in plates] == list(foods("1bc 2yv")), "the one food there that isn't liquid"
    left = [FOODS[number] for number in p.trash[: p.counts[kernel.TRASH]]]
    assert left == list(foods("2rl 4gl"))


@pytest.mark.rule("6.7")
def test_a_wrong_prediction_is_eaten_by_whoever_made_it() -> None:
    """The first group predicts the second's verdict, in the exam: if it is wrong, it eats that food after its own."""
    drawn, diets = worlds(Random(9), 200)
    one, two = foods("2rl 3bc")
    p = table()
    p.cards[0] = CARD_NUMBER[Complication.MEGALOMANIA]
    expected: dict[bool, list[float]] = {True: [], False: []}
    for (first, second), said in product(diets, (True, False)):
        good = second.accepts(two, IDENTITIES[1], EXAM)
        own = first.accepts(one, IDENTITIES[0], EXAM)
        other = good if said == good else first.accepts(two, one, EXAM)
        expected[said].append(float(own and other))
    for said, mask in ((True, 0b10), (False, 0)):
        rest = (0, numbers((one, two)), kernel.NOTHING, 0, mask)
        won = weigh.try_prediction(*known(), p, drawn, *rest, np.zeros((200, 2)), np.arange(200))
        assert won.tolist() == expected[said]
    assert expected[True] != expected[False]


OFFERED = numbers(foods("1bl 3gc"))
SLIP = 0.1


def offered(hidden: int, worlds: NDArray[np.int64], pile: list[Food], trust: float, offer: NDArray[np.int64]) -> float:
    p = table(pile=pile)
    extra = len(offer) > 2
    found = weigh.weigh_offer(*known(), p, worlds, hidden, offer, extra, trust, SLIP, np.arange(len(worlds)))
    assert np.ptp(found) < 1e-9
    return float(found[0])


def test_a_doctor_who_tells_no_offers_apart_makes_each_as_often() -> None:
    drawn, _ = worlds(Random(1), 5)
    for hidden in (1, 3):
        assert offered(hidden, drawn, FINE, 0.0, OFFERED) == pytest.approx(1 / comb(2 + hidden, 2))
    three = numbers(foods("1bl 3gc 2yv"))
    assert offered(2, drawn, FINE, 0.0, three) == pytest.approx(1 / comb(4, 2)), "one of three wasn't his choice"


def test_an_offer_is_likely_where_it_feeds_all_and_a_slip_where_another_would() -> None:
    """Besides what he offered, the doctor had a liquid, useful only if the second group can't eat cheese."""
    places = [diet_numbers(identity) for identity in IDENTITIES]
    meant = np.array([[places[0][DIETS[0]], places[1][DIETS[1]]]])
    other = np.array([[places[0][DIETS[0]], places[1][parse_diet("forbidden:c")]]])
    pile = list(foods("2ol"))
    assert offered(1, meant, pile, 1.0, OFFERED) == pytest.approx(1 - SLIP + SLIP / 3)
    assert offered(1, other, pile, 1.0, OFFERED) == pytest.approx(SLIP / 3)


def test_what_is_good_next_time_is_asked_of_the_rules() -> None:
    """An alternating diet wants another food in the next meal."""
    turns = next(diet for diet in diets_for(IDENTITIES[0]) if isinstance(diet, Alternating))
    p = position(doctor_sees(3, diets=(turns, DIETS[1])))
    eaten = foods("1bc 2yl")
    later = np.empty((2, 2), dtype=np.int64)
    kernel.good_later(known()[0], p, numbers(eaten), 2, later)
    for group, diet in enumerate((turns, DIETS[1])):
        for at, before in enumerate(eaten):
            good = {food for number, food in enumerate(FOODS) if int(later[group, at]) >> number & 1}
            assert good == {food for food in FOODS if diet.accepts(food, before, 4)}
