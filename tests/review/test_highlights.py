"""What a review highlights: every key by hand, and each true in random games."""

from collections.abc import Callable

import pytest

from doctor_rat.belief import beliefs
from doctor_rat.review import ARGUMENTS, Choosing, Highlight, Review, ReviewKey
from doctor_rat.review.odds import behavior
from doctor_rat.rules import Eaten, Food, Group, Role, State, Variant, view
from review.games import random_reviews, scripted, told

OFFER = "doctor offer {}, doctor serve, 0 take {}, 1 take {}"
MEAL = f"{OFFER}, doctor analyse"
PILE = "1rc 1gc 2rc 2rv 3bc 3rv 2bc 1gv 4gv 3gc"
"""1rc in the trash, then three foods per meal. Group 0 may eat red or blue, group 1 no liquids."""


def arguments(found: Review, key: ReviewKey) -> list[dict[str, str | int]]:
    return [highlight.arguments for highlight in told(found, key)]


def test_every_key_lists_its_arguments() -> None:
    assert set(ARGUMENTS) == set(ReviewKey)


@pytest.mark.parametrize("key", list(ReviewKey))
def test_every_key_has_exactly_its_arguments(key: ReviewKey) -> None:
    reviews = [review for review, _ in random_reviews()]
    found = [highlight for review in (*reviews, saved(), unlucky()) for highlight in told(review, key)]
    assert found, "no game brings it"
    for highlight in found:
        assert tuple(highlight.arguments) == ARGUMENTS[key]


# Yuck!, Medicine, Strict Menu.


def saved() -> Review:
    script = f"{OFFER}, doctor yuck-back 0 1gc, 0 take 1rc, doctor analyse"
    return scripted(PILE, script.format("1gc 2rc", "1gc", "2rc"))


def test_a_bad_food_sent_back_in_time() -> None:
    (highlight,) = told(saved(), ReviewKey.YUCK_BACK_SAVED)
    assert highlight == Highlight(
        ReviewKey.YUCK_BACK_SAVED, {"group": 0, "food": "1gc", "taken": "1rc"}, 1, frame=5, role=Role.DOCTOR
    )


def test_a_bad_food_sent_back_for_another() -> None:
    script = f"{OFFER}, doctor yuck-back 0 1gc, 0 take 1yc, doctor analyse".format("1gc 2rc", "1gc", "2rc")
    found = scripted("1yc 1gc 2rc 2rv", script)
    assert arguments(found, ReviewKey.YUCK_BACK_VAIN) == [{"group": 0, "food": "1gc", "taken": "1yc"}]


def test_a_good_food_sent_back() -> None:
    script = f"{OFFER}, doctor yuck-back 1 1gc, 1 take 2rc, doctor analyse".format("1gc 2rc", "1rc", "1gc")
    assert arguments(scripted(PILE, script), ReviewKey.YUCK_BACK_WRONG) == [{"group": 1, "food": "1gc"}]


def test_a_colleague_sends_the_others_food_back() -> None:
    script = "0 pass, 1 pass, 0 take 1gc, 1 take 2rc, 0 pass, 1 yuck-back 1gc, 0 take 1rc, 0 pass, 1 pass"
    found = scripted(PILE, script, variant=Variant.COLLEAGUES)
    (highlight,) = told(found, ReviewKey.YUCK_BACK_SAVED)
    assert highlight.role is Role.COLLEAGUE_1


def test_a_stock_thrown_out() -> None:
    """1gc 2gc 3gc suit only group 1; 1rc 1bv 1gv suit both."""
    found = scripted("4gl 1gc 2gc 3gc 1rc 1bv 1gv", "doctor yuck-front")
    assert arguments(found, ReviewKey.YUCK_FRONT) == [{"before": 1, "after": 2}]


def test_a_table_cleared() -> None:
    found = scripted("4gl 1gc 2gc 3gc 1rc 1bv 1gv", "0 yuck-front", variant=Variant.COLLEAGUES)
    (highlight,) = told(found, ReviewKey.YUCK_FRONT)
    assert (highlight.arguments, highlight.role) == ({"before": 1, "after": 2}, Role.COLLEAGUE_0)


