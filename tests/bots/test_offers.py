"""How rats interpret what a person serves."""

from itertools import product
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from doctor_rat.belief import clues
from doctor_rat.bots import bot_named
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.thinking.odds import chance
from doctor_rat.bots.thinking.offers import (
    DOCTORS,
    _codes,
    _exactly,
    _in_turn,
    _Read,
    dishes,
    literal_plan,
    read_offers,
)
from doctor_rat.bots.thinking.serving import EASES, RATES, Server, fed, likelihood, reach, stock_size
from doctor_rat.rules import Food, Group, Role, State, View, parse_diet, view
from stage import begin, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"


def served() -> View:
    return view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)


def test_foods_feed_as_many_groups_as_can_have_one_each() -> None:
    assert fed(3, (0b001, 0b001, 0b001)) == 1
    assert fed(3, (0b011, 0b001, 0b000)) == 2
    assert fed(3, (0b111, 0b011, 0b001)) == 3
    assert fed(3, (0, 0, 0)) == 0


@pytest.mark.parametrize("server", [Server(), Server(clear=0.3), Server(careless=0.5), Server(0.3, 0.05)])
@pytest.mark.parametrize("foods", [2, 3])
def test_how_likely_an_offer_is_adds_up_to_one_for_every_kind_of_doctor(server: Server, foods: int) -> None:
    """Over all masks of good foods, weighted by how likely diets of this ease make them; meal 3 has one more food."""
    table = likelihood(2, foods, 4, server)
    for eases in product(range(EASES), repeat=2):
        total = 0.0
        for masks in product(range(1 << foods), repeat=2):
            chance_of = [
                RATES[each] ** mask.bit_count() * (1 - RATES[each]) ** (foods - mask.bit_count())
                for each, mask in zip(eases, masks, strict=True)
            ]
            at = tuple((each << foods) + mask for each, mask in zip(eases, masks, strict=True))
            total += chance_of[0] * chance_of[1] * float(table[at])
        assert total == pytest.approx(1)


def test_a_doctor_who_may_offer_anything_says_nothing() -> None:
    assert np.all(likelihood(2, 2, 4, Server(careless=1.0)) == pytest.approx(1))


def test_foods_that_he_kept_give_him_less_of_a_choice_than_new_ones() -> None:
    """Meal 5 brings none; in meal 1 all are new."""
    assert [stock_size(3, meal) for meal in range(1, 9)] == [4, 5, 6, 7, 4, 5, 6, 7]
    assert [reach(3, meal) for meal in range(1, 9)] == [4, 5, 5, 6, 3, 5, 5, 6]
    assert [reach(2, meal) for meal in (1, 4, 5)] == [3, 5, 3]


def test_with_a_stock_of_just_the_offer_nothing_was_chosen() -> None:
    assert np.all(likelihood(2, 2, 2, Server()) == pytest.approx(1))


def read(seen: View, weights: NDArray[np.float64]) -> _Read:
    return _Read(
        weights=weights,
        foreseen=np.ones_like(weights),
        codes=[_codes(seen, dish) for dish in dishes(seen)],
        meals=[(2, reach(2, 1))],
    )


def test_who_knows_one_diet_learns_from_the_offer_about_the_other() -> None:
    """Group 0 can eat only the blue cheese, so the green one is likely meant for group 1."""
    seen = served()
    weights = believed(seen, clues(seen))
    sure = diet_numbers(seen.config.identities[0])[parse_diet("mandatory:rb")]
    weights[0] = 0.0
    weights[0, sure] = 1.0
    kept = [np.array([sure]), np.arange(weights.shape[1])]
    meaning = _exactly(read(seen, weights), kept)
    green = Food("3gc")
    assert chance(seen, meaning.weights, Group(1), green) > chance(seen, weights, Group(1), green) + 0.08
    assert meaning.weights[0, sure] == pytest.approx(1)


def test_one_offer_is_read_alike_exactly_and_in_turn() -> None:
    seen = served()
    weights = believed(seen, clues(seen))
    kept = [np.arange(weights.shape[1])] * 2
    exact, turn = _exactly(read(seen, weights), kept), _in_turn(read(seen, weights))
    assert list(exact.doctors.values()) == pytest.approx(list(turn.doctors.values()))
    assert set(exact.doctors) == set(DOCTORS)
    assert all(share > 0 for share in exact.doctors.values())
    np.testing.assert_allclose(exact.weights, turn.weights, atol=1e-9)


def test_what_is_given_by_strict_menu_is_good() -> None:
    script = "doctor offer 1bc 3gc, doctor strict-menu 1 3gc, doctor serve"
    seen = view(play(begin(PAIR, PILE), script), Role.GROUP_0)
    meaning = read_offers(seen, list(clues(seen)), dishes(seen))
    assert chance(seen, meaning.weights, Group(1), Food("3gc")) > 0.95


def after(foods: str) -> State:
    one, two = foods.split()
    return play(
        begin(PAIR, PILE), f"doctor offer {one} {two}, doctor serve, 0 take {one}, 1 take {two}, doctor analyse"
    )


def literal(state: State) -> str:
    """What literal rats take, and the verdicts on it, as a script."""
    seen = view(state, Role.GROUP_0)
    plan = literal_plan(seen, believed(seen, clues(seen)), dishes(seen)[-1])
    return ", ".join(f"{group} take {food}" for group, food in plan.items()) + ", doctor analyse"


def person_after(diets: str) -> float:
    state = play(begin(diets, PILE), "doctor offer 1bc 3gc, doctor serve")
    state = play(state, literal(state))
    seen = view(state, Role.GROUP_0)
    return read_offers(seen, list(clues(seen)), dishes(seen)).person()


def test_a_doctor_beside_whom_the_literal_choice_fails_is_rather_a_person() -> None:
    """With the same offer and choice, one diet likes what literal rats take, the other doesn't."""
    assert person_after(PAIR) + 0.02 < person_after("1bl=mandatory:l 2gv=forbidden:c")


def said_of(foods: str, level: str) -> set[str]:
    state = play(begin(PAIR, f"4yv {foods} 2rl"), f"doctor offer {foods}, doctor serve")
    return {reason.key for reason in bot_named(level).decide(view(state, Role.GROUP_0), Random(1)).reasons}


def test_expert_rats_say_what_they_read_into_an_offer() -> None:
    assert {"rats-read-offer", "rats-meant"} <= said_of("1bc 1gv", "expert")
    assert not {"rats-read-offer", "rats-meant"} & said_of("1bc 1gv", "regular")


def test_they_ask_why_only_where_they_have_an_answer() -> None:
    said = said_of("3bl 4gl", "expert")
    assert said
    assert not {"rats-read-offer", "rats-meant"} & said
