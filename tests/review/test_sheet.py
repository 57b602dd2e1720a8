"""The deduction sheet of a running game."""

import pytest

from doctor_rat.belief import beliefs
from doctor_rat.review import sheet
from doctor_rat.rules import Role, Variant, diets_for, roles, view
from review.games import PAIR, random_reviews
from stage import begin, play

MEAL = "doctor offer 1bc 2rc, doctor serve, 0 take 1bc, 1 take 2rc, doctor analyse"
RATS = view(play(begin(PAIR, "1rc 1bc 2rc 2rv"), MEAL), Role.GROUP_1)


def test_impossible_diets_are_crossed_out_in_an_order_that_says_nothing() -> None:
    for group, identity, belief in zip(sheet(RATS, odds=False), RATS.config.identities, beliefs(RATS), strict=True):
        shown = [entry.diet for entry in group.possible]
        assert shown == [str(diet) for diet in diets_for(identity) if diet in belief.weights]
        assert {entry.chance for entry in group.possible} == {None}
        assert len(shown) < 237


def test_odds_come_likeliest_first() -> None:
    for group, belief in zip(sheet(RATS, odds=True), beliefs(RATS), strict=True):
        assert [entry.diet for entry in group.possible] == list(map(str, belief.weights))
        chances = [entry.chance for entry in group.possible]
        assert chances == pytest.approx(list(belief.weights.values()), abs=1e-4)


def test_diets_that_judge_alike_are_all_listed() -> None:
    (first, *_) = sheet(view(begin(PAIR), Role.GROUP_0), odds=False)
    assert {"mandatory:c+l", "forbidden:v"} <= {entry.diet for entry in first.possible}


def test_a_colleagues_sheet_knows_the_other_diet() -> None:
    seen = view(begin("1bl=step 2gv=forbidden:4", variant=Variant.COLLEAGUES), Role.COLLEAGUE_0)
    mine, other = sheet(seen, odds=True)
    assert len(mine.possible) == 236
    assert [(entry.diet, entry.chance) for entry in other.possible] == [("forbidden:4", 1)]


@pytest.mark.parametrize("role", [Role.DOCTOR, Role.SPECTATOR])
def test_others_have_no_sheet(role: Role) -> None:
    with pytest.raises(ValueError, match="no deduction sheet"):
        sheet(view(begin(PAIR), role), odds=True)


def test_the_true_diet_is_never_crossed_out() -> None:
    for _, states in random_reviews()[::3]:
        for state in states[:-1:5]:
            for role in roles(state.config):
                if role in (Role.DOCTOR, Role.SPECTATOR):
                    continue
                shown = sheet(view(state, role), odds=False)
                for group, diet in zip(shown, state.deal.diets, strict=True):
                    assert str(diet) in {entry.diet for entry in group.possible}