def test_medicine_counts_the_crosses_that_it_covers() -> None:
    meals = [MEAL.format("1gc 2rc", "1gc", "2rc"), MEAL.format("3bc 3rv", "3bc", "3rv")]
    meals += ["doctor offer 2bc 1gv, doctor medicine 0 0, doctor serve"]
    found = scripted(PILE, ", ".join(meals))
    assert arguments(found, ReviewKey.MEDICINE) == [{"group": 0, "crosses": 1}]


def test_a_strict_menu_says_how_sure_the_rats_could_be() -> None:
    found = scripted(PILE, "doctor offer 1gc 2rc, doctor strict-menu 0 2rc, doctor serve")
    ((menu),) = arguments(found, ReviewKey.STRICT_MENU)
    assert (menu["group"], menu["food"]) == (0, "2rc")
    assert 0 < int(menu["percent"]) < 100


# What the doctor had.


def test_a_stock_without_anything_good() -> None:
    found = scripted("1yc 1gc 2gc 3yv", "doctor offer 1gc 2gc")
    assert arguments(found, ReviewKey.NO_GOOD) == [{"group": 0}]
    assert told(found, ReviewKey.KEPT_GOOD) == []


def test_a_good_food_kept_back() -> None:
    found = scripted("1yc 1gc 2gc 3rv", "doctor offer 1gc 2gc")
    assert arguments(found, ReviewKey.KEPT_GOOD) == [{"group": 0, "food": "3rv"}]
    assert told(found, ReviewKey.NO_GOOD) == []


def test_a_good_food_in_the_trash_is_enough() -> None:
    found = scripted("1rc 1gc 2gc 3yv", "doctor offer 1gc 2gc")
    assert told(found, ReviewKey.NO_GOOD) == told(found, ReviewKey.KEPT_GOOD) == []


# The plans.


def test_a_likelier_plan_was_there() -> None:
    """At first, foods that share color and type with the identity are likelier than those that share nothing."""
    found = scripted("1yv 2bl 3gc 1gc", "0 take 3gc", variant=Variant.COLLEAGUES, yuck=0)
    (risky,) = told(found, ReviewKey.RISKY)
    assert (risky.arguments, risky.role) == ({"percent": 39, "best": 59}, Role.COLLEAGUE_0)
    assert found.plans[0].best[0].foods == (Food("2bl"),)


def unlucky() -> Review:
    """Two liquids of two colors were good, so it is unlikely that only quantity 4 is forbidden."""
    pile = "1yv 2rl 1gv 1gc 3gl 2gc 3gv 4rl 1bc 3yv"
    script = "0 take 2rl, 1 take 1gv, 1 take 2gc, 0 take 3gl, 0 take 4rl, 1 take 1bc"
    return scripted(pile, script, "1bl=forbidden:4 2gv=forbidden:l", Variant.COLLEAGUES, yuck=0)


def test_a_cross_that_could_hardly_be_foreseen() -> None:
    (highlight,) = told(unlucky(), ReviewKey.UNLUCKY)
    assert highlight == Highlight(ReviewKey.UNLUCKY, {"percent": 92}, 3, frame=5, role=Role.COLLEAGUE_0)


def test_a_cross_against_the_odds_is_unlucky() -> None:
    for found, _ in random_reviews():
        for highlight in told(found, ReviewKey.UNLUCKY):
            plan = plan_of(found, highlight)
            assert plan.good is False
            assert plan.chance >= 0.8


def plan_of(found: Review, highlight: Highlight) -> Choosing:
    return next(plan for plan in found.plans if plan.role is highlight.role and plan.done == highlight.frame)


def test_a_certain_plan() -> None:
    seen = 0
    for found, states in random_reviews():
        for highlight in told(found, ReviewKey.SURE):
            plan = plan_of(found, highlight)
            board = states[plan.frame].board
            for serving in plan.chosen:
                belief = beliefs(view(states[plan.frame], plan.role))[serving.group]
                if len(serving.foods) == 1:
                    last = board.rows[serving.group].last
                    assert all(diet.accepts(serving.foods[0], last, board.meal) for diet in belief.weights)
                    seen += 1
    assert seen


