"""What rats make of what a person serves."""

from random import Random

import numpy as np
import pytest

from doctor_rat.belief import clues
from doctor_rat.bots import bot_named
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.kernel.tables import diet_numbers
from doctor_rat.bots.odds import chance
from doctor_rat.bots.offers import (
    DOCTORS,
    _codes,
    _eagerness,
    _exactly,
    _fed,
    _in_turn,
    dishes,
    luck_so_far,
    read_offers,
)
from doctor_rat.rules import Food, Group, Role, State, View, parse_diet, view
from stage import begin, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"


def served() -> View:
    return view(play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor serve"), Role.GROUP_0)


def test_foods_feed_as_many_groups_as_can_have_one_each() -> None:
    fed = _fed(3, 3)
    assert fed[0b001, 0b001, 0b001] == 1
    assert fed[0b011, 0b001, 0b000] == 2
    assert fed[0b111, 0b011, 0b001] == 3
    assert fed[0, 0, 0] == 0


def test_how_likely_an_offer_is_adds_up_to_one_for_every_kind_of_doctor() -> None:
    """Over all masks of good foods, each as likely as diets of this ease make it."""
    table = _eagerness(2, 2, 2.0)
    rate = 0.5 / 4
    chances = [rate**good * (1 - rate) ** (2 - good) for good in (0, 1, 1, 2)]
    total = sum(chances[a] * chances[b] * table[a, b] for a in range(4) for b in range(4))
    assert total == pytest.approx(1)
    assert np.all(_eagerness(2, 2, 0.0) == pytest.approx(1))


def test_who_knows_one_diet_learns_from_the_offer_about_the_other() -> None:
    """Group 0 can eat the blue cheese alone; so the green one is likely meant for group 1."""
    seen = served()
    weights = believed(seen, clues(seen))
    sure = diet_numbers(seen.config.identities[0])[parse_diet("mandatory:rb")]
    weights[0] = 0.0
    weights[0, sure] = 1.0
    meaning = read_offers(seen, weights, dishes(seen))
    green = Food("3gc")
    assert chance(seen, meaning.weights, Group(1), green) > chance(seen, weights, Group(1), green) + 0.08
    assert meaning.weights[0, sure] == pytest.approx(1)


def test_one_offer_is_read_alike_exactly_and_in_turn() -> None:
    seen = served()
    weights = believed(seen, clues(seen))
    codes = [_codes(seen, dish) for dish in dishes(seen)]
    kept = [np.arange(weights.shape[1])] * 2
    exact, turn = _exactly(weights, kept, codes, [2]), _in_turn(weights, codes, [2])
    assert exact.doctors == pytest.approx(turn.doctors)
    one_kind = {eager: share for eager, share in exact.doctors.items() if share > 0}
    assert set(one_kind) == set(DOCTORS)
    np.testing.assert_allclose(exact.weights, turn.weights, atol=1e-9)


def test_what_is_given_by_strict_menu_is_good() -> None:
    script = "doctor offer 1bc 3gc, doctor strict-menu 1 3gc, doctor serve"
    seen = view(play(begin(PAIR, PILE), script), Role.GROUP_0)
    weights = believed(seen, clues(seen))
    read = read_offers(seen, weights, dishes(seen)).weights
    assert chance(seen, read, Group(1), Food("3gc")) > 0.95


def after(foods: str) -> State:
    one, two = foods.split()
    return play(
        begin(PAIR, PILE), f"doctor offer {one} {two}, doctor serve, 0 take {one}, 1 take {two}, doctor analyse"
    )


def test_good_verdicts_speak_for_a_doctor_who_foresees_and_bad_ones_against() -> None:
    good, bad = (view(after(foods), Role.GROUP_0) for foods in ("1bc 3gc", "3gc 2rl"))
    assert luck_so_far(good, list(clues(good))) > 1.2
    assert luck_so_far(bad, list(clues(bad))) < 0.5


def test_expert_rats_are_literal_where_all_goes_well_and_say_what_they_read_where_not() -> None:
    well, badly = (
        view(play(after(foods), "doctor offer 2rv 1yc, doctor serve"), Role.GROUP_0) for foods in ("1bc 3gc", "3gc 2rl")
    )
    regular, expert = bot_named("regular"), bot_named("expert")
    assert expert.decide(well, Random(1)).actions == regular.decide(well, Random(1)).actions
    assert "rats-read-offer" not in {reason.key for reason in expert.decide(well, Random(1)).reasons}
    assert "rats-read-offer" in {reason.key for reason in expert.decide(badly, Random(1)).reasons}