def test_a_safe_food_missed() -> None:
    for found, states in random_reviews():
        for highlight in told(found, ReviewKey.MISSED_SAFE):
            plan = plan_of(found, highlight)
            group, food = Group(int(highlight.arguments["group"])), Food(str(highlight.arguments["food"]))
            taken = {food for serving in plan.chosen for food in serving.foods}
            assert food not in taken
            assert highlight.arguments["taken"] in taken
            board = states[plan.frame].board
            assert food in board.centre + board.trash + board.madness
            plate = next(serving.foods for serving in plan.chosen if serving.group == group)
            if len(plate) == 1:
                belief = beliefs(view(states[plan.frame], plan.role))[group]
                assert belief.ruled_out(food, good=True) == 0


# What was learned, and the end.


def check_lesson(found: Review, states: tuple[State, ...], highlight: Highlight) -> None:
    assert highlight.role is not None
    group = int(highlight.arguments["group"])
    counts = [
        len(beliefs(view(states[place], highlight.role))[group].weights)
        for place in (highlight.frame - 1, highlight.frame)
    ]
    assert [highlight.arguments["before"], highlight.arguments["after"]] == counts
    assert len([other for other in told(found, ReviewKey.LESSON) if other.role is highlight.role]) == 1
    eaten = states[highlight.frame].board.rows[group].eaten
    assert highlight.arguments["food"] in {entry.food for entry in eaten}


def check_known(found: Review, states: tuple[State, ...], highlight: Highlight) -> None:
    assert highlight.role is not None
    group = int(highlight.arguments["group"])
    before, after = (
        {behavior(diet) for diet in beliefs(view(states[place], highlight.role))[group].weights}
        for place in (highlight.frame - 1, highlight.frame)
    )
    assert len(before) > 1
    assert after == {behavior(states[0].deal.diets[group])}


def check_turning_point(found: Review, states: tuple[State, ...], highlight: Highlight) -> None:
    assert abs(int(highlight.arguments["after"]) - int(highlight.arguments["before"])) >= 19
    assert highlight.meal > 1


def check_exam(found: Review, states: tuple[State, ...], highlight: Highlight) -> None:
    assert highlight.meal == 8
    assert states[highlight.frame].board.phase == "choose"
    assert highlight.arguments["groups"] == (1 if found.variant is Variant.COLLEAGUES else len(found.diets))


def check_lost_by(found: Review, states: tuple[State, ...], highlight: Highlight) -> None:
    assert found.outcome is not None
    assert not found.outcome.won
    last = states[-1].board.rows[int(highlight.arguments["group"])].entries[-1]
    assert last == Eaten(Food(str(highlight.arguments["food"])), good=False)


def check_lucky(found: Review, states: tuple[State, ...], highlight: Highlight) -> None:
    plan = plan_of(found, highlight)
    assert plan.good
    assert plan.chance <= 0.2


CHECKS = {
    ReviewKey.LESSON: check_lesson,
    ReviewKey.KNOWN: check_known,
    ReviewKey.TURNING_POINT: check_turning_point,
    ReviewKey.EXAM: check_exam,
    ReviewKey.LOST_BY: check_lost_by,
    ReviewKey.LUCKY: check_lucky,
}


@pytest.mark.parametrize(("key", "check"), CHECKS.items())
def test_what_is_pointed_out_is_so(
    key: ReviewKey, check: Callable[[Review, tuple[State, ...], Highlight], None]
) -> None:
    for found, states in random_reviews():
        for highlight in told(found, key):
            check(found, states, highlight)


def test_a_lost_game_names_its_last_cross() -> None:
    for found, _ in random_reviews():
        assert found.outcome is not None
        assert len(told(found, ReviewKey.LOST_BY)) == (not found.outcome.won)


def test_highlights_follow_the_game() -> None:
    for found, states in random_reviews():
        places = [highlight.frame for highlight in found.highlights]
        assert places == sorted(places)
        for highlight in found.highlights:
            meals = {states[max(highlight.frame - 1, 0)].board.meal, states[highlight.frame].board.meal}
            assert highlight.meal in meals
